"""Special cells of hit charts: what a hit there does besides its damage.

A function is named by the cell's catalogue id. Cells that only decide whether a throw hits are read
with the chart and need no function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.game import Rule
from engine.galaxies.events import Attack
from engine.galaxies.facts import EffectBegan
from engine.galaxies.printed import version
from engine.galaxies.queries import controller, team_of
from engine.galaxies.rules.energy import lose
from engine.galaxies.state import Effect, State

Harm = Callable[[State, Attack], int]
Act = Callable[[State, Attack], Rule[None]]
F = TypeVar("F", bound=Callable[..., object])

HARMS: dict[str, Harm] = {}
ACTS: dict[str, Act] = {}
CHART_ONLY = frozenset({"deflector-node"})


def _cell(table: dict[str, F], cell: str) -> Callable[[F], F]:
    def found(fn: F) -> F:
        if cell in table:
            raise ValueError(f"{cell} has two functions")
        table[cell] = fn
        return fn

    return found


def cell_of(g: State, attack: Attack) -> str | None:
    """The special cell that an attack on a ship still on the board has hit, or None."""
    if attack.target not in g.ships:
        return None
    special = version(g, g.ships[attack.target].card).cells.get(attack.cell)
    return special.id if special is not None else None


def extra_damage(g: State, attack: Attack) -> int:
    """How much more damage the cell hit by an attack makes it do."""
    harm = HARMS.get(cell_of(g, attack) or "")
    return harm(g, attack) if harm is not None else 0


def take_effect(g: State, attack: Attack) -> Rule[None]:
    """Do what else the cell hit by an attack does."""
    act = ACTS.get(cell_of(g, attack) or "")
    if act is not None:
        yield from act(g, attack)


@_cell(HARMS, "magazine")
def magazine(g: State, attack: Attack) -> int:
    """magazine: with shields down at the throw it takes 1 more damage."""
    return 0 if attack.shields_up else 1


@_cell(ACTS, "drive-spine")
def drive_spine(g: State, attack: Attack) -> Rule[None]:
    """drive-spine: the ship moves 1 space less until its player's next turn is over."""
    last = g.turn + turns_until(g, controller(g, attack.target))
    yield EffectBegan(Effect("drive-spine", g.ships[attack.target].card, last))


@_cell(ACTS, "siphon-coil")
def siphon_coil(g: State, attack: Attack) -> Rule[None]:
    """siphon-coil: the ship's player loses 1 energy."""
    _ = yield from lose(g, team_of(g, controller(g, attack.target)).id, 1, "siphon-coil")


def turns_until(g: State, seat: str) -> int:
    """How many player turns from now the next turn of a seat is, its present one not counted."""
    assert g.active is not None
    return (g.order.index(seat) - g.order.index(g.active) - 1) % len(g.order) + 1
