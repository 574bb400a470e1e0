"""Naval battles: declarations, and the parts of a volley."""

from __future__ import annotations

from typing import Final

DECLARATIONS: Final = ("shoot", "board", "flee")
SHOOT: Final = 0
BOARD: Final = 1
FLEE: Final = 2

# In a volley: hits by location, then skulls still to be placed, then those that ammunition has aimed.
V_SKULLS: Final = 5
V_AIMED: Final = 6
