"""Views and happenings with their English sentences, as clients receive them by default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.game import Game
from engine.core.present.labels import add_labels, label_happening
from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay


def labelled(game: Game[Any], view: Wire) -> Wire:
    """Return a view with its sentences."""
    return add_labels(view, game.writer(view))


def labelled_happenings(game: Game[Any], view: Wire, happenings: Iterable[Wire]) -> list[Wire]:
    """Return happenings with their sentences. ``view`` is a view of the same match."""
    write = game.writer(view)
    return [label_happening(happening, write) for happening in happenings]


def labelled_view(match: Selfplay[Any], viewer: str) -> Wire:
    """Return a viewer's view of a self-played match, with its sentences."""
    return labelled(match.game, match.view(viewer))
