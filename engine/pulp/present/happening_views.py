"""The types of happenings: the fields of each kind, in addition to ``kind`` and ``label``."""

from __future__ import annotations

from typing import Any, TypedDict

from engine.core.present.happening_types import happening_type


class NoFields(TypedDict):
    """A happening without further fields."""


class CardView(TypedDict):
    """A happening about a card."""

    card: str  #: The card.


class BegunView(TypedDict):
    """The aliens from left to right, and the cubes in the bag at the start."""

    aliens: list[str]  #: The aliens, from left to right.
    bag: dict[str, int]  #: The cubes in the bag, by colour.


class CaptainView(TypedDict):
    """The Captain, and the values of the Abilities at the start."""

    captain: str  #: The Captain.
    abilities: dict[str, int]  #: The initial values, which are also the maxima.


class DiceSetView(TypedDict):
    """Dice that the Hero received, or whose values changed."""

    dice: dict[str, int]  #: The values of the dice.
    by: str  #: The cause, "" for the setup.


class DieUsedView(TypedDict):
    """A die was used."""

    die: str  #: The die.
    face: int  #: The face that it showed.
    way: int  #: The index of the way in which the face was used, starting at 0.
    value: int  #: The value to which the die was turned.


class BorrowedView(TypedDict):
    """A free die was rolled for this engagement."""

    die: str  #: The die.
    value: int  #: Its value.
    by: str  #: The cause, as an id.


class RoundView(TypedDict):
    """A round began or ended."""

    round: int  #: The round.


class PlanetsView(TypedDict):
    """Planets were dealt face up."""

    planets: list[str]  #: The Planets.


class LineView(TypedDict):
    """The line was drawn, and cubes were added to the bag."""

    cards: list[str]  #: All drawn cards, in order.
    line: list[str]  #: The cards to meet.
    sector: str  #: The sector.
    cubes: dict[str, int]  #: The cubes that went into the bag, by colour.
    location: str | None  #: The Location in force, null if there is none.
    dropped: list[str]  #: The cards that went directly to the discard pile.


class OrderedView(TypedDict):
    """The new order of the line, and the cause."""

    line: list[str]  #: The cards, from left to right.
    by: str  #: The cause, as an id.


class PaidView(TypedDict):
    """A card was engaged and paid for."""

    card: str  #: The card.
    points: dict[str, int]  #: The points paid, by Ability.
    crew: dict[str, int]  #: The points paid by Bridge Crew, by card.
    bonus: int  #: The strength given by bonuses.


class EvadedView(TypedDict):
    """A card was evaded. All cubes drawn for it go to the supply.

    An earlier `points` happening shows the payment of the point. Later ones show the points lost to the
    cubes.
    """

    card: str  #: The card.
    point: str | None  #: The payment of the point: an Ability, a Bridge Crew card, or null.
    cubes: list[str]  #: The drawn cubes, in order.
    #: The cube that takes no point because a green cube went into the bag, or null.
    spared: str | None


class PointsView(TypedDict):
    """Points of Abilities were gained or lost."""

    #: The points by Ability, negative for losses. There are none if a Bridge Crew card paid.
    points: dict[str, int]
    by: str  #: The cause, as an id.
    paid: bool  #: Whether this is the point paid to evade the card.
    crew: str | None  #: The Bridge Crew card that paid the point, or null.


class TopView(TypedDict):
    """An Ability and its maximum were raised."""

    ability: str  #: The Ability.
    n: int  #: The amount of the increase.
    by: str  #: The cause, as an id.


class CubesView(TypedDict):
    """Cubes moved from one place to another."""

    cubes: dict[str, int]  #: The cubes, by colour.
    #: The source: `bag`, `supply`, `gone`, `team`, `drawn`, the Traitor's `area`, the Traitor's drawn cubes
    #: (`traitor`), or the id of an alien or a Super Weapon.
    source: str
    target: str  #: The destination, in the same form.
    by: str  #: The cause, as an id.


