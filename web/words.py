"""Make what the client says from the message files of the house.

``[client]`` of src/tortuga/words/<language>.toml is what the client says everywhere, ``[board]`` of
src/tortuga/games/<game>/words/<language>.toml what it says of a game. Each becomes a JSON module that is loaded when it
is needed, in src/words/made: a language is there as soon as its files are, and no code names it. What a language does
not say yet is said in English. ``made/keys.d.ts`` has the keys of English, so that a misspelt key does not compile.

    python web/words.py
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
SOURCES = WEB.parent / "src" / "tortuga"
MADE = WEB / "src" / "words" / "made"
ENGLISH = "en"
# What the harbour says of a game before anybody sits down to it: it comes with the words of the shell.
IN_THE_HARBOUR = re.compile(r"about$|options\.")

Messages = dict[str, str]


def sources() -> list[Path]:
    """All message files; the client is built anew when one of them changes."""
    return sorted([*SOURCES.glob("words/*.toml"), *SOURCES.glob("games/*/words/*.toml")])


def flat(table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """``[board.guide] start.title = …`` has the key ``guide.start.title``."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def read() -> tuple[dict[str, dict[str, str]], dict[str, dict[str, Messages]]]:
    """What is known of each language, and its messages: those of the client, and of each game by its key."""
    about: dict[str, dict[str, str]] = {}
    messages: dict[str, dict[str, Messages]] = {}
    for file in sources():
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        language = file.stem
        sets = messages.setdefault(language, {"client": {}})
        if file.parent.parent == SOURCES:
            general = content["general"]
            about[language] = {"language": general["language"], "locale": general.get("locale", language)}
            sets["client"] |= flat(content["client"])
        else:
            game = file.parent.parent.name.replace("_", "-")
            board = dict(flat(content.get("board", {})))
            early = {key: text for key, text in board.items() if IN_THE_HARBOUR.match(key)}
            sets["client"] |= {f"games.{game}.{key}": text for key, text in early.items()}
            sets[game] = {key: text for key, text in board.items() if key not in early}
    return about, messages


def make() -> None:
    """Write src/words/made, if it is not there as the message files would make it."""
    about, messages = read()
    english = messages[ENGLISH]
    files = {"languages.json": _json({language: about[language] for language in sorted(about)})}
    for language in about:
        for name, said in english.items():
            files[f"{language}/{name}.json"] = _json({**said, **messages[language].get(name, {})})
    files["keys.d.ts"] = _types(english)
    before = {str(file.relative_to(MADE)): file.read_text(encoding="utf-8") for file in MADE.rglob("*.*")}
    if before == files:
        return
    shutil.rmtree(MADE, ignore_errors=True)
    for name, text in files.items():
        file = MADE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _json(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, indent=0) + "\n"


def _types(english: dict[str, Messages]) -> str:
    sets = []
    for name, said in english.items():
        keys = "".join(f"\n    | {json.dumps(key)}" for key in said)
        sets.append(f"  {json.dumps(name)}:{keys or ' never'}\n")
    return f"// Made by web/words.py from the English message files.\nexport interface Keys {{\n{''.join(sets)}}}\n"


if __name__ == "__main__":
    make()
