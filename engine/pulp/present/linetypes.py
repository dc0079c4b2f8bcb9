"""What may be seen of the line and of the search, as types."""

from __future__ import annotations

from typing import Literal, TypedDict


class ChangeView(TypedDict):
    """One step of how a number or word of a line card came about, in order."""

    #: What changed it: a card of the line, the alien, the Location, the Planet, a Super Weapon, a die, an
    #: Exploration or ship card, an Influence card ("false-orders:upright") or a revealed Alignment
    #: ("alignment:kah").
    by: str
    #: What it changed: "strength" (of part 0), "ability" (of part 0), "part" (a part was added), "least"
    #: (raised to a minimum), "bonus" (strength of the Hero against the part), "must" (engage or evade),
    #: "dice" (kinds of dice barred), "cubes" (drawn in an Evade), "point" (waived, or bound to an Ability).
    what: str
    part: int  #: The place in ``parts`` that it is about.
    before: int | str | None  #: The number or word before it.
    after: int | str | None  #: The number or word after it.


class PartView(TypedDict):
    """A part of the Engage Strength."""

    ability: str  #: The Ability that it is to be paid with.
    strength: int  #: How strong it is, after all changes.
    bonus: int  #: What dice and weapons do against it.
    due: int  #: What is left to pay.
    by: str  #: What added it: the card itself did the first.


class LossView(TypedDict):
    """One way in which an Evade may turn out. The point is paid in the safest way, else of what there is most
    of; a Landing Team cube averts a loss only to live on."""

    #: The points that cubes and the card take besides the point, by Ability ("any": of one of the highest,
    #: as the Hero likes).
    losses: dict[str, int]
    chance: float  #: How likely it is, from 0 to 1.
    fatal: bool  #: Whether the match is lost by it.


class EvadeView(TypedDict):
    """What evading costs. While the bag is hidden, and once the card is met, nothing is told of the odds."""

    point: bool  #: Whether an Ability point is due.
    only: str | None  #: The Ability that the point must be of.
    cubes: int  #: How many cubes are drawn.
    outcomes: list[LossView] | None  #: What may be lost besides the point, the likeliest first.
    danger: float | None  #: The chance that the match is lost by it, from 0 to 1.


class LineCardView(TypedDict):
    """A card of the Encounter Line; printed words and numbers are in the catalogue."""

    id: str  #: Which card it is.
    status: Literal["waiting", "current", "engaged", "evaded"]  #: What has become of it.
    #: The card whose Engage icon it takes (itself, if none else can lend, ENG-02 to ENG-07), before changes.
    lender: str
    parts: list[PartView]  #: What engaging it costs.
    changes: list[ChangeView]  #: How that and the rest came about.
    forced: Literal["engage", "evade"] | None  #: What must be done with it, if it must.
    forced_by: str | None  #: What says so.
    barred: list[str]  #: The kinds of dice that cannot be used against it.
    payable: bool  #: Whether engaging it is possible now.
    evade: EvadeView  #: What evading it costs.
    planets: int  #: How many planet icons count, as it stands.
    leaves: bool  #: Whether it leaves the game after the search.
    seized: bool  #: Whether it is in the Traitor's hand already, and only its place in the line is shown.


class ExtraView(TypedDict):
    """Cubes more or fewer in this round's search."""

    by: str  #: What says so.
    n: int  #: How many more; fewer if it is below 0.


class SearchView(TypedDict):
    """The search of this round, forecast from the moment the line lies."""

    count: int  #: How many cubes are drawn, as things stand.
    icons: int  #: How many of them for planet icons.
    extras: list[ExtraView]  #: What makes them more or fewer.
    #: The chance of at least one yellow cube, with what was paid, used and played for the draw; null while
    #: the bag is hidden, after the draw, and where the Planet is not searched.
    yellow: float | None
    paid: list[str]  #: What was paid or used for it.
    drawn: list[str] | None  #: The cubes still to be resolved, null before the draw.
    total: int  #: How many were drawn.
