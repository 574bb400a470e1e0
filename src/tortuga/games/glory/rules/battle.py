"""GL-7 Battle: engage, strike roll, power, result."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.dragons import leave_dragon, slay_dragon
from tortuga.games.glory.rules.effects import EFFECTS, Happen, happen, happen_because, trigger
from tortuga.games.glory.rules.hero import (
    earn,
    foe_facts,
    foe_numbers,
    holds,
    lose_card,
    power_of,
    renew_uses,
    spend_use,
    strike_of,
    total,
    uses_at,
)
from tortuga.games.glory.rules.looking import discard_lair
from tortuga.games.glory.rules.progress import Glory, win
from tortuga.games.glory.rules.quests import note
from tortuga.games.glory.rules.window import Window
from tortuga.games.glory.state import (
    A_DRAGON,
    A_GOOD,
    AT_BEFORE,
    AT_DEATH,
    AT_ENGAGE,
    AT_HIT,
    AT_STRIKE,
    DAMAGE,
    ENGAGED,
    FALLEN,
    FIRST,
    FIRST_USE,
    GO_ON,
    IN_THE_LAIR,
    LESS,
    LOST,
    NEXT_ROLL,
    NONE,
    ON_HURT,
    PER_BATTLE,
    PER_HIT,
    PER_ROLL,
    PER_ROUND,
    POWER,
    REGAIN,
    REROLL,
    ROAD,
    STRIKE,
    STRUCK,
    TIE,
    W_ROAD_WIN,
    W_WIN,
    WITHDRAW,
    WITHDREW,
    WON,
    Adventure,
    Effect,
)
from tortuga.kernel.machine import AnyFrame, Decision, Facts, Step


def meet(s: Adventure, seat: int, card: int, scene: int) -> None:
    """A hero meets a monster and can engage or withdraw."""
    face(s, seat, card, scene)
    s.then(Engage(seat))


def face(s: Adventure, seat: int, card: int, scene: int) -> None:
    """The battle is set up: the monster has all its health."""
    s.foe, s.scene = card, scene
    s.engaged = s.spared = s.risen = s.doubled = False
    s.clash = 0
    s.foe_strike, s.foe_power, s.foe_full = foe_numbers(s, seat, card)
    s.foe_health = s.foe_full
    if s.telling:
        s.tell("meets", seat, **foe_facts(s, seat, card))


# -- GL-7a Step 1: engage


class Engage(Window):
    """Engage or withdraw, before every round."""

    clause: ClassVar[str] = "GL-7a.1"
    verb: ClassVar[str] = "battle"

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if s.engaged or s.coins[self.seat] >= s.t.foes[s.foe].toll:
            options.append(FIRST)
        return options + uses_at(s, self.seat, AT_ENGAGE, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == GO_ON:
            withdraw(s, seat, s.clash > 0)
        elif option == FIRST:
            engage(s, seat)
        else:
            effect = spend_use(s, seat, option - FIRST_USE)
            if effect.do == WITHDRAW:
                withdraw(s, seat, False)
            else:
                s.then(Engage(seat))
                happen(s, seat, effect)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return ("GL-7a.4", "no_toll") if option == FIRST else Window.why_not(self, s, option)

    def facts(self, s: Adventure) -> Facts:
        facts = foe_facts(s, self.seat, s.foe)
        facts["strike"], facts["power"] = s.foe_strike, s.foe_power
        facts["foe_health"], facts["full"] = s.foe_health, s.foe_full
        facts["seat"], facts["health"], facts["clash"] = self.seat, s.health[self.seat], s.clash
        return facts


def engage(s: Adventure, seat: int) -> None:
    if not s.engaged:
        s.engaged = True
        toll = s.t.foes[s.foe].toll
        if toll:
            earn(s, seat, -toll)  # GL-7a.4
        if s.telling:
            s.tell("engages", seat, foe=s.foe)
        trigger(s, seat, ENGAGED, 0)
        if falls(s, seat):
            win_battle(s, seat)
            return
    s.then(BeforeStrike(seat))


class BeforeStrike(Window):
    """GL-7a.5: cards that work before the dice."""

    clause: ClassVar[str] = "GL-7a.5"
    verb: ClassVar[str] = "ready"

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_BEFORE, 0, 0)]

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == GO_ON:
            strike(s, seat)
            return
        effect = spend_use(s, seat, option - FIRST_USE)
        if effect.do == DAMAGE:
            wound_foe(s, seat, effect.n)
        else:
            s.doubled = True
        if falls(s, seat):
            win_battle(s, seat)
        else:
            s.then(BeforeStrike(seat))

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "foe": s.foe, "foe_health": s.foe_health}


# -- GL-7b Step 2: strike roll


def strike(s: Adventure, seat: int) -> None:
    """Roll both dice."""
    renew_uses(s, PER_ROUND)
    renew_uses(s, PER_ROLL)
    die = s.dice.roll("strike", s.t.die)
    foe_die = s.dice.roll("monster", s.t.die)
    bonus = s.next_strike[seat]  # GL-8.9
    s.next_strike[seat] = 0
    if s.telling:
        if s.player_rolls:
            s.tell("dice_thrown", seat, die=die, foe=s.foe, foe_die=foe_die, rival=next_hero(s, seat))
        else:
            s.tell("dice", seat, die=die, foe=s.foe, foe_die=foe_die)
    s.then(StrikeRoll(seat, die, foe_die, bonus))


def next_hero(s: Adventure, seat: int) -> int:
    """The next living hero clockwise, whose player throws the monster's die."""
    while True:
        seat = (seat + 1) % s.seats
        if s.alive[seat]:
            return seat


