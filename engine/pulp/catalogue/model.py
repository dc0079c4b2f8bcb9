"""The types of everything that is printed: aliens, Captains, Planets, Super Weapons, encounters, dice, and
what the expansions add. All of it is frozen; what happens to a card in a match is state.

Every card and die of all sets has an id of its own, by which its function in ``engine/pulp/effects`` is
found.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from engine.core.values import Id, Natural, Record, Text

Ability = Literal["combat", "diplomacy", "science"]
Color = Literal["yellow", "white", "red", "blue", "orange", "black", "green"]
CubeColor = Literal["yellow", "white", "red", "blue", "orange", "black", "green", "gray"]
Sector = Literal["kah", "arvan", "quietus"]
Level = Literal["basic", "normal", "advanced"]
Icon = Literal["key", "code"]
Set = Literal["base", "x1", "x2", "x3"]
#: The sets of which cards can be mixed in.
Mixed = Literal["base", "x1", "x2"]
CardKind = Literal["guardforce", "agent", "location"]
DieKind = Literal["crew", "systems"]

ABILITIES: tuple[Ability, ...] = ("combat", "diplomacy", "science")
LEVELS: tuple[Level, ...] = ("basic", "normal", "advanced")
#: The order in which cubes are listed, and counted off when one is drawn.
COLORS: tuple[Color, ...] = ("yellow", "white", "red", "blue", "orange", "black", "green")
#: Abilities and cube colours are paired one to one (CMP-14r).
COLOR_OF: dict[Ability, Color] = {"combat": "red", "diplomacy": "blue", "science": "orange"}
ABILITY_OF: dict[str, Ability] = {color: ability for ability, color in COLOR_OF.items()}
FACES = 6
#: What has the effect of another: the id of that one. None for its own, "" for none.
Effect = Annotated[str | None, Meta(description="the id of what has this effect")]


class Alien(Record, frozen=True):
    """A member of the Hegemony, or a Vassal that stands for the one of its ``sector`` (CMP-13, SET-20)."""

    id: Id
    name: Text
    sector: Sector
    ability: Ability
    text: Text
    set: Mixed = "base"
    effect: Effect = None


class Captain(Record, frozen=True):
    """A Captain: ``abilities`` give start and maximum in one; of ``dice`` the player keeps ``keep`` (CMP-15).

    With ``free_dice`` the player takes so many other dice besides, set so that their values add up to
    ``total`` (SET-24).
    """

    id: Id
    name: Text
    abilities: dict[Ability, Natural]
    dice: tuple[Id, ...]
    keep: Natural
    free_dice: Natural = 0
    total: Natural = 0
    set: Mixed = "base"


class Planet(Record, frozen=True):
    """A Planet. What its text offers for a payment costs the icons ``cost``; all else must be followed."""

    id: Id
    name: Text
    text: Text
    cost: tuple[Icon, ...] = ()
    set: Mixed = "base"
    effect: Effect = None


class SuperWeapon(Record, frozen=True):
    """A Super Weapon: ``need`` says how many cubes of which colours make it Understood; one that is ``free``
    works without (CMP-12, SWP-06)."""

    id: Id
    name: Text
    need: dict[Color, Natural]
    free: bool
    text: Text
    set: Mixed = "base"
    effect: Effect = None


class EncounterCard(Record, frozen=True):
    """An encounter card (CMP-09, CMP-10).

    A Guardforce or an Agent has ``strength`` and ``ability`` (its Engage Strength and icon), ``planets``
    planet icons, perhaps an ``icon``, a key or a code, and perhaps a ``text``. A Location has none of these
    but three ``actions``, one by Ability.
    """

    id: Id
    kind: CardKind
    name: Text
    cubes: tuple[Color, ...]
    strength: Natural = 0
    ability: Ability | None = None
    planets: Natural = 0
    icon: Icon | None = None
    text: str = ""
    number: Natural | None = None
    actions: dict[Ability, Text] = {}
    effect: Effect = None
    effects: dict[Ability, str] = {}


class Die(Record, frozen=True):
    """A Captain's die: the texts of its six faces, that of value 1 first (CMP-06)."""

    id: Id
    name: Text
    kinds: tuple[DieKind, ...]
    color: str
    faces: tuple[Text, ...]
    set: Set = "base"


