"""Whether a game is fair: series of matches between computer players, on all cores, and what they come to."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from statistics import median
from typing import Any, NamedTuple

from engine.core.decisions import Decision
from engine.core.driver import Renewal
from engine.core.game import Game
from engine.core.players import DeepPlayer
from engine.core.selfplay import Selfplay, seed_of
from engine.core.usage import Counted, Use
from engine.core.wire import Wire

#: Seconds that a person takes on average: to go on with what he has begun, to let another's turn pass, and to
#: decide anything else. Estimates, for comparing missions and for telling how long an evening is.
GOING_ON, REACTING, DECIDING = 1.5, 3.0, 6.0

#: So many matches at least are played before a series ends because enough is known.
FEWEST = 40

#: A match that takes more answers is given up, and counts as a draw.
MOST_ANSWERS = 5_000

#: 95 % of normal deviates lie within so many standard deviations.
Z = 1.96


class Series(NamedTuple):
    """What is played: a mission, the game's own options, a player for all or one for each team, a seed; and
    how much players who look ahead may try for a question, if not what is usual. The teams in ``stepwise``
    are asked step by step.

    >>> Series("two", {"stones": "15"}, ("random",), seed=1).players
    ('random',)
    """

    mission: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    nodes: int | None = None
    stepwise: tuple[str, ...] = ()


class Played(NamedTuple):
    """How one match of a series went; ``winners`` is empty for a draw or one without an end.

    ``starter`` is the team that had the first turn, "" if none had one; ``seconds`` is how long people would
    have taken for the ``answers``, as :class:`Pace` reckons it.

    >>> won = Played(7, ("red",), "points", "red", 9, 40, 120.0, frozenset())
    >>> won.starter in won.winners
    True
    """

    number: int
    winners: tuple[str, ...]
    reason: str
    starter: str
    rounds: int
    answers: int
    seconds: float
    uses: frozenset[tuple[str, str, str, str]]  # team, kind, id, how


class Interval(NamedTuple):
    """A share and the 95 % interval in which the true one lies.

    >>> half = Interval.of(50, 100)
    >>> half.share, round(half.low, 3), round(half.high, 3)
    (0.5, 0.404, 0.596)
    >>> Interval.of(0, 0)
    Interval(share=0.0, low=0.0, high=1.0)
    """

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, hits: float, tries: int) -> Interval:
        """Return Wilson's score interval for ``hits`` of ``tries``; a draw may count as half a hit."""
        if not tries:
            return cls(0.0, 0.0, 1.0)
        share, z2 = hits / tries, Z * Z
        middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
        reach = Z * sqrt(share * (1 - share) / tries + z2 / (4 * tries**2)) / (1 + z2 / tries)
        return cls(share, max(0.0, middle - reach), min(1.0, middle + reach))


def play_one(game: Game[Any], series: Series, number: int) -> Played:
    """Play a match of a series; the same number gives the same match. Raises as :class:`Selfplay`.

    >>> from tests.core.tiny import Tiny
    >>> game, series = Tiny("stones"), Series("two", {"stones": "15"}, ("random",), seed=1)
    >>> play_one(game, series, 3) == play_one(game, series, 3)
    True
    """
    seed = seed_of(series.seed, number)
    one = Selfplay(
        game,
        series.mission,
        seed,
        series.players,
        series.options,
        renewal=Renewal.NEVER,
        stepwise=series.stepwise,
    )
    for bot in one.bots.values():
        if series.nodes is not None and isinstance(bot, DeepPlayer):
            bot.limit(series.nodes)
    teams = game.edition().missions[series.mission].teams
    counted = game if isinstance(game, Counted) else None
    uses = {*counted.brought(one.state), *counted.uses(one.state, one.opening)} if counted else set[Use]()
    pace, starter = Pace(), ""
    while not one.match.over and one.answers < MOST_ANSWERS:
        pace.note(next(iter(one.match.decisions.values())))
        change = one.turn()
        if counted:
            uses.update(counted.uses(one.state, change.news))
        starter = starter or str(one.view()["turn"] or "")
    outcome = one.match.outcome
    return Played(
        number,
        outcome.winners if outcome else (),
        outcome.reason if outcome else "endless",
        teams.get(starter, ""),
        one.state.round,
        one.answers,
        pace.seconds,
        frozenset((teams[use.seat], use.kind, use.id, use.how) for use in uses),
    )


class Pace:
    """Adds up how long people would take for the same answers, in seconds.

    >>> from engine.core.decisions import Text
    >>> pace = Pace()
    >>> for kind in ("turn", "turn", "card"):
    ...     pace.note(Decision("north", kind, Text(kind), ()))
    >>> pace.seconds == DECIDING + GOING_ON + DECIDING
    True
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._before: tuple[str, str] | None = None

    def note(self, asked: Decision) -> None:
        """Count an answer to this question."""
        same = self._before == (asked.seat, asked.kind)
        self.seconds += REACTING if asked.default is not None else GOING_ON if same else DECIDING
        self._before = (asked.seat, asked.kind)


# On all cores

_game: list[Game[Any]] = []


def _begin(game: Game[Any]) -> None:
    _game.append(game)


@contextmanager
def _hearing_nothing() -> Iterator[None]:
    """Processes that are begun meanwhile never hear of Ctrl-C: who asked for the matches says when to stop.

    One that heard of it before it is ready would leave whoever waits for it waiting."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        _ = pthread_sigmask(SIG_SETMASK, before)


