"""All frames of Glory Islands."""

from __future__ import annotations

from tortuga.games.glory_islands.rules.cards import EndOfRound, PlayCard, PlayCards, RevealAndPay
from tortuga.games.glory_islands.rules.ending import FinalScoring
from tortuga.games.glory_islands.rules.islands import ScoreIslands
from tortuga.games.glory_islands.rules.morgan import MorgansTurn
from tortuga.games.glory_islands.rules.placing import PlacePirate, RecallPirate
from tortuga.games.glory_islands.rules.round import Round, Turn, TurnOrder
from tortuga.games.glory_islands.rules.sailing import Income, MoveShip
from tortuga.games.glory_islands.rules.special import LiftPirate, MovePirate, Special
from tortuga.games.glory_islands.rules.storm import BlownAshore
from tortuga.games.glory_islands.rules.treasure import KeepTreasure
from tortuga.games.glory_islands.rules.wrecks import SearchWreck, TakeWreck
from tortuga.kernel.machine import AnyDecision, AnyFrame

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[AnyDecision], ...] = (
    PlayCard,
    MoveShip,
    PlacePirate,
    RecallPirate,
    BlownAshore,
    KeepTreasure,
    Special,
    LiftPirate,
    MovePirate,
    ScoreIslands,
    SearchWreck,
    TakeWreck,
)
STEPS: tuple[type[AnyFrame], ...] = (
    Round,
    PlayCards,
    RevealAndPay,
    TurnOrder,
    Turn,
    Income,
    EndOfRound,
    MorgansTurn,
    FinalScoring,
)
