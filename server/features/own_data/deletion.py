"""Deletes a user permanently. Matches of other people stay as they are, except for the name.

The user's own data is deleted immediately, in one transaction. Then the user leaves the matches one at a
time. If the server stops meanwhile, it continues after its next start.

- A match without any other person is deleted.
- In the lobby, the seat becomes free.
- In a match that has begun, a computer player continues for the user. It concedes if the match's options
  require that for absent people.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog

from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.facts import SeatRenamed
from engine.core.game import Game
from engine.core.matches.journal import Snapshot
from engine.core.matches.match import Match
from server.base.clock import now
from server.base.json_codec import dumps
from server.base.texts import disambiguate
from server.db.types.account_deletion import Renaming
from server.db.types.matches import JournalRow, MatchRow
from server.db.types.moderation import SpectatorFrame
from server.db.types.people import User
from server.features.identity.reserved_names import DELETED_NAME
from server.features.lobby.commands import Leave
from server.features.lobby.service import Lobby
from server.features.own_data.frame_renaming import FrameRenaming
from server.features.replays.records import people_in
from server.match.commands import seat_handover
from server.match.commands.handlers import LetComputerPlayOn
from server.match.people import presence
from server.match.spectators.delay import MAX_DELAY, delay_of
from server.match.state.context import MatchNotFound
from server.match.state.live import SERVER, entry_of
from server.transport.errors import Problem

log = structlog.get_logger()

#: The maximum number of attempts to leave a match. An attempt fails if another writer changes the match
#: first.
MAX_ATTEMPTS = 10


async def begin_deletion(lobby: Lobby, user: User) -> None:
    """Delete the user's devices, account and loadouts, and close their sockets on every worker.
    `finish_deletion` completes the deletion."""
    for digest in await lobby.store.begin_deletion(user, DELETED_NAME, now()):
        lobby.tables.log_out(digest)


async def finish_all_deletions(lobby: Lobby) -> None:
    """Finish the deletion of all users whose data remains in matches."""
    for user in await lobby.store.users_being_deleted():
        await finish_deletion(lobby, user)


async def finish_deletion(lobby: Lobby, user: User) -> None:
    """Leave all matches of the user. A match that cannot be left now, for example because its game is not
    offered, is left later."""
    results = [await _leave_match(lobby, match_id, user) for match_id in await lobby.store.matches_with(user)]
    if all(results):
        await lobby.store.end_deletion(user)
        log.info("a user has left", matches=len(results))


async def _leave_match(lobby: Lobby, match_id: str, user: User) -> bool:
    """Leave a match. Return False if that must be done later."""
    for _ in range(MAX_ATTEMPTS):
        row = await lobby.store.match(match_id)
        if row is None:
            return True
        if row.game not in lobby.games or not await lobby.context.ensure_edition(row):
            return False
        try:
            if await _leave_once(lobby, row, user):
                return True
        except ValueError as error:  # another version of the server may be able to read the match
            log.warning("a match cannot be left", match=match_id, error=str(error))
            return False
    return False


async def _leave_once(lobby: Lobby, row: MatchRow, user: User) -> bool:
    """Try once to leave a match. Return False if another writer changed it first."""
    others = _other_people(row, user)
    if not others:
        is_removed = await lobby.store.remove_match(row)
        if is_removed:
            lobby.tables.close_match(row.id)
        return is_removed
    if row.status == "lobby":
        return await _leave_lobby(lobby, row, user, others[0])
    if not await _rename_everywhere(lobby, row, user):
        return False
    if row.status == "playing" and (seat := row.seat_of(user)):
        with suppress(Refused, MatchNotFound):  # the match may have ended since
            _ = await lobby.tables[row.id].submit(LetComputerPlayOn(seat=seat))
    return True


def _other_people(row: MatchRow, user: User) -> list[User]:
    """Return the other people of the match, beginning with those in seats."""
    seated = (row.seats[seat].user for seat in sorted(row.seats))
    people = [person for person in (*seated, row.host) if person is not None]
    return [person for person in people if person != user and not person.left]


async def _leave_lobby(lobby: Lobby, row: MatchRow, user: User, new_host: User) -> bool:
    if seat := row.seat_of(user):
        with suppress(Problem):  # the match may have begun; the next attempt checks this again
            _ = await lobby.change(row, Leave(seat=seat, user=user))
        return False
    if row.host == user:
        if await lobby.store.change_host(row, new_host):
            lobby.tables.announce_change(row.id, row.version + 1)
        return False
    return await _write_renaming(lobby, row, Renaming(user, DELETED_NAME))


async def _rename_everywhere(lobby: Lobby, row: MatchRow, user: User) -> bool:
    """Replace the name in all stored data of a match that has begun."""
    game, snapshots = lobby.context.game(row), await lobby.store.snapshots(row.id)
    initial_names = people_in(game, snapshots[0])
    names = seat_handover.names_of(row, user, initial_names)
    if not names:
        return await _write_renaming(lobby, row, Renaming(user, DELETED_NAME))
    if names[0].startswith(DELETED_NAME):
        return True
    journal = await lobby.store.journal(row.id)
    name = _unused_name(
        [*initial_names.values(), *(str(entry.value[0]) for entry in journal if entry.kind == "name")]
    )
    new_snapshots = {number: _renamed_snapshot(game, data, names, name) for number, data in snapshots.items()}
    entries = [_renamed_entry(entry, names, name) for entry in journal]
    columns = dict[str, Any]()
    if row.result and any(old_name in dumps(row.result) for old_name in names):
        columns["result"] = await _renamed_result(lobby, row, new_snapshots, entries)
    if row.next and row.next["by"] in names:
        columns["next"] = row.next | {"by": name}
    changed_entries = [new for new, old in zip(entries, journal, strict=True) if new != old]
    lines = {
        line.place: text
        for line in await lobby.store.chat(row.id)
        if (line.name, line.seat) == (SERVER, "")
        and (text := seat_handover.replace_name(line.text, names, name)) != line.text
    }
    return await _write_renaming(
        lobby, row, Renaming(user, name, new_snapshots, columns, changed_entries, lines), names
    )


def _unused_name(names: Collection[str]) -> str:
    """Return a name for another deleted user that is not one of the given names."""
    return disambiguate({name: name for name in names} | {"": DELETED_NAME})[""]


def _renamed_entry(entry: JournalRow, names: Collection[str], name: str) -> JournalRow:
    """Return the entry with the new name if it assigns one of the names to a seat."""
    return replace(entry, value=[name]) if entry.kind == "name" and entry.value[0] in names else entry


def _renamed_snapshot(game: Game[Any], data: bytes, names: Collection[str], name: str) -> bytes:
    position = game.codec.decode(data)
    for seat, old_name in game.people(position.state).items():
        if old_name in names:
            SeatRenamed(seat, name).apply(position.state)
    return game.codec.encode(position)


async def _renamed_result(
    lobby: Lobby, row: MatchRow, snapshots: Mapping[int, bytes], journal: Sequence[JournalRow]
) -> Any:
    """Return the match's result with the new name."""
    number = max(snapshots)
    chance = SealedChance(await lobby.store.seed(row.id), await lobby.store.reseals(row.id))
    game, rows = lobby.context.game(row), journal[number : row.head]
    try:
        match = Match.load(game, Snapshot(number, snapshots[number]), map(entry_of, rows), chance)
    except Exception as error:
        raise ValueError(f"its result cannot be computed: {error}") from error
    return match.outcome.to_wire() if match.outcome else row.result


