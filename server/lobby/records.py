"""Records of finished matches: everything that is needed to play one again and to check its dice."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.record import Record
from server.errors import Problem
from server.lobby import loadouts
from server.play.live import entry_of
from server.store.protocol import Chance, MatchRow, Store


async def record(store: Store, row: MatchRow) -> Record:
    """Return the record of a match; raises Problem 409 until it is over, and nothing in it is secret any
    more."""
    _check_over(row)
    kept = await store.edition(row.game, row.catalogue) if row.catalogue else None
    return Record(
        game=row.game,
        match=row.id,
        mission=row.mission,
        options=row.options,
        players=loadouts.players(row),
        commitment=row.commitment or "",
        seed=(await store.seed(row.id)).hex(),
        snapshot=(await store.setup(row.id)).decode(),
        edition=kept.decode() if kept else None,
        entries=[entry_of(kept_row) for kept_row in await store.journal(row.id)],
        result=row.result,
    )


async def chances(store: Store, row: MatchRow) -> Sequence[Chance]:
    """Return how likely each seat was to win; raises Problem 409 until the match is over."""
    _check_over(row)
    return await store.chances(row.id)


def _check_over(row: MatchRow) -> None:
    if row.status != "finished":
        raise Problem(409, "not-over")
