"""The gunnery table, computed with the simulator.

``calibrate`` fires volleys at one target at a time: for each gun, each target, each place within the gun's reach and
each heading. The error of the hand in a volley's speed is not drawn but cut into slices of speed: for each slice we
count how often a volley hits, lands and knocks the captain off, and the rates of an aim (press point and strength) are
the mean over the slices, weighted by how likely that aim gives each of them. So all aims share the same volleys. A
volley whose cubes all come down far from the target counts as a miss without being flown to its end.

Write the data file with: python -m tools.gunnery.calibrate gunnery.toml --volleys 60 --jobs 2
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from pathlib import Path

import msgspec

import tortuga
from tortuga.games.to_glory.flights import Piece
from tortuga.games.to_glory.simulator import CUBES, MM, Hand, Scene, muzzle, scene_of, spread, where
from tortuga.games.to_glory.state import (
    FACINGS,
    HIT,
    KRAKEN,
    LANDED,
    MISS,
    OFF,
    PRESSES,
    SHIP,
    STRENGTHS,
    STRIDE,
    SURE,
    TOWER,
)
from tortuga.games.to_glory.tables import Arsenal, rate_key
from tortuga.kernel.dice import FastDice

SLICES = 12  # of all speeds with which a volley can reach the target
VOLLEYS = 120  # for each gun, target, place and heading
REACH = 0.1  # metres from the middle of a target: a cube that comes down farther away is a miss
NEAR = 0.06  # metres from the middle of a target: farther away nothing can touch it
WIDEST = 31.0  # degrees off the line of fire: beyond that a target is hardly ever hit
FARTHEST = 8  # hexes
LEAST = 5  # parts of SURE: less likely results are left out
START = (-4, 0)  # where the gun stands, facing east

Progress = Callable[[int, int], None]  # cells done, cells in all


class Cell(msgspec.Struct, frozen=True):
    """One target at one place before one gun."""

    gun: int
    target: int
    ahead: int
    aside: int
    heading: int


def places() -> list[tuple[int, int]]:
    """Where targets can stand before a gun: hexes ahead, and hexes aside to the right."""
    found = []
    for aside in range(FARTHEST):
        for ahead in range(1, FARTHEST + 1 - aside):
            angle = math.degrees(math.atan2(math.sqrt(3) / 2 * aside, ahead + aside / 2))
            if ahead + aside >= 2 and angle <= WIDEST:
                found.append((ahead, aside))
    return found


def cells() -> list[Cell]:
    """Everything that must be fired at; the rest follows by symmetry (``alike``)."""
    found = []
    for gun in (SHIP, KRAKEN, TOWER):
        for target in (SHIP, KRAKEN, TOWER):
            if gun == target != SHIP:
                continue
            for ahead, aside in places():
                different = [h for h in range(FACINGS) if h == min(alike(target, aside, h))]
                found += [Cell(gun, target, ahead, aside, heading) for heading in different]
    return found


def alike(target: int, aside: int, heading: int) -> set[int]:
    """Headings that look the same: mirrored ones if the target is straight ahead, opposite ones of the square Tower."""
    found = {heading}
    if aside == 0:
        found.add(-heading % FACINGS)
    if target == TOWER:
        found |= {(other + 3) % FACINGS for other in found}
    return found


def calibrate(
    arsenal: Arsenal, volleys: int = VOLLEYS, seed: int = 1, jobs: int = 1, progress: Progress | None = None
) -> dict[str, list[str]]:
    """The rates of all cells, as they are written in the data file."""
    rates: dict[str, list[str]] = {}
    todo = cells()
    for done, (cell, lines) in enumerate(_fire_all(arsenal, todo, volleys, seed, jobs), start=1):
        if any(entry != "-" for line in lines for entry in line.split()):
            for heading in sorted(alike(cell.target, cell.aside, cell.heading)):
                rates[rate_key(cell.gun, cell.target, cell.ahead, cell.aside, heading)] = lines
        if progress is not None:
            progress(done, len(todo))
    return rates


def _fire_all(
    arsenal: Arsenal, todo: list[Cell], volleys: int, seed: int, jobs: int
) -> Iterator[tuple[Cell, list[str]]]:
    if jobs <= 1:
        for number, cell in enumerate(todo):
            yield cell, rates_of(arsenal, cell, volleys, seed * 1_000_003 + number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [
            pool.submit(rates_of, arsenal, cell, volleys, seed * 1_000_003 + number) for number, cell in enumerate(todo)
        ]
        for cell, done in zip(todo, waiting, strict=True):
            yield cell, done.result()


def rates_of(arsenal: Arsenal, cell: Cell, volleys: int, seed: int) -> list[str]:
    """One line per press point, one entry per strength."""
    slices = slice_speeds(arsenal, cell)
    luck = FastDice(seed)
    each = max(1, volleys // SLICES)
    shares = [fire_slice(arsenal, cell, low, high, each, luck) for low, high in slices]
    lines = []
    for press in range(PRESSES):
        entries = []
        for strength in range(STRENGTHS):
            meant = muzzle(arsenal, press, strength)
            deviation = meant * spread(arsenal, press)
            rates = [0.0, 0.0, 0.0]
            for (low, high), share in zip(slices, shares, strict=True):
                likely = _below((high - meant) / deviation) - _below((low - meant) / deviation)
                for level in range(3):
                    rates[level] += likely * share[level]
            hit, landed, off = (round(SURE * rate) for rate in rates)
            entries.append(f"{hit}/{landed}/{off}" if hit >= LEAST else "-")
        lines.append(" ".join(entries))
    return lines


def _below(deviations: float) -> float:
    """The probability that a normal deviate is below this."""
    return (1 + math.erf(deviations / math.sqrt(2))) / 2


def scene_pieces(cell: Cell) -> tuple[list[Piece], int, int]:
    """Gun and target, ships first, and the numbers of gun and target among them."""
    q, r = START
    gun = Piece(cell.gun, q * STRIDE + r, 0, cell.gun == SHIP)
    target = Piece(cell.target, (q + cell.ahead) * STRIDE + r + cell.aside, cell.heading, cell.target == SHIP)
    return ([gun, target], 0, 1) if cell.gun == SHIP else ([target, gun], 1, 0)


def slice_speeds(arsenal: Arsenal, cell: Cell) -> list[tuple[float, float]]:
    """The speeds at which cubes come down near the target, in slices."""
    pieces, gun, target = scene_pieces(cell)
    x, y = where(arsenal, pieces[gun].place)
    tx, ty = where(arsenal, pieces[target].place)
    distance = math.hypot(tx - x, ty - y)
    low = 0.9 * _speed_to(arsenal, cell.gun, max(distance - REACH, 0.015))
    high = 1.12 * _speed_to(arsenal, cell.gun, distance + REACH)
    width = (high - low) / SLICES
    return [(low + i * width, low + (i + 1) * width) for i in range(SLICES)]


def _speed_to(arsenal: Arsenal, gun: int, distance: float) -> float:
    """How fast a cube must leave the gun to come down at this distance from the gun's middle."""
    cannon = arsenal.cannon
    pivot = (cannon.ship_pivot, cannon.kraken_pivot, cannon.tower_pivot)[gun]
    stop = math.radians(cannon.stop_angle)
    span = distance - (pivot[0] - cannon.cup_arm * math.cos(stop)) * MM
    height = (pivot[1] + cannon.cup_arm * math.sin(stop)) * MM
    rise = math.pi / 2 - stop
    return math.sqrt(arsenal.world.gravity * span**2 / (2 * math.cos(rise) ** 2 * (span * math.tan(rise) + height)))


