"""Whole matches in process, computer players against each other."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Generic, TypeVar, cast

from engine.core import options as choosing
from engine.core.chance import SealedChance
from engine.core.decisions import Decision
from engine.core.driver import Renewal
from engine.core.game import Game
from engine.core.journal import Change, Entry
from engine.core.match import Match
from engine.core.options import BadOptions
from engine.core.players import Player, QuickPlayer
from engine.core.setup import MissionInfo, Seated, Setup
from engine.core.views import SPECTATOR
from engine.core.wire import Wire

S = TypeVar("S")

#: A match that takes more answers is given up; random players stay far below.
MOST_ANSWERS = 20_000


class Selfplay(Generic[S]):
    """One match played by computer players: what was played and how it went.

    ``names`` is one computer player for all seats, or one for each team in the mission's order. With
    ``views`` every viewer's view and happenings are built after each change, as a server does, and players
    choose from them; without, those who can choose from the position, and for the others a view is built when
    they are asked. The same seed (16 to 64 bytes) gives the same match. ``options`` are the game's own and
    those of every table; ``renewal`` is of the match's snapshot. The teams in ``stepwise`` are asked step by
    step, the others as the options say. ``kinds`` counts the answers by what
    was asked.

    Raises KeyError for an unknown mission or player, BadOptions and ValueError for what does not fit it.

    >>> from tests.core.tiny import Tiny
    >>> one = Selfplay(Tiny("stones"), "two", seed_of(1, 0), options={"stones": "15"})
    >>> one.play(most=3), one.answers
    (False, 3)
    >>> one.play(), one.view()["stones"], one.match.outcome.draw
    (True, 0, False)
    """

    def __init__(
        self,
        game: Game[S],
        mission: str,
        seed: bytes,
        names: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        *,
        views: bool = False,
        strict: bool = False,
        renewal: Renewal = Renewal.SEALED,
        stepwise: Collection[str] = (),
    ) -> None:
        self.game, self.views, self.seed, self.mission = game, views, seed, mission
        self.options = _all_options(game, mission, options or {})
        bots = _bots(game.edition().missions[mission], names)
        self.bots: dict[str, Player] = {
            seat: game.bot(name, _number(seed, seat)) for seat, name in bots.items()
        }
        self.players = {
            seat: Seated(f"{name}-{seat}", name, self._loadout(seat, name)) for seat, name in bots.items()
        }
        chance = SealedChance(seed)
        name, own = f"selfplay-{seed.hex()[:8]}", choosing.of_game(self.options)
        teams = game.edition().missions[mission].teams
        gestures = choosing.asks_gestures(self.options, [s for s in bots if teams[s] not in stepwise])
        self.setup = Setup(name, mission, own, self.players, chance.commitment, gestures=gestures)
        self.data = game.codec.first(game.new_match(self.setup))
        self.match, change = Match.begin(game, self.data, chance, strict, renewal=renewal)
        self.opening, self.journal = change.news, list[Entry](change.entries)
        self.answers, self.kinds = 0, Counter[str]()
        self.seen: dict[str, Wire] = {}
        if views:
            self._look(change)

    def _loadout(self, seat: str, player: str) -> Wire | None:
        """What a seat brings if it chooses: random players anything legal, others what is ready-made."""
        if self.game.loadouts is None:
            return None
        loadouts, own = self.game.loadouts, choosing.of_game(self.options)
        number = _number(self.seed, f"build of {seat}")
        if player == "random":
            return loadouts.random(self.mission, own, seat, number)
        return loadouts.default(self.mission, own, seat, number, player)

    @property
    def state(self) -> S:
        """The position."""
        return self.match.state

    def play(self, most: int = MOST_ANSWERS) -> bool:
        """Play to the end, or at most so many answers; returns whether the end was reached."""
        while not self.match.over and self.answers < most:
            _ = self.turn()
        return self.match.over

    def turn(self) -> Change:
        """Let the first seat that is asked answer, and return what that did.

        The match must not be over: then StopIteration is raised, as nobody is asked.
        """
        seat, asked = next(iter(self.match.decisions.items()))
        change = self.match.answer(seat, asked.id, self._pick(seat, asked))
        self.journal += change.entries
        self.answers += 1
        self.kinds[asked.kind] += 1
        if self.views:
            self._look(change)
        return change

    def view(self, viewer: str = SPECTATOR) -> Wire:
        """Return what ``viewer``, a seat or "spectator", sees now."""
        return self.game.views(self.match, [viewer])[viewer]

    def _pick(self, seat: str, asked: Decision) -> list[str]:
        bot = self.bots[seat]
        if self.views:
            return bot(self.seen[seat])
        if hasattr(bot, "choose"):  # a QuickPlayer; isinstance would take 5 % of all
            return cast("QuickPlayer", bot).choose(self.state, asked)
        return bot(self.view(seat))

    def _look(self, change: Change) -> None:
        """Show every viewer what has changed."""
        viewers = (*self.bots, SPECTATOR)
        self.seen = self.game.views(self.match, viewers)
        _ = self.game.happenings(self.state, change.news, viewers)


def _all_options(game: Game[Any], mission: str, given: Mapping[str, Any]) -> dict[str, Any]:
    own = game.check_options(mission, choosing.of_game(given))
    offered = choosing.table_options(game.adviser, game.edition().missions[mission].usual)
    return own | choosing.complete(offered, choosing.of_table(given))


def _bots(mission: MissionInfo, names: Sequence[str]) -> dict[str, str]:
    """Which computer player takes which seat."""
    teams = list(dict.fromkeys(mission.teams.values()))
    if len(names) not in (1, len(teams)):
        raise ValueError(f"name one player, or one for each of {', '.join(teams)}")
    chosen = dict(zip(teams, names if len(names) > 1 else list(names) * len(teams), strict=True))
    return {seat: chosen[team] for seat, team in mission.teams.items()}


def _number(seed: bytes, about: str) -> int:
    return int.from_bytes(hashlib.sha256(seed + about.encode()).digest()[:8], "big")


def seed_of(seed: int, number: int) -> bytes:
    """Return the secret seed (32 bytes) of a match in a series.

    >>> len(seed_of(1, 0)), seed_of(1, 0) == seed_of(1, 1)
    (32, False)
    """
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()


def option_sets(game: Game[Any], mission: str) -> Iterator[dict[str, Any]]:
    """Yield options that together make every choice of a mission once, the usual ones first, but for choices
    that are not allowed by themselves.

    >>> from tests.core.tiny import Tiny
    >>> list(option_sets(Tiny("stones"), "two"))
    [{}, {'stones': '15'}]
    """
    yield {}
    for option in game.edition().missions[mission].options:
        for choice in option.choices:
            if choice.id != option.default and _allowed(game, mission, {option.id: choice.id}):
                yield {option.id: choice.id}


def _allowed(game: Game[Any], mission: str, options: Mapping[str, Any]) -> bool:
    try:
        return bool(game.check_options(mission, options))
    except BadOptions:
        return False


def trial(game: Game[Any], mission: str, options: Mapping[str, Any], answers: int) -> str:
    """Let a match begin and take so many random answers; returns why it cannot, or "" if it can.

    >>> from tests.core.tiny import Tiny
    >>> trial(Tiny("stones"), "two", {"stones": "15"}, answers=3)
    ''
    >>> trial(Tiny("stones"), "two", {"stones": "3"}, answers=3)
    "no match of two can begin with {'stones': '3'}: BadOptions: stones: must be one of 9, 15"
    """
    try:
        _ = Selfplay(game, mission, seed_of(0, 0), options=options).play(answers)
    except Exception as error:
        chosen = f" with {options}" if options else ""
        return f"no match of {mission} can begin{chosen}: {type(error).__name__}: {error}"
    return ""


def unplayable(game: Game[Any], mission: str, answers: int) -> Iterator[str]:
    """Yield why matches of a mission cannot begin and take so many random answers, for each choice.

    >>> from tests.core.tiny import Tiny
    >>> list(unplayable(Tiny("stones"), "two", answers=3))
    []
    """
    for options in option_sets(game, mission):
        reason = trial(game, mission, options, answers)
        if reason:
            yield reason


def trials(game: Game[Any], matches: int, only: str = "") -> Iterator[str]:
    """Play random matches of every mission, or of one, with every choice; yields what went wrong.

    >>> from tests.core.tiny import Tiny
    >>> list(trials(Tiny("stones"), 1, only="two"))
    []
    """
    for mission in (m for m in game.edition().missions.values() if only in ("", m.id)):
        for number in range(matches):
            for options in option_sets(game, mission.id):
                yield from _whole_trial(game, mission.id, options, number)


def _whole_trial(game: Game[Any], mission: str, options: Mapping[str, Any], number: int) -> Iterator[str]:
    name = f"{mission} {options or ''}".strip()
    try:
        one = Selfplay(game, mission, seed_of(1, number), options=options, strict=True)
        if not one.play():
            yield f"{name}: a match had no end after {one.answers} answers"
    except Exception as error:
        yield f"{name}: a match failed: {type(error).__name__}: {error}"


def run(
    game: Game[Any],
    mission: str,
    *,
    games: Iterable[int] = (0,),
    seed: int = 0,
    players: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    views: bool = False,
    stepwise: Collection[str] = (),
) -> dict[str, Any]:
    """Play the matches of these numbers and return how they went, as the command line prints it.

    ``wins`` counts matches by team, and draws; ``rounds`` are the rounds that finished matches took, and a
    match that takes MOST_ANSWERS is given up; ``seconds`` is wall-clock time. ``per_seat_and_round`` tells
    how many answers a seat gives in a round, in all and by what is asked. Raises as :class:`Selfplay`.

    >>> from tests.core.tiny import Tiny
    >>> told = run(Tiny("stones"), "two", games=range(3), seed=1)
    >>> told["games"], told["finished"], sum(told["wins"].values())
    (3, 3, 3)
    """
    began = time.perf_counter()
    rounds, kinds, played, seat_rounds = list[int](), Counter[str](), 0, 0
    teams = game.edition().missions[mission].teams.values()
    kept = Renewal.SEALED if views else Renewal.NEVER
    wins, reasons = Counter({**dict.fromkeys(teams, 0), "draw": 0}), Counter[str]()
    for number in games:
        played += 1
        sealed = seed_of(seed, number)
        one = Selfplay(game, mission, sealed, players, options, views=views, renewal=kept, stepwise=stepwise)
        if one.play() and (outcome := one.match.outcome) is not None:
            wins.update(outcome.winners or (("draw",) if outcome.draw else ()))
            reasons[outcome.reason] += 1
            rounds.append(one.state.round)
        kinds += one.kinds
        seat_rounds += len(one.bots) * one.state.round
    answers = kinds.total()
    seconds = time.perf_counter() - began
    return {
        "game": game.id,
        "mission": mission,
        "games": played,
        "finished": len(rounds),
        "answers": answers,
        "per_seat_and_round": _shares({"all": answers, **dict(kinds.most_common())}, seat_rounds),
        "rounds": {"median": median(rounds) if rounds else 0, "max": max(rounds, default=0)},
        "wins": dict(wins),
        "reasons": dict(reasons),
        "seconds": round(seconds, 3),
        "answers_per_second": round(answers / seconds, 1) if seconds else 0.0,
    }


def _shares(counts: Mapping[str, int], of: int) -> dict[str, float]:
    return {name: round(count / max(1, of), 2) for name, count in counts.items()}
