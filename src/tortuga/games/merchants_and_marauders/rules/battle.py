"""MM-12 Naval combat, round by round, and MM-12f crew combat."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import (
    has_mod,
    has_weapon,
    manoeuvrability,
    nation_of,
    pips,
    roll_dice,
    skill_of,
    skulls,
    spend_weapon,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import attack_bounty, npc_full_points, npc_ship
from tortuga.games.merchants_and_marauders.rules.damage import (
    ChooseHit,
    SpreadHit,
    controller,
    point,
    set_point,
    sunk,
    take_hit,
)
from tortuga.games.merchants_and_marauders.rules.death import die
from tortuga.games.merchants_and_marauders.rules.glory import (
    card_for,
    draw_glory,
    holds_for,
    might_hold,
    offer,
    play_card,
)
from tortuga.games.merchants_and_marauders.rules.npcs import remove_npc
from tortuga.games.merchants_and_marauders.rules.plunder import EndBattle, Victory
from tortuga.games.merchants_and_marauders.rules.shapes import SideDecision, SideStep, SideYesNo
from tortuga.games.merchants_and_marauders.state import Battle, Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Side
from tortuga.games.merchants_and_marauders.vocabulary.battle import BOARD, FLEE, SHOOT, V_AIMED, V_SKULLS
from tortuga.games.merchants_and_marauders.vocabulary.captains import (
    BOARDING_DICE,
    BOARDING_GLORY,
    FIRST_BOARDING_SHIELD,
    FIRST_BOARDING_SUCCESS,
    FIRST_ROUND_DICE,
    FLEES_AT_ONCE,
    GUNNER,
    LEADERSHIP,
    MOVE_HIT,
    SEAMANSHIP,
    SHOOTING_DICE,
    SLIPS_AWAY,
)
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEFORE_CREW_ROUND,
    BOARDING_MISSED,
    CREW_COMBAT_BEGINS,
    HITS_ROLLED,
    WON_SHOOTING,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    CANNONS,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    GRAPESHOT,
    HOOKS,
    HULL,
    LONG_GUNS,
    MASTS,
    RIGS,
    SKULL,
    SMALL_PIRATE,
    SWIVEL_GUNS,
)
from tortuga.kernel.machine import Decision, Facts, Seat, Step

# What a side has used: once a battle, but for the ammunition, which is once a round.
USED_CHASERS: Final = 1
USED_MOVE_HIT: Final = 2
USED_GUNNER: Final = 4
USED_AMMUNITION: Final = 8

AMMUNITION: Final = (CHAIN_SHOT, GRAPESHOT)  # modules may have more

# How a battle goes on after ships that have sunk are dealt with.
THEN_LONG_GUNS: Final = 0
THEN_CONTEST: Final = 1
THEN_SHOTS: Final = 2
THEN_BOARDING: Final = 3
THEN_DECLARE: Final = 4


def start_battle(s: Sea, aggressor: int, defender: int) -> None:
    """MM-12a.1: bounties for the attack, then the first round."""
    battle = Battle()
    battle.sides = [aggressor, defender]
    s.battle = battle
    npc = max(aggressor, defender) - s.seats
    if npc >= 0:
        battle.npc_points = npc_full_points(s, npc)
    if s.telling:
        s.tell("battle", aggressor, rival=defender)
    if aggressor < s.seats:
        nation = offended(s, defender)
        if nation != NONE:
            attack_bounty(s, aggressor, nation)
    s.then(Round())


def offended(s: Sea, defender: int) -> int:
    """MM-9.3, MM-9.4: whose ship or honest captain this is; NONE for pirates, who are anybody's prey."""
    if defender < s.seats:
        return NONE if s.pirate(defender) else nation_of(s, defender)
    npc = defender - s.seats
    return npc if npc < SMALL_PIRATE else s.modules.nation_of_npc(s, npc)


def end_battle(s: Sea) -> None:
    if s.telling:
        s.tell("battle_ends", NONE)
    s.then(EndBattle())


def fighting(s: Sea) -> Battle:
    assert s.battle is not None
    return s.battle


# -- MM-12a Rounds and declarations