def fire_slice(
    arsenal: Arsenal, cell: Cell, low: float, high: float, volleys: int, luck: FastDice
) -> tuple[float, float, float]:
    """Which shares of the volleys with speeds of this slice at least hit, land, and knock the captain off."""
    pieces, gun, target = scene_pieces(cell)
    scene = scene_of(arsenal, sum(piece.kind == SHIP for piece in pieces))
    hand = arsenal.hand
    counts = [0, 0, 0, 0]
    for i in range(volleys):
        deviates = Hand(luck)
        speed = low + (high - low) * (i + luck.below(1 << 30) / (1 << 30)) / volleys
        elevation = 90 - arsenal.cannon.stop_angle + deviates.normal(hand.volley_elevation)
        direction = deviates.normal(hand.skill * hand.volley_direction)
        scene.lay_out(pieces, [])
        scene.launch(pieces[gun], speed, elevation, direction, deviates)
        if comes_near(scene, pieces[target]):
            scene.skip(empty_air(scene, pieces[target]))
            counts[scene.run(pieces, gun)[0][target]] += 1
        else:
            counts[MISS] += 1
    at_least = [sum(counts[level:]) / volleys for level in (HIT, LANDED, OFF)]
    return at_least[0], at_least[1], at_least[2]


def comes_near(scene: Scene, target: Piece) -> bool:
    """Would any cube come down near the target if nothing were in its way?"""
    x, y = where(scene.arsenal, target.place)
    gravity = scene.arsenal.world.gravity
    for cube in range(CUBES):
        at, dof = scene.cube_qpos[cube], scene.cube_dof[cube]
        cx, cy, cz = scene.data.qpos[at : at + 3].tolist()
        vx, vy, vz = scene.data.qvel[dof : dof + 3].tolist()
        flight = (vz + math.sqrt(vz * vz + 2 * gravity * cz)) / gravity
        if math.hypot(cx + vx * flight - x, cy + vy * flight - y) <= REACH:
            return True
    return False


