"""What the full screens are made of: the board, the choices, the log, and an app that never ends in a traceback."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.actions import SkipAction
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import RichLog, Static
from textual.worker import WorkerFailed

from tortuga.kernel.header import Picture
from tortuga.kernel.match import LogLine, Match
from tortuga.kernel.sheet import WIDTH
from tortuga.terminal import colours
from tortuga.terminal.session import Choice, picture_of
from tortuga.terminal.words import LINES, clean, say

CSS = f"""
Screen {{ background: {colours.INK}; color: {colours.FOAM}; layers: base; }}
#columns {{ height: 1fr; }}
#left {{ width: 1fr; }}
#board {{ height: auto; max-height: 70%; width: 100%; }}
#prompt {{ height: 2; background: {colours.PAPER}; }}
#lower {{ height: 1fr; }}
#choices {{ width: 45; height: 1fr; padding: 0 1; }}
LogView {{ height: 1fr; background: {colours.INK}; scrollbar-size-vertical: 1;
    scrollbar-color: {colours.BRASS}; scrollbar-background: {colours.PAPER}; }}
LogView:focus {{ background: {colours.PAPER}; }}
#log {{ width: 1fr; border-left: vkey {colours.BRASS}; padding: 0 0 0 1; }}
#sidelog {{ display: none; width: 1fr; border: round {colours.BRASS}; border-title-color: {colours.GOLD};
    padding: 0 1; }}
#rule {{ display: none; height: auto; max-height: 9; padding: 0 1; color: {colours.MIST};
    border-top: solid {colours.BRASS}; border-title-color: {colours.GOLD}; }}
#entry {{ display: none; height: 1; border: none; background: {colours.PAPER}; color: {colours.LAMP}; padding: 0 1; }}
#entry.typing {{ display: block; }}
#hints {{ height: auto; max-height: 3; padding: 0 1; color: {colours.MIST}; }}
#hints.refused {{ color: {colours.LAMP}; background: {colours.WAX}; text-style: bold; }}
Screen.-wide #left {{ width: {WIDTH + 2}; }}
Screen.-wide #choices, Screen.-thin #choices {{ width: 1fr; }}
Screen.-wide #log {{ display: none; }}
Screen.-wide #sidelog {{ display: block; }}
Screen.-tall #rule {{ display: block; }}
Screen.-tall #choices {{ padding: 1 1; }}
Screen.-wide.-tall #lower {{ height: auto; max-height: 30; }}
Screen.-wide.-tall #choices {{ height: auto; }}
Screen.-wide.-tall #rule {{ height: 1fr; max-height: 100%; }}
Screen.-thin #board, Screen.-short #board {{ display: none; }}
Screen.reading #board, Screen.reading #prompt, Screen.reading #choices, Screen.reading #rule {{ display: none; }}
Screen.reading.-wide #board, Screen.reading.-wide #prompt, Screen.reading.-wide #choices {{ display: block; }}
Curtain {{ align: center middle; }}
#curtain {{ width: auto; height: auto; padding: 2 6; border: heavy {colours.BRASS}; background: {colours.PAPER};
    text-align: center; }}
Sheet {{ align: center middle; background: {colours.INK} 60%; }}
#sheet {{ width: auto; max-width: 78; height: auto; max-height: 95%; padding: 1 2; background: {colours.PAPER};
    border: double {colours.BRASS}; border-title-color: {colours.GOLD}; border-subtitle-color: {colours.MIST};
    scrollbar-size-vertical: 1; }}
