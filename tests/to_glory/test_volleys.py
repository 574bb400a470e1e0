"""TG-7 and TG-8: the cannon volley and the curse, as people with real cubes tell them."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import GAME, Table
from tortuga.games.to_glory.rules.gunnery import rates_for
from tortuga.games.to_glory.state import KRAKEN, MISS, SHIP, TOWER
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import choose


@clause("TG-7.1")
def test_any_of_three_guns_can_be_fired_once_in_a_turn() -> None:
    for gun in ("ship", "kraken", "tower"):
        table = Table(2).turn("red").choose("do fire")
        assert table.asks() == "red: fire ship kraken tower"
        table = Table(2).turn("red").fire(gun, yellow="hit")
        assert table.gold("red") == 1
        assert table.refuses("do fire") == ("TG-7.1", "You have fired your volley")
        assert table.s.left == 5, "it is no skipper action"


@clause("TG-7.1")
def test_no_gun_is_turned_for_the_shot() -> None:
    table = Table(2).put("red", (2, -1), "ne").kraken((-3, 1), "w").tower("se").turn("red").fire("kraken")
    assert (table.faces("red"), table.faces("kraken"), table.faces("tower")) == ("ne", "w", "se")


@clause("TG-7.2")
@pytest.mark.parametrize(("facing", "ahead"), [("e", (2, 0)), ("sw", (-2, 2)), ("nw", (0, -2))])
def test_guns_fire_the_way_they_face(facing: str, ahead: tuple[int, int]) -> None:
    """By the table: a ship two hexes ahead of the Tower can be hit, one behind it or aside cannot."""
    table = Table(2).put("yellow", ahead).tower(facing)
    s = table.s

    def best() -> int:
        return max(rates_for(s, 0, TOWER, 1, press, strength) for press in range(4) for strength in range(10))

    assert best() > 500 * 100_000_000
    table.put("yellow", (-ahead[0], -ahead[1]))
    assert best() == 0


@clause("TG-7.14")
def test_what_lies_to_the_left_is_hit_like_its_mirror_image_to_the_right() -> None:
    """Of a gun that faces east, one hex aside: a ship heading south-east is the image of one heading north-east."""
    aims = [(press, strength) for press in range(4) for strength in range(10)]

    def rates(place: tuple[int, int], facing: str) -> list[int]:
        s = Table(2).put("yellow", place, facing).tower("e").s
        return [rates_for(s, 0, TOWER, 1, *aim) for aim in aims]

    assert any(rates((2, 1), "se"))
    assert rates((2, 1), "se") == rates((3, -1), "ne")
    assert rates((2, 1), "sw") == rates((3, -1), "nw")
    assert rates((2, 1), "se") != rates((3, -1), "se")


@clause("TG-7.3")
def test_the_gunner_chooses_press_point_and_strength_in_steps() -> None:
    table = Table(2, by_hand=False).turn("red").choose("do fire", "fire tower")
    assert table.asks() == "red: press 1 2 3 4"
    table.choose("press 2")
    assert table.asks() == "red: strength 1 2 3 4 5 6 7 8 9 10"


@clause("TG-7.4")
def test_the_gun_itself_is_no_target() -> None:
    table = Table(2).kraken((2, 0), "w").turn("red").choose("do fire")
    with pytest.raises(Exception, match="cannot have come"):
        table.choose("fire kraken", chance="shot-red miss, shot-yellow miss, shot-kraken hit")
    s = table.s
    aims = [(press, strength) for press in range(4) for strength in range(10)]
    assert not any(rates_for(s, 0, KRAKEN, 2, *aim) for aim in aims)
    assert any(rates_for(s, 0, KRAKEN, 3, *aim) for aim in aims), "the Tower is"


@clause("TG-7.5", "TG-7.6", "TG-7.7")
@pytest.mark.parametrize(
    ("piece", "result", "gold"),
    [(piece, *paid) for piece in ("yellow", "kraken", "tower") for paid in (("miss", 0), ("hit", 1), ("land", 2))]
    + [("yellow", "off", 3)],
)
def test_gold_for_a_hit_a_landing_and_a_captain(piece: str, result: str, gold: int) -> None:
    table = Table(2).turn("red").fire("ship", **{piece: result})
    assert table.gold("red") == gold
    assert table.off() == ("yellow" if result == "off" else "")


@clause("TG-7.8")
def test_only_the_best_result_is_paid() -> None:
    table = Table(3).turn("red").fire(yellow="land", blue="land", kraken="hit", tower="hit")
    assert table.gold("red") == 2
    assert [facts["gold"] for _, facts in table.events("gold")] == [2]


@clause("TG-7.9")
def test_a_captain_who_is_off_cannot_be_knocked_off_again() -> None:
    table = Table(2).give("yellow", off=True).turn("red").choose("do fire")
    with pytest.raises(Exception, match="cannot have come"):
        table.choose("fire ship", chance="shot-red miss, shot-yellow off, shot-kraken miss, shot-tower miss")


@clause("TG-7.9")
def test_without_a_captain_the_table_has_no_captain_to_knock_off() -> None:
    table = Table(2).put("red", (2, -1), "sw").put("yellow", (0, 1), "e")
    s = table.s
    aims = [(press, strength) for press in range(4) for strength in range(10)]
    with_captain = [rates_for(s, 0, SHIP, 1, *aim) for aim in aims]
    s.aboard[1] = False
    without = [rates_for(s, 0, SHIP, 1, *aim) for aim in aims]
    assert [rate // 10**8 for rate in with_captain] == [rate // 10**8 for rate in without], "it is hit as often"
    assert not any(rate % 10_000 for rate in without)


@clause("TG-7.11", "TG-7.12")
def test_the_own_ship_is_no_target_but_the_own_captain_may_fall() -> None:
    table = Table(2).give("red", cursed=True).turn("red").fire("kraken", red="off")
    assert table.gold("red") == 0
    assert table.cursed() == "red"
    assert table.off() == "red"
    table = Table(2).turn("red").choose("do fire")
    with pytest.raises(Exception, match="cannot have come"):
        table.choose("fire tower", chance="shot-red hit, shot-yellow miss, shot-kraken miss")


@clause("TG-7.12")
def test_the_own_captain_stays_off_until_the_owners_next_turn() -> None:
    table = Table(2).round().fire("kraken", red="off").choose("do end")
    assert table.off() == "red", "in yellow's turn"
    table.choose("do end")
    assert table.off() == ""


@clause("TG-7.13")
def test_after_the_volley_nothing_is_left_on_the_board() -> None:
    table = Table(2).turn("red")
    before = table.view("red")
    table.fire(yellow="land")
    after = table.view("red")
    assert after.gold == [2, 0]
    changed = {name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)}
    assert changed == {"gold", "supply_gold", "fired"}


@clause("TG-7.14")
def test_by_the_table_each_target_in_reach_is_drawn() -> None:
    table = Table(2, by_hand=False).put("red", (2, -1), "sw").put("yellow", (0, 1), "e").kraken((5, -2)).turn("red")
    table.choose("do fire", "fire ship", "press 4")
    drawn = [f"shot-{name}" for name, piece in (("yellow", 1), ("kraken", 2), ("tower", 3)) if reached(table, piece)]
    assert "shot-yellow" in drawn
    assert "shot-kraken" not in drawn, "it is behind the ship"
    table.choose("strength 6", chance=", ".join(f"{what} hit" for what in drawn))
    assert table.gold("red") == 1


def reached(table: Table, piece: int) -> bool:
    return rates_for(table.s, 0, SHIP, piece, 3, 5) >= 10**8


@clause("TG-7.14")
def test_the_table_is_drawn_from_as_often_as_it_says() -> None:
    table = Table(2, by_hand=False).put("red", (2, -1), "sw").put("yellow", (0, 1), "e").kraken((5, -2)).turn("red")
    table.choose("do fire", "fire ship", "press 4")
    rates = rates_for(table.s, 0, SHIP, 1, 3, 5)
    hits = 0
    for seed in range(600):
        s = table.s.copy()
        s.dice = FastDice(seed)
        s.telling = True
        choose(s, 0, 5)
        results = next(event for event in s.events if event.kind == "volley").facts["results"]
        assert isinstance(results, list)
        hits += results[1] != MISS
    assert abs(hits / 600 - rates / 10**11) < 0.07


@clause("TG-8.1")
def test_a_cursed_player_has_no_ability_but_everything_else() -> None:
    table = Table(2).give("yellow", cursed=True).turn("yellow")
    assert table.asks() == "yellow: do end move steer-left steer-right kraken tower fire"
    assert table.refuses("do ability") == ("TG-8.1", "You are cursed: Helmsman Obadiah Quill is of no help")


@clause("TG-8.2", "TG-8.5")
def test_a_touch_with_the_own_ship_passes_the_curse_to_all_who_were_hit() -> None:
    table = Table(4).give("red", cursed=True).give("green", cursed=True).turn("red")
    table.fire(yellow="hit", blue="off", green="land")
    assert table.cursed() == "yellow blue green"
    assert [who for who, _ in table.events("cured")] == ["red"]
    assert [who for who, _ in table.events("cursed")] == ["yellow", "blue"]
    assert table.offers("do ability"), "cured, the captain helps again"


@clause("TG-8.2")
def test_hitting_only_the_kraken_or_the_tower_does_not_cure() -> None:
    table = Table(2).give("red", cursed=True).turn("red").fire(kraken="land", tower="hit")
    assert table.cursed() == "red"


@clause("TG-8.3")
@pytest.mark.parametrize("gun", ["kraken", "tower"])
def test_kraken_and_tower_neither_cure_nor_curse(gun: str) -> None:
    table = Table(2).give("red", cursed=True).turn("red").fire(gun, yellow="land")
    assert table.cursed() == "red"
    assert table.gold("red") == 2


@clause("TG-8.4")
def test_a_volley_of_somebody_who_is_not_cursed_passes_nothing_on() -> None:
    assert Table(3).give("blue", cursed=True).turn("red").fire(yellow="hit", blue="hit").cursed() == "blue"


@clause("TG-8.6")
def test_the_curse_reaches_a_player_whose_captain_is_off() -> None:
    table = Table(2).give("red", cursed=True).give("yellow", off=True).turn("red").fire(yellow="hit")
    assert table.cursed() == "yellow"
    table.choose("do end")
    table.turn("yellow")
    assert table.off() == ""
    assert not table.offers("do ability")


@clause("TG-7.3")
def test_real_cubes_are_aimed_by_a_real_hand() -> None:
    table = Table(2).turn("red").fire("ship", yellow="land")
    assert table.asks().startswith("red: do end"), "nobody asks where and how strongly the lever was pressed"
    assert "Player 1 fires the ship's cannon." in table.log("red")


def test_labels_say_how_likely_a_volley_hits() -> None:
    table = Table(2, by_hand=False).put("red", (2, -1), "sw").put("yellow", (0, 1), "e").turn("red")
    labels = labels_after(table, "do fire")
    assert labels[0].startswith("Your own ship, facing south-west: hits up to ")
    shares = [int(label.split()[-2]) for label in labels]
    assert shares[0] > 50, "yellow lies two hexes ahead"
    labels = labels_after(table, "fire ship")
    assert max(int(label.split()[-2]) for label in labels) == shares[0]
    assert labels[3].startswith("Press point 4: hits up to ")
    labels = labels_after(table, "press 4")
    rates = [rate // 10**9 for rate in (rates_for(table.s, 0, SHIP, 1, 3, strength) for strength in range(10))]
    assert len(set(rates)) > 3
    for label, rate in zip(labels, rates, strict=True):
        hit, landed, off = (int(part.split()[0]) for part in label.partition("(")[2].split(","))
        assert hit >= rate - 1
        assert hit >= landed >= off


def labels_after(table: Table, text: str) -> list[str]:
    table.choose(text)
    return [option.label for option in table.match.options(0)]


def test_labels_say_what_captains_ships_and_islands_are_about() -> None:
    match = tortuga.new("to-glory", 2, GAME.quick_options(), seed=1)
    assert [option.label for option in match.options(0)] == [
        "Swift Sal Corrigan: 2 free moves of your ship",
        "Helmsman Obadiah Quill: 2 free turns of your ship",
        "Gunner Mags Thorne: 2 free turns of the Tower",
        "Old Brine Abara: 2 free moves of the Kraken",
    ]
    match.choose(0, "captain sail")
    assert match.options(0)[0].label == "The red ship, on island B"
    table = Table(2).put("red", (0, -3)).turn("red", left=3)
    question = table.match.question(0)
    assert question is not None
    assert question.prompt == "Your turn. You have 3 skipper actions, a volley, your captain's ability"
    labels = [option.label for option in table.match.options(0)]
    assert "Explore island H" in labels
    assert "Captain's ability: 2 free moves of your ship" in labels
    question = table.give("red", cursed=True).fire().match.question(0)
    assert question is not None
    assert question.prompt == "Your turn. You have 3 skipper actions"
