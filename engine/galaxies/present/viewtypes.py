"""The types of views. A field without a key here cannot reach a client."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from engine.core.views import (
    DecisionBase,
    OptionBase,
    OrderView,
    ResultBase,
    SeatView,
    TableBase,
    TeamView,
    UndoView,
)
from engine.galaxies.facts.shown.turns import MatchEnded
from engine.galaxies.rules.asking import DecisionKind


class Ref(TypedDict, total=False):
    """What an option points at: spaces, ships, cards and handles by their ids."""

    hex: str  #: A space, or the first of those in ``hexes``.
    hexes: list[str]  #: Where a ship or tile would stand.
    ship: str  #: A ship.
    ship_card: str  #: A ship card.
    card: str  #: A tactic card.
    handle: str  #: The handle of a card in a hand, or of one that is attached.
    tile: str  #: A tile.
    seat: str  #: A seat.
    amount: int  #: What it costs in energy; of a load how many spaces it takes.
    weapon: str  #: A weapon of the ship.
    weapons: list[str]  #: The weapons that would be fired one after another.
    target: str  #: A ship that would be attacked.
    path: list[str]  #: The way of a flight: the picks of its single spaces.
    direction: int  #: A direction, 0 to 5 clockwise from north.
    order: str  #: A standing order.
    power: str  #: A power.


class OptionView(OptionBase):
    """One thing that may be picked."""

    ref: Ref  #: What it points at.


class DecisionView(DecisionBase):
    """A decision of the viewer."""

    kind: DecisionKind  #: What sort of question it is.
    options: list[OptionView]  #: What may be picked.
    #: Only where a movement can be drawn as a whole: where its ways go on from the space that a pick leads
    #: to, or with the key "" from here. Several picks in a row have a space between two.
    paths: NotRequired[dict[str, list[str]]]
    #: The ways of a movement's flights, told alike; a flight's id names the space of its last pick.
    flights: NotRequired[dict[str, list[str]]]


class FleetCardView(TypedDict):
    """A ship card of a fleet that everybody knows (PRV-14)."""

    card: str  #: Its id.
    level: str  #: Its version.
    state: str  #: Where it is: hidden, launched, lost, escaped or taken.


class PreppedView(TypedDict):
    """A prepped card, which everybody sees (PRV-15)."""

    card: str  #: The tactic card.
    on: str  #: The ship card that it was set aside for.
    state: str  #: What has become of it: waiting, used or declined.


class SeatPublic(SeatView):
    """What everybody knows about a seat. Of the hand, they know only the number of cards (PRV-09)."""

    zone: str | None  #: Where it launches, by the name of the zone in the layout.
    hand_size: int  #: How many tactic cards it holds.
    energy: int  #: The energy that it can spend.
    fleet: list[FleetCardView]  #: The ship cards that all know to be its own.
    prepped: list[PreppedView]  #: The cards that the mission set aside for it.


class TeamPublic(TeamView):
    """What everybody knows about a team. Of the deck, they know only how many cards are left (PRV-09,
    PRV-10)."""

    energy: int  #: The energy of the team.
    deck_size: int  #: How many cards are left in its deck.
    discard: list[str]  #: Its discard pile, the last card on top.
    run_outs: int  #: How often its deck has run out.
    victory_points: int  #: Its victory points.


class AttachedView(TypedDict):
    """An attached tactic card."""

    card: str  #: Its id.
    owner: str  #: The team to whose discard pile it will go.


class ShipCardView(TypedDict):
    """A launched ship card (PRV-02). It says nothing about the hold, not even whether it is empty
    (PRV-07)."""

    level: str  #: Its version.
    seat: str  #: The seat that controls it.
    owner: str  #: The seat whose fleet it came from.
    ships: list[str]  #: Its ships on the board.
    lost: int  #: How many of its ships are lost.
    attached: dict[str, AttachedView]  #: The cards attached to it, by their handles.
    activated: bool  #: Whether it has been activated this turn.
    move: int  #: How many spaces it moves, as things stand.
    activation: int  #: What activating it costs, as things stand.
    struck: NotRequired[list[str]]  #: The cells of its hit chart that attacks have hit.


class ShipView(TypedDict):
    """A ship on the board with its pegs (PRV-01)."""

    card: str  #: Its ship card.
    hexes: list[str]  #: Its spaces: first the centre of a large ship, the leading end of a medium one.
    shields: int  #: Its shields, the blue pegs.
    hull_damage: int  #: The damage to its hull, the red pegs.


class TileView(TypedDict):
    """A tile on the board."""

    kind: str | None  #: What it is, null while its black side is up (PRV-12).
    number: NotRequired[int]  #: Of an obstacle its number within its kind, as sentences call it.
    hexes: list[str]  #: Its spaces.


class ActivationView(TypedDict):
    """The current activation."""

    card: str  #: The ship card.
    step: str  #: What goes on of it: start, move, attack or end.
    ship: str | None  #: The ship that moves or attacks now.
    left: int  #: How many spaces it may still move.
    weapon: str | None  #: The weapon that it fires.
    attacks_left: int  #: How many attacks that has left.


class EnginesView(TypedDict):
    """Remote engines that are running."""

    left: int  #: How many asteroids may still move.


class Revealed(TypedDict):
    """What was hidden, after the end (PRV-29)."""

    fleets: dict[str, dict[str, str]]  #: Of each seat the ship cards of its fleet, with their versions.
    decks: dict[str, dict[str, int]]  #: Of each team with a deck of its own how often it held each card.
    hands: dict[str, list[str]]  #: The tactic cards in the hand of each seat.
    screens: dict[str, list[str]]  #: The ship cards behind the screen of each seat.
    holds: dict[str, list[str]]  #: The ship cards in the hold of each ship card.
    tiles: dict[str, str]  #: What each tile is that lay with its black side up.


class ResultText(TypedDict):
    """The text of a finished match, in the fields of the happening that ended it."""

    key: Literal["result"]  #: The kind of that happening.
    args: MatchEnded  #: Its fields.


class GalaxiesResult(ResultBase):
    """How a match ended, and the text for it."""

    text: ResultText  #: How it ended, as data.


class TableView(TableBase):
    """What everybody sees."""

    layout: str  #: The layout of the board, as the catalogue names it.
    seats: dict[str, SeatPublic]  #: What everybody knows of each seat, by its id.
    teams: dict[str, TeamPublic]  #: What everybody knows of each team, by its id.
    ship_cards: dict[str, ShipCardView]  #: The ship cards that are launched, by their ids.
    ships: dict[str, ShipView]  #: The ships on the board, by their ids.
    tiles: dict[str, TileView]  #: The tiles, by their ids.
    activation: ActivationView | None  #: The activation under way.
    engines: EnginesView | None  #: The remote engines under way.
    result: GalaxiesResult | None  #: How the match ended, null until it has.


class OpenTable(TableView):
    """The public table, with everything hidden once the match is over."""

    revealed: NotRequired[Revealed]  #: What was hidden.


class HandCardView(TypedDict):
    """A tactic card in a hand."""

    card: str  #: Its id.
    cost: int  #: What playing it would cost now.


class ScreenCardView(TypedDict):
    """A ship card that is not launched yet."""

    level: str  #: Its version.
    cost: int  #: What launching it would cost now.


class AllyView(TypedDict):
    """What a seat knows of its ally: the hand only while it is shown (PRV-08, PRV-21)."""

    hand: dict[str, HandCardView] | None  #: Its hand by handles, null while it is not shown.
    screen: dict[str, ScreenCardView]  #: Its ship cards that are not launched and in no hold.
    holds: dict[str, list[str]]  #: The ship cards in the hold of each of its ship cards.


class OwnCards(TypedDict):
    """What one seat sees besides the table: its own cards, and its ally's."""

    hand: dict[str, HandCardView]
    screen: dict[str, ScreenCardView]
    holds: dict[str, list[str]]
    ally: dict[str, AllyView]
    orders: dict[str, OrderView]
    deck_list: dict[str, int]


class SeatOnly(OwnCards):
    """What only one seat sees: cards, the cards that it knows under decks, its decision, and whether it may
    undo."""

    deck_bottom: dict[str, list[str]]
    decision: DecisionView | None
    undo: UndoView


class GalaxiesView(OpenTable):
    """All that one viewer may know; a spectator's view has none of the optional fields."""

    #: The viewer's tactic cards, by handles that mean nothing to others.
    hand: NotRequired[dict[str, HandCardView]]
    screen: NotRequired[dict[str, ScreenCardView]]  #: Its ship cards that are not launched and in no hold.
    holds: NotRequired[dict[str, list[str]]]  #: The ship cards in the hold of each of its ship cards.
    ally: NotRequired[dict[str, AllyView]]  #: What it knows of each of its allies.
    deck_list: NotRequired[dict[str, int]]  #: What its team's deck held as the match began.
    #: Cards that it knows to lie under the deck of a team, the lowest last, until that is shuffled.
    deck_bottom: NotRequired[dict[str, list[str]]]
    decision: NotRequired[DecisionView | None]  #: What the viewer is asked.
