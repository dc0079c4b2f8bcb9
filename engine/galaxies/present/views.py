"""Builds the view of each viewer from scratch, field by field. Secrets are read only through
``value_for``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from engine.core.decisions import Decision
from engine.core.game import Situation
from engine.core.present.views import LogLine, OrderView, TextView, UndoView
from engine.core.present.wire import Wire, shared
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import cached_on, cached_until_touched
from engine.galaxies.present.outcome import outcome
from engine.galaxies.present.questions.views import decision_view
from engine.galaxies.present.reveal import hidden_parts
from engine.galaxies.present.texts.naming import obstacle_numbers
from engine.galaxies.present.viewtypes import (
    ActivationView,
    AllyView,
    EnginesView,
    FleetCardView,
    HandCardView,
    OpenTable,
    OwnCards,
    PreppedView,
    ScreenCardView,
    SeatOnly,
    SeatPublic,
    ShipCardView,
    ShipView,
    TeamPublic,
    TileView,
)
from engine.galaxies.printed import edition_of, mission, owner_of
from engine.galaxies.queries import (
    activation_cost,
    allies_of,
    card_cost,
    deck_size,
    energy_of,
    hand_size,
    launch_cost,
    movement_of,
)
from engine.galaxies.rules import teams
from engine.galaxies.state import FleetCard, LogEntry, Seat, ShipCard, State, Team

LOG_LINES_SHOWN = 100


def views(situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
    """Return each viewer's view: the public table, the log as the viewer may read it, and for seats a private
    part."""
    g, decisions = situation.state, situation.decisions
    table = table_view(g, situation.waiting_for)
    result: dict[str, Wire] = {}
    for viewer in viewers:
        result[viewer] = {**table, "viewer": viewer, "log": log_view(g, viewer)}
        if viewer in g.seats:
            result[viewer].update(seat_view(situation, viewer, decisions.get(viewer)))
    return result


def table_view(g: State, waiting_seats: Collection[str]) -> OpenTable:
    """Return the public view of the table without the log (PRV-01 to PRV-03). The ``waiting_seats`` must
    answer."""
    table: OpenTable = {
        "match": g.match,
        "game": "galaxies",
        "mission": g.mission,
        "layout": g.layout,
        "catalogue": g.catalogue,
        "commitment": g.commitment,
        "status": "finished" if g.result else "playing",
        "round": g.round,
        "turn": g.active,
        "phase": g.phase,
        "order": list(g.order),
        "seats": _seats(g),
        "teams": _teams(g),
        "ship_cards": _ship_cards(g),
        "ships": _ships(g),
        "tiles": _tiles(g),
        "activation": _activation(g),
        "engines": EnginesView(left=g.engines.left) if g.engines else None,
        "viewer": "",
        "log": [],
        "chat": [],
        "waiting_for": [seat for seat in g.seats if seat in waiting_seats],
        "clock": None,
        "time": None,
        "result": outcome(g, g.result).to_wire() if g.result is not None else None,  # type: ignore[typeddict-item]
    }
    hidden = hidden_parts(g)
    if hidden is not None:
        table["revealed"] = hidden
    return table


def seat_view(situation: Situation[State], seat: str, decision: Decision | None) -> SeatOnly:
    """Return the private part of a seat's view: its own cards, its ally's cards, and its decision."""
    g = situation.state
    return {
        **own_cards(g, seat),
        "deck_bottom": _deck_bottom(g, seat),
        "decision": None if decision is None else decision_view(g, decision),
        "undo": _undo(situation.undo_refusal(seat)),
    }


def log_view(g: State, viewer: str) -> list[LogLine]:
    """Return the newest lines of the log as ``viewer`` may read them.

    Lines never change. Therefore only new lines are built, and they are appended to a copy of the previous
    list.
    """
    logs: dict[str, list[LogLine]] = cached_on(g, "logs", dict)
    lines = logs.get(viewer, [])
    new = min(g.lines - (lines[-1]["n"] if lines else 0), len(g.log))
    if new:
        lines = logs[viewer] = [*lines, *[_line(g, line, viewer) for line in g.log[-new:]]][-LOG_LINES_SHOWN:]
    return lines


# Public views


@cached_until_touched("seats", "teams", "cards", "out", "destroyed")
def _seats(g: State) -> dict[str, SeatPublic]:
    return {name: _seat(g, seat) for name, seat in g.seats.items()}


def _seat(g: State, seat: Seat) -> SeatPublic:
    return {
        "side": seat.side,
        "team": seat.team,
        "player": seat.player,
        "bot": seat.bot is not None,
        "zone": seat.zone,
        "hand_size": hand_size(g, seat.id),
        "energy": energy_of(g, seat.id),
        "fleet": _fleet(g, seat.id),
        "prepped": [PreppedView(card=p.card, on=p.on, state=p.state) for p in seat.prepped],
        "conceded": seat.conceded,
    }


@cached_until_touched("seats", "cards", "out", "destroyed")
def _fleet(g: State, seat: str) -> list[FleetCardView]:
    owner = g.seats[seat]
    return [
        FleetCardView(
            card=fleet_card.card, level=fleet_card.level, state=_fleet_card_state(g, owner, fleet_card)
        )
        for fleet_card in owner.fleet
    ]


def _fleet_card_state(g: State, seat: Seat, fleet_card: FleetCard) -> str:
    """Return the public location of a ship card. A card in a hold looks like a card behind the screen
    (PRV-05)."""
    if fleet_card.card in g.cards:
        return "launched" if g.cards[fleet_card.card].seat == seat.id else "taken"
    if fleet_card.card in g.out:
        return "lost" if fleet_card.card in g.destroyed else "escaped"
    return "hidden"


@cached_until_touched("teams")
def _teams(g: State) -> dict[str, TeamPublic]:
    return {name: _team(g, team) for name, team in g.teams.items()}


def _team(g: State, team: Team) -> TeamPublic:
    return {
        "side": team.side,
        "seats": list(team.seats),
        "energy": team.energy,
        "deck_size": deck_size(g, team.id),
        "discard": list(team.discard),
        "run_outs": team.run_outs,
        "victory_points": team.victory_points,
    }


@cached_until_touched("ships")
def _ships(g: State) -> dict[str, ShipView]:
    return {n: _ship(s.card, tuple(s.hexes), s.shields, s.hull_damage) for n, s in g.ships.items()}


@shared
def _ship(card: str, spaces: tuple[Hex, ...], shields: int, hull_damage: int) -> ShipView:
    return ShipView(
        card=card, hexes=[hx.space_name(h) for h in spaces], shields=shields, hull_damage=hull_damage
    )


@cached_until_touched("tiles")
def _tiles(g: State) -> dict[str, TileView]:
    numbers = obstacle_numbers(g)
    return {n: _tile(tile.kind, numbers.get(n), tuple(tile.hexes)) for n, tile in g.tiles.items()}


@shared
def _tile(kind: str | None, number: int | None, spaces: tuple[Hex, ...]) -> TileView:
    view = TileView(kind=kind, hexes=[hx.space_name(h) for h in spaces])
    if number is not None:
        view["number"] = number
    return view


@cached_until_touched("cards", "effects", "activated")
def _ship_cards(g: State) -> dict[str, ShipCardView]:
    return {name: _ship_card(g, card) for name, card in g.cards.items()}


def _ship_card(g: State, card: ShipCard) -> ShipCardView:
    return _ship_card_view(
        identity=(card.level, card.seat, card.owner),
        ships=tuple(card.ships),
        lost=len(card.lost),
        attached=tuple([(h, a.card, owner_of(g, a.card)) for h, a in card.attached.items()]),
        activated=card.id in g.activated,
        numbers=(movement_of(g, card.id), activation_cost(g, card.id)),
        struck=tuple(card.struck),
    )


@shared
def _ship_card_view(
    *,
    identity: tuple[str, str, str],
    ships: tuple[str, ...],
    lost: int,
    attached: tuple[tuple[str, str, str], ...],
    activated: bool,
    numbers: tuple[int, int],
    struck: tuple[str, ...],
) -> ShipCardView:
    (level, seat, owner), (move, activation) = identity, numbers
    view: ShipCardView = {
        "level": level,
        "seat": seat,
        "owner": owner,
        "ships": list(ships),
        "lost": lost,
        "attached": {handle: {"card": card, "owner": team} for handle, card, team in attached},
        "activated": activated,
        "move": move,
        "activation": activation,
    }
    if struck:
        view["struck"] = list(struck)
    return view


def _activation(g: State) -> ActivationView | None:
    activation, moving = g.activation, g.moving
    if activation is None:
        return None
    return ActivationView(
        card=activation.card,
        step=activation.step,
        ship=moving.ship if moving else activation.ship,
        left=moving.left if moving else 0,
        weapon=activation.weapon,
        attacks_left=activation.attacks_left,
    )


def _line(g: State, line: LogEntry, viewer: str) -> LogLine:
    """Return a line of the log as the viewer may read it.

    All viewers who may read the private part of a line read the same text (PRV-20, PRV-24).
    """
    private_fields = line.more.value_for(viewer) if line.more is not None else None
    lines: dict[int, LogLine] = cached_on(g, ("log-lines", private_fields is not None), dict)
    if line.n not in lines:
        lines[line.n] = _log_line(line, private_fields or {})
        _ = lines.pop(line.n - LOG_LINES_SHOWN, None)
    return lines[line.n]


def _log_line(line: LogEntry, private_fields: dict[str, Any]) -> LogLine:
    fields = {**line.fields, **private_fields}
    text: TextView = {"key": line.kind, "args": fields}
    return {"n": line.n, "round": line.round, "seat": fields.get("seat"), "text": text}


# The private view of a seat


@cached_until_touched("seats", "cards", "effects")
def own_cards(g: State, seat: str) -> OwnCards:
    """Return the cards off the table that a seat may see: its own cards and its ally's cards."""
    return OwnCards(
        hand=_hand(g, seat, seat) or {},
        screen=_screen(g, seat, seat),
        holds=_holds(g, seat, seat),
        ally={mate: _ally(g, mate, seat) for mate in allies_of(g, seat)},
        orders=_orders(g, seat),
        deck_list=_deck_list(g, seat),
    )


