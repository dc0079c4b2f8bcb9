"""Hands and decks: drawing cards, the hand limit (HND), and decks that run out (DKO)."""

from __future__ import annotations

from engine.core.decisions import Shuffle
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.galaxies.facts import DeckMade, DeckRanOut, Drew
from engine.galaxies.queries import HAND_LIMIT, hand_of, team_of
from engine.galaxies.rules import victory
from engine.galaxies.rules.asking import (
    DISCARD,
    DISCARDING,
    discard_for_energy,
    hand_options,
    may_discard,
    option,
    question,
)
from engine.galaxies.rules.energy import discard_card_for_energy
from engine.galaxies.state import State, Team

FINAL_RUN_OUT = 2


def can_draw(g: State, seat: str) -> bool:
    """Return whether a seat's deck has cards left (DKO-04)."""
    return bool(team_of(g, seat).deck.open())


def draw(g: State, seat: str, count: int = 1) -> Rule[None]:
    """Draw cards one by one while the deck has any (HND-07), making room for each (HND-05)."""
    for _ in range(count):
        if not can_draw(g, seat):
            return
        yield from make_room(g, seat)
        yield from _offer_discards_before_reshuffle(g, seat)
        yield from _draw_top_card(g, seat)


def make_room(g: State, seat: str) -> Rule[None]:
    """If a player is at the hand limit, make them discard a card of their choice for 1 energy (HND-02 to
    HND-04)."""
    while len(hand_of(g, seat)) >= HAND_LIMIT:
        (handle,) = yield question(seat, "hand-limit", hand_options(g, seat))
        yield from discard_card_for_energy(g, seat, handle, "hand-limit")


def _offer_discards_before_reshuffle(g: State, seat: str) -> Rule[None]:
    """Let a player discard for energy (NRG-06) before the draw that turns the discard pile into a new deck.

    The discarded cards become part of the new deck (DKO-01). Without them, there may be no new deck (DKO-07).
    When the deck runs out for the second time, there is nothing to decide (DKO-03). Only public facts
    determine whether the player is asked. In matches with the first rulings, the player is asked only if
    there would be no new deck.
    """
    team = team_of(g, seat)
    is_decisive = not team.run_outs and (g.rulings > 1 or not team.discard)
    if may_discard(g, seat) and len(team.deck.open()) == 1 and is_decisive:
        options = (option("draw", "draw-last"), DISCARDING)
        (answer,) = yield question(seat, "last-card", options, discards=len(team.discard))
        if answer == DISCARD:
            _ = yield from discard_for_energy(g, seat)


def _draw_top_card(g: State, seat: str) -> Rule[None]:
    """Draw the top card. If it is the last card, the deck runs out (DKO-01, DKO-11)."""
    owner, team = g.seats[seat], team_of(g, seat)
    yield Drew(seat, Secret(team.deck.open()[-1], owner.hand.eyes), f"h{owner.dealt + 1}")
    if not team.deck.open():
        yield from handle_empty_deck(g, team)


def handle_empty_deck(g: State, team: Team) -> Rule[None]:
    """Handle an empty deck.

    The first time, the discard pile becomes the deck (DKO-01). If the discard pile is also empty, the deck
    immediately runs out for the second time (DKO-07).
    """
    yield DeckRanOut(team.id, team.run_outs + 1)
    if team.run_outs < FINAL_RUN_OUT:
        if team.discard:
            yield from shuffle_deck(g, team, team.discard)
            return
        yield DeckRanOut(team.id, FINAL_RUN_OUT)
    yield from victory.check_clock(g)


def shuffle_deck(g: State, team: Team, cards: list[str]) -> Rule[None]:
    """Shuffle cards into a face-down deck (DEK-06). Nobody knows their order (DEK-07)."""
    order = yield Shuffle(len(cards))
    yield DeckMade(team.id, Secret([cards[i] for i in order]), len(cards))
