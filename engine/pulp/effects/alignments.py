"""Alignments that remain in force once they are revealed (X1I-09).

Arvan and The Quietus are handled by the rules themselves (``traitor_draw``). A Neutral Alignment acts when it
is revealed (``influence.reduce_hero_draw``).
"""

from __future__ import annotations

from engine.pulp.line import Cause, Line, on_line
from engine.pulp.queries import current_sector


@on_line("alignment:kah")
def kah(line: Line, cause: Cause) -> None:
    """In Kah's Sector, add 1 Combat to every card until a card is engaged in this round."""
    if current_sector(line.state) != "kah":
        return
    engaged = [draft for draft in line.drafts if draft.status == "engaged"]
    for draft in engaged[:1] or [draft for draft in line.drafts if draft.status == "waiting"]:
        draft.add_part(cause.source, "combat", 1)
