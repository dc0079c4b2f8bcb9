"""How likely an answer ends the match: two Abilities would be at 0 in an encounter (END-03)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decisions import Decision, Text
from engine.pulp.catalogue.model import ABILITIES, Ability
from engine.pulp.line import draft_now
from engine.pulp.odds import fatal
from engine.pulp.present.line import danger_of
from engine.pulp.printed import effect
from engine.pulp.queries import COLORED, Points, have, is_over, raisable
from engine.pulp.registry import TOLLS
from engine.pulp.rules.basics import NO
from engine.pulp.state import State


def risk_of(g: State, asked: Decision, pick: str) -> Text | None:
    """Return what one answer risks, as far as the asked seat can know; of payments the rules tell that
    themselves. Exact odds while the bag is open; two Abilities at 0 end the match in an encounter only, so
    between encounters that is said instead (END-05)."""
    chance = _chance(g, asked, pick)
    if chance:
        return Text("danger", {"chance": chance})
    word, _, ability = pick.partition(":")
    taken = (
        pick if asked.kind == "ability" and asked.text.key == "lose" else ability if word == "lose" else ""
    )
    if taken in ABILITIES and is_over(_changed(g, {taken: -1})) and not is_over(have(g)):
        return Text("zeros")
    return None


def _chance(g: State, asked: Decision, pick: str) -> float:
    word, _, point = pick.partition(":")
    if word == "point":
        return 1.0 if point in ABILITIES and is_over(_changed(g, {point: -1})) else danger_of(g, point)
    if asked.kind == "tithe":  # it is paid before the first encounter, which then ends the match (END-05)
        return float(pick in ABILITIES and bool(g.line) and is_over(_changed(g, {pick: -1})))
    if g.encounter is None:
        return 0.0
    if asked.kind == "ability":
        ways = _abilities_after(g, asked, pick)
        return float(bool(ways) and all(is_over(way) for way in ways))
    return float(asked.kind == "spare" and _ends(g, asked, pick))


def _abilities_after(g: State, asked: Decision, pick: str) -> list[Points]:
    """The points that are left if this Ability is chosen, in each way that it can go on."""
    key, args = asked.text.key, asked.text.args
    if key in ("lose", "pay-points"):
        return [_changed(g, {pick: -int(args["n"])})]
    if key == "move-from":
        return [_changed(g, {one: 1, pick: -1}) for one in raisable(g) if one != pick]
    return [_changed(g, {pick: 1, args["source"]: -1})] if key == "move-to" else []


def _changed(g: State, by: Mapping[Ability | str, int]) -> Points:
    c, d, s = (max(0, n + by.get(ability, 0)) for ability, n in zip(ABILITIES, have(g), strict=True))
    return c, d, s


def _ends(g: State, asked: Decision, spared: str) -> bool:
    """Whether the drawn cubes end the match if the Landing Team spares that one, or none."""
    cubes = list(asked.text.args["cubes"])
    if spared != NO:
        cubes.remove(spared)
    red, blue, orange = (cubes.count(color) for color in COLORED)
    return fatal(have(g), (red, blue, orange), TOLLS.get(effect(g, draft_now(g).id)))