class Round(Step[Sea]):
    clause: ClassVar[str] = "MM-12a.2"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        idle = [point(s, side, MASTS) == 0 and point(s, side, CANNONS) == 0 for side in b.sides]
        if (idle[0] and idle[1]) or b.round >= s.t.combat.rounds:  # MM-12a.7, MM-12a.6
            end_battle(s)
            return
        b.round += 1
        b.used = [used & ~USED_AMMUNITION for used in b.used]
        if s.telling:
            s.tell("battle_round", NONE, round=b.round)
        s.then(CheckSinking(THEN_DECLARE))
        s.modules.round_begins(s)


def declarations(s: Sea) -> None:
    sides = fighting(s).sides
    s.then(Declare(controller(s, sides[0]), 0), Declare(controller(s, sides[1]), 1), Declared())


class Declare(SideDecision):
    """MM-12a.3: the aggressor first, then the defender: shoot, board or flee."""

    clause: ClassVar[str] = "MM-12a.3"
    verb: ClassVar[str] = "declare"
    names: ClassVar[str] = "declaration"
    span: ClassVar[int] = 3

    def options(self, s: Sea) -> list[int]:
        b = fighting(s)
        side = b.sides[self.at]
        if point(s, side, MASTS) == 0:  # MM-12a.4
            return [SHOOT]
        if b.round == 1:
            return [SHOOT, FLEE] if side < s.seats and talent(s, side, FLEES_AT_ONCE) else [SHOOT]
        options = [SHOOT]
        if point(s, side, CREW) > 0:
            options.append(BOARD)
        if side < s.seats or may_npc_flee(s, side, b.sides[1 - self.at]):
            options.append(FLEE)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        b = fighting(s)
        b.declared[self.at] = option
        if s.telling:
            s.tell("declared", b.sides[self.at], declaration=option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        b = fighting(s)
        side = b.sides[self.at]
        if b.round == 1:
            return "MM-12a.4", "first_round"
        if point(s, side, MASTS) == 0:
            return "MM-12a.4", "no_masts"
        return ("MM-12a.4", "no_crew") if option == BOARD else ("MM-10d.2", "npc_stands")

    def facts(self, s: Sea) -> Facts:
        b = fighting(s)
        own, enemy = b.sides[self.at], b.sides[1 - self.at]
        return {
            "seat": self.seat,
            "owner": own,
            "rival": enemy,
            "round": b.round,
            "left": [point(s, own, location) for location in range(5)],
            "theirs": [point(s, enemy, location) for location in range(5)],
            "number": contest_dice(s, self.at),
            "against": contest_dice(s, 1 - self.at),
        }


def may_npc_flee(s: Sea, side: Side, enemy: int) -> bool:
    """MM-10d.2: only with fewer Cannons or fewer Crew than the opponent."""
    return point(s, side, CANNONS) < point(s, enemy, CANNONS) or point(s, side, CREW) < point(s, enemy, CREW)


class Declared(Step[Sea]):
    """MM-12a.5: Chasers fire at a ship that flees; if both flee, the battle ends."""

    clause: ClassVar[str] = "MM-12a.5"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        s.then(CheckSinking(THEN_LONG_GUNS))
        if FLEE in b.declared:
            for at in (1, 0):
                if has_mod(s, b.sides[at], CHASERS) and not b.used[at] & USED_CHASERS:
                    s.then(UseChasers(controller(s, b.sides[at]), at))


class UseChasers(SideYesNo):
    clause: ClassVar[str] = "MM-12b.6"
    verb: ClassVar[str] = "chasers"

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            b = fighting(s)
            b.used[self.at] |= USED_CHASERS
            b.hits[self.at] = s.t.mods.amount[CHASERS]
            s.then(Volley(self.at))


class CheckSinking(Step[Sea]):
    """MM-12d.4: has a ship gone down? If not, the battle goes on with ``next``."""

    clause: ClassVar[str] = "MM-12d.4"
    fields: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, next: int) -> None:
        self.next = next

    def run(self, s: Sea) -> None:
        b = fighting(s)
        down = [sunk(s, side) and not cheats_the_sea(s, side) for side in b.sides]
        if down[0] and down[1]:
            both_perish(s)
        elif down[0] or down[1]:
            s.then(Victory(1 if down[0] else 0, 0))
        elif b.over:
            end_battle(s)
        elif self.next == THEN_DECLARE:
            declarations(s)
        elif self.next == THEN_LONG_GUNS:
            if b.declared[0] == FLEE and b.declared[1] == FLEE:
                end_battle(s)
            else:
                fire_long_guns(s)
        elif self.next == THEN_CONTEST:
            s.then(Contest())
        elif self.next == THEN_SHOTS:
            shots(s)
        else:
            after_shots(s)


