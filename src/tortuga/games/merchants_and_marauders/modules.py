"""The modules and variants of Seas of Glory as options of the game (MM-S0.2); each says itself what it is and needs."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.seas import MODULES
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.kernel.header import Options, OptionSpec

NOT_CHOSEN = "no"


def option_of(module: Module) -> OptionSpec:
    """A switch, or a choice between the kinds of a module."""
    if module.choices:
        return OptionSpec(module.option, module.about, NOT_CHOSEN, choices=(NOT_CHOSEN, *module.choices), late=True)
    return OptionSpec(module.option, module.about, False, needs=module.needs, late=True)


MODULE_OPTIONS = tuple(option_of(module) for module in MODULES)


def chosen_bits(options: Options) -> int:
    """The bits of ``Seas.chosen`` for these options."""
    chosen = 0
    for module in MODULES:
        value = options.get(module.option)
        if module.choices:
            chosen |= module.choices.get(str(value), 0)
        elif value:
            chosen |= module.bit
    return chosen
