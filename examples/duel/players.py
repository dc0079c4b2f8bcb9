"""Computer players. They see only the view of their seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.core.decisions import PASS, Decision
from engine.core.players import BotInfo, Player
from engine.core.present.wire import Wire
from examples.duel.edition import PRINTED
from examples.duel.rules import SHOW
from examples.duel.state import State

#: Swaps change little, so random players prefer other actions.
WEIGHTS = {"swap": 0.3}

#: The lowest cards with which the cautious player provokes, shows its card, and keeps it.
MIN_PROVOKE, MIN_SHOW, MIN_KEEP = (round(PRINTED.cards * part) for part in (0.75, 0.5, 0.3))


class RandomPlayer:
    """Picks at random. The same seed gives the same picks for the same questions."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, view: Wire) -> list[str]:
        """Return a pick for the decision in the view."""
        return self._pick([option["id"] for option in view["decision"]["options"]])

    def choose(self, state: State, asked: Decision) -> list[str]:
        """Return the pick that it would make for a view with the decision."""
        return self._pick([option.id for option in asked.options])

    def _pick(self, option_ids: Sequence[str]) -> list[str]:
        return self._random.choices(option_ids, [WEIGHTS.get(option, 1.0) for option in option_ids])


class CautiousPlayer:
    """Keeps its better card in front, provokes only with a good one, and stays on guard when a rival is about
    to win.
    """

    def __init__(self, seed: int) -> None:
        """Ignore the seed that every computer player gets, because this one never picks at random."""

    def __call__(self, view: Wire) -> list[str]:
        """Return a pick for the decision in the view."""
        return [_respond(view) if view["decision"]["kind"] == "respond" else _act(view)]


def _act(view: Wire) -> str:
    hand = view["hand"]
    if hand["card"] < hand["spare"]:
        return "swap"
    if hand["card"] >= MIN_PROVOKE:
        return "provoke"
    if _points_rivals_need(view) <= PRINTED.passed:
        return "stay"
    return "draw" if hand["card"] < MIN_KEEP else "roll"


def _respond(view: Wire) -> str:
    """Show a good card, or any card if passing would lose the match."""
    would_lose = _points_rivals_need(view) <= PRINTED.passed and view["turn"] not in _mates(view)
    return SHOW if would_lose or view["hand"]["card"] >= MIN_SHOW else PASS


def _points_rivals_need(view: Wire) -> int:
    """Return how many points the best rival team still needs."""
    own_team = view["seats"][view["viewer"]]["team"]
    return int(view["goal"] - max(team["points"] for name, team in view["teams"].items() if name != own_team))


def _mates(view: Wire) -> list[str]:
    own_team = view["seats"][view["viewer"]]["team"]
    seats: list[str] = view["teams"][own_team]["seats"]
    return seats


#: The classes of the computer players by name.
PLAYERS: dict[str, Callable[[int], Player]] = {"cautious": CautiousPlayer, "random": RandomPlayer}

#: The computer player that takes over from people who have conceded.
STAND_IN = "cautious"

#: The descriptions of the computer players, the strongest first.
BOTS = {
    "cautious": BotInfo("Keeper", "Provokes with a good card only, and knows when to be on guard."),
    "random": BotInfo("Gambler", "Does whatever comes to mind."),
}
