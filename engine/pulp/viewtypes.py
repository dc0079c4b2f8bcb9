"""What may be seen and what may be told, as types: what has no key here cannot reach a client.

Cards and dice are named by the ids of the catalogue (:class:`engine.pulp.edition.PulpCatalogue`), Abilities
and cubes by their words. The questions that a seat may be asked, by ``kind``, with the ids of their options
and, in braces, what ``ref`` holds besides; ``quiet`` is the role of what does not end the question,
``cancel`` of what leads back, ``default`` of what a clock picks:

========== ========================================================== ==================================
kind       options                                                    what is asked
========== ========================================================== ==================================
captain    ``<captain>`` {captain}                                    which Captain plays
dice       ``<die>`` {die}; pick as many as he keeps                  which dice of the Captain to keep
free-dice  ``<die>`` {die}; pick two                                  which further dice (SET-24)
split      ``1-6`` ... ``6-1`` {values: die to value}                 how they are set
ship       ``<ship>`` {ship}, ``no`` (default)                        which Space Ship card
crew       ``<crew>`` {crew}, ``no`` (default)                        which Bridge Crew card, one by one
crew-die   ``<die>`` {die}                                            which die comes with it
ship-die   ``<die>`` {die}, ``no`` (default)                          which die the Space Ship die replaces
row-dice   ``<die>`` {die}; pick none to so many                      which further dice join its row
extra-die  ``<die>`` {die}                                            Wandering Wild's die
ability    ``<ability>`` {ability}                                    an Ability to gain, lose, move ...
planet     ``<planet>`` {planet}                                      which Planet this round
swap-      ``keep`` (default), ``swap:<planet>`` {planet}             Cartographers: exchange a Planet that
planet                                                                was dealt
translator ``no`` (default), ``die:universal-translator:0`` {die,     draw eight cards and keep four
           face, way}
keep       ``<card>`` {card}; ordered, pick four                      Universal Translator 5
tithe      ``<card>`` {card}, ``<ability>`` {ability}                 the Tithe Collector's due
encounter  ``engage``, ``evade`` {card}; tools (quiet)                the current card
engage     ``pay:<c>.<d>.<s>`` with, if need be, ``+<crew>:<n>`` and  how to pay; a pick ends the encounter
           ``+free:<n>`` {points: ability to n, crew: card to n, free:
           sources}; tools (quiet); ``back`` (cancel); the text names
           the card
evade      ``point:<ability>`` {ability}, ``point:<crew>`` {crew},    which point pays for it
           ``point:none``; tools (quiet); ``back`` (cancel)
closing    ``done`` (default), tools (quiet)                          all cards are met: use anything else
part       ``part:<i>`` {card, part, ability}                         against which part of the strength
turn       ``turn:<value>`` {die, value} (the highest is the default) to which value the used die turns
die        ``<die>`` {die}                                            which die to upgrade, roll, set ...
new-die    ``<die>`` {die}                                            which unowned die to take for it
value      ``value:<value>`` {die, value}                             to which value to set it
remove     ``<color>`` {color}                                        a cube to leave the bag, or go back
return     ``<color>`` {color}, ``stop`` (end)                        a drawn cube to put back
spare      ``<color>`` {color}, ``no`` (default)                      disregard a drawn cube, for one of the
                                                                      Landing Team (X2L-02)
weapon     ``<weapon>`` {weapon}                                      a Super Weapon to find, swap, understand
card       ``<card>`` {card}                                          a card of the line, or of the discard
                                                                      pile
order      ``<card>`` {card}; ordered, pick all                       the new order of the line
look       ``leave`` (default), ``under`` {card}                      Night Ferry: what to do with the card
search     ``draw`` (default), ``decline`` (end), ``pay`` (quiet),    before the cubes are drawn
           tools (quiet)
pay-with   ``<card>`` {card, icon}                                    which hand card pays a key or a code
cube       ``find`` {color}, ``raise:<color>`` {color, ability},      the drawn cubes, one after another
           ``place:<color>:<weapon>`` {color, weapon},
           ``discard:<color>`` {color}, ``lose:<ability>`` {color,
           ability}, ``team`` {color} (a green cube laid in front),
           ``boost:<ability>`` {color, ability} (a green cube for 2
           points), ``aside`` {color}; tools (quiet)
take       ``<card>`` {card}; pick none to all; all is the default    keys and codes to take into hand;
                                                                      the Traitor: evaded ones
pay-again  ``<card>`` {card, icon}, ``no``                            another card for one that was negated
========== ========================================================== ==================================

*Tools* are what may be used besides: ``die:<die>:<n>`` {die, face, way}: the n-th way (from 0) of the face
that a die shows; ``weapon:<weapon>`` {weapon}; ``exploration:<card>`` {exploration}; ``ship:<card>`` {ship}.

The Traitor is asked, besides ``free-dice``, ``captain``, ``card``, ``die``, ``ability``, ``weapon`` and
``take`` as above:

========== ========================================================== ==================================
kind       options                                                    what is asked
========== ========================================================== ==================================
alignment  ``<alignment>`` {alignment}                                to whom he owes it
influence  ``play:<card>:upright``, ``play:<card>:turned``            a window: whether he acts (X1I-05);
           {influence, side, cost}, ``reveal``, ``pass`` (default)    text.args.point says when
number     ``n:<n>`` {n}                                              cubes fewer (Neutral)
negate     ``negate:<paid>:<own>`` {card, own}, ``pass`` (default)    negate a card that the Hero paid
seize      ``<card>`` {card}, ``no``                                  Arvan: a card without an icon
rob        ``rob:<color>:<weapon>`` {color, weapon}                   a cube of the Hero's Super Weapon
========== ========================================================== ==================================

What changes the line may be an Influence card ("false-orders:upright") or a revealed Alignment
("alignment:kah").

Setup's ``ability`` and every question that needs more than its kind says tell by the ``text`` what for.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from engine.core.happenings import happening_type
from engine.core.views import DecisionBase, OptionBase, ResultView, SeatView, TableBase, TeamView


class Ref(TypedDict, total=False):
    """What an option points at: cards, dice, Super Weapons and Planets by their ids, Abilities and cubes by
    their words. Of a payment ``points`` are those of each Ability, ``crew`` those of each Bridge Crew card,
    and ``free`` what allows exchanges at 1 for 1."""

    captain: str
    die: str
    face: int
    way: int
    value: int
    values: dict[str, int]
    ship: str
    crew: str | dict[str, int]
    ability: str
    planet: str
    card: str
    part: int
    points: dict[str, int]
    free: list[str]
    color: str
    weapon: str
    exploration: str
    count: int
    icon: str
    alignment: str
    influence: str
    side: str
    cost: int
    n: int
    own: str


class OptionView(OptionBase):
    """One thing that may be picked."""

    ref: Ref


class DecisionView(DecisionBase):
    """A question to the viewer."""

    options: list[OptionView]


class PulpSeat(SeatView):
    """What everybody knows of a seat: its ``side`` is "hero" or "traitor"."""


class PulpTeam(TeamView):
    """What everybody knows of a team, of one seat."""


class TrackView(TypedDict):
    """An Ability: its value, and the maximum, at which it began."""

    value: int
    top: int


class DieView(TypedDict):
    """A die of the Hero: its text is that of face ``value``. ``used`` until the round ends; dice with ``row``
    show one value together; ``crew`` is the Bridge Crew card it came with."""

    id: str
    value: int
    used: bool
    row: bool
    crew: str | None


class AlienView(TypedDict):
    """A column: the alien or Vassal, how many encounter cards are left below it, and black cubes on it.

    ``sector`` is the Hegemony member that it is or stands for. ``current`` is the column whose sector it is,
    and those before it are ``past``.
    """

    id: str
    sector: str
    left: int
    black: int
    current: bool
    past: bool


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
    """One way in which an Evade's cubes may come: the points lost by Ability, how likely it is (0 to 1), and
    whether the match is lost by it, the point being paid in the best way."""

    losses: dict[str, int]
    chance: float
    fatal: bool


class EvadeView(TypedDict):
    """What evading costs: ``point`` whether an Ability point is due, ``only`` the Ability it must be of,
    ``cubes`` how many are drawn. ``outcomes`` are exact odds over the coloured cubes of the bag, the
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


