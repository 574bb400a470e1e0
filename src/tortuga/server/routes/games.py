"""The games: what can be set up, and everything a client needs to draw and explain one."""

from __future__ import annotations

from typing import Any

import msgspec

from tortuga.bots import BOTS
from tortuga.kernel.registry import find, keys
from tortuga.server import messages as m
from tortuga.server.http import LANGUAGE, Call, Resource, get


class Games(Resource):
    @get("/api/games", "All games", gives=list[m.GameInfo])
    async def games(self, call: Call) -> list[m.GameInfo]:
        return [_game_info(key) for key in keys()]

    @get("/api/games/{game}/schema", "JSON Schema of a game's views", gives=dict[str, Any])
    async def view_schema(self, call: Call, game: str) -> dict[str, Any]:
        return msgspec.json.schema(find(game).view_type)

    @get("/api/games/{game}/data", "The data tables from which a game's board is drawn", gives=dict[str, Any])
    async def data(self, call: Call, game: str) -> dict[str, Any]:
        return find(game).shown_data

    @get(
        "/api/games/{game}/texts",
        "Names and texts of the data tables in a language, by their English",
        gives=dict[str, str],
        query=LANGUAGE,
    )
    async def texts(self, call: Call, game: str) -> dict[str, str]:
        return find(game).speak(call.language).texts

    @get("/api/games/{game}/rulebook", "A game's rulebook, clause by clause", gives=list[m.RuleSection])
    async def rulebook(self, call: Call, game: str) -> list[m.RuleSection]:
        return [
            m.RuleSection(title=title, clauses=[m.Clause(number=number, text=text) for number, text in clauses])
            for title, clauses in find(game).rulebook.sections
        ]


def _game_info(key: str) -> m.GameInfo:
    game = find(key)
    return m.GameInfo(
        key=game.key,
        title=game.title,
        about=game.about,
        rules=game.edition,
        least=game.least,
        most=game.most,
        options=[
            m.OptionInfo(
                name=o.name,
                help=o.help,
                default=o.default,
                choices=list(o.choices),
                bounds=o.bounds,
                needs=list(o.needs),
            )
            for o in game.options
        ],
        bots=[m.BotInfo(name=bot.name, about=bot.about) for bot in BOTS.values()],
    )
