"""New dice for a match that was restored from a backup.

The players have already seen the dice that were rolled after the backup. The same seed would repeat them.
"""

from __future__ import annotations

from engine.core.chance import SealedChance, compute_commitment
from server.db.types.matches import MatchUpdate
from server.match.state.live import SERVER, LiveMatch
from server.match.state.match_update import with_chat_line

#: The message to the table, to which the new commitment is added.
MESSAGE = "This match comes from a backup. Its dice have a new seal, because dice fell after the backup:  "


async def reseal(live: LiveMatch, update: MatchUpdate) -> MatchUpdate:
    """Use a new seed for all future draws, in the store and in memory. Return the update with the message to
    the table.

    The seed has been in the store since the backup was restored, so a second call finds it already used.
    """
    match, store, row = live.match, live.context.store, live.row
    assert match is not None
    await store.reseal(row.id, match.next_draw)
    seeds = await store.reseals(row.id)
    match.chance = SealedChance(await store.seed(row.id), seeds)
    prefix = f"{update.chat.text} " if update.chat else ""
    with_chat_line(live, update, f"{prefix}{MESSAGE}{compute_commitment(seeds[-1][1])}", seat="", name=SERVER)
    update.columns["reseal"] = False
    return update