class WeaponView(TypedDict):
    """A Super Weapon in front of the Hero: ``need`` and ``cubes`` by colour (green ones stand for any), what
    is still ``lacking`` in all, whether it is ``understood``, whether its power works now (``active``), and
    ``used`` this round."""

    id: str
    need: dict[str, int]
    cubes: dict[str, int]
    lacking: int
    understood: bool
    active: bool
    used: bool


class ExplorationView(TypedDict):
    """An Exploration card in play: whether its icons fit the sector, and whether it was used."""

    id: str
    fits: bool
    used: bool


class CrewView(TypedDict):
    """A Bridge Crew card in play: its ``die``, and its points left; the next one pays ``next``."""

    id: str
    die: str
    points: int
    next: str


class ShipView(TypedDict):
    """The Space Ship card in play, with the charges left of one that has a cube."""

    id: str
    charges: int
    used: bool


class AlignmentView(TypedDict):
    """The Traitor's Alignment: ``id`` null as long as the viewer may not know it; whether it is laid open,
    and whether a Neutral one has acted."""

    id: str | None
    revealed: bool
    spent: bool


class TraitorView(TypedDict):
    """All of the Traitor's that is open: his Captain, his dice (which have no value), Influence from 0 to 12,
    white cubes in his area, Influence cards left in hand (a known set, PRV-06), key and code cards he took,
    and Super Weapons; and his Alignment as far as the viewer may know it."""

    captain: str | None
    dice: list[str]
    influence: int
    area: int
    hand: list[str]
    taken: list[str]
    weapons: list[str]
    alignment: AlignmentView


