"""Measures whether a game is balanced, with series of matches between computer players on all cores."""

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
from engine.core.game import Game
from engine.core.matches.driver import Renewal
from engine.core.players import DeepPlayer
from engine.core.present.usage import UsageCounting, Use
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay, derive_seed

#: The estimated average number of seconds that a person takes to continue a move, to react in a window, and
#: to decide anything else. These numbers serve to compare missions and to estimate the length of a match.
GOING_ON, REACTING, DECIDING = 1.5, 3.0, 6.0

#: The minimum number of matches before a series may end because the result is precise enough.
FEWEST = 40

#: A match with more answers than this is abandoned and counts as a draw.
MAX_ANSWERS = 5_000

#: The number of standard deviations around the mean that covers 95 % of a normal distribution.
Z = 1.96


class Series(NamedTuple):
    """The settings of a series: a mission, the game's own options, one player for all teams or one for each,
    and a seed.

    ``nodes`` limits the effort of players that look ahead (:meth:`DeepPlayer.limit`), unless it is None. The
    teams in ``stepwise`` are asked step by step.

    >>> Series("two", {"stones": "15"}, ("random",), seed=1).players
    ('random',)
    """

    mission: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    nodes: int | None = None
    stepwise: tuple[str, ...] = ()


class MatchResult(NamedTuple):
    """The result of one match of a series. ``winners`` is empty for a draw or an abandoned match.

    ``starter`` is the team with the first turn, or "" if there was none. ``seconds`` estimates how long
    people would take for the ``answers`` (:class:`Pace`).

    >>> won = MatchResult(7, ("red",), "points", "red", 9, 40, 120.0, frozenset())
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
    """A share, and the 95 % confidence interval of the true share.

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
        """Return Wilson's score interval for ``hits`` of ``tries``. A draw may count as half a hit."""
        if not tries:
            return cls(0.0, 0.0, 1.0)
        share, z2 = hits / tries, Z * Z
        centre = (share + z2 / (2 * tries)) / (1 + z2 / tries)
        half_width = Z * sqrt(share * (1 - share) / tries + z2 / (4 * tries**2)) / (1 + z2 / tries)
        return cls(share, max(0.0, centre - half_width), min(1.0, centre + half_width))


def play_one(game: Game[Any], series: Series, number: int) -> MatchResult:
    """Play a match of a series. The same number always gives the same match. Raises the same exceptions as
    :class:`Selfplay`.

    >>> from tests.core.tiny import Tiny
    >>> game, series = Tiny("stones"), Series("two", {"stones": "15"}, ("random",), seed=1)
    >>> play_one(game, series, 3) == play_one(game, series, 3)
    True
    """
    seed = derive_seed(series.seed, number)
    match = Selfplay(
        game,
        series.mission,
        seed,
        series.players,
        series.options,
        renewal=Renewal.NEVER,
        stepwise=series.stepwise,
    )
    for bot in match.bots.values():
        if series.nodes is not None and isinstance(bot, DeepPlayer):
            bot.limit(series.nodes)
    teams = game.edition().missions[series.mission].teams
    counting = game if isinstance(game, UsageCounting) else None
    uses = (
        {*counting.components_at_start(match.state), *counting.uses(match.state, match.opening)}
        if counting
        else set[Use]()
    )
    pace, starter = Pace(), ""
    while not match.match.over and match.answers < MAX_ANSWERS:
        pace.add_answer(next(iter(match.match.decisions.values())))
        change = match.turn()
        if counting:
            uses.update(counting.uses(match.state, change.facts))
        starter = starter or str(match.view()["turn"] or "")
    outcome = match.match.outcome
    return MatchResult(
        number,
        outcome.winners if outcome else (),
        outcome.reason if outcome else "endless",
        teams.get(starter, ""),
        match.state.round,
        match.answers,
        pace.seconds,
        frozenset((teams[use.seat], use.kind, use.id, use.how) for use in uses),
    )


class Pace:
    """Estimates the time in seconds that people would take for the same answers.

    >>> from engine.core.decisions import Text
    >>> pace = Pace()
    >>> for kind in ("turn", "turn", "card"):
    ...     pace.add_answer(Decision("north", kind, Text(kind), ()))
    >>> pace.seconds == DECIDING + GOING_ON + DECIDING
    True
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._previous: tuple[str, str] | None = None

    def add_answer(self, decision: Decision) -> None:
        """Add the time for an answer to this question."""
        is_same_kind = self._previous == (decision.seat, decision.kind)
        self.seconds += REACTING if decision.default is not None else GOING_ON if is_same_kind else DECIDING
        self._previous = (decision.seat, decision.kind)


_game: list[Game[Any]] = []


def _init_worker(game: Game[Any]) -> None:
    _game.append(game)


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Block Ctrl-C for processes that start within the block, because the caller decides when to stop.

    A process that is interrupted while it starts would block its caller forever.
    """
    previous_mask = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        _ = pthread_sigmask(SIG_SETMASK, previous_mask)


def _play_in_worker(series: Series, number: int) -> MatchResult:
    return play_one(_game[0], series, number)