#sheet Static {{ width: auto; max-width: 72; }}
"""


FRAME = 0.02  # seconds that a picture of an animation is seen
BOARD_ACTIONS = ("undo", "read_log", "help", "return", "result", "eyes", "go")


class ChartApp(App[int]):
    """The common part of playing and replaying."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-thin"), (WIDTH, "-narrow"), (120, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (LINES, "-low"), (33, "-tall")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.hinted = ("", False)
        self.animating = False
        self.skipped = False

    @property
    def chart(self) -> Screen[object]:
        """The screen with the board, whatever lies over it."""
        return self.screen_stack[0]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys of the board do nothing while a curtain or a sheet covers it; leaving is always possible."""
        covered = len(self.screen_stack) > 1
        return not (covered and action in BOARD_ACTIONS) and super().check_action(action, parameters)

    @property
    def error(self) -> BaseException | None:
        """What ended the app, if it was not a person."""
        error = self._exception
        return error.error if isinstance(error, WorkerFailed) else error

    def _fatal_error(self) -> None:
        """Textual would print a traceback here; whoever runs the app says what went wrong in one line instead."""
        self._close_messages_no_wait()

    @property
    def log_view(self) -> LogView:
        """The log that is shown: beside the board where there is room, else below it."""
        return self.chart.query_one("#sidelog" if self.chart.has_class("-wide") else "#log", LogView)

    def hint(self, text: str, refused: bool = False) -> None:
        """The lowest line: what can be done, or why something cannot."""
        self.hinted = (text, refused)
        hints = self.chart.query_one("#hints", Static)
        if (self.size.width < WIDTH or self.size.height < LINES) and not refused:
            text = say("too_small", width=self.size.width, height=self.size.height)
        hints.update(Text(clean(text)))
        hints.set_class(refused, "refused")

    def on_resize(self) -> None:
        self.hint(*self.hinted)

    def show_board(self, match: Match, eyes: int, lit: dict[str, set[int]]) -> None:
        picture = picture_of(match, eyes, lit)
        board = self.chart.query_one("#board", Static)
        board.update(colours.text_of(picture), layout=board.size.height != len(picture))

    async def show_frames(self, frames: list[Picture]) -> None:
        """Pictures one after the other in place of the board, until somebody presses a key."""
        board = self.chart.query_one("#board", Static)
        self.animating = True
        self.skipped = board.size.height == 0  # a small screen has no board
        for frame in frames:
            if self.skipped:
                break
            board.update(colours.text_of(frame), layout=board.size.height < len(frame))
            await asyncio.sleep(FRAME)
        self.animating = False

    async def on_event(self, event: events.Event) -> None:
        """While pictures run, any key ends them and does nothing else."""
        if self.animating and isinstance(event, events.Key) and not event.is_forwarded:
            self.skipped = True
            return
        await super().on_event(event)

    def action_read_log(self) -> None:
        """Scroll through the log, or return to the board."""
        if self.chart.has_class("reading"):
            self.action_return()
            return
        self.chart.add_class("reading")
        self.log_view.focus()
        self.hint(say("hints_log"))

    def action_return(self) -> None:
        """Back to the board and its choices."""
        raise NotImplementedError

    def show_log(self, match: Match, lines: list[LogLine]) -> None:
        crews = match.game.colours(match.tables, match.seats, match.chosen_options)
        for log in self.chart.query(LogView):
            log.show(lines, crews)


class LogView(RichLog, can_focus=True):
    """The log; the newest line at the bottom. Each line has a bar in the colour of its player."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=0)
        self.told: list[LogLine] = []
        self.written = 0  # how many of them are written
        self.crews: list[str] = []

    def show(self, lines: list[LogLine], crews: list[str]) -> None:
        if lines[: len(self.told)] != self.told:  # other eyes, or something was taken back
            self.start_over()
        self.told, self.crews = lines, crews
        self.write_lines()

    def start_over(self) -> None:
        self.clear()
        self.written = 0

    def on_resize(self, event: events.Resize) -> None:
        self.start_over()
        self.write_lines()

    def write_lines(self) -> None:
        """Write the lines that are not written yet; a hidden log writes nothing."""
        width = self.scrollable_content_region.width
        if width < 4:
            return
        for line in self.told[self.written :]:
            crew = self.crews[line.seat] if 0 <= line.seat < len(self.crews) else ""
            text = Text(clean(line.text), colours.style_of("" if crew else "gold bold"))
            bar = Text("▌" if crew else " ", colours.style_of(crew))
            for row in text.wrap(self.app.console, width - 1):
                self.write(bar + row, animate=False)
        self.written = len(self.told)


class Choices(Widget, can_focus=True):
    """The choices, in as many columns as are needed and fit. Arrow keys, numbers, mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Moved(Message):
        """The cursor stands on another choice."""

    class Taken(Message):
        """A choice was taken."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, *, id: str, one_column: bool = False) -> None:
        super().__init__(id=id)
        self.one_column = one_column
        self.choices: list[Choice] = []
        self.cursor = 0
        self.top = 0  # the first row that is shown
        self.digits = ""  # typed so far of a number

    def show(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.cursor = self.top = 0
        self.digits = ""
        self.refresh(layout=self.styles.height is not None and self.styles.height.is_auto)

    @property
    def current(self) -> Choice | None:
        return self.choices[self.cursor] if self.choices else None

    # -- moving

    def move_to(self, place: int) -> None:
        if self.choices:
            self.cursor = min(max(place, 0), len(self.choices) - 1)
            self.refresh()
            self.post_message(self.Moved())

    def action_move(self, step: int) -> None:
        self.digits = ""
        if self.choices:
            self.move_to((self.cursor + step) % len(self.choices))

    def action_aside(self, step: int) -> None:
        """To the neighbouring column; with one column, like up and down."""
        self.digits = ""
        rows, columns, _ = self.grid()
        place = self.cursor + step * (rows if columns > 1 else 1)
        if 0 <= place < len(self.choices):
            self.move_to(place)

    def action_page(self, step: int) -> None:
        self.digits = ""
        self.move_to(self.cursor + step * max(1, self.content_size.height - 1))

    def action_first(self) -> None:
        self.move_to(0)

    def action_last(self) -> None:
        self.move_to(len(self.choices) - 1)

    def action_take(self) -> None:
        if self.current is None:
            raise SkipAction  # the app may have a use for Enter
        self.digits = ""
        self.post_message(self.Taken(self.current))

    def digit(self, digit: str) -> None:
        """A number is taken as soon as no other number begins with it."""
        self.digits += digit
        meant = [place for place, choice in enumerate(self.choices) if choice.key.startswith(self.digits)]
        if not meant:
            self.digits = ""
            return
        exact = [place for place in meant if self.choices[place].key == self.digits]
        if exact:
            self.move_to(exact[0])
        if len(meant) == 1 and exact:
            self.action_take()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        rows, columns, wide = self.grid()
        column, row = offset.x // wide, offset.y + self.top
        place = column * rows + row
        if row < rows and column < columns and place < len(self.choices):
            if place == self.cursor:
                self.action_take()
            else:
                self.move_to(place)

    # -- drawing

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """If there is room for all, they stand in one column."""
        return max(1, len(self.choices))

    def grid(self) -> tuple[int, int, int]:
        """Rows, columns, and how wide a column is."""
        count = len(self.choices)
        size = self.content_size
        wide = max((cell_len(self.line(choice)) for choice in self.choices), default=1) + 2
        fitting = max(1, (size.width - 2) // wide)  # two columns are for the arrows that show that there is more
        needed = -(-count // max(1, size.height))
        columns = 1 if self.one_column else max(1, min(fitting, needed, count))
        rows = -(-count // columns) if count else 0
        return rows, columns, min(wide, max(4, size.width - 2))

    def line(self, choice: Choice) -> str:
        keys = max(len(other.key) for other in self.choices)
        return f"{choice.key:>{keys}}) {clean(choice.label)}"

    def render(self) -> Text:
        rows, columns, wide = self.grid()
        high = max(1, self.content_size.height)
        row_here = self.cursor % rows if rows else 0
        self.top = min(max(self.top, row_here - high + 1), row_here)
        text = Text(no_wrap=True, overflow="ellipsis")
        for row in range(self.top, min(rows, self.top + high)):
            if row > self.top:
                text.append("\n")
            for column in range(columns):
                place = column * rows + row
                if place < len(self.choices):
                    self._item(text, place, wide)
            more = (row == self.top and row > 0, row == self.top + high - 1 and row < rows - 1)
            if any(more):
                text.append(" ↑" if more[0] else " ↓", colours.style_of("gold bold"))
        return text

    def _item(self, text: Text, place: int, wide: int) -> None:
        line = self.line(self.choices[place])
        cut = set_cell_size(line, wide - 2)
        if cell_len(line) > wide - 2:
            cut = set_cell_size(line, wide - 3) + "…"
        here = place == self.cursor
        text.append(f"»{cut}«" if here else f" {cut} ", colours.style_of("here" if here else ""))


class PromptBar(Widget):
    """Two lines under the board: who is asked by which clause, and what."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.name_text = ""
        self.style_words = ""
        self.right = ""
        self.prompt = ""

    def show(self, name: str, style: str, right: str, prompt: str) -> None:
        self.name_text, self.style_words, self.right, self.prompt = clean(name), style, clean(right), clean(prompt)
        self.refresh()

    def render(self) -> Text:
        frame = colours.style_of("frame")
        bar = Text("━━", frame, no_wrap=True, overflow="ellipsis")
        if self.name_text:
            bar.append(f" {self.name_text} ", colours.style_of(f"{self.style_words} bold"))
        end = f" {self.right} ━━" if self.right else ""
        bar.append("━" * max(0, self.size.width - bar.cell_len - cell_len(end)), frame)
        bar.append(end, frame)
        bar.append(f"\n {self.prompt}", colours.style_of("bold"))
        return bar


class Sheet(ModalScreen[bool]):
    """A sheet over the board: help, or the score. Its result says whether the person wants to leave the game too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,space", "leave(False)", show=False),
        Binding("q", "leave(True)", show=False),
    ]

    def __init__(self, title: str, subtitle: str, parts: list[RenderableType]) -> None:
        super().__init__()
        self.heading = title
        self.subheading = subtitle
        self.parts = parts

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.subheading
            for part in self.parts:
                yield Static(part)

    def action_leave(self, quits: bool) -> None:
        self.dismiss(quits)