async def _write_renaming(
    lobby: Lobby, row: MatchRow, renaming: Renaming, names: Collection[str] = ()
) -> bool:
    """Write the new name, and delete other data of the user in the match. ``names`` are their former
    names."""
    columns = {
        **renaming.columns,
        "absent": presence.without_absent(row, renaming.user.id),
        "handed": seat_handover.columns_without_user(row, renaming.user, renaming.name),
        "missing": {},
    }
    later = [frame async for frame in _renamed_frames(lobby, row, renaming, names)]
    if not await lobby.store.rename_in(row, replace(renaming, columns=columns, later=later)):
        return False
    lobby.tables.announce_change(row.id, row.version + 1)
    return True


async def _renamed_frames(
    lobby: Lobby, row: MatchRow, renaming: Renaming, names: Collection[str]
) -> AsyncIterator[SpectatorFrame]:
    """Yield the spectators' frames that have not been shown yet, with the new name."""
    if not delay_of(row):
        return
    lines = [line for line in await lobby.store.chat(row.id) if line.user_id == renaming.user.id]
    frame_renaming = FrameRenaming(
        renaming.name, names, {(line.n, line.name) for line in lines if line.team is None}
    )
    for frame in await lobby.store.spectator_frames(row.id, -1, now() + MAX_DELAY):
        yield frame_renaming.apply(frame)
