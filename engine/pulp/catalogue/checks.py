"""Validates a host's own content beyond the types of its values. Each fault has a location."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core.content.faults import Notes, Place, check_section
from engine.core.content.sources import Source
from engine.core.content.validation import read_partially
from engine.pulp.catalogue.loading import KINDS, components
from engine.pulp.catalogue.model import (
    ABILITIES,
    COLORS,
    FACES,
    LEVELS,
    Components,
    CrewCard,
    Die,
    EncounterCard,
    Influence,
    Planet,
    SuperWeapon,
)

#: Words that questions and facts use in place of card ids.
RESERVED = {
    *(*ABILITIES, *COLORS, "key", "code"),
    *("area", "bag", "drawn", "gone", "hero", "search", "supply", "team", "traitor"),
    *("alignment", "back", "done", "leave", "no", "none", "stop", "under"),
}
#: Kinds that packs cannot add entries to, because each entry needs code.
CLOSED_KINDS = ("die", "alignment")
#: The colours of cubes that Super Weapons need, and the colours on encounter cards.
WEAPON_COLORS = ("red", "blue", "orange")
ENCOUNTER_COLORS = (*WEAPON_COLORS, "black")
TRACK = 5
#: A Traitor match always has the advanced level, with two more Super Weapons (X1S-09).
ADVANCED, TRAITOR_WEAPONS = "advanced", 2


def check_components(edition: Components, source: Source, notes: Notes) -> None:
    """Report the faults in the numbers and in all cards, including cards with invalid values."""
    for kind, (_, record) in KINDS.items():
        for key, table in source.tables[kind].items():
            place = source.place(kind, key, notes)
            with check_section():
                _check_id(kind, key, source, place)
                card = read_partially(record, table)
                for check_part in (*EVERY, *CHECKS.get(kind, ())):
                    with check_section():
                        check_part(card, kind, place)
    _check_numbers(edition, source, notes)


def _check_id(kind: str, key: str, source: Source, place: Place) -> None:
    """Check that the id is unique. Only Alignments may share ids with aliens."""
    _ = place["id"].demand(key not in RESERVED, f"{key} means something else")
    if (kind, key) in source.own and kind != "alignment":
        for other_kind in KINDS.keys() - {kind, "alignment"}:
            is_taken = key in source.tables[other_kind]
            _ = place["id"].demand(
                not is_taken, f"{key} is already the id of something of another kind ({other_kind})"
            )
    if kind in CLOSED_KINDS:
        place.require(
            key in _own_cards(kind), f"there is no {kind} {key} to change, and a new one would need code"
        )


def _own_cards(kind: str) -> Mapping[str, Any]:
    """Return the game's own cards of a kind."""
    own_cards: Mapping[str, Any] = getattr(components(), KINDS[kind][0])
    return own_cards


# Effects


def _check_effect(card: Any, kind: str, place: Place) -> None:
    """Check that the effect belongs to one of the game's own cards of this kind, and that this card has a
    text."""
    if "effect" in card.__struct_fields__ and card.effect:
        _ = place["effect"].look_up(_cards_with_text(kind), card.effect)


def _cards_with_text(kind: str) -> dict[str, Any]:
    return {key: card for key, card in _own_cards(kind).items() if card.text}


def _effect_card(card: Any, kind: str) -> Any:
    """Return the game's own card that has the effect of this card, or None."""
    return _cards_with_text(kind).get(card.id if card.effect is None else card.effect)


def _check_set(card: Any, kind: str, place: Place) -> None:
    """Check that a pack does not change the set of one of the game's own cards, so that each set has enough
    cards."""
    own_card = _own_cards(kind).get(card.id)
    if own_card is not None and "set" in card.__struct_fields__:
        _ = place["set"].demand(card.set == own_card.set, f"must be {own_card.set}, as in the game")


def _make_same_check(field: str) -> Callable[[Any, str, Place], None]:
    """Return a check that a card has the same value in this field as the card whose effect it has."""

    def check_same(card: Any, kind: str, place: Place) -> None:
        effect_card = _effect_card(card, kind)
        if effect_card is not None:
            value, expected = getattr(card, field), getattr(effect_card, field)
            _ = place[field].demand(
                value == expected, f"must be {expected} for the effect of {effect_card.id}"
            )

    return check_same


