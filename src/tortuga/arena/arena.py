"""The arena: bots against each other, every deal played from every seat, until it is clear who is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.play import Job, Outcome, play_job
from tortuga.arena.plots import bars, page, table
from tortuga.arena.ratings import lead, rating_intervals, settled
from tortuga.arena.simulate import Tally
from tortuga.arena.workers import answers
from tortuga.bots import check_bot
from tortuga.kernel.errors import BadOption
from tortuga.kernel.registry import find

ASK_EVERY = 20  # games after which it is asked whether the question is settled


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: list[str]  # all that take part
    players: int
    games: int
    options: dict[str, bool | int | str]
    seed: int
    data: str = ""

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.bots))

    def seats(self, index: int) -> tuple[int, list[str]]:
        """The deal of a game and who sits where: a line-up plays its deal once from every seat. As many bots as players
        are one line-up; fewer take turns at the seats; of more, the next ones sit down with every deal."""
        rounds = len(set(self._rotations(0)))
        deal, turn = divmod(index, rounds)
        return deal, list(self._rotations(deal)[turn])

    def _rotations(self, deal: int) -> list[tuple[str, ...]]:
        first = deal * self.players % len(self.bots) if len(self.bots) > self.players else 0
        lineup = [self.bots[(first + i) % len(self.bots)] for i in range(self.players)]
        turned = [
            tuple(lineup[(seat - turn) % self.players] for seat in range(self.players)) for turn in range(self.players)
        ]
        return list(dict.fromkeys(turned)) if len(self.bots) <= self.players else turned

    def job(self, index: int) -> Job:
        deal, bots = self.seats(index)
        return Job(index, self.game, bots, self.options, self.seed * 1_000_003 + deal, self.data)


class Standing(msgspec.Struct):
    """What has been played so far."""

    plan: Plan
    outcomes: list[Outcome] = []
    settled: bool = False

    def tallies(self) -> dict[str, Tally]:
        found = {name: Tally() for name in self.plan.names}
        for game in self.outcomes:
            for name, share, score in zip(game.bots, game.shares, game.scores, strict=True):
                found[name].games += 1
                found[name].wins += share
                found[name].points += score
        return found

    def verdict(self) -> str:
        """One line for the progress bar."""
        parts = [f"{name} {tally.share:.0%}" for name, tally in self.tallies().items()]
        return ", ".join(parts) + (", settled" if self.settled else "")

    def as_dict(self) -> dict[str, Any]:
        rated = rating_intervals(self.outcomes, self.plan.names)
        found: dict[str, Any] = {}
        for name, tally in self.tallies().items():
            low, high = tally.interval
            rating = rated[name]
            found[name] = {
                "seats": tally.games,
                "wins": round(tally.wins, 4),
                "share": round(tally.share, 4),
                "interval": [round(low, 4), round(high, 4)],
                "mean_score": round(tally.mean, 3),
                "rating": round(rating[0], 1),
                "rating_interval": [round(rating[1], 1), round(rating[2], 1)],
            }
        names = self.plan.names
        return {
            "plan": msgspec.to_builtins(self.plan),
            "games": len(self.outcomes),
            "finished": sum(game.finished for game in self.outcomes),
            "decisions": sum(game.decisions for game in self.outcomes),
            "settled": self.settled,
            "bots": found,
            "leads": [
                {
                    "bot": a,
                    "over": b,
                    "lead": round(lead(self.outcomes, a, b)[0], 4),
                    "deals": lead(self.outcomes, a, b)[2],
                }
                for i, a in enumerate(names)
                for b in names[i + 1 :]
            ],
            "results": [msgspec.to_builtins(_brief(game)) for game in self.outcomes],
        }

    def html(self) -> str:
        facts = self.as_dict()
        rows = facts["bots"]
        title = f"Arena: {find(self.plan.game).title}, {self.plan.players} players, {len(self.outcomes)} games"
        head = ["bot", "seats", "wins", "share", "95 % interval", "mean score", "rating", "95 % interval"]
        body = [
            [
                name,
                str(row["seats"]),
                f"{row['wins']:.1f}",
                f"{row['share']:.1%}",
                f"{row['interval'][0]:.1%} – {row['interval'][1]:.1%}",
                f"{row['mean_score']:.1f}",
                f"{row['rating']:.0f}",
                f"{row['rating_interval'][0]:.0f} – {row['rating_interval'][1]:.0f}",
            ]
            for name, row in rows.items()
        ]
        shares = [(name, row["share"], *row["interval"]) for name, row in rows.items()]
        rated = [(name, row["rating"], *row["rating_interval"]) for name, row in rows.items()]
        last = "It is settled who is better." if self.settled else "It is not settled who is better."
        return page(
            title,
            [
                f"<p>Seed {self.plan.seed}; every deal from every seat. {last}</p>",
                table(head, body),
                bars("Share of victories of a seat", shares, fair=1 / self.plan.players, percent=True),
                bars("Rating (Elo's scale, mean 0)", rated),
            ],
        )


def _brief(game: Outcome) -> Outcome:
    return msgspec.structs.replace(game, record="", course=[], deeds=[], parts=[], things=[])


def make_arena(
    game: str,
    bots: list[str],
    games: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
) -> Plan:
    """A checked plan."""
    header = find(game)
    seats = players if players is not None else header.most
    chosen = header.read_options({**header.quick_options(), **(options or {})}, seats)
    header.ready(chosen)
    if len(set(bots)) < 2:
        raise BadOption("An arena needs two different bots at least.")
    for name in bots:
        check_bot(name)
    if games < 1:
        raise BadOption("Play at least 1 game.")
    return Plan(game, bots, seats, games, chosen, seed, str(data) if data else "")


class Folder:
    """Where an arena is kept, so that it can go on after a break: plan, results, and every game as a record."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results = path / "games.jsonl"
        (path / "records").mkdir(parents=True, exist_ok=True)
        file = path / "plan.json"
        text = msgspec.json.format(msgspec.json.encode(plan), indent=2)
        if file.exists():
            before = msgspec.json.decode(file.read_bytes(), type=Plan)
            if msgspec.structs.replace(before, games=plan.games) != plan:
                raise BadOption(f"{path} holds another arena; give another folder.")
        file.write_bytes(text)

    def read(self) -> list[Outcome]:
        """The games played before. A last line that was cut is played again."""
        found: dict[int, Outcome] = {}
        if self.results.exists():
            for line in self.results.read_bytes().splitlines():
                try:
                    game = msgspec.json.decode(line, type=Outcome)
                except msgspec.DecodeError:
                    continue
                found[game.index] = game
        return [found[index] for index in sorted(found)]

    def add(self, game: Outcome) -> None:
        (self.path / "records" / f"{game.index:06d}.tortuga").write_text(game.record, encoding="utf-8")
        with self.results.open("ab") as file:
            file.write(msgspec.json.encode(_brief(game)) + b"\n")


