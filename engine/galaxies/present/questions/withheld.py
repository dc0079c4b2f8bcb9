"""Reasons why options that players might look for are missing, each with the rule behind it.

The reasons refer only to things that the seat can see: its own cards and ships, and enemies on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.core.decisions import Decision, Text
from engine.galaxies.catalogue import TacticCard
from engine.galaxies.events import Shot
from engine.galaxies.printed import rule_params, tactic
from engine.galaxies.queries import (
    activation_cost,
    card_cost,
    enemy_ships,
    energy_of,
    fits_phase,
    fits_turn,
    hand_of,
    launch_cost,
    range_of,
    spaces_between,
    weapons_of,
)
from engine.galaxies.rules.launching import launchable_cards
from engine.galaxies.rules.weapons import attackers
from engine.galaxies.state import State


class Reason(NamedTuple):
    """A reason why an option is missing, and the id of its rule in the rulebook."""

    text: Text
    rule: str


def find_missing_reasons(g: State, decision: Decision) -> list[Reason]:
    """Return the reasons why options are missing from a decision."""
    find_reasons = REASONS.get(decision.kind)
    return list(find_reasons(g, decision)) if find_reasons else []


def _reason(rule: str, key: str, **args: object) -> Reason:
    return Reason(Text(key, args), rule)


def _offered_refs(decision: Decision, ref: str) -> set[str]:
    return {option.ref[ref] for option in decision.options if ref in option.ref}


# The menus of the phases


def _deploy_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    yield from _launch_reasons(g, decision)
    yield from _hand_reasons(g, decision, "deploy")


def _action_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    yield from _activation_reasons(g, decision)
    yield from _hand_reasons(g, decision, "action")


def _energy_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    yield from _hand_reasons(g, decision, "energy")


def _launch_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield reasons for ship cards behind the screen or in a hold that cannot be launched now (NRG-05,
    DEP-15, HLD-15)."""
    seat, energy = decision.seat, energy_of(g, decision.seat)
    offered = _offered_refs(decision, "ship_card")
    for card in launchable_cards(g, seat):
        cost = launch_cost(g, seat, card)
        if cost > energy:
            yield _reason("NRG-05", "launch-cost", card=card, cost=cost, energy=energy)
        elif card not in offered:
            yield _reason("DEP-15", "no-room", card=card)
    for carrier in g.cards.values():
        if carrier.seat == seat and carrier.launched >= g.turn:
            yield from (
                _reason("HLD-15", "in-hold", card=card, ship_card=carrier.id) for card in carrier.cargo.open()
            )


def _activation_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield reasons for the player's ship cards that have already been activated or cost too much (ACT-03,
    ACT-06)."""
    energy = energy_of(g, decision.seat)
    for card in g.cards.values():
        if card.seat != decision.seat:
            continue
        cost = activation_cost(g, card.id)
        if card.id in g.activated:
            yield _reason("ACT-03", "activated", card=card.id)
        elif cost > energy:
            yield _reason("ACT-06", "activation-cost", card=card.id, cost=cost, energy=energy)


def _hand_reasons(g: State, decision: Decision, phase: str) -> Iterator[Reason]:
    """Yield reasons for hand cards that cannot be played now."""
    for card in _unoffered_cards(g, decision):
        yield _unplayable_reason(g, decision.seat, card, phase)


def _unoffered_cards(g: State, decision: Decision) -> Iterable[str]:
    """Return the names of the hand cards that the decision does not offer, without duplicates."""
    playable = {
        o.ref["handle"] for o in decision.options if "handle" in o.ref and o.text.key != "discard-one"
    }
    return dict.fromkeys(card for handle, card in hand_of(g, decision.seat).items() if handle not in playable)


def _unplayable_reason(g: State, seat: str, card: str, phase: str) -> Reason:
    """Return the reason why a card cannot be played: its turn, phase or moment, its cost, or a lack of effect
    (TIM-01 …)."""
    tactic_card, cost, energy = tactic(g, card), card_cost(g, seat, card), energy_of(g, seat)
    if reason := _timing_reason(g, seat, tactic_card, phase):
        return reason
    if tactic_card.trigger != "play":
        return _reason("TIM-01", "card-moment", card=card)
    if cost > energy:
        return _reason("NRG-05", "card-cost", card=card, cost=cost, energy=energy)
    return (
        _reason("TIM-01", "no-use", card=card)
        if tactic_card.type == "event"
        else _reason("TAC-09", "no-host", card=card)
    )


def _timing_reason(g: State, seat: str, card: TacticCard, phase: str) -> Reason | None:
    """Return the reason why a card does not fit the current turn or phase, or None if it fits (TIM-02,
    TIM-05)."""
    if not fits_turn(g, seat, card):
        return _reason("TIM-02", f"card-turn:{card.by}", card=card.id)
    if not fits_phase(card, phase):
        return _reason("TIM-05", f"card-phase:{card.phase}", card=card.id)
    return None


# The end of the turn


def _engines_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield a reason if the engines cost more energy than the team has (M4-18)."""
    cost, energy = rule_params(g, "remote-engines")["cost"], energy_of(g, decision.seat)
    if cost > energy:
        yield _reason("M4-18", "engines-cost", cost=cost, energy=energy)


