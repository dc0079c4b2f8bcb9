"""Sections 2 and 4: decks and hands, hidden tiles, ships that start on the board, and the first player."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.decisions import Option, Shuffle
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import Start
from engine.galaxies.events import Landed
from engine.galaxies.facts import StarterChosen, TilesHidden
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.queries import free_spaces_in, free_zone
from engine.galaxies.rules.asking import ask, option, roll
from engine.galaxies.rules.hand import draw, shuffle_deck
from engine.galaxies.rules.holds import load
from engine.galaxies.rules.launching import Placements, choose_placements, launch_fact, ship_ids
from engine.galaxies.rules.placing import placements_text
from engine.galaxies.rules.prepped import settle_prepped, waiting_cards
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State

HAND = 5


def deal(g: State) -> Rule[None]:
    """Shuffle the decks, lay out the hidden tiles, and deal 5 cards to every player (DEK-06, TRN-02, TEM-14).

    In a lesson, cards may be dealt later.
    """
    for team in g.teams.values():
        if team.deck.open():
            yield from shuffle_deck(g, team, team.deck.open())
    yield from _lay_hidden_tiles(g)
    lesson = mission(g).lesson
    for seat in g.seats if lesson is None or lesson.cards == 1 else ():
        yield from draw(g, seat, HAND if lesson is None else lesson.hand)


def _lay_hidden_tiles(g: State) -> Rule[None]:
    """Draw the tiles that lie face down. Unused tiles leave the game (DSC-02, DSC-33)."""
    spots = [name for name, tile in g.tiles.items() if tile.kind is None]
    if spots:
        pool = list(_hidden_discoveries(g))
        order = yield Shuffle(len(pool))
        yield TilesHidden(Secret({spot: pool[i] for spot, i in zip(spots, order, strict=False)}))


def _hidden_discoveries(g: State) -> Iterator[str]:
    """Yield the discovery tiles in the box that do not lie face up at the start."""
    face_up = [tile.kind for tile in g.tiles.values()]
    for kind in edition_of(g).tiles.values():
        if kind.cls == "discovery":
            yield from [kind.id] * (kind.count - face_up.count(kind.id))


def place_first_ships(g: State) -> Rule[None]:
    """Place the ships that start on the board (M4-12)."""
    for start in mission(g).starts:
        for card in start.ships or tuple(g.seats[start.seat].screen.open()):
            yield from _place_first_ship(g, start, card)


def _place_first_ship(g: State, start: Start, card: str) -> Rule[None]:
    """Place a ship card for free, with the cards that the mission attaches to it (PRP-08, DEP-21, HLD-19)."""
    seat = start.seat
    placed = yield from _choose_first_placements(g, start, card)
    if placed is None:
        return
    cargo = (yield from load(g, seat, card, placements_text(placed.values()))) if start.holds else ()
    fact = launch_fact(g, seat, card, placed, cargo=cargo)
    shields = fact.shields if start.shields is None else start.shields
    yield replace(fact, shields=shields, hull_damage=start.hull_damage, unloaded=not start.holds)
    for prepped in waiting_cards(g, seat, card, "start"):
        yield from settle_prepped(g, seat, prepped, used=True)
    yield from run_triggers(g, "on-launch", Landed(seat, card, list(placed)))


def _choose_first_placements(g: State, start: Start, card: str) -> Rule[Placements | None]:
    if start.where == "at":
        return {ship_ids(g, card)[0]: start.hexes}
    if start.where == "beside":
        return (
            yield from choose_placements(
                g, start.seat, card, _spaces_beside(g, start.beside), "place-torrent"
            )
        )
    return (yield from choose_placements(g, start.seat, card, free_zone(g, start.seat)))


def _spaces_beside(g: State, kind: str) -> frozenset[Hex]:
    rims = (hx.rim(tile.hexes) for tile in g.tiles.values() if tile.kind == kind)
    return free_spaces_in(g, [h for rim in rims for h in rim])


def choose_starter(g: State) -> Rule[None]:
    """Let all players roll. The player with the highest roll chooses the first player (TRN-04, TRN-05,
    TEM-19).

    A lesson may name the first player.
    """
    lesson = mission(g).lesson
    if lesson is not None and lesson.first:
        yield _seating_fact(g, lesson.first)
        return
    tied = list(g.seats)
    while len(tied) > 1:
        rolls = {}
        for seat in tied:
            rolls[seat] = yield from roll(g, "starter", seat=seat)
        tied = [seat for seat in tied if rolls[seat] == max(rolls.values())]

    def options() -> list[Option]:
        return [option(seat, "starter", {"seat": seat}, seat=seat) for seat in g.seats]

    yield _seating_fact(g, (yield from ask(g, tied[0], "starter", options)))


def _seating_fact(g: State, starter: str) -> StarterChosen:
    """Return the fact that sets the turn order, which runs to the left from the first player (TRN-06)."""
    order = list(g.seats)
    start = order.index(starter)
    return StarterChosen(tuple(order[start:] + order[:start]))
