"""Stepping through a record on a full screen."""

from __future__ import annotations

import sys
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from tortuga.kernel.header import Picture
from tortuga.kernel.machine import EVERYTHING, SPECTATOR
from tortuga.terminal.plain import winner_line
from tortuga.terminal.replay import Steps, report
from tortuga.terminal.session import Choice
from tortuga.terminal.widgets import ChartApp, Choices, LogView, PromptBar, Sheet
from tortuga.terminal.words import clean, say


def run(steps: Steps, start: int, eyes: int) -> int:
    app = ReplayApp(steps, start, eyes)
    try:
        app.run()
        error = app.error
    except Exception as raised:
        error = raised
    if error is not None:
        told = " ".join(f"{type(error).__name__}: {error}".split())
        title = steps.at(0).game.title
        print(f"tortuga: {clean(say('broke', title=title, error=told))}", file=sys.stderr)
        return 1
    return report(steps)


class ReplayApp(ChartApp):
    """The actions of a record are a list; the board shows the position after the one under the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
        Binding("e", "eyes", show=False),
        Binding("g", "go", show=False),
        Binding("l", "read_log", show=False),
        Binding("question_mark", "help", show=False),
        Binding("escape", "return", show=False),
    ]

    def __init__(self, steps: Steps, start: int, eyes: int) -> None:
        super().__init__()
        self.steps = steps
        self.start = start
        self.eyes = eyes
        self.title = steps.at(0).game.title

    def compose(self) -> ComposeResult:
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                yield Static(id="board")
                yield PromptBar(id="prompt")
                with Horizontal(id="lower"):
                    yield Choices(id="choices", one_column=True)
                    yield LogView(id="log")
            yield LogView(id="sidelog")
        yield Input(id="entry", type="integer", select_on_focus=False)
        yield Static(id="hints")

    def on_mount(self) -> None:
        self.chart.query_one("#sidelog").border_title = say("log_title")
        self.chart.query_one(Choices).focus()
        self.list_actions(self.start)

    # -- showing

    def list_actions(self, place: int) -> None:
        """The list of actions, as these eyes may know them."""
        match = self.steps.at(0)
        actions = [self.steps.action(match, count, self.eyes) for count in range(self.steps.count + 1)]
        lines = [Choice(str(number), action, action, {}) for number, action in enumerate(actions, start=1)]
        choices = self.chart.query_one(Choices)
        choices.show(lines)
        choices.move_to(place)

    def on_choices_moved(self) -> None:
        count = self.chart.query_one(Choices).cursor
        steps = self.steps
        match = steps.at(count)
        self.show_board(match, self.eyes, {})
        self.show_log(match, match.log(self.eyes))
        crews = match.game.colours(match.tables, match.seats, match.chosen_options)
        seat = steps.record.entries[count - 1].seat if count else -1
        right = f"{say('replay_line', line=count + 1, last=steps.last_line)}, {self.eyes_name()}"
        sentences = " ".join(steps.sentences(match, count, self.eyes)) or steps.action(match, count, self.eyes)
        self.chart.query_one(PromptBar).show(
            match.names[seat] if seat >= 0 else "", crews[seat] if seat >= 0 else "", right, sentences
        )
        self.tell_end(count)

    def tell_end(self, count: int) -> None:
        if count < self.steps.count:
            self.hint(say("replay_hints"))
        elif self.steps.trouble is not None:
            self.hint(say("replay_trouble", trouble=self.steps.trouble), refused=True)
        else:
            self.hint(winner_line(self.steps.at(count)) if self.steps.finished else say("replay_open"))

    def eyes_name(self) -> str:
        if self.eyes >= 0:
            return say("replay_eyes", name=self.steps.record.header.names[self.eyes])
        return say("replay_eyes", name=say("everything" if self.eyes == EVERYTHING else "spectator"))

    # -- keys

    def on_choices_taken(self) -> None:
        """One action further, first as pictures where the game has some."""
        count = self.chart.query_one(Choices).cursor + 1
        frames = self.steps.frames(count, self.eyes) if count <= self.steps.count else []
        if frames:
            self.animating = True
            self.hint(say("hints_frames"))
            self.run_worker(self.step_after(frames, count), exit_on_error=True)
        else:
            self.chart.query_one(Choices).move_to(count)

    async def step_after(self, frames: list[Picture], count: int) -> None:
        await self.show_frames(frames)
        self.chart.query_one(Choices).move_to(count)

    def action_eyes(self) -> None:
        """Everybody's, a spectator's, and those of each seat in turn."""
        if not self.steps.finished:
            self.hint(say("replay_eyes_fixed"), refused=True)
            return
        self.eyes = self.eyes + 1 if self.eyes < self.steps.record.header.players - 1 else EVERYTHING
        self.list_actions(self.chart.query_one(Choices).cursor)

    def action_go(self) -> None:
        entry = self.chart.query_one("#entry", Input)
        entry.placeholder = say("replay_goto", last=self.steps.last_line)
        entry.value = ""
        entry.add_class("typing")
        entry.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        if not typed.isdecimal() or not 1 <= int(typed) <= self.steps.last_line:
            self.hint(say("replay_no_line", line=typed, last=self.steps.last_line), refused=True)
            return
        self.action_return()
        self.chart.query_one(Choices).move_to(int(typed) - 1)

    def action_return(self) -> None:
        self.chart.remove_class("reading")
        self.chart.query_one("#entry", Input).remove_class("typing")
        choices = self.chart.query_one(Choices)
        choices.focus()
        self.tell_end(choices.cursor)

    def action_help(self) -> None:
        self.push_screen(Sheet(say("help_title", title=self.title), say("help_close"), [Text(say("replay_keys"))]))

    def action_leave(self) -> None:
        self.exit(0)


assert (EVERYTHING, SPECTATOR) == (-2, -1)  # action_eyes counts through them into the seats
