"""The actions of Locations. Each is in force while its Ability matches that of the current alien (LOC-04)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.pulp.catalogue.model import Ability
from engine.pulp.line import LINE, Cause, Line, OnLine, on_line
from engine.pulp.registry import ENGAGED, SEARCH, OnCard, grants, on_search
from engine.pulp.rules.basics import first_time, gain
from engine.pulp.state import LineCard, State


@on_line("smugglers-canyon:combat")
def weaker_guardforces(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        draft.add(cause.by, -1, least=1)


@on_line("smugglers-canyon:diplomacy")
def no_point(line: Line, cause: Cause) -> None:
    for draft in line.drafts:
        draft.waive(cause.by)


@on_search("smugglers-canyon:science")
def one_cube_fewer(g: State) -> int:
    return -1


@on_line("floating-bazaar:combat")
def stronger_agents(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.add(cause.by, 1)


grants("free-exchange", "floating-bazaar:diplomacy")
grants("any-icon", "floating-bazaar:science")


def all_become(ability: Ability) -> OnLine:
    """Return an effect that makes this Ability the one for engaging any card."""

    def become(line: Line, cause: Cause) -> None:
        for draft in line.drafts:
            draft.become(cause.by, ability)

    return become


LINE["ruined-observatory:combat"] = all_become("science")


@on_line("ruined-observatory:diplomacy")
def weaker_agents(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.add(cause.by, -1, least=1)


def one_cube_more(g: State) -> int:
    """Draw one more cube."""
    return 1


SEARCH["ruined-observatory:science"] = one_cube_more
LINE["fighting-pits:combat"] = all_become("combat")


@on_line("fighting-pits:diplomacy")
def leftmost_is_engaged(line: Line, cause: Cause) -> None:
    for draft in line.drafts[:1]:
        draft.force(cause.by, "engage")


@on_line("fighting-pits:science")
def stronger_with_planets(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        if draft.printed.planets:
            draft.add(cause.by, 1)


def evades_draw(n: int) -> OnLine:
    """Return an effect that changes the number of cubes of every Evade by ``n``."""

    def draw(line: Line, cause: Cause) -> None:
        for draft in line.drafts:
            draft.draw(cause.by, n)

    return draw


LINE["embassy-spires:combat"] = evades_draw(1)
LINE["embassy-spires:diplomacy"] = all_become("diplomacy")


def first_gives(ability: Ability) -> OnCard:
    """Return an effect that gives a point for the first card engaged each round (LOC-08)."""

    def give(g: State, by: str, card: LineCard) -> Rule[None]:
        if (yield from first_time(g, by)):
            yield from gain(g, ability, 1, by)

    return give


ENGAGED["embassy-spires:science"] = first_gives("diplomacy")


@on_line("crystal-mines:combat")
def stronger_guardforces(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        draft.add(cause.by, 1)


ENGAGED["crystal-mines:diplomacy"] = first_gives("science")
grants("planet-least", "crystal-mines:science")
ENGAGED["sunken-hangar:combat"] = first_gives("combat")


@on_line("sunken-hangar:diplomacy")
def no_dice_against_agents(line: Line, cause: Cause) -> None:
    for draft in line.agents():
        draft.bar(cause.by, "crew", "systems")


LINE["sunken-hangar:science"] = evades_draw(-1)
SEARCH["temple-of-static:combat"] = one_cube_more
grants("black-to-supply", "temple-of-static:diplomacy")


@on_line("temple-of-static:science")
def no_systems(line: Line, cause: Cause) -> None:
    for draft in line.drafts:
        draft.bar(cause.by, "systems")


grants("no-systems", "temple-of-static:science")