def _play(series: Series, number: int) -> Played:
    return play_one(_game[0], series, number)


def played(
    game: Game[Any],
    series: Series,
    games: int,
    cores: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Played]:
    """Yield the matches of a series as they end; each core (all if ``cores`` is None) plays one at a time.

    Once it is ``stopped`` none is begun any more, and it ends with those under way. Closing the iterator
    waits for these and leaves the others. Raises as :class:`Selfplay`.

    >>> from tests.core.tiny import Tiny
    >>> matches = played(Tiny("stones"), Series("two", {}, ("random",), seed=1), games=3, cores=1)
    >>> sorted(one.number for one in matches)
    [0, 1, 2]
    """
    count = cores or os.cpu_count() or 1
    with ProcessPoolExecutor(count, get_context("spawn"), _begin, (game,)) as pool:
        waiting = iter(range(games))
        with _hearing_nothing():
            running = {pool.submit(_play, series, number) for number in islice(waiting, count)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            more = 0 if stopped() else len(done)
            running |= {pool.submit(_play, series, number) for number in islice(waiting, more)}
            yield from [one.result() for one in done]


# What it comes to


def decided(matches: Sequence[Played], team: str, within: float) -> bool:
    """Whether the share of a team's victories is known within so much to either side.

    >>> won = Played(0, ("red",), "points", "red", 9, 40, 120.0, frozenset())
    >>> decided([won] * 10, "red", 0.1), decided([won] * 40, "red", 0.1)
    (False, True)
    """
    known = Interval.of(sum(team in one.winners for one in matches), len(matches))
    return (known.high - known.low) / 2 <= within


def report(game: Game[Any], series: Series, matches: Sequence[Played]) -> Wire:
    """Return what a series comes to, as JSON data; shares come with the interval in which they lie,
    ``rounds``, ``answers`` and the ``minutes`` that people would take with the median and what nine of ten
    stay below.

    ``begun`` tells how often a team wins the matches that it begins: where one team begins more often than
    the other, ``starter`` tells of that team as much as of the first turn. ``evenly`` is the mean of these
    shares, as if all teams had begun equally often: what is above one half comes of the first turn alone.
    ``uses`` tells of each component in how many of the matches a team had or used it, and in how many of
    these that team won.

    >>> from tests.core.tiny import Tiny
    >>> game, series = Tiny("stones"), Series("two", {}, ("random",), seed=1)
    >>> told = report(game, series, [play_one(game, series, number) for number in range(4)])
    >>> told["games"], sum(share["count"] for share in told["wins"].values()) + told["draws"]
    (4, 4)
    """
    teams = list(dict.fromkeys(game.edition().missions[series.mission].teams.values()))
    won = {team: sum(team in one.winners for one in matches) for team in teams}
    begun = [one for one in matches if one.starter]
    ends = Counter(one.reason for one in matches)
    by_team = {team: _begun(team, begun) for team in teams}
    return {
        "game": game.id,
        "mission": series.mission,
        "options": dict(series.options),
        "players": list(series.players),
        "seed": series.seed,
        "nodes": series.nodes,
        "games": len(matches),
        "wins": {team: _share(count, len(matches)) for team, count in won.items()},
        "draws": sum(not one.winners for one in matches),
        "starter": _share(sum(one.starter in one.winners for one in begun), len(begun)),
        "begun": by_team,
        "evenly": _evenly([(own["won"]["count"], own["matches"]) for own in by_team.values()]),
        "reasons": {reason: _share(count, len(matches)) for reason, count in ends.most_common()},
        "rounds": _spread([one.rounds for one in matches]),
        "answers": _spread([one.answers for one in matches]),
        "minutes": _spread([round(one.seconds / 60, 1) for one in matches]),
        "uses": _uses(matches),
    }


def _begun(team: str, matches: Sequence[Played]) -> Wire:
    own = [one for one in matches if one.starter == team]
    return {"matches": len(own), "won": _share(sum(team in one.winners for one in own), len(own))}


def _evenly(begun: Sequence[tuple[int, int]]) -> Wire | None:
    """The mean of shares, each of hits and tries, with its interval; None if one is of nothing."""
    if not begun or not all(tries for _, tries in begun):
        return None
    known = [Interval.of(hits, tries) for hits, tries in begun]
    share = sum(one.share for one in known) / len(known)
    half = sqrt(sum((one.high - one.low) ** 2 for one in known)) / 2 / len(known)
    return {"share": round(share, 4), "low": round(share - half, 4), "high": round(share + half, 4)}


def _share(hits: int, tries: int) -> Wire:
    return {
        "count": hits,
        **{name: round(value, 4) for name, value in Interval.of(hits, tries)._asdict().items()},
    }


def _spread(values: Sequence[float]) -> Wire:
    """The median, and what nine of ten stay below."""
    ordered = sorted(values)
    return {"median": median(ordered), "p90": ordered[len(ordered) * 9 // 10]} if ordered else {}


def _uses(matches: Sequence[Played]) -> Wire:
    """By kind, id and how: the teams that did so, and those of them that won."""
    counts, wins = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for one in matches:
        for team, *use in one.uses:
            kind, name, how = use
            counts[kind, name, how] += 1
            wins[kind, name, how] += team in one.winners
    told: dict[str, dict[str, Wire]] = {}
    for kind, name, how in sorted(counts):
        share = _share(wins[kind, name, how], counts[kind, name, how])
        told.setdefault(kind, {}).setdefault(name, {})[how] = {"teams": counts[kind, name, how], "won": share}
    return told