# Kinds


def _check_captain(card: Any, kind: str, place: Place) -> None:
    with check_section():
        _check_complete(card.abilities, ABILITIES, place["abilities"])
    with check_section():
        _check_dice(card.dice, ("base", card.set), place["dice"])
        is_valid = 1 <= card.keep <= len(card.dice)
        _ = place["keep"].demand(is_valid, f"must be from 1 to the number of dice, {len(card.dice)}")
    if card.free_dice:
        is_valid = card.free_dice <= card.total <= FACES * card.free_dice
        _ = place["total"].demand(is_valid, f"cannot be shown by {card.free_dice} dice")


def _check_dice(dice: tuple[str, ...], sets: Iterable[str], place: Place) -> None:
    place.check_all_known(_own_cards("die"), dice)
    _ = place.demand(len(set(dice)) == len(dice), "names a die twice")
    for name in dice:
        die = _own_cards("die").get(name)
        _ = place.demand(die is None or die.set in sets, f"{name} is not in every match with this card")


def _check_complete(present: Iterable[Any], keys: Iterable[str], place: Place) -> None:
    """Report the missing keys of a table."""
    for key in keys:
        _ = place[key].demand(key in list(present), "is missing")


def _check_planet(card: Planet, kind: str, place: Place) -> None:
    effect_card = _effect_card(card, kind)
    has_price = effect_card is not None and bool(effect_card.cost)
    reason = (
        "needs a key or a code for this effect"
        if has_price
        else "must be empty, because this effect costs nothing"
    )
    _ = place["cost"].demand(bool(card.cost) == has_price, reason)


def _check_weapon(card: SuperWeapon, kind: str, place: Place) -> None:
    _check_colors(card.need, WEAPON_COLORS, place["need"])
    needs_cubes = sum(card.need.values()) > 0
    _ = place["need"].demand(needs_cubes != card.free, "must be empty if and only if the weapon is free")


def _check_colors(colors: Iterable[Any], allowed: tuple[str, ...], place: Place) -> None:
    for color in colors:
        _ = place.demand(color in allowed, f"must be of {', '.join(allowed)}, not {color}")


def _check_encounter(card: EncounterCard, kind: str, place: Place) -> None:
    is_location = card.kind == "location"
    with check_section():
        _check_colors(card.cubes, ENCOUNTER_COLORS, place["cubes"])
        count = 2 if is_location else 1
        _ = place["cubes"].demand(len(card.cubes) == count, f"must be {count} for this kind (CMP-09, CMP-10)")
    if is_location:
        _check_location(card, kind, place)
    else:
        _check_enemy(card, place)


def _check_location(card: EncounterCard, kind: str, place: Place) -> None:
    """Check that a Location has three actions. Each has no effect, or the effect of an action of one of the
    game's own Locations (CMP-10).
    """
    with check_section():
        _check_complete(card.actions, ABILITIES, place["actions"])
    for field in ("ability", "strength", "planets", "icon", "text", "effect"):
        with check_section():
            _ = place[field].demand(not getattr(card, field), "a Location has none (CMP-10)")
    actions = {
        f"{location.id}:{ability}": location
        for location in _own_cards(kind).values()
        for ability in location.actions
    }
    for ability, effect in card.effects.items():
        with check_section():
            _ = place["effects"][ability].look_up(actions, effect) if effect else None


def _check_enemy(card: EncounterCard, place: Place) -> None:
    """Check that a Guardforce or an Agent has an Ability with which it is engaged, and a text if it has an
    effect (CMP-09).
    """
    _ = place["ability"].demand(card.ability is not None, "is missing")
    for field in ("actions", "effects"):
        _ = place[field].demand(not getattr(card, field), "only a Location has them (CMP-10)")
    _ = place["text"].demand(bool(card.text or not card.effect), "must say what the effect does")


def _check_die(card: Die, kind: str, place: Place) -> None:
    with check_section():
        _ = place["faces"].demand(len(card.faces) == FACES, f"must be {FACES}, not {len(card.faces)}")
    _ = place["kinds"].demand(card.kinds == _own_cards(kind)[card.id].kinds, "must be as in the game")


def _check_alignment(card: Any, kind: str, place: Place) -> None:
    _ = place["lasting"].demand(card.lasting == _own_cards(kind)[card.id].lasting, "must be as in the game")


