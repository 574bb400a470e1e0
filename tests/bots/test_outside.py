"""Programs of one's own at the table: they play, and when they misbehave it is said clearly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tortuga
from tortuga.bots import make_bot
from tortuga.bots.outside import BotBroke, OutsideBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot" / "first.py"
READY = "import json, sys\nsys.stdin.readline()\nprint(json.dumps({'type': 'ready'}), flush=True)\n"


def test_the_example_plays_a_whole_game() -> None:
    match = tortuga.new("glory-islands", 3, seed=5)
    bots = [make_bot(f"run:{sys.executable} {EXAMPLE}", match.game, match.tables, 1, programs=True)]
    bots += [make_bot("random", match.game, match.tables, seat) for seat in (1, 2)]
    while not match.over:
        decision, options = match.state.open[0]
        seat = decision.seat
        option = bots[seat].choose(match.view(seat), seat, options)
        if seat == 0:  # the longest text, as the example says
            texts = [match.game.text(match.tables, decision, o) for o in options]
            assert len(match.game.text(match.tables, decision, option)) == max(map(len, texts))
        match.choose(seat, match.game.action(decision, option))
    bot = bots[0]
    assert isinstance(bot, OutsideBot)
    bot.close()
    assert bot.process.returncode == 0


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("raise SystemExit", "has ended"),
        ("print('hello', flush=True)", "should have answered with 'ready'"),
        (READY, "has ended"),
        (READY + "sys.stdin.readline()\nprint(json.dumps({'type': 'choice', 'number': 1, 'id': -1}))", "not offered"),
        (READY + "import time\ntime.sleep(30)", "has said nothing for 0.5 seconds"),
    ],
)
def test_a_program_that_misbehaves_is_named(tmp_path: Path, program: str, told: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(program)
    match = tortuga.new("glory-islands", 3, seed=5)
    _, options = match.state.open[0]

    def run() -> None:
        bot = OutsideBot(match.game, match.tables, 1, f"{sys.executable} {file}", 5.0)
        bot.patience = 0.5
        bot.choose(match.view(0), 0, options)

    with pytest.raises(BotBroke, match=told):
        run()


def test_a_program_that_is_not_there_is_named() -> None:
    game = tortuga.find("glory-islands")
    with pytest.raises(BotBroke, match="cannot be started"):
        make_bot("run:/nowhere/at/all", game, game.load(), 1, programs=True)