class StrikeRoll(Window):
    """GL-7b.2: both dice are seen, and the hero may change their own roll."""

    clause: ClassVar[str] = "GL-7b.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "foe_die", "bonus")
    verb: ClassVar[str] = "strike"

    def __init__(self, seat: int, die: int, foe_die: int, bonus: int) -> None:
        super().__init__(seat)
        self.die = die
        self.foe_die = foe_die
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_STRIKE, self.die, self.die + self.bonus)]

    def chosen(self, s: Adventure, option: int) -> None:
        seat, die, bonus = self.seat, self.die, self.bonus
        if option == GO_ON:
            compare(s, seat, die, bonus, self.foe_die)
            return
        effect = spend_use(s, seat, option - FIRST_USE)
        if effect.do == REROLL:
            die = s.dice.roll("strike", s.t.die)
            if s.telling:
                s.tell("rerolled", seat, die=die)
        else:
            bonus += effect.n
        s.then(StrikeRoll(seat, die, self.foe_die, bonus))

    def facts(self, s: Adventure) -> Facts:
        mine = strike_roll(s, self.seat, self.die, self.bonus)
        return {"seat": self.seat, "mine": mine, "theirs": self.foe_die + s.foe_strike, "foe": s.foe, "die": self.die}


def strike_roll(s: Adventure, seat: int, die: int, bonus: int) -> int:
    if die == 1 and s.t.foes[s.foe].ones:
        die = 0
    return die + strike_of(s, seat) + bonus


# -- GL-7c Step 3: power


def compare(s: Adventure, seat: int, die: int, bonus: int, foe_die: int) -> None:
    """Compare the strike rolls; the winner deals damage, on a tie nobody does."""
    foe = s.t.foes[s.foe]
    mine, theirs = strike_roll(s, seat, die, bonus), foe_die + s.foe_strike
    if s.telling:
        facts: Facts = {"die": die, "strike": strike_of(s, seat), "bonus": bonus}
        facts["foe_die"], facts["foe_strike"] = foe_die, s.foe_strike
        s.tell("strikes", seat, mine=mine, theirs=theirs, foe=s.foe, **facts)
    if mine > theirs:
        power = power_of(s, seat)
        wound_foe(s, seat, 2 * power if s.doubled else power)
        trigger(s, seat, STRUCK, die)
        s.then(EndRound(seat))
    elif mine == theirs and not (foe.ties == 2 or (foe.ties == 1 and s.clash == 0)):  # GL-7c.2
        trigger(s, seat, TIE, die)
        if s.foe_health > 0:
            foe_trigger(s, seat, TIE)
        s.then(EndRound(seat))
    else:
        foe_trigger(s, seat, LOST)
        damage = s.foe_power
        if not s.spared:  # GL-7c.3
            less = total(s, seat, LESS, 0)
            if less:
                s.spared = True
                damage = max(0, damage - less)
                tell_less(s, seat)
        renew_uses(s, PER_HIT)
        s.then(Hit(seat, damage, die))


