"""The cannons of To Glory!"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import tortuga
from tortuga.cli.common import Data, Jobs, processes, progress

app = App(name="to-glory", help="The cannons of To Glory!")


@app.command
def calibrate(
    file: Path,
    *,
    volleys: Annotated[int, Parameter(help="How many for each gun, target, place and heading.")] = 120,
    seed: Annotated[int, Parameter(help="Same seed, same table.")] = 1,
    jobs: Jobs = 1,
    data: Data = None,
) -> None:
    """Compute the gunnery table with the simulator of flying cubes. This takes a while.

    Parameters
    ----------
    file: the data file to write
    """
    from tortuga.games.to_glory.calibrate import calibrate as run
    from tortuga.games.to_glory.calibrate import cells, file_text

    arsenal = tortuga.find("to-glory").load(data).hand
    with progress("gunnery", len(cells())) as advance:
        rates = run(arsenal, volleys, seed, processes(jobs), lambda done, total: advance(done))
    file.write_text(file_text(arsenal, rates, volleys, seed), encoding="utf-8")
    print(f"{file}: {len(rates)} tables of {volleys} volleys each.")
