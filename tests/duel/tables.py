"""Tables of Card Duel with known cards and dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.chance import ScriptedChance
from engine.core.decisions import PASS
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.journal import Change
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.present.wire import Wire
from examples.duel import GAME
from examples.duel.edition import PRINTED
from examples.duel.state import Hand, State
from tests.labels import labelled, labelled_happenings


def setup(mission: str = "duel", **options: Any) -> Setup:
    """Return a setup in which every player has the name of the seat."""
    players = {seat: SeatedPlayer(f"Player {seat}") for seat in GAME.edition().missions[mission].teams}
    return Setup("m", mission, GAME.check_options(mission, options), players, "sealed")


class Table:
    """A match in strict mode. ``cards`` are on top of the deck: two for each seat, then those to draw."""

    def __init__(
        self, *cards: int, mission: str = "duel", dice: Iterable[int] = (), points: tuple[int, int] = (0, 0)
    ) -> None:
        remaining = [card for card in range(1, PRINTED.cards + 1) if card not in cards]
        chance = ScriptedChance(dice, [tuple(card - 1 for card in (*cards, *remaining))])
        state = GAME.new_match(setup(mission))
        state.points = dict(zip(state.points, points, strict=True))
        self.match: Match[State]
        self.match, self.change = Match.begin(GAME, GAME.codec.first(state), chance, strict=True)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def points(self) -> tuple[int, ...]:
        """The points of red and of blue."""
        return tuple(self.state.points.values())

    def hand(self, seat: str) -> Hand:
        return self.state.hand(seat)

    def pick(self, seat: str, option: str) -> Change:
        self.change = self.match.answer(seat, self.match.decisions[seat].id, [option])
        return self.change

    def turn(self, *options: str) -> None:
        """Take these actions for the seat whose turn it is."""
        for option in options:
            _ = self.pick(str(self.state.turn), option)

    def provoke(self, **picks: str) -> None:
        """Provoke as the seat whose turn it is. Seats that are not named pass. A name has ``_`` in place of
        the hyphen.
        """
        self.turn("provoke")
        for seat in list(self.match.decisions):
            _ = self.pick(seat, picks.get(seat.replace("-", "_"), PASS))

    def view(self, viewer: str = SPECTATOR) -> Wire:
        """Return a viewer's view, with its sentences."""
        return labelled(GAME, GAME.views(self.match, [viewer])[viewer])

    def labels(self, viewer: str = SPECTATOR) -> list[str]:
        """Return the labels of the last change's happenings for the viewer."""
        happenings = GAME.happenings(self.state, self.change.facts, [viewer])[viewer]
        return [one["label"] for one in labelled_happenings(GAME, self.view(viewer), happenings)]
