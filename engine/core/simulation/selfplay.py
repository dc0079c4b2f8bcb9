"""Plays whole matches between computer players in one process."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Generic, TypeVar, cast

from engine.core.chance import SealedChance
from engine.core.decisions import Decision
from engine.core.game import Game
from engine.core.lobby import options as choosing
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import MissionInfo, SeatedPlayer, Setup
from engine.core.matches.driver import Renewal
from engine.core.matches.journal import Change, Entry
from engine.core.matches.match import Match
from engine.core.players import Player, QuickPlayer
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire

S = TypeVar("S")

#: A match with more answers than this is abandoned. Matches of random players stay far below this limit.
MAX_ANSWERS = 20_000


class Selfplay(Generic[S]):
    """A match between computer players.

    ``names`` contains one computer player for all seats, or one for each team in the order of the mission.
    The same seed (16 to 64 bytes) gives the same match. ``options`` are options of the game and of every
    table. ``renewal`` determines when the match takes a snapshot. The teams in ``stepwise`` are asked step by
    step, and the other teams according to the options. ``kinds`` counts the answers by kind of decision.

    With ``views``, every viewer's view and happenings are built after each change, as on a server, and
    players choose from their views. Without ``views``, players choose from the position if they can.

    Raises KeyError for an unknown mission or player, and BadOptions or ValueError for invalid arguments.

    >>> from tests.core.tiny import Tiny
    >>> match = Selfplay(Tiny("stones"), "two", derive_seed(1, 0), options={"stones": "15"})
    >>> match.play(max_answers=3), match.answers
    (False, 3)
    >>> match.play(), match.view()["stones"], match.match.outcome.draw
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
        bots = _assign_bots(game.edition().missions[mission], names)
        self.bots: dict[str, Player] = {
            seat: game.bot(name, _seed_number(seed, seat)) for seat, name in bots.items()
        }
        self.players = {
            seat: SeatedPlayer(f"{name}-{seat}", name, self._loadout(seat, name))
            for seat, name in bots.items()
        }
        chance = SealedChance(seed)
        name, game_options = f"selfplay-{seed.hex()[:8]}", choosing.only_game_options(self.options)
        teams = game.edition().missions[mission].teams
        gestures = choosing.gesture_seats(self.options, [s for s in bots if teams[s] not in stepwise])
        self.setup = Setup(name, mission, game_options, self.players, chance.commitment, gestures=gestures)
        self.data = game.codec.first(game.new_match(self.setup))
        self.match, change = Match.begin(game, self.data, chance, strict, renewal=renewal)
        self.opening, self.journal = change.facts, list[Entry](change.entries)
        self.answers, self.kinds = 0, Counter[str]()
        self.seen: dict[str, Wire] = {}
        if views:
            self._update_views(change)

    def _loadout(self, seat: str, player: str) -> Wire | None:
        """Return the loadout of a seat, if it has one. A random player gets a random legal loadout, and any
        other player gets a ready-made one.
        """
        if self.game.loadouts is None:
            return None
        loadouts, game_options = self.game.loadouts, choosing.only_game_options(self.options)
        number = _seed_number(self.seed, f"build of {seat}")
        if player == "random":
            return loadouts.random(self.mission, game_options, seat, number)
        return loadouts.default(self.mission, game_options, seat, number, player)

    @property
    def state(self) -> S:
        """The current position."""
        return self.match.state

    def play(self, max_answers: int = MAX_ANSWERS) -> bool:
        """Play until the match ends or has ``max_answers`` answers. Return whether it ended."""
        while not self.match.over and self.answers < max_answers:
            _ = self.turn()
        return self.match.over

    def turn(self) -> Change:
        """Let the first seat with an open decision answer, and return the resulting change.

        Raises StopIteration if the match is over.
        """
        seat, decision = next(iter(self.match.decisions.items()))
        change = self.match.answer(seat, decision.id, self._pick(seat, decision))
        self.journal += change.entries
        self.answers += 1
        self.kinds[decision.kind] += 1
        if self.views:
            self._update_views(change)
        return change

    def view(self, viewer: str = SPECTATOR) -> Wire:
        """Return the current view of ``viewer``, a seat or "spectator"."""
        return self.game.views(self.match, [viewer])[viewer]

    def _pick(self, seat: str, decision: Decision) -> list[str]:
        bot = self.bots[seat]
        if self.views:
            return bot(self.seen[seat])
        if hasattr(bot, "choose"):  # a QuickPlayer; isinstance would take 5 % of the time
            return cast("QuickPlayer", bot).choose(self.state, decision)
        return bot(self.view(seat))

    def _update_views(self, change: Change) -> None:
        """Build the views and happenings of every viewer."""
        viewers = (*self.bots, SPECTATOR)
        self.seen = self.game.views(self.match, viewers)
        _ = self.game.happenings(self.state, change.facts, viewers)


