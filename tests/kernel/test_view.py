"""Public fields travel between state and view by name; everything else stays where it is."""

from __future__ import annotations

import pytest

from tortuga.kernel.view import Public, PublicFields, View


class Harbour:
    def __init__(self) -> None:
        self.round = 3
        self.gold = [1, 2]
        self.cargo = [[1], [2, 3]]
        self.flags: tuple[tuple[int, ...], ...] = ((1, 2), (3,))
        self.stash = [9]


class HarbourView(View, frozen=True, kw_only=True):
    round: Public[int]
    gold: Public[list[int]]
    cargo: Public[list[list[int]]]
    flags: Public[tuple[tuple[int, ...], ...]]
    stash: list[int]


def test_what_nobody_declared_public_is_hidden() -> None:
    assert PublicFields(HarbourView).show(Harbour()) == {
        "round": 3,
        "gold": [1, 2],
        "cargo": [[1], [2, 3]],
        "flags": ((1, 2), (3,)),
    }


def test_a_view_has_no_way_back_to_the_state() -> None:
    harbour = Harbour()
    shown = PublicFields(HarbourView).show(harbour)
    shown["gold"].append(7)
    shown["cargo"][0].append(7)
    assert (harbour.gold, harbour.cargo) == ([1, 2], [[1], [2, 3]])


def test_public_fields_come_back_as_they_were() -> None:
    fields = PublicFields(HarbourView)
    first, second = Harbour(), Harbour()
    first.round, first.gold, first.flags = 8, [5], ()
    view = HarbourView(game="", rules="", seat=0, seats=1, flow=None, stash=[], **fields.show(first))  # type: ignore[arg-type]
    fields.restore(second, view)
    assert (second.round, second.gold, second.flags, second.stash) == (8, [5], (), [9])
    assert second.gold is not view.gold


def test_what_cannot_travel_by_name_is_refused_by_its_name() -> None:
    class Wrong(View, frozen=True, kw_only=True):
        deep: Public[list[list[list[int]]]]

    with pytest.raises(TypeError, match=r"Wrong\.deep: .* travel by name"):
        PublicFields(Wrong)