def cheats_the_sea(s: Sea, side: Side) -> bool:
    """A ship that its captain keeps afloat is out of the battle."""
    if side >= s.seats or not s.modules.keeps_afloat(s, side):
        return False
    fighting(s).over = True
    set_point(s, side, HULL, 1)
    return True


def both_perish(s: Sea) -> None:
    """MM-12d.4, MM-12f.5: nobody wins when both go down; a ship without a player leaves the board as if beaten."""
    b = fighting(s)
    if s.telling:
        s.tell("both_perish", b.sides[0], rival=b.sides[1])
    s.then(EndBattle())
    for side in b.sides:
        if side < s.seats:
            die(s, side)
        else:
            remove_npc(s, side - s.seats)


def fire_long_guns(s: Sea) -> None:
    """MM-12b.8: before the first contest, one die for each Cannon."""
    b = fighting(s)
    s.then(CheckSinking(THEN_CONTEST))
    if b.round > 1:
        return
    for at in (1, 0):
        side = b.sides[at]
        if has_mod(s, side, LONG_GUNS) and point(s, side, CANNONS) > 0:
            dice = roll_dice(s, point(s, side, CANNONS) * s.t.mods.amount[LONG_GUNS])
            if s.telling:
                s.tell("long_guns", side, die=dice)
            b.hits[at] = skulls(dice)
            s.then(Volley(at))


# -- MM-12c The contest of Seamanship


class Contest(Step[Sea]):
    clause: ClassVar[str] = "MM-12c.1"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        b.dice = [contest_roll(s, 0), contest_roll(s, 1)]
        settle_contest(s)
        s.then(CheckSinking(THEN_SHOTS))
        s.modules.contest_over(s)
        s.then(Missed(0), Missed(1))
        for at in (1, 0):
            side = b.sides[at]
            if b.declared[at] == BOARD and has_weapon(s, side, HOOKS):
                s.then(Hooks(controller(s, side), at, []))


def contest_dice(s: Sea, at: int) -> int:
    """MM-12c.2: a much more manoeuvrable ship rolls one die more; a ship without masts rolls one die."""
    b = fighting(s)
    side = b.sides[at]
    if point(s, side, MASTS) == 0:
        return 1
    nimbler = nimbleness(s, side) >= nimbleness(s, b.sides[1 - at]) + s.t.combat.nimble_lead
    dice = skill_of(s, side, SEAMANSHIP) + (s.t.combat.nimble_dice if nimbler else 0) + s.modules.contest_dice(s, at)
    if side < s.seats:
        if b.declared[at] == SHOOT:
            dice += talent(s, side, SHOOTING_DICE)
        if b.round == 1:
            dice += talent(s, side, FIRST_ROUND_DICE)
    return dice if dice > 1 else 1


def contest_roll(s: Sea, at: int) -> list[int]:
    dice = roll_dice(s, contest_dice(s, at))
    if s.telling:
        s.tell("rolled", fighting(s).sides[at], skill=SEAMANSHIP, die=dice)
    return dice


def nimbleness(s: Sea, side: Side) -> int:
    if side < s.seats:
        return manoeuvrability(s, side)
    npc = side - s.seats
    ship = npc_ship(s, npc)
    more = s.t.mods.amount[RIGS] if s.modules.npc_mods(s, npc) >> RIGS & 1 else 0
    return s.modules.manoeuvrability(s, ship, s.t.ships.manoeuvrability[ship]) + more


def settle_contest(s: Sea) -> None:
    """MM-12c.3: more skulls; then the higher sum of the other dice; else nobody."""
    b = fighting(s)
    mine, yours = skulls(b.dice[0]), skulls(b.dice[1])
    if mine == yours:
        if mine == 0:
            b.winner = NONE
            return
        mine, yours = pips(b.dice[0]), pips(b.dice[1])
    b.winner = NONE if mine == yours else (0 if mine > yours else 1)


