"""Alignments that stay in force once they are revealed (X1I-09). Of two more only a question is asked: Arvan
and The Quietus (``traitor_draw``). A Neutral one acts as it is revealed (``influence.hinder``)."""

from __future__ import annotations

from engine.pulp.line import Cause, Line, on_line
from engine.pulp.queries import sector


@on_line("alignment:kah")
def kah(line: Line, cause: Cause) -> None:
    """In Kah's Sector the first card engaged in a round costs 1 Combat more: each, until one is."""
    if sector(line.state) != "kah":
        return
    engaged = [draft for draft in line.drafts if draft.status == "engaged"]
    for draft in engaged[:1] or [draft for draft in line.drafts if draft.status == "waiting"]:
        draft.add_part(cause.by, "combat", 1)
