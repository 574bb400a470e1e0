"""Everything that the terminal client itself says, in English. What a game says is in the game's own words.

Keys and typed commands stand here once, each with what it does; the line of hints and the help are made of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tortuga.kernel.sheet import WIDTH

LINES: Final = 24  # that a board and its choices need


class Key(NamedTuple):
    """A key of a full screen: how it is shown, what it does in a word (empty: not in the hints), and in a sentence."""

    shown: str
    hint: str
    help: str


PLAY_KEYS: Final = (
    Key("arrow keys", "↑↓ choose", "move through the choices; the board shows the place"),
    Key("Enter", "Enter take", "take the choice under the cursor"),
    Key("1 2 3 …", "1-9 number", "take the choice with that number"),
    Key("letters or /", "/ type", "type a move: its beginning is enough (place c2, c2)"),
    Key("u", "u undo", "take your last choice back"),
    Key("l", "l log", "read the log"),
    Key("?", "? help", "this help, the rule, and which choices look best"),
    Key("q", "q save, quit", "save and quit"),
)
REPLAY_KEYS: Final = (
    Key("↓ → Enter", "↓ next", "the next action"),
    Key("↑ ←", "↑ back", "one action back"),
    Key("PgDn PgUp", "PgDn PgUp", "a page forward or back"),
    Key("Home End", "Home End", "the start, the end"),
    Key("g", "g line", "go to a line of the record"),
    Key("e", "e eyes", "look through other eyes (finished games only)"),
    Key("l", "l log", "read the log"),
    Key("?", "? help", "this help"),
    Key("q", "q quit", "quit"),
)
PLAIN_COMMANDS: Final = {  # what can be typed besides a choice
    "table": "describe the table",
    "board": "draw the board",
    "log": "tell what happened",
    "clause": "read the rule behind the question",
    "again": "repeat the question",
    "hint": "which choices look best, and why (? does the same)",
    "undo": "take your last choice back",
    "help": "this help",
    "quit": "save and leave",
}


def hints_of(keys: tuple[Key, ...]) -> str:
    return "  ".join(key.hint for key in keys)


def help_of(keys: tuple[Key, ...]) -> str:
    return "".join(f"{key.shown:<13}{key.help}\n" for key in keys)


ENGLISH: Final = {
    # questions
    "asked": "{name}: {prompt}",
    "clause": "({clause})",
    "thinking": "{name} is choosing …",
    "thinking_together": "{names} are choosing …",
    "roll": "Dice by hand: {prompt}",
    "roll_plain": "What came up for {what}?",
    "over": "The game is over.",
    "no_hint": "There is no advice to give.",
    "ambiguous": "{typed!r} can mean {meanings}",
    "no_clause": "This question has no clause in the rulebook.",
    # curtain
    "curtain": "Pass the screen to {name}",
    "curtain_enter": "press Enter",
    "curtain_plain": "Pass the screen to {name} and press Enter.",
    "curtain_undo": "u takes back the last choice of {name}",
    # saving
    "saved": "Saved in {file}. Continue with: tortuga resume",
    "saved_elsewhere": "Saved in {file}. Continue with: tortuga resume {file}",
    "not_saved": "Nothing has been done yet, so nothing is saved.",
    "no_file": "This game is not being saved.",
    "save_failed": "The game cannot be saved: {reason}",
    "leave_anyway": "{error}. Press Q to leave without saving.",
    "recorded": "The record is {file}",
    "watch_again": "See it again with: tortuga replay {file}",
    "broke": "{title} stopped because of a bug: {error}",
    "broke_saved": "{error} (saved in {file})",
    "undone": "Taken back.",
    "nobody_undo": "Nobody at this screen has anything to take back.",
    # full screen
    "hints": hints_of(PLAY_KEYS),
    "hints_log": "↑↓ scroll  Esc back to the game",
    "hints_frames": "press any key to continue",
    "hints_over": "Enter score table  l log  q quit",
    "type_here": "type a move, such as {text}",
    "too_small": f"The board needs {WIDTH} columns and {LINES} lines; this terminal has {{width}} and {{height}}.",
    "no_screen": "This terminal cannot show a full screen; try --plain.",
    "log_title": "log",
    "rule_title": "rule",
    "help_title": "Tortuga: {title}",
    "help_rule": "What is asked now: {clause}",
    "help_hint": "What looks best",
    "help_close": "Esc closes this",
    "keys": help_of(PLAY_KEYS),
    # the end
    "end_title": "The end of {title}",
    "won": "{names} wins with {score}.",
    "won_together": "{names} share the victory with {score}.",
    "nobody": "Nobody wins.",
    "score": "score",
    "end_close": "Enter shows the board, q leaves",
    # plain
    "hello": "{title}. {seats}. Type help for the commands.",
    "seat": "{name}: {who}",
    "seat_human": "you",
    "seat_person": "a person",
    "option": "  {key}: {label}",
    "your_choice": "Your choice: ",
    "no_log": "Nothing has happened yet.",
    "plain_help": "Type the number of a choice, or its text ({text}; its beginning is enough). Or one of these:\n"
    + "\n".join(f"{word}: {what}" for word, what in PLAIN_COMMANDS.items()),
    # replay
    "replay_title": "{title}, a record of {actions} actions",
    "replay_line": "line {line} of {last}",
    "replay_start": "the start",
    "replay_action": "{name}: {do}",
    "replay_secret": "{name}: {verb} …",
    "replay_plain": "Line {line}. {what}",
    "replay_eyes": "seen by {name}",
    "replay_trouble": "The record breaks here: {trouble}",
    "replay_open": "The record ends here; the game is not over.",
    "replay_hints": hints_of(REPLAY_KEYS),
    "replay_keys": help_of(REPLAY_KEYS),
    "replay_eyes_fixed": "The game is not over, so you cannot look through other eyes.",
    "replay_goto": "the number of a line, 1 to {last}",
    "replay_no_line": "The record has lines 1 to {last}, not {line!r}.",
    "replay_no_seat": "There is no seat {seat}; there are seats 0 to {last}, and -1 for a spectator.",
    "everything": "everybody",
    "spectator": "a spectator",
}


def say(key: str, /, **facts: object) -> str:
    return ENGLISH[key].format(**facts)


def clean(text: str) -> str:
    """Text from a file or a name, without signs that would steer the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text)