class Alignment(Record, frozen=True):
    """What a Traitor may be aligned to; one that is not ``lasting`` acts once."""

    id: Id
    name: Text
    text: Text
    lasting: bool


class Orientation(Record, frozen=True):
    """One side of an Influence card: what it costs, the ``phase`` in which it is played, and its text."""

    cost: Natural
    phase: Literal["encounter", "search", "any"]
    text: Text
    effect: Effect = None


class Influence(Record, frozen=True):
    """An Influence card of the Traitor with its two orientations."""

    id: Id
    name: Text
    upright: Orientation
    turned: Orientation


class Exploration(Record, frozen=True):
    """An Exploration card: used in ``sectors``, at setup if it names none; once a round or once a game."""

    id: Id
    name: Text
    limit: Literal["round", "game"]
    text: Text
    sectors: tuple[Sector, ...] = ()
    effect: Effect = None


class CrewCard(Record, frozen=True):
    """A Bridge Crew card: one of ``dice`` comes with it, and its points pay, in order, what ``track``
    says."""

    id: Id
    name: Text
    title: Text
    dice: tuple[Id, ...]
    track: tuple[Ability | Literal["any"], ...]


class ShipCard(Record, frozen=True):
    """A Space Ship card: its action is for setup or for one of the phases; ``charges`` are those of its
    cube."""

    id: Id
    name: Text
    when: Literal["setup", "encounter", "search"]
    charges: Natural
    text: Text
    effect: Effect = None


class Numbers(Record, frozen=True):
    """Numbers that the rulebook prints in running text and tables, and levers of difficulty: ``bonus``, and
    ``hero_bonus`` with a Traitor."""

    cubes: dict[Set, dict[CubeColor, Natural]]
    fixed_seed: dict[Color, Natural]
    levels: dict[Level, Natural]
    top: Natural
    bonus: dict[Level, Natural]
    influence_start: Natural
    influence_top: Natural
    hero_bonus: Natural
    team_front: Natural
    team_seed: dict[Level, Natural]
    exploration: dict[Level, Natural]
    crew_most: Natural
    crew_with_ship: dict[Level, Natural]
    row: dict[Level, Natural]


class Components(Struct, frozen=True, dict=True):
    """All components by id, those of the expansions among them; ``encounters`` are in their printed order."""

    numbers: Numbers
    aliens: dict[str, Alien]
    captains: dict[str, Captain]
    planets: dict[str, Planet]
    weapons: dict[str, SuperWeapon]
    encounters: dict[str, EncounterCard]
    dice: dict[str, Die]
    alignments: dict[str, Alignment]
    influence: dict[str, Influence]
    exploration: dict[str, Exploration]
    crew: dict[str, CrewCard]
    ships: dict[str, ShipCard]

    def effect(self, name: str) -> str:
        """Return by which name the functions are found of a card, of a Location's action ("card:ability") or
        of a side of an Influence card ("card:side")."""
        return self.effects.get(name, name)

    @cached_property
    def effects(self) -> dict[str, str]:
        """What has the effect of another."""
        kinds: tuple[Mapping[str, Any], ...] = (
            self.aliens,
            self.planets,
            self.weapons,
            self.encounters,
            self.exploration,
            self.ships,
        )
        named: dict[str, str | None] = {name: card.effect for cards in kinds for name, card in cards.items()}
        for place in self.encounters.values():
            named |= {f"{place.id}:{ability}": effect for ability, effect in place.effects.items()}
        for one in self.influence.values():
            named |= {f"{one.id}:upright": one.upright.effect, f"{one.id}:turned": one.turned.effect}
        return {name: effect for name, effect in named.items() if effect is not None}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What every card and die is called."""
        kinds: tuple[Mapping[str, Any], ...] = (
            self.aliens,
            self.captains,
            self.planets,
            self.weapons,
            self.encounters,
            self.dice,
            self.influence,
            self.exploration,
            self.crew,
            self.ships,
        )
        return {name: str(card.name) for cards in kinds for name, card in cards.items()} | {
            f"alignment:{name}": f"the Alignment {card.name}" for name, card in self.alignments.items()
        }
