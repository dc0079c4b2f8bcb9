"""The current costs of ship cards and tactic cards, and the slots of ship cards."""

from __future__ import annotations

from engine.galaxies.catalogue.model import TacticCard
from engine.galaxies.events import Launching, Price
from engine.galaxies.printed import mission, ship_type, tactic, version
from engine.galaxies.queries.powers import apply_modifiers
from engine.galaxies.queries.seats import are_enemies
from engine.galaxies.registry import Source
from engine.galaxies.state import ShipCard, State


def launch_cost(g: State, seat: str, card: str) -> int:
    """Return the current cost of launching a ship card (SHC-17)."""
    return launch_cost_at(g, seat, card, g.seats[seat].levels.open()[card])


def launch_cost_at(g: State, seat: str, card: str, level: str) -> int:
    """Return the current cost of launching a ship card in a given version."""
    printed_cost = ship_type(g, card).versions[level].launch
    return max(0, apply_modifiers(g, "launch", printed_cost, Launching(seat, card)))


def activation_cost(g: State, card: str) -> int:
    """Return the current cost of activating a ship card (SHC-12)."""
    return version(g, card).activation


def movement_of(g: State, card: str) -> int:
    """Return the number of spaces that each ship of the card may move (SHC-13)."""
    return max(0, apply_modifiers(g, "move", version(g, card).move, card))


def card_cost(g: State, seat: str, card: str) -> int:
    """Return the current cost of playing a tactic card, after all modifiers of powers in play and of its own
    text (TAC-08)."""
    tactic_card = tactic(g, card)
    own_powers = [Source(power.id, seat, "", card, seat) for power in tactic_card.powers]
    return max(0, apply_modifiers(g, "card_cost", tactic_card.cost, Price(seat, card), own_powers))


def fits_phase(card: TacticCard, phase: str) -> bool:
    """Return whether a card may be played in that phase (TCC-03, TIM-05)."""
    return card.phase in (phase, "any")


def fits_turn(g: State, seat: str, card: TacticCard) -> bool:
    """Return whether a seat may play a card in the current turn.

    A card is for the seat's own turn, for an opponent's turn, or for any turn, including an ally's (TIM-02,
    TIM-08).
    """
    if card.by == "any" or g.active is None:
        return card.by == "any"
    return seat == g.active if card.by == "own" else are_enemies(g, seat, g.active)


def slots_left(g: State, card: ShipCard, kind: str) -> int:
    """Return how many more cards of a type a ship card can carry (SLT-01 to SLT-03)."""
    return slots_of(g, card, kind) - len(attached_of(g, card, kind))


def slots_of(g: State, card: ShipCard, kind: str) -> int:
    """Return how many cards of a type (upgrade, weapon, hero) a ship card can carry."""
    slots = version(g, card.id).slots
    return {"upgrade": slots.upgrade, "weapon": slots.weapon, "hero": slots.hero}[kind]


def attached_of(g: State, card: ShipCard, kind: str) -> list[str]:
    """Return the handles of the attached cards of a type."""
    return [handle for handle, attached in card.attached.items() if tactic(g, attached.card).type == kind]


def has_special_rule(g: State, rule: str) -> bool:
    """Return whether the mission has that special rule."""
    return rule in mission(g).rules
