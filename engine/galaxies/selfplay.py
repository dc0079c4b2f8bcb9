"""Whole matches in process, computer players against each other."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from engine.core.chance import SealedChance
from engine.core.decisions import Decision
from engine.core.driver import Change, Entry, Match
from engine.core.game import Player, Seated
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.game import Galaxies
from engine.galaxies.hexes import Hex
from engine.galaxies.queries import enemy_ships
from engine.galaxies.state import State
from engine.galaxies.views import SPECTATOR
from engine.players.random import RandomPlayer

#: A match that takes more answers is given up; random players stay far below.
MOST_ANSWERS = 20_000


class Game:
    """One match played by computer players: what was played and how it went.

    With ``views`` every viewer's view and happenings are built after each change, as a server does, and
    players choose from them; without, random players choose from the same options in the decision itself, and
    for the others a view is built when they are asked.
    """

    def __init__(
        self,
        mission: str,
        seed: bytes,
        names: Sequence[str] = ("random",),
        options: dict[str, Any] | None = None,
        *,
        views: bool = False,
        strict: bool = False,
        book: Catalogue | None = None,
    ) -> None:
        self.rules, self.views = Galaxies(book), views
        declared = {m["id"]: m for m in self.rules.missions()}[mission]
        full = self.rules.check_options(mission, options or {})
        bots = _bots(declared, names)
        seated = {
            seat: Seated(f"{name}-{seat}", name, self._build(mission, full, seat, name, seed))
            for seat, name in bots.items()
        }
        self.seed, chance = seed, SealedChance(seed)
        self.mission, self.options, self.players = mission, full, seated
        name = f"selfplay-{seed.hex()[:8]}"
        self.data = self.rules.new_match(name, mission, full, seated, chance.commitment)
        self.bots: dict[str, Player] = {
            seat: self.rules.bot(name, _number(seed, seat)) for seat, name in bots.items()
        }
        self.match, change = Match.begin(self.rules, self.data, chance, strict)
        self.journal: list[Entry] = list(change.entries)
        self.answers = 0
        self.seen: dict[str, dict[str, Any]] = {}
        if views:
            self._look(change)

    def _build(
        self, mission: str, options: dict[str, Any], seat: str, player: str, seed: bytes
    ) -> dict[str, Any] | None:
        """What a seat brings if it chooses: random players anything legal, others what is ready-made."""
        make = self.rules.random_build if player == "random" else self.rules.default_build
        return make(mission, options, seat, _number(seed, f"build of {seat}"))

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def play(self, most: int = MOST_ANSWERS) -> bool:
        """Play to the end; returns whether it was reached."""
        while not self.match.over and self.answers < most:
            _ = self.turn()
        return self.match.over

    def turn(self) -> Change:
        """Let the first seat that is asked answer."""
        seat, asked = next(iter(self.match.decisions.items()))
        change = self.match.answer(seat, asked.id, self._pick(seat, asked))
        self.journal += change.entries
        self.answers += 1
        if self.views:
            self._look(change)
        return change

    def _pick(self, seat: str, asked: Decision) -> list[str]:
        bot = self.bots[seat]
        if isinstance(bot, RandomPlayer) and not self.views:
            return bot.answer(asked, self._foes(seat) if asked.kind == "move" else ())
        return bot(self.seen[seat] if self.views else self.rules.view(self.match, seat))

    def _foes(self, seat: str) -> tuple[Hex, ...]:
        """The spaces under the ships of the seat's enemies."""
        return tuple([h for ship in enemy_ships(self.state, seat) for h in self.state.ships[ship].hexes])

    def _look(self, change: Change) -> None:
        """Show every viewer what has changed."""
        viewers = (*self.state.seats, SPECTATOR)
        self.seen = self.rules.views(self.match, viewers)
        _ = self.rules.all_happenings(self.match, change.news, viewers)


def _bots(declared: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
    """Which computer player takes which seat: one for all, or one for each team in the mission's order."""
    teams = list(dict.fromkeys(seat["team"] for seat in declared["seats"]))
    if len(names) not in (1, len(teams)):
        raise ValueError(f"name one player, or one for each of {', '.join(teams)}")
    chosen = dict(zip(teams, names if len(names) > 1 else list(names) * len(teams), strict=True))
    return {seat["id"]: chosen[seat["team"]] for seat in declared["seats"]}


def _number(seed: bytes, about: str) -> int:
    return int.from_bytes(hashlib.sha256(seed + about.encode()).digest()[:8], "big")


def seed_of(seed: int, number: int) -> bytes:
    """The secret seed of a match in a series."""
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()


def run(
    mission: str,
    games: int = 1,
    seed: int = 0,
    players: Sequence[str] = ("random",),
    options: dict[str, Any] | None = None,
    *,
    views: bool = False,
    book: Catalogue | None = None,
) -> dict[str, Any]:
    """Play matches and return how they went, as the command line prints it.

    Raises KeyError for an unknown mission or player, BadOptions and ValueError for what does not fit it.
    """
    began = time.perf_counter()
    rounds, answers = list[int](), 0
    wins, reasons = Counter[str](), Counter[str]()
    for number in range(games):
        game = Game(mission, seed_of(seed, number), players, options, views=views, book=book)
        if number == 0:
            wins.update({**dict.fromkeys(game.state.teams, 0), "draw": 0})
        if game.play() and (result := game.state.result) is not None:
            wins[result.winner or "draw"] += 1
            reasons[result.reason] += 1
            rounds.append(game.state.round)
        answers += game.answers
    seconds = time.perf_counter() - began
    return {
        "mission": mission,
        "games": games,
        "finished": len(rounds),
        "answers": answers,
        "rounds": {"median": median(rounds) if rounds else 0, "max": max(rounds, default=0)},
        "wins": dict(wins),
        "reasons": dict(reasons),
        "seconds": round(seconds, 3),
        "answers_per_second": round(answers / seconds, 1) if seconds else 0.0,
    }