def _all_options(game: Game[Any], mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
    game_options = game.check_options(mission, choosing.only_game_options(options))
    table_options = choosing.table_options(game.adviser, game.edition().missions[mission].usual)
    return game_options | choosing.fill_in_defaults(table_options, choosing.only_table_options(options))


def _assign_bots(mission: MissionInfo, names: Sequence[str]) -> dict[str, str]:
    """Return the name of the computer player for each seat."""
    teams = list(dict.fromkeys(mission.teams.values()))
    if len(names) not in (1, len(teams)):
        raise ValueError(f"name one player, or one for each of {', '.join(teams)}")
    bot_by_team = dict(zip(teams, names if len(names) > 1 else list(names) * len(teams), strict=True))
    return {seat: bot_by_team[team] for seat, team in mission.teams.items()}


def _seed_number(seed: bytes, purpose: str) -> int:
    return int.from_bytes(hashlib.sha256(seed + purpose.encode()).digest()[:8], "big")


def derive_seed(seed: int, number: int) -> bytes:
    """Return the secret seed (32 bytes) of a match in a series.

    >>> len(derive_seed(1, 0)), derive_seed(1, 0) == derive_seed(1, 1)
    (32, False)
    """
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()


def option_sets(game: Game[Any], mission: str) -> Iterator[dict[str, Any]]:
    """Yield sets of options that together contain every allowed choice of a mission, starting with the
    defaults.

    >>> from tests.core.tiny import Tiny
    >>> list(option_sets(Tiny("stones"), "two"))
    [{}, {'stones': '15'}]
    """
    yield {}
    for option in game.edition().missions[mission].options:
        for value in option.choices:
            if value.id != option.default and _is_allowed(game, mission, {option.id: value.id}):
                yield {option.id: value.id}


def _is_allowed(game: Game[Any], mission: str, options: Mapping[str, Any]) -> bool:
    try:
        return bool(game.check_options(mission, options))
    except BadOptions:
        return False


def try_match(game: Game[Any], mission: str, options: Mapping[str, Any], answers: int) -> str:
    """Begin a match and play up to ``answers`` random answers. Return the reason for a failure, or "".

    >>> from tests.core.tiny import Tiny
    >>> try_match(Tiny("stones"), "two", {"stones": "15"}, answers=3)
    ''
    >>> try_match(Tiny("stones"), "two", {"stones": "3"}, answers=3)
    "no match of two can begin with {'stones': '3'}: BadOptions: stones: must be one of 9, 15"
    """
    try:
        _ = Selfplay(game, mission, derive_seed(0, 0), options=options).play(answers)
    except Exception as error:
        chosen_text = f" with {options}" if options else ""
        return f"no match of {mission} can begin{chosen_text}: {type(error).__name__}: {error}"
    return ""


def unplayable_reasons(game: Game[Any], mission: str, answers: int) -> Iterator[str]:
    """Try every choice of a mission with up to ``answers`` random answers, and yield the reasons for
    failures.

    >>> from tests.core.tiny import Tiny
    >>> list(unplayable_reasons(Tiny("stones"), "two", answers=3))
    []
    """
    for options in option_sets(game, mission):
        reason = try_match(game, mission, options, answers)
        if reason:
            yield reason


def try_missions(game: Game[Any], matches: int, mission_id: str = "") -> Iterator[str]:
    """Play random matches of every mission, or only of the mission ``mission_id``, with every choice. Yield
    the problems.

    >>> from tests.core.tiny import Tiny
    >>> list(try_missions(Tiny("stones"), 1, mission_id="two"))
    []
    """
    for mission in (
        candidate for candidate in game.edition().missions.values() if mission_id in ("", candidate.id)
    ):
        for number in range(matches):
            for options in option_sets(game, mission.id):
                yield from _try_whole_match(game, mission.id, options, number)


def _try_whole_match(game: Game[Any], mission: str, options: Mapping[str, Any], number: int) -> Iterator[str]:
    name = f"{mission} {options or ''}".strip()
    try:
        match = Selfplay(game, mission, derive_seed(1, number), options=options, strict=True)
        if not match.play():
            yield f"{name}: a match did not end within {match.answers} answers"
    except Exception as error:
        yield f"{name}: a match failed: {type(error).__name__}: {error}"


def play_matches(
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
    """Play the matches with these numbers, and return a summary for the command line.

    ``wins`` counts victories by team, and draws. ``rounds`` are the rounds of finished matches; a match with
    MAX_ANSWERS answers is abandoned. ``seconds`` is wall-clock time. ``per_seat_and_round`` is the number of
    answers of a seat in a round, in total and by kind. Raises the same exceptions as :class:`Selfplay`.

    >>> from tests.core.tiny import Tiny
    >>> summary = play_matches(Tiny("stones"), "two", games=range(3), seed=1)
    >>> summary["games"], summary["finished"], sum(summary["wins"].values())
    (3, 3, 3)
    """
    began = time.perf_counter()
    rounds, kinds, played_count, seat_rounds = list[int](), Counter[str](), 0, 0
    teams = game.edition().missions[mission].teams.values()
    renewal = Renewal.SEALED if views else Renewal.NEVER
    wins, reasons = Counter({**dict.fromkeys(teams, 0), "draw": 0}), Counter[str]()
    for number in games:
        played_count += 1
        sealed = derive_seed(seed, number)
        match = Selfplay(
            game, mission, sealed, players, options, views=views, renewal=renewal, stepwise=stepwise
        )
        if match.play() and (outcome := match.match.outcome) is not None:
            wins.update(outcome.winners or (("draw",) if outcome.draw else ()))
            reasons[outcome.reason] += 1
            rounds.append(match.state.round)
        kinds += match.kinds
        seat_rounds += len(match.bots) * match.state.round
    answers = kinds.total()
    seconds = time.perf_counter() - began
    return {
        "game": game.id,
        "mission": mission,
        "games": played_count,
        "finished": len(rounds),
        "answers": answers,
        "per_seat_and_round": _shares({"all": answers, **dict(kinds.most_common())}, seat_rounds),
        "rounds": {"median": median(rounds) if rounds else 0, "max": max(rounds, default=0)},
        "wins": dict(wins),
        "reasons": dict(reasons),
        "seconds": round(seconds, 3),
        "answers_per_second": round(answers / seconds, 1) if seconds else 0.0,
    }


def _shares(counts: Mapping[str, int], total: int) -> dict[str, float]:
    return {name: round(count / max(1, total), 2) for name, count in counts.items()}
