"""All frames of Glory: the one place where they are registered.

It imports every chapter, so here the table of effects is complete.
"""

from __future__ import annotations

from tortuga.games.glory.rules.battle import AfterLoss, BeforeStrike, CheatDeath, EndRound, Engage, Hit, StrikeRoll
from tortuga.games.glory.rules.battle_space import DrawBattle
from tortuga.games.glory.rules.castle import Buy, TakeGift
from tortuga.games.glory.rules.effects import EFFECTS, Happen
from tortuga.games.glory.rules.fates import DrawFate, FateRoll, Follow, FollowOne, Weave
from tortuga.games.glory.rules.haven import AtHaven, ClosestLair
from tortuga.games.glory.rules.lairs import EnterLair
from tortuga.games.glory.rules.looking import Peek
from tortuga.games.glory.rules.movement import (
    BeforeMoving,
    EndOfTurn,
    GoNearest,
    MovementRoll,
    MoveTo,
    MoveWithin,
    NextTurn,
    Stroll,
)
from tortuga.games.glory.rules.progress import DrawAbilities, Glory, KeepAbility, PayFor
from tortuga.games.glory.rules.setup import ChooseHero, ChooseStart, Equip, FirstRoll, LayMarket, WhoBegins
from tortuga.games.glory.rules.spaces import Land, Visit
from tortuga.games.glory.rules.towns import ClaimQuest, NoteArrival
from tortuga.kernel.machine import AnyDecision, AnyFrame

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[AnyDecision], ...] = (
    ChooseHero,
    ChooseStart,
    BeforeMoving,
    MovementRoll,
    MoveTo,
    MoveWithin,
    EndOfTurn,
    Buy,
    Weave,
    FateRoll,
    PayFor,
    Peek,
    GoNearest,
    Stroll,
    TakeGift,
    FollowOne,
    ClosestLair,
    AtHaven,
    EnterLair,
    ClaimQuest,
    KeepAbility,
    Engage,
    BeforeStrike,
    StrikeRoll,
    Hit,
    CheatDeath,
    FirstRoll,
)
STEPS: tuple[type[AnyFrame], ...] = (
    NextTurn,
    Equip,
    LayMarket,
    WhoBegins,
    Land,
    DrawFate,
    Follow,
    Happen,
    Glory,
    DrawAbilities,
    DrawBattle,
    AfterLoss,
    EndRound,
    NoteArrival,
    Visit,
)
HAPPENING: list[int] = [do for do in range(len(EFFECTS)) if EFFECTS[do] is not None]  # effects that can happen