def _hand(g: State, owner: str, viewer: str) -> dict[str, HandCardView] | None:
    """Return a hand if the viewer may see it (PRV-08), otherwise None."""
    hand = g.seats[owner].hand.value_for(viewer)
    return None if hand is None else _priced_hand(g, owner, tuple(hand.items()))


@cached_until_touched("cards", "effects")
def _priced_hand(g: State, owner: str, cards: tuple[tuple[str, str], ...]) -> dict[str, HandCardView]:
    """Return a hand with prices. It is the same for all viewers of the hand, so they share the dict."""
    return {handle: HandCardView(card=card, cost=card_cost(g, owner, card)) for handle, card in cards}


@cached_until_touched("seats", "cards", "effects")
def _screen(g: State, owner: str, viewer: str) -> dict[str, ScreenCardView]:
    """Return the ship cards behind a screen if the viewer is the owner or an ally (PRV-04, PRV-21)."""
    levels = g.seats[owner].levels.value_for(viewer) or {}
    cards = g.seats[owner].screen.value_for(viewer) or []
    return {card: ScreenCardView(level=levels[card], cost=launch_cost(g, owner, card)) for card in cards}


@cached_until_touched("cards")
def _holds(g: State, owner: str, viewer: str) -> dict[str, list[str]]:
    """Return the holds of launched ship cards if the viewer is the owner or an ally (PRV-06, PRV-21)."""
    holds = {}
    for name, card in g.cards.items():
        if card.seat == owner and (cargo := card.cargo.value_for(viewer)) is not None:
            holds[name] = list(cargo)
    return holds


