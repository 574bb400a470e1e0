"""All frames of Islebound: whatever can stand on the agenda is listed here, and only here."""

from __future__ import annotations

from tortuga.games.islebound.rules.architect import Draft, DraftCard, PassPacks
from tortuga.games.islebound.rules.attack import (
    AddDie,
    Commit,
    FreeVisit,
    Injure,
    LoseUnit,
    Outcome,
    PlaceDie,
    Reroll,
    RollDice,
    TakeBackCube,
    TakeTown,
)
from tortuga.games.islebound.rules.buildings import Build, BuyFromHand
from tortuga.games.islebound.rules.crew import ExhaustCrew, Hire, RestCrew
from tortuga.games.islebound.rules.diplomacy import PayInfluence
from tortuga.games.islebound.rules.ending import FinalScoring
from tortuga.games.islebound.rules.events import NextEvent
from tortuga.games.islebound.rules.goods import DiscardCard, Dump, PayUnit
from tortuga.games.islebound.rules.influence import PlaceCubes, SkipSlot
from tortuga.games.islebound.rules.move import MoveShip
from tortuga.games.islebound.rules.raid import RaidWhom, TakeCoins
from tortuga.games.islebound.rules.renown import EverybodyBrags, GainRenown, NextReputation, Reputation
from tortuga.games.islebound.rules.setup import ChoosePort, LayBoards, LayOut
from tortuga.games.islebound.rules.trading import Consent, OfferGoods, TradeWith
from tortuga.games.islebound.rules.turn import Act, Round, Turn
from tortuga.games.islebound.rules.visit import Deal, DealGain, TownAction
from tortuga.kernel.machine import AnyDecision, AnyFrame

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[AnyDecision], ...] = (
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
STEPS: tuple[type[AnyFrame], ...] = (
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