class UsedView(TypedDict):
    """A Super Weapon, an Exploration card, a ship card or a Planet's action was used."""

    card: str  #: The card that was used.
    on: str | None  #: The card of the line on which it was used, if any.
    ability: str | None  #: The Ability for which it was used, if any.


class ExtraCubesView(TypedDict):
    """The number of cubes to draw in this round's search changed."""

    n: int  #: The number of additional cubes, negative for fewer.
    by: str  #: The cause, as an id.


class BonusView(TypedDict):
    """The Hero gained strength against one part of the card that is being engaged."""

    card: str  #: The card.
    part: int  #: The index of the part of the card, starting at 0.
    n: int  #: The strength.
    by: str  #: The cause, as an id.


class UprightView(TypedDict):
    """Planet icons of an evaded card count from now on."""

    card: str  #: The card.
    n: int  #: The number of icons.
    by: str  #: The cause, as an id.


class DrawnView(TypedDict):
    """Cubes were drawn in the search."""

    cubes: list[str]  #: The cubes, in the order drawn.
    by: str  #: The card that let cubes be drawn again, or "" for the first draw.


class DeclinedView(TypedDict):
    """The Hero declined to search the Planet."""

    planet: str  #: The Planet.


class FoundView(TypedDict):
    """A Super Weapon was found."""

    weapon: str  #: The Super Weapon.
    by: str  #: `hero` or `traitor`.
    left: int  #: The number of Super Weapons left to find.


class UnderstoodView(TypedDict):
    """A Super Weapon became Understood."""

    weapon: str  #: The Super Weapon.
    by: str  #: The cause, as an id.


class SwappedView(TypedDict):
    """A Super Weapon was exchanged for another from the pile."""

    weapon: str  #: The Super Weapon that goes back to the pile.
    other: str  #: The Super Weapon that replaces it.
    by: str  #: The cause, as an id.


class CardsView(TypedDict):
    """Cards that moved together: into the hand, out of the hand, out of the line, or to the discard pile."""

    cards: list[str]  #: The cards.


class LookedView(TypedDict):
    """A seat looked at hidden cards or cubes."""

    what: str  #: The place of the things: `deck`, `bag` or `weapons`.
    count: int  #: The number of things.
    by: str  #: The seat, or the cause.


class NamesView(TypedDict):
    """The hidden things that the viewer saw."""

    names: list[str]  #: The things.


class CrewLostView(TypedDict):
    """The last point of a Bridge Crew member was spent, so the card and its die leave play."""

    crew: str  #: The Bridge Crew card.
    die: str  #: The die that leaves with the card.


class TraitorBeganView(TypedDict):
    """The Traitor's Influence, and the white cubes in their area."""

    influence: int  #: The Influence at the start.
    area: int  #: The white cubes in the area.


class OutfittedView(TypedDict):
    """The Traitor received dice and a Captain, whose card hides the Alignment."""

    captain: str  #: The Captain.
    dice: list[str]  #: The dice.


class PointView(TypedDict):
    """The Traitor may act now."""

    point: str  #: The point of the round, as a keyword.


class InfluenceView(TypedDict):
    """A side of an Influence card was played."""

    card: str  #: The card.
    side: str  #: `upright` or `turned`.
    cost: int  #: The Influence paid.


class InfluencedView(TypedDict):
    """An Influence card changes the line, or only one of its cards."""

    by: str  #: The Influence card and its side.
    on: str | None  #: The card that it changes, or null if it changes the line.


class AmountView(TypedDict):
    """An amount, and its cause."""

    n: int  #: The amount.
    by: str  #: The cause, as an id.


class RolledView(TypedDict):
    """The Traitor's dice were rolled."""

    dice: dict[str, int]  #: The values of the dice.
    by: str  #: The cause, as an id.


class RevealedAlignmentView(TypedDict):
    """The Alignment was revealed."""

    alignment: str  #: The Alignment.


class DrawnCubesView(TypedDict):
    """The Traitor drew cubes."""

    cubes: list[str]  #: The cubes, in the order drawn.