def _ally(g: State, mate: str, viewer: str) -> AllyView:
    return AllyView(
        hand=_hand(g, mate, viewer), screen=_screen(g, mate, viewer), holds=_holds(g, mate, viewer)
    )


def _deck_list(g: State, viewer: str) -> dict[str, int]:
    """Return the deck with which the viewer's team started. Either the team chose it (PRV-13), or the mission
    defines it (PRV-14).

    Counting the cards each time takes 3.1 % more instructions when views are built.
    """
    return cached_on(g, ("deck", viewer), lambda: _deck_of(g, viewer))


def _deck_of(g: State, viewer: str) -> dict[str, int]:
    team = g.teams[g.seats[viewer].team]
    if team.chosen is not None:
        return dict(team.chosen.value_for(viewer) or {})
    return dict(Counter(edition_of(g).team_deck(mission(g), team.id)))


@cached_until_touched("teams")
def _deck_bottom(g: State, viewer: str) -> dict[str, list[str]]:
    """Return the cards that the viewer knows because the viewer put them under decks, with the lowest card
    last (PRV-19)."""
    return {
        name: cards
        for name, team in g.teams.items()
        if (cards := [card for secret in team.bottom if (card := secret.value_for(viewer)) is not None])
    }


def _undo(refusal: str | None) -> UndoView:
    return {"open": refusal is None, "reason": refusal}


@cached_until_touched("seats", "cards")
def _orders(g: State, seat: str) -> dict[str, OrderView]:
    """Return the standing orders that the seat can give."""
    return {order.name: _order(order) for order in teams.orders(g, seat)}


def _order(order: teams.Order) -> OrderView:
    args = {} if order.card is None else {"card": order.card}
    view = OrderView(text={"key": order.key, "args": args}, on=order.on)
    if order.warning is not None:
        view["warning_text"], view["final"] = {"key": order.warning, "args": {}}, True
    return view
