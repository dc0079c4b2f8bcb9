"""What may be seen of the line and of the search, as types."""

from __future__ import annotations

from typing import Literal, TypedDict


class ChangeView(TypedDict):
    """One step of how a number or word of a line card came about, in order.

    ``by`` is the id of what changed it: a card of the line, the alien, the Location, the Planet, a Super
    Weapon, a die, an Exploration, ship or Influence card. ``what`` is "strength" (of part 0), "ability" (of
    part 0), "part" (a part was added), "least" (raised to a minimum), "bonus" (strength of the Hero against
    the part), "must" (engage or evade), "dice" (kinds of dice barred), "cubes" (drawn in an Evade), "point"
    (waived, or bound to an Ability). ``before`` and ``after`` are numbers or words; ``part`` is the place in
    ``parts``.
    """

    by: str
    what: str
    part: int
    before: int | str | None
    after: int | str | None


class PartView(TypedDict):
    """A part of the Engage Strength, to be paid with ``ability``: ``strength`` after all changes, ``bonus``
    what a die or weapon does against it, ``due`` what is left to pay. ``by`` is what added it (the card for
    the first).
    """

    ability: str
    strength: int
    bonus: int
    due: int
    by: str


class LossView(TypedDict):
    """One way in which an Evade may turn out: the points that cubes and the card take besides the point, by
    Ability ("any": of one of the highest, as the Hero likes), how likely it is (0 to 1), and whether the
    match is lost by it. The point is paid in the safest way, else of what there is most of; a Landing Team
    cube averts a loss only to live on."""

    losses: dict[str, int]
    chance: float
    fatal: bool


class EvadeView(TypedDict):
    """What evading costs: ``point`` whether an Ability point is due, ``only`` the Ability it must be of,
    ``cubes`` how many are drawn. ``outcomes`` are exact odds of what is lost besides the point, the
    likeliest first, and ``danger`` the chance that the match is lost by it; both are null while the bag is
    hidden or the card is met.
    """

    point: bool
    only: str | None
    cubes: int
    outcomes: list[LossView] | None
    danger: float | None


class LineCardView(TypedDict):
    """A card of the Encounter Line, from left to right; printed words and numbers are in the catalogue.

    ``status`` is "waiting", "current", "engaged" or "evaded". ``lender`` is the card whose Engage icon it
    takes (itself, if none else can lend, ENG-02 to ENG-07), before changes. ``parts`` is what engaging costs,
    and ``changes`` how it came about. ``forced`` is "engage" or "evade" with ``forced_by``. ``barred`` names
    the kinds of dice that cannot be used. ``payable`` says whether engaging is possible now. ``planets`` is
    how many planet icons count as it stands. ``leaves``: it leaves the game after the search.
    """

    id: str
    status: Literal["waiting", "current", "engaged", "evaded"]
    lender: str
    parts: list[PartView]
    changes: list[ChangeView]
    forced: Literal["engage", "evade"] | None
    forced_by: str | None
    barred: list[str]
    payable: bool
    evade: EvadeView
    planets: int
    leaves: bool


class ExtraView(TypedDict):
    """So many cubes more or fewer in this round's search, and what says so."""

    by: str
    n: int


class SearchView(TypedDict):
    """The search of this round, forecast from the moment the line lies: ``count`` cubes as things stand, of
    which ``icons`` for planet icons, and ``extras``. ``yellow`` is the chance of at least one yellow cube
    (null while the bag is hidden, and after the draw). During the search: ``paid`` what was paid or used,
    ``drawn`` the cubes still to be resolved (null before the draw), ``total`` how many were drawn.
    """

    count: int
    icons: int
    extras: list[ExtraView]
    yellow: float | None
    paid: list[str]
    drawn: list[str] | None
    total: int
