"""What each viewer is sent when a match moves on, and the server's messages as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.jsons import dumps
from server.play.diff import Known, diff
from server.play.views import View
from server.store.protocol import MatchRow, MatchUpdate, Patch


def add_patches(update: MatchUpdate, row: MatchRow, old: Mapping[str, View], new: Mapping[str, View]) -> None:
    """Add to the update the patches from the old views to the new ones; ``row`` is the row of the match
    before it.

    A viewer for whom nothing changed gets none: even a count of patches would tell something.
    """
    happenings = update.happenings or {}
    seqs, known = dict(row.seqs), Known()
    for viewer, view in new.items():
        patch, shown = diff(old[viewer], view, known), happenings.get(viewer) or []
        if patch or shown:
            seqs[viewer] += 1
            update.patches.append(Patch(viewer, seqs[viewer], diff_text(seqs[viewer], patch, shown)))
    update.columns["seqs"] = seqs


def diff_text(seq: int, patch: list[dict[str, Any]], happenings: list[dict[str, Any]]) -> str:
    """A `diff` as text."""
    return dumps({"type": "diff", "seq": seq, "patch": patch, "happenings": happenings})


def view_text(seq: int, view: View) -> str:
    """A `view` as text."""
    return dumps({"type": "view", "seq": seq, "view": view})


def accepted_text(message_id: str) -> str:
    """An `accepted` as text.

    >>> accepted_text("a1")
    '{"type":"accepted","id":"a1"}'
    """
    return dumps({"type": "accepted", "id": message_id})


def refused_text(message_id: str | None, code: str, detail: str, retry_after: float | None = None) -> str:
    """A `refused` as text."""
    later = {} if retry_after is None else {"retry_after": retry_after}
    return dumps({"type": "refused", "id": message_id, "code": code, "detail": detail} | later)
