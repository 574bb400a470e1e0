"""The rules of Islebound, a chapter a file. Read them in this order: setup, turn, visit, conquest, events, buildings,
variants; ``goods`` is what all of them pay and gain. Clause numbers are those of ``rulebook.md``."""

from __future__ import annotations

from tortuga.games.islebound.rules.buildings import Build, BuyFromHand
from tortuga.games.islebound.rules.conquest import (
    AddDie,
    Commit,
    FreeVisit,
    Injure,
    LoseUnit,
    Outcome,
    PayInfluence,
    PlaceDie,
    Reroll,
    RollDice,
    TakeBackCube,
    TakeTown,
)
from tortuga.games.islebound.rules.events import NextEvent
from tortuga.games.islebound.rules.goods import (
    DiscardCard,
    Dump,
    ExhaustCrew,
    GainRenown,
    PayUnit,
    PlaceCubes,
    SkipSlot,
)
from tortuga.games.islebound.rules.setup import ChoosePort, Draft, DraftCard, LayBoards, LayOut, PassPacks
from tortuga.games.islebound.rules.turn import Act, FinalScoring, MoveShip, Round, Turn
from tortuga.games.islebound.rules.variants import Consent, OfferGoods, RaidWhom, TakeCoins, TradeWith
from tortuga.games.islebound.rules.visit import (
    Deal,
    DealGain,
    EverybodyBrags,
    Hire,
    NextReputation,
    Reputation,
    RestCrew,
    TownAction,
)
from tortuga.kernel.machine import Decision, Frame

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[Decision], ...] = (
    ChoosePort,
    DraftCard,
    MoveShip,
    ExhaustCrew,
    Act,
    RestCrew,
    Deal,
    Hire,
    Reputation,
    Build,
    BuyFromHand,
    DiscardCard,
    PayUnit,
    Dump,
    SkipSlot,
    Commit,
    AddDie,
    Reroll,
    PlaceDie,
    Injure,
    LoseUnit,
    TakeBackCube,
    FreeVisit,
    PayInfluence,
    RaidWhom,
    TakeCoins,
    TradeWith,
    OfferGoods,
    Consent,
)
STEPS: tuple[type[Frame], ...] = (
    LayBoards,
    LayOut,
    Draft,
    PassPacks,
    Round,
    Turn,
    TownAction,
    DealGain,
    EverybodyBrags,
    GainRenown,
    NextReputation,
    PlaceCubes,
    NextEvent,
    RollDice,
    Outcome,
    TakeTown,
    FinalScoring,
)
