"""MM-5a Selling goods and MM-5b buying goods."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    ask,
    at_home,
    best_talent,
    cards_held,
    cargo_room,
    clear_display,
    count_good,
    draw_cargo,
    drop_good,
    goods_held,
    lay_out,
    market_at,
    nation_of,
    one_of,
    pay,
    port_power,
    purse,
    replaced,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.glory import (
    card_for,
    gain_glory,
    holds_for,
    might_hold,
    play_card,
)
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import REDRAW, TRADE_CARD, TRADE_SPAN, TRICK
from tortuga.games.merchants_and_marauders.vocabulary.captains import GOODS_IN_PORTS_OF, SELLS_PLAIN_FOR, SINGLE_PRICE
from tortuga.games.merchants_and_marauders.vocabulary.cards import BUYING, MARKET_DAY, SELLING
from tortuga.games.merchants_and_marauders.vocabulary.cargo import GOODS
from tortuga.games.merchants_and_marauders.vocabulary.map import (
    DEMAND_PRICE,
    FREE_GOOD,
    GOODS_DRAWN,
    GOODS_FOR_NATION,
    REDRAW_GOODS,
    STARTING_PRICE,
)
from tortuga.kernel.machine import Decision, Facts, Seat, Step, without


def starting_price(s: Sea, seat: Seat) -> int:
    power = port_power(s, seat, STARTING_PRICE)
    return s.t.trade.price if power == NONE else power


def demand_price(s: Sea, seat: Seat) -> int:
    """MM-5a.2: what a good in demand brings here and now."""
    power = port_power(s, seat, DEMAND_PRICE)
    price = s.t.trade.in_demand if power == NONE or s.pirate(seat) else power
    return price + s.t.events.effect_amount[MARKET_DAY] if s.weather >> MARKET_DAY & 1 else price


def plain_price(s: Sea, seat: Seat) -> int:
    """MM-5a.1: what any other good brings."""
    return best_talent(s, seat, SELLS_PLAIN_FOR, starting_price(s, seat))


class SellGoods(Decision[Sea]):
    """MM-5a: one card after the other. ``wanted``: goods in demand sold so far; ``trick``: cards that still sell on the
    black market; ``sold``: cards sold in all."""

    clause: ClassVar[str] = "MM-5a.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "wanted", "trick", "sold")
    verb: ClassVar[str] = "sell"
    names: ClassVar[str] = "trade"
    span: ClassVar[int] = TRADE_SPAN

    def __init__(self, seat: Seat, wanted: int, trick: int, sold: int) -> None:
        super().__init__(seat)
        self.wanted = wanted
        self.trick = trick
        self.sold = sold

    def options(self, s: Sea) -> list[int]:
        options = [0] + [1 + good for good in goods_held(s, self.seat)]
        if len(options) > 1 and self.trick == 0 and holds_for(s, self.seat, SELLING):
            options.append(TRICK)
        s.modules.more_sales(s, self.seat, options)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == 0:
            self.close(s)
            return
        if option >= TRADE_CARD:
            s.then(SellGoods(seat, self.wanted, self.trick, self.sold + 1))
            s.modules.sell(s, seat, option)
            return
        if option == TRICK:
            card = card_for(s, seat, SELLING)
            if s.modules.balks(s, seat, card, self):
                return
            play_card(s, seat, card)
            s.then(SellGoods(seat, self.wanted, s.t.glory.amount[card], self.sold))
            return
        good, wanted, trick = option - 1, self.wanted, self.trick
        if good == s.demand[s.zone[seat]]:
            gold = demand_price(s, seat)
            wanted += 1
        elif trick:
            gold = demand_price(s, seat)
            trick -= 1
        else:
            gold = plain_price(s, seat)
        drop_good(s, seat, good)
        s.gold[seat] += gold
        if s.telling:
            s.tell("sold", seat, good=good, gold=gold)
        s.then(SellGoods(seat, wanted, trick, self.sold + 1))

    def close(self, s: Sea) -> None:
        if self.wanted:
            exchange_demand(s, s.zone[self.seat])
        if self.wanted >= s.t.trade.glory_sale:
            gain_glory(s, self.seat, "sale")

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        if option == TRICK:
            return "MM-13d.9", "not_in_hand"
        if option >= TRADE_CARD:
            return "MM-5a.1", "no_such_contraband"
        return ("MM-5b.7", "no_redraw") if option == REDRAW else ("MM-5a.1", "no_such_good")

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "demand": s.demand[s.zone[self.seat]], "number": self.wanted}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if not 1 <= option <= GOODS:
            return s.modules.trade_facts(s, self.seat, option)
        asked = option - 1 == s.demand[s.zone[self.seat]] or self.trick > 0
        gold = demand_price(s, self.seat) if asked else plain_price(s, self.seat)
        number = count_good(s, s.cargo[self.seat], option - 1)
        return {"trade": option, "kind": "good", "good": option - 1, "gold": gold, "number": number}


def anything_to_sell(s: Sea, seat: Seat) -> bool:
    return len(SellGoods(seat, 0, 0, 0).options(s)) > 1


def exchange_demand(s: Sea, zone: Zone) -> None:
    """MM-5a.3: a token from the supply takes the place of the old one, which goes back and is mixed in."""
    new = s.dice.draw("demand", list(s.demand_supply))
    set_demand(s, zone, new)


def set_demand(s: Sea, zone: Zone, new: int) -> None:
    old = s.demand[zone]
    supply = replaced(s.demand_supply, new, s.demand_supply[new] - 1)
    s.demand_supply = replaced(supply, old, supply[old] + 1)
    s.demand = replaced(s.demand, zone, new)
    if s.telling:
        s.tell("demand", NONE, good=new, zone=zone)


# -- MM-5b Buying


def goods_drawn(s: Sea, seat: Seat) -> int:
    """MM-5b.1: how many cargo cards are laid out."""
    zone = s.zone[seat]
    if s.bought_at[seat] >> market_at(s, seat) & 1:
        return s.t.trade.display_again
    if not s.in_port[seat]:
        return s.modules.goods_outside_port(s, zone)
    power, nations = s.t.map.power[zone], s.t.map.power_nation[zone]
    number = s.t.trade.display if power[GOODS_DRAWN] == NONE else power[GOODS_DRAWN]
    if power[GOODS_FOR_NATION] != NONE and nations[GOODS_FOR_NATION] == nation_of(s, seat):
        number = power[GOODS_FOR_NATION]
    captain = s.captain[seat]
    if s.t.captains.talent[captain] == GOODS_IN_PORTS_OF and s.t.captains.with_[captain] == s.nation[zone]:
        number += s.t.captains.amount[captain]
    return number


def open_market(s: Sea, seat: Seat) -> None:
    """MM-5b.2: cards of the good in demand are replaced until none lies there."""
    lay_out(s, goods_drawn(s, seat))
    replace_demanded(s, s.zone[seat])
    if s.telling:
        s.tell("market", seat, good=[s.t.cargo.good[card] for card in s.display])


def replace_demanded(s: Sea, zone: Zone) -> None:
    aside: tuple[int, ...] = ()
    card = not_for_sale(s, zone)
    while card != NONE:
        s.display = without(s.display, card)
        aside = (*aside, card)
        new = draw_cargo(s)
        if new != NONE:
            s.display = (*s.display, new)
        card = not_for_sale(s, zone)
    s.cargo_gone += aside


def not_for_sale(s: Sea, zone: Zone) -> int:
    """A card of the display that is not sold in this port, or NONE."""
    demanded = s.demand[zone]
    for card in s.display:
        if s.t.cargo.good[card] == demanded or s.modules.never_on_offer(s, card, zone):
            return card
    return NONE


def buy_goods(s: Sea, seat: Seat) -> None:
    open_market(s, seat)
    s.then(StartBuying(seat, 0, 0))
    s.modules.opened_market(s, seat)


class StartBuying(Step[Sea]):
    """MM-5b.3: prices are set by what lies there now. ``flat``: the price that a card has set for all, or 0;
    ``redrawn``: the display has been renewed for gold."""

    clause: ClassVar[str] = "MM-5b.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "flat", "redrawn")

    def __init__(self, seat: Seat, flat: int, redrawn: int) -> None:
        self.seat = seat
        self.flat = flat
        self.redrawn = redrawn

    def run(self, s: Sea) -> None:
        price = [self.flat] * GOODS if self.flat else prices(s, self.seat)
        s.then(BuyGoods(self.seat, price, [], 1 if self.flat else 0, self.redrawn, 0))


def prices(s: Sea, seat: Seat) -> list[int]:
    """MM-5b.3: the more cards of a good lie there, the cheaper each is; MM-S1.17: for some, single ones too."""
    base = starting_price(s, seat)
    single = talent(s, seat, SINGLE_PRICE)
    found = []
    for good in range(GOODS):
        number = count_good(s, s.display, good)
        price = base + 1 - number
        if single and number == 1 and price > single:
            price = single
        found.append(price if price > 1 else 1)
    return found


class BuyGoods(Decision[Sea]):
    """MM-5b: one card after the other. ``price``: by good; ``paid``: for each card bought; ``flat``: a card made all
    cost the same; ``redrawn``: the display has been renewed; ``smuggled``: cards bought as contraband, always first."""

    clause: ClassVar[str] = "MM-5b.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "price", "paid", "flat", "redrawn", "smuggled")
    verb: ClassVar[str] = "buy"
    names: ClassVar[str] = "trade"
    span: ClassVar[int] = TRADE_SPAN
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, price: list[int], paid: list[int], flat: int, redrawn: int, smuggled: int) -> None:
        super().__init__(seat)
        self.price = price
        self.paid = paid
        self.flat = flat
        self.redrawn = redrawn
        self.smuggled = smuggled

    def run(self, s: Sea) -> None:
        seat = self.seat
        room = len(s.display) > 0 and cards_held(s, seat) < cargo_room(s, seat)
        ask(s, self, room and (at_home(s, seat) or (not self.flat and might_hold(s, seat, BUYING))))

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        options = [0]
        money = purse(s, seat)
        if cards_held(s, seat) < cargo_room(s, seat):
            options += [
                1 + good
                for good in range(GOODS)
                if one_of(s, s.display, good) != NONE and self.cost(s, self.price[good]) <= money
            ]
            if not self.flat and s.display and holds_for(s, seat, BUYING):
                options.append(TRICK)
            fee = port_power(s, seat, REDRAW_GOODS)
            if fee != NONE and not self.redrawn and not self.paid and fee <= money:
                options.append(REDRAW)
        if len(self.paid) == self.smuggled:
            flat = self.price[0] if self.flat else 0
            price = s.modules.card_price(s, seat, flat)
            s.modules.more_goods(s, seat, flat, money + price - self.cost(s, price), options)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == 0:
            clear_display(s)
        elif option == TRICK:
            card = card_for(s, seat, BUYING)
            if s.modules.balks(s, seat, card, self):
                return
            play_card(s, seat, card)
            s.then(BuyGoods(seat, [s.t.glory.amount[card]] * GOODS, self.paid, 1, self.redrawn, self.smuggled))
        elif option == REDRAW:
            pay(s, seat, s.t.map.power[s.zone[seat]][REDRAW_GOODS])
            clear_display(s)
            open_market(s, seat)
            s.then(StartBuying(seat, self.price[0] if self.flat else 0, 1))
            s.modules.opened_market(s, seat)
        elif option >= TRADE_CARD:
            price = s.modules.card_price(s, seat, self.price[0] if self.flat else 0)
            cost = self.cost(s, price)
            pay(s, seat, cost)
            s.modules.buy(s, seat, option, cost)
            rest = self.price if self.flat else prices(s, seat)
            s.then(BuyGoods(seat, rest, [*self.paid, price], self.flat, self.redrawn, self.smuggled + 1))
        else:
            good = option - 1
            price = self.price[good]
            cost = self.cost(s, price)
            pay(s, seat, cost)
            card = one_of(s, s.display, good)
            s.display = without(s.display, card)
            s.cargo[seat] = (*s.cargo[seat], card)
            s.bought_now[seat] |= 1 << market_at(s, seat)  # MM-5b.1: to look is not to buy
            if s.telling:
                s.tell("bought", seat, good=good, gold=cost)
            s.then(BuyGoods(seat, self.price, [*self.paid, price], self.flat, self.redrawn, self.smuggled))

    def cost(self, s: Sea, price: int) -> int:
        """MM-1z.11: what one more card of this price costs now. Where the cheapest of several is free it is never paid
        for: with the card that makes them enough, all together cost as much less."""
        enough = port_power(s, self.seat, FREE_GOOD)
        if enough == NONE or len(self.paid) + 1 < enough:
            return price
        free = min(price, min(self.paid)) if self.paid else price
        before = min(self.paid) if len(self.paid) >= enough else 0
        return price - free + before

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        if option == TRICK:
            return "MM-13d.10", "not_in_hand"
        if option == REDRAW:
            return "MM-5b.7", "no_redraw"
        if option >= TRADE_CARD:
            return "MM-5b.4", "no_such_contraband"
        if one_of(s, s.display, option - 1) == NONE:
            return "MM-5b.4", "not_on_table"
        full = cards_held(s, self.seat) >= cargo_room(s, self.seat)
        return ("MM-5b.5", "hold_full") if full else ("MM-5b.4", "too_dear")

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "gold": purse(s, self.seat), "number": len(self.paid)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option >= TRADE_CARD:
            price = s.modules.card_price(s, self.seat, self.price[0] if self.flat else 0)
            return {**s.modules.trade_facts(s, self.seat, option), "gold": self.cost(s, price)}
        if not 1 <= option <= GOODS:
            return {"trade": option}
        number = count_good(s, s.display, option - 1)
        price = self.cost(s, self.price[option - 1])
        return {"trade": option, "kind": "good", "good": option - 1, "gold": price, "number": number}
