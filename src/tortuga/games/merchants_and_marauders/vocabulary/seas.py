"""Seas of Glory: the kinds of location tokens, and the steps of the loyalty track."""

from __future__ import annotations

from typing import Final

# Location tokens, and how many there are of each.
LOCATION_KINDS: Final = ("haven", "missionary", "station", "natives", "reef", "fort", "prison", "town")
HAVEN: Final = 0
MISSIONARY: Final = 1
STATION: Final = 2
NATIVES: Final = 3
REEF: Final = 4
FORT: Final = 5
PRISON: Final = 6
TOWN: Final = 7

# The steps of the loyalty track.
LOYALTY_STEPS: Final = ("Mutiny", "Angry", "Unhappy", "Restless", "Content", "Pleased", "Happy", "Fierce Loyalty")
MUTINY: Final = 0
ANGRY: Final = 1
UNHAPPY: Final = 2
RESTLESS: Final = 3
CONTENT: Final = 4
PLEASED: Final = 5
HAPPY: Final = 6
FIERCE: Final = 7
