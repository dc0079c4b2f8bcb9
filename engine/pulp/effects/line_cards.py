"""The effects of Guardforces and Agents."""

from __future__ import annotations

from engine.core.game import Rule
from engine.pulp.catalogue.model import ABILITIES, Ability
from engine.pulp.facts.encounters import SearchCubesChanged
from engine.pulp.line import Cause, Line, on_line
from engine.pulp.queries import Points, current_sector, is_of_kind, losable_abilities, raisable_abilities
from engine.pulp.registry import takes_a_point, when_engaged, when_evaded
from engine.pulp.rules.basics import (
    add_to_bag,
    choose_ability,
    choose_color,
    gain,
    gain_any,
    lose,
    removable_colors,
    remove_from_bag,
)
from engine.pulp.rules.dice import upgrade
from engine.pulp.state import LineCard, State


@on_line("kahs-own")
def kahs_own(line: Line, cause: Cause) -> None:
    if current_sector(line.state) == "kah":
        line.drafts[cause.place].add_part(cause.source, "combat", 1)


@takes_a_point("moat-hounds")
def moat_hounds(points: Points) -> list[Ability]:
    return ["combat"]


@on_line("glass-automata")
def glass_automata(line: Line, cause: Cause) -> None:
    line.drafts[cause.place].change_ability(cause.source, "science")


@when_engaged("palace-ushers")
def palace_ushers(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from gain(g, "diplomacy", 1, source)


@on_line("penal-regiment")
def penal_regiment(line: Line, cause: Cause) -> None:
    line.drafts[cause.place].change_ability(cause.source, "combat")


@on_line("arvans-heralds")
def arvans_heralds(line: Line, cause: Cause) -> None:
    if current_sector(line.state) == "arvan":
        line.drafts[cause.place].add(cause.source, -1)


@when_engaged("orrery-keepers")
def orrery_keepers(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from upgrade(
        g, [die.id for die in g.dice if is_of_kind(g, die.id, "systems") and die.value < 6], 1, source
    )


@when_evaded("night-rangers")
def night_rangers(g: State, source: str, card: LineCard) -> Rule[None]:
    yield SearchCubesChanged(-1, source)


@on_line("quiet-ones")
def quiet_ones(line: Line, cause: Cause) -> None:
    if current_sector(line.state) == "quietus":
        line.drafts[cause.place].add_part(cause.source, "science", 1)


@when_engaged("coil-operators")
def coil_operators(g: State, source: str, card: LineCard) -> Rule[None]:
    yield SearchCubesChanged(1, source)


@on_line("breach-troopers")
def breach_troopers(line: Line, cause: Cause) -> None:
    line.drafts[cause.place].bar(cause.source, "crew", "systems")


@on_line("choir-of-masks")
def choir_of_masks(line: Line, cause: Cause) -> None:
    line.drafts[cause.place].force(cause.source, "engage")


@when_evaded("vault-spiders")
def vault_spiders(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from add_to_bag(g, "black", source)


@when_engaged("the-smiling-broker")
def the_smiling_broker(g: State, source: str, card: LineCard) -> Rule[None]:
    """Move a point from one Ability to another, if possible."""
    loser = yield from choose_ability("move-from", source, losable_abilities(g))
    targets: list[Ability] = [ability for ability in raisable_abilities(g) if ability != loser]
    gainer = yield from choose_ability("move-to", source, targets, source=loser)
    if loser is not None and gainer is not None:
        yield from gain(g, gainer, 1, source)
        yield from lose(g, loser, 1, source)


@on_line("double-agent-zeel")
def double_agent_zeel(line: Line, cause: Cause) -> None:
    if cause.place:
        line.drafts[cause.place - 1].change_ability(cause.source, "diplomacy")


@when_engaged("runaway-scientist")
def runaway_scientist(g: State, source: str, card: LineCard) -> Rule[None]:
    colors = removable_colors(g)
    if colors:
        color = yield from choose_color("remove", source, colors)
        yield from remove_from_bag(g, [color], source)


@takes_a_point("bounty-hunter-vrask")
def bounty_hunter_vrask(points: Points) -> list[Ability]:
    return [ability for ability, n in zip(ABILITIES, points, strict=True) if n == max(points)]


@when_engaged("council-courier")
def council_courier(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from gain_any(g, 1, source)


@when_evaded("mutiny-whispers")
def mutiny_whispers(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from upgrade(
        g, [die.id for die in g.dice if is_of_kind(g, die.id, "crew") and die.value > 1], -1, source
    )


@on_line("saboteur-nine")
def saboteur_nine(line: Line, cause: Cause) -> None:
    encounter = line.state.encounter
    if line.drafts[cause.place].status == "waiting" and (encounter is None or encounter.place != cause.place):
        for draft in line.guardforces():
            draft.add(cause.source, 1)


@when_engaged("old-flame-from-rigel")
def old_flame_from_rigel(g: State, source: str, card: LineCard) -> Rule[None]:
    yield from upgrade(
        g, [die.id for die in g.dice if is_of_kind(g, die.id, "crew") and die.value < 6], 2, source
    )


@on_line("ion-storm")
def ion_storm(line: Line, cause: Cause) -> None:
    line.drafts[cause.place].change_cubes_drawn(cause.source, -1)