class Hooks(Decision[Sea]):
    """MM-12b.3 Grappling Hooks: mark dice of your own roll one by one; the marked ones are then rolled again."""

    clause: ClassVar[str] = "MM-12b.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "marked")
    verb: ClassVar[str] = "hooks"
    names: ClassVar[str] = "reroll"
    span: ClassVar[int] = 6

    def __init__(self, seat: Seat, at: int, marked: list[int]) -> None:
        super().__init__(seat)
        self.at = at
        self.marked = marked

    def options(self, s: Sea) -> list[int]:
        left = unmarked(fighting(s).dice[self.at], self.marked)
        return [0] + [face for face in range(1, 6) if face in left]

    def chosen(self, s: Sea, option: int) -> None:
        b = fighting(s)
        if option:
            s.then(Hooks(self.seat, self.at, [*self.marked, option]))
        elif self.marked:
            spend_weapon(s, b.sides[self.at], HOOKS)
            dice = unmarked(b.dice[self.at], self.marked) + roll_dice(s, len(self.marked))
            if s.telling:
                s.tell("hooks", b.sides[self.at], die=dice)
            b.dice[self.at] = dice
            settle_contest(s)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-12b.3", "no_such_die"

    def facts(self, s: Sea) -> Facts:
        b = fighting(s)
        return {"seat": self.seat, "die": b.dice[self.at], "other": b.dice[1 - self.at]}


def unmarked(dice: list[int], marked: list[int]) -> list[int]:
    """The dice that stay."""
    left = dice[:]
    for face in marked:
        left.remove(face)
    return left


class Missed(SideStep):
    """MM-13d.13: a boarder who just missed may ram."""

    clause: ClassVar[str] = "MM-13d.13"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        side = b.sides[self.at]
        missed = b.declared[self.at] == BOARD and b.winner != self.at
        if side < s.seats and missed and skulls(b.dice[1 - self.at]) - skulls(b.dice[self.at]) <= 1:
            offer(s, side, BOARDING_MISSED)


# -- MM-12c.4 Shots


def shots(s: Sea) -> None:
    """Hits of both sides are counted, then both volleys take effect: a sinking ship still fires."""
    b = fighting(s)
    if s.telling:
        if b.winner == NONE:
            s.tell("no_contest", NONE)
        else:
            s.tell("contest", b.sides[b.winner])
    s.then(Volley(0), Volley(1), CheckSinking(THEN_BOARDING))
    for at in (1, 0):
        side = b.sides[at]
        b.hits[at] = 0
        if b.declared[at] != SHOOT:
            continue
        cannons = point(s, side, CANNONS)
        if b.winner != at:
            b.hits[at] = min(skulls(b.dice[at]), cannons)
        elif cannons:
            b.hits[at] = cannons
            if side < s.seats:
                if talent(s, side, GUNNER) and not b.used[at] & USED_GUNNER:  # MM-13e.1
                    b.used[at] |= USED_GUNNER
                    b.hits[at] += talent(s, side, GUNNER)
                offer(s, side, WON_SHOOTING)


class Volley(SideStep):
    """MM-12d.1: one die for each hit says where it falls."""

    clause: ClassVar[str] = "MM-12d.1"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        number = b.hits[self.at]
        b.hits[self.at] = 0
        if number == 0:
            return
        dice = roll_dice(s, number)
        b.volley = [0, 0, 0, 0, 0, 0, 0]
        b.aim = NONE
        b.doubled = 0
        b.target = 1 - self.at
        for face in dice:
            b.volley[face if face < SKULL else V_SKULLS] += 1
        shooter, target = b.sides[self.at], b.sides[b.target]
        if s.telling:
            s.tell("hits_rolled", target, die=dice)
        s.then(ApplyVolley())
        if target < s.seats:
            if talent(s, target, MOVE_HIT) and not b.used[b.target] & USED_MOVE_HIT:
                s.then(MoveHit(target))
            if might_hold(s, target, HITS_ROLLED):
                s.then(Evade(target))
        if b.volley[V_SKULLS] and not b.used[self.at] & USED_AMMUNITION:
            s.then(Ammunition(controller(s, shooter), self.at))


class Ammunition(SideDecision):
    """MM-12b.1, MM-12b.2: Chain-shot turns all skulls to the Masts, Grapeshot to the Crew; one a round."""

    clause: ClassVar[str] = "MM-12b.1"
    verb: ClassVar[str] = "load"
    names: ClassVar[str] = "spend"
    span: ClassVar[int] = 6

    def options(self, s: Sea) -> list[int]:
        side = fighting(s).sides[self.at]
        options = [0] + [1 + weapon for weapon in AMMUNITION if has_weapon(s, side, weapon)]
        s.modules.more_ammunition(s, side, options)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            b = fighting(s)
            weapon = option - 1
            spend_weapon(s, b.sides[self.at], weapon)
            b.used[self.at] |= USED_AMMUNITION
            if weapon < HOOKS:
                b.aim = MASTS if weapon == 0 else CREW
                b.volley[V_AIMED] = b.volley[V_SKULLS]
                b.volley[V_SKULLS] = 0
            else:
                s.modules.loads(s, self.at, weapon)
            if s.telling:
                s.tell("spent", b.sides[self.at], weapon=weapon)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-12b.1", "no_ammunition"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": fighting(s).volley[V_SKULLS]}


