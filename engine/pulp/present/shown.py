"""What may be told, as types: the fields of each kind of happening, besides ``kind`` and ``label``."""

from __future__ import annotations

from typing import Any, TypedDict

from engine.core.happenings import happening_type


class Public(TypedDict):
    """Something that everybody is told, without further fields."""


class CardTold(TypedDict):
    """What happened to, or was done with, a card."""

    card: str  #: The card.


class BegunView(TypedDict):
    """The aliens from left to right, and the cubes that the bag begins with."""

    aliens: list[str]  #: From left to right.
    bag: dict[str, int]  #: Its cubes by colour.


class CaptainView(TypedDict):
    """Who plays, and where the Abilities begin."""

    captain: str  #: Who.
    abilities: dict[str, int]  #: Where they begin, which is their maximum.


class DiceSetView(TypedDict):
    """Dice that the Hero has now, or whose values have changed, and what did it ("" for the setup)."""

    dice: dict[str, int]  #: Their values.
    by: str  #: What did it, "" for the setup.


class DieUsedView(TypedDict):
    """A die was used: the face, which of its ways, and the value to which it turned."""

    die: str  #: The die.
    face: int  #: What it showed.
    way: int  #: Which of the ways to use that face, from 0.
    value: int  #: To what it was turned.


class BorrowedView(TypedDict):
    """A die that nobody has was rolled for this engagement."""

    die: str  #: The die.
    value: int  #: What it shows now.
    by: str  #: What did it, as an id.


class RoundView(TypedDict):
    """A round begins, or is over."""

    round: int  #: The round.


class PlanetsView(TypedDict):
    """Planets were dealt face up."""

    planets: list[str]  #: Which.


class LineView(TypedDict):
    """The line was drawn: all cards in the order drawn, those that stay in the line, the sector, the cubes
    that went into the bag by colour, and the Location in force."""

    cards: list[str]  #: All that were drawn, in order.
    line: list[str]  #: Those that are met.
    sector: str  #: Whose sector it is.
    cubes: dict[str, int]  #: What went into the bag, by colour.
    location: str | None  #: The Location in force, null if there is none.
    dropped: list[str]  #: Those that went to the discard pile at once.


class OrderedView(TypedDict):
    """The line lies in this order now, and what did it."""

    line: list[str]  #: From left to right.
    by: str  #: What did it, as an id.


class PaidView(TypedDict):
    """A card was engaged: the points paid by Ability, those of Bridge Crew by card, and the bonuses used."""

    card: str  #: The card.
    points: dict[str, int]  #: Those paid, by Ability.
    crew: dict[str, int]  #: Those paid of Bridge Crew, by card.
    bonus: int  #: What bonuses gave.


class EvadedView(TypedDict):
    """A card was evaded: what paid the point, which `points` has told before, and the cubes drawn for it,
    which all go to the supply. The points that they take follow as `points`."""

    card: str  #: The card.
    point: str | None  #: What paid for it: an Ability, a Bridge Crew card, or null.
    cubes: list[str]  #: Those drawn for it, in order.
    spared: str | None  #: The one that takes no point as a green cube went into the bag, null if none does.


class PointsView(TypedDict):
    """Points gained (or, below 0, lost) by Ability, and what did it."""

    points: dict[str, int]  #: By Ability; below 0 they were lost. None where a Bridge Crew card has paid.
    by: str  #: What did it, as an id.
    paid: bool  #: Whether it is the point that evading the card costs.
    crew: str | None  #: The Bridge Crew card that has paid it, null for an Ability.


class TopView(TypedDict):
    """An Ability and its maximum were raised."""

    ability: str  #: Which.
    n: int  #: By how much.
    by: str  #: What did it, as an id.


class CubesView(TypedDict):
    """Cubes moved from one place to another."""

    cubes: dict[str, int]  #: By colour.
    #: From where: `bag`, `supply`, `gone`, `team`, `drawn`, the Traitor's `area`, what he drew (`traitor`),
    #: or the id of an alien or a Super Weapon.
    source: str
    target: str  #: To where.
    by: str  #: What did it, as an id.


