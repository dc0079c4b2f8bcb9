"""Applies the choices of a match's host to its mission."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from itertools import product

from msgspec.structs import replace

from engine.galaxies.catalogue.missionmodel import Choice, Mission, Option


class OptionError(ValueError):
    """Raised for a choice that a mission does not offer."""


def apply_options(mission: Mission, choices: Mapping[str, str]) -> Mission:
    """Return the mission with one choice applied for every option. The first choice is the default (M1-12 to
    M1-14)."""
    unknown = sorted(set(choices) - {o.id for o in mission.options})
    if unknown:
        raise OptionError(f"{mission.id} has no option {unknown[0]}")
    return _apply_choices(mission, (_find_choice(o, choices.get(o.id)) for o in mission.options))


def option_combinations(mission: Mission) -> Iterator[tuple[dict[str, str], Mission]]:
    """Yield each combination of a mission's choices with the resulting mission. The default comes first."""
    names = [option.id for option in mission.options]
    for choices in product(*(option.choices for option in mission.options)):
        yield (
            dict(zip(names, [choice.id for choice in choices], strict=True)),
            _apply_choices(mission, choices),
        )


def mission_variants(mission: Mission) -> Iterator[Mission]:
    """Yield each variant of a mission that its options allow. The default comes first."""
    for _, variant in option_combinations(mission):
        yield variant


def has_unchanged_variant(mission: Mission) -> bool:
    """Return whether every option has a choice that changes nothing."""
    return all(
        any(c.tactic_cards and not (c.fleet_limit or c.deck_size) for c in option.choices)
        for option in mission.options
    )


def _apply_choices(mission: Mission, choices: Iterable[Choice]) -> Mission:
    """Return the mission with choices applied. Tactic cards are removed last, so that no other choice can
    restore decks."""
    return reduce(_apply_choice, sorted(choices, key=lambda choice: not choice.tactic_cards), mission)


def _find_choice(option: Option, choice_id: str | None) -> Choice:
    if choice_id is None:
        return option.choices[0]
    choice = next((c for c in option.choices if c.id == choice_id), None)
    if choice is None:
        raise OptionError(f"{option.id} must be one of {', '.join(c.id for c in option.choices)}")
    return choice


def _apply_choice(mission: Mission, choice: Choice) -> Mission:
    if choice.fleet_limit:
        mission = _with_chosen_fleets(mission, choice.fleet_limit)
    if choice.deck_size:
        mission = _with_chosen_decks(mission, choice.deck_size)
    return mission if choice.tactic_cards else _without_cards(mission)


def _with_chosen_fleets(mission: Mission, limit: int) -> Mission:
    """Return the mission with fleets that players choose, and without prepped cards."""
    return replace(
        mission, seats=tuple(replace(s, fleet=(), fleet_limit=limit, prepped=()) for s in mission.seats)
    )


def _with_chosen_decks(mission: Mission, size: int) -> Mission:
    """Return the mission with decks that players choose."""
    return replace(
        mission,
        teams=tuple(replace(t, deck_kind="chosen", deck=(), deck_size=size) for t in mission.teams),
    )


def _without_cards(mission: Mission) -> Mission:
    """Return the mission without decks and hands, and therefore without a victory clock (M1-14)."""
    return replace(
        mission,
        tactic_cards=False,
        seats=tuple(replace(s, prepped=()) for s in mission.seats),
        teams=tuple(replace(t, deck_kind="none", deck=(), deck_size=0, deck_min={}) for t in mission.teams),
        victory=tuple(v for v in mission.victory if v.rule != "victory-clock"),
    )
