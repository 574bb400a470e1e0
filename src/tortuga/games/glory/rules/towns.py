"""GL-4f Towns: quests are seen, claimed and paid for."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.effects import trigger
from tortuga.games.glory.rules.hero import earn, heal
from tortuga.games.glory.rules.looking import discard_quest, peek_quest, show_quest
from tortuga.games.glory.rules.progress import Glory
from tortuga.games.glory.rules.quests import completed, knows, note_arrival, put, renew_term
from tortuga.games.glory.state import ALL, NO, NONE, QUEST, YES, Adventure
from tortuga.kernel.machine import Decision, Facts, Step


def town(s: Adventure, seat: int) -> None:
    number = s.t.town_of[s.at[seat]]
    heal(s, seat, ALL)
    if knows(s, seat, number) and not s.quest_by[number] >> seat & 1:
        renew_term(s, seat, number)
        s.then(ClaimQuest(seat, number), NoteArrival(seat))  # GL-5.2: this arrival counts only for the next one
        return
    note_arrival(s, seat)
    if s.quest_at[number] != NONE and not knows(s, seat, number):  # GL-5.7
        peek_quest(s, seat, number, True)


class NoteArrival(Step[Adventure]):
    clause: ClassVar[str] = "GL-5.2"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        note_arrival(s, self.seat)


class ClaimQuest(Decision[Adventure]):
    """Flip a quest that is done for its reward? Asked at every arrival, because whether it is done is secret."""

    clause: ClassVar[str] = "GL-4f.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "town")
    verb: ClassVar[str] = "claim"
    names: ClassVar[str] = "answer"
    span: ClassVar[int] = 2
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(seat)
        self.town = town

    def options(self, s: Adventure) -> list[int]:
        return [NO, YES] if completed(s, self.seat, self.town) else [NO]

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-4f.3", "not_done"

    def chosen(self, s: Adventure, option: int) -> None:
        if option == NO:
            return
        s.inform()  # now everybody knows that it was done
        seat, town = self.seat, self.town
        s.quest_by = put(s.quest_by, town, s.quest_by[town] | 1 << seat)
        second = s.quest_up[town]
        glory, coins = self.reward(s)
        if s.telling:
            s.tell("quest", seat, town=town, quest=s.quest_at[town], glory=glory, coins=coins)
        if second:
            discard_quest(s, town)  # GL-5.4
        else:
            show_quest(s, town)  # GL-5.3
        earn(s, seat, coins)
        trigger(s, seat, QUEST, 0)
        s.then(Glory(seat, glory))

    def reward(self, s: Adventure) -> tuple[int, int]:
        """Glory and coins, for the first hero or for the second."""
        if s.quest_up[self.town]:
            return s.t.second_glory, s.t.second_coins
        quest = s.t.quests[s.quest_at[self.town]]
        return quest.glory, quest.coins

    def facts(self, s: Adventure) -> Facts:
        quest = s.quest_at[self.town]
        facts: Facts = {"seat": self.seat, "town": self.town, "quest": quest, "text": s.t.quests[quest].text}
        facts["glory"], facts["coins"] = self.reward(s)
        facts["done"] = int(completed(s, self.seat, self.town))
        return facts

    def option_facts(self, s: Adventure, option: int) -> Facts:
        return {"answer": option, **self.facts(s)}
