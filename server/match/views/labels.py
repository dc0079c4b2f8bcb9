"""Adds English sentences to the messages of clients that have not asked for `labels=none`.

Only these clients pay for the sentences. The table itself sends everybody the same messages without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

import orjson

from engine.core.game import Game
from engine.core.present.labels import NO_LINES, NO_REF, Writer, add_labels, label_happening
from engine.core.present.wire import Wire
from server.base.json_codec import dumps
from server.match.views.broadcast import diff_text, view_text
from server.match.views.diff import diff
from server.match.views.patches import apply_patch
from server.match.views.views import View

#: The language of the sentences that a client wants, or ``none`` if it writes them itself.
Labels: TypeAlias = Literal["en", "none"]

#: The beginnings of the messages that contain a view or a part of it.
VIEW, DIFF = '{"type":"view",', '{"type":"diff",'


class Labeller:
    """Adds the sentences to the messages of one client, in the order in which they are sent.

    The first message with sentences must be a whole view. Later diffs lead from one view with sentences to
    the next.

    >>> from tests.core.tiny import Tiny
    >>> line = {"n": 1, "text": {"key": "took", "args": {"seat": "a", "stones": 2}}}
    >>> labeller = Labeller(Tiny("stones"))
    >>> labeller.label(view_text(1, {"log": []}))
    '{"type":"view","seq":1,"view":{"log":[]}}'
    >>> patch = [{"op": "add", "path": "/log/0", "value": line}]
    >>> orjson.loads(labeller.label(diff_text(2, patch, [])))["patch"][0]["value"]["label"]
    'took a 2'
    >>> labeller.label('{"type":"accepted","id":"a1"}')
    '{"type":"accepted","id":"a1"}'
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._view: View = {}  # without sentences
        self._labelled: View = {}

    def label(self, message: str) -> str:
        """Return a message with its sentences. Raises LookupError for a diff that does not fit the view."""
        if message.startswith(VIEW):
            return self._label_view(orjson.loads(message))
        if message.startswith(DIFF):
            return self._label_diff(orjson.loads(message))
        return message

    def label_all(self, messages: Iterable[str]) -> list[str]:
        """Return consecutive messages with their sentences."""
        return [self.label(message) for message in messages]

    def _label_view(self, message: dict[str, Any]) -> str:
        self._view = message["view"]
        self._labelled = labelled(self._game, self._view)
        return view_text(message["seq"], self._labelled)

    def _label_diff(self, message: dict[str, Any]) -> str:
        before = self._labelled
        self._view = apply_patch(self._view, message["patch"])
        known_lines = {line["n"]: line for line in before.get("log", ())}
        self._labelled = labelled(self._game, self._view, known_lines)
        write = _writer(self._game, self._view)
        happenings = [label_happening(happening, write) for happening in message["happenings"]]
        return diff_text(message["seq"], diff(before, self._labelled), happenings)


def labelled(game: Game[Any], view: View, known_lines: Mapping[int, Wire] = NO_LINES) -> View:
    """Return a view with its sentences, which shares nothing with the view. Lines of the log that equal
    ``known_lines`` keep their sentences, and therefore the names at that time."""
    copy: View = orjson.loads(dumps(add_labels(view, _writer(game, view), known_lines)))
    return copy


def _writer(game: Game[Any], view: View) -> Writer:
    """Return a function that writes the sentences. It reads the names in the view at the first sentence,
    because the edition of a match that cannot be read is not known."""
    writers = list[Writer]()

    def write(group: str, key: str, args: Mapping[str, Any], ref: Mapping[str, Any] = NO_REF, /) -> str:
        if not writers:
            writers.append(game.writer(view))
        return writers[0](group, key, args, ref)

    return write
