"""The patches that viewers get when a match changes, and the server's messages as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from server.base.clock import stamp
from server.base.json_codec import dumps
from server.db.types.matches import MatchRow, MatchUpdate, Patch
from server.match.views.diff import PatchCache, diff
from server.match.views.views import View

#: A happening, or a line of the log.
LogEntry: TypeAlias = dict[str, Any]
#: Shortened happenings. The key consists of the number of the previous line, the ids of the happenings and
#: the ids of the new lines.
ShortenedCache: TypeAlias = dict[tuple[int, ...], list[LogEntry]]


def add_patches(update: MatchUpdate, row: MatchRow, old: Mapping[str, View], new: Mapping[str, View]) -> None:
    """Add the patches from the old views to the new ones to the update. ``row`` is the match's row before the
    update.

    A viewer whose view has not changed gets no patch, because even the number of patches would reveal
    something.

    >>> from datetime import UTC, datetime
    >>> from server.db.types.people import User
    >>> at, ada, seqs = datetime.now(UTC), User("u1", "Ada"), {"red": 4, "blue": 6}
    >>> row = MatchRow("m1", "chess", "fast", {}, "playing", ada, True, "code", at, seqs=seqs)
    >>> update, old = MatchUpdate("m1", 0, at), {"red": {"round": 1}, "blue": {"round": 1}}
    >>> add_patches(update, row, old, old | {"red": {"round": 2}})
    >>> update.columns, [(patch.viewer, patch.seq) for patch in update.patches]
    ({'seqs': {'red': 5, 'blue': 6}}, [('red', 5)])
    """
    happenings = update.happenings or {}
    seqs, patch_cache, shortened_cache = dict(row.seqs), PatchCache(), ShortenedCache()
    for viewer, view in new.items():
        patch, entries = diff(old[viewer], view, patch_cache), happenings.get(viewer) or []
        if entries:
            entries = shorten(entries, old[viewer]["log"], view["log"], shortened_cache)
        if patch or entries:
            seqs[viewer] += 1
            update.patches.append(Patch(viewer, seqs[viewer], diff_text(seqs[viewer], patch, entries)))
    update.columns["seqs"] = seqs


def shorten(
    happenings: list[LogEntry], old: list[LogEntry], new: list[LogEntry], cache: ShortenedCache
) -> list[LogEntry]:
    """Return the happenings as they are sent. ``old`` and ``new`` are the viewer's log before and after the
    change.

    A happening with the same content as a new line of the log is sent only as its kind and the number of the
    line. Lines and happenings have the same order, so the search for each line begins after the previous one.
    ``cache`` keeps the result for viewers who see the same happenings and lines.

    >>> line = {"n": 7, "text": {"key": "rolled", "args": {"result": 3}}}
    >>> shorten([{"kind": "rolled", "result": 3}, {"kind": "turn", "seat": "red"}], [], [line], {})
    [{'kind': 'rolled', 'line': 7}, {'kind': 'turn', 'seat': 'red'}]
    """
    if new is old:
        return happenings
    last, newest = old[-1]["n"] if old else 0, new[-len(happenings) :]
    key = (last, *map(id, happenings), *map(id, newest))
    if key not in cache:
        lines = [line for line in newest if line["n"] > last]
        cache[key] = [
            _reference_to_line(happening, lines.pop(0))
            if lines and _has_same_content(lines[0], happening)
            else happening
            for happening in happenings
        ]
    return cache[key]


def _has_same_content(line: LogEntry, happening: LogEntry) -> bool:
    """Return whether a line of the log has exactly the same content as the happening."""
    key, args = line["text"]["key"], line["text"]["args"]
    return (
        happening["kind"] == key
        and len(happening) == len(args) + 1 + ("routine" in happening)
        and args.items() <= happening.items()
    )


def _reference_to_line(happening: LogEntry, line: LogEntry) -> LogEntry:
    shortened = {"kind": happening["kind"], "line": line["n"]}
    return shortened | {"routine": True} if "routine" in happening else shortened


def diff_text(seq: int, patch: list[dict[str, Any]], happenings: list[dict[str, Any]]) -> str:
    """Return a `diff` message as text, from the view ``seq`` - 1 to the view ``seq``.

    >>> diff_text(2, [{"op": "replace", "path": "/round", "value": 2}], [])
    '{"type":"diff","seq":2,"patch":[{"op":"replace","path":"/round","value":2}],"happenings":[]}'
    """
    return dumps({"type": "diff", "seq": seq, "patch": patch, "happenings": happenings})


def view_text(seq: int, view: View) -> str:
    """Return a `view` message as text.

    >>> view_text(1, {"round": 1})
    '{"type":"view","seq":1,"view":{"round":1}}'
    """
    return dumps({"type": "view", "seq": seq, "view": view})


def pong_text(now: datetime) -> str:
    """Return a `pong` message as text.

    >>> from datetime import UTC
    >>> pong_text(datetime(2026, 11, 21, 12, 30, tzinfo=UTC))
    '{"type":"pong","now":"2026-11-21T12:30:00.000Z"}'
    """
    return dumps({"type": "pong", "now": stamp(now)})


def accepted_text(message_id: str) -> str:
    """Return an `accepted` message as text.

    >>> accepted_text("a1")
    '{"type":"accepted","id":"a1"}'
    """
    return dumps({"type": "accepted", "id": message_id})


def advice_text(decision: str, pick: Sequence[str]) -> str:
    """Return an `advice` message as text.

    >>> advice_text("red-1.3", ["stay"])
    '{"type":"advice","decision":"red-1.3","pick":["stay"]}'
    """
    return dumps({"type": "advice", "decision": decision, "pick": list(pick)})


def refused_text(message_id: str | None, code: str, detail: str, retry_after: float | None = None) -> str:
    """Return a `refused` message as text. ``retry_after`` is in seconds; None omits it.

    >>> refused_text("a1", "too_fast", "wait a little", retry_after=0.5)
    '{"type":"refused","id":"a1","code":"too_fast","detail":"wait a little","retry_after":0.5}'
    >>> refused_text(None, "malformed", "text frames only")
    '{"type":"refused","id":null,"code":"malformed","detail":"text frames only"}'
    """
    extra = {} if retry_after is None else {"retry_after": retry_after}
    return dumps({"type": "refused", "id": message_id, "code": code, "detail": detail} | extra)
