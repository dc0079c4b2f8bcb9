"""The types of views. Only fields with a key here can reach a client."""

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
    """The things to which an option refers: spaces, ships, cards and handles by their ids."""

    hex: str  #: A space, or the first space in ``hexes``.
    hexes: list[str]  #: The spaces where a ship or tile would be placed.
    ship: str  #: A ship.
    ship_card: str  #: A ship card.
    card: str  #: A tactic card.
    handle: str  #: The handle of a card in a hand, or of an attached card.
    tile: str  #: A tile.
    seat: str  #: A seat.
    amount: int  #: The energy that the option costs, or the hold spaces that a load needs.
    weapon: str  #: A weapon of the ship.
    weapons: list[str]  #: The weapons that would be fired one after another.
    target: str  #: A ship that would be attacked.
    path: list[str]  #: The path of a flight: the option ids of its single spaces.
    direction: int  #: A direction, 0 to 5 clockwise from north.
    order: str  #: A standing order.
    power: str  #: A power.


class OptionView(OptionBase):
    """An option of a decision."""

    ref: Ref  #: The things to which it refers.


class DecisionView(DecisionBase):
    """A decision of the viewer."""

    kind: DecisionKind  #: The kind of decision.
    options: list[OptionView]  #: The options to choose from.
    #: The continuations of paths, by the id of the option that leads to a space. The key "" stands for the
    #: ship's own place. Present only if the client can draw whole movements. Successive option ids are
    #: separated by spaces.
    paths: NotRequired[dict[str, list[str]]]
    #: The paths of a movement's flights in the same form. The id of a flight names its last space.
    flights: NotRequired[dict[str, list[str]]]


class FleetCardView(TypedDict):
    """A publicly known ship card of a fleet (PRV-14)."""

    card: str  #: Its id.
    level: str  #: Its version.
    state: str  #: Its location: hidden, launched, lost, escaped or taken.


class PreppedView(TypedDict):
    """A prepped card, which is public (PRV-15)."""

    card: str  #: The tactic card.
    on: str  #: The ship card for which it was set aside.
    state: str  #: Its state: waiting, used or declined.


class SeatPublic(SeatView):
    """The public information about a seat. The hand itself is secret, but its size is public (PRV-09)."""

    zone: str | None  #: The name of its starting zone in the layout.
    hand_size: int  #: The number of tactic cards in its hand.
    energy: int  #: The energy that it can spend.
    fleet: list[FleetCardView]  #: The ship cards that are publicly known to belong to it.
    prepped: list[PreppedView]  #: The cards that the mission set aside for it.


class TeamPublic(TeamView):
    """The public information about a team. The deck itself is secret, but its size is public (PRV-09,
    PRV-10)."""

    energy: int  #: The energy of the team.
    deck_size: int  #: The number of cards left in its deck.
    discard: list[str]  #: Its discard pile, the last card on top.
    run_outs: int  #: The number of times that its deck has run out.
    victory_points: int  #: Its victory points.


class AttachedView(TypedDict):
    """An attached tactic card."""

    card: str  #: Its id.
    owner: str  #: The team to whose discard pile it will go.


class ShipCardView(TypedDict):
    """A launched ship card (PRV-02). It does not reveal what is in the hold, or whether the hold is empty
    (PRV-07)."""

    level: str  #: Its version.
    seat: str  #: The seat that controls it.
    owner: str  #: The seat from whose fleet it came.
    ships: list[str]  #: Its ships on the board.
    lost: int  #: The number of its ships that are lost.
    attached: dict[str, AttachedView]  #: The cards attached to it, by their handles.
    activated: bool  #: Whether it has been activated this turn.
    move: int  #: The number of spaces it can move now.
    activation: int  #: The current cost of activating it.
    struck: NotRequired[list[str]]  #: The cells of its hit chart that attacks have hit.


class ShipView(TypedDict):
    """A ship on the board with its pegs (PRV-01)."""

    card: str  #: Its ship card.
    #: Its spaces. The first is the centre of a large ship, or the leading end of a medium one.
    hexes: list[str]
    shields: int  #: Its shields, the blue pegs.
    hull_damage: int  #: The damage to its hull, the red pegs.


class TileView(TypedDict):
    """A tile on the board."""

    kind: str | None  #: Its kind, or null while it lies face down (PRV-12).
    number: NotRequired[int]  #: The number of an obstacle among those of its kind, as used in sentences.
    hexes: list[str]  #: Its spaces.


