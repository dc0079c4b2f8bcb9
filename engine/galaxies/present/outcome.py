"""The outcome of a match, in words."""

from __future__ import annotations

from engine.core.decisions import Text
from engine.core.game import Outcome
from engine.galaxies.present.texts import english
from engine.galaxies.present.texts.naming import Names
from engine.galaxies.printed import edition_of
from engine.galaxies.state import Result, State


def outcome(g: State, result: Result) -> Outcome:
    """Return the winners and losers of a finished match. Without a winner, all teams draw (CLK-08)."""
    winners = (result.winner,) if result.winner else ()
    losers = tuple(team for team in g.teams if winners and team not in winners)
    text = Text("result", {"winner": result.winner, "reason": result.reason, **result.detail})
    teams = [(team.id, team.side) for team in g.teams.values()]
    label = english.result(Names(edition_of(g), teams), result.winner, result.reason, result.detail)
    return Outcome(winners, losers, result.reason, text, label)