def _check_influence(card: Influence, kind: str, place: Place) -> None:
    """Check that each side has the effect and the phase of the same side of one of the game's own cards."""
    for side in ("upright", "turned"):
        sides = {f"{key}:{side}": getattr(own_card, side) for key, own_card in _own_cards(kind).items()}
        with check_section():
            card_side = getattr(card, side)
            effect = f"{card.id}:{side}" if card_side.effect is None else card_side.effect
            own_side = place[side]["effect"].look_up(sides, effect)
            _ = place[side]["phase"].demand(
                card_side.phase == own_side.phase, f"must be {own_side.phase} for this effect"
            )


def _check_exploration(card: Any, kind: str, place: Place) -> None:
    effect_card = _effect_card(card, kind)
    if effect_card is not None:
        needs_sectors = bool(effect_card.sectors)
        reason = "needs one for this effect" if needs_sectors else "this effect is for the setup"
        _ = place["sectors"].demand(bool(card.sectors) == needs_sectors, reason)


def _check_crew(card: CrewCard, kind: str, place: Place) -> None:
    with check_section():
        _check_dice(card.dice, ("base", "x1", "x2"), place["dice"])
        _ = place["dice"].demand(bool(card.dice), "needs a die")
    _ = place["track"].demand(len(card.track) == TRACK, f"must be {TRACK}, not {len(card.track)}")


Check = Callable[[Any, str, Place], None]
EVERY: tuple[Check, ...] = (_check_set,)
CHECKS: dict[str, tuple[Check, ...]] = {
    "alien": (_check_effect,),
    "captain": (_check_captain,),
    "planet": (_check_effect, _check_planet),
    "super weapon": (_check_effect, _check_weapon),
    "encounter card": (_check_effect, _check_encounter),
    "die": (_check_die,),
    "alignment": (_check_alignment,),
    "influence card": (_check_influence,),
    "exploration card": (_check_effect, _make_same_check("limit"), _check_exploration),
    "crew card": (_check_crew,),
    "ship card": (_check_effect, _make_same_check("when")),
}


# Numbers


def _check_numbers(edition: Components, source: Source, notes: Notes) -> None:
    """Check that there are enough cubes and cards at every level."""
    numbers, own_numbers = edition.numbers, components().numbers

    def place_of(name: str) -> Place:
        return source.value(name, notes)[1]

    def check_limit(name: str, key: str, n: int, limit: int, things: str) -> None:
        _ = place_of(name)[key].demand(n <= limit, f"must be at most {limit}, the number of {things}")

    for name in own_numbers.__struct_fields__:
        keys = getattr(own_numbers, name)
        if isinstance(keys, dict):
            _check_complete(getattr(numbers, name), keys, place_of(name))
    if notes.faults:
        return
    base, x1 = numbers.cubes["base"], numbers.cubes["x1"]
    sets = [card.set for card in edition.weapons.values()]
    weapons = sets.count("base")
    for color, n in numbers.fixed_seed.items():
        check_limit("fixed_seed", color, n, base[color], f"{color} cubes")
    found_alone = min(weapons, base["yellow"])
    with_traitor = min(weapons + sets.count("x1"), base["yellow"] + x1["yellow"]) - TRAITOR_WEAPONS
    for level in LEVELS:
        n, limit = numbers.levels[level], min(found_alone, with_traitor) if level == ADVANCED else found_alone
        check_limit("levels", level, n, limit, "Super Weapons and yellow cubes")
        check_limit("levels", level, n, base["white"], "white cubes")
        green = numbers.cubes["x2"]["green"] - numbers.team_front
        check_limit("team_seed", level, numbers.team_seed[level], green, "green cubes")
        check_limit(
            "exploration", level, numbers.exploration[level], len(edition.exploration), "Exploration cards"
        )
    _ = place_of("top").demand(numbers.top > 0, "must be 1 or more")
    _ = place_of("cubes")["x1"]["white"].demand(
        x1["white"] > 0, "must be 1 or more: one marks the track (X1S-06)"
    )
    is_valid = numbers.influence_start <= numbers.influence_top
    _ = place_of("influence_start").demand(
        is_valid, f"must be at most influence_top, {numbers.influence_top}"
    )
