"""Alignments that stay in force once they are revealed (X1I-09).

The rules ask for Arvan and The Quietus themselves (``traitor_draw``). A Neutral one acts when it is revealed
(``influence.hinder``).
"""

from __future__ import annotations

from engine.pulp.line import Cause, Line, on_line
from engine.pulp.queries import sector


@on_line("alignment:kah")
def kah(line: Line, cause: Cause) -> None:
    """In Kah's Sector, add 1 Combat to every card until one is engaged in this round."""
    if sector(line.state) != "kah":
        return
    engaged = [draft for draft in line.drafts if draft.status == "engaged"]
    for draft in engaged[:1] or [draft for draft in line.drafts if draft.status == "waiting"]:
        draft.add_part(cause.by, "combat", 1)