def play_series(
    game: Game[Any],
    series: Series,
    games: int,
    cores: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[MatchResult]:
    """Yield the matches of a series as they end. Each core (all if ``cores`` is None) plays one at a time.

    Once ``stopped`` returns True, no more matches are started, and only those already running are yielded.
    Closing the iterator waits for the running matches. Raises the same exceptions as :class:`Selfplay`.

    >>> from tests.core.tiny import Tiny
    >>> matches = play_series(Tiny("stones"), Series("two", {}, ("random",), seed=1), games=3, cores=1)
    >>> sorted(future.number for future in matches)
    [0, 1, 2]
    """
    count = cores or os.cpu_count() or 1
    with ProcessPoolExecutor(count, get_context("spawn"), _init_worker, (game,)) as pool:
        waiting = iter(range(games))
        with _block_interrupts():
            running = {pool.submit(_play_in_worker, series, number) for number in islice(waiting, count)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            free_cores = 0 if stopped() else len(finished)
            running |= {
                pool.submit(_play_in_worker, series, number) for number in islice(waiting, free_cores)
            }
            yield from [future.result() for future in finished]


def is_precise_enough(matches: Sequence[MatchResult], team: str, half_width: float) -> bool:
    """Return whether the confidence interval of a team's win rate has at most this ``half_width``.

    >>> won = MatchResult(0, ("red",), "points", "red", 9, 40, 120.0, frozenset())
    >>> is_precise_enough([won] * 10, "red", 0.1), is_precise_enough([won] * 40, "red", 0.1)
    (False, True)
    """
    interval = Interval.of(sum(team in match.winners for match in matches), len(matches))
    return (interval.high - interval.low) / 2 <= half_width


def summarise_series(game: Game[Any], series: Series, matches: Sequence[MatchResult]) -> Wire:
    """Return a summary of a series as JSON data.

    Each share has a confidence interval. ``rounds``, ``answers`` and ``minutes`` have a median and a 90th
    percentile. ``minutes`` estimates the time that people would take.

    ``starter`` is the share of matches that the team with the first turn won. If one team has the first turn
    more often, its strength distorts this share. ``begun`` contains the same share for each team separately.
    ``evenly`` is the mean of the shares in ``begun``, as if all teams began equally often. The amount by
    which it exceeds one half is the advantage of the first turn.

    ``uses`` contains, for each component, the number of teams that had or used it in a match, and the share
    of these teams that won.

    >>> from tests.core.tiny import Tiny
    >>> game, series = Tiny("stones"), Series("two", {}, ("random",), seed=1)
    >>> summary = summarise_series(game, series, [play_one(game, series, number) for number in range(4)])
    >>> summary["games"], sum(share["count"] for share in summary["wins"].values()) + summary["draws"]
    (4, 4)
    """
    teams = list(dict.fromkeys(game.edition().missions[series.mission].teams.values()))
    win_counts = {team: sum(team in match.winners for match in matches) for team in teams}
    started = [match for match in matches if match.starter]
    reasons = Counter(match.reason for match in matches)
    by_team = {team: _first_turn_results(team, started) for team in teams}
    return {
        "game": game.id,
        "mission": series.mission,
        "options": dict(series.options),
        "players": list(series.players),
        "seed": series.seed,
        "nodes": series.nodes,
        "games": len(matches),
        "wins": {team: _share(count, len(matches)) for team, count in win_counts.items()},
        "draws": sum(not match.winners for match in matches),
        "starter": _share(sum(match.starter in match.winners for match in started), len(started)),
        "begun": by_team,
        "evenly": _mean_share(
            [(team_starts["won"]["count"], team_starts["matches"]) for team_starts in by_team.values()]
        ),
        "reasons": {reason: _share(count, len(matches)) for reason, count in reasons.most_common()},
        "rounds": _spread([match.rounds for match in matches]),
        "answers": _spread([match.answers for match in matches]),
        "minutes": _spread([round(match.seconds / 60, 1) for match in matches]),
        "uses": _uses(matches),
    }


def _first_turn_results(team: str, matches: Sequence[MatchResult]) -> Wire:
    started = [match for match in matches if match.starter == team]
    return {
        "matches": len(started),
        "won": _share(sum(team in match.winners for match in started), len(started)),
    }


def _mean_share(shares: Sequence[tuple[int, int]]) -> Wire | None:
    """Return the mean of shares (pairs of hits and tries) with its interval, or None if a share has no
    tries."""
    if not shares or not all(tries for _, tries in shares):
        return None
    intervals = [Interval.of(hits, tries) for hits, tries in shares]
    share = sum(interval.share for interval in intervals) / len(intervals)
    half = sqrt(sum((interval.high - interval.low) ** 2 for interval in intervals)) / 2 / len(intervals)
    return {"share": round(share, 4), "low": round(share - half, 4), "high": round(share + half, 4)}


def _share(hits: int, tries: int) -> Wire:
    return {
        "count": hits,
        **{name: round(value, 4) for name, value in Interval.of(hits, tries)._asdict().items()},
    }


def _spread(values: Sequence[float]) -> Wire:
    """Return the median and the 90th percentile."""
    sorted_values = sorted(values)
    return (
        {"median": median(sorted_values), "p90": sorted_values[len(sorted_values) * 9 // 10]}
        if sorted_values
        else {}
    )


def _uses(matches: Sequence[MatchResult]) -> Wire:
    """Return the number of teams that used a component, and the share that won, by kind, id and ``how``."""
    counts, wins = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for match in matches:
        for team, *use in match.uses:
            kind, name, usage = use
            counts[kind, name, usage] += 1
            wins[kind, name, usage] += team in match.winners
    uses: dict[str, dict[str, Wire]] = {}
    for kind, name, usage in sorted(counts):
        share = _share(wins[kind, name, usage], counts[kind, name, usage])
        uses.setdefault(kind, {}).setdefault(name, {})[usage] = {
            "teams": counts[kind, name, usage],
            "won": share,
        }
    return uses
