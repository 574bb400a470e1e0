"""Everything that the terminal client itself says, in English. What a game says is in the game's own words."""

from __future__ import annotations

ENGLISH = {
    # questions
    "asked": "{name}: {prompt}",
    "clause": "({clause})",
    "thinking": "{name} is choosing …",
    "thinking_together": "{names} are choosing …",
    "roll": "Dice by hand: {prompt}",
    "roll_plain": "What came of {what}?",
    "over": "The game is over.",
    "no_hint": "There is nothing to advise.",
    "ambiguous": "{typed!r} can mean {meanings}",
    "no_clause": "This question has no clause in the rulebook.",
    # curtain
    "curtain": "Pass the screen to {name}",
    "curtain_enter": "press Enter",
    "curtain_plain": "Pass the screen to {name} and press Enter.",
    "curtain_undo": "u takes the last choice of {name} back",
    # saving
    "saved": "Saved in {file}. Go on with: tortuga resume",
    "saved_elsewhere": "Saved in {file}. Go on with: tortuga resume {file}",
    "not_saved": "Nothing was done yet, so nothing is saved.",
    "no_file": "This game is not being saved.",
    "save_failed": "The game cannot be saved: {reason}",
    "leave_anyway": "{error}. Press Q to leave without saving.",
    "recorded": "The record is {file}",
    "watch_again": "See it again with: tortuga replay {file}",
    "broke": "{title} stopped by a mistake of its own: {error}",
    "broke_saved": "{error} (saved in {file})",
    "undone": "Taken back.",
    "nobody_undo": "Nobody at this screen has anything to take back.",
    # full screen
    "hints": "↑↓ choose  Enter take  1-9 number  / type  u undo  l log  ? help  q save, quit",
    "hints_log": "↑↓ scroll  Esc back to the game",
    "hints_frames": "any key goes on",
    "hints_over": "Enter score table  l log  q quit",
    "type_here": "type a move, such as {text}",
    "too_small": "The board needs 80 columns and 24 lines; this terminal has {width} and {height}.",
    "no_screen": "This is no terminal that can show a full screen; try --plain.",
    "log_title": "log",
    "rule_title": "rule",
    "help_title": "Tortuga: {title}",
    "help_rule": "What is asked now: {clause}",
    "help_hint": "What looks best",
    "help_close": "Esc closes this",
    "keys": (
        "arrow keys   move through the choices; the board shows the place\n"
        "Enter        take the choice under the cursor\n"
        "1 2 3 …      take the choice with that number\n"
        "letters or / type a move: its beginning is enough (place c2, c2)\n"
        "u            take your last choice back\n"
        "l            read the log\n"
        "?            this help, the rule, and which choices look best\n"
        "q            save and quit\n"
    ),
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
    "plain_help": (
        "Type the number of a choice, or its text ({text}; its beginning is enough).\n"
        "table tells what lies on the table, board draws it, log tells what happened.\n"
        "undo takes your last choice back, clause reads the rule, again repeats the question.\n"
        "? tells which choices look best, and why.\n"
        "quit saves and ends."
    ),
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
    "replay_hints": "↓ next  ↑ back  PgDn PgUp Home End  g line  e eyes  l log  ? help  q quit",
    "replay_keys": (
        "↓ → Enter    the next action\n"
        "↑ ←          one action back\n"
        "PgDn PgUp    a page on or back\n"
        "Home End     the start, the end\n"
        "g            go to a line of the record\n"
        "e            look through other eyes (finished games only)\n"
        "l            read the log\n"
        "q            quit\n"
    ),
    "replay_eyes_fixed": "The game is not over: only these eyes are open.",
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