def tell_less(s: Adventure, seat: int) -> None:
    """Say which cards made the damage smaller by themselves."""
    if not s.telling:
        return
    for held in s.cards[seat]:
        thing = s.t.things[held]
        if any(effect.do == LESS and not effect.at for effect in thing.effects):
            s.tell("works", seat, thing=held, text=thing.text)


def foe_trigger(s: Adventure, seat: int, on: int) -> None:
    """The monster's card does what it says about this moment."""
    for effect in s.t.foes[s.foe].effects:
        if effect.on == on and holds(s, seat, effect, 0):
            happen_because(s, seat, effect)


def wound_foe(s: Adventure, seat: int, n: int) -> None:
    s.foe_health = max(0, s.foe_health - n)
    if s.telling:
        s.tell("wounds", seat, foe=s.foe, number=n, foe_health=s.foe_health)


class Hit(Window):
    """GL-7c.3: the hero lost the round; cards may reduce the damage."""

    clause: ClassVar[str] = "GL-7c.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "damage", "die")
    verb: ClassVar[str] = "hit"

    def __init__(self, seat: int, damage: int, die: int) -> None:
        super().__init__(seat)
        self.damage = damage
        self.die = die

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_HIT, 0, self.damage)]

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option != GO_ON:
            effect = spend_use(s, seat, option - FIRST_USE)
            s.then(Hit(seat, max(0, self.damage - effect.n), self.die))
            return
        s.health[seat] = max(0, s.health[seat] - self.damage)
        if s.telling:
            s.tell("suffers", seat, number=self.damage, health=s.health[seat])
        if self.damage:
            foe_trigger(s, seat, ON_HURT)
        if s.health[seat] == 0:
            s.then(CheatDeath(seat), AfterLoss(seat, self.die))
        else:
            s.then(AfterLoss(seat, self.die))

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "number": self.damage, "foe": s.foe, "health": s.health[self.seat]}


