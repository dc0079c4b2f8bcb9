"""Reasons why options that players might look for are missing, each with the rule behind it.

These reasons depend only on public information, and on the question that the asked seat can see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, get_args

from engine.core.decisions import Decision, Text
from engine.pulp.catalogue.model import ABILITIES, ABILITY_OF
from engine.pulp.line import Draft, current_draft, points_due, remaining_parts
from engine.pulp.printed import card_of, edition_of, effect
from engine.pulp.queries import (
    COLORED,
    ability_points,
    cubes_needed,
    current_sector,
    is_active,
    placeable_cubes,
)
from engine.pulp.registry import MEETING, MOMENTS, PRICES, TOOLS, Moment, find_grant
from engine.pulp.rules.engaging import nonzero_points
from engine.pulp.rules.evading import possible_payers
from engine.pulp.rules.influence import SIDES, effect_of_side, is_influence_blocked, printed_orientation
from engine.pulp.rules.searching import can_hand_pay
from engine.pulp.rules.tools import blocked_kinds, can_engage
from engine.pulp.state import ExplorationInPlay, OwnedDie, State, Weapon

#: The maximum number of reasons shown. The reasons closest to the question come first.
MAX_REASONS = 8


class Reason(NamedTuple):
    """A reason why an option is missing, and the id of its rule."""

    text: Text
    rule: str


Reasons = Iterator[Reason]
#: The offered options, by the parts of their ids.
Offered = set[str]


def find_missing_reasons(g: State, decision: Decision) -> list[Reason]:
    """Return the reasons why options are missing from a question."""
    find_reasons = REASONS.get(decision.kind)
    return list(islice(find_reasons(g, _offered_ids(decision)), MAX_REASONS)) if find_reasons else []


def _reason(rule: str, key: str, **args: object) -> Reason:
    return Reason(Text(key, args), rule)


def _offered_ids(decision: Decision) -> Offered:
    """Return the ids of the options, and the parts of the ids before the first and the last colon. These
    parts are the kind of an option, and the card or die that a side or a use belongs to.
    """
    ids = [option.id for option in decision.options]
    return {part for name in ids for part in (name, name.partition(":")[0], name.rpartition(":")[0])}


# The questions


def _encounter_reasons(g: State, offered_ids: Offered) -> Reasons:
    if not offered_ids.issuperset(("engage", "evade")):
        yield from _forced_reasons(g)
    yield from _tool_reasons(g, offered_ids, "encounter")


def _engage_reasons(g: State, offered_ids: Offered) -> Reasons:
    if current_draft(g).must or "pay" not in offered_ids:
        yield from _forced_reasons(g)
    yield from _tool_reasons(g, offered_ids, "engage")


def _evade_reasons(g: State, offered_ids: Offered) -> Reasons:
    yield from _forced_reasons(g)
    yield from _point_reasons(g)
    yield from _tool_reasons(g, offered_ids, "evade")


def _closing_reasons(g: State, offered_ids: Offered) -> Reasons:
    yield from _tool_reasons(g, offered_ids, "closing")


def _search_reasons(g: State, offered_ids: Offered) -> Reasons:
    if "pay" not in offered_ids:
        yield from _planet_reasons(g)
    if g.planet is not None and _is_tool(g, g.planet) and f"planet:{g.planet}" not in offered_ids:
        yield _reason("SRC-02", "no-use", card=g.planet)
    yield from _tool_reasons(g, offered_ids, "search")


def _cube_reasons(g: State, offered_ids: Offered) -> Reasons:
    drawn = (g.search and g.search.drawn) or ()
    for color in COLORED:
        ability = ABILITY_OF[color]
        is_missing = color in drawn and f"raise:{color}" not in offered_ids
        if is_missing or ("green" in drawn and f"boost:{ability}" not in offered_ids):
            yield _reason("SRC-11", "at-top", ability=ability, top=g.tracks[ability].top)
    if g.fresh and g.team <= g.fresh and any(cubes_needed(g, weapon) for weapon in g.weapons):
        yield _reason("X2L-07", "team-fresh")
    yield from _tool_reasons(g, offered_ids, "drawn")


# The choice at a card


def _forced_reasons(g: State) -> Reasons:
    """Yield the reasons why a card cannot be engaged, or cannot be evaded."""
    draft = current_draft(g)
    if draft.must == "evade":
        if draft.must_by == draft.id and not draft.strength:
            yield _reason("ENG-09", "no-strength", card=draft.id)
        else:
            yield _reason("ENC-09", "must-evade", card=draft.id, by=draft.must_by)
    elif not can_engage(g):
        if draft.must == "engage":
            yield _reason("ENC-10", "must-engage-unpaid", card=draft.id, by=draft.must_by)
        yield _cost_reason(g, draft)
    elif draft.must == "engage":
        yield _reason("ENC-09", "must-engage", card=draft.id, by=draft.must_by)


def _cost_reason(g: State, draft: Draft) -> Reason:
    remaining_cost, crew = (
        points_due(draft, remaining_parts(g, draft)),
        sum([member.points for member in g.crew]),
    )
    cost, available = nonzero_points(remaining_cost), nonzero_points(ability_points(g))
    return _reason("ENG-23", "unpayable", card=draft.id, due=cost, have=available, crew=crew)


def _point_reasons(g: State) -> Reasons:
    """Yield reasons for the Abilities and the Bridge Crew that cannot pay the point of an Evade."""
    draft = current_draft(g)
    if not draft.point:
        return
    payers = possible_payers(g, draft)
    for ability in ABILITIES:
        if not g.tracks[ability].value:
            yield _reason("EVA-01", "point-zero", ability=ability)
        elif ability not in payers:
            yield _reason(
                "EVA-01", "point-bound", ability=ability, only=draft.only, by=_point_restriction(draft)
            )
    for member in g.crew:
        if member.id not in payers:
            payable_ability = edition_of(g).crew[member.id].track[-member.points]
            args = {"ability": payable_ability, "only": draft.only, "by": _point_restriction(draft)}
            yield _reason("X3B-06", "crew-bound", crew=member.id, **args)


def _point_restriction(draft: Draft) -> str:
    """Return the cause that restricts the point to one Ability."""
    return next(step.by for step in reversed(draft.steps) if (step.what, step.after) == ("point", draft.only))


# The price of a Planet


def _planet_reasons(g: State) -> Reasons:
    if g.planet is None or g.search is None or effect(g, g.planet) not in PRICES:
        return
    cost = edition_of(g).planets[g.planet].cost
    if g.planet in g.search.done:
        yield _reason("SRC-03", "planet-paid", planet=g.planet)
    elif can_hand_pay(g, cost):
        # its usefulness may depend on a hidden bag, so only the offered option may reveal it
        yield _reason("SRC-02", "planet-no-use", planet=g.planet)
    else:
        yield _reason("HND-03", "planet-unpaid", planet=g.planet, cost=dict(Counter(cost)))
        for card in g.line:
            if card.status == "engaged" and not card.brought and card_of(g, card.id).icon in cost:
                yield _reason("HND-05", "engaged-now", card=card.id)


# Super Weapons, dice, and other tools


def _tool_reasons(g: State, offered_ids: Offered, moment: Moment) -> Reasons:
    yield from _dice_reasons(g, offered_ids, moment)
    for weapon in g.weapons:
        if f"weapon:{weapon.id}" not in offered_ids and (_is_tool(g, weapon.id) or not is_active(g, weapon)):
            yield _weapon_reason(g, weapon, moment)
    for card in g.exploration:
        if _is_tool(g, card.id) and f"exploration:{card.id}" not in offered_ids:
            yield _exploration_reason(g, card, moment)
    ship = g.ship
    if ship is not None and _is_tool(g, ship.id) and f"ship:{ship.id}" not in offered_ids:
        yield (
            _reason("X3S-02", "used", card=ship.id)
            if ship.used
            else _tool_reason(g, "X3S-02", ship.id, moment)
        )


def _is_tool(g: State, name: str) -> bool:
    """Return whether a card is used on request. Other cards act at setup, or automatically."""
    return effect(g, name) in TOOLS


def _exploration_reason(g: State, card: ExplorationInPlay, moment: Moment) -> Reason:
    if card.used:
        return _reason("X2L-10", "used", card=card.id)
    is_in_sector = current_sector(g) in edition_of(g).exploration[card.id].sectors
    return (
        _tool_reason(g, "X2L-09", card.id, moment)
        if is_in_sector
        else _reason("X2L-09", "other-sector", card=card.id)
    )


def _weapon_reason(g: State, weapon: Weapon, moment: Moment) -> Reason:
    if not is_active(g, weapon):
        needed = {"n": cubes_needed(g, weapon), "cubes": placeable_cubes(g, weapon)}
        return _reason("SWP-02", "not-understood", card=weapon.id, **needed)
    if weapon.used:
        return _reason("SWP-05", "used", card=weapon.id)
    is_for_encounters = {*MEETING, "closing"}.issuperset((moment, *TOOLS[effect(g, weapon.id)].moments))
    return _tool_reason(g, "SWP-04" if is_for_encounters else "SWP-13", weapon.id, moment)


def _tool_reason(g: State, rule: str, name: str, moment: Moment) -> Reason:
    """Return the reason why a tool cannot be used: it is for another moment, or useless now."""
    moments, ready, _, _ = TOOLS[effect(g, name)]
    if moment in moments or (moment in MEETING and "encounter" in moments and not ready(g)):
        return _reason(rule, "no-use", card=name)
    return _reason(rule, "other-moment", card=name, moments=list(moments))


def _dice_reasons(g: State, offered_ids: Offered, moment: Moment) -> Reasons:
    """Yield reasons for dice that cannot be used. If no further die may be used, yield a single reason for
    all unused dice."""
    used_dice = [die.id for die in g.dice if die.used]
    if used_dice:
        yield _reason("DIC-04", "used-dice", dice=used_dice)
    unused = [die for die in g.dice if not die.used and f"die:{die.id}" not in offered_ids]
    restriction = _die_limit_key(g, moment) if unused else None
    if restriction is not None:
        yield _reason("DIC-04", restriction)
        return
    for owned in unused:
        yield _die_reason(g, owned, moment)


def _die_limit_key(g: State, moment: Moment) -> str | None:
    """Return the text key of the limit that forbids a further die now, or None."""
    if g.encounter is not None and g.encounter.die is not None:
        return "one-die:closing" if moment == "closing" else "one-die:encounter"
    if g.search is not None and "die" in g.search.done:
        return "one-die:search"
    return "one-die:phase" if g.options.one_die_per_phase and "die" in g.once and g.search is None else None


def _die_reason(g: State, die: OwnedDie, moment: Moment) -> Reason:
    blocked = blocked_kinds(g, moment).intersection(edition_of(g).dice[die.id].kinds)
    if blocked:
        cause = _blocking_cause(g, blocked, moment)
        is_location = cause.partition(":")[0] == g.location
        return _reason("LOC-04" if is_location else "ENC-15", "barred-die", card=die.id, by=cause)
    moments = MOMENTS[die.id][die.value - 1]
    if moment in moments:
        return _reason("DIC-02", "die-no-use", die=die.id, face=die.value)
    usable_moments = [possible for possible in get_args(Moment) if possible in moments]
    return _reason("DIC-03", "die-face", die=die.id, face=die.value, moments=usable_moments)


def _blocking_cause(g: State, kinds: set[str], moment: Moment) -> str:
    """Return the cause that blocks these kinds of dice now."""
    if moment not in MEETING:
        place = find_grant(g, "no-systems")
        assert place is not None
        return place
    blocking_steps = [step for step in current_draft(g).steps if step.what == "dice"]
    return next(step.by for step in blocking_steps if kinds.intersection(str(step.after).split(",")))


# The end of a round


def _take_reasons(g: State, offered_ids: Offered) -> Reasons:
    """Yield reasons for the evaded cards whose key or code is lost."""
    for card in g.line:
        if card.status == "evaded" and card_of(g, card.id).icon is not None and card.id not in offered_ids:
            yield _reason("EVA-10", "evaded-icon", card=card.id)


# The Traitor's windows


def _influence_reasons(g: State, offered_ids: Offered) -> Reasons:
    """Yield reasons for the cards in the Traitor's hand that cannot be played."""
    traitor = g.traitor
    if traitor is None:
        return
    if is_influence_blocked(g):
        yield _reason("SRC-02", "silenced", planet=g.planet)
    elif traitor.played:
        yield _reason("X1I-01", "influence-played")
    else:
        for card in traitor.hand:
            sides = [side for side in SIDES if f"play:{card}:{side}" not in offered_ids]
            if sides:
                yield _influence_reason(g, card, sides, traitor.influence)


def _influence_reason(g: State, card: str, sides: Sequence[str], influence: int) -> Reason:
    """Return the reason why a card, or one side of it, cannot be played."""
    args = {"card": card} if len(sides) == len(SIDES) else {"card": card, "side": sides[0]}
    orientations = {side: printed_orientation(g, card, side) for side in sides}
    playable = [side for side, orientation in orientations.items() if orientation.phase in ("any", g.phase)]
    if not playable:
        return _reason("X1I-01", "influence-phase", **args, phase=orientations[sides[0]].phase)
    costs = [orientations[side].cost for side in playable if effect_of_side(g, card, side).ready(g)]
    if not costs:
        return _reason("X1I-02", "influence-no-use", **args)
    return _reason("X1I-03", "influence-cost", **args, cost=min(costs), have=influence)


#: The functions that yield reasons, by kind of question.
REASONS: dict[str, Callable[[State, Offered], Reasons]] = {
    "closing": _closing_reasons,
    "cube": _cube_reasons,
    "encounter": _encounter_reasons,
    "engage": _engage_reasons,
    "evade": _evade_reasons,
    "influence": _influence_reasons,
    "search": _search_reasons,
    "take": _take_reasons,
}
