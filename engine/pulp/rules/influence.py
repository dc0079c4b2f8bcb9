"""The Traitor's windows: the Traitor may play an Influence card or reveal the Alignment (X1I).

Whether the Traitor is asked depends only on public information and on the Traitor's standing order. A hidden
Alignment can be revealed at any time, so until then the Traitor is asked at every point (X1I-05, PRV-08).
Only the Traitor's answer can give the Alignment away.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decisions import PASS, Decision, Dice, Option, Refused, Text
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.core.windows import Pick, answer_or_pass, open_window
from engine.pulp.catalogue.model import FACES, Orientation
from engine.pulp.facts.traitor import (
    AlignmentRevealed,
    HeroDrawReduced,
    InfluenceOpened,
    InfluencePlayed,
    PassOrdered,
    TraitorRolled,
)
from engine.pulp.printed import edition_of, effect
from engine.pulp.registry import INFLUENCE, InfluenceEffect
from engine.pulp.rules.basics import ask, option
from engine.pulp.rules.timing import Point
from engine.pulp.state import TRAITOR, State, Traitor

WINDOWS: tuple[Point, ...] = (
    "before-line",
    "before-choice",
    "after-choice",
    "before-draw",
    "after-resolved",
    "after-draw",
)
PASS_PHASE, PASS_ROUND = "pass-phase", "pass-round"
REVEAL = "reveal"
SIDES = ("upright", "turned")


def run_influence_window(g: State, point: Point) -> Rule[None]:
    """Let the Traitor act at a point of the round until they pass."""
    if g.traitor is None or point not in WINDOWS:
        return
    yield from open_window(
        (TRAITOR,),
        lambda seat: may_act(g),
        lambda seat: InfluenceOpened(point),
        lambda seat: question(g, point),
        lambda seat, pick: _apply_pick(g, pick),
    )


# The question


def may_act(g: State) -> bool:
    """Return whether the Traitor is asked, given public information and their standing order."""
    traitor = g.traitor
    if traitor is None or passes_windows(g, traitor):
        return False
    return traitor.revealed is None or any(True for _ in playable_sides(g, traitor))


def question(g: State, point: Point) -> Decision:
    """Return the question to the Traitor at a point."""
    assert g.traitor is not None
    answers = [_side_option(g, card, side) for card, side in playable_sides(g, g.traitor)]
    if g.traitor.revealed is None:
        answers.append(option(REVEAL, REVEAL))
    return answer_or_pass(TRAITOR, "influence", Text("influence", {"point": point}), answers)


def _side_option(g: State, card: str, side: str) -> Option:
    cost = printed_orientation(g, card, side).cost
    return option(f"play:{card}:{side}", "influence", ("influence", card), ("side", side), ("cost", cost))


def printed_orientation(g: State, card: str, side: str) -> Orientation:
    """Return the printed data of a side of an Influence card."""
    influence_card = edition_of(g).influence[card]
    return influence_card.upright if side == "upright" else influence_card.turned


def effect_of_side(g: State, card: str, side: str) -> InfluenceEffect:
    """Return the registered effect of a side of an Influence card."""
    return INFLUENCE[effect(g, f"{card}:{side}")]


def playable_sides(g: State, traitor: Traitor) -> Iterator[tuple[str, str]]:
    """Yield the hand cards and their sides that may be played now, as pairs.

    The Traitor may play one card in each phase, if the Traitor has enough Influence and the card has an
    effect (X1I-01, X1I-03).
    """
    if traitor.played or is_influence_blocked(g):
        return
    for card in traitor.hand:
        for side in SIDES:
            orientation = printed_orientation(g, card, side)
            is_right_phase = orientation.phase in ("any", g.phase)
            if (
                is_right_phase
                and orientation.cost <= traitor.influence
                and effect_of_side(g, card, side).ready(g)
            ):
                yield card, side


def is_influence_blocked(g: State) -> bool:
    """Return whether the Hero has paid Whisper Station to stop Influence cards in this phase."""
    return g.search is not None and any(effect(g, name) == "whisper-station" for name in g.search.done)


# The action


def _apply_pick(g: State, pick: Pick) -> Rule[bool]:
    """Carry out the Traitor's choice. Return False for a pass."""
    if pick == (PASS,):
        return False
    if pick == (REVEAL,):
        yield from reveal(g)
        return True
    _, card, side = pick[0].split(":")
    yield InfluencePlayed(
        card, "upright" if side == "upright" else "turned", printed_orientation(g, card, side).cost
    )
    yield from effect_of_side(g, card, side).act(g, card)
    return True


def reveal(g: State) -> Rule[None]:
    """Reveal the Alignment (X1I-08). A Neutral Alignment acts now (X1I-10)."""
    assert g.traitor is not None
    alignment = g.traitor.alignment.open()
    yield AlignmentRevealed(alignment)
    if not edition_of(g).alignments[alignment].lasting:
        yield from reduce_hero_draw(g, f"alignment:{alignment}")


def reduce_hero_draw(g: State, source: str) -> Rule[None]:
    """Roll both dice. The Hero's next search draws fewer cubes. The Traitor chooses the reduction, up to the
    lower value."""
    values = yield from roll_traitor_dice(g, source)
    options = [option(f"n:{n}", "number", ("n", n)) for n in range(min(values), 0, -1)]
    answer = yield from ask("number", Text("fewer", {"by": source}), options, seat=TRAITOR)
    yield HeroDrawReduced(int(answer.partition(":")[2]), source)


def roll_traitor_dice(g: State, source: str, count: int = 2) -> Rule[tuple[int, ...]]:
    """Roll dice of the Traitor. Their values are the numbers of their faces (X1I-07)."""
    assert g.traitor is not None
    dice = g.traitor.dice[:count]
    values = yield Dice((FACES,) * len(dice))
    yield TraitorRolled(dict(zip(dice, values, strict=True)), source)
    return tuple(values)


# Standing orders


def passing_order_fact(g: State, seat: str, name: str, on: bool) -> PassOrdered:
    """Return the fact that lets windows pass until the phase or the round ends. Raises Refused if the seat
    cannot give that order, or if the order changes nothing.
    """
    if g.traitor is None or seat != TRAITOR or name not in (PASS_PHASE, PASS_ROUND):
        raise Refused("illegal", "that order cannot be given")
    if (g.traitor.passing.open() == passing_period(g, name)) == on:
        raise Refused("illegal", "that order changes nothing")
    return PassOrdered(Secret(passing_period(g, name) if on else "", (TRAITOR,)))


def passing_period(g: State, name: str) -> str:
    """Return the period for which a standing order applies now: this round, or this phase of the round."""
    return f"{g.round}" if name == PASS_ROUND else f"{g.round}:{g.phase}"


def passes_windows(g: State, traitor: Traitor) -> bool:
    """Return whether the Traitor lets all windows pass now."""
    return traitor.passing.open() in (passing_period(g, PASS_PHASE), passing_period(g, PASS_ROUND))
