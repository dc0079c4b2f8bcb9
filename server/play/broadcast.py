"""What each viewer is sent when a match moves on, and the server's messages as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.jsons import dumps
from server.play.diff import Known, diff
from server.play.views import View
from server.store.protocol import MatchRow, MatchUpdate, StoredPatch

#: How many of a viewer's patches a finished match keeps for those who come back.
KEPT_AT_END = 20
#: A viewer's old patches are thrown away whenever its number is a multiple of this.
PRUNE_EVERY = 50


def add_patches(
    update: MatchUpdate, row: MatchRow, old: Mapping[str, View], new: Mapping[str, View], kept: int
) -> None:
    """Add to the update the patches from the old views to the new ones; ``row`` is the row of the match
    before it.

    ``kept`` is how many patches of a viewer are kept to answer `since`. A viewer for whom nothing changed
    gets none: even a count of patches would tell something.
    """
    happenings = update.happenings or {}
    seqs, known = dict(row.seqs), Known()
    for viewer, view in new.items():
        patch, shown = diff(old[viewer], view, known), happenings.get(viewer) or []
        if patch or shown:
            seqs[viewer] += 1
            update.patches.append(StoredPatch(viewer, seqs[viewer], diff_text(seqs[viewer], patch, shown)))
    update.columns["seqs"] = seqs
    update.keeps_patches = row.status != "lobby"
    finished = update.columns.get("status") == "finished"
    update.oldest_patches = _oldest(update.patches, KEPT_AT_END if finished else kept, finished)


def _oldest(patches: list[StoredPatch], kept: int, finished: bool) -> dict[str, int]:
    """Viewers whose old patches should go now, and the oldest that stays."""
    pruned = {p.viewer: p.seq for p in patches if finished or p.seq % PRUNE_EVERY == 0}
    return {viewer: seq - kept + 1 for viewer, seq in pruned.items() if seq > kept}


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
