"""All frames of To Glory!."""

from __future__ import annotations

from tortuga.games.to_glory.rules.captains import UseAbility
from tortuga.games.to_glory.rules.ending import Victory
from tortuga.games.to_glory.rules.explore import ExploreIsland
from tortuga.games.to_glory.rules.move import CommandKraken
from tortuga.games.to_glory.rules.setup import ChooseCaptain, ChooseShip, FaceKraken, FaceShip, FaceTower, PlaceKraken
from tortuga.games.to_glory.rules.steer import SteerTower
from tortuga.games.to_glory.rules.turn import Act, Round, Turn
from tortuga.games.to_glory.rules.volley import ChooseGun, PressPoint, Strength
from tortuga.kernel.machine import AnyDecision, AnyFrame

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[AnyDecision], ...] = (
    ChooseCaptain,
    ChooseShip,
    FaceShip,
    PlaceKraken,
    FaceKraken,
    FaceTower,
    Act,
    ExploreIsland,
    CommandKraken,
    SteerTower,
    ChooseGun,
    PressPoint,
    Strength,
    UseAbility,
)
STEPS: tuple[type[AnyFrame], ...] = (Round, Turn, Victory)