def empty_air(scene: Scene, target: Piece) -> float:
    """For how many seconds no cube is close to the target or the board."""
    x, y = where(scene.arsenal, target.place)
    gravity = scene.arsenal.world.gravity
    seconds = 0.0
    while True:
        later = seconds + 0.005
        for at, dof in zip(scene.cube_qpos, scene.cube_dof, strict=True):
            cx, cy, cz = scene.data.qpos[at : at + 3].tolist()
            vx, vy, vz = scene.data.qvel[dof : dof + 3].tolist()
            low = cz + vz * later - gravity * later * later / 2 < NEAR / 4
            if low or math.hypot(cx + vx * later - x, cy + vy * later - y) < NEAR:
                return seconds
        seconds = later


def constants(arsenal: Arsenal) -> str:
    """A fingerprint of shapes, guns and hand, because a table is only valid for the constants it was computed with."""
    numbers = msgspec.to_builtins(arsenal)
    for table in numbers.values():
        del table["source"]
    return hashlib.sha256(msgspec.json.encode(numbers)).hexdigest()[:16]


def file_text(arsenal: Arsenal, rates: dict[str, list[str]], volleys: int, seed: int) -> str:
    """The data file."""
    head = f"""# What volleys do, as the simulator has it. Written by calibrate.py; how, and what it looks like: \
docs/to-glory-gunnery.md.
# A row is a gun, a target, its place (hexes ahead of the gun + hexes aside) and its heading beside the gun's; a line is
# a press point, an entry a strength: how many of 1000 volleys at least hit, land on the target, knock its captain off.

[gunnery]
source = "[ours] computed with MuJoCo {version("mujoco-core")} from the constants in cannon.toml"
constants = "{constants(arsenal)}"
volleys = {volleys} # a row
seed = {seed}

[gunnery.rates]
"""
    rows = []
    for key, lines in rates.items():
        rows.append(f'"{key}" = [\n' + "".join(f'  "{line}",\n' for line in lines) + "]\n")
    return head + "".join(rows)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Compute the gunnery table of To Glory! with the simulator.")
    parser.add_argument("file", type=Path, help="the data file to write")
    parser.add_argument("--volleys", type=int, default=VOLLEYS, help="for each gun, target, place and heading")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same table")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 means one per core")
    parser.add_argument("--data", type=Path, help="a folder with data files of your own")
    given = parser.parse_args(arguments)
    arsenal: Arsenal = tortuga.find("to-glory").load(given.data).arsenal
    rates = calibrate(arsenal, given.volleys, given.seed, given.jobs or os.cpu_count() or 1, _print_progress)
    given.file.write_text(file_text(arsenal, rates, given.volleys, given.seed), encoding="utf-8")
    print(f"{given.file}: {len(rates)} rows of {given.volleys} volleys each.")


def _print_progress(done: int, total: int) -> None:
    print(f"\r{done} of {total} cells", end="" if done < total else "\n", flush=True)


if __name__ == "__main__":
    main()
