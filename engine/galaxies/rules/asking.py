"""Questions to players: single choices, discards for energy before a choice, and rolls of the number die."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.decisions import PASS, Decision, Dice, Option, Text
from engine.core.game import Rule
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.facts import Rolled
from engine.galaxies.queries import energy_of, faces_only_bots, hand_of
from engine.galaxies.rules.energy import discard_card_for_energy
from engine.galaxies.state import State

#: The kinds of decision that a player may face.
DecisionKind: TypeAlias = Literal[
    "action",
    "attach",
    "attack-ship",
    "computer-core",
    "core-keep",
    "core-order",
    "deploy",
    "discard",
    "duplicate-hero",
    "energy-phase",
    "engine-asteroids",
    "engine-move",
    "engine-target",
    "engines",
    "hand-limit",
    "hold",
    "last-card",
    "launch-at",
    "launch-ship",
    "market",
    "move",
    "move-ship",
    "order-triggers",
    "pass-cards",
    "place-torrent",
    "power",
    "prepped",
    "regenerate",
    "replace",
    "respond",
    "shot",
    "starter",
    "target",
    "warp",
    "weapon",
]

DISCARD, DISCARD_ONE = "discard", "discard:"
#: The kinds of decision for the menus of a turn. Most choices in these menus cost energy.
MENUS = ("deploy", "action")
NO = "no"


def option(id: str, key: str, ref: dict[str, Any] | None = None, **args: Any) -> Option:
    """Return an option. ``args`` fill the placeholders of its text."""
    return Option(id, Text(key, args), ref or {})


#: The option to discard cards for energy before making a choice.
DISCARDING = option(DISCARD, "discard-for-energy")


def question(
    seat: str,
    kind: DecisionKind,
    options: Sequence[Option],
    /,
    *,
    minimum: int = 1,
    maximum: int = 1,
    ordered: bool = False,
    default: tuple[str, ...] | None = None,
    **args: Any,
) -> Decision:
    """Return a decision. ``args`` fill the placeholders of its text."""
    return Decision(seat, kind, Text(kind, args), tuple(options), minimum, maximum, ordered, default)


def ask(
    g: State,
    seat: str,
    kind: DecisionKind,
    options: Callable[[], Sequence[Option]],
    skip: bool = True,
    **args: Any,
) -> Rule[str]:
    """Ask for one of the options and return its id.

    In their own turn, players may first discard cards for energy (NRG-06, NRG-13). In a menu, a seat that
    answers in whole gestures may also discard a single card directly. ``options`` is called again after each
    discard.

    With ``skip``, a single option is taken without a question, because the chance to discard alone does not
    justify one (MOV-16). Without ``skip``, the player is always asked, so that the question itself reveals
    nothing. The exception is a player from whom nothing needs to be hidden.
    """
    while True:
        available = list(options())
        assert available, f"{kind} without options"
        if len(available) == 1 and (skip or _has_nothing_to_hide(g, seat, kind)):
            return available[0].id
        if may_discard(g, seat):
            available.append(DISCARDING)
            available += _single_discards(g, seat, kind)
        (answer,) = yield question(seat, kind, available, **args)
        if answer == DISCARD:
            _ = yield from discard_for_energy(g, seat)
        elif answer.startswith(DISCARD_ONE):
            yield from discard_card_for_energy(g, seat, answer.removeprefix(DISCARD_ONE), "energy")
        else:
            return str(answer)


def _has_nothing_to_hide(g: State, seat: str, kind: DecisionKind) -> bool:
    """Return whether a single option can be taken without a question, because nothing needs to be hidden.

    This requires that the seat faces only computer players and has no card to discard for energy. A player is
    always asked before the end of a turn, because everything can be undone until then.
    """
    is_always_asked = not faces_only_bots(g, seat) or seat in g.stepwise
    return not is_always_asked and kind != "action" and not may_discard(g, seat)


def _single_discards(g: State, seat: str, kind: DecisionKind) -> list[Option]:
    """Return an option for each hand card to discard it for energy."""
    if seat in g.stepwise or kind not in MENUS:
        return []
    return [
        option(f"{DISCARD_ONE}{handle}", "discard-one", {"handle": handle, "card": card})
        for handle, card in hand_of(g, seat).items()
    ]


def may_discard(g: State, seat: str) -> bool:
    """Return whether a seat may discard cards for energy now: in its own turn, with cards in hand (NRG-06,
    NRG-07)."""
    return g.active == seat and g.phase in ("energy", "deploy", "action", "end") and bool(hand_of(g, seat))


def can_afford_by_discarding(g: State, seat: str, cost: int) -> bool:
    """Return whether a seat could pay a cost, if necessary after discarding cards. It uses only public
    numbers."""
    cards = len(hand_of(g, seat)) if may_discard(g, seat) else 0
    return energy_of(g, seat) + cards >= cost


def hand_options(g: State, seat: str) -> tuple[Option, ...]:
    """Return an option for each card of a hand."""
    return tuple(
        option(handle, "card", {"handle": handle, "card": card}, card=card)
        for handle, card in hand_of(g, seat).items()
    )


def discard_for_energy(g: State, seat: str, passing: bool = False, hurried: bool = True) -> Rule[bool]:
    """Let a player discard one or more hand cards for 1 energy each (NRG-06).

    With ``passing``, the player may also pass, as in a reaction window. ``hurried`` states whether the
    player's clock runs. Return whether the player passed.
    """
    cards = hand_options(g, seat)
    options = (*cards, Option(PASS, Text(PASS))) if passing else cards
    default = (PASS,) if passing else None
    decision = question(seat, "discard", options, maximum=len(options), default=default)
    answers = yield msgspec.structs.replace(decision, hurried=hurried)
    for handle in answers:
        if handle != PASS:
            yield from discard_card_for_energy(g, seat, handle, "energy")
    return PASS in answers


def roll(g: State, purpose: str, needed: int | None = None, bonus: int = 0, **context: Any) -> Rule[int]:
    """Roll the number die and return the result plus ``bonus``. Everybody sees the roll (PRV-03)."""
    (result,) = yield Dice((DIE,))
    total = int(result) + bonus
    success = None if needed is None else total >= needed
    yield Rolled(purpose, int(result), needed=needed, success=success, **context)
    return total


def yes_no(g: State, seat: str, kind: DecisionKind, **args: Any) -> Rule[bool]:
    """Ask a player a yes-or-no question and return whether the answer is yes."""

    def options() -> list[Option]:
        return [option("yes", "yes"), option(NO, "no")]

    return (yield from ask(g, seat, kind, options, skip=False, **args)) == "yes"


def ask_target(g: State, seat: str, power: str, ships: Iterable[str], optional: bool) -> Rule[str | None]:
    """Let a player choose one of the ships for a power, or none if the power is optional."""
    targets = list(ships)
    if not targets:
        return None

    def options() -> list[Option]:
        choices = [option(ship, "ship", {"ship": ship, "power": power}, ship=ship) for ship in targets]
        return [*choices, option(NO, "no")] if optional else choices

    answer = yield from ask(g, seat, "power", options, skip=not optional, power=power)
    return None if answer == NO else answer
