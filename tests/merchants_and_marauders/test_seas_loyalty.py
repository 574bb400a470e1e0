"""MM-S11 The loyalty track, and MM-S3.5 The Plank."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import Table
from tortuga.games.merchants_and_marauders.rules.basics import talent
from tortuga.games.merchants_and_marauders.rules.battle import BoardEnemy, start_battle
from tortuga.games.merchants_and_marauders.rules.death import die
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.hand import playable
from tortuga.games.merchants_and_marauders.rules.rewards import find_specialist, give_rewards
from tortuga.games.merchants_and_marauders.rules.seas.loyalty import Lower, spirit
from tortuga.games.merchants_and_marauders.rules.turn import EndPlayerTurn, PlayerTurn
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import MORE_SCOUTING
from tortuga.games.merchants_and_marauders.vocabulary.cards import GIVE_CREW
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOYALTY_STEPS


def crew(step: str, zone: str = "tortuga", port: bool = False, captains: str = "thomas-ashdown", **o: bool) -> Table:
    table = Table(2, captains, loyalty=True, **o).at("red", zone, port=port).at("yellow", "trinidad", port=True)
    return table.give("red", loyalty=step)


def glory(table: Table) -> Table:
    table.s.open, table.s.agenda = [], []
    table.dice.coming = ["glory_card ram"]
    gain_glory(table.s, 0, "raid")
    return table.go()


@clause("MM-S11.2", "MM-S11.3", "MM-S11.4", "MM-S11.11")
def test_the_worked_example_t24() -> None:
    table = crew("Content").run(DrawEvent(1), chance="event:e01")
    assert table.loyalty("red") == table.loyalty("yellow") == "Restless"
    assert glory(table).loyalty("red") == "Content"
    table.give("red", gold=10).port("red", "mod:chasers").choose("do cheer")
    assert (table.loyalty("red"), table.gold("red")) == ("Pleased", 7)
    assert not table.can("do cheer"), "one step a Port action"
    table.run(PlayerTurn(0)).choose("act end")
    assert table.loyalty("red") == "Content", "begun and ended in the same port"
    table.give("red", loyalty="Angry").run(Lower(0), chance="S 1 1")
    assert table.loyalty("red") == "Angry"
    table.run(Lower(0), chance="1 1 1")
    assert table.told("died")


@clause("MM-S11.1")
def test_crews_begin_content() -> None:
    table = crew("Angry")
    assert table.loyalty("yellow") == "Content"
    table.s.open, table.s.agenda = [], []
    die(table.s, 0)
    table.go()
    assert table.loyalty("red") == "Content"
    assert LOYALTY_STEPS[0] == "Mutiny"


@clause("MM-S11.2")
def test_stashing_costs_a_step() -> None:
    table = crew("Content", "port-royal").port("red", "mod:chasers").choose("do stash")
    assert table.loyalty("red") == "Restless"
    table.choose("chest all")
    assert table.s.stash[0] == 10
    mutiny = crew("Angry", "port-royal").port("red", "mod:chasers").choose("do stash", "1 1 1")
    assert mutiny.told("died")
    assert mutiny.s.stash[0] == 0
    assert mutiny.asks() == "", "the rest of the turn is gone with the captain"


@clause("MM-S11.2")
def test_moving_on_costs_nothing() -> None:
    table = crew("Content", "tortuga", True).run(PlayerTurn(0)).choose("act leave").choose("act end")
    assert table.loyalty("red") == "Content"


@clause("MM-S11.4")
@pytest.mark.parametrize(
    ("step", "price"), [("Angry", 2), ("Unhappy", 2), ("Restless", 2), ("Content", 3), ("Happy", 3)]
)
def test_what_a_step_costs(step: str, price: int) -> None:
    table = crew(step).give("red", gold=20).port("red", "mod:chasers").choose("do cheer")
    assert table.gold("red") == 20 - price


@clause("MM-S11.4")
def test_at_the_top_there_is_nothing_to_buy() -> None:
    table = crew("Fierce Loyalty").give("red", gold=20).port("red", "mod:chasers")
    assert table.refuses("do cheer") == ("MM-S11.4", "Gold does not make this crew any happier")


@clause("MM-S11.5")
def test_fierce_loyalty() -> None:
    table = crew("Fierce Loyalty").act("red", 0).choose("act rally", "S 1 1")
    assert table.s.actions == 1
    assert table.loyalty("red") == "Happy"
    failed = crew("Fierce Loyalty").act("red", 1).choose("act rally", "1 1 1")
    assert failed.loyalty("red") == "Fierce Loyalty"
    assert failed.refuses("act rally")[0] == "MM-S11.5", "one attempt a turn"
    assert crew("Happy").act("red").refuses("act rally")[0] == "MM-S11.5"


@clause("MM-S11.6", "MM-S11.10", "MM-S11.12")
@pytest.mark.parametrize(
    ("step", "more"),
    [("Angry", -1), ("Unhappy", 0), ("Content", 0), ("Pleased", 0), ("Happy", 1), ("Fierce Loyalty", 1)],
)
def test_leadership_in_crew_combat(step: str, more: int) -> None:
    table = crew(step, captains="thomas-ashdown josiah-penhallow").at("yellow", "tortuga")
    assert spirit(table.s, 0) == more
    start_battle(table.s, 0, 1)
    table.s.agenda.clear()
    dice = " ".join(["S"] * (3 + more)) + " 1 1 1"
    table.run(BoardEnemy(0), chance=f"{dice} glory_card:ram")
    assert table.told("boarded")


@clause("MM-S11.7", "MM-S11.12")
def test_a_pleased_crew_recruits_anywhere() -> None:
    for step in ("Pleased", "Happy"):
        table = crew(step, "petite-goave").give("red", points="2 2 2 1 1", bounties="dutch")
        table.port("red", "mod:chasers").choose("do recruit")
        assert table.points("red") == "2 2 2 2 1", "even a pirate at Petite Goave, without a roll"
    content = crew("Content", "petite-goave").give("red", points="2 2 2 1 1", bounties="dutch")
    assert content.port("red", "mod:chasers").refuses("do recruit")[0] == "MM-5d.3"


@clause("MM-S11.7")
def test_one_free_specialist_a_turn_in_any_port() -> None:
    table = crew("Pleased").give("red", hand="surgeon-havana carpenter-st-john", gold=0).port("red", "mod:chasers")
    table.choose("do play-surgeon-havana")
    assert table.gold("red") == 0
    assert not table.can("do play-carpenter-st-john"), "the second one wants his port and his price"


@clause("MM-S11.8")
def test_a_restless_crew() -> None:
    table = crew("Restless", "petite-goave").give("red", points="2 2 2 1 1", crew="lookout-tortuga", hand="press-gang")
    table.port("red", "mod:chasers").choose("do recruit")
    assert table.asks() == "red: hire 0 1", "not for nothing, not even where the zone says so"
    assert talent(table.s, 0, MORE_SCOUTING) == 0, "the Lookout does nothing"
    assert not playable(table.s, 0, table.s.hand[0][0]), "Press Gang would be recruiting for nothing"
    table.s.open, table.s.agenda = [], []
    give_rewards(table.s, 0, [GIVE_CREW, 1, NONE])
    assert table.go().points("red") == "2 2 2 1 1"
    find_specialist(table.s, 0)
    assert len(table.s.crewmen[0]) == 1, "nobody new"
    gaspar = crew("Restless", captains="gaspar-de-montoya").give("red", points="2 2 2 1 1").port("red", "mod:chasers")
    assert gaspar.choose("do recruit").asks() == "red: hire 0 1", "nor by a talent"


@clause("MM-S11.8")
def test_a_restless_crew_takes_no_specialists_from_cards_or_prison() -> None:
    table = crew("Restless", "havana", locations=True).location("havana", "prison").give("red", hand="surgeon-havana")
    assert not table.act("red").can("act visit")
    assert not table.port("red", "mod:chasers").can("do play-surgeon-havana")


@clause("MM-S11.9")
def test_an_unhappy_crew_must_be_persuaded() -> None:
    table = crew("Unhappy").give("red", hand="fair-wind seize-the-day").act("red")
    table.choose("act play-fair-wind", "1 1 1")
    assert table.hand("red") == "fair-wind seize-the-day", "it stays in hand"
    assert not table.can("act play-fair-wind")
    table.choose("act play-seize-the-day", "S 1 1").choose("act play-seize-the-day")
    assert table.s.actions == 4
    table.run(EndPlayerTurn(0), EndOfTurn()).act("red")
    assert table.can("act play-fair-wind"), "in another turn it can be tried again"
    restless = crew("Restless").give("red", hand="fair-wind").act("red").choose("act play-fair-wind")
    assert restless.s.moves_left == 1


@clause("MM-S11.9")
def test_dice_of_a_card_are_not_spent_on_persuading() -> None:
    table = crew("Unhappy").give("red", hand="sharp-eyes sharp-eyes").act("red").choose("act scout-merchant")
    table.choose("interrupt sharp-eyes", "S 1 1").choose("interrupt sharp-eyes")
    assert table.s.bonus == 2
    table.choose("interrupt sharp-eyes", "1 1 1 1 1 1 1 1")
    assert table.told("not_found"), "three dice to persuade them in vain, then five to look"


@clause("MM-S11.9")
def test_even_a_survivor_must_persuade_them() -> None:
    table = crew("Unhappy").give("red", hand="survivor")
    table.s.open, table.s.agenda = [], []
    die(table.s, 0)
    table.go().choose("survive yes", "1 1 1")
    assert table.told("died")


@clause("MM-S11.11")
def test_a_mutiny_is_no_crew_combat() -> None:
    table = crew("Angry").give("red", hand="cutlass-charge", crew="fencing-master-havana")
    table.run(Lower(0), chance="1 1 1")
    assert table.told("died"), "three dice, no cards"


@clause("MM-S11.11", "MM-S10.4")
def test_a_favor_can_save_from_a_mutiny() -> None:
    table = crew("Angry", favors=True).give("red", favors=1).run(Lower(0), chance="1 1 1")
    table.choose("roll-again yes", "S 1 1")
    assert table.loyalty("red") == "Angry"


# -- The Plank


@clause("MM-S3.5")
def test_the_plank() -> None:
    def event() -> Table:
        table = crew("Content", new_mods=True, plank=True).give("red", mods="the-plank")
        return table.run(DrawEvent(1), chance="event:e01")

    assert event().asks() == "red: plank suffer leadership man"
    assert event().choose("plank suffer").loyalty("red") == "Restless"
    assert event().choose("plank leadership", "S 1 1").loyalty("red") == "Content"
    failed = event().choose("plank leadership", "1 1 1")
    assert (failed.loyalty("red"), failed.points("red")) == ("Restless", "2 2 2 2 1"), "not then the man"
    man = event().choose("plank man")
    assert (man.loyalty("red"), man.points("red")) == ("Content", "2 2 2 1 1")
    ashore = crew("Content", port=True, new_mods=True, plank=True).give("red", mods="the-plank")
    ashore.run(DrawEvent(1), chance="event:e01")
    assert ashore.refuses("plank man") == ("MM-S3.5", "Nobody walks the plank in port")


@clause("MM-S1.10")
def test_grumbling_crews() -> None:
    table = crew("Content", new_events=True, new_mods=True, plank=True).give("red", gold=2, mods="the-plank")
    table.run(DrawEvent(1), chance="event:x13")
    assert (table.loyalty("red"), table.loyalty("yellow")) == ("Restless", "Content"), "The Plank does not help"
    plain = Table(2, new_events=True).at("red", "tortuga", port=True).give("red", gold=2)
    plain.run(DrawEvent(1), chance="event:x13")
    assert plain.points("red") == "2 2 2 1 1"
