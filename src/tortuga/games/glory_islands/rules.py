"""The rules of Glory Islands, in the order of play. Clause numbers are those of ``rulebook.md``."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tortuga.games.glory_islands.state import (
    BARREL,
    CHEST,
    COMPASS,
    EMPTY,
    FIELD,
    GREEN,
    LAND,
    NO_CARD,
    RING,
    WRECK_CORNERS,
    Islands,
    IslandTables,
)
from tortuga.games.glory_islands.wrecks import (
    look_at_stack,
    remember_stack,
    reveal_morgan_salvage,
    stack_up,
    take_at_random,
    take_wreck,
    wrecks_on,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import UNKNOWN, Decision, Frame, Step, without

NOTHING: Final = 0  # prices of a special action
WITH_BARREL: Final = 1
WITH_SAILING: Final = 2
STOPOVER: Final = 5  # what makes an option of MoveShip a stopover: sail 2 is option 2, stop over after 2 is option 7


# -- GI-11 Setting up


def set_up(t: IslandTables, seats: int, back: bool, wrecks: bool, colours: list[int], dice: Dice) -> Islands:
    s = Islands()
    s.t, s.seats, s.dice = t, seats, dice
    s.back, s.side = back, t.sides[1 if back else 0]
    s.morgan = 2 if seats == 2 else -1
    s.crews = 3 if seats == 2 else seats
    s.colour = tuple([*colours[:seats], GREEN] if seats == 2 else colours[:seats])
    s.hand = [tuple(range(colour * 6, colour * 6 + 6)) for colour in s.colour]
    s.pile = [() for _ in s.colour]
    s.played = [NO_CARD] * s.crews
    s.glory, s.sail, s.ship = [0] * s.crews, [0] * s.crews, [0] * s.crews
    s.supply = [t.pirates] * s.crews
    s.barrels = [t.barrels_at_start] * s.crews
    s.loot = [() for _ in s.colour]
    s.memory = [() for _ in s.colour]
    s.sunk = [False] * s.crews
    s.cells = [EMPTY] * LAND
    s.room = s.side.sizes[:]
    s.bag = [t.tokens_of_each - t.removed_of_each[seats - 2]] * 5
    if s.morgan >= 0:
        s.supply[s.morgan] = t.morgan_pirates
        s.barrels[s.morgan] = 0
        s.morgan_deck = s.hand[s.morgan]
        s.hand[s.morgan] = ()
    s.barrel_supply = t.barrels - sum(s.barrels)
    stack_up(s, wrecks)
    s.then(Round())
    return s


# -- GI-9 The shape of a round


class Round(Step):
    clause: ClassVar[str] = "GI-9.1"

    def run(self, s: Islands) -> None:
        if s.passed_home or not s.living():  # GI-6.4, GI-8.8
            s.then(FinalScoring())
            return
        s.round += 1
        if s.telling:
            s.tell("round", UNKNOWN, round=s.round)
        s.then(PlayCards(), RevealAndPay(), TurnOrder(), EndOfRound(), Round())


# -- GI-1 Play sailing cards


class PlayCards(Step):
    clause: ClassVar[str] = "GI-1.1"

    def run(self, s: Islands) -> None:
        asked: list[Decision] = [PlayCard(seat) for seat in range(s.seats) if not s.sunk[seat]]
        if asked:
            s.ask_together(asked)


class PlayCard(Decision):
    """Everybody picks a card in secret; all are shown together."""

    clause: ClassVar[str] = "GI-1.1"
    verb: ClassVar[str] = "play"
    names: ClassVar[str] = "card"
    span: ClassVar[int] = 24

    def options(self, s: Islands) -> list[int]:
        return list(s.hand[self.seat])

    def chosen(self, s: Islands, option: int) -> None:
        s.hand[self.seat] = without(s.hand[self.seat], option)
        s.played[self.seat] = option

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-1.1", "discarded" if option in s.pile[self.seat] else "not_your_card"

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return {"card": option, "value": s.t.value[option], "cost": s.t.cost[option]}


# -- GI-2 Spend sailing points


class RevealAndPay(Step):
    clause: ClassVar[str] = "GI-2.1"

    def run(self, s: Islands) -> None:
        turn_morgan_card(s)
        for crew in range(s.crews):
            if s.played[crew] != NO_CARD:
                card = s.played[crew]
                if s.telling:
                    s.tell("played", crew, card=card, cost=s.t.cost[card])
                spend_sailing(s, crew, s.t.cost[card])


def turn_morgan_card(s: Islands) -> None:
    """GI-12.4: after the others have chosen, Henry Morgan's top card is turned over."""
    if s.morgan >= 0 and not s.sunk[s.morgan]:
        card = s.dice.among("card", list(s.morgan_deck))
        s.morgan_deck = without(s.morgan_deck, card)
        s.played[s.morgan] = card


