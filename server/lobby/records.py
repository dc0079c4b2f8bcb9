"""Records of finished matches: everything that is needed to play one again and to check its dice."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.game import Seated
from server.build_types import Build
from server.errors import Problem
from server.lobby import loadouts
from server.store.protocol import JournalRow, MatchRow, Store
from server.view_types import Wire


class RecordedEntry(Wire):
    """One journal entry."""

    kind: str
    seat: str
    value: list[str | int]
    fingerprint: str


class RecordedPlayer(Wire):
    """Who sat in a seat, and what it brought."""

    name: str
    bot: str | None
    build: Build | None


class Record(Wire):
    """A finished match; `seed` is hexadecimal, and hashes to the commitment that stood in every view."""

    format: Literal["galaxies-record/1"] = "galaxies-record/1"
    game: str = "battleship-galaxies"
    match: str
    mission: str
    options: dict[str, Any]
    players: dict[str, RecordedPlayer]
    commitment: str
    seed: str
    snapshot: str
    components: str | None  # the catalogue that it was played with; hashes to the digest in the snapshot
    entries: list[RecordedEntry]
    result: dict[str, Any] | None


async def record(store: Store, row: MatchRow) -> Record:
    """The record, once nothing in it is secret any more."""
    if row.status != "finished":
        raise Problem(409, "not-over")
    kept = await store.components(row.catalogue) if row.catalogue else None
    return Record(
        match=row.id,
        mission=row.mission,
        options=row.options,
        players={seat: _player(who) for seat, who in loadouts.players(row).items()},
        commitment=row.commitment or "",
        seed=(await store.seed(row.id)).hex(),
        snapshot=(await store.setup(row.id)).decode(),
        components=kept.decode() if kept else None,
        entries=[_entry(found) for found in await store.journal(row.id)],
        result=row.result,
    )


def _player(who: Seated) -> RecordedPlayer:
    build = Build.model_validate(who.build) if who.build else None
    return RecordedPlayer(name=who.name, bot=who.bot, build=build)


def _entry(row: JournalRow) -> RecordedEntry:
    return RecordedEntry(kind=row.kind, seat=row.seat, value=row.value, fingerprint=row.fingerprint)
