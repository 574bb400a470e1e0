"""MM-S4 NPC upgrades: tokens that give ships without a player a modification or a special weapon.

Token 0 is the blank, token 1 says "two"; then come those of modifications and of weapons, as the data lists them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import MOD_OF_LOCATION, most_of_weapon, replaced
from tortuga.games.merchants_and_marauders.rules.bounties import npc_ship
from tortuga.games.merchants_and_marauders.rules.seas.mods import (
    WITH_CARVED_HULL,
    WITH_CROWS_NEST,
    WITH_PLANK,
    WITH_SMUGGLERS_HOLD,
)
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.seas.weapons import NEW_WEAPONS
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Npc, Side
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    ALL_NPCS,
    BASE_MODIFICATIONS,
    BASE_WEAPONS,
    MANOWAR,
    NPCS,
    WEAPONS,
)
from tortuga.kernel.machine import AnyDecision, AnyFrame, Decision, Facts, Seat, Step

UPGRADES: Final = 1 << 8

MODULE_OF_MOD: Final = (WITH_CARVED_HULL, WITH_CROWS_NEST, WITH_SMUGGLERS_HOLD, WITH_PLANK)  # in the order of the mods

BLANK: Final = 0
TWO: Final = 1
FIRST: Final = 2  # of the tokens that do something


# -- drawing


def draw(s: Sea, ship: int) -> int:
    """MM-S4.2: a token; the blank and the two go back, the two for two others. Returns the bits of what stays."""
    token = take(s, ship, BLANK)
    if token in (BLANK, NONE):
        return 0
    if token != TWO:
        return 1 << token
    drawn = 0
    for _ in range(2):
        token = take(s, ship, FIRST)
        if token != NONE:
            drawn |= 1 << token
    return drawn


def take(s: Sea, ship: int, least: int) -> int:
    """One token out of the pool, from ``least`` on, that this ship can have; what it cannot have is drawn again."""
    left = s.seas.upgrades_left
    tokens = [token for token in range(least, 2 + count(s)) if left >> token & 1 and fits(s, ship, token)]
    if not tokens:
        return NONE
    token = s.dice.among("upgrade", tokens)
    if token >= FIRST:
        s.seas.upgrades_left &= ~(1 << token)
    return token


def count(s: Sea) -> int:
    return len(s.t.upgrades.mods) + len(s.t.upgrades.weapons)


def fits(s: Sea, ship: int, token: int) -> bool:
    """MM-S4.6: a man-o'-war has no use for more of what it has most of."""
    if ship != MANOWAR or not FIRST <= token < FIRST + len(s.t.upgrades.mods):
        return True
    mod = s.t.upgrades.mods[token - FIRST]
    for location in range(5):
        if MOD_OF_LOCATION[location] == mod:
            return s.t.ships.points[ship][location] < s.t.ships.caps[location]
    return True


def ship_of_card(s: Sea, card: Card) -> int:
    """The ship in which the captain of this card will come, as far as one can say now."""
    npc = s.t.npcs.ship[card]
    if npc in s.war:
        return MANOWAR
    return s.t.npcs.type[card]


def tell(s: Sea, npc: Npc, tokens: int) -> None:
    if s.telling:
        s.tell("upgraded", s.seats + npc, upgrade=[token for token in range(FIRST + count(s)) if tokens >> token & 1])


def refit(s: Sea, ship: int, tokens: int) -> int:
    """MM-S4.6: what this ship cannot have goes back, and a new token is drawn for each; what fits stays."""
    kept = tokens
    for token in range(FIRST, FIRST + count(s)):
        if tokens >> token & 1 and not fits(s, ship, token):
            kept &= ~(1 << token)
    for token in range(FIRST, FIRST + count(s)):
        if (tokens & ~kept) >> token & 1:
            s.seas.upgrades_left |= 1 << token
            tokens &= ~(1 << token)
            if kept:  # one of two: never the blank
                new = take(s, ship, FIRST)
                kept |= 1 << new if new != NONE else 0
            else:
                kept |= draw(s, ship)
    return kept


def draw_for(s: Sea, npc: Npc) -> None:
    """A ship in play draws for itself."""
    seas = s.seas
    seas.upgrades_left |= seas.npc_upgrades[npc]
    seas.npc_upgrades = replaced(seas.npc_upgrades, npc, 0)
    seas.npc_upgrades = replaced(seas.npc_upgrades, npc, draw(s, npc_ship(s, npc)))
    tell(s, npc, seas.npc_upgrades[npc])