def spend_sailing(s: Islands, crew: int, spaces: int) -> None:
    """Move the disc that many spaces; the last one sinks the ship (GI-2.2)."""
    last = len(s.t.track)
    s.sail[crew] = min(s.sail[crew] + spaces, last)
    if s.sail[crew] == last:
        s.sunk[crew] = True  # GI-8.1
        s.played[crew] = NO_CARD  # GI-8.6
        if s.telling:
            s.tell("sank", crew)


# -- GI-3 Determine turn order


class TurnOrder(Step):
    clause: ClassVar[str] = "GI-3.1"

    def run(self, s: Islands) -> None:
        by_rank = sorted([(s.t.rank[s.played[crew]], crew) for crew in range(s.crews) if s.played[crew] != NO_CARD])
        order = [crew for _, crew in by_rank]  # the lowest first, as the agenda wants it
        turns: list[Frame] = [MorgansTurn() if crew == s.morgan else Turn(crew) for crew in order]
        s.agenda += turns
        order.reverse()
        s.order = tuple(order)
        if s.telling:
            s.tell("order", UNKNOWN, owner=order)


# -- GI-4 Resolve actions


class Turn(Step):
    clause: ClassVar[str] = "GI-9.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Islands) -> None:
        value = s.t.value[s.played[self.seat]]
        s.then(MoveShip(self.seat, value, 0), Special(self.seat), ScoreIslands(self.seat))


class MoveShip(Decision):
    """GI-4a: sail clockwise; with a 5 there may be a stopover. ``part`` is 1 after a stopover."""

    clause: ClassVar[str] = "GI-4a.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "most", "part")
    verb: ClassVar[str] = "sail"
    names: ClassVar[str] = "steps"
    span: ClassVar[int] = 10

    def __init__(self, seat: int, most: int, part: int) -> None:
        super().__init__(seat)
        self.most = most
        self.part = part

    def options(self, s: Islands) -> list[int]:
        options = list(range(1, self.most + 1))
        if self.most == 5:  # GI-4a.3
            options += [STOPOVER + 1, STOPOVER + 2, STOPOVER + 3, STOPOVER + 4]
        return options

    def chosen(self, s: Islands, option: int) -> None:
        if option > STOPOVER:
            steps = option - STOPOVER
            sail(s, self.seat, steps)
            s.then(PlacePirate(self.seat, EMPTY), MoveShip(self.seat, self.most - steps, 1))
        else:
            sail(s, self.seat, option)
            final_stop(s, self.seat)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option > STOPOVER:
            return "GI-4a.3", "second_stopover" if self.part else "no_stopover"
        return "GI-4a.1", "too_far" if option else "must_sail"

    def facts(self, s: Islands) -> dict[str, Any]:
        return {"seat": self.seat, "most": self.most}

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        steps = option - STOPOVER if option > STOPOVER else option
        return {"steps": option, "distance": steps, "sea": (s.ship[self.seat] + steps) % RING}


