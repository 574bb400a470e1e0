"""How the folder is built: names and numbers agree, and the base rules know no module."""

from __future__ import annotations

import ast
import io
import tokenize
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from tests.merchants_and_marauders.table import GAME
from tortuga.games.merchants_and_marauders import rules
from tortuga.games.merchants_and_marauders.moments import Moments
from tortuga.games.merchants_and_marauders.rules.seas import MODULES, modules_in_play
from tortuga.games.merchants_and_marauders.rules.seas.chosen import ChosenModules
from tortuga.games.merchants_and_marauders.rules.seas.module import Module, takes_part, taking_part
from tortuga.games.merchants_and_marauders.vocabulary import actions, battle, captains, cards, map, seas, ships

RULES = Path(rules.__file__).parent
MOMENTS = [name for name, value in vars(Moments).items() if callable(value) and not name.startswith("_")]


# -- the vocabulary

# Tuples of names, each with the numbers that count its places. A number that does not bear the name says why.
COUNTED = (
    (map.NATIONS, map, "ENGLISH FRENCH SPANISH DUTCH"),
    (captains.SKILLS, captains, "SEAMANSHIP SCOUTING LEADERSHIP INFLUENCE"),
    (ships.LOCATIONS, ships, "HULL CARGO MASTS CREW CANNONS"),
    (
        ships.MOD_EFFECTS + ships.NEW_MOD_EFFECTS,
        ships,
        "MORE_CREW RIGS:manoeuvrability MORE_HULL MORE_CARGO MORE_CANNONS CHASERS SWIVEL_GUNS LONG_GUNS "
        "CARVED_HULL CROWS_NEST SMUGGLERS_HOLD PLANK",
    ),
    (
        ships.WEAPON_EFFECTS + ships.NEW_WEAPON_EFFECTS,
        ships,
        "CHAIN_SHOT:masts GRAPESHOT:crew HOOKS HEATED_SHOT DOUBLE_SHOT CALTROPS",
    ),
    (ships.NPC_WORDS[4:], ships, "SMALL_PIRATE:ps LARGE_PIRATE:pl TREASURE"),
    (cards.DECKS, cards, "CAPTAIN_DECK EVENT_DECK CARGO_DECK RUMOR_DECK MISSION_DECK"),
    (cards.NEEDS, cards, "NEEDS_NOTHING:none NEEDS_INFLUENCE NEEDS_PIRATE NEEDS_HONEST"),
    (cards.PARTS, cards, "DELIVER VISIT SEARCH RAID DEFEAT SPY BEAT_CAPTAIN"),
    (
        cards.REWARDS,
        cards,
        "GIVE_GOLD GIVE_CARGO GIVE_WEAPON GIVE_MOD GIVE_GLORY GIVE_PARDON GIVE_REPAIR GIVE_CREW GIVE_SPECIALIST "
        "GIVE_PAPERS GIVE_HULL_HIT GIVE_GOODS",
    ),
    (seas.LOCATION_KINDS, seas, "HAVEN MISSIONARY STATION NATIVES REEF FORT PRISON TOWN"),
    (seas.LOYALTY_STEPS, seas, "MUTINY ANGRY UNHAPPY RESTLESS CONTENT PLEASED HAPPY FIERCE"),
    (battle.DECLARATIONS, battle, "SHOOT BOARD FLEE"),
    (
        actions.ACT_WORDS,
        actions,
        "ACT_END ACT_PORT ACT_ENTER ACT_LEAVE ACT_BRIBE ACT_TALK_IN ACT_PAPERS ACT_RUMOR ACT_SEARCH ACT_MERCHANT "
        "ACT_SURE_MERCHANT",
    ),
    (
        actions.ACTIVITY_WORDS,
        actions,
        "DO_DONE DO_SELL DO_BUY DO_YARD:shipyard DO_RECRUIT DO_ASK DO_RUMOR DO_CLAIM DO_DELIVER DO_STASH DO_WITHDRAW "
        "DO_PARDON DO_RETIRE",
    ),
    (actions.RAID_WORDS, actions, "RAID_DONE RAID_DRAW"),
)
# Tuples in which every number bears the name, but for a few.
SPELT: tuple[tuple[tuple[str, ...], ModuleType, dict[str, str]], ...] = (
    (map.POWERS, map, {}),
    (
        captains.TALENTS,
        captains,
        {"scouting": "MORE_SCOUTING", "hold": "MORE_HOLD", "influence": "MORE_INFLUENCE"},
    ),
    (cards.MOMENTS, cards, {"death": "AT_DEATH", "port": "IN_PORT", "turn": "IN_TURN"}),
    (cards.CARD_EFFECTS, cards, {"repair": "REPAIR_POINTS", "recruit": "RECRUIT_CREW"}),
    (cards.EVENT_EFFECTS, cards, {"npc": "NPC_ENTERS"}),
)


@pytest.mark.parametrize(("names", "module", "numbers"), COUNTED, ids=lambda value: str(value)[:30])
def test_numbers_count_their_names(names: tuple[str, ...], module: object, numbers: str) -> None:
    entries = [entry.partition(":") for entry in numbers.split()]
    first = getattr(module, entries[0][0]) if names == ships.NPC_WORDS[4:] else 0
    assert len(entries) == len(names)
    for place, ((number, _, name), word) in enumerate(zip(entries, names, strict=True)):
        assert getattr(module, number) == first + place, number
        if name:
            assert name == word
        else:
            parts = set(word.lower().replace("-", "_").replace(" ", "_").split("_"))
            own = set(number.lower().split("_"))
            assert parts & own or any(part.rstrip("s") in own for part in parts), f"{number} for {word!r}"


