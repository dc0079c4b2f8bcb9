"""The types of everything printed: aliens, Captains, Planets, Super Weapons, encounters, dice, and
expansions.

All of these types are frozen. The state of a match records what happens to a card. Every card and die of all
sets has its own id, under which its function is registered in ``engine/pulp/effects``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from engine.core.content.field_types import Id, Natural, Record, Text

Ability = Literal["combat", "diplomacy", "science"]
Color = Literal["yellow", "white", "red", "blue", "orange", "black", "green"]
CubeColor = Literal["yellow", "white", "red", "blue", "orange", "black", "green", "gray"]
Sector = Literal["kah", "arvan", "quietus"]
Level = Literal["basic", "normal", "advanced"]
Icon = Literal["key", "code"]
Set = Literal["base", "x1", "x2", "x3"]
#: The sets whose cards can be added to the base game.
Mixed = Literal["base", "x1", "x2"]
CardKind = Literal["guardforce", "agent", "location"]
DieKind = Literal["crew", "systems"]

ABILITIES: tuple[Ability, ...] = ("combat", "diplomacy", "science")
LEVELS: tuple[Level, ...] = ("basic", "normal", "advanced")
#: The order of cubes in lists and in draws.
COLORS: tuple[Color, ...] = ("yellow", "white", "red", "blue", "orange", "black", "green")
#: Each Ability belongs to one cube colour (CMP-14r).
COLOR_OF: dict[Ability, Color] = {"combat": "red", "diplomacy": "blue", "science": "orange"}
ABILITY_OF: dict[str, Ability] = {color: ability for ability, color in COLOR_OF.items()}
FACES = 6
#: The id of the card whose effect a card has. None means the card's own effect, and "" means no effect.
Effect = Annotated[str | None, Meta(description="the id of what has this effect")]


class Alien(Record, frozen=True):
    """A member of the Hegemony, or a Vassal that replaces the member of its ``sector`` (CMP-13, SET-20)."""

    id: Id
    name: Text
    sector: Sector
    ability: Ability
    text: Text
    set: Mixed = "base"
    effect: Effect = None


class Captain(Record, frozen=True):
    """A Captain. ``abilities`` are both the initial and the maximum values. The player keeps ``keep`` of the
    ``dice`` (CMP-15).

    With ``free_dice``, the player also chooses that many other dice, whose values add up to ``total``
    (SET-24).
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
    """A Planet. If its text has an action that is paid for, ``cost`` lists the icons to pay. The rest of the
    text is mandatory.
    """

    id: Id
    name: Text
    text: Text
    cost: tuple[Icon, ...] = ()
    set: Mixed = "base"
    effect: Effect = None


class SuperWeapon(Record, frozen=True):
    """A Super Weapon. ``need`` is the number of cubes of each colour that make it Understood. A ``free`` one
    needs none (CMP-12, SWP-06).
    """

    id: Id
    name: Text
    need: dict[Color, Natural]
    free: bool
    text: Text
    set: Mixed = "base"
    effect: Effect = None


class EncounterCard(Record, frozen=True):
    """An encounter card (CMP-09, CMP-10).

    A Guardforce or an Agent has ``strength`` and ``ability`` (its Engage Strength and icon) and ``planets``
    (planet icons). It may have an ``icon`` (a key or a code) and a ``text``. A Location has only three
    ``actions``, one for each Ability.
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
    """A Captain's die: the texts of its six faces, starting with value 1 (CMP-06)."""

    id: Id
    name: Text
    kinds: tuple[DieKind, ...]
    color: str
    faces: tuple[Text, ...]
    set: Set = "base"


class Alignment(Record, frozen=True):
    """A loyalty of the Traitor. An Alignment that is not ``lasting`` acts only once."""

    id: Id
    name: Text
    text: Text
    lasting: bool


class Orientation(Record, frozen=True):
    """One side of an Influence card: its cost, the ``phase`` in which it is played, and its text."""

    cost: Natural
    phase: Literal["encounter", "search", "any"]
    text: Text
    effect: Effect = None


class Influence(Record, frozen=True):
    """An Influence card of the Traitor with its two sides."""

    id: Id
    name: Text
    upright: Orientation
    turned: Orientation


class Exploration(Record, frozen=True):
    """An Exploration card. It is used in its ``sectors``, or at setup if it names none. It can be used once
    per round or once per game.
    """

    id: Id
    name: Text
    limit: Literal["round", "game"]
    text: Text
    sectors: tuple[Sector, ...] = ()
    effect: Effect = None


class CrewCard(Record, frozen=True):
    """A Bridge Crew card. It comes with one of the ``dice``. ``track`` lists the Abilities that its points
    pay for, in order.
    """

    id: Id
    name: Text
    title: Text
    dice: tuple[Id, ...]
    track: tuple[Ability | Literal["any"], ...]


class ShipCard(Record, frozen=True):
    """A Space Ship card. Its action is for setup or for one of the phases. ``charges`` is the initial value
    of its cube.
    """

    id: Id
    name: Text
    when: Literal["setup", "encounter", "search"]
    charges: Natural
    text: Text
    effect: Effect = None


class Numbers(Record, frozen=True):
    """The numbers in the rulebook, and the difficulty settings: ``bonus``, and ``hero_bonus`` in matches with
    a Traitor.
    """

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
    """All components by id, including the expansions. ``encounters`` are in their printed order."""

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
        """Return the name under which an effect's functions are registered. ``name`` is a card, a Location's
        action ("card:ability"), or a side of an Influence card ("card:side").
        """
        return self.effects.get(name, name)

    @cached_property
    def effects(self) -> dict[str, str]:
        """The borrowed effects, by the names of the cards, actions or sides that have them."""
        kinds: tuple[Mapping[str, Any], ...] = (
            self.aliens,
            self.planets,
            self.weapons,
            self.encounters,
            self.exploration,
            self.ships,
        )
        effect_names: dict[str, str | None] = {
            name: card.effect for cards in kinds for name, card in cards.items()
        }
        for place in self.encounters.values():
            effect_names |= {f"{place.id}:{ability}": effect for ability, effect in place.effects.items()}
        for influence in self.influence.values():
            effect_names |= {
                f"{influence.id}:upright": influence.upright.effect,
                f"{influence.id}:turned": influence.turned.effect,
            }
        return {name: effect for name, effect in effect_names.items() if effect is not None}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The printed names of all cards and dice."""
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
        return {name: str(card.name) for cards in kinds for name, card in cards.items()}
