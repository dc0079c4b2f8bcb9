"""What may be told, as types: the fields of each kind of happening, besides ``kind`` and ``label``."""

from __future__ import annotations

from typing import Any, TypedDict

from engine.core.happenings import happening_type


class Public(TypedDict):
    """Something that everybody is told, without further fields."""


class CardTold(TypedDict):
    """What happened to, or was done with, a card."""

    card: str


class BegunView(TypedDict):
    """The aliens from left to right, and the cubes that the bag begins with."""

    aliens: list[str]
    bag: dict[str, int]


class CaptainView(TypedDict):
    """Who plays, and where the Abilities begin."""

    captain: str
    abilities: dict[str, int]


class DiceSetView(TypedDict):
    """Dice that the Hero has now, or whose values have changed, and what did it ("" for the setup)."""

    dice: dict[str, int]
    by: str


class DieUsedView(TypedDict):
    """A die was used: the face, which of its ways, and the value to which it turned."""

    die: str
    face: int
    way: int
    value: int


class BorrowedView(TypedDict):
    """A die that nobody has was rolled for this engagement."""

    die: str
    value: int
    by: str


class RoundView(TypedDict):
    """A round begins, or is over."""

    round: int


class PlanetsView(TypedDict):
    """Planets were dealt face up."""

    planets: list[str]


class LineView(TypedDict):
    """The line was drawn: all cards in the order drawn, those that stay in the line, the sector, the cubes
    that went into the bag by colour, and the Location in force."""

    cards: list[str]
    line: list[str]
    sector: str
    cubes: dict[str, int]
    location: str | None
    dropped: list[str]


class OrderedView(TypedDict):
    """The line lies in this order now, and what did it."""

    line: list[str]
    by: str


class PaidView(TypedDict):
    """A card was engaged: the points paid by Ability, those of Bridge Crew by card, and the bonuses used."""

    card: str
    points: dict[str, int]
    crew: dict[str, int]
    bonus: int


class EvadedView(TypedDict):
    """A card was evaded: the point paid (an Ability, a Bridge Crew card, or null), and the cubes drawn for
    it."""

    card: str
    point: str | None
    cubes: list[str]
    spared: str | None


class PointsView(TypedDict):
    """Points gained (or, below 0, lost) by Ability, and what did it."""

    points: dict[str, int]
    by: str


class TopView(TypedDict):
    """An Ability and its maximum were raised."""

    ability: str
    n: int
    by: str


class CubesView(TypedDict):
    """Cubes by colour that moved from one place to another, and what did it. Places: bag, supply, gone, team,
    the id of an alien or a Super Weapon; the Traitor's "area", and what he drew ("traitor")."""

    cubes: dict[str, int]
    source: str
    target: str
    by: str


class UsedView(TypedDict):
    """A Super Weapon, an Exploration card, a ship card or a Planet's action was used; what for, if that is
    not all: a card of the line, an Ability."""

    card: str
    on: str | None
    ability: str | None


class ExtraTold(TypedDict):
    """This round's search draws so many cubes more or fewer."""

    n: int
    by: str


class BonusView(TypedDict):
    """More strength against one part of the card that is being engaged."""

    card: str
    part: int
    n: int
    by: str


class UprightView(TypedDict):
    """Planet icons of an evaded card count."""

    card: str
    n: int
    by: str


class DrawnView(TypedDict):
    """Cubes were drawn in the search, in this order; how many planet icons and extras gave."""

    cubes: list[str]
    by: str


class DeclinedView(TypedDict):
    """The Planet is not searched."""

    planet: str


class FoundView(TypedDict):
    """A Super Weapon was found, by "hero" or "traitor"."""

    weapon: str
    by: str
    left: int


class WeaponTold(TypedDict):
    """A Super Weapon is Understood."""

    weapon: str
    by: str


class SwappedView(TypedDict):
    """A Super Weapon was exchanged for another of the deck."""

    weapon: str
    other: str
    by: str


class CardsTold(TypedDict):
    """Cards that moved together: into hand, out of the line, out of the hand, to the discard pile."""

    cards: list[str]


class LookedView(TypedDict):
    """Somebody looked at so many things of the "deck", the "bag" or the "weapons"."""

    what: str
    count: int
    by: str


class NamesView(TypedDict):
    """What the viewer saw there."""

    names: list[str]


