"""MM-S7 Contraband: cargo cards for one port, kept in a space of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import (
    cards_held,
    cargo_room,
    has_mod,
    market_at,
    overloaded,
)
from tortuga.games.merchants_and_marauders.rules.battle import start_battle
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.npcs import invisible, wanted
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.trade import starting_price
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Npc, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import TRADE_CARD
from tortuga.games.merchants_and_marauders.vocabulary.cards import CARGO_DECK, SMUGGLERS_MOON
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS, NEW_CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.ships import SMALL_PIRATE, SMUGGLERS_HOLD
from tortuga.kernel.machine import AnyDecision, Decision, Facts, Seat, without

CONTRABAND: Final = 1 << 12


def sheltered(s: Sea, seat: Seat) -> int:
    """MM-S7.11: the one card that a Smuggler's Hold keeps out of sight and harm."""
    return 1 if has_mod(s, seat, SMUGGLERS_HOLD) and s.seas.contraband[seat] else 0


def load(s: Sea, seat: Seat) -> int:
    """MM-S7.3: contraband takes room as goods do."""
    return len(s.seas.contraband[seat]) - sheltered(s, seat)


# -- MM-S7.4 Getting it


class StowAs(Decision[Sea]):
    """MM-S7.4: where a card is put when it comes aboard decides what it is, for good."""

    clause: ClassVar[str] = "MM-S7.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    verb: ClassVar[str] = "stow-as"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = 2
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if self.card in s.cargo[self.seat] else []

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            seat = self.seat
            s.cargo[seat] = without(s.cargo[seat], self.card)
            s.seas.contraband[seat] = (*s.seas.contraband[seat], self.card)
            if s.telling:
                s.tell("smuggles", seat, contraband=self.card)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "contraband": self.card, "good": s.t.cargo.good[self.card]}


def price(s: Sea, seat: Seat, flat: int) -> int:
    """MM-S7.5: the same for each, however many lie there; less where goods begin lower."""
    return flat or max(1, s.t.contraband.buy - s.t.trade.price + starting_price(s, seat))


# -- MM-S7.6 Selling it


def sale_price(s: Sea) -> int:
    return s.t.contraband.sell + (s.t.events.effect_amount[SMUGGLERS_MOON] if s.weather >> SMUGGLERS_MOON & 1 else 0)


# -- MM-S7.10 Losing it


def throw(s: Sea, seat: Seat, card: Card) -> None:
    s.seas.contraband[seat] = without(s.seas.contraband[seat], card)
    s.cargo_gone = (*s.cargo_gone, card)
    if s.telling:
        s.tell("lost_contraband", seat, contraband=card)


FROM_CARGO: Final = 0
FROM_CONTRABAND: Final = 1
SPARING: Final = 2  # and on: from contraband, but not this card


