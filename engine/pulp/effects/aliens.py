"""The effects of the Hegemony and of its Vassals."""

from __future__ import annotations

from itertools import islice

from engine.core.decisions import Text
from engine.core.game import Rule
from engine.pulp.facts.search import CardsDiscarded, CubesMoved
from engine.pulp.line import Cause, Line, on_line
from engine.pulp.queries import unfound_count
from engine.pulp.registry import after_draw, at_phase_start, register_grant, when_evaded
from engine.pulp.rules.basics import add_to_bag, ask, lose, option
from engine.pulp.state import LineCard, State

#: The number of Super Weapons that may be unfound before aliens act, and the number of black cubes for which
#: The Quietus acts once more.
UNFOUND_LIMIT, BLACK = 3, 3


def unfound_beyond_limit(g: State) -> int:
    """Return the number of unfound Super Weapons beyond three."""
    return max(0, unfound_count(g) - UNFOUND_LIMIT)


@on_line("kah")
def kah(line: Line, cause: Cause) -> None:
    for draft in islice(line.guardforces(), unfound_beyond_limit(line.state)):
        draft.add_part(cause.source, "combat", 1)


@on_line("arvan")
def arvan(line: Line, cause: Cause) -> None:
    candidates = [draft for draft in reversed(line.drafts) if draft.strength]
    for draft in candidates[: unfound_beyond_limit(line.state)]:
        draft.add_part(cause.source, "diplomacy", 1)


@on_line("quietus")
def quietus(line: Line, cause: Cause) -> None:
    candidates = [draft for draft in reversed(line.drafts) if draft.strength]
    for draft in candidates[: unfound_beyond_limit(line.state) + line.state.aliens[cause.source] // BLACK]:
        draft.add_part(cause.source, "science", 1)


@on_line("warlord-skarn")
def warlord_skarn(line: Line, cause: Cause) -> None:
    tracks = line.state.tracks
    if tracks["combat"].value > tracks["diplomacy"].value:
        for draft in line.drafts:
            if draft.strength == 1:
                draft.add_part(cause.source, "combat", 1)


@on_line("chancellor-iphis")
def chancellor_iphis(line: Line, cause: Cause) -> None:
    for draft in line.drafts:
        draft.restrict_point(cause.source, "diplomacy")


@after_draw("the-pale-choir")
def the_pale_choir(g: State, source: str) -> Rule[None]:
    assert g.search is not None
    whites = (g.search.drawn or []).count("white")
    blacks = min(whites, g.supply.get("black", 0))
    if blacks:
        yield CubesMoved({"black": blacks}, "supply", source, source)


@when_evaded("brood-mother-ix")
def brood_mother_ix(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from add_to_bag(g, "red", source)


@at_phase_start("the-tithe-collector")
def the_tithe_collector(g: State, source: str) -> Rule[None]:
    options = [option(card, "discard-card", ("card", card)) for card in g.hand]
    if g.tracks["diplomacy"].value or not options:
        options.append(option("diplomacy", "lose-ability", ("ability", "diplomacy")))
    answer = yield from ask("tithe", Text("tithe", {"by": source}), options)
    if answer == "diplomacy":
        yield from lose(g, "diplomacy", 1, source)
    else:
        yield CardsDiscarded((answer,))


# after two black cubes in a search, cards cannot draw more cubes
register_grant("black-stops", "echo-without-voice")
