"""Section 8a: activating ship cards."""

from __future__ import annotations

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import Activating
from engine.galaxies.facts import Activated, ActivationEnded, EffectsEnded, StageSet
from engine.galaxies.printed import mission
from engine.galaxies.queries import activation_cost, energy_of
from engine.galaxies.registry import ACTIVATION_ENDINGS, MOVE_REPLACEMENTS
from engine.galaxies.rules import shots, stepwise
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.energy import pay
from engine.galaxies.rules.squadrons import move_step
from engine.galaxies.rules.tiles import is_on_gate
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.rules.windows import run_reaction_window
from engine.galaxies.state import State


def activation_options(g: State, seat: str) -> list[Option]:
    """Return an option for each ship card that a player may activate now and can afford (ACT-01 to
    ACT-06)."""
    energy = energy_of(g, seat)
    return [
        option(
            f"activate:{card.id}", "activate", {"ship_card": card.id, "amount": cost}, card=card.id, cost=cost
        )
        for card in g.cards.values()
        if card.seat == seat
        and card.id not in g.activated
        and (cost := activation_cost(g, card.id)) <= energy
    ]


def activate(g: State, seat: str, card: str) -> Rule[None]:
    """Activate a ship card: pay, move, then attack (ACT-04). If the card is lost, the activation ends early
    (ACT-11)."""
    yield from pay(g, seat, activation_cost(g, card), "activate")
    gates = tuple(ship for ship in g.cards[card].ships if is_on_gate(g, ship))
    yield Activated(seat, card, gates, _move_replacements(g, card))
    event = Activating(card, seat)
    yield from run_triggers(g, "activation-start", event)
    timings = {"own": "activation-start", "opponent": "enemy-activation-start"}
    yield from run_reaction_window(g, timings, event, ship_card=card)
    volley = None
    if _still_in_control(g, seat, card):
        yield StageSet("move")
        volley = yield from move_step(g, seat, card)
    if _still_in_control(g, seat, card):
        yield StageSet("attack")
        if seat in g.stepwise:
            yield from stepwise.attack_step(g, seat, card)
        else:
            yield from shots.attack_step(g, seat, card, volley)
    if _still_in_control(g, seat, card):
        yield StageSet("end")
        yield from run_triggers(g, "activation-end", event)
    for rule in mission(g).rules:
        if rule in ACTIVATION_ENDINGS and _still_in_control(g, seat, card):
            yield from ACTIVATION_ENDINGS[rule](g, seat, card)
    if any(effect.activation for effect in g.effects):
        yield EffectsEnded()
    yield ActivationEnded(card)


def _move_replacements(g: State, card: str) -> dict[str, list[str]]:
    """Map each ship to the actions that the mission allows at its current place instead of moving (M5-28)."""
    rules = [rule for rule in mission(g).rules if rule in MOVE_REPLACEMENTS]
    names_by_ship = {
        ship: [rule for rule in rules if MOVE_REPLACEMENTS[rule].may(g, ship)] for ship in g.cards[card].ships
    }
    return {ship: names for ship, names in names_by_ship.items() if names}


def _still_in_control(g: State, seat: str, card: str) -> bool:
    return card in g.cards and g.cards[card].seat == seat