# Reactions


def _response_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield reasons for hand cards that do not fit the event, cost too much or have no effect (TIM-01)."""
    event, energy = decision.text.args["event"], energy_of(g, decision.seat)
    for card in _unoffered_cards(g, decision):
        trigger, cost = tactic(g, card).trigger, card_cost(g, decision.seat, card)
        if trigger == "play":
            yield _reason("TIM-01", "card-no-answer", card=card)
        elif trigger != event:
            yield _reason("TIM-01", "card-other-moment", card=card)
        elif reason := _timing_reason(g, decision.seat, tactic(g, card), g.phase):
            yield reason
        elif cost > energy:
            yield _reason("NRG-05", "card-cost", card=card, cost=cost, energy=energy)
        else:
            yield _reason("TIM-01", "no-use", card=card)


# The attack step


def _weapon_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield reasons for weapons that are already charged or cost too much (CHG-06, CHG-09)."""
    ship = str(decision.text.args["ship"])
    energy = energy_of(g, decision.seat)
    charged = g.activation.charged if g.activation is not None else []
    for key, weapon in weapons_of(g, g.ships[ship].card).items():
        if key in charged:
            yield _reason("CHG-06", "charged", weapon=weapon.name)
        elif weapon.charge > energy:
            yield _reason("CHG-09", "charge-cost", weapon=weapon.name, cost=weapon.charge, energy=energy)


def _target_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield reasons for enemies that are too far away, or that this weapon may not attack (TGT-03,
    SHC-10)."""
    ship, weapon = str(decision.text.args["ship"]), str(decision.text.args["weapon"])
    offered = _offered_refs(decision, "ship")
    for enemy in enemy_ships(g, decision.seat):
        if enemy in offered:
            continue
        distance, reach = spaces_between(g, ship, enemy), range_of(g, Shot(ship, weapon, enemy))
        if distance > reach:
            yield _reason("TGT-03", "too-far", ship=enemy, spaces=distance, range=reach)
        else:
            yield _reason("SHC-10", "barred-target", ship=enemy)


def _shot_reasons(g: State, decision: Decision) -> Iterator[Reason]:
    """Yield reasons for weapons that are charged or cost too much, and for enemies out of range of all
    weapons.

    The rules are CHG-06, CHG-09 and TGT-03.
    """
    card, energy, activation = str(decision.text.args["card"]), energy_of(g, decision.seat), g.activation
    charged = activation.charged if activation is not None and activation.ship is not None else []
    for key, weapon in weapons_of(g, card).items():
        if key in charged:
            if activation is not None and (activation.weapon != key or not activation.attacks_left):
                yield _reason("CHG-06", "charged", weapon=weapon.name)
        elif weapon.charge > energy:
            yield _reason("CHG-09", "charge-cost", weapon=weapon.name, cost=weapon.charge, energy=energy)
    offered = _offered_refs(decision, "target")
    pairs = [(ship, key) for ship in attackers(g, decision.seat, card) for key in weapons_of(g, card)]
    for enemy in enemy_ships(g, decision.seat):
        if enemy not in offered and (range_gaps := [_range_gap(g, ship, key, enemy) for ship, key in pairs]):
            _, distance, reach = min(range_gaps)
            if distance > reach:
                yield _reason("TGT-03", "too-far", ship=enemy, spaces=distance, range=reach)


def _range_gap(g: State, ship: str, weapon: str, enemy: str) -> tuple[int, int, int]:
    """Return the number of spaces by which the enemy is out of range, the distance to it, and the weapon's
    range."""
    distance, reach = spaces_between(g, ship, enemy), range_of(g, Shot(ship, weapon, enemy))
    return distance - reach, distance, reach


#: The functions that give reasons, by kind of decision.
REASONS: dict[str, Callable[[State, Decision], Iterator[Reason]]] = {
    "action": _action_reasons,
    "deploy": _deploy_reasons,
    "energy-phase": _energy_reasons,
    "engines": _engines_reasons,
    "respond": _response_reasons,
    "shot": _shot_reasons,
    "target": _target_reasons,
    "weapon": _weapon_reasons,
}