class EndingView(TypedDict):
    """How it ended: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left),
    "majority" or "unfound" (with a Traitor), "concession". ``zeros`` are the Abilities at 0, ``found`` the
    Super Weapons by side, of ``weapons`` in all."""

    reason: str
    zeros: list[str]
    found: dict[str, int]
    weapons: int


class OptionsView(TypedDict):
    """What is played with: level, sets of cards, parts of expansions, switches of rulings, and how many Super
    Weapons there are if not as many as the level says."""

    level: str
    captain: str
    sets: list[str]
    vassals: bool
    landing_team: bool
    exploration: bool
    ship_die: bool
    bridge_crew: bool
    ship_cards: bool
    traitor: bool
    white_fixed: bool
    location_stays: bool
    one_die_per_phase: bool
    hide_bag: bool
    weapons: int | None


class SeenView(TypedDict):
    """What the viewer looked at and may still know: cards of the "deck", cubes of the "bag", or "weapons"."""

    what: str
    names: list[str]


class RevealedView(TypedDict):
    """After the end: what lay face down. ``aside`` left the game unseen at the start."""

    decks: list[list[str]]
    planets: list[str]
    weapons: list[str]
    aside: list[str]
    alignment: str | None


class PulpTable(TableBase):
    """What everybody sees.

    The ``phase`` is setup, encounter, search or over; ``round`` counts from 1, at most twelve. ``turn`` is
    the Hero's seat. ``sector`` is that of the current column of ``aliens`` (null before the first line).
    ``last`` says whether no card is left to draw for another round. ``captain`` is null until it is chosen or
    drawn. ``planets`` are the face-up Planets not yet chosen, ``planet`` the one of this round,
    ``planet_pile`` how many are left face down, ``location`` the Location in force, whose active action is
    that of ``location_ability``. ``bag`` and ``supply`` count cubes by colour (``bag`` is null if it is
    hidden: then ``bag_size`` tells); ``team`` are Landing Team cubes in front, of which ``fresh`` cannot be
    used before the next phase. ``hand`` are keys and codes in hand. ``weapon_pile`` Super Weapons are still
    to be found of ``weapons_needed``. ``exploration``, ``crew``, ``ship`` and ``traitor`` are empty or null
    where they are not played.
    """

    options: OptionsView
    seats: dict[str, PulpSeat]
    teams: dict[str, PulpTeam]
    sector: str | None
    aliens: list[AlienView]
    last: bool
    captain: str | None
    abilities: dict[str, TrackView]
    dice: list[DieView]
    bag: dict[str, int] | None
    bag_size: int
    supply: dict[str, int]
    gone: dict[str, int]
    team: int
    fresh: int
    planets: list[str]
    planet: str | None
    planet_pile: int
    planet_discard: list[str]
    location: str | None
    location_ability: str | None
    line: list[LineCardView]
    search: SearchView | None
    hand: list[str]
    discard: list[str]
    removed: list[str]
    weapons: list[WeaponView]
    weapon_pile: int
    weapons_needed: int
    exploration: list[ExplorationView]
    crew: list[CrewView]
    ship: ShipView | None
    traitor: TraitorView | None
    result: ResultView | None
    ending: EndingView | None
    revealed: NotRequired[RevealedView]


class PulpView(PulpTable):
    """All that one viewer may know: a spectator has no decision. ``seen`` is what this seat looked at."""

    seen: NotRequired[SeenView | None]
    decision: NotRequired[DecisionView | None]


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
    """A round begins."""

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
