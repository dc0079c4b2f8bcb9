"""What each viewer is told when a match moves on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from server.jsons import digest, dumps
from server.play.diff import diff
from server.play.views import View
from server.store.protocol import StoredPatch

#: How many of its frames a finished match keeps for those who come back.
KEPT_AT_END = 20
PRUNE_EVERY = 50


@dataclass(frozen=True)
class Step:
    """From one version of a match to the next: the frames, and where every viewer stands then."""

    frames: dict[str, StoredPatch]
    seqs: dict[str, int]
    digests: dict[str, str]

    def oldest(self, kept: int, finished: bool) -> dict[str, int]:
        """Viewers whose old frames should go now, and the oldest that stays."""
        kept = KEPT_AT_END if finished else kept
        turn = {v: f.seq for v, f in self.frames.items() if finished or f.seq % PRUNE_EVERY == 0}
        return {viewer: seq - kept + 1 for viewer, seq in turn.items() if seq > kept}


def step(
    old: Mapping[str, View],
    new: Mapping[str, View],
    happenings: Mapping[str, list[dict[str, Any]]],
    seqs: Mapping[str, int],
    digests: Mapping[str, str],
) -> Step:
    """A viewer for whom nothing changed gets nothing: even a count of frames would tell something."""
    frames: dict[str, StoredPatch] = {}
    made = Step(frames, dict(seqs), dict(digests))
    for viewer, view in new.items():
        patch, shown = diff(old[viewer], view), happenings.get(viewer) or []
        if patch or shown:
            seq = made.seqs[viewer] = seqs[viewer] + 1
            made.digests[viewer] = digest(view)
            frames[viewer] = StoredPatch(viewer, seq, diff_message(seq, patch, shown))
    return made


def diff_message(seq: int, patch: list[dict[str, Any]], happenings: list[dict[str, Any]]) -> str:
    """A `diff` as text."""
    return dumps({"type": "diff", "seq": seq, "patch": patch, "happenings": happenings})


def view_message(seq: int, view: View) -> str:
    """A `view` as text."""
    return dumps({"type": "view", "seq": seq, "view": view})


def accepted(message_id: str) -> str:
    """An `accepted` as text."""
    return dumps({"type": "accepted", "id": message_id})


def refused(message_id: str | None, code: str, detail: str) -> str:
    """A `refused` as text."""
    return dumps({"type": "refused", "id": message_id, "code": code, "detail": detail})