def sail(s: Islands, crew: int, steps: int) -> None:
    """The ship moves on; bonuses on the way are paid at once (GI-6)."""
    before = s.ship[crew]
    s.ship[crew] = before + steps
    if s.telling:
        s.tell("sailed", crew, steps=steps, sea=(before + steps) % RING)
    if before < COMPASS <= s.ship[crew]:
        bonus = prize(s.t.compass, s.passed_compass)
        s.passed_compass += 1
        s.glory[crew] += bonus
        if s.telling:
            s.tell("compass", crew, glory=bonus)
    if before < RING <= s.ship[crew]:
        bonus = prize(s.t.home, s.passed_home)
        s.passed_home += 1
        s.glory[crew] += bonus
        if s.telling:
            s.tell("home", crew, glory=bonus)


def prize(prizes: list[int], place: int) -> int:
    return prizes[place] if place < len(prizes) else 0


def final_stop(s: Islands, crew: int) -> None:
    """GI-4a.8: first the wreck stack, then income, then placing."""
    if s.wrecks:
        corner = wreck_corner(s, crew)
        if corner >= 0:
            s.then(SearchWreck(crew, corner), Income(crew), PlacePirate(crew, EMPTY))
            return
    pay_income(s, crew)
    s.then(PlacePirate(crew, EMPTY))


class Income(Step):
    clause: ClassVar[str] = "GI-4a.4"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Islands) -> None:
        pay_income(s, self.seat)


def pay_income(s: Islands, crew: int) -> None:
    """GI-4a.4: pirates on pirate fields in the ship's line earn glory for their owners."""
    kind = s.side.kind
    for cell in s.line(crew):
        owner = s.cells[cell]
        if owner >= 0 and kind[cell] == FIELD and not s.sunk[owner]:
            s.glory[owner] += s.t.pirate_field
            if s.telling:
                s.tell("income", owner, cell=cell, glory=s.t.pirate_field)


# -- GI-4b Place a pirate


class PlacePirate(Decision):
    """A pirate goes on an empty space of the ship's line, as far as the card reaches. ``left``: the space that a pirate
    taken back has just left, which still counts as taken (GI-4b.6)."""

    clause: ClassVar[str] = "GI-4b.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "place"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND
    skippable: ClassVar[bool] = True  # GI-4b.4

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, s: Islands) -> None:
        if s.supply[self.seat] == 0 and can_place(s, self.seat):
            s.then(RecallPirate(self.seat))  # GI-4b.5
        else:
            Decision.run(self, s)

    def options(self, s: Islands) -> list[int]:
        line = s.line(self.seat)
        reach = s.t.value[s.played[self.seat]]
        free = [cell for cell in line[:reach] if s.cells[cell] == EMPTY and cell != self.left]
        if not free:  # GI-4b.3
            for cell in line:
                if s.cells[cell] == EMPTY and cell != self.left:
                    return [cell]
        return free

    def chosen(self, s: Islands, option: int) -> None:
        if option == s.side.storm:
            if s.telling:
                s.tell("storm", self.seat)
            s.then(BlownAshore(self.seat, self.left))
        else:
            put_pirate(s, self.seat, option)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == self.left:
            return "GI-4b.6", "just_left"
        if s.cells[option] != EMPTY:
            return "GI-4b.1", "occupied"
        return ("GI-4b.2", "out_of_range") if option in s.line(self.seat) else ("GI-4b.1", "not_in_line")

    def facts(self, s: Islands) -> dict[str, Any]:
        return {"seat": self.seat, "reach": s.t.value[s.played[self.seat]]}

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return cell_facts(s, option)


def can_place(s: Islands, crew: int) -> bool:
    return any(s.cells[cell] == EMPTY for cell in s.line(crew))


def cell_facts(s: Islands, cell: int) -> dict[str, Any]:
    return {"cell": cell, "space": s.side.kind[cell]}


class RecallPirate(Decision):
    """GI-4b.5: no pirate left in the supply, so one comes off the board first."""

    clause: ClassVar[str] = "GI-4b.5"
    verb: ClassVar[str] = "recall"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def options(self, s: Islands) -> list[int]:
        return own_pirates(s, self.seat)

    def chosen(self, s: Islands, option: int) -> None:
        lift_pirate(s, option)
        s.supply[self.seat] += 1
        if s.telling:
            s.tell("recalled", self.seat, cell=option)
        s.then(PlacePirate(self.seat, option))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4b.5", "not_your_pirate"

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return cell_facts(s, option)


