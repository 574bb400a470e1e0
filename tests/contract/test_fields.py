"""Every field of a state is declared once: what is public, hidden or derived; and nothing is forgotten in a copy, a
view or a saved game. Each test names the field that was."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType
from typing import Any

import msgspec

import tortuga
from tests.contract.setups import Setup, some
from tortuga.kernel.dice import Dice, FastDice
from tortuga.kernel.machine import EVERYTHING, Frame, State, Tables
from tortuga.kernel.view import PublicFields, pack

PLAIN = (int, float, str, list, tuple, dict, set, frozenset, type(None))


def fields(thing: object) -> dict[str, Any]:
    """All fields of an object by name; compiled ones are descriptors of its class."""
    names = {
        name: None
        for kind in type(thing).__mro__
        for name, found in vars(kind).items()
        if isinstance(found, GetSetDescriptorType) and not name.startswith("__") and can_be_set(thing, name)
    }
    return {**{name: getattr(thing, name) for name in names}, **getattr(thing, "__dict__", {})}


def can_be_set(thing: object, name: str) -> bool:
    """A compiled property looks like a field, but cannot be set."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return False
    return True


BASE = set(fields(State()))  # the kernel's own: seats, agenda, …


def parts(thing: object, tables: Tables, path: str = "") -> Iterator[tuple[str, Any]]:
    """The fields of a state by name, and those of its parts: ("battle.round", 3); not what lies in the tables, nor
    constants."""
    for name, value in fields(thing).items():
        if isinstance(value, Tables | Dice) or callable(value) or lies_in(tables, value) or is_constant(thing, name):
            continue
        if isinstance(value, (*PLAIN, Frame)):
            yield f"{path}{name}", value
        else:
            yield from parts(value, tables, f"{path}{name}.")


def lies_in(tables: Tables, thing: object) -> bool:
    """Is this one of the objects that the tables hold, which never change and which all states share?"""
    if isinstance(thing, PLAIN):
        return False
    held = list(fields(tables).values())
    return any(thing is other or (isinstance(other, list) and any(thing is item for item in other)) for other in held)


def is_constant(thing: object, name: str) -> bool:
    """Is this one object that every new state begins with, such as the modules of a game that is played with none?"""
    value = getattr(thing, name)
    return isinstance(thing, State) and not isinstance(value, PLAIN) and getattr(type(thing)(), name) is value


def plain(value: Any) -> Any:
    """A field in a form that compares by value: frames as they are saved."""
    if isinstance(value, Frame):
        return pack(value, EVERYTHING)
    return type(value)(plain(item) for item in value) if isinstance(value, list | tuple) else value


def test_every_field_is_public_hidden_or_derived(setup: Setup) -> None:
    game = setup.game
    state = setup.start(1)
    shown = set(game.view_type.__struct_fields__)
    own = set(fields(state)) - BASE - {"t"}
    unknown = own - shown - game.by_hand
    assert not unknown, f"{sorted(unknown)}: declare them in {game.view_type.__name__}, or in by_hand of the game"
    assert game.by_hand <= own - shown, f"by_hand names what needs no mention: {sorted(game.by_hand - (own - shown))}"
    public = set(PublicFields(game.view_type).names)
    assert public <= own, f"the view declares public what the state does not have: {sorted(public - own)}"


def test_public_fields_are_those_of_the_state(setup: Setup) -> None:
    game = setup.game
    public = PublicFields(game.view_type).names
    for state in some(setup.walk(2), 2, 20):
        for seat in range(-1, setup.players):
            view = game.view(state, seat)
            for name in public:
                assert getattr(view, name) == getattr(state, name), f"{name} as seat {seat} sees it"


def test_a_copy_has_every_field_and_shares_none_that_changes(setup: Setup) -> None:
    for state in some(setup.walk(3), 3, 20):
        copied = dict(parts(state.copy(), setup.tables))
        for name, value in parts(state, setup.tables):
            if name in ("telling", "events", "informed"):
                continue  # nobody listens to a copy
            assert plain(copied[name]) == plain(value), f"{name} is not copied"
            assert not isinstance(value, list) or copied[name] is not value, f"{name} is shared by copies"


def test_a_saved_state_comes_back_with_every_field(setup: Setup) -> None:
    game = setup.game
    for state in some(setup.walk(4), 4, 20):
        saved = msgspec.json.encode(game.view(state, EVERYTHING))
        loaded = game.imagine(setup.tables, msgspec.json.decode(saved, type=game.view_type), FastDice(0))
        back = dict(parts(loaded, setup.tables))
        for name, value in parts(state, setup.tables):
            if name not in ("telling", "events", "informed"):
                assert plain(back[name]) == plain(value), f"{name} is not saved, or not restored"


def test_the_type_of_views_is_declared(key: str) -> None:
    game = tortuga.find(key)
    state = game.set_up(game.load(), game.least, game.read_options({}, game.least), FastDice(0))
    assert type(game.view(state, EVERYTHING)) is game.view_type