def run_arena(
    plan: Plan,
    *,
    jobs: int = 1,
    cluster: str = "",
    folder: Path | None = None,
    stop: bool = True,
    progress: Callable[[int, str], None] | None = None,
) -> Standing:
    """Play until all games are played or, with ``stop``, it is clear who is better."""
    kept = Folder(folder, plan) if folder is not None else None
    standing = Standing(plan)
    if kept is not None:
        standing.outcomes = [game for game in kept.read() if game.index < plan.games]
    done = {game.index for game in standing.outcomes}
    if stop:
        standing.settled = settled(standing.outcomes, plan.names)

    def todo() -> Iterator[Job]:
        for index in range(plan.games):
            if index not in done and not standing.settled:
                yield plan.job(index)

    with answers(play_job, todo(), jobs, cluster) as games:
        for game in games:
            standing.outcomes.append(game)
            if kept is not None:
                kept.add(game)
            if stop and len(standing.outcomes) % ASK_EVERY == 0:
                standing.settled = settled(standing.outcomes, plan.names)
            if progress is not None:
                progress(len(standing.outcomes), standing.verdict())
    standing.outcomes.sort(key=lambda game: game.index)
    return standing


def write_parquet(standing: Standing, file: Path) -> None:
    """One row for each seat of each game."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption("Parquet needs pyarrow: pip install 'tortuga[parquet]'") from None
    rows = [
        {"game": g.index, "deal": g.deal, "seat": seat, "bot": g.bots[seat], "score": g.scores[seat]}
        | {"share": g.shares[seat], "decisions": g.decisions, "rounds": g.rounds, "finished": g.finished}
        for g in standing.outcomes
        for seat in range(len(g.bots))
    ]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), file)