class CrewLostView(TypedDict):
    """The last point of a Bridge Crew member is spent: card and die leave play."""

    crew: str
    die: str


class TraitorBeganView(TypedDict):
    """The Traitor's Influence, and white cubes in his area."""

    influence: int
    area: int


class OutfittedView(TypedDict):
    """The Captain behind whom the Traitor hides, and his dice."""

    captain: str
    dice: list[str]


class PointView(TypedDict):
    """At which point the Traitor is asked."""

    point: str


class InfluenceView(TypedDict):
    """An Influence card was played on one of its sides."""

    card: str
    side: str
    cost: int


class InfluencedView(TypedDict):
    """What an Influence card does to the line is in force, perhaps on a card."""

    by: str
    on: str | None


class GainedView(TypedDict):
    """So much or so many, and what did it."""

    n: int
    by: str


class RolledView(TypedDict):
    """What dice of the Traitor showed."""

    dice: dict[str, int]
    by: str


class RevealedTold(TypedDict):
    """The Alignment was laid open."""

    alignment: str


class CubesTold(TypedDict):
    """Cubes that the Traitor drew, in this order."""

    cubes: list[str]


class SeizedView(TypedDict):
    """Cards that the Traitor took, and what let him ("" for a key or a code that was evaded)."""

    cards: list[str]
    by: str


class NegatedView(TypedDict):
    """The Traitor discarded a card, and another that the Hero paid is spent in vain."""

    card: str
    paid: str


class EndedView(TypedDict):
    """The match is over, for this reason; who won, if anybody."""

    reason: str
    winner: str | None


class ConcededView(TypedDict):
    """A seat has conceded, or taken that back."""

    seat: str
    on: bool


#: What each kind of fact shows everybody, and what some seats besides.
HAPPENING_TYPES: dict[str, Any] = {
    "begun": happening_type("begun", BegunView),
    "captain": happening_type("captain", CaptainView),
    "dice": happening_type("dice", DiceSetView),
    "die-used": happening_type("die-used", DieUsedView),
    "borrowed": happening_type("borrowed", BorrowedView),
    "explored": happening_type("explored", CardsTold),
    "ship": happening_type("ship", CardTold),
    "crew": happening_type("crew", CardTold),
    "crew-lost": happening_type("crew-lost", CrewLostView),
    "round": happening_type("round", RoundView),
    "planets": happening_type("planets", PlanetsView),
    "planet": happening_type("planet", CardTold),
    "line": happening_type("line", LineView),
    "ordered": happening_type("ordered", OrderedView),
    "meets": happening_type("meets", CardTold),
    "engaged": happening_type("engaged", PaidView),
    "evaded": happening_type("evaded", EvadedView),
    "points": happening_type("points", PointsView),
    "top": happening_type("top", TopView),
    "cubes": happening_type("cubes", CubesView),
    "used": happening_type("used", UsedView),
    "extra": happening_type("extra", ExtraTold),
    "bonus": happening_type("bonus", BonusView),
    "upright": happening_type("upright", UprightView),
    "searching": happening_type("searching", CardTold),
    "declined": happening_type("declined", DeclinedView),
    "drawn": happening_type("drawn", DrawnView),
    "found": happening_type("found", FoundView),
    "understood": happening_type("understood", WeaponTold),
    "swapped": happening_type("swapped", SwappedView),
    "discarded": happening_type("discarded", CardsTold),
    "taken": happening_type("taken", CardsTold),
    "looked": happening_type("looked", LookedView, NamesView),
    "traitor": happening_type("traitor", TraitorBeganView),
    "traitor-captain": happening_type("traitor-captain", OutfittedView),
    "aligned": happening_type("aligned", Public),
    "influence-window": happening_type("influence-window", PointView),
    "influence": happening_type("influence", InfluenceView),
    "influenced": happening_type("influenced", InfluencedView),
    "recharged": happening_type("recharged", GainedView),
    "traitor-rolled": happening_type("traitor-rolled", RolledView),
    "revealed": happening_type("revealed", RevealedTold),
    "fewer": happening_type("fewer", GainedView),
    "traitor-drew": happening_type("traitor-drew", CubesTold),
    "seized": happening_type("seized", SeizedView),
    "negated": happening_type("negated", NegatedView),
    "round-over": happening_type("round-over", RoundView),
    "ended": happening_type("ended", EndedView),
    "conceded": happening_type("conceded", ConcededView),
}
