"""Playing on a full screen."""

from __future__ import annotations

import asyncio
import sys
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from tortuga.kernel.errors import NotOffered
from tortuga.kernel.header import Picture
from tortuga.terminal import colours
from tortuga.terminal.plain import clause_text, winner_line
from tortuga.terminal.session import TABLE, Asked, Choice, NotSaved, Session, lit, matching
from tortuga.terminal.widgets import ChartApp, Choices, LogView, PromptBar, Sheet
from tortuga.terminal.words import clean, say

COMMANDS = "uqQl?"  # letters that do not begin a typed move
PAUSE = 0.3  # seconds that a bot's action can be seen before the next one


def play(session: Session) -> int:
    """Play on a full screen; gives the exit code."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(f"tortuga: {say('no_screen')}", file=sys.stderr)
        return 2
    app = PlayApp(session)
    try:
        app.run()
    except Exception as error:  # the terminal is back to normal: say it in one line; the game is saved
        print(f"tortuga: {session.last_words(error)}", file=sys.stderr)
        return 1
    if app.error is not None:
        print(f"tortuga: {session.last_words(app.error)}", file=sys.stderr)
        return 1
    try:
        print(session.farewell(session.save()))
    except NotSaved as error:
        print(f"tortuga: {error}", file=sys.stderr)
        return 1
    return 0


class PlayApp(ChartApp):
    """The game on a full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("q,ctrl+q,ctrl+c", "save_and_quit", show=False),
        Binding("Q", "leave", show=False),
        Binding("l", "read_log", show=False),
        Binding("question_mark", "help", show=False),
        Binding("escape", "return", show=False),
        Binding("enter", "result", show=False),
    ]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.match = session.match
        self.pause = pause
        self.asked: Asked | None = None
        self.bots_busy = False
        self.seen = len(self.match.events)  # events up to here are not animated
        self.title = self.match.game.title

    def compose(self) -> ComposeResult:
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                yield Static(id="board")
                yield PromptBar(id="prompt")
                with Horizontal(id="lower"):
                    yield Choices(id="choices")
                    yield LogView(id="log")
                yield Static(id="rule")
            yield LogView(id="sidelog")
        yield Input(id="entry", select_on_focus=False)
        yield Static(id="hints")

    def on_mount(self) -> None:
        self.chart.query_one("#sidelog").border_title = say("log_title")
        self.chart.query_one("#rule").border_title = say("rule_title")
        self.chart.query_one(Choices).focus()
        self.proceed()

    @property
    def idle(self) -> bool:
        """Is it a person's turn to do something?"""
        return not self.bots_busy and not self.animating

    # -- the course of the game

    def proceed(self) -> None:
        """Whatever comes next: a person, a bot, or the end."""
        frames = self.new_frames()
        if frames:
            self.animating = True
            self.run_worker(self.proceed_after(frames), exit_on_error=True)
            return
        self.show()
        if self.session.over:
            self.show_result()
        elif self.session.curtain_for is not None:
            self.draw_curtain(self.session.curtain_for)
        elif self.asked is None and not self.bots_busy:
            self.bots_busy = True
            self.run_worker(self.let_bots_act(), exit_on_error=True)

    async def let_bots_act(self) -> None:
        """One bot after another, each action visible for a moment. They think in another thread."""
        clock = asyncio.get_running_loop()
        while (question := self.session.bot_question()) is not None:
            changes, start = self.session.changes, clock.time()
            option = await asyncio.to_thread(self.session.think, question)
            await asyncio.sleep(max(0.0, self.pause - (clock.time() - start)))
            if self.session.changes == changes:  # otherwise somebody took something back meanwhile
                self.session.bot_acts(question, option)
                await self.show_frames(self.new_frames())
                self.show()
        self.bots_busy = False
        self.proceed()

    def draw_curtain(self, seat: int) -> None:
        if isinstance(self.screen, Curtain):  # it is drawn already
            return

        def opened(sits: bool | None) -> None:
            if sits:
                self.session.sit(seat)
                self.proceed()
            else:
                self.action_undo()

        before = self.session.at_screen
        name = self.match.names[before] if before >= 0 and not self.match.why_not_undo(before) else ""
        self.push_screen(Curtain(self.match.names[seat], name), opened)

    # -- showing

    def new_frames(self) -> list[Picture]:
        """What happened since the last look, as pictures; none if there is to be no pause."""
        since, self.seen = self.seen, len(self.match.events)
        frames = self.session.frames(self.session.eyes, since) if self.pause > 0 else []
        if frames:
            self.asked = None  # what was asked is answered
            self.chart.query_one(Choices).show([])
            self.hint(say("hints_frames"))
        return frames

    async def proceed_after(self, frames: list[Picture]) -> None:
        await self.show_frames(frames)
        self.proceed()

    def show(self) -> None:
        """Everything as it stands now."""
        self.asked = self.session.asked()
        self.chart.query_one(Choices).show(self.asked.choices if self.asked else [])
        self.show_prompt()
        self.show_places()
        self.show_log(self.match, self.session.log(self.session.eyes))
        self.hint(say("hints_over" if self.session.over else "hints"))
        rule = clause_text(self.match, self.asked.clause) if self.asked and self.asked.clause else ""
        self.chart.query_one("#rule", Static).update(Markdown(clean(rule)))

    def show_places(self) -> None:
        """The board, with what can be chosen lit up."""
        self.show_board(self.match, self.session.eyes, lit(self.asked, self.chart.query_one(Choices).current))

    def show_prompt(self) -> None:
        seat, clause, prompt = self.present()
        crews = self.match.game.colours(self.match.tables, self.match.seats, self.match.chosen_options)
        name, colour = (self.match.names[seat], crews[seat]) if seat >= 0 else ("", "")
        self.chart.query_one(PromptBar).show(name, colour, clause, prompt)

    def present(self) -> tuple[int, str, str]:
        """Who is asked now, by which clause, in which words. Others' questions may hold secrets and are not shown."""
        if self.asked is not None:
            seat = self.session.rolling if self.asked.seat == TABLE else self.asked.seat
            return seat, self.asked.clause, self.asked.prompt
        if self.session.over:
            return -1, "", f"{say('over')} {winner_line(self.match)}"
        questions = self.match.decisions
        waiting = [self.match.names[question.seat] for question in questions]
        thinking = (
            say("thinking", name=waiting[0])
            if len(waiting) == 1
            else say("thinking_together", names=", ".join(waiting))
        )
        return questions[0].seat, questions[0].clause, thinking

    def show_result(self) -> None:
        """Who won, the parts of every score in a table, and where the record lies."""

        def closed(quits: bool | None) -> None:
            if quits:
                self.action_save_and_quit()

        text = Text(winner_line(self.match) + "\n\n", colours.style_of("gold bold"))
        text.append_text(self.score_table())
        if self.session.record_file is not None:
            text.append("\n\n" + say("recorded", file=self.session.record_file), colours.style_of("dim"))
        self.push_screen(Sheet(say("end_title", title=self.match.game.title), say("end_close"), [text]), closed)

    def score_table(self) -> Text:
        result = self.match.result
        kinds = list(dict.fromkeys(kind for parts in result.parts for kind in parts))
        rows = [["", *kinds, say("score")]]
        for seat, score in enumerate(result.scores):
            parts = [str(result.parts[seat].get(kind, "")) for kind in kinds]
            star = " ★" if seat in result.winners else ""
            rows.append([clean(self.match.names[seat]) + star, *parts, str(score)])
        rows += [[name, *[""] * len(kinds), str(score)] for name, score in result.others.items()]
        wide = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
        text = Text()
        for number, row in enumerate(rows):
            line = [set_cell_size(row[0], wide[0]), *(row[column].rjust(wide[column]) for column in range(1, len(row)))]
            won = 0 < number <= len(result.scores) and number - 1 in result.winners
            text.append("\n" if number else "")
            text.append("  ".join(line), colours.style_of("dim" if not number else "gold" if won else ""))
        return text

    # -- choosing

    def on_choices_moved(self) -> None:
        self.show_places()

    def on_choices_taken(self, message: Choices.Taken) -> None:
        self.take(message.choice)

    def take(self, choice: Choice) -> None:
        if self.asked is None or not any(choice is offered for offered in self.asked.choices):
            return  # a second Enter, meant for the previous question
        try:
            self.session.answer(self.asked, choice)
        except NotOffered as refused:
            self.hint(str(refused), refused=True)
            return
        self.stop_typing()
        self.proceed()

    def on_key(self, event: events.Key) -> None:
        """Numbers choose; other letters begin a typed move."""
        choices = self.chart.query_one(Choices)
        sign = event.character
        if len(self.screen_stack) > 1 or self.focused is not choices or not sign or not choices.choices:
            return
        entry = self.chart.query_one("#entry", Input)
        if entry.has_class("typing"):  # keys are typed faster than the focus moves
            entry.insert_text_at_cursor(sign)
        elif sign.isdigit():
            choices.digit(sign)
        elif sign == "/":
            self.start_typing("")
        elif sign.isalnum() and sign not in COMMANDS:
            self.start_typing(sign)

    def start_typing(self, text: str) -> None:
        if self.asked is None:
            return
        entry = self.chart.query_one("#entry", Input)
        entry.placeholder = say("type_here", text=self.asked.choices[0].text)
        entry.add_class("typing")
        entry.value = text
        entry.cursor_position = len(text)
        entry.focus()

    def stop_typing(self) -> None:
        entry = self.chart.query_one("#entry", Input)
        entry.value = ""
        entry.remove_class("typing")
        self.chart.query_one(Choices).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """The cursor follows what is typed."""
        if self.asked is None or not event.value.strip():
            return
        found = matching(self.asked, event.value)
        if found:
            self.chart.query_one(Choices).move_to(self.asked.choices.index(found[0]))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.asked is None:
            self.stop_typing()
        elif not event.value.strip():
            self.chart.query_one(Choices).action_take()
        else:
            try:
                self.session.answer_typed(self.asked, event.value)
            except NotOffered as refused:
                self.hint(str(refused), refused=True)
                return
            self.stop_typing()
            self.proceed()

    # -- keys

    def action_undo(self) -> None:
        try:
            self.session.undo()
        except NotOffered as refused:
            self.hint(refused.reason, refused=True)
            return
        self.proceed()
        self.hint(say("undone"))

    def action_save_and_quit(self) -> None:
        try:
            self.session.save()
        except NotSaved as error:
            self.hint(say("leave_anyway", error=error), refused=True)
            if self.screen is not self.chart:
                self.notify(say("leave_anyway", error=error), severity="error", markup=False)
            return
        self.exit(0)

    def action_leave(self) -> None:
        self.exit(0)

    def action_return(self) -> None:
        self.chart.remove_class("reading")
        self.stop_typing()
        self.hint(say("hints_over" if self.session.over else "hints"))

    def action_result(self) -> None:
        if self.session.over:
            self.show_result()

    def action_help(self) -> None:
        """Shows the keys and the rule at once, and what looks best as soon as that is known."""
        sheet = self.help_sheet([])
        self.push_screen(sheet)
        if self.asked is not None:
            self.run_worker(self.advise(sheet, self.asked), exit_on_error=True)

    async def advise(self, sheet: Sheet, asked: Asked) -> None:
        advice = await asyncio.to_thread(self.session.hint, asked)
        if advice and self.screen is sheet and self.asked is asked:
            await self.switch_screen(self.help_sheet(advice))

    def help_sheet(self, advice: list[str]) -> Sheet:
        parts: list[RenderableType] = []
        if advice:
            parts.append(Text(say("help_hint"), colours.style_of("gold bold")))
            parts.append(Text(clean("\n".join(advice)) + "\n"))
        parts.append(Text(say("keys")))
        _, clause, _ = self.present()
        if clause:
            parts.append(Text(say("help_rule", clause=clause), colours.style_of("gold bold")))
            parts.append(Markdown(clean(clause_text(self.match, clause))))
        return Sheet(say("help_title", title=self.title), say("help_close"), parts)


class Curtain(Screen[bool]):
    """Between two people at one screen: it shows nothing of either."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("u", "undo", show=False),
    ]

    def __init__(self, name: str, before: str) -> None:
        super().__init__()
        self.person = name
        self.before = before  # whose last choice can still be taken back, if any

    def compose(self) -> ComposeResult:
        text = Text(justify="center")
        text.append(clean(say("curtain", name=self.person)), colours.style_of("gold bold"))
        text.append("\n\n" + say("curtain_enter"), colours.style_of(""))
        if self.before:
            text.append("\n\n" + clean(say("curtain_undo", name=self.before)), colours.style_of("dim"))
        yield Static(text, id="curtain")

    def action_open(self) -> None:
        self.dismiss(True)

    def action_undo(self) -> None:
        if self.before:
            self.dismiss(False)