class UsedView(TypedDict):
    """A Super Weapon, an Exploration card, a ship card or a Planet's action was used; what for, if that is
    not all: a card of the line, an Ability."""

    card: str  #: What was used.
    on: str | None  #: On which card of the line, if on one.
    ability: str | None  #: For which Ability, if for one.


class ExtraTold(TypedDict):
    """This round's search draws so many cubes more or fewer."""

    n: int  #: How many more; below 0, fewer.
    by: str  #: What did it, as an id.


class BonusView(TypedDict):
    """More strength against one part of the card that is being engaged."""

    card: str  #: The card.
    part: int  #: Which part of the card, from 0.
    n: int  #: How much.
    by: str  #: What did it, as an id.


class UprightView(TypedDict):
    """Planet icons of an evaded card count."""

    card: str  #: The card.
    n: int  #: How many of them.
    by: str  #: What did it, as an id.


class DrawnView(TypedDict):
    """Cubes were drawn in the search."""

    cubes: list[str]  #: In the order in which they were drawn.
    by: str  #: What let them be drawn again, "" the first time.


class DeclinedView(TypedDict):
    """The Planet is not searched."""

    planet: str  #: Which.


class FoundView(TypedDict):
    """A Super Weapon was found, by "hero" or "traitor"."""

    weapon: str  #: The Super Weapon.
    by: str  #: `hero` or `traitor`.
    left: int  #: How many are left to find.


class WeaponTold(TypedDict):
    """A Super Weapon is Understood."""

    weapon: str  #: The Super Weapon.
    by: str  #: What did it, as an id.


class SwappedView(TypedDict):
    """A Super Weapon was exchanged for another of the deck."""

    weapon: str  #: The one that goes back.
    other: str  #: The one that lies there for it.
    by: str  #: What did it, as an id.


class CardsTold(TypedDict):
    """Cards that moved together: into hand, out of the line, out of the hand, to the discard pile."""

    cards: list[str]  #: Which.


class LookedView(TypedDict):
    """Somebody looked at so many things of the "deck", the "bag" or the "weapons"."""

    what: str  #: `deck`, `bag` or `weapons`.
    count: int  #: How many things.
    by: str  #: Who, or what lets one look.


class NamesView(TypedDict):
    """What the viewer saw there."""

    names: list[str]  #: What was seen.


class CrewLostView(TypedDict):
    """The last point of a Bridge Crew member is spent: card and die leave play."""

    crew: str  #: Who.
    die: str  #: The die that leaves with the card.


class TraitorBeganView(TypedDict):
    """The Traitor's Influence, and white cubes in his area."""

    influence: int  #: Where it begins.
    area: int  #: White cubes in his area.


class OutfittedView(TypedDict):
    """The Captain behind whom the Traitor hides, and his dice."""

    captain: str  #: Who.
    dice: list[str]  #: Which.


class PointView(TypedDict):
    """At which point the Traitor is asked."""

    point: str  #: When that is, as a word.


class InfluenceView(TypedDict):
    """An Influence card was played on one of its sides."""

    card: str  #: The card.
    side: str  #: `upright` or `turned`.
    cost: int  #: Influence.


class InfluencedView(TypedDict):
    """What an Influence card does to the line is in force, perhaps on a card."""

    by: str  #: The Influence card and its side.
    on: str | None  #: The card that it is about, null if it is about none.


class GainedView(TypedDict):
    """So much or so many, and what did it."""

    n: int  #: How many.
    by: str  #: What did it, as an id.


class RolledView(TypedDict):
    """What dice of the Traitor showed."""

    dice: dict[str, int]  #: Their values.
    by: str  #: What did it, as an id.


class RevealedTold(TypedDict):
    """The Alignment was laid open."""

    alignment: str  #: Which.


class CubesTold(TypedDict):
    """Cubes that the Traitor drew, in this order."""

    cubes: list[str]  #: In the order in which they were drawn.


