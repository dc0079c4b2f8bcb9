"""Things that may be used on request: Captain's dice, Super Weapons, Exploration and ship cards, and Landing
Team cubes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import Ability
from engine.pulp.facts.dice import BorrowedDieUsed, DieDoublingEnded, DieUsed, DieValueChanged
from engine.pulp.facts.encounters import BonusGained, CardUsed, OnceEffectUsed
from engine.pulp.facts.search import CubesMoved, WeaponUnderstood
from engine.pulp.line import Draft, current_draft, points_due, remaining_parts
from engine.pulp.payments import Purse, can_pay
from engine.pulp.printed import edition_of, effect
from engine.pulp.queries import (
    ability_points,
    cubes_needed,
    current_sector,
    is_active,
    owned_die,
    owned_weapon,
)
from engine.pulp.registry import FACES, MEETING, MOMENTS, TOOLS, DieUse, Moment, Tool, find_grant
from engine.pulp.rules.basics import ask, option, question_text
from engine.pulp.state import Bonus, OwnedDie, State

#: The die that lets another die be used twice (DIE-23).
DOUBLER = "landing-team"

#: A possible boost: whether it comes from a die, its strength, and its Ability (None for any).
Boost = tuple[bool, int, Ability | None]


# The options


def tool_options(g: State, moment: Moment) -> list[Option]:
    """Return the options to use tools at a moment."""
    options = [_die_option(die, value, n) for die, value, n, _ in _usable_die_uses(g, moment)]
    for name, tool in _usable_tools(g, moment):
        if not tool.boost or _is_boost_useful(g, tool.boost, None, die=False):
            options.append(_tool_option(g, name))
    return options + (team_options(g) if moment in ("search", "drawn") else [])


def team_options(g: State) -> list[Option]:
    """Return an option for each Super Weapon on which the Hero may put a Landing Team cube (X2L-05)."""
    if g.team <= g.fresh:
        return []
    return [
        option(f"team:{weapon.id}", "team", ("weapon", weapon.id))
        for weapon in g.weapons
        if cubes_needed(g, weapon)
    ]


def _die_option(die: str, face: int, index: int) -> Option:
    return option(f"die:{die}:{index}", "die", ("die", die), ("face", face), ("way", index))


def _tool_option(g: State, name: str) -> Option:
    edition = edition_of(g)
    kinds: dict[str, Mapping[str, object]] = {
        "weapon": edition.weapons,
        "exploration": edition.exploration,
        "ship": edition.ships,
        "planet": edition.planets,
    }
    kind = next(kind for kind, cards in kinds.items() if name in cards)
    return option(f"{kind}:{name}", kind, (kind, name))


def _usable_die_uses(g: State, moment: Moment) -> Iterator[tuple[str, int, int, DieUse]]:
    """Yield each use of a die that is possible now: the die, its face, the index of the use, and the use
    itself."""
    borrowed = g.encounter.borrowed if g.encounter is not None else None
    for die, value in _usable_dice(g, moment):
        for n, use in enumerate(FACES[die][value - 1]):
            works_any_time = (
                borrowed is not None and borrowed[0] == die and "encounter" in use.moments
            )  # DIE-17
            if not (moment in use.moments or works_any_time) or not use.ready(g, die):
                continue
            if use.boost is None or _is_boost_useful(g, *use.boost, die=True):
                yield die, value, n, use


def _usable_dice(g: State, moment: Moment) -> list[tuple[str, int]]:
    """Return the dice that may be used now, with their current values (DIC-04)."""
    encounter = g.encounter
    borrowed = encounter.borrowed if encounter is not None and moment == "engage" else None
    usable = [] if borrowed is None else [borrowed]
    if (encounter is not None and encounter.die is not None) or (
        g.search is not None and "die" in g.search.done
    ):
        return usable
    dice = [die for die in g.dice if not die.used and moment in MOMENTS[die.id][die.value - 1]]
    if g.options.one_die_per_phase and "die" in g.once and g.search is None:
        # the phase's one die may be used again (DIE-23)
        dice = [die for die in dice if f"twice:{die.id}" in g.once]
    if dice and (blocked := blocked_kinds(g, moment)):
        dice = [die for die in dice if blocked.isdisjoint(edition_of(g).dice[die.id].kinds)]
    return usable + [(die.id, die.value) for die in dice]


def blocked_kinds(g: State, moment: Moment) -> set[str]:
    """Return the kinds of dice that cannot be used now. A card may block kinds during its encounter
    (ENC-15)."""
    if moment in MEETING:
        return current_draft(g).blocked
    return {"systems"} if find_grant(g, "no-systems") else set()


def _usable_tools(g: State, moment: Moment) -> Iterator[tuple[str, Tool]]:
    edition = edition_of(g)
    names = [weapon.id for weapon in g.weapons if not weapon.used and is_active(g, weapon)]
    if g.exploration:
        sector = current_sector(g)
        names += [
            card.id
            for card in g.exploration
            if not card.used and sector in edition.exploration[card.id].sectors
        ]
    if g.ship is not None and not g.ship.used:
        names.append(g.ship.id)
    if g.planet is not None:
        names.append(g.planet)
    effects = edition.effects
    for name in names:
        tool = TOOLS.get(effects.get(name, name))
        if tool is not None and moment in tool.moments and tool.ready(g):
            yield name, tool


# Strength against a part


def can_engage(g: State) -> bool:
    """Return whether the current card can be engaged.

    It must not be forced to be evaded. The Hero must be able to pay for it with everything that could be used
    (ENG-09, ENG-23).
    """
    draft = current_draft(g)
    return draft.must != "evade" and _can_cover_cost(g, payment_means(g), draft, remaining_parts(g, draft))


def payment_means(g: State) -> Purse:
    """Return the current means of payment."""
    return ability_points(g), crew_tracks(g), len(free_sources(g))


def crew_tracks(g: State) -> tuple[tuple[str, ...], ...]:
    """Return the Abilities that the remaining points of each Bridge Crew member pay for, in order
    (X3B-06)."""
    crew = edition_of(g).crew
    return tuple([tuple(crew[member.id].track[-member.points :]) for member in g.crew])


def free_sources(g: State) -> tuple[str, ...]:
    """Return the sources that allow an exchange at 1 for 1 now."""
    sources = [source for source in (find_grant(g, "free-exchange"),) if source and source not in g.once]
    sources += [
        card.id
        for card in g.exploration
        if effect(g, card.id) == "interpreters"
        and not card.used
        and current_sector(g) in edition_of(g).exploration[card.id].sectors
    ]
    if g.ship is not None and effect(g, g.ship.id) == "anvil-of-peace" and not g.ship.used:
        sources.append(g.ship.id)
    return tuple(sources)


def _possible_boosts(g: State) -> list[Boost]:
    boosts: list[Boost] = [
        (True, *use.boost)
        for die, value in _usable_dice(g, "engage")
        for use in FACES[die][value - 1]
        if use.boost is not None
    ]
    boosts += [(False, tool.boost, None) for _, tool in _usable_tools(g, "engage") if tool.boost]
    return boosts


def _can_cover_cost(
    g: State, means: Purse, draft: Draft, remaining: list[int], boosts: list[Boost] | None = None
) -> bool:
    """Return whether the remaining cost can be paid, with boosts if necessary. Each boost is used once, and
    only one of them may come from a die (DIC-04).
    """
    if can_pay(points_due(draft, remaining), *means):
        return True
    if boosts is None:
        boosts = _possible_boosts(g)
    for index, (is_die, n, ability) in enumerate(boosts):
        other_boosts = [boost for i, boost in enumerate(boosts) if i != index and not (is_die and boost[0])]
        for part in _matching_parts(draft, remaining, ability):
            after = [max(0, m - n) if part == j else m for j, m in enumerate(remaining)]
            if _can_cover_cost(g, means, draft, after, other_boosts):
                return True
    return False


def _matching_parts(draft: Draft, remaining: list[int], ability: Ability | None) -> list[int]:
    """Return the unpaid parts that a boost for that Ability applies to."""
    return [
        index
        for index, part in enumerate(draft.parts)
        if remaining[index] and ability in (None, part.ability)
    ]


def _is_boost_useful(g: State, n: int, ability: Ability | None, *, die: bool) -> bool:
    return bool(_boost_targets(g, n, ability, die=die))


def _boost_targets(g: State, n: int, ability: Ability | None, *, die: bool) -> list[int]:
    """Return the parts against which a boost may be used. Afterwards, it must still be possible to pay for
    the card.
    """
    draft = current_draft(g)
    remaining = remaining_parts(g, draft)
    parts = _matching_parts(draft, remaining, ability)
    if not parts or can_pay(points_due(draft, remaining), *(means := payment_means(g))):
        return parts
    boosts = [boost for boost in _possible_boosts(g) if not (die and boost[0])]
    if not die and (False, n, ability) in boosts:
        boosts.remove((False, n, ability))
    return [
        part
        for part in parts
        if _can_cover_cost(
            g,
            means,
            draft,
            [max(0, m - n) if part == index else m for index, m in enumerate(remaining)],
            boosts,
        )
    ]


def strengthen(g: State, source: str, n: int, ability: Ability | None, *, die: bool) -> Rule[None]:
    """Use strength against one chosen part of the current card (ENG-14r)."""
    draft = current_draft(g)
    remaining = remaining_parts(g, draft)
    options: list[Option] = []
    for index in _boost_targets(g, n, ability, die=die):
        part = draft.parts[index]
        text = Text("part", {"n": remaining[index], "ability": part.ability, "of": part.by})
        options.append(
            Option(f"part:{index}", text, {"card": draft.id, "part": index, "ability": part.ability})
        )
    answer = yield from ask("part", question_text("part", source, n=n), options)
    yield BonusGained(draft.id, Bonus(source, int(answer.partition(":")[2]), n))


# The actions


def use_tool(g: State, answer: str) -> Rule[None]:
    """Carry out one of the :func:`tool_options`."""
    kind, _, name = answer.partition(":")
    if kind == "die":
        die, _, use_index = name.partition(":")
        yield from _use_die(g, die, int(use_index))
    elif kind == "team":
        yield from place_team_cube(g, name)
    else:
        tool = TOOLS[effect(g, name)]
        if tool.boost:
            yield from strengthen(g, name, tool.boost, None, die=False)
            yield CardUsed(name)
        else:
            yield from tool.act(g, name)


def _use_die(g: State, die: str, n: int) -> Rule[None]:
    encounter, owned = g.encounter, owned_die(g, die)
    if encounter is not None and encounter.borrowed is not None and encounter.borrowed[0] == die:
        use = FACES[die][encounter.borrowed[1] - 1][n]
        yield from _run_die(g, die, use)
        yield BorrowedDieUsed()
        return
    assert owned is not None
    face = owned.value
    use = FACES[die][face - 1][n]
    is_doubled = f"double:{die}" in g.once
    is_first_use = is_doubled and f"twice:{die}" not in g.once
    value = (
        face if is_first_use else max(1, face - 1) if is_doubled else (yield from choose_lower_value(owned))
    )
    if use.boost is not None:
        yield from strengthen(g, die, *use.boost, die=True)
    yield DieUsed(die, face, n, value, use.counts, spent=not is_first_use)
    if is_first_use:
        yield OnceEffectUsed(f"twice:{die}")
    if use.act is not None:
        yield from use.act(g, die)


def end_doubling(g: State) -> Rule[None]:
    """End the double use of dice after the Encounter phase. A die that was used only once is turned down by
    1, as if it had been used twice (DIE-23, DIC-05).
    """
    for die in [die for die in g.dice if f"double:{die.id}" in g.once]:
        used_once = f"twice:{die.id}" in g.once and not die.used
        if used_once and die.value > 1:
            yield DieValueChanged(die.id, die.value - 1, DOUBLER)
        yield DieDoublingEnded(die.id, used_once)


def _run_die(g: State, die: str, use: DieUse) -> Rule[None]:
    if use.boost is not None:
        yield from strengthen(g, die, *use.boost, die=True)
    if use.act is not None:
        yield from use.act(g, die)


def choose_lower_value(die: OwnedDie) -> Rule[int]:
    """Return the lower value that a used die is turned to. The player may skip values (DIC-05 to DIC-07)."""
    lower = range(max(1, die.value - 1), 0, -1)
    options = [option(f"turn:{value}", "turn", ("die", die.id), ("value", value)) for value in lower]
    answer = yield from ask("turn", Text("turn", {"die": die.id}), options)
    return int(answer.partition(":")[2])


def place_team_cube(g: State, name: str) -> Rule[None]:
    """Put one of the Hero's Landing Team cubes on a Super Weapon, in place of a cube that it needs
    (X2L-05).
    """
    yield CubesMoved({"green": 1}, "team", name, "team")
    yield from understand_if_complete(g, name)


def understand_if_complete(g: State, name: str) -> Rule[None]:
    """Make a Super Weapon Understood if it has the cubes that it needs (SWP-02)."""
    weapon = owned_weapon(g, name)
    if weapon is not None and not weapon.understood and not cubes_needed(g, weapon):
        yield WeaponUnderstood(name, "")
