"""All frames of the game. The order of decisions gives actions their stable numbers: append, never reorder."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.battle import (
    Ammunition,
    ApplyVolley,
    BoardEnemy,
    CheckSinking,
    Contest,
    CrewCombat,
    CrewRound,
    Declare,
    Declared,
    Evade,
    Hooks,
    Missed,
    MoveHit,
    Round,
    UseChasers,
    Volley,
)
from tortuga.games.merchants_and_marauders.rules.bounties import RemoveBounty
from tortuga.games.merchants_and_marauders.rules.damage import ChooseHit, RepairPoint
from tortuga.games.merchants_and_marauders.rules.death import (
    AnotherCaptain,
    CheckSunk,
    ChooseShip,
    ComeAshore,
    Die,
    Muster,
    NewCaptain,
    PlaceMod,
    Survive,
)
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.glory import DiscardGlory, OfferCard
from tortuga.games.merchants_and_marauders.rules.looking import ScoutAgain
from tortuga.games.merchants_and_marauders.rules.npcs import MoveShip
from tortuga.games.merchants_and_marauders.rules.plunder import (
    BeatNpc,
    ClaimShip,
    EndBattle,
    LoadPlunder,
    LoserPerishes,
    Spoils,
    TakePlunder,
    TakeSpecialists,
    Victory,
)
from tortuga.games.merchants_and_marauders.rules.port import HireCrew, PortActivity, Stash, SwapDemand
from tortuga.games.merchants_and_marauders.rules.raid import (
    MerchantNation,
    RaidCards,
    RaidEnds,
    RaidIcons,
    RaidOver,
    RaidPays,
    SpendWeapon,
)
from tortuga.games.merchants_and_marauders.rules.rewards import DropCargo, Reward, TakeMod, TakeWeapon
from tortuga.games.merchants_and_marauders.rules.rumors import DropRumor, HearRumor, RumorTested, TestRumor
from tortuga.games.merchants_and_marauders.rules.scouting import (
    AttackFound,
    NpcScout,
    NpcScouted,
    NpcsScout,
    Scouted,
    ScoutRoll,
)
from tortuga.games.merchants_and_marauders.rules.setup import FirstCaptains, RevealCaptains
from tortuga.games.merchants_and_marauders.rules.shipyard import TransferMod, VisitYard
from tortuga.games.merchants_and_marauders.rules.trade import BuyGoods, SellGoods
from tortuga.games.merchants_and_marauders.rules.turn import (
    Act,
    CrossShoals,
    EndPlayerTurn,
    Hunted,
    PlayerTurn,
    Searched,
    SearchRoll,
    StartAtSea,
    StormHits,
    Turn,
    Victim,
)
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.kernel.machine import Decision, Frame

DECISIONS: tuple[type[Decision], ...] = (
    ChooseShip,
    Act,
    PortActivity,
    SellGoods,
    BuyGoods,
    VisitYard,
    TransferMod,
    PlaceMod,
    HireCrew,
    DropRumor,
    Stash,
    SwapDemand,
    DropCargo,
    DiscardGlory,
    OfferCard,
    RemoveBounty,
    ScoutAgain,
    AttackFound,
    NpcsScout,
    MerchantNation,
    SpendWeapon,
    RaidCards,
    Declare,
    UseChasers,
    Hooks,
    Ammunition,
    Evade,
    MoveHit,
    ChooseHit,
    RepairPoint,
    TakeSpecialists,
    ClaimShip,
    TakeWeapon,
    TakeMod,
    MoveShip,
    Victim,
    Survive,
    AnotherCaptain,
    ComeAshore,
)
STEPS: tuple[type[Frame], ...] = (
    FirstCaptains,
    RevealCaptains,
    Turn,
    DrawEvent,
    PlayerTurn,
    StartAtSea,
    StormHits,
    Hunted,
    EndPlayerTurn,
    EndOfTurn,
    CrossShoals,
    HearRumor,
    TestRumor,
    Reward,
    ScoutRoll,
    Scouted,
    NpcScout,
    NpcScouted,
    RaidEnds,
    RaidIcons,
    RaidPays,
    RaidOver,
    Round,
    Declared,
    CheckSinking,
    Contest,
    Missed,
    Volley,
    ApplyVolley,
    BoardEnemy,
    CrewCombat,
    CrewRound,
    Victory,
    BeatNpc,
    LoadPlunder,
    Spoils,
    TakePlunder,
    LoserPerishes,
    EndBattle,
    Die,
    CheckSunk,
    NewCaptain,
    Muster,
    RumorTested,
    SearchRoll,
    Searched,
)