def own_pirates(s: Islands, crew: int) -> list[int]:
    return [cell for cell in range(LAND) if s.cells[cell] == crew]


def lift_pirate(s: Islands, cell: int) -> None:
    s.cells[cell] = EMPTY
    s.room[s.side.island[cell]] += 1


class BlownAshore(Decision):
    """GI-13.2: a pirate placed on the storm moves at once to any empty space of the board."""

    clause: ClassVar[str] = "GI-13.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "land"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Islands) -> list[int]:
        return empty_spaces(s, self.left)

    def chosen(self, s: Islands, option: int) -> None:
        put_pirate(s, self.seat, option)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == self.left:
            return "GI-13.4", "just_left"
        return ("GI-13.2", "storm") if option == s.side.storm else ("GI-13.2", "occupied")

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return cell_facts(s, option)


def empty_spaces(s: Islands, but: int) -> list[int]:
    """All empty island spaces, the storm never among them."""
    storm = s.side.storm
    return [cell for cell in range(LAND) if s.cells[cell] == EMPTY and cell != storm and cell != but]


def put_pirate(s: Islands, crew: int, cell: int) -> None:
    s.supply[crew] -= 1
    s.cells[cell] = crew
    s.room[s.side.island[cell]] -= 1
    if s.telling:
        s.tell("placed", crew, cell=cell, space=s.side.kind[cell])
    collect_reward(s, crew, cell)


# -- GI-4c Collect the reward


def collect_reward(s: Islands, crew: int, cell: int) -> None:
    kind = s.side.kind[cell]
    if kind == FIELD:
        gain_glory(s, crew, s.t.pirate_field)
    elif kind == CHEST:
        draw_treasure(s, crew, 1 if crew == s.morgan else s.t.draw_on_chest)
    elif kind == BARREL:
        if crew == s.morgan:
            gain_glory(s, crew, s.t.morgan_barrel)  # GI-12.14
        elif s.barrel_supply > 0 and s.barrels[crew] < s.t.barrel_limit:  # GI-4c.5
            s.barrel_supply -= 1
            s.barrels[crew] += 1
            if s.telling:
                s.tell("barrel", crew)


def gain_glory(s: Islands, crew: int, glory: int) -> None:
    s.glory[crew] += glory
    if s.telling:
        s.tell("glory", crew, glory=glory)


def draw_treasure(s: Islands, crew: int, number: int) -> None:
    """GI-4c.3, GI-4d.2: draw tokens, keep one. Morgan's single token lies face up (GI-12.13)."""
    drawn: list[int] = []
    for _ in range(min(number, sum(s.bag))):  # GI-4c.6
        kind = s.dice.draw("treasure", s.bag)
        s.bag[kind] -= 1
        drawn.append(kind)
    if not drawn:
        return
    if crew == s.morgan:
        s.loot[crew] += (drawn[0],)
        if s.telling:
            s.tell("morgan_treasure", crew, treasure=drawn[0])
        return
    remember_draw(s, crew, drawn)
    drawn.sort()
    if s.telling:
        s.whisper("drew", crew, {"treasure": drawn}, number=len(drawn))
    s.then(KeepTreasure(crew, drawn))


def remember_draw(s: Islands, crew: int, drawn: list[int]) -> None:
    """What was drawn was not in anybody's hands: it bounds what the others can hold of each kind, of the tokens they
    have by now. Kept so that nobody who thinks ahead forgets what was seen."""
    seats = s.seats
    held = s.loot[crew]
    bound = [s.t.tokens_of_each - s.t.removed_of_each[seats - 2]] * 5
    for kind in held:
        bound[kind] -= 1
    for kind in drawn:
        bound[kind] -= 1
    if s.morgan >= 0:
        for kind in s.loot[s.morgan]:
            bound[kind] -= 1
    bound += [len(s.loot[other]) for other in range(seats)]
    s.memory[crew] += (tuple(bound),)