class SpillFrom(Decision[Sea]):
    """MM-S7.10: for each card that is lost the captain names the space; there it is chosen at random. MM-S7.11: with a
    Smuggler's Hold he also names the card that stays."""

    clause: ClassVar[str] = "MM-S7.10"
    verb: ClassVar[str] = "lose-from"
    names: ClassVar[str] = "spill"
    span: ClassVar[int] = SPARING + NEW_CARGO_CARDS
    skippable: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        if not overloaded(s, seat):
            return []
        options = [FROM_CARGO] if s.cargo[seat] else []
        if load(s, seat) == 0:
            return options
        if sheltered(s, seat):
            return options + [SPARING + card - CARGO_CARDS for card in s.seas.contraband[seat]]
        return [*options, FROM_CONTRABAND]

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == FROM_CARGO:
            card = s.dice.among("card", list(s.cargo[seat]))
            s.cargo[seat] = without(s.cargo[seat], card)
            s.cargo_gone = (*s.cargo_gone, card)
            if s.telling:
                s.tell("spilled", seat, good=s.t.cargo.good[card])
        else:
            cards = list(s.seas.contraband[seat])
            if option >= SPARING:
                cards.remove(CARGO_CARDS + option - SPARING)
            throw(s, seat, s.dice.among("card", cards))
        s.then(SpillFrom(seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S7.10", "nothing_there"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": overloaded(s, self.seat)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"spill": option, "contraband": CARGO_CARDS + max(0, option - SPARING)}


class KeepHidden(Decision[Sea]):
    """MM-S7.11: the captain names the one card that stays in the Smuggler's Hold; the others are gone."""

    clause: ClassVar[str] = "MM-S7.11"
    verb: ClassVar[str] = "keep-hidden"
    names: ClassVar[str] = "hidden"
    span: ClassVar[int] = NEW_CARGO_CARDS

    def options(self, s: Sea) -> list[int]:
        return [card - CARGO_CARDS for card in s.seas.contraband[self.seat]]

    def chosen(self, s: Sea, option: int) -> None:
        for card in s.seas.contraband[self.seat]:
            if card != CARGO_CARDS + option:
                throw(s, self.seat, card)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S7.11", "nothing_there"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"hidden": option, "contraband": CARGO_CARDS + option}


# -- MM-S7.8 Travelling with it


def looks_for_contraband(s: Sea, npc: Npc, seat: Seat) -> bool:
    """Naval ships look for honest captains with contraband, but do not sail after them."""
    if npc >= SMALL_PIRATE or s.pirate(seat) or load(s, seat) == 0:
        return False
    return s.at_sea(seat) and not invisible(s, npc, seat, s.zone[seat])


class Caught(Decision[Sea]):
    """MM-S7.8: resist, which is an attack on the navy, or give all contraband up."""

    clause: ClassVar[str] = "MM-S7.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "npc")
    verb: ClassVar[str] = "smuggler"
    names: ClassVar[str] = "smuggle"
    span: ClassVar[int] = 2 + NEW_CARGO_CARDS

    def __init__(self, seat: Seat, npc: Npc) -> None:
        super().__init__(seat)
        self.npc = npc

    def options(self, s: Sea) -> list[int]:
        if sheltered(s, self.seat):
            return [0] + [2 + card - CARGO_CARDS for card in s.seas.contraband[self.seat]]
        return [0, 1]

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            start_battle(s, self.seat, s.seats + self.npc)
            return
        for card in s.seas.contraband[self.seat]:
            if card != CARGO_CARDS + option - 2:
                throw(s, self.seat, card)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S7.8", "nothing_there"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "rival": s.seats + self.npc, "number": load(s, self.seat)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"smuggle": option, "contraband": CARGO_CARDS + max(0, option - 2)}


class Contraband(Module):
    option: ClassVar[str] = "contraband"
    about: ClassVar[str] = (
        "Module 7: 32 cargo cards that can be smuggled to one port. 5 minutes, some complexity. (MM-S7)"
    )
    bit: ClassVar[int] = CONTRABAND
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (StowAs, SpillFrom, Caught)
    later_decisions: ClassVar[tuple[type[AnyDecision], ...]] = (KeepHidden,)

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        """MM-S7.1: they join the cargo deck."""
        return [*cards, *range(CARGO_CARDS, CARGO_CARDS + NEW_CARGO_CARDS)] if deck == CARGO_DECK else cards

    # -- MM-S7.4 Getting it

    def loaded(self, s: Sea, seat: Seat, cards: tuple[int, ...]) -> None:
        for card in reversed(cards):
            if card >= CARGO_CARDS:
                s.then(StowAs(seat, card))

    def never_on_offer(self, s: Sea, card: Card, zone: Zone) -> bool:
        """MM-S7.5: contraband for this very port is replaced."""
        return card >= CARGO_CARDS and s.t.contraband.port[card - CARGO_CARDS] == zone

    def more_goods(self, s: Sea, seat: Seat, flat: int, money: int, options: list[int]) -> None:
        if price(s, seat, flat) > money:
            return
        hidden = has_mod(s, seat, SMUGGLERS_HOLD) and not s.seas.contraband[seat]
        if hidden or cards_held(s, seat) < cargo_room(s, seat):
            options += [TRADE_CARD + card - CARGO_CARDS for card in s.display if card >= CARGO_CARDS]

    def card_price(self, s: Sea, seat: Seat, flat: int) -> int:
        return price(s, seat, flat)

    def buy(self, s: Sea, seat: Seat, option: int, price: int) -> None:
        card = CARGO_CARDS + option - TRADE_CARD
        s.display = without(s.display, card)
        s.seas.contraband[seat] = (*s.seas.contraband[seat], card)
        s.bought_now[seat] |= 1 << market_at(s, seat)
        if s.telling:
            s.tell("bought_contraband", seat, contraband=card, gold=price)

    # -- MM-S7.6 Selling it

    def more_sales(self, s: Sea, seat: Seat, options: list[int]) -> None:
        if s.in_port[seat]:
            ports, here = s.t.contraband.port, s.zone[seat]
            own = [card - CARGO_CARDS for card in s.seas.contraband[seat]]
            options += [TRADE_CARD + card for card in own if ports[card] == here]

    def sell(self, s: Sea, seat: Seat, option: int) -> None:
        """MM-S7.7: the first card of two is kept behind the captain; with the second comes a glory point."""
        seas = s.seas
        card = CARGO_CARDS + option - TRADE_CARD
        seas.contraband[seat] = without(seas.contraband[seat], card)
        s.gold[seat] += sale_price(s)
        if s.telling:
            s.tell("sold_contraband", seat, contraband=card, gold=sale_price(s))
        if seas.half[seat] == NONE:
            seas.half[seat] = card
        else:
            s.cargo_gone = (*s.cargo_gone, seas.half[seat], card)
            seas.half[seat] = NONE
            gain_glory(s, seat, "contraband")

    def trade_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        if option < TRADE_CARD:
            return {"trade": option}
        card = CARGO_CARDS + option - TRADE_CARD
        facts: Facts = {"trade": option, "kind": "contraband", "contraband": card}
        return {**facts, "gold": sale_price(s), "good": s.t.cargo.good[card], "number": 1}

    # -- MM-S7.10 Losing it

    def more_cards(self, s: Sea, seat: Seat) -> int:
        return len(s.seas.contraband[seat])

    def load(self, s: Sea, seat: Seat) -> int:
        return load(s, seat)

    def more_loads(self, s: Sea, seat: Seat, options: list[int]) -> None:
        if load(s, seat) > 0:
            options += [GOODS + card - CARGO_CARDS for card in s.seas.contraband[seat]]

    def load_facts(self, s: Sea, load: int) -> Facts:
        return {"load": load, "kind": "contraband", "contraband": CARGO_CARDS + load - GOODS}

    def drop(self, s: Sea, seat: Seat, load: int) -> None:
        throw(s, seat, CARGO_CARDS + load - GOODS)

    def cargo_lost(self, s: Sea, seat: Seat) -> None:
        s.cargo_gone += s.seas.contraband[seat]
        s.seas.contraband[seat] = ()

    def cargo_thrown(self, s: Sea, seat: Seat) -> None:
        """MM-S7.11: the effect of a card leaves the one that a Smuggler's Hold keeps."""
        if not sheltered(s, seat):
            self.cargo_lost(s, seat)
        elif len(s.seas.contraband[seat]) > 1:
            s.then(KeepHidden(seat))

    def give_cargo(self, s: Sea, seat: Seat) -> tuple[int, ...]:
        cards = s.seas.contraband[seat]
        s.seas.contraband[seat] = ()
        return cards

    def spills(self, s: Sea, seat: Seat) -> bool:
        if load(s, seat) == 0:
            return False
        if overloaded(s, seat):
            s.then(SpillFrom(seat))
        return True

    # -- MM-S7.8 Travelling with it

    def scouts_too(self, s: Sea, npc: Npc, seat: Seat) -> bool:
        return looks_for_contraband(s, npc, seat)

    def npc_found(self, s: Sea, seat: Seat, npc: Npc) -> bool:
        if wanted(s, npc, seat) or not looks_for_contraband(s, npc, seat):
            return False
        s.then(Caught(seat, npc))
        return True
