"""How seats are asked: single choices, with discarding in between, and rolls of the number die."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core.decisions import PASS, Decision, Dice, Option, Text
from engine.core.game import Rule
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.facts import Rolled
from engine.galaxies.queries import energy_of, hand_of, plays_alone
from engine.galaxies.rules.energy import discard_for_one
from engine.galaxies.state import State

#: What a seat may be asked.
Kind: TypeAlias = Literal[
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
#: The questions of a turn's phases, in which most of what costs energy is chosen.
MENUS = ("deploy", "action")
NO = "no"


def option(id: str, key: str, ref: dict[str, Any] | None = None, **args: Any) -> Option:
    """Return an option; ``args`` fill its text."""
    return Option(id, Text(key, args), ref or {})


#: The option to discard for energy first.
DISCARDING = option(DISCARD, "discard-for-energy")


def question(
    seat: str,
    kind: Kind,
    options: Sequence[Option],
    /,
    *,
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
    default: tuple[str, ...] | None = None,
    **args: Any,
) -> Decision:
    """Return a question; ``args`` fill its text."""
    return Decision(seat, kind, Text(kind, args), tuple(options), least, most, ordered, default)


def ask(
    g: State, seat: str, kind: Kind, options: Callable[[], Sequence[Option]], skip: bool = True, **args: Any
) -> Rule[str]:
    """Ask for one of the options and return its id.

    In their own turn a player may discard for energy first (NRG-06, NRG-13), in the menus of whole gestures
    also a single card at once; the options are then made anew. With ``skip`` a lone option is taken without
    asking: discarding alone is no question (MOV-16). Without it all are asked alike, so that no question
    tells what a player has, but for a person from whom nothing needs to be hidden.
    """
    while True:
        offered = list(options())
        assert offered, f"{kind} without options"
        if len(offered) == 1 and (skip or _hides_nothing(g, seat, kind)):
            return offered[0].id
        if may_discard(g, seat):
            offered.append(DISCARDING)
            offered += _single_discards(g, seat, kind)
        (picked,) = yield question(seat, kind, offered, **args)
        if picked == DISCARD:
            _ = yield from discard_for_energy(g, seat)
        elif picked.startswith(DISCARD_ONE):
            yield from discard_for_one(g, seat, picked.removeprefix(DISCARD_ONE), "energy")
        else:
            return str(picked)


def _hides_nothing(g: State, seat: str, kind: Kind) -> bool:
    """Whether no question is needed to hide what a seat could choose: it plays against computers alone, and
    has no card whose energy could pay for something. The end of a turn is left to the player: up to there all
    can be taken back."""
    asked_alike = not plays_alone(g, seat) or seat in g.stepwise
    return not asked_alike and kind != "action" and not may_discard(g, seat)


def _single_discards(g: State, seat: str, kind: Kind) -> list[Option]:
    """The cards of a hand, each to be discarded for energy by itself."""
    if seat in g.stepwise or kind not in MENUS:
        return []
    return [
        option(f"{DISCARD_ONE}{handle}", "discard-one", {"handle": handle, "card": card})
        for handle, card in hand_of(g, seat).items()
    ]


def may_discard(g: State, seat: str) -> bool:
    """Whether a seat may discard cards for energy now: in its own turn, with a hand (NRG-06, NRG-07)."""
    return g.active == seat and g.phase in ("energy", "deploy", "action", "end") and bool(hand_of(g, seat))


def can_raise(g: State, seat: str, cost: int) -> bool:
    """Whether a seat could pay, if it must by discarding first; only numbers that are open to all count."""
    cards = len(hand_of(g, seat)) if may_discard(g, seat) else 0
    return energy_of(g, seat) + cards >= cost


def hand_options(g: State, seat: str) -> tuple[Option, ...]:
    """The cards of a hand, to choose some of them."""
    return tuple(
        option(handle, "card", {"handle": handle, "card": card}, card=card)
        for handle, card in hand_of(g, seat).items()
    )


def discard_for_energy(g: State, seat: str, passing: bool = False, hurried: bool = True) -> Rule[bool]:
    """Let a player throw away hand cards, at least one, for 1 energy each (NRG-06).

    In a window, against the clock if it is ``hurried``, they may pass here too (``passing``). Returns whether
    they have.
    """
    cards = hand_options(g, seat)
    options = (*cards, Option(PASS, Text(PASS))) if passing else cards
    default = (PASS,) if passing else None
    asked = question(seat, "discard", options, most=len(options), default=default)
    picked = yield msgspec.structs.replace(asked, hurried=hurried)
    for handle in picked:
        if handle != PASS:
            yield from discard_for_one(g, seat, handle, "energy")
    return PASS in picked


def roll(g: State, purpose: str, needed: int | None = None, bonus: int = 0, **about: Any) -> Rule[int]:
    """Roll the number die and return the result with its bonus; everybody sees it (PRV-03)."""
    (result,) = yield Dice((DIE,))
    total = int(result) + bonus
    success = None if needed is None else total >= needed
    yield Rolled(purpose, int(result), needed=needed, success=success, **about)
    return total


def yes_no(g: State, seat: str, kind: Kind, **args: Any) -> Rule[bool]:
    """Ask whether a player wants something."""

    def options() -> list[Option]:
        return [option("yes", "yes"), option(NO, "no")]

    return (yield from ask(g, seat, kind, options, skip=False, **args)) == "yes"


def ask_target(g: State, seat: str, power: str, ships: Iterable[str], optional: bool) -> Rule[str | None]:
    """Let a player choose one of the ships for a power, or none if the power is optional."""
    targets = list(ships)
    if not targets:
        return None

    def options() -> list[Option]:
        chosen = [option(ship, "ship", {"ship": ship, "power": power}, ship=ship) for ship in targets]
        return [*chosen, option(NO, "no")] if optional else chosen

    picked = yield from ask(g, seat, "power", options, skip=not optional, power=power)
    return None if picked == NO else picked