class KeepTreasure(Decision):
    """Which of the drawn tokens to keep; the others go back into the bag."""

    clause: ClassVar[str] = "GI-4c.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    secret: ClassVar[bool] = True  # that there are two of a kind is nobody else's business
    verb: ClassVar[str] = "keep"
    names: ClassVar[str] = "treasure"
    span: ClassVar[int] = 5

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def seen_by(self, seat: int) -> list[Any]:
        hidden = seat >= UNKNOWN and seat != self.seat
        return [self.seat, [UNKNOWN] * len(self.drawn) if hidden else self.drawn[:]]

    def run(self, s: Islands) -> None:
        if len(self.drawn) == 1:  # everybody sees that the bag gave one token only
            self.chosen(s, self.drawn[0])
        else:
            Decision.run(self, s)

    def options(self, s: Islands) -> list[int]:
        return [kind for kind in range(5) if kind in self.drawn]

    def chosen(self, s: Islands, option: int) -> None:
        for kind in self.drawn:
            s.bag[kind] += 1
        s.bag[option] -= 1
        s.loot[self.seat] += (option,)
        if s.telling:
            s.whisper("kept", self.seat, {"treasure": option})

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4c.3", "not_drawn"

    def facts(self, s: Islands) -> dict[str, Any]:
        return {"seat": self.seat, "treasure": self.drawn}


# -- GI-4d Special action


class Special(Decision):
    """The special action of a 2, 3 or 4, for a price."""

    clause: ClassVar[str] = "GI-4d.1"
    verb: ClassVar[str] = "pay"
    names: ClassVar[str] = "price"
    span: ClassVar[int] = 3
    skippable: ClassVar[bool] = True

    def options(self, s: Islands) -> list[int]:
        value = s.t.value[s.played[self.seat]]
        barrel = s.barrels[self.seat] > 0
        if value == 2:
            return [NOTHING, WITH_BARREL] if barrel and sum(s.bag) > 0 else []
        if value == 3:
            possible = can_place(s, self.seat)  # GI-4d.4
        elif value == 4:
            possible = self.seat in s.cells  # GI-4d.8
        else:
            return []
        if not possible:
            return []
        return [NOTHING, WITH_BARREL, WITH_SAILING] if barrel else [NOTHING, WITH_SAILING]

    def chosen(self, s: Islands, option: int) -> None:
        seat = self.seat
        value = s.t.value[s.played[seat]]
        if option == NOTHING:
            return
        if s.telling:
            s.tell("special", seat, price=option, value=value)
        if option == WITH_BARREL:
            s.barrels[seat] -= 1
            s.barrel_supply += 1
        else:
            spend_sailing(s, seat, s.t.special_sailing)
            if s.sunk[seat]:  # GI-8.2
                return
        if value == 2:
            draw_treasure(s, seat, s.t.draw_on_special)
        elif value == 3:
            s.then(PlacePirate(seat, EMPTY))
        else:
            s.then(LiftPirate(seat))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == WITH_BARREL:
            return "GI-4d.1", "no_barrel"
        return "GI-4d.2", "barrel_only"

    def facts(self, s: Islands) -> dict[str, Any]:
        value = s.t.value[s.played[self.seat]]
        sinks = s.sail[self.seat] + s.t.special_sailing >= len(s.t.track)
        return {"seat": self.seat, "special": value, "sinks": sinks, "spaces": s.t.special_sailing}

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return {"price": option, **self.facts(s)}


class LiftPirate(Decision):
    """GI-4d.5: which own pirate a 4 moves …"""

    clause: ClassVar[str] = "GI-4d.6"
    verb: ClassVar[str] = "lift"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def options(self, s: Islands) -> list[int]:
        return own_pirates(s, self.seat)

    def chosen(self, s: Islands, option: int) -> None:
        s.then(MovePirate(self.seat, option))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4d.6", "not_your_pirate"

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return cell_facts(s, option)


