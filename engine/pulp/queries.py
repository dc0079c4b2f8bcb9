"""Queries about a state, for rules and cards. They never change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.pulp.catalogue.model import (
    ABILITIES,
    FACES,
    Ability,
    Alien,
    Color,
    DieKind,
    Sector,
)
from engine.pulp.printed import card_of, edition_of
from engine.pulp.state import LineCard, OwnedDie, State, Weapon

Points = tuple[int, int, int]
#: A function that returns the Abilities from which an evaded card can take a point, given the current points.
#: If there are several, the Hero chooses.
Toll: TypeAlias = Callable[[Points], list[Ability]]
#: The cubes that are put back into the bag when an Evade draws them (EVA-03, X2L-04).
COLORED: tuple[Color, ...] = ("red", "blue", "orange")
#: The maximum number of rounds: three sectors of four.
ROUNDS = 12
#: In a match with a Traitor, the Hero loses if this many Super Weapons are unfound when the decks are empty
#: (X1W-03).
UNFOUND_LIMIT = 3


# Aliens and sectors


def current_alien(g: State) -> Alien:
    """Return the current alien (RND-02)."""
    return edition_of(g).aliens[g.row[g.column]]


def current_sector(g: State) -> Sector:
    """Return the sector of this round. A Vassal belongs to the sector of the alien it replaces (SET-20)."""
    return current_alien(g).sector


def next_column(g: State) -> int:
    """Return the column whose deck provides the next card, or the current one if no card is left (RND-03)."""
    return next((column for column in range(g.column, len(g.decks)) if g.decks[column].left), g.column)


def effects_in_force(g: State, column: int | None = None) -> tuple[str, ...]:
    """Return the effects in force, in the order of their layers (ORD).

    These are the alien, the Location's active action as "card:ability" (LOC-04), and the Planet. With
    ``column``, they are the effects under the alien of that column.
    """
    name = g.row[g.column if column is None else column]
    acting = [name]
    if g.location is not None:
        acting.append(f"{g.location}:{edition_of(g).aliens[name].ability}")
    if g.planet is not None:
        acting.append(g.planet)
    return tuple(acting)


def black_cube_alien(g: State) -> str | None:
    """Return the alien that collects black cubes, or None (SRC-14, SRC-16, SRC-18). It is the leftmost of The
    Quietus and its Vassals that has not been left behind.
    """
    ahead = [name for name in g.row[g.column :] if edition_of(g).aliens[name].sector == "quietus"]
    return ahead[0] if ahead else None


def is_quietus_past(g: State) -> bool:
    """Return whether The Quietus or its Vassal has been left behind and no other such alien is ahead
    (SRC-15)."""
    behind = any(edition_of(g).aliens[name].sector == "quietus" for name in g.row[: g.column])
    return behind and black_cube_alien(g) is None


def lasting_alignment(g: State) -> str | None:
    """Return the Alignment in force as "alignment:name", or None. It must be revealed and lasting
    (X1I-09)."""
    revealed = g.traitor.revealed if g.traitor else None
    return f"alignment:{revealed}" if revealed and edition_of(g).alignments[revealed].lasting else None


def counting_reason(found: int, traitor_found: int, total: int) -> str:
    """Return why Super Weapons are counted at the end of a match with a Traitor, as a keyword.

    The Hero has ``found`` and the Traitor has ``traitor_found`` of ``total`` Super Weapons. "overtaken" means
    that the Traitor has more than half, "weapons" that all are found, and "time" that no cards remain.

    >>> counting_reason(2, 3, 5), counting_reason(3, 2, 5), counting_reason(2, 2, 5)
    ('overtaken', 'weapons', 'time')
    """
    if 2 * traitor_found > total:
        return "overtaken"
    return "weapons" if found + traitor_found == total else "time"


def cards_left(g: State) -> int:
    """Return how many encounter cards are left in all decks."""
    return sum([deck.left for deck in g.decks])


# Abilities


def ability_points(g: State) -> Points:
    """Return the points of the three Abilities, in order."""
    tracks = g.tracks
    return tracks["combat"].value, tracks["diplomacy"].value, tracks["science"].value


def is_loss(points: Points) -> bool:
    """Return whether these points lose the match in an encounter (END-03)."""
    return points.count(0) > 1


def abilities_at_zero(g: State) -> list[Ability]:
    """Return the Abilities at 0 (END-03)."""
    return [ability for ability in ABILITIES if g.tracks[ability].value == 0]


def raisable_abilities(g: State) -> list[Ability]:
    """Return the Abilities below their maximum (SRC-11)."""
    return [ability for ability in ABILITIES if g.tracks[ability].value < g.tracks[ability].top]


def losable_abilities(g: State) -> list[Ability]:
    """Return the Abilities above 0."""
    return [ability for ability in ABILITIES if g.tracks[ability].value > 0]


# Dice


def is_of_kind(g: State, die: str, kind: DieKind) -> bool:
    """Return whether a die is of a kind. The Space Ship die is of both kinds (X3D-06)."""
    return kind in edition_of(g).dice[die].kinds


def owned_die(g: State, die: str) -> OwnedDie | None:
    """Return a die of the Hero, or None if the Hero does not have it (DIC-01)."""
    for owned in g.dice:
        if owned.id == die:
            return owned
    return None


def free_dice(g: State) -> list[str]:
    """Return the dice in use that no player has, except the Space Ship die (CMP-05, DIC-14)."""
    owned = {die.id for die in g.dice}
    if g.traitor:
        owned.update(g.traitor.dice)
    return [
        name
        for name, die in edition_of(g).dice.items()
        if die.set in g.options.sets and die.set != "x3" and name not in owned
    ]


def value_turned_up(value: int, n: int) -> int:
    """Return the value of a die turned up by n, or down if n is negative, between 1 and 6 (DIC-09).

    >>> value_turned_up(5, 2), value_turned_up(2, -2)
    (6, 1)
    """
    return max(1, min(FACES, value + n))


# Cubes and Super Weapons


def weapons_in_game(g: State) -> int:
    """Return the number of Super Weapons in the match (SET-10)."""
    count = g.options.weapons or edition_of(g).numbers.levels[g.options.level]
    return count + (2 if g.options.traitor else 0)


def unfound_count(g: State) -> int:
    """Return how many Super Weapons nobody has found yet."""
    return weapons_in_game(g) - len(g.weapons) - (len(g.traitor.weapons) if g.traitor else 0)


def owned_weapon(g: State, name: str) -> Weapon | None:
    """Return a Super Weapon in front of the Hero, or None."""
    for weapon in g.weapons:
        if weapon.id == name:
            return weapon
    return None


def is_active(g: State, weapon: Weapon) -> bool:
    """Return whether a Super Weapon works, because it is Understood or need not be (SWP-04, SWP-06)."""
    return weapon.understood or edition_of(g).weapons[weapon.id].free


def cubes_needed(g: State, weapon: Weapon) -> int:
    """Return how many cubes a Super Weapon still needs. Green cubes on it count as any colour (SWP-02,
    X2L-05).
    """
    return max(0, sum(_needed_beyond_own_colors(g, weapon).values()) - weapon.cubes.get("green", 0))


def placeable_cubes(g: State, weapon: Weapon) -> dict[Color, int]:
    """Return how many cubes of each colour may still be put on a Super Weapon (SWP-02, X2L-05).

    If a green cube on it could count as several colours, the sum exceeds :func:`cubes_needed`.
    """
    needed = cubes_needed(g, weapon)
    return {color: min(n, needed) for color, n in _needed_beyond_own_colors(g, weapon).items() if needed}


def _needed_beyond_own_colors(g: State, weapon: Weapon) -> dict[Color, int]:
    """Return the number of cubes of each colour that a Super Weapon needs, ignoring green cubes on it."""
    if weapon.understood:
        return {}
    needed = edition_of(g).weapons[weapon.id].need
    return {
        color: n - weapon.cubes.get(color, 0) for color, n in needed.items() if n > weapon.cubes.get(color, 0)
    }


def bag_size(g: State) -> int:
    """Return how many cubes are in the bag."""
    return sum(g.bag.values())


# The line


def current_card(g: State) -> LineCard | None:
    """Return the current card of the line, or None."""
    return None if g.encounter is None else g.line[g.encounter.place]


def line_card(g: State, name: str) -> LineCard:
    """Return a card of the line by its id. Raises StopIteration if it is not there."""
    return next(card for card in g.line if card.id == name)


def upcoming_cards(g: State) -> list[LineCard]:
    """Return the cards of the line after the current one."""
    current = current_card(g)
    return [card for card in g.line if card.status == "waiting" and card is not current]


def evaded_cards(g: State) -> list[LineCard]:
    """Return the evaded cards of the line with planet icons that do not count yet."""
    return [card for card in g.line if card.status == "evaded" and card_of(g, card.id).planets > card.upright]
