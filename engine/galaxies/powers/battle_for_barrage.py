"""Mission 3: ISN plans in Barrage's computer core, and the points for using them (M3-11 to M3-23)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.galaxies.facts import CoreKept, CoreOpened
from engine.galaxies.printed import rule_params, tactic
from engine.galaxies.registry import after_attaching, replaces_draw
from engine.galaxies.rules.asking import ask, option, question
from engine.galaxies.rules.hand import can_draw, handle_empty_deck, make_room
from engine.galaxies.rules.victory import score
from engine.galaxies.state import State

CORE, DATA = "computer-core", "data-points"


# The computer core


@replaces_draw(CORE)
def computer_core(g: State, seat: str) -> Rule[bool]:
    """Let the player look at cards of the other deck and keep one of them, instead of drawing (M3-11, M3-13).

    The player must be able to draw, and the other deck must contain cards (M3-16). As before any draw, the
    player must first make room in their hand (M3-14).
    """
    params = rule_params(g, CORE)
    deck = g.teams[params["source"]].deck
    if g.seats[seat].team != params["team"] or not (can_draw(g, seat) and deck.open()):
        return False
    if not (yield from _wants_core(g, seat)):
        return False
    yield from make_room(g, seat)
    top = [*reversed(deck.open())][: params["look"]]
    yield CoreOpened(seat, params["source"], Secret(top, (seat,)), len(top))
    yield from _keep_one_card(g, seat, top)
    return True


def _wants_core(g: State, seat: str) -> Rule[bool]:
    params = rule_params(g, CORE)
    count = min(params["look"], len(g.teams[params["source"]].deck.open()))

    def options() -> list[Option]:
        return [option("own", "draw-own"), option("core", "open-core", amount=count)]

    return (yield from ask(g, seat, "computer-core", options, skip=False)) == "core"


def _keep_one_card(g: State, seat: str, top: Sequence[str]) -> Rule[None]:
    """Let the player keep exactly one card and put the others under the deck in any order (M3-12, M3-31).

    Only then does the rule check whether the deck has run out (M3-15).
    """
    owner, source = g.seats[seat], g.teams[rule_params(g, CORE)["source"]]
    cards = {f"core-{n}": card for n, card in enumerate(top, 1)}
    answer = yield from ask(g, seat, "core-keep", lambda: _card_options(cards))
    returned = yield from _choose_order(seat, {name: card for name, card in cards.items() if name != answer})
    card = Secret(cards[answer], owner.hand.eyes)
    yield CoreKept(seat, source.id, card, f"h{owner.dealt + 1}", Secret(returned, (seat,)), len(returned))
    if not source.deck.open():
        yield from handle_empty_deck(g, source)


def _card_options(cards: dict[str, str]) -> list[Option]:
    return [option(name, "card", {"card": card}, card=card) for name, card in cards.items()]


def _choose_order(seat: str, cards: dict[str, str]) -> Rule[list[str]]:
    """Return the cards in the order in which they go under the deck, with the lowest card last."""
    if len(cards) < 2:
        return list(cards.values())
    count = len(cards)
    answers = yield question(
        seat, "core-order", _card_options(cards), minimum=count, maximum=count, ordered=True
    )
    return [cards[name] for name in answers]


# Points


@after_attaching(DATA)
def data_points(g: State, seat: str, card: str, ship_card: str) -> Rule[None]:
    """Score a point when the player attaches one of the other side's cards to a ship of their own (M3-18 to
    M3-23).

    The point stays, whatever happens to the card.
    """
    params, team = rule_params(g, DATA), g.seats[seat].team
    is_own_ship = team == g.seats[g.cards[ship_card].seat].team == params["team"]
    if (
        is_own_ship
        and tactic(g, card).faction == params["faction"]
        and tactic(g, card).type in params["types"]
    ):
        yield from score(g, team, params["points"], DATA)
