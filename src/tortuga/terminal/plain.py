"""Playing line by line, for screen readers and scripts: sentences out, numbers or words in."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from tortuga.kernel.errors import NoSuchClause, NotOffered
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.match import Match
from tortuga.terminal.session import Asked, Session, lit, picture_of
from tortuga.terminal.words import PLAIN_COMMANDS, clean, say

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # also what was scrolled out of sight
LOG_LINES = 20
ALIASES = {"?": "hint", "exit": "quit"}


class Leave(Exception):
    """The person wants to stop, or there is no more input."""


def play(session: Session, ask: TextIO | None = None, say: TextIO | None = None) -> int:
    """Play to the end, to ``quit`` or to the end of input; gives the exit code."""
    return PlainClient(session, ask or sys.stdin, say or sys.stdout).run()


class PlainClient:
    def __init__(self, session: Session, ask: TextIO, out: TextIO) -> None:
        self.session = session
        self.match = session.match
        self.ask = ask
        self.out = out
        self.told: dict[int, int] = {}  # by eyes: how many lines of the log they have been told
        self.known = max(0, len(self.match.events) - LOG_LINES)  # of a resumed game, only the last lines are told
        self.repeat = True  # is the question to be read out (again)?
        for stream in (ask, out):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # odd bytes must not stop a game

    def run(self) -> int:
        try:
            with suppress(Leave, KeyboardInterrupt):
                self.play_on()
            self.tell(self.session.farewell(self.session.save()))
        except BrokenPipeError:  # nobody is reading any more; every action is saved already
            discard_output(self.out)
        except Exception as error:
            print(f"tortuga: {self.session.last_words(error)}", file=sys.stderr)
            return 1
        return 0

    def play_on(self) -> None:
        self.hello()
        while not self.session.over:
            self.step()
        self.tell_log()
        for line in result_lines(self.match):
            self.tell(line)

    def step(self) -> None:
        """One bot acts, or one person is asked."""
        seat = self.session.curtain_for
        if seat is not None:
            self.pass_on(seat)
        if not self.session.hot_seat or self.session.eyes != SPECTATOR:
            self.tell_log()
        asked = self.session.asked()
        if asked is not None:
            self.question(asked)
        elif self.session.step_bots() is not None:
            self.repeat = True

    def question(self, asked: Asked) -> None:
        if self.repeat:
            self.read_out(asked)
            self.repeat = False
        typed = self.line(say("your_choice"))
        if not typed.strip() or self.command(typed.strip().lower(), asked):
            return
        try:
            self.session.answer_typed(asked, typed)
        except NotOffered as refused:
            self.tell(str(refused))
            return
        self.repeat = True

    def read_out(self, asked: Asked) -> None:
        prompt = asked.prompt
        if asked.seat >= 0:
            prompt = say("asked", name=self.match.names[asked.seat], prompt=prompt)
        self.tell(f"{prompt} {say('clause', clause=asked.clause)}" if asked.clause else prompt)
        for choice in asked.choices:
            self.tell(say("option", key=choice.key, label=choice.label))

    # -- commands

    def command(self, word: str, asked: Asked) -> bool:
        """Do what is not a move. False if the word is not a command."""
        word = ALIASES.get(word, word)
        if word not in PLAIN_COMMANDS:
            return False
        getattr(self, f"do_{word}")(asked)
        return True

    def do_table(self, asked: Asked) -> None:
        self.tell("\n".join(table(self.match, self.session.eyes)))

    def do_board(self, asked: Asked) -> None:
        self.tell(board(self.match, self.session.eyes, asked))

    def do_log(self, asked: Asked) -> None:
        lines = self.session.log(self.session.eyes)[-LOG_LINES:]
        self.tell("\n".join(line.text for line in lines) or say("no_log"))

    def do_clause(self, asked: Asked) -> None:
        self.tell(clause_text(self.match, asked.clause))

    def do_again(self, asked: Asked) -> None:
        self.repeat = True

    def do_hint(self, asked: Asked) -> None:
        self.tell("\n".join(self.session.hint(asked)) or say("no_hint"))

    def do_help(self, asked: Asked) -> None:
        self.tell(say("plain_help", text=asked.choices[0].text))

    def do_quit(self, asked: Asked) -> None:
        raise Leave

    def do_undo(self, asked: Asked) -> None:
        try:
            self.session.undo()
        except NotOffered as refused:
            self.tell(f"{refused.reason}.")
            return
        self.tell(say("undone"))
        for eyes, told in self.told.items():
            self.told[eyes] = min(told, len(self.match.events))
        self.repeat = True

    # -- telling and asking

    def hello(self) -> None:
        alone = not self.session.hot_seat
        who = [
            say("seat", name=name, who=say("seat_human" if alone else "seat_person") if seat == "human" else seat)
            for name, seat in zip(self.match.names, self.match.sitting, strict=False)
        ]
        self.tell(say("hello", title=self.match.game.title, seats=", ".join(who)))

    def pass_on(self, seat: int) -> None:
        """Several people at one screen: nothing that the last one saw may stay on it."""
        self.clear()
        self.line(say("curtain_plain", name=self.match.names[seat]) + "\n")
        self.session.sit(seat)
        self.repeat = True

    def clear(self) -> None:
        if self.out.isatty():
            self.out.write(CLEAR)

    def tell_log(self) -> None:
        """What has happened since these eyes were last told."""
        eyes = self.session.eyes
        since = self.told.get(eyes, self.known)
        if self.session.over and self.session.hot_seat:  # everybody at the table has heard the rest
            since = max(self.told.values(), default=self.known)
        for line in self.session.log(eyes, since):
            self.tell(line.text)
        self.told[eyes] = len(self.match.events)

    def tell(self, text: str) -> None:
        self.out.write(clean(text) + "\n")
        self.out.flush()

    def line(self, prompt: str) -> str:
        self.out.write(clean(prompt))
        self.out.flush()
        typed = self.ask.readline()
        if not typed:
            self.out.write("\n")
            raise Leave
        if not self.ask.isatty():  # nobody saw it being typed
            self.tell(typed.rstrip("\n"))
        return typed


def discard_output(out: TextIO) -> None:
    """Nobody reads what we write any more, and Python must not complain about that when it ends."""
    if out is sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


def board(match: Match, eyes: int, asked: Asked | None) -> str:
    """The picture without its styles."""
    return text_of(picture_of(match, eyes, lit(asked, None)))


def text_of(picture: Picture) -> str:
    return "\n".join("".join(text for text, _ in line).rstrip() for line in picture)


def table(match: Match, eyes: int) -> list[str]:
    """The table in sentences, or drawn where the game has none."""
    told = match.game.describe(match.game.words, match.tables, match.view(eyes), match.names)
    return told or text_of(picture_of(match, eyes, {})).splitlines()


def clause_text(match: Match, clause: str) -> str:
    """A clause of the rulebook with its number."""
    try:
        found = match.game.rulebook.find(clause) if clause else {}
    except NoSuchClause:
        found = {}
    return "\n\n".join(f"{number} {text}" for number, text in found.items()) or say("no_clause")


def result_lines(match: Match) -> list[str]:
    """Who won, and what every score is made of."""
    result = match.result
    lines = [winner_line(match)]
    for seat, score in enumerate(result.scores):
        parts = ", ".join(f"{what} {number}" for what, number in result.parts[seat].items())
        lines.append(f"{match.names[seat]}: {score}" + (f" ({parts})" if parts else ""))
    lines += [f"{name}: {score}" for name, score in result.others.items()]
    return lines


def winner_line(match: Match) -> str:
    result = match.result
    if result.note:
        return match.note()
    if not result.winners:
        return say("nobody")
    names = ", ".join(match.names[seat] for seat in result.winners)
    key = "won" if len(result.winners) == 1 else "won_together"
    return say(key, names=names, score=result.scores[result.winners[0]])
