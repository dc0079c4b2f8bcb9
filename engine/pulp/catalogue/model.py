"""The types of everything that is printed: aliens, Captains, Planets, Super Weapons, encounters, dice, and
what the expansions add. All of it is frozen; what happens to a card in a match is state.

Every card and die of all sets has an id of its own, by which its function in ``engine/pulp/effects`` is
found.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Ability = Literal["combat", "diplomacy", "science"]
Color = Literal["yellow", "white", "red", "blue", "orange", "black", "green"]
Sector = Literal["kah", "arvan", "quietus"]
Level = Literal["basic", "normal", "advanced"]
Icon = Literal["key", "code"]
Set = Literal["base", "x1", "x2", "x3"]
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


class Alien(Struct, frozen=True):
    """A member of the Hegemony, or a Vassal that stands for the one of its ``sector`` (CMP-13, SET-20)."""

    id: str
    name: str
    sector: Sector
    ability: Ability
    text: str
    set: Set = "base"


class Captain(Struct, frozen=True):
    """A Captain: ``abilities`` give start and maximum in one; of ``dice`` the player keeps ``keep`` (CMP-15).

    With ``free_dice`` the player takes so many other dice besides, set so that their values add up to
    ``total`` (SET-24).
    """

    id: str
    name: str
    abilities: dict[Ability, int]
    dice: tuple[str, ...]
    keep: int
    free_dice: int = 0
    total: int = 0
    set: Set = "base"


class Planet(Struct, frozen=True):
    """A Planet. What its text offers for a payment costs the icons ``cost``; all else must be followed."""

    id: str
    name: str
    text: str
    cost: tuple[Icon, ...] = ()
    set: Set = "base"


class SuperWeapon(Struct, frozen=True):
    """A Super Weapon: ``need`` says how many cubes of which colours make it Understood; one that is ``free``
    works without (CMP-12, SWP-06)."""

    id: str
    name: str
    need: dict[Color, int]
    free: bool
    text: str
    set: Set = "base"


class EncounterCard(Struct, frozen=True):
    """An encounter card (CMP-09, CMP-10).

    A Guardforce or an Agent has ``strength`` and ``ability`` (its Engage Strength and icon), ``planets``
    planet icons, perhaps an ``icon``, a key or a code, and perhaps a ``text``. A Location has none of these
    but three ``actions``, one by Ability.
    """

    id: str
    kind: CardKind
    name: str
    cubes: tuple[Color, ...]
    strength: int = 0
    ability: Ability | None = None
    planets: int = 0
    icon: Icon | None = None
    text: str = ""
    number: int | None = None
    actions: dict[Ability, str] = {}


class Die(Struct, frozen=True):
    """A Captain's die: the texts of its six faces, that of value 1 first (CMP-06)."""

    id: str
    name: str
    kinds: tuple[DieKind, ...]
    color: str
    faces: tuple[str, ...]
    set: Set = "base"


class Alignment(Struct, frozen=True):
    """What a Traitor may be aligned to; one that is not ``lasting`` acts once."""

    id: str
    name: str
    text: str
    lasting: bool


class Orientation(Struct, frozen=True):
    """One side of an Influence card: what it costs, the ``phase`` in which it is played, and its text."""

    cost: int
    phase: Literal["encounter", "search", "any"]
    text: str


class Influence(Struct, frozen=True):
    """An Influence card of the Traitor with its two orientations."""

    id: str
    name: str
    upright: Orientation
    turned: Orientation


class Exploration(Struct, frozen=True):
    """An Exploration card: used in ``sectors``, at setup if it names none; once a round or once a game."""

    id: str
    name: str
    limit: Literal["round", "game"]
    text: str
    sectors: tuple[Sector, ...] = ()


class CrewCard(Struct, frozen=True):
    """A Bridge Crew card: one of ``dice`` comes with it, and its points pay, in order, what ``track``
    says."""

    id: str
    name: str
    title: str
    dice: tuple[str, ...]
    track: tuple[Ability | Literal["any"], ...]


class ShipCard(Struct, frozen=True):
    """A Space Ship card: its action is for setup or for one of the phases; ``charges`` are those of its
    cube."""

    id: str
    name: str
    when: Literal["setup", "encounter", "search"]
    charges: int
    text: str


class Numbers(Struct, frozen=True):
    """Numbers that the rulebook prints in running text and tables, and levers of difficulty: ``bonus``, and
    ``hero_bonus`` with a Traitor."""

    cubes: dict[Set, dict[str, int]]
    fixed_seed: dict[Color, int]
    levels: dict[Level, int]
    top: int
    bonus: dict[Level, int]
    influence_start: int
    influence_top: int
    hero_bonus: int
    team_front: int
    team_seed: dict[Level, int]
    exploration: dict[Level, int]
    crew_most: int
    crew_with_ship: dict[Level, int]
    row: dict[Level, int]


class Components(Struct, frozen=True):
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
