"""The probability that an answer ends the match because two Abilities are at 0 in an encounter (END-03)."""

from __future__ import annotations

from engine.core.decisions import Decision, Text
from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.line import current_draft
from engine.pulp.odds import is_fatal, points_after_loss
from engine.pulp.present.line import evade_danger
from engine.pulp.printed import effect
from engine.pulp.queries import COLORED, Points, ability_points, is_loss, raisable_abilities
from engine.pulp.registry import TOLLS
from engine.pulp.rules.basics import NO
from engine.pulp.state import State


def risk_of(g: State, decision: Decision, pick: str) -> Text | None:
    """Return the risk of an answer, given what the seat that is asked can know.

    The odds are exact while the bag is open. Two Abilities at 0 end the match only in an encounter. Between
    encounters, the text is a warning instead (END-05). Fatal payments are not included, because the rules
    mark them.
    """
    if not g.tracks:  # the Captain is not chosen yet
        return None
    points, (kind, _, rest) = ability_points(g), pick.partition(":")
    losses = points_after_loss(points).get(rest or kind)
    is_last = losses is not None and is_loss(losses)
    chance = _chance(g, decision, pick, is_last=is_last)
    if chance:
        return Text("danger", {"chance": chance})
    is_loss_option = kind == "lose" or (decision.kind == "ability" and decision.text.key == "lose")
    return Text("zeros") if is_loss_option and is_last and not is_loss(points) else None


def _chance(g: State, decision: Decision, pick: str, *, is_last: bool) -> float:
    """Return the probability that the answer ends the match. For an Ability, ``is_last`` states whether the
    loss of a point leaves two Abilities at 0.
    """
    kind, _, point = pick.partition(":")
    if kind == "point":
        return 1.0 if is_last else evade_danger(g, point)
    # the tithe is due before the first encounter, in which two Abilities at 0 end the match (END-05)
    if decision.kind == "tithe":
        return float(is_last and bool(g.line))
    if g.encounter is None:
        return 0.0
    if decision.kind == "ability" and decision.text.key == "lose":
        return float(is_last)
    if decision.kind == "ability":
        outcomes = _points_after_moves(g, decision, pick)
        return float(bool(outcomes) and all(is_loss(outcome) for outcome in outcomes))
    return float(decision.kind == "spare" and _ends_match(g, decision, pick))


def _points_after_moves(g: State, decision: Decision, pick: str) -> list[Points]:
    """Return the possible points after a point is moved from or to this Ability."""
    if decision.text.key == "move-from":
        return [_points_after_move(g, pick, target) for target in raisable_abilities(g) if target != pick]
    return (
        [_points_after_move(g, decision.text.args["source"], pick)] if decision.text.key == "move-to" else []
    )


def _points_after_move(g: State, source: str, target: str) -> Points:
    changes = {source: -1, target: 1}
    c, d, s = (n + changes.get(ability, 0) for ability, n in zip(ABILITIES, ability_points(g), strict=True))
    return c, d, s


def _ends_match(g: State, decision: Decision, spared: str) -> bool:
    """Return whether the drawn cubes end the match if the Landing Team spares this cube, or if it spares
    none."""
    cubes = list(decision.text.args["cubes"])
    if spared != NO:
        cubes.remove(spared)
    red, blue, orange = (cubes.count(color) for color in COLORED)
    return is_fatal(ability_points(g), (red, blue, orange), TOLLS.get(effect(g, current_draft(g).id)))