class Reveal(Step[Sea]):
    """MM-S4.4: the captain who was covered draws anew."""

    clause: ClassVar[str] = "MM-S4.4"
    fields: ClassVar[tuple[str, ...]] = ("npc",)

    def __init__(self, npc: Npc) -> None:
        self.npc = npc

    def run(self, s: Sea) -> None:
        if s.npc_cards[self.npc]:
            draw_for(s, self.npc)


# -- what they are good for


def weapons_of(s: Sea, npc: Npc) -> int:
    """MM-S4.7: what was used in this battle is back after it."""
    tokens = s.seas.npc_upgrades[npc]
    bits = 0
    if tokens:
        first = FIRST + len(s.t.upgrades.mods)
        for at, weapon in enumerate(s.t.upgrades.weapons):
            if tokens >> first + at & 1:
                bits |= 1 << weapon
    return bits if s.battle is None else bits & ~s.battle.npc_spent


# -- MM-S4.9 Beating such a ship


def give_back(s: Sea, npc: Npc) -> None:
    """The tokens of a ship go back into the pool."""
    seas = s.seas
    seas.upgrades_left |= seas.npc_upgrades[npc]
    seas.npc_upgrades = replaced(seas.npc_upgrades, npc, 0)


class KeepWeapons(Decision[Sea]):
    """MM-S4.9: unspent special weapons of a boarded ship may be kept, as far as there is room."""

    clause: ClassVar[str] = "MM-S4.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "weapons")
    verb: ClassVar[str] = "keep-weapon"
    names: ClassVar[str] = "spend"
    span: ClassVar[int] = WEAPONS + 1

    def __init__(self, seat: Seat, weapons: int) -> None:
        super().__init__(seat)
        self.weapons = weapons

    def options(self, s: Sea) -> list[int]:
        most = most_of_weapon(s, self.seat)
        return [0] + [
            1 + weapon
            for weapon in range(WEAPONS)
            if self.weapons >> weapon & 1
            and s.weapons[self.seat * WEAPONS + weapon] < most
            and s.seas.upgrades_left >> weapon_token(s, weapon) & 1
        ]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            weapon = option - 1
            s.seas.upgrades_left &= ~(1 << weapon_token(s, weapon))
            s.seas.borrowed_weapons[self.seat] |= 1 << weapon
            s.weapons[self.seat * WEAPONS + weapon] += 1
            if s.telling:
                s.tell("armed", self.seat, weapon=weapon)
            s.then(KeepWeapons(self.seat, self.weapons & ~(1 << weapon)))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S4.9", "no_such_weapon" if not self.weapons >> option - 1 & 1 else "weapon_aboard"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"spend": option, "weapon": max(0, option - 1)}


def weapon_token(s: Sea, weapon: int) -> int:
    return FIRST + len(s.t.upgrades.mods) + s.t.upgrades.weapons.index(weapon)


def mod_tokens(s: Sea, mods: int) -> int:
    """Bits of the tokens that show these modifications."""
    tokens = 0
    for at, mod in enumerate(s.t.upgrades.mods):
        if mods >> mod & 1:
            tokens |= 1 << FIRST + at
    return tokens