class MovePirate(Decision):
    """… and where it goes: any empty space of the board."""

    clause: ClassVar[str] = "GI-4d.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "move"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Islands) -> list[int]:
        return empty_spaces(s, self.left)

    def chosen(self, s: Islands, option: int) -> None:
        lift_pirate(s, self.left)
        s.supply[self.seat] += 1
        if s.telling:
            s.tell("lifted", self.seat, cell=self.left)
        put_pirate(s, self.seat, option)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == self.left:
            return "GI-4d.6", "just_left"
        return ("GI-13.5", "storm") if option == s.side.storm else ("GI-4d.5", "occupied")

    def facts(self, s: Islands) -> dict[str, Any]:
        return {"seat": self.seat, "cell": self.left}

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return cell_facts(s, option)


# -- GI-4e Score islands


class ScoreIslands(Decision):
    """At the end of a turn full islands are scored, the active player choosing the order."""

    clause: ClassVar[str] = "GI-4e.2"
    verb: ClassVar[str] = "score"
    names: ClassVar[str] = "island"
    span: ClassVar[int] = 8
    skippable: ClassVar[bool] = True

    def run(self, s: Islands) -> None:
        if s.sunk[self.seat]:
            score_all(s, self.seat)  # GI-8.2: nobody is asked who is out of the game
        elif 0 in s.room:
            Decision.run(self, s)

    def options(self, s: Islands) -> list[int]:
        return [island for island in range(len(s.room)) if s.room[island] == 0]

    def chosen(self, s: Islands, option: int) -> None:
        score_island(s, option, self.seat)
        s.then(ScoreIslands(self.seat))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4e.1", "not_full" if option < len(s.room) else "no_island"

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return {"island": option}


def score_all(s: Islands, trigger: int) -> None:
    """Score all full islands in the order of their letters, where nobody chooses it."""
    while 0 in s.room:
        score_island(s, s.room.index(0), trigger)


def score_island(s: Islands, island: int, trigger: int) -> None:
    cells = s.side.islands[island]
    counts = [0] * s.crews
    for cell in cells:
        counts[s.cells[cell]] += 1
    shares = island_shares(s.t, counts, trigger)
    if s.telling:
        s.tell("full", trigger, island=island)
    for crew in range(s.crews):
        if shares[crew] and not s.sunk[crew]:  # GI-8.4
            s.glory[crew] += shares[crew]
            if s.telling:
                s.tell("share", crew, glory=shares[crew], island=island)
    for cell in cells:  # GI-4e.11; the supply of a sunk crew is out of the game (GI-8.5)
        s.supply[s.cells[cell]] += 1
        s.cells[cell] = EMPTY
    s.room[island] = len(cells)


def island_shares(t: IslandTables, counts: list[int], trigger: int) -> list[int]:
    """The glory of each crew for a full island on which it has ``counts`` pirates."""
    first, second, third = t.bonus[sum(counts)]
    shares = [0] * len(counts)
    groups: list[list[int]] = []  # crews with equally many pirates, the most first
    for number in range(max(counts), 0, -1):
        group = [crew for crew in range(len(counts)) if counts[crew] == number]
        if group:
            groups.append(group)
    best = groups[0]
    if len(groups) == 1 and len(best) > 1:  # GI-4e.7
        divide(shares, first + second + third, best)
        if trigger in best:
            shares[trigger] += t.trigger
    elif len(best) > 1:  # GI-4e.4: the next ones count as third
        divide(shares, first + second, best)
        divide(shares, third, groups[1])
    else:
        divide(shares, first, best)
        if len(groups) > 1 and len(groups[1]) > 1:  # GI-4e.5
            divide(shares, second + third, groups[1])
        elif len(groups) > 1:
            divide(shares, second, groups[1])
            if len(groups) > 2:  # GI-4e.6
                divide(shares, third, groups[2])
    return shares


