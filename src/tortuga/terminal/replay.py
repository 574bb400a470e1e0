"""Stepping through a record, on a full screen or line by line."""

from __future__ import annotations

import sys
from pathlib import Path

from tortuga.kernel.errors import BadOption, BadRecord
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import EVERYTHING, SPECTATOR
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record, line_of
from tortuga.kernel.replay import Replay
from tortuga.terminal.plain import discard_output, result_lines
from tortuga.terminal.session import frames_of
from tortuga.terminal.words import clean, say

MARK = 50  # actions between two kept positions


def show(steps: Steps, from_line: int, seat: int, plain: bool) -> int:
    """Show a record from a line on, as a seat sees it. A spectator of a finished game sees everything. The exit code is
    1 where the record breaks."""
    players = steps.record.header.players
    if not SPECTATOR <= seat < players:
        raise BadOption(say("replay_no_seat", seat=seat, last=players - 1))
    if steps.trouble is None and from_line > steps.last_line:
        raise BadOption(say("replay_no_line", line=from_line, last=steps.last_line))
    eyes = EVERYTHING if seat == SPECTATOR and steps.finished else seat
    start = min(max(from_line - 1, 0), steps.count)
    if plain:
        return show_plain(steps, start, eyes)
    from tortuga.terminal.replay_app import run

    return run(steps, start, eyes)


class Steps:
    """A record, played through once, and its position after any number of actions. ``trouble`` is what is wrong with
    its first bad line, if there is one."""

    def __init__(self, record: Record, trouble: BadRecord | None, data: Path | None) -> None:
        self.record = record
        self.trouble = trouble
        self._replay = Replay(Match, record, data)
        self._marks = [self._replay.match.copy()]
        self.told = [len(self._replay.match.events)]  # after each action: how many lines the log has
        self.count = 0  # good actions
        try:
            for _ in record.entries:
                self._replay.step()
                self.count += 1
                self.told.append(len(self._replay.match.events))
                if self.count % MARK == 0:
                    self._marks.append(self._replay.match.copy())
            if trouble is None:
                self._replay.finish()
        except BadRecord as error:
            self.trouble = error
        self._here = -1  # how far the match of the replay has come; unknown after an error
        self.finished = self.trouble is None and self.at(self.count).over

    @property
    def last_line(self) -> int:
        return line_of(self.count - 1)

    def at(self, count: int) -> Match:
        """The match after that many actions; valid until the next call."""
        if not count >= self._here >= count - count % MARK:
            self._replay.match = self._marks[count // MARK].copy()
            self._here = count - count % MARK
        while self._here < count:
            self._replay.step()
            self._here += 1
        return self._replay.match

    def action(self, match: Match, count: int, eyes: int) -> str:
        """The action that led to this position, as these eyes may know it: another seat's action may be secret."""
        if count == 0:
            return say("replay_start")
        entry = self.record.entries[count - 1]
        name = match.names[entry.seat]
        if eyes in (EVERYTHING, entry.seat):
            return say("replay_action", name=name, do=entry.do)
        return say("replay_secret", name=name, verb=entry.do.partition(" ")[0])

    def sentences(self, match: Match, count: int, eyes: int) -> list[str]:
        """What the last action of this position brought about."""
        since = self.told[count - 1] if count else 0
        return [line.text for line in match.log(eyes, since)]

    def frames(self, count: int, eyes: int) -> list[Picture]:
        """The same as pictures, where the game has some."""
        return frames_of(self.at(count), eyes, self.told[count - 1])


def show_plain(steps: Steps, start: int, eyes: int) -> int:
    """Print every action with the sentences of the log."""
    out = sys.stdout
    try:
        match = steps.at(start)
        print(clean(say("replay_title", title=match.game.title, actions=steps.count)), file=out)
        for count in range(start, steps.count + 1):
            match = steps.at(count)
            what = steps.action(match, count, eyes)
            print(clean(say("replay_plain", line=count + 1, what=what)), file=out)
            for sentence in steps.sentences(match, count, eyes):
                print(f"  {clean(sentence)}", file=out)
        if steps.finished:
            for line in result_lines(match):
                print(clean(line), file=out)
        elif steps.trouble is None:
            print(say("replay_open"), file=out)
        out.flush()
    except BrokenPipeError:
        discard_output(out)
        return 0
    return report(steps)


def report(steps: Steps) -> int:
    """Say what is wrong with the record, if anything; the exit code."""
    if steps.trouble is None:
        return 0
    print(f"tortuga: {clean(say('replay_trouble', trouble=steps.trouble))}", file=sys.stderr)
    return 1