class NpcUpgrades(Module):
    option: ClassVar[str] = "npc_upgrades"
    about: ClassVar[str] = (
        "Module 4: ships without a player get modifications and special weapons. No time, little complexity. (MM-S4)"
    )
    bit: ClassVar[int] = UPGRADES
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (KeepWeapons,)
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (Reveal,)

    def laid_out(self, s: Sea) -> None:
        """MM-S4.1: all tokens but those of modules that are not in play."""
        t, chosen = s.t, s.seas.chosen
        pool = 1 << BLANK | 1 << TWO
        for at, mod in enumerate(t.upgrades.mods):
            if mod < BASE_MODIFICATIONS or chosen & MODULE_OF_MOD[mod - BASE_MODIFICATIONS]:
                pool |= 1 << FIRST + at
        for at, weapon in enumerate(t.upgrades.weapons):
            if weapon < BASE_WEAPONS or chosen & NEW_WEAPONS:
                pool |= 1 << FIRST + len(t.upgrades.mods) + at
        s.seas.upgrades_left = pool

    def npc_in_play(self, s: Sea, npc: Npc) -> None:
        draw_for(s, npc)

    def npc_drawn(self, s: Sea, card: Card) -> None:
        """MM-S4.3: tokens of a captain who is about to be covered go back first; then the new one gets his."""
        seas, npc = s.seas, s.t.npcs.ship[card]
        seas.upgrades_left |= seas.npc_upgrades[npc] | seas.coming_upgrades[npc]
        seas.npc_upgrades = replaced(seas.npc_upgrades, npc, 0)
        seas.coming_upgrades = replaced(seas.coming_upgrades, npc, draw(s, ship_of_card(s, card)))
        tell(s, npc, seas.coming_upgrades[npc])

    def war_declared(self, s: Sea) -> None:
        """MM-S4.5, MM-S4.6: tokens stay, unless a man-o'-war could not have them; of ships to come too."""
        seas = s.seas
        for npc in range(ALL_NPCS):
            tokens = seas.npc_upgrades[npc]
            if tokens and s.npc_cards[npc]:
                fitting = refit(s, npc_ship(s, npc), tokens)
                if fitting != tokens:
                    seas.npc_upgrades = replaced(seas.npc_upgrades, npc, fitting)
                    tell(s, npc, fitting)
        for card in s.entering:
            npc = s.t.npcs.ship[card]
            tokens = seas.coming_upgrades[npc]
            fitting = refit(s, ship_of_card(s, card), tokens)
            if fitting != tokens:
                seas.coming_upgrades = replaced(seas.coming_upgrades, npc, fitting)
                tell(s, npc, fitting)

    def turn_ends(self, s: Sea) -> None:
        """Ships that have come in bring their tokens."""
        seas = s.seas
        for npc in range(NPCS):
            if seas.coming_upgrades[npc] and s.npc_zone[npc] != NONE:
                seas.npc_upgrades = replaced(seas.npc_upgrades, npc, seas.coming_upgrades[npc])
                seas.coming_upgrades = replaced(seas.coming_upgrades, npc, 0)

    def npc_mods(self, s: Sea, npc: Npc) -> int:
        tokens = s.seas.npc_upgrades[npc]
        bits = 0
        if tokens:
            for at, mod in enumerate(s.t.upgrades.mods):
                if tokens >> FIRST + at & 1:
                    bits |= 1 << mod
        return bits

    def npc_weapons(self, s: Sea, npc: Npc) -> int:
        return weapons_of(s, npc)

    def npc_spends(self, s: Sea, npc: Npc, weapon: int) -> None:
        assert s.battle is not None
        s.battle.npc_spent |= 1 << weapon

    def npc_beaten(self, s: Sea, seat: Seat, npc: Npc, boarded: bool) -> None:
        """MM-S4.9: its tokens go back; unspent weapons of a boarded ship may be kept."""
        weapons = weapons_of(s, npc)
        give_back(s, npc)
        if len(s.npc_cards[npc]) > 1:
            s.then(Reveal(npc))
        if boarded and weapons:
            s.then(KeepWeapons(seat, weapons))

    def npc_removed(self, s: Sea, npc: Npc) -> None:
        """A ship that was lost without a victor gives its tokens back too, and whoever it covered draws."""
        give_back(s, npc)
        if s.npc_cards[npc] and not any(isinstance(frame, Reveal) and frame.npc == npc for frame in s.agenda):
            s.then(Reveal(npc))

    def npc_covered(self, s: Sea, npc: Npc) -> None:
        """MM-S4.3: the token of one who was uncovered in this turn, and is covered now."""
        give_back(s, npc)

    def weapon_gone(self, s: Sea, seat: Seat, weapon: int) -> bool:
        """MM-S4.9: a token that came from the pool goes back to it."""
        if not s.seas.borrowed_weapons[seat] >> weapon & 1:
            return False
        s.seas.borrowed_weapons[seat] &= ~(1 << weapon)
        s.seas.upgrades_left |= 1 << weapon_token(s, weapon)
        return True

    def weapon_passed(self, s: Sea, loser: Seat, winner: int, weapon: int) -> None:
        borrowed = s.seas.borrowed_weapons
        if borrowed[loser] >> weapon & 1:
            borrowed[loser] &= ~(1 << weapon)
            borrowed[winner] |= 1 << weapon

    def ship_claimed(self, s: Sea, seat: Seat, side: Side, mods: int) -> None:
        """MM-S4.10: a claimed ship keeps its upgrades."""
        seas = s.seas
        if side < s.seats:
            seas.borrowed_mods[seat] = seas.borrowed_mods[side] & mods
            seas.borrowed_mods[side] = 0
        else:
            seas.borrowed_mods[seat] = mods
            seas.upgrades_left &= ~mod_tokens(s, mods)

    def ship_given_up(self, s: Sea, seat: Seat, mods: int) -> int:
        """MM-S4.10: they go back into the pool; what is left is the owner's to place."""
        borrowed = s.seas.borrowed_mods[seat] & mods
        s.seas.borrowed_mods[seat] &= ~borrowed
        s.seas.upgrades_left |= mod_tokens(s, borrowed)
        return mods & ~borrowed