@pytest.mark.parametrize(("names", "module", "others"), SPELT, ids=lambda value: str(value)[:30])
def test_numbers_bear_their_names(names: tuple[str, ...], module: object, others: dict[str, str]) -> None:
    for place, name in enumerate(names):
        assert getattr(module, others.get(name, name.upper())) == place, name


def test_every_tuple_of_names_is_checked() -> None:
    """A tuple that numbers follow must be in one of the two lists above."""
    checked = {names for names, _, _ in SPELT} | {names for names, _, _ in COUNTED}
    for module in (actions, battle, captains, cards, map, seas, ships):
        body = ast.parse(Path(module.__file__ or "").with_suffix(".py").read_text()).body
        lines = [node for node in body if isinstance(node, ast.AnnAssign)]
        for node, after in pairwise(lines):
            if isinstance(node.value, ast.Tuple) and isinstance(after.value, ast.Constant) and after.value.value == 0:
                assert isinstance(node.target, ast.Name)
                names = getattr(module, node.target.id)
                assert any(names == own[-len(names) :] for own in checked), node.target.id


def test_actions_keep_their_numbers() -> None:
    """As in the first edition: they stand in records."""
    assert (actions.ACT_SCOUT_PLAYER, actions.ACT_SCOUT_NPC, actions.ACT_MOVE, actions.ACT_CARD) == (11, 15, 21, 38)
    assert (actions.ACT_VISIT, actions.ACT_SCOUT_TREASURE, actions.ACT_JETTISON) == (83, 87, 88)
    assert actions.ACT_SPAN == 89
    assert (actions.DO_CARD, actions.DO_FAVORS, actions.DO_SPAN) == (13, 58, 61)
    assert (actions.YARD_REPAIR, actions.YARD_MOD, actions.YARD_SELL, actions.YARD_SPAN) == (6, 11, 15, 25)
    assert (actions.RAID_CHANGE, actions.RAID_NEW_DISCARD, actions.RAID_SPAN) == (66, 130, 194)
    assert (actions.TRICK, actions.TRADE_CARD, actions.TRADE_SPAN) == (9, 11, 43)


# -- the base rules know no module


def chapters() -> list[Path]:
    """The files of the base rules; ``frames.py`` lists what the modules bring, but names none."""
    return sorted(RULES.glob("*.py"))


def names_in(file: Path) -> set[str]:
    """The names and texts that a file's code uses; comments and docstrings may speak of anything."""
    source = file.read_text()
    names = {
        token.string for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type == tokenize.NAME
    }
    tree = ast.parse(source)
    spoken = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return names | {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken
    }


def test_base_rules_import_nothing_from_the_modules() -> None:
    for file in chapters():
        for node in ast.walk(ast.parse(file.read_text())):
            taken = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            taken += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if file.name == "frames.py":
                taken = [name for name in taken if not name.endswith("rules.seas")]
            assert not [name for name in taken if "seas" in name], file.name


def declared_in(file: Path) -> set[str]:
    """The classes of a module's file, its frames among them, and its bit."""
    names = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif (
            isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.BinOp) and isinstance(node.target, ast.Name)
        ):
            names.add(node.target.id)
    return names


def test_base_rules_name_no_module() -> None:
    """Neither a module, its frames, its bit or its option, nor what modules keep on the table."""
    known = {"seas", *(module.option for module in MODULES)}
    for file in (RULES / "seas").glob("*.py"):
        known |= declared_in(file)
    known -= {"storm"}  # an event of the base game too
    for file in chapters():
        found = names_in(file) & known
        if file.name == "frames.py":
            found -= {"seas"}
        assert not found, f"{file.name} names {', '.join(sorted(found))}"


# -- modules and moments


def test_bits_and_options_are_unique() -> None:
    bits = [bit for module in MODULES for bit in (module.choices.values() if module.choices else [module.bit])]
    assert len(set(bits)) == len(bits)
    assert all(bit.bit_count() == 1 for bit in bits)
    options = [module.option for module in MODULES]
    assert len(set(options)) == len(options)
    assert all(need in options for module in MODULES for need in module.needs)


def test_every_moment_says_what_it_is_and_has_a_module() -> None:
    for name in MOMENTS:
        assert getattr(Moments, name).__doc__, name
        if name != "open_box":  # the chosen modules together lay out what they keep
            assert any(takes_part(module, name) for module in MODULES), name


def test_chosen_modules_pass_on_every_moment() -> None:
    everything = modules_in_play((1 << 30) - 1)
    assert isinstance(everything, ChosenModules)
    for name in MOMENTS:
        assert name in vars(ChosenModules), name
    lists = {name.removeprefix("on_") for name in vars(everything) if name.startswith("on_")}
    by_option = {"act", "why_no_act", "act_facts", "activity", "why_no_activity", "activity_facts"}
    assert lists == set(MOMENTS) - by_option - {"open_box"}
    for name in lists:
        assert getattr(everything, f"on_{name}") == taking_part(list(MODULES), name), name
    assert all(owner in MODULES for owner in (*everything.acts, *everything.activities))


def test_modules_come_in_the_order_of_the_list_unless_they_come_late() -> None:
    for name in MOMENTS:
        parts = taking_part(list(MODULES), name)
        order = [(name in module.late, MODULES.index(module)) for module in parts]
        assert order == sorted(order)
    assert [type(module).__name__ for module in taking_part(list(MODULES), "more_acts")] == [
        "Locations",
        "Favors",
        "LoyaltyTrack",
        "TreasureGalleon",
    ]


def test_late_moments_are_those_of_the_module() -> None:
    for module in MODULES:
        assert all(takes_part(module, name) for name in module.late)


def test_every_option_is_a_module() -> None:
    assert [spec.name for spec in GAME.options[2:]] == [module.option for module in MODULES]
    assert all(isinstance(module, Module) and module.about for module in MODULES)
