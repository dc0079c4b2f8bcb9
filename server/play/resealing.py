"""Gives a match that was brought back from a backup other dice.

What fell after the backup was seen by those who played then. The same seed would let it fall again.
"""

from __future__ import annotations

from engine.core.chance import SealedChance, commitment_of
from server.play.live import SERVER, LiveMatch
from server.play.match_update import with_chat_line
from server.store.matches import MatchUpdate

#: What the table is told, before the new commitment.
TOLD = "This match comes from a backup. Its dice are sealed anew, because others fell after it: "


async def reseal(live: LiveMatch, update: MatchUpdate) -> MatchUpdate:
    """Seal the draws that are yet to come anew, in the store and in memory; returns the update with what the
    table is told.

    The seed has waited in the store since the backup was read. Whoever repeats this finds it in use.
    """
    match, store, row = live.match, live.context.store, live.row
    assert match is not None
    await store.reseal(row.id, match.drawn)
    kept = await store.reseals(row.id)
    match.chance = SealedChance(await store.seed(row.id), kept)
    before = f"{update.chat.text} " if update.chat else ""
    with_chat_line(live, update, f"{before}{TOLD}{commitment_of(kept[-1][1])}", seat="", name=SERVER)
    update.columns["reseal"] = False
    return update
