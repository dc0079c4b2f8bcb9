"""The types of the views of the line and of the search."""

from __future__ import annotations

from typing import Literal, TypedDict


class ChangeView(TypedDict):
    """A change of a number or word of a line card. Changes are listed in their order."""

    #: The cause: a card of the line, the alien, the Location, the Planet, a Super Weapon, a die, an
    #: Exploration or ship card, an Influence card ("false-orders:upright") or a revealed Alignment
    #: ("alignment:kah").
    by: str
    #: The thing that changed: "strength" (of part 0), "ability" (of part 0), "part" (a part was added),
    #: "least" (raised to a minimum), "bonus" (strength of the Hero against the part), "must" (engage or
    #: evade), "dice" (kinds of dice barred), "cubes" (drawn in an Evade), "point" (waived, or restricted to
    #: an Ability).
    what: str
    part: int  #: The index in ``parts`` of the changed part.
    before: int | str | None  #: The number or word before the change.
    after: int | str | None  #: The number or word after the change.


class PartView(TypedDict):
    """A part of the Engage Strength."""

    ability: str  #: The Ability with which the part is paid.
    strength: int  #: The strength after all changes.
    bonus: int  #: The strength of dice and weapons against the part.
    due: int  #: The cost that is left to pay.
    by: str  #: The source that added the part, which is the card itself for the first part.


class LossView(TypedDict):
    """A possible loss of an Evade. The point is paid in the safest way, or with the highest Ability. A
    Landing Team cube averts a loss only if this saves the Hero from losing.
    """

    #: The losses from cubes and from the card, in addition to the point, by Ability. "any" is one of the
    #: highest Abilities, at the Hero's choice.
    losses: dict[str, int]
    chance: float  #: The probability of this loss, from 0 to 1.
    fatal: bool  #: Whether this loss loses the match.


class EvadeView(TypedDict):
    """The cost of evading a card. Odds are omitted while the bag is hidden, and after the card was met."""

    point: bool  #: Whether evading costs an Ability point.
    only: str | None  #: The only Ability that may pay the point, if the payment is restricted.
    cubes: int  #: The number of cubes drawn.
    outcomes: list[LossView] | None  #: The possible losses in addition to the point, most likely first.
    danger: float | None  #: The probability that evading loses the match, from 0 to 1.


class LineCardView(TypedDict):
    """A card of the Encounter Line. The catalogue has its printed words and numbers."""

    id: str  #: The card.
    status: Literal["waiting", "current", "engaged", "evaded"]  #: The status of the card.
    #: The card whose Engage icon applies to this card before changes. This is the card itself if no other
    #: card can lend its icon (ENG-02 to ENG-07).
    lender: str
    parts: list[PartView]  #: The cost of engaging the card.
    changes: list[ChangeView]  #: The changes that led to this cost and to the other values.
    forced: Literal["engage", "evade"] | None  #: The choice that is forced on the Hero, if any.
    forced_by: str | None  #: The cause of the forced choice.
    barred: list[str]  #: The kinds of dice that cannot be used against the card.
    payable: bool  #: Whether the Hero can pay for engaging the card now.
    evade: EvadeView  #: The cost of evading the card.
    planets: int  #: The number of the card's planet icons that count now.
    leaves: bool  #: Whether the card is removed from the game after the search.
    seized: bool  #: Whether the Traitor already has the card, which then only shows its place in the line.


class ExtraView(TypedDict):
    """A change of the number of cubes in this round's search."""

    by: str  #: The cause.
    n: int  #: The number of additional cubes, negative for fewer.


class SearchView(TypedDict):
    """The search of this round. It is a forecast until the cubes are drawn."""

    count: int  #: The number of cubes to draw now.
    icons: int  #: The number of these cubes that are due to planet icons.
    extras: list[ExtraView]  #: The changes of the number of cubes.
    #: The probability of at least one yellow cube, given the paid, used and played cards. It is null while
    #: the bag is hidden, after the draw, and if the Planet is not searched.
    yellow: float | None
    paid: list[str]  #: The cards paid or used for the search.
    drawn: list[str] | None  #: The cubes that are not resolved yet, or null before the draw.
    total: int  #: The number of cubes that were drawn.
