"""Reads a match from the store, whichever version of the code wrote it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

import structlog

from engine.core.chance import SealedChance
from engine.core.game import Game
from engine.core.matches.journal import Entry, Snapshot
from engine.core.matches.match import Match
from engine.core.matches.rebase import RebaseResult, rebase
from server.base.clock import now
from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.store import STORE_UNAVAILABLE, Conflict
from server.match.clock import time_control
from server.match.recovery.resealing import reseal
from server.match.spectators import delay as spectator_delay
from server.match.state.context import EditionMissing, MatchNotFound, TableContext
from server.match.state.live import SERVER, LiveMatch, entry_of
from server.match.state.match_update import update_of, update_of_change, with_chat_line
from server.match.views import recap
from server.match.views.view_code import view_code_of
from server.match.views.views import chat_by_viewer

log = structlog.get_logger()

#: The jump in the view numbers of a match from a backup, because clients may hold later numbers.
BACKUP_JUMP = 1_000_000
#: The suffix that marks the views of a match that cannot be read.
UNREADABLE = "-unread"
#: The message to a table whose open step begins again. It does not state how much is replayed, or why,
#: because that may depend on facts that only one seat knows.
RESTARTED = (
    "The rules of the game were updated. The open step was played again as far as the new rules allow."
)

#: The columns of a paused match.
PAUSED_COLUMNS: dict[str, Any] = {"status": "paused", "waits": {}, "due_at": None}

StoredMatch: TypeAlias = tuple[Game[Any], Snapshot, list[Entry], SealedChance]


async def load_live(context: TableContext, match_id: str) -> LiveMatch:
    """Read a match from the store.

    If different code wrote entries that do not fit, the open step begins again. A match that still cannot be
    read is shown without its game, and paused if it was being played.

    Different code may have created other views. They get new numbers, so that their viewers get a whole view.

    Raises MatchNotFound if there is no such match or its game is not offered. Raises Conflict if another
    process has changed the match meanwhile, and STORE_UNAVAILABLE if the store cannot be reached.
    """
    row = await context.store.match(match_id)
    if row is None:
        raise MatchNotFound
    _ = context.game(row)  # the match is not faulty if its game is not offered here
    live = LiveMatch(context, row, await context.store.chat(match_id))
    if (await context.store.versions([match_id])).get(match_id) != row.version:
        raise Conflict  # the chat may be newer than the row
    live.visible_chat = chat_by_viewer(live.mission, live.chat)
    update = update_of(row)
    try:
        if row.commitment:
            live.match, restart = await start_match(context, row)
            update = _restart_update(live, restart) if restart else update
            if row.reseal:
                update = await reseal(live, update)
        live.views = live.all_views()
    except STORE_UNAVAILABLE:
        raise  # the failure is temporary, so the match is not paused
    except Exception as error:
        log.error("match cannot be read", match=row.id, number=row.head, exc_info=error)
        update = update_of(row, columns=pause_update(row, error) if row.status == "playing" else {})
        live.match = None
        live.views = live.all_views()
    return await _renumber_views(live, update)


async def start_match(context: TableContext, row: MatchRow) -> tuple[Match[Any], RebaseResult[Any] | None]:
    """Return the match. If its open step begins again, also return that change, which is not stored yet.

    The step begins again if different code wrote entries that cannot be played. If the same code wrote them,
    that is an error, which a retry would only hide. Raises the same errors as `read_match`.
    """
    try:
        return await read_match(context, row), None
    except STORE_UNAVAILABLE:
        raise
    except Exception as error:
        made_by = (row.made_by or "").removesuffix(UNREADABLE)
        if row.status == "finished" or made_by == view_code_of(type(context.game(row))):
            raise
        restart = rebase(*await _stored_data(context, row))
        log.warning(
            "the open step begins again",
            match=row.id,
            number=row.head,
            whole=restart.complete,
            reason=str(error),
        )
        return restart.match, restart


async def read_match(context: TableContext, row: MatchRow) -> Match[Any]:
    """Return the match from its newest snapshot and later entries, with the edition with which it began.

    Raises EditionMissing, or any error that the rules raise for a match that they cannot read.
    """
    match: Match[Any] = Match.load(*await _stored_data(context, row))
    return match


async def _stored_data(context: TableContext, row: MatchRow) -> StoredMatch:
    """Return the stored data from which a match is loaded."""
    if not await context.ensure_edition(row):
        raise EditionMissing(f"the edition {row.catalogue} is not known here")
    (number, data), rows = await context.store.snapshot_and_journal(row.id, row.head)
    chance = SealedChance(await context.store.seed(row.id), await context.store.reseals(row.id))
    return context.game(row), Snapshot(number, data), [entry_of(entry) for entry in rows], chance


def _restart_update(live: LiveMatch, restart: RebaseResult[Any]) -> MatchUpdate:
    """Return the update with which the open step begins again: clocks restart, and the table gets a message.
    Both happen even if the position is the same, because a difference could reveal hidden facts."""
    restarted = replace(live, row=replace(live.row, waits={}), views=live.all_views())
    update = with_chat_line(
        live, update_of_change(restarted, restart.match, restart.change), RESTARTED, seat="", name=SERVER
    )
    if live.row.status == "paused":
        update.columns |= PAUSED_COLUMNS | {"times": time_control.stopped_times(live.row, update.at)}
    return update


async def _renumber_views(live: LiveMatch, update: MatchUpdate) -> LiveMatch:
    """Commit the update. If different code made the last views, renumber all views."""
    row = live.row
    readable = live.match is not None or row.commitment is None
    made_by = view_code_of(type(live.game)) + ("" if readable else UNREADABLE)
    if made_by == row.made_by and "reseal" not in update.columns:
        return live
    log.info("views were made by different code", match=row.id)
    jump = 1 if row.made_by else BACKUP_JUMP
    seqs = {viewer: row.seqs.get(viewer, 0) + jump for viewer in live.views}
    update.columns |= {"seqs": seqs, "made_by": made_by}
    after = live.after_update(update)
    update.later = spectator_delay.first_frames(after.row, after.views, update.at)
    recap.add_missed(update, live, after)
    await live.context.store.commit(update)
    return after


def pause_update(row: MatchRow, error: Exception) -> dict[str, Any]:
    """Return the changed columns of a match that is paused by an error. Its clocks restart when the match
    resumes."""
    columns = PAUSED_COLUMNS | {"times": time_control.stopped_times(row, now())}
    return columns | {"paused_reason": f"{type(error).__name__}: {error}"[:500].replace("\0", "")}