class ActivationView(TypedDict):
    """The current activation."""

    card: str  #: The ship card.
    step: str  #: Its step: start, move, attack or end.
    ship: str | None  #: The ship that moves or attacks now.
    left: int  #: The number of spaces it may still move.
    weapon: str | None  #: The weapon that it fires.
    attacks_left: int  #: The number of attacks that the weapon has left.


class EnginesView(TypedDict):
    """Remote engines that are running."""

    left: int  #: The number of asteroids that may still move.


class Revealed(TypedDict):
    """The hidden information, which is revealed after the end of the match (PRV-29)."""

    fleets: dict[str, dict[str, str]]  #: For each seat, the ship cards of its fleet with their versions.
    decks: dict[str, dict[str, int]]  #: For each team with a chosen deck, the number of copies of each card.
    hands: dict[str, list[str]]  #: The tactic cards in the hand of each seat.
    screens: dict[str, list[str]]  #: The ship cards behind the screen of each seat.
    holds: dict[str, list[str]]  #: The ship cards in the hold of each ship card.
    tiles: dict[str, str]  #: The kind of each tile that was hidden.


class ResultText(TypedDict):
    """The text about the end of a match. Its arguments are the fields of the happening that ended the
    match."""

    key: Literal["result"]  #: The kind of that happening.
    args: MatchEnded  #: Its fields.


class GalaxiesResult(ResultBase):
    """The result of a match, and its text."""

    text: ResultText  #: The result as data.


class TableView(TableBase):
    """The public view of a table."""

    layout: str  #: The id of the board's layout in the catalogue.
    seats: dict[str, SeatPublic]  #: The public information about each seat, by seat id.
    teams: dict[str, TeamPublic]  #: The public information about each team, by team id.
    ship_cards: dict[str, ShipCardView]  #: The launched ship cards, by their ids.
    ships: dict[str, ShipView]  #: The ships on the board, by their ids.
    tiles: dict[str, TileView]  #: The tiles, by their ids.
    activation: ActivationView | None  #: The current activation.
    engines: EnginesView | None  #: The remote engines that are running.
    result: GalaxiesResult | None  #: The result of the match, or null.


class OpenTable(TableView):
    """The public view of a table, and all hidden information once the match is over."""

    revealed: NotRequired[Revealed]  #: The hidden information.


class HandCardView(TypedDict):
    """A tactic card in a hand."""

    card: str  #: Its id.
    cost: int  #: The current cost of playing it.


class ScreenCardView(TypedDict):
    """A ship card that is not launched yet."""

    level: str  #: Its version.
    cost: int  #: The current cost of launching it.


class AllyView(TypedDict):
    """The cards of an ally that a seat may see. The hand is visible only while the ally shows it (PRV-08,
    PRV-21)."""

    hand: dict[str, HandCardView] | None  #: Its hand by handles, or null while it is not shown.
    screen: dict[str, ScreenCardView]  #: Its ship cards that are not launched and in no hold.
    holds: dict[str, list[str]]  #: The ship cards in the hold of each of its ship cards.


class OwnCards(TypedDict):
    """The cards that only one seat and its ally can see: its own cards, and those of its ally."""

    hand: dict[str, HandCardView]
    screen: dict[str, ScreenCardView]
    holds: dict[str, list[str]]
    ally: dict[str, AllyView]
    orders: dict[str, OrderView]
    deck_list: dict[str, int]


class SeatOnly(OwnCards):
    """The private part of a seat's view: cards, known cards under decks, the open decision, and whether the
    seat may undo."""

    deck_bottom: dict[str, list[str]]
    decision: DecisionView | None
    undo: UndoView


class GalaxiesView(OpenTable):
    """The complete view of one viewer. A spectator's view has none of the optional fields."""

    #: The viewer's tactic cards, by handles that are meaningless to other viewers.
    hand: NotRequired[dict[str, HandCardView]]
    screen: NotRequired[dict[str, ScreenCardView]]  #: Its ship cards that are not launched and in no hold.
    holds: NotRequired[dict[str, list[str]]]  #: The ship cards in the hold of each of its ship cards.
    ally: NotRequired[dict[str, AllyView]]  #: The cards of its allies that it may see.
    deck_list: NotRequired[dict[str, int]]  #: The cards of its team's deck when the match began.
    #: The cards that it knows to be at the bottom of a team's deck, the lowest last. They are listed until
    #: the deck is shuffled.
    deck_bottom: NotRequired[dict[str, list[str]]]
    decision: NotRequired[
        DecisionView | None
    ]  #: The decision that the viewer has to make, or null if there is none.