class Evade(Decision[Sea]):
    """MM-13d.4 Evasive Turn: cancel one hit of the volley."""

    clause: ClassVar[str] = "MM-13d.4"
    verb: ClassVar[str] = "evade"
    names: ClassVar[str] = "evade"
    span: ClassVar[int] = 8
    secret: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        if not holds_for(s, self.seat, HITS_ROLLED):
            return [0]
        volley = fighting(s).volley
        return [0] + [1 + kind for kind in range(7) if volley[kind] > 0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            card = card_for(s, self.seat, HITS_ROLLED)
            if s.modules.balks(s, self.seat, card, self):
                return
            play_card(s, self.seat, card)
            volley = fighting(s).volley
            volley[option - 1] -= 1
            if sum(volley) > 0 and might_hold(s, self.seat, HITS_ROLLED):
                s.then(Evade(self.seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13d.4", "no_such_hit"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "volley": volley_hits(s)}


def volley_hits(s: Sea) -> list[int]:
    """The volley as a list: a location for each hit, 5 for a skull, 6 for one that ammunition aims."""
    volley = fighting(s).volley
    return [kind for kind in range(7) for _ in range(volley[kind])]


class MoveHit(Decision[Sea]):
    """MM-3.1 Felipe de los Reyes: once a battle a hit is moved to another location."""

    clause: ClassVar[str] = "MM-3.1"
    verb: ClassVar[str] = "shift"
    names: ClassVar[str] = "shift"
    span: ClassVar[int] = 26

    def options(self, s: Sea) -> list[int]:
        b = fighting(s)
        options = [0]
        for source in range(1, 5):
            if b.volley[source] or (b.aim == source and b.volley[V_AIMED]):
                options += [
                    1 + source * 5 + target
                    for target in range(5)
                    if target != source and point(s, self.seat, target) > 0
                ]
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            b = fighting(s)
            source, target = divmod(option - 1, 5)
            b.used[b.target] |= USED_MOVE_HIT
            b.volley[source if b.volley[source] else V_AIMED] -= 1
            b.volley[target] += 1
            if s.telling:
                s.tell("shifted", self.seat, location=target)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-3.1", "no_such_hit"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "volley": volley_hits(s)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option == 0:
            return {"shift": 0}
        source, target = divmod(option - 1, 5)
        return {"shift": option, "location": source, "target": target}


class ApplyVolley(Step[Sea]):
    """MM-12d.3: rolled locations first, then aimed ammunition, then skulls where the target's captain wants them."""

    clause: ClassVar[str] = "MM-12d.3"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        target = b.sides[b.target]
        for location in range(5):
            for _ in range(b.volley[location]):
                take_hit(s, target, location, 0)
        for _ in range(b.volley[V_AIMED]):
            if point(s, target, b.aim) > 0:  # MM-12b.1: the rest is lost
                take_hit(s, target, b.aim, 0)
        if b.doubled and b.volley[V_SKULLS]:
            hits = b.volley[V_SKULLS] + min(b.doubled, b.volley[V_SKULLS])
            s.then(SpreadHit(controller(s, target), target, hits, 0))
            return
        for _ in range(b.volley[V_SKULLS]):
            s.then(ChooseHit(controller(s, target), target, 0))


# -- MM-12c.5, MM-12c.6 After the shots


def after_shots(s: Sea) -> None:
    b = fighting(s)
    winner = b.winner
    if winner != NONE:
        side, enemy = b.sides[winner], b.sides[1 - winner]
        if b.declared[winner] == BOARD and point(s, side, CREW) > 0:
            s.then(BoardEnemy(winner))
            return
        if b.declared[winner] == FLEE:
            spared = talent(s, side, SLIPS_AWAY) if side < s.seats else 0
            if skulls(b.dice[1 - winner]) <= spared:
                if s.telling:
                    s.tell("escaped", side, rival=enemy)
                end_battle(s)
                return
    s.then(Round())


# -- MM-12f Crew combat


class BoardEnemy(SideStep):
    """MM-12f.1: a ship has been boarded; Swivel Guns and Grenadoes come first."""

    clause: ClassVar[str] = "MM-12f.1"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        b.boarder = self.at
        if s.telling:
            s.tell("boards", b.sides[self.at], rival=b.sides[1 - self.at])
        s.modules.crew_combat_begins(s)
        losses = [0, 0]
        for at in range(2):
            if has_mod(s, b.sides[at], SWIVEL_GUNS) and point(s, b.sides[at], CREW) > 0:  # MM-12b.7
                dice = roll_dice(s, s.t.mods.amount[SWIVEL_GUNS])
                losses[1 - at] = skulls(dice)
                if s.telling:
                    s.tell("swivel_guns", b.sides[at], die=dice)
        for at in range(2):
            lose_crew(s, b.sides[at], losses[at])
        s.then(CrewCombat())
        for at in (1, 0):
            if b.sides[at] < s.seats:
                offer(s, b.sides[at], CREW_COMBAT_BEGINS)


def lose_crew(s: Sea, side: Side, number: int) -> None:
    left = point(s, side, CREW) - number
    set_point(s, side, CREW, left if left > 0 else 0)
    if s.telling and number:
        s.tell("crew_lost", side, number=number)


class CrewCombat(Step[Sea]):
    """MM-12f.2: rounds until a crew is gone; a ship without Crew has lost when it is boarded."""

    clause: ClassVar[str] = "MM-12f.2"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        crews = [point(s, side, CREW) for side in b.sides]
        if crews[0] == 0 and crews[1] == 0:
            win_boarding(s, b.boarder)  # MM-12f.6: swept away before the first blow
        elif crews[0] == 0 or crews[1] == 0:
            win_boarding(s, 1 if crews[0] == 0 else 0)
        else:
            b.crew_round += 1
            b.bonus = [0, 0]
            s.then(CrewRound())
            for at in (1, 0):
                if b.sides[at] < s.seats:
                    offer(s, b.sides[at], BEFORE_CREW_ROUND)


class CrewRound(Step[Sea]):
    """MM-12f.3: both roll Leadership; each skull kills an enemy, but no more skulls count than one has men."""

    clause: ClassVar[str] = "MM-12f.3"

    def run(self, s: Sea) -> None:
        b = fighting(s)
        dice = [crew_roll(s, 0), crew_roll(s, 1)]
        done = [0, 0]
        for at in range(2):
            side = b.sides[at]
            done[at] = skulls(dice[at])
            if b.crew_round == 1 and side < s.seats:
                done[at] += talent(s, side, FIRST_BOARDING_SUCCESS)
            done[at] = min(done[at], point(s, side, CREW))
        for at in range(2):
            enemy = b.sides[1 - at]
            if b.crew_round == 1 and enemy < s.seats:
                done[at] -= min(done[at], talent(s, enemy, FIRST_BOARDING_SHIELD))
            lose_crew(s, enemy, done[at])
        if point(s, b.sides[0], CREW) == 0 and point(s, b.sides[1], CREW) == 0:
            if done[0] == done[1]:
                done = [pips(dice[0]), pips(dice[1])]
            if done[0] == done[1]:
                both_perish(s)  # MM-12f.5
            else:
                win_boarding(s, 0 if done[0] > done[1] else 1)
        else:
            s.then(CrewCombat())


def crew_roll(s: Sea, at: int) -> list[int]:
    b = fighting(s)
    side = b.sides[at]
    number = skill_of(s, side, LEADERSHIP) + b.bonus[at]
    if side < s.seats:
        number += talent(s, side, BOARDING_DICE)
    number += s.modules.crew_dice(s, at)
    dice = roll_dice(s, number if number > 1 else 1)
    if s.telling:
        s.tell("rolled", side, skill=LEADERSHIP, die=dice)
    return dice


def win_boarding(s: Sea, winner: int) -> None:
    """MM-12f.4: a winner keeps one man at least."""
    b = fighting(s)
    side = b.sides[winner]
    if point(s, side, CREW) == 0:
        set_point(s, side, CREW, 1)
    s.then(Victory(winner, 1))
    if side < s.seats and talent(s, side, BOARDING_GLORY):  # MM-S1.15
        draw_glory(s, side, talent(s, side, BOARDING_GLORY))
