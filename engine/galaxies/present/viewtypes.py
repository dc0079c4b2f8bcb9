"""The types of views. A field without a key here cannot reach a client."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from engine.core.present.views import (
    DecisionBase,
    OptionBase,
    OrderView,
    ResultBase,
    SeatView,
    TableBase,
    TeamView,
    UndoView,
)
from engine.galaxies.facts.happenings.turns import MatchEnded
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
    amount: int  #: The energy that it costs, or the spaces that a load takes.
    weapon: str  #: A weapon of the ship.
    weapons: list[str]  #: The weapons that would be fired one after another.
    target: str  #: A ship that would be attacked.
    path: list[str]  #: The path of a flight: the option ids of its single spaces.
    direction: int  #: A direction, 0 to 5 clockwise from north.
    order: str  #: A standing order.
    power: str  #: A power.


class OptionView(OptionBase):
    """One thing that may be picked."""

    ref: Ref  #: What it points at.


class DecisionView(DecisionBase):
    """A decision of the viewer."""

    kind: DecisionKind  #: The kind of decision.
    options: list[OptionView]  #: What may be picked.
    #: Only if whole movements can be drawn: how paths go on from the space that an option leads to, or with
    #: the key "" from here. Several option ids in a row are separated by spaces.
    paths: NotRequired[dict[str, list[str]]]
    #: The paths of a movement's flights in the same form. A flight's id names its last space.
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
    state: str  #: Its state: waiting, used or declined.


class SeatPublic(SeatView):
    """What everybody knows about a seat. Of the hand, they know only the number of cards (PRV-09)."""

    zone: str | None  #: The name of its starting zone in the layout.
    hand_size: int  #: How many tactic cards it holds.
    energy: int  #: The energy that it can spend.
    fleet: list[FleetCardView]  #: The ship cards that everybody knows to be its own.
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
    move: int  #: How many spaces it can move now.
    activation: int  #: What activating it costs now.
    struck: NotRequired[list[str]]  #: The cells of its hit chart that attacks have hit.


class ShipView(TypedDict):
    """A ship on the board with its pegs (PRV-01)."""

    card: str  #: Its ship card.
    hexes: list[str]  #: Its spaces: first the centre of a large ship, the leading end of a medium one.
    shields: int  #: Its shields, the blue pegs.
    hull_damage: int  #: The damage to its hull, the red pegs.


class TileView(TypedDict):
    """A tile on the board."""

    kind: str | None  #: Its kind, or null while it lies face down (PRV-12).
    number: NotRequired[int]  #: The number of an obstacle within its kind, as used in sentences.
    hexes: list[str]  #: Its spaces.


class ActivationView(TypedDict):
    """The current activation."""

    card: str  #: The ship card.
    step: str  #: Its step: start, move, attack or end.
    ship: str | None  #: The ship that moves or attacks now.
    left: int  #: How many spaces it may still move.
    weapon: str | None  #: The weapon that it fires.
    attacks_left: int  #: How many attacks that weapon has left.


class EnginesView(TypedDict):
    """Remote engines that are running."""

    left: int  #: How many asteroids may still move.


class Revealed(TypedDict):
    """What was hidden, after the end (PRV-29)."""

    fleets: dict[str, dict[str, str]]  #: For each seat, the ship cards of its fleet with their versions.
    decks: dict[str, dict[str, int]]  #: For each team with a chosen deck, the number of copies of each card.
    hands: dict[str, list[str]]  #: The tactic cards in the hand of each seat.
    screens: dict[str, list[str]]  #: The ship cards behind the screen of each seat.
    holds: dict[str, list[str]]  #: The ship cards in the hold of each ship card.
    tiles: dict[str, str]  #: The kind of each tile that was hidden.


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
    result: GalaxiesResult | None  #: How the match ended, or null.


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

    hand: dict[str, HandCardView] | None  #: Its hand by handles, or null while it is not shown.
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
    ally: NotRequired[dict[str, AllyView]]  #: What it knows about each of its allies.
    deck_list: NotRequired[dict[str, int]]  #: The cards of its team's deck when the match began.
    #: Cards that it knows to be under the deck of a team, the lowest last, until the deck is shuffled.
    deck_bottom: NotRequired[dict[str, list[str]]]
    decision: NotRequired[DecisionView | None]  #: The decision of the viewer, or null.
