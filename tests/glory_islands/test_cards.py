"""GI-1 play sailing cards, GI-2 spend sailing points, GI-3 turn order, GI-5 end of round."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import CARDS, TABLES, Table, random_game
from tortuga.games.glory_islands.rules.cards import PlayCard
from tortuga.games.glory_islands.rules.round import Round
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.machine import SPECTATOR, UNKNOWN

# -- GI-1 Play sailing cards


@clause("GI-1.1")
def test_cards_are_picked_in_secret_and_revealed_together() -> None:
    table = Table(3).run(Round())
    table.choose("play red-4-1b", by="red").choose("play blue-2-1b", by="blue")
    assert table.events("played") == []
    for colour in ("yellow", "blue"):
        view = table.view(colour)
        assert view.played == [UNKNOWN] * 3
        assert "red-4-1b" in table.cards(view.hand[0]), "the hand must not give away what was picked"
        assert view.flow.answers[0][0] == UNKNOWN
    table.choose("play yellow-5-2b", by="yellow")
    assert table.view("yellow").played == [CARDS["red-4-1b"], CARDS["yellow-5-2b"], CARDS["blue-2-1b"]]
    assert [who for who, _ in table.events("played")] == ["red", "yellow", "blue"]


@clause("GI-1.1")
def test_a_picked_card_leaves_the_hand() -> None:
    table = Table(3).round("red-4-1b", "yellow-5-2b", "blue-2-1b")
    assert "red-4-1b" not in table.hand("red")
    assert len(table.hand("red").split()) == 5


@clause("GI-1.1")
def test_a_card_of_the_discard_pile_is_refused() -> None:
    table = Table(3).give("red", discards="red-4-1b").run(Round())
    assert table.refuses("play red-4-1b", by="red") == ("GI-1.1", "red 4 ● lies on your discard pile")


@clause("GI-1.1")
def test_a_card_of_somebody_else_is_refused() -> None:
    table = Table(3).run(Round())
    assert table.refuses("play blue-4-2b", by="red") == ("GI-1.1", "blue 4 ●● is not in your hand")


@clause("GI-1.2")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_nobody_is_ever_without_a_card(players: int, seed: int) -> None:
    swapped = False
    for s in random_game(players, seed):
        if not any(isinstance(decision, PlayCard) for decision, _ in s.open):
            continue
        for seat in range(players):
            if not s.sunk[seat]:
                assert s.hand[seat], f"seat {seat} has no card in round {s.round}"
                own = s.hand[seat] + s.pile[seat]
                assert sorted(TABLES.value[card] for card in own) == [1, 2, 3, 3, 4, 5]
                swapped = swapped or any(card // 6 != s.colour[seat] for card in own)
    assert swapped, "a game in which no card was swapped proves nothing"


@clause("GI-1.2", "GI-5c.1")
def test_the_1_played_last_brings_the_others_back() -> None:
    table = Table(3).give("red", discards="red-2-3b red-3-3w red-3-3b red-4-1b red-5-4b")
    table.end_round("red-1-2b", "yellow-2-4b", "blue-5-3b")
    assert table.pile("red") == ""
    assert len(table.hand("red").split()) == 6


@clause("GI-1.3")
def test_hands_and_discards_are_shown_to_all() -> None:
    table = Table(3).give("red", discards="red-4-1b").run(Round())
    for seat in (0, 1, 2, SPECTATOR):
        view = table.match.view(seat)
        assert isinstance(view, IslandsView)
        assert table.cards(view.hand[0]) == "red-1-2b red-2-3b red-3-3w red-3-3b red-5-4b"
        assert table.cards(view.pile[0]) == "red-4-1b"


# -- GI-2 Spend sailing points


@clause("GI-2.1")
@pytest.mark.parametrize(
    ("card", "spaces"), [("red-1-2b", 1), ("red-2-3b", 2), ("red-3-3w", 3), ("red-4-1b", 4), ("red-5-4b", 5)]
)
def test_the_disc_moves_as_many_spaces_as_the_card_has_sailing_points(card: str, spaces: int) -> None:
    table = Table(3).give("red", sail=7).reveal(card, "yellow-1-1b", "blue-2-1b")
    assert table.s.sail == [7 + spaces, 1, 2]


@clause("GI-2.1")
def test_spaces_are_counted_and_not_the_values_on_them() -> None:
    table = Table(3).give("red", sail=27).reveal("red-3-3w")
    assert table.sail("red") == 30
    assert table.view("red").sailing_value[0] == -15, "three spaces below -6, not three points"


@clause("GI-2.1")
def test_the_full_price_is_due_however_far_the_ship_sails() -> None:
    table = Table(3).round("red-5-4b", "yellow-1-1b", "blue-2-1b")
    table.choose("sail 1")
    assert (table.ship("red"), table.sail("red")) == (1, 5)


@clause("GI-2.2")
@pytest.mark.parametrize(("before", "card"), [(34, "red-1-2b"), (34, "red-5-4b"), (31, "red-4-1b"), (31, "red-5-4b")])
def test_a_disc_stops_on_the_last_space_and_the_ship_has_sunk(before: int, card: str) -> None:
    table = Table(3).give("red", sail=before).reveal(card, "yellow-1-1b", "blue-2-1b")
    assert table.sail("red") == 35
    assert table.s.sunk == [True, False, False]
    assert table.events("sank") == [("red", {})]


@clause("GI-2.2")
def test_a_disc_one_short_of_the_last_space_floats() -> None:
    table = Table(3).give("red", sail=31).reveal("red-3-3w")
    assert (table.sail("red"), table.sunk("red")) == (34, False)


# -- GI-3 Determine turn order


@clause("GI-3.1")
def test_the_highest_card_acts_first() -> None:
    table = Table(4).reveal("red-2-3b", "yellow-1-1b", "blue-5-3b", "green-4-4b")
    assert table.order() == "blue green red yellow"


@clause("GI-3.1")
def test_the_turn_order_is_the_order_of_the_turns() -> None:
    table = Table(3).round("red-2-3b", "yellow-1-1b", "blue-4-2b")
    assert table.asks() == "blue: sail 1 2 3 4"
    table.choose("sail 3").choose("place c2").choose("pay nothing")
    assert table.asks() == "red: sail 1 2"


@clause("GI-3.2")
@pytest.mark.parametrize(
    ("cards", "order"),
    [
        ("red-1-2b yellow-1-1b blue-1-4b green-1-3b", "blue green red yellow"),
        ("red-2-3b yellow-2-4b blue-2-1b green-2-2b", "yellow red green blue"),
        ("red-3-3b yellow-3-4b blue-3-1b green-3-2w", "yellow red green blue"),
        ("red-4-1b yellow-4-3b blue-4-2b green-4-4b", "green yellow blue red"),
        ("red-5-4b yellow-5-2b blue-5-3b green-5-1b", "red blue yellow green"),
    ],
)
def test_among_equal_values_more_dots_go_first(cards: str, order: str) -> None:
    assert Table(4).reveal(*cards.split()).order() == order


@clause("GI-3.2")
def test_dots_never_outrank_the_value() -> None:
    assert Table(3).reveal("red-4-1b", "yellow-3-4b", "blue-2-1b").order() == "red yellow blue"


@clause("GI-3.2")
def test_white_dots_count_as_much_as_black_ones() -> None:
    assert Table(3).reveal("red-3-3b", "yellow-3-1w", "blue-3-4w").order() == "blue red yellow"


@clause("GI-3.3")
@pytest.mark.parametrize(
    ("cards", "order"),
    [
        ("red-3-3w yellow-3-4b blue-3-4w", "yellow blue red"),
        ("red-3-3w yellow-3-1w blue-3-1b", "red blue yellow"),
    ],
)
def test_with_equal_dots_black_goes_before_white(cards: str, order: str) -> None:
    assert Table(3).reveal(*cards.split()).order() == order


# -- GI-5a Swap cards


@clause("GI-5a.1", "GI-5b.1")
def test_two_equal_cards_change_owners() -> None:
    table = Table(3).end_round("red-4-1b", "yellow-4-3b", "blue-2-1b")
    assert (table.pile("red"), table.pile("yellow"), table.pile("blue")) == ("yellow-4-3b", "red-4-1b", "blue-2-1b")


@clause("GI-5a.1")
def test_of_three_equal_cards_the_middle_one_stays() -> None:
    table = Table(3).end_round("red-1-2b", "yellow-1-1b", "blue-1-4b")
    assert "yellow-1-1b" in table.hand("blue"), "the lowest goes to the owner of the highest"
    assert "blue-1-4b" in table.hand("yellow")
    assert "red-1-2b" in table.hand("red")


@clause("GI-5a.1")
def test_different_values_are_not_swapped() -> None:
    table = Table(3).end_round("red-4-1b", "yellow-3-4b", "blue-2-1b")
    assert table.events("swapped") == []
    assert (table.pile("red"), table.pile("yellow"), table.pile("blue")) == ("red-4-1b", "yellow-3-4b", "blue-2-1b")


@clause("GI-5a.2")
def test_of_four_equal_cards_the_two_middle_ones_are_swapped_too() -> None:
    table = Table(4).end_round("red-5-4b", "yellow-5-2b", "blue-5-3b", "green-5-1b")
    assert table.pile("red") == "green-5-1b"
    assert table.pile("green") == "red-5-4b"
    assert table.pile("blue") == "yellow-5-2b"
    assert table.pile("yellow") == "blue-5-3b"


@clause("GI-5a.3")
def test_two_pairs_make_two_swaps() -> None:
    table = Table(4).end_round("red-4-1b", "yellow-2-4b", "blue-4-2b", "green-2-2b")
    assert (table.pile("red"), table.pile("blue")) == ("blue-4-2b", "red-4-1b")
    assert (table.pile("yellow"), table.pile("green")) == ("green-2-2b", "yellow-2-4b")
    assert len(table.events("swapped")) == 2


# -- GI-5b Discard


@clause("GI-5b.1")
def test_who_did_not_swap_discards_the_card_played() -> None:
    table = Table(3).give("red", discards="red-2-3b").end_round("red-4-1b", "yellow-3-4b", "blue-5-3b")
    assert table.pile("red") == "red-2-3b red-4-1b"
    assert table.s.played == [-1, -1, -1], "no card stays on the table"


# -- GI-5c Return cards to hand


@clause("GI-5c.1")
def test_a_1_brings_the_pile_back_with_itself_in_it() -> None:
    table = Table(3).give("red", discards="red-2-3b red-4-1b").give("blue", discards="blue-2-1b")
    table.end_round("red-1-2b", "yellow-3-4b", "blue-5-3b")
    assert table.pile("red") == ""
    assert table.hand("red") == "red-1-2b red-2-3b red-3-3w red-3-3b red-4-1b red-5-4b"
    assert table.pile("blue") == "blue-2-1b blue-5-3b", "only who played the 1 takes cards back"


@clause("GI-5c.1")
@pytest.mark.parametrize("card", ["red-2-3b", "red-3-3w", "red-5-4b"])
def test_other_values_bring_nothing_back(card: str) -> None:
    table = Table(3).give("red", discards="red-4-1b").end_round(card, "yellow-1-1b", "blue-4-2b")
    assert "red-4-1b" in table.pile("red")
    assert card in table.pile("red")


@clause("GI-5c.2")
def test_a_1_that_was_swapped_away_brings_the_pile_back_all_the_same() -> None:
    table = Table(3).give("red", discards="red-4-1b").give("blue", discards="blue-5-3b")
    table.end_round("red-1-2b", "yellow-3-4b", "blue-1-4b")
    assert table.pile("red") == ""
    assert table.pile("blue") == ""
    assert "red-4-1b" in table.hand("red")
    assert "blue-1-4b" in table.hand("red")
    assert "red-1-2b" in table.hand("blue")


@clause("GI-5c.3")
def test_a_card_received_is_played_on_with_its_own_dots() -> None:
    table = Table(3).end_round("red-1-2b", "yellow-4-3b", "blue-1-4b")
    assert "blue-1-4b" in table.hand("red")
    table.run(Round())
    assert table.refuses("play red-1-2b", by="red") == ("GI-1.1", "red 1 ●● is not in your hand")
    assert table.reveal("blue-1-4b", "yellow-1-1b", "red-1-2b").order() == "red blue yellow", "four dots, two, one"
    assert table.end_round().pile("red") == ""
    assert "yellow-1-1b" in table.hand("red"), "a card can change owners more than once"