class SeizedView(TypedDict):
    """The Traitor took cards."""

    cards: list[str]  #: The cards.
    by: str  #: The cause, "" for an evaded key or code.


class NegatedView(TypedDict):
    """The Traitor discarded a card, so a card with which the Hero paid has no effect."""

    card: str  #: The discarded card.
    paid: str  #: The card without effect.


class EndedView(TypedDict):
    """The match is over."""

    reason: str  #: The reason, as a keyword.
    winner: str | None  #: The winning side, null if nobody won.


class ConcededView(TypedDict):
    """A seat conceded, or withdrew its concession."""

    seat: str  #: The seat.
    on: bool  #: Whether the seat conceded. If false, it withdrew its concession.


#: The types of happenings, by kind.
HAPPENING_TYPES: dict[str, Any] = {
    "begun": happening_type("begun", BegunView),
    "captain": happening_type("captain", CaptainView),
    "dice": happening_type("dice", DiceSetView),
    "die-used": happening_type("die-used", DieUsedView),
    "borrowed": happening_type("borrowed", BorrowedView),
    "explored": happening_type("explored", CardsView, docstring="Exploration cards were dealt to the Hero."),
    "ship": happening_type("ship", CardView, docstring="A Space Ship card is in play."),
    "crew": happening_type("crew", CardView, docstring="A Bridge Crew card is in play."),
    "crew-lost": happening_type("crew-lost", CrewLostView),
    "round": happening_type("round", RoundView, docstring="A round begins."),
    "planets": happening_type("planets", PlanetsView),
    "planet": happening_type("planet", CardView, docstring="The Planet of this round was chosen."),
    "line": happening_type("line", LineView),
    "ordered": happening_type("ordered", OrderedView),
    "meets": happening_type("meets", CardView, docstring="The next card of the line is encountered."),
    "engaged": happening_type("engaged", PaidView),
    "evaded": happening_type("evaded", EvadedView),
    "points": happening_type("points", PointsView),
    "top": happening_type("top", TopView),
    "cubes": happening_type("cubes", CubesView),
    "used": happening_type("used", UsedView),
    "extra": happening_type("extra", ExtraCubesView),
    "bonus": happening_type("bonus", BonusView),
    "upright": happening_type("upright", UprightView),
    "searching": happening_type("searching", CardView, docstring="The chosen Planet may be searched."),
    "declined": happening_type("declined", DeclinedView),
    "drawn": happening_type("drawn", DrawnView),
    "found": happening_type("found", FoundView),
    "understood": happening_type("understood", UnderstoodView),
    "swapped": happening_type("swapped", SwappedView),
    "discarded": happening_type("discarded", CardsView, docstring="Cards of the hand were paid."),
    "taken": happening_type("taken", CardsView, docstring="Keys and codes of engaged enemies were taken."),
    "looked": happening_type("looked", LookedView, NamesView),
    "traitor": happening_type("traitor", TraitorBeganView),
    "traitor-captain": happening_type("traitor-captain", OutfittedView),
    "aligned": happening_type(
        "aligned", NoFields, docstring="The Traitor chose an Alignment, which nobody else knows."
    ),
    "influence-window": happening_type("influence-window", PointView),
    "influence": happening_type("influence", InfluenceView),
    "influenced": happening_type("influenced", InfluencedView),
    "recharged": happening_type("recharged", AmountView, docstring="The Traitor gains Influence."),
    "traitor-rolled": happening_type("traitor-rolled", RolledView),
    "revealed": happening_type("revealed", RevealedAlignmentView),
    "fewer": happening_type(
        "fewer", AmountView, docstring="The Hero's next draw is reduced by this many cubes, to at least one."
    ),
    "traitor-drew": happening_type("traitor-drew", DrawnCubesView),
    "seized": happening_type("seized", SeizedView),
    "negated": happening_type("negated", NegatedView),
    "round-over": happening_type("round-over", RoundView, docstring="A round is over."),
    "ended": happening_type("ended", EndedView),
    "conceded": happening_type("conceded", ConcededView),
}