class CheatDeath(Window):
    """A card saves the hero from death, or the hero is eliminated."""

    clause: ClassVar[str] = "GL-7c.3"
    verb: ClassVar[str] = "save"

    def run(self, s: Adventure) -> None:
        if self.options(s):
            Decision.run(self, s)
        else:
            eliminate(s, self.seat)

    def options(self, s: Adventure) -> list[int]:
        return uses_at(s, self.seat, AT_DEATH, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        spend_use(s, self.seat, option - FIRST_USE)
        s.health[self.seat] = 1
        if s.telling:
            s.tell("saved", self.seat)


class AfterLoss(Step[Adventure]):
    """What the hero's cards do to the monster after a lost round."""

    clause: ClassVar[str] = "GL-7c.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: Adventure) -> None:
        trigger(s, self.seat, LOST, self.die)
        s.then(EndRound(self.seat))


# -- GL-7d Step 4: result


class EndRound(Step[Adventure]):
    """The monster may have fallen; otherwise the hero decides again."""

    clause: ClassVar[str] = "GL-7d.3"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        s.doubled = False
        s.clash += 1
        if falls(s, self.seat):
            win_battle(s, self.seat)
        else:
            s.then(Engage(self.seat))


def falls(s: Adventure, seat: int) -> bool:
    """Is the monster beaten? Some rise again, once, and the battle goes on."""
    if s.foe_health <= 0 and not s.risen:
        s.risen = True
        foe_trigger(s, seat, FALLEN)
    return s.foe_health <= 0


def win_battle(s: Adventure, seat: int) -> None:
    """GL-7d.1: glory, if the hero is not too famous for it, and whatever the cards say."""
    card = s.foe
    foe = s.t.foes[card]
    frames: list[AnyFrame] = []
    glory = s.t.lair_glory if s.scene == IN_THE_LAIR else foe.glory if s.glory[seat] <= foe.cap else 0
    if s.telling:
        s.tell("beaten", seat, foe=card, glory=glory)
    if glory:
        frames.append(Glory(seat, glory))
    effects = foe.effects[:]
    for held in s.cards[seat]:
        if not (foe.no_goods and s.t.things[held].kind == A_GOOD):
            effects += s.t.things[held].effects
    frames += [Happen(seat, effect.number) for effect in effects if effect.on == WON and holds(s, seat, effect, 0)]
    note(s, seat, W_WIN, s.foe_power)
    if s.scene == ROAD:
        note(s, seat, W_ROAD_WIN, max(0, s.t.land[s.at[seat]]))
    if s.scene == IN_THE_LAIR:
        discard_lair(s, s.t.lair_of[s.at[seat]])
    elif s.dragon_mode and foe.kind == A_DRAGON:
        slay_dragon(s, card)
    else:
        s.battle_pile[card] += 1
    close_battle(s, seat)
    s.then(*frames)


def withdraw(s: Adventure, seat: int, penalty: bool) -> None:
    if s.telling:
        s.tell("withdraws", seat, foe=s.foe)
    if penalty:  # GL-7a.3
        foe_trigger(s, seat, WITHDREW)
    leave_foe(s, seat)
    close_battle(s, seat)


def leave_foe(s: Adventure, seat: int) -> None:
    """The monster was not beaten: decide where its card goes."""
    card = s.foe
    if s.scene == IN_THE_LAIR:
        return  # GL-4e.5: it stays
    if s.dragon_mode and s.t.foes[card].kind == A_DRAGON:
        leave_dragon(s, seat, card)
    elif s.t.foes[card].back:
        s.battle_deck[card] += 1
    else:
        s.battle_pile[card] += 1  # GL-7a.2


def close_battle(s: Adventure, seat: int) -> None:
    """Clear everything that belongs to the battle; bonuses for the next battle are used up if a round was fought."""
    if s.clash > 0:  # GL-7d.4
        s.battle_strike[seat] = 0
        s.battle_power[seat] = 0
    s.foe = NONE
    s.foe_health = s.foe_full = s.foe_strike = s.foe_power = 0
    s.scene = ROAD
    s.clash = 0
    s.engaged = s.spared = s.risen = s.doubled = False
    renew_uses(s, PER_BATTLE)
    renew_uses(s, PER_ROUND)
    renew_uses(s, PER_HIT)


def eliminate(s: Adventure, seat: int) -> None:
    """GL-1.2, GL-1.3: a hero is out of the game; the last one alive wins."""
    s.fell_to[seat] = s.foe
    if s.telling:
        s.tell("dies", seat, foe=s.foe)
    leave_foe(s, seat)
    close_battle(s, seat)
    s.alive[seat] = False
    s.fell_in[seat] = s.round
    s.health[seat] = 0
    s.at[seat] = NONE
    s.coins[seat] = 0
    while len(s.cards[seat]) > 1:
        lose_card(s, seat, 1)
    for fate in s.fates[seat]:
        s.fate_pile[fate] += 1
    s.fates[seat] = ()
    s.next_move[seat] = s.next_strike[seat] = s.path[seat] = s.skips[seat] = s.extra[seat] = 0
    s.battle_strike[seat] = s.battle_power[seat] = 0
    del s.agenda[1:]
    living = s.living()
    if len(living) == 1:
        win(s, living[0])


# -- Effects on battles


def damage_foe(s: Adventure, seat: int, effect: Effect) -> None:
    wound_foe(s, seat, effect.n)


EFFECTS[DAMAGE] = damage_foe


def heal_foe(s: Adventure, seat: int, effect: Effect) -> None:
    """GL-7c.4: never above what its card says."""
    before = s.foe_health
    s.foe_health = min(s.foe_full, before + effect.n)
    if s.telling and s.foe_health > before:
        s.tell("regains", s.active, foe=s.foe, foe_health=s.foe_health)


EFFECTS[REGAIN] = heal_foe


def change_strike(s: Adventure, seat: int, effect: Effect) -> None:
    """For the next roll or the next battle."""
    if effect.lasts == NEXT_ROLL:
        s.next_strike[seat] += effect.n
    else:
        s.battle_strike[seat] += effect.n


EFFECTS[STRIKE] = change_strike


def change_power(s: Adventure, seat: int, effect: Effect) -> None:
    s.battle_power[seat] += effect.n


EFFECTS[POWER] = change_power
