"""Section 4: powers that act at a timing, and the order in which they act (TRN-15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.queries import powers_in_play, seats_from_active
from engine.galaxies.registry import TRIGGERS, Source
from engine.galaxies.rules.asking import ask, option
from engine.galaxies.state import State


def run_triggers(
    g: State,
    timing: str,
    event: Any,
    seats: Iterable[str] | None = None,
    departed_sources: Sequence[Source] = (),
) -> Rule[None]:
    """Let all triggered powers act in order (TRN-15).

    The active player's powers come first, in an order of the player's choice. The other players' powers
    follow in turn order. ``departed_sources`` are powers that left play in the event itself.
    """
    if not departed_sources and timing not in powers_in_play(g).triggered:
        return
    done: set[tuple[str, str]] = set()
    for seat in list(seats) if seats is not None else seats_from_active(g):
        while ready := [
            s
            for s in _ready_powers(g, timing, event, seat, departed_sources)
            if (s.power, s.mark) not in done
        ]:
            source = ready[0] if len(ready) == 1 else (yield from _choose_next(g, seat, ready))
            done.add((source.power, source.mark))
            yield from TRIGGERS[source.power][timing].act(g, source, event)


def _ready_powers(
    g: State, timing: str, event: Any, seat: str, departed_sources: Sequence[Source]
) -> list[Source]:
    triggered = powers_in_play(g).triggered.get(timing, ())
    candidates = dict.fromkeys([*triggered, *departed_sources])  # an effect may duplicate a printed power
    return [s for s in candidates if s.seat == seat and TRIGGERS[s.power][timing].ready(g, s, event)]


def _choose_next(g: State, seat: str, ready: list[Source]) -> Rule[Source]:
    def options() -> list[Option]:
        return [
            option(
                f"{s.power}@{s.mark}",
                "power",
                {"power": s.power, "ship_card": s.card},
                power=s.power,
                on=s.card,
            )
            for s in ready
        ]

    answer = yield from ask(g, seat, "order-triggers", options)
    return next(s for s in ready if f"{s.power}@{s.mark}" == answer)