def divide(shares: list[int], glory: int, group: list[int]) -> None:
    """Equal parts, rounded up."""
    for crew in group:
        shares[crew] += -(-glory // len(group))


# -- GI-5 End of round


class EndOfRound(Step):
    clause: ClassVar[str] = "GI-5a.1"

    def run(self, s: Islands) -> None:
        kept = s.played[:]  # which card each crew discards
        swap_cards(s, kept)
        for crew in range(s.crews):
            if s.played[crew] != NO_CARD:
                s.pile[crew] += (kept[crew],)  # GI-5b.1
                if s.t.value[s.played[crew]] == 1 and crew != s.morgan:  # GI-5c.1, GI-12.8
                    s.hand[crew] += s.pile[crew]
                    s.pile[crew] = ()
                    if s.telling:
                        s.tell("returned", crew)
                s.played[crew] = NO_CARD
        if s.morgan >= 0 and len(s.morgan_deck) == 1 and not s.sunk[s.morgan]:  # GI-12.6
            s.morgan_deck += s.pile[s.morgan]
            s.pile[s.morgan] = ()
            if s.telling:
                s.tell("morgan_shuffles", s.morgan)
        s.order = ()


def swap_cards(s: Islands, kept: list[int]) -> None:
    """GI-5a: among equal values the highest and the lowest card change owners; of four, the middle two as well."""
    tied: list[list[int]] = [[], [], [], [], [], []]
    for crew in s.order:  # the highest rank first
        if s.played[crew] != NO_CARD:
            tied[s.t.value[s.played[crew]]].append(crew)
    for group in tied:
        size = len(group)
        if size > 1:
            swap(s, kept, group[0], group[size - 1])
        if size == 4:
            swap(s, kept, group[1], group[2])


def swap(s: Islands, kept: list[int], high: int, low: int) -> None:
    kept[high], kept[low] = s.played[low], s.played[high]
    if s.telling:
        s.tell("swapped", high, rival=low, card=[s.played[high], s.played[low]])


# -- GI-12 Henry Morgan


class MorgansTurn(Step):
    clause: ClassVar[str] = "GI-12.9"

    def run(self, s: Islands) -> None:
        crew = s.morgan
        value = s.t.value[s.played[crew]]
        if value == 5:  # GI-12.10
            sail(s, crew, 1)
            morgan_places(s)
            sail(s, crew, 4)
        else:
            sail(s, crew, value)
        if s.wrecks:
            corner = wreck_corner(s, crew)
            if corner >= 0:
                take_at_random(s, corner)
        pay_income(s, crew)
        morgan_places(s)
        score_all(s, crew)  # GI-12.17


def morgan_places(s: Islands) -> None:
    """GI-12.11: on the nearest empty space of his line; GI-12.12: only while he has pirates."""
    crew = s.morgan
    if s.supply[crew] == 0:
        return
    for cell in s.line(crew):
        if s.cells[cell] == EMPTY:
            if cell == s.side.storm:  # GI-13.6
                if s.telling:
                    s.tell("storm", crew)
                cell = empty_spaces(s, EMPTY)[0]
            put_pirate(s, crew, cell)
            return


# -- GI-14 Shipwrecks


def wreck_corner(s: Islands, crew: int) -> int:
    """The wreck corner (0 or 1) on which this ship stands and where tokens are left, or -1."""
    sea = s.ship[crew] % RING
    for corner in range(2):
        if sea == WRECK_CORNERS[corner] and s.stacks[corner] > 0:
            return corner
    return -1


class SearchWreck(Decision):
    """GI-14.3: a ship that ends its movement at a wreck stack may look through it."""

    clause: ClassVar[str] = "GI-14.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "corner")
    verb: ClassVar[str] = "wreck"
    names: ClassVar[str] = "search"
    span: ClassVar[int] = 2

    def __init__(self, seat: int, corner: int) -> None:
        super().__init__(seat)
        self.corner = corner

    def options(self, s: Islands) -> list[int]:
        return [0, 1]

    def chosen(self, s: Islands, option: int) -> None:
        if option == 1:
            found = look_at_stack(s, self.seat, self.corner)
            if s.telling:
                s.whisper("looked", self.seat, {"wreck": found}, number=len(found))
            s.then(TakeWreck(self.seat, self.corner, 0))

    def facts(self, s: Islands) -> dict[str, Any]:
        return {"seat": self.seat, "number": s.stacks[self.corner]}


class TakeWreck(Decision):
    """GI-14.3, GI-14.6: take one token of the stack; then, for a barrel, a second one."""

    clause: ClassVar[str] = "GI-14.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "corner", "taken")
    verb: ClassVar[str] = "take"
    names: ClassVar[str] = "wreck"
    span: ClassVar[int] = 5

    def __init__(self, seat: int, corner: int, taken: int) -> None:
        super().__init__(seat)
        self.corner = corner
        self.taken = taken

    def options(self, s: Islands) -> list[int]:
        return [0, *wrecks_on(s, self.corner)]

    def chosen(self, s: Islands, option: int) -> None:
        if option:
            if self.taken:
                s.barrels[self.seat] -= 1
                s.barrel_supply += 1
            take_wreck(s, self.seat, self.corner, option)
            if s.telling:
                s.whisper("salvaged", self.seat, {"wreck": option}, barrel=self.taken)
            if not self.taken and s.barrels[self.seat] > 0 and s.stacks[self.corner] > 0:
                s.then(TakeWreck(self.seat, self.corner, 1))
        remember_stack(s, self.seat, self.corner)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-14.3", "no_such_wreck"

    def facts(self, s: Islands) -> dict[str, Any]:
        return {"seat": self.seat, "wreck": wrecks_on(s, self.corner), "again": self.taken}

    def option_facts(self, s: Islands, option: int) -> dict[str, Any]:
        return {"wreck": option, "again": self.taken}


# -- GI-7 Final scoring


class FinalScoring(Step):
    clause: ClassVar[str] = "GI-7.1"

    def run(self, s: Islands) -> None:
        reveal_morgan_salvage(s)
        s.inform()
        if s.telling:
            for crew in range(s.crews):
                if not s.sunk[crew]:
                    parts = final_parts(s, crew)
                    s.tell("final", crew, **parts, total=sum(parts.values()), treasure=list(s.loot[crew]))
            for crew in winners(s):
                s.tell("won", crew)
            if not s.living():
                s.tell("all_sunk", UNKNOWN)


def final_parts(s: Islands, crew: int) -> dict[str, int]:
    """GI-7: what the final score of a crew is made of."""
    t = s.t
    return {
        "glory": s.glory[crew],
        "pirates": t.pirate_left * len(own_pirates(s, crew)),
        "sailing": t.track[s.sail[crew]] if s.sail[crew] < len(t.track) else 0,
        "sets": treasure_glory(t, s.loot[crew]),
        "barrels": t.barrel_left * s.barrels[crew],
        "wrecks": sum(s.salvage[crew]),
    }


def treasure_glory(t: IslandTables, loot: tuple[int, ...]) -> int:
    """GI-7.3: sets of different kinds, the largest possible set first."""
    counts = [0, 0, 0, 0, 0]
    for kind in loot:
        counts[kind] += 1
    glory = 0
    while True:
        kinds = 5 - counts.count(0)
        if kinds == 0:
            return glory
        glory += t.sets[kinds - 1]
        counts = [count - 1 if count else 0 for count in counts]


def winners(s: Islands) -> list[int]:
    """GI-7.5, GI-7.6: most glory, then more treasure tokens, then a shared victory; sunk crews cannot win."""
    living = s.living()
    ranked = [(sum(final_parts(s, crew).values()), len(s.loot[crew])) for crew in range(s.crews)]
    best = max([ranked[crew] for crew in living], default=(0, 0))
    return [crew for crew in living if ranked[crew] == best]


# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[Decision], ...] = (
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
STEPS: tuple[type[Frame], ...] = (
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
