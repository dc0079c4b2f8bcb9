"""Records of finished matches, with all data for replaying a match and verifying its dice."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import compute_commitment
from engine.core.game import Game
from engine.core.matches.record import Record, Reseal
from server.db.sql.store import Store
from server.db.types.matches import JournalRow, MatchRow
from server.features.loadouts import service as loadouts
from server.match.bots.fair_scheduler import TimeSlices
from server.match.state.live import entry_of
from server.protocol.bodies import Seal
from server.transport.errors import Problem

#: The number of journal entries per read.
BATCH_SIZE = 500


async def record(store: Store, game: Game[Any], row: MatchRow, *, edition: bool = True) -> Record:
    """Return the record of a match, with or without its initial ``edition``. Raises Problem 409 until the
    match is over, because the record contains its secrets."""
    check_over(row)
    setup = await store.setup(row.id)
    names = people_in(game, setup)
    players = {
        seat: msgspec.structs.replace(player, name=names.get(seat, player.name))
        for seat, player in loadouts.players(row).items()
    }
    edition_data = await store.edition(row.game, row.catalogue) if edition and row.catalogue else None
    return Record(
        game=row.game,
        match=row.id,
        mission=row.mission,
        options=row.options,
        players=players,
        commitment=row.commitment or "",
        seed=(await store.seed(row.id)).hex(),
        snapshot=setup.decode(),
        edition=edition_data.decode() if edition_data else None,
        entries=[entry_of(journal_row) for journal_row in await journal_of(store, row)],
        result=row.result,
        resealed=[
            Reseal(since, compute_commitment(seed), seed.hex()) for since, seed in await store.reseals(row.id)
        ]
        or msgspec.UNSET,
    )


async def seals_of(store: Store, row: MatchRow) -> list[Seal]:
    """Return the commitments to the dice of a match, and the seeds. Raises Problem 409 until the match is
    over."""
    check_over(row)
    if row.commitment is None:
        return []
    first = Seal(since=0, commitment=row.commitment, seed=(await store.seed(row.id)).hex())
    reseals = await store.reseals(row.id)
    return [
        first,
        *(Seal(since=n, commitment=compute_commitment(seed), seed=seed.hex()) for n, seed in reseals),
    ]


async def journal_of(store: Store, row: MatchRow) -> list[JournalRow]:
    """Return the journal. It is read in parts, so that a long journal does not block other tasks."""
    entries, slices = list[JournalRow](), TimeSlices()
    for after in range(0, row.head, BATCH_SIZE):
        entries += await store.journal(row.id, after, after + BATCH_SIZE)
        await slices.rest()
    return entries


def people_in(game: Game[Any], data: bytes) -> dict[str, str]:
    """Return the names of the players in a snapshot by seat. These are their names when the match began."""
    return game.people(game.codec.decode(data).state)


def check_over(row: MatchRow) -> None:
    """Raise Problem 409 until the match is over."""
    if row.status != "finished":
        raise Problem(409, "not-over")
