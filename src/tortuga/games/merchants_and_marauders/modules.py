"""The modules and variants of Seas of Glory as options of the game: what each adds, and what it needs."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.state import (
    CARDS_ALONE,
    CARDS_MIXED,
    CONTRABAND,
    CUTTHROAT,
    FAVORS,
    FLEXIBLE_TURNS,
    GIVE_ME_GLORY,
    HARD_LIFE,
    LOCATION_TOKENS,
    LOYALTY,
    MOD_MARKET,
    NEW_EVENTS,
    NEW_MODS,
    NEW_WEAPONS,
    PAID_CAPTAINS,
    SLOW_GALLEON,
    STORM_TOKEN,
    TREASURE_GALLEON,
    TWO_CAPTAINS,
    UPGRADES,
    WIND,
    WITH_BRIG,
    WITH_PLANK,
    WITH_SMUGGLERS_HOLD,
)
from tortuga.kernel.header import Options, OptionSpec


def switch(name: str, about: str, bit: int, *needs: str) -> tuple[OptionSpec, dict[str, int]]:
    return OptionSpec(name, about, False, needs=needs, late=True), {"True": bit}


def choice(name: str, about: str, bits: dict[str, int]) -> tuple[OptionSpec, dict[str, int]]:
    return OptionSpec(name, about, next(iter(bits)), choices=tuple(bits), late=True), bits


# MM-S0.2: each option with the bits of its values; after the bit of a switch comes what it needs.
MODULES = (
    choice(
        "new_cards",
        "Module 1: twice as many captains, rumors and missions, mixed in or alone. No time, no complexity. (MM-S1)",
        {"no": 0, "mixed": CARDS_MIXED, "alone": CARDS_ALONE},
    ),
    switch(
        "new_events",
        "Module 1: 16 events more, with pirate brigs and men-o'-war in peace. No time, no complexity. (MM-S1)",
        NEW_EVENTS,
    ),
    switch(
        "new_weapons",
        "Module 2: Heated Shot, Double Shot and Caltrops. No time, moderate complexity. (MM-S2)",
        NEW_WEAPONS,
    ),
    switch(
        "new_mods",
        "Module 3: Carved Hull, Crow's Nest, and a reserve for lost modifications. No time, little complexity. (MM-S3)",
        NEW_MODS,
    ),
    switch(
        "smugglers_hold",
        "Module 3: hides one contraband card; needs new_mods and contraband. Little complexity. (MM-S3.4)",
        WITH_SMUGGLERS_HOLD,
        "new_mods",
        "contraband",
    ),
    switch(
        "plank",
        "Module 3: The Plank keeps a crew in line; needs new_mods and loyalty. Little complexity. (MM-S3.5)",
        WITH_PLANK,
        "new_mods",
        "loyalty",
    ),
    switch(
        "mod_market",
        "Module 3: ports without a modification can be supplied from the reserve; needs new_mods. (MM-S3.7)",
        MOD_MARKET,
        "new_mods",
    ),
    switch(
        "npc_upgrades",
        "Module 4: ships without a player get modifications and special weapons. No time, little complexity. (MM-S4)",
        UPGRADES,
    ),
    switch("brig", "Module 5: the Brig, a ship for all purposes. No time, little complexity. (MM-S5)", WITH_BRIG),
    switch(
        "slow_galleon",
        "Module 5: galleons of manoeuvrability 1; goes with the Brig, Flexible Turns and Cutthroat. (MM-S5.2)",
        SLOW_GALLEON,
    ),
    switch(
        "treasure_galleon",
        "Module 6: a Spanish galleon that gathers gold for whoever beats it. 5 minutes, little complexity. (MM-S6)",
        TREASURE_GALLEON,
    ),
    switch(
        "contraband",
        "Module 7: 32 cargo cards that can be smuggled to one port. 5 minutes, some complexity. (MM-S7)",
        CONTRABAND,
    ),
    switch(
        "wind",
        "Module 8: the wind makes Moves free or dear. 5 minutes, moderate complexity. (MM-S8)",
        WIND,
    ),
    switch("storm", "Module 8: a storm that wanders with the wind; needs wind. (MM-S8.4)", STORM_TOKEN, "wind"),
    switch(
        "locations",
        "Module 9: 16 places to visit and to raid. No time, high complexity. (MM-S9)",
        LOCATION_TOKENS,
    ),
    switch(
        "favors",
        "Module 10: favors for drawing and rolling again and for closed ports. No time, moderate complexity. (MM-S10)",
        FAVORS,
    ),
    switch(
        "loyalty",
        "Module 11: crews grow loyal or mutinous. Up to 5 minutes a player, moderate complexity. (MM-S11)",
        LOYALTY,
    ),
    switch(
        "flexible_turns",
        "Variant 1: cubes from a bag say who is next; more meetings of captains. No time, no complexity. (MM-S12)",
        FLEXIBLE_TURNS,
    ),
    choice(
        "captain_choice",
        "Variant 2: choose between two captains, or pay 2 gold for each more of up to three. A few minutes. (MM-S14)",
        {"no": 0, "two": TWO_CAPTAINS, "pay": PAID_CAPTAINS},
    ),
    switch(
        "hard_life",
        "Variant 3: two navies and a pirate are at sea from the start. No time, no complexity. (MM-S15)",
        HARD_LIFE,
    ),
    switch(
        "give_me_glory",
        "Variant 4: every further point from the stash costs 5 gold more. 20 minutes, no complexity. (MM-S13)",
        GIVE_ME_GLORY,
    ),
    switch(
        "cutthroat",
        "Variant 5: scout for captains in their own turn, for two actions of yours. More battles. (MM-S16)",
        CUTTHROAT,
    ),
)


def chosen_bits(options: Options) -> int:
    chosen = 0
    for spec, bits in MODULES:
        chosen |= bits.get(str(options.get(spec.name, spec.default)), 0)
    return chosen
