"""The actions of Locations. Each is in force while its Ability matches that of the current alien (LOC-04)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.pulp.catalogue.model import Ability
from engine.pulp.line import LINE, Cause, Line, OnLine, on_line
from engine.pulp.registry import ENGAGED, SEARCH, OnCard, on_search, register_grant
from engine.pulp.rules.basics import gain, record_first_use
from engine.pulp.state import LineCard, State


@on_line("smugglers-canyon:combat")
def weaken_guardforces(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        draft.add(cause.source, -1, minimum=1)


@on_line("smugglers-canyon:diplomacy")
def waive_points(line: Line, cause: Cause) -> None:
    for draft in line.drafts:
        draft.waive_point(cause.source)


@on_search("smugglers-canyon:science")
def draw_one_fewer(g: State) -> int:
    return -1


@on_line("floating-bazaar:combat")
def strengthen_agents(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.add(cause.source, 1)


register_grant("free-exchange", "floating-bazaar:diplomacy")
register_grant("any-icon", "floating-bazaar:science")


def make_ability_change(ability: Ability) -> OnLine:
    """Return an effect that lets all cards be engaged with this Ability."""

    def change_abilities(line: Line, cause: Cause) -> None:
        for draft in line.drafts:
            draft.change_ability(cause.source, ability)

    return change_abilities


LINE["ruined-observatory:combat"] = make_ability_change("science")


@on_line("ruined-observatory:diplomacy")
def weaken_agents(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.add(cause.source, -1, minimum=1)


def draw_one_more(g: State) -> int:
    """Return 1, for one more cube."""
    return 1


SEARCH["ruined-observatory:science"] = draw_one_more
LINE["fighting-pits:combat"] = make_ability_change("combat")


@on_line("fighting-pits:diplomacy")
def force_leftmost_engaged(line: Line, cause: Cause) -> None:
    for draft in line.drafts[:1]:
        draft.force(cause.source, "engage")


@on_line("fighting-pits:science")
def strengthen_with_planets(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        if draft.printed.planets:
            draft.add(cause.source, 1)


def make_evade_cubes_change(n: int) -> OnLine:
    """Return an effect that changes the number of cubes of every Evade by ``n``."""

    def change_cubes(line: Line, cause: Cause) -> None:
        for draft in line.drafts:
            draft.change_cubes_drawn(cause.source, n)

    return change_cubes


LINE["embassy-spires:combat"] = make_evade_cubes_change(1)
LINE["embassy-spires:diplomacy"] = make_ability_change("diplomacy")


def make_first_engaged_reward(ability: Ability) -> OnCard:
    """Return an effect that gives the Hero a point for the first card engaged in each round (LOC-08)."""

    def reward(g: State, source: str, card: LineCard) -> Rule[None]:
        if (yield from record_first_use(g, source)):
            yield from gain(g, ability, 1, source)

    return reward


ENGAGED["embassy-spires:science"] = make_first_engaged_reward("diplomacy")


@on_line("crystal-mines:combat")
def strengthen_guardforces(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        draft.add(cause.source, 1)


ENGAGED["crystal-mines:diplomacy"] = make_first_engaged_reward("science")
register_grant("planet-least", "crystal-mines:science")
ENGAGED["sunken-hangar:combat"] = make_first_engaged_reward("combat")


@on_line("sunken-hangar:diplomacy")
def block_dice_against_agents(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.bar(cause.source, "crew", "systems")


LINE["sunken-hangar:science"] = make_evade_cubes_change(-1)
SEARCH["temple-of-static:combat"] = draw_one_more
register_grant("black-to-supply", "temple-of-static:diplomacy")


@on_line("temple-of-static:science")
def block_systems_dice(line: Line, cause: Cause) -> None:
    for draft in line.drafts:
        draft.bar(cause.source, "systems")


register_grant("no-systems", "temple-of-static:science")