class SeizedView(TypedDict):
    """Cards that the Traitor took, and what let him ("" for a key or a code that was evaded)."""

    cards: list[str]  #: Which.
    by: str  #: What let him, "" for a key or a code that was evaded.


class NegatedView(TypedDict):
    """The Traitor discarded a card, and another that the Hero paid is spent in vain."""

    card: str  #: What he discarded.
    paid: str  #: What is spent in vain.


class EndedView(TypedDict):
    """The match is over, for this reason; who won, if anybody."""

    reason: str  #: As a word.
    winner: str | None  #: The side, null if nobody has won.


class ConcededView(TypedDict):
    """A seat has conceded, or taken that back."""

    seat: str  #: Which.
    on: bool  #: Whether it has; false when it takes that back.


#: What each kind of fact shows everybody, and what some seats besides.
HAPPENING_TYPES: dict[str, Any] = {
    "begun": happening_type("begun", BegunView),
    "captain": happening_type("captain", CaptainView),
    "dice": happening_type("dice", DiceSetView),
    "die-used": happening_type("die-used", DieUsedView),
    "borrowed": happening_type("borrowed", BorrowedView),
    "explored": happening_type("explored", CardsTold, said="Exploration cards were dealt to the Hero."),
    "ship": happening_type("ship", CardTold, said="A Space Ship card is in play."),
    "crew": happening_type("crew", CardTold, said="A Bridge Crew card is in play."),
    "crew-lost": happening_type("crew-lost", CrewLostView),
    "round": happening_type("round", RoundView, said="A round begins."),
    "planets": happening_type("planets", PlanetsView),
    "planet": happening_type("planet", CardTold, said="The Planet of this round was chosen."),
    "line": happening_type("line", LineView),
    "ordered": happening_type("ordered", OrderedView),
    "meets": happening_type("meets", CardTold, said="The next card of the line is being met."),
    "engaged": happening_type("engaged", PaidView),
    "evaded": happening_type("evaded", EvadedView),
    "points": happening_type("points", PointsView),
    "top": happening_type("top", TopView),
    "cubes": happening_type("cubes", CubesView),
    "used": happening_type("used", UsedView),
    "extra": happening_type("extra", ExtraTold),
    "bonus": happening_type("bonus", BonusView),
    "upright": happening_type("upright", UprightView),
    "searching": happening_type("searching", CardTold, said="The chosen Planet may be searched."),
    "declined": happening_type("declined", DeclinedView),
    "drawn": happening_type("drawn", DrawnView),
    "found": happening_type("found", FoundView),
    "understood": happening_type("understood", WeaponTold),
    "swapped": happening_type("swapped", SwappedView),
    "discarded": happening_type("discarded", CardsTold, said="Cards of the hand were paid."),
    "taken": happening_type("taken", CardsTold, said="Key and code cards of engaged enemies come into hand."),
    "looked": happening_type("looked", LookedView, NamesView),
    "traitor": happening_type("traitor", TraitorBeganView),
    "traitor-captain": happening_type("traitor-captain", OutfittedView),
    "aligned": happening_type(
        "aligned", Public, said="The Traitor has chosen an Alignment; which, he alone knows."
    ),
    "influence-window": happening_type("influence-window", PointView),
    "influence": happening_type("influence", InfluenceView),
    "influenced": happening_type("influenced", InfluencedView),
    "recharged": happening_type("recharged", GainedView, said="The Traitor gains Influence."),
    "traitor-rolled": happening_type("traitor-rolled", RolledView),
    "revealed": happening_type("revealed", RevealedTold),
    "fewer": happening_type(
        "fewer", GainedView, said="The Hero's next draw has so many cubes fewer, but at least one."
    ),
    "traitor-drew": happening_type("traitor-drew", CubesTold),
    "seized": happening_type("seized", SeizedView),
    "negated": happening_type("negated", NegatedView),
    "round-over": happening_type("round-over", RoundView, said="A round is over."),
    "ended": happening_type("ended", EndedView),
    "conceded": happening_type("conceded", ConcededView),
}
