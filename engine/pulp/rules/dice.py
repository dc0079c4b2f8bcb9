"""Turning, rerolling and setting Captain's dice (DIC)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Dice, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import FACES
from engine.pulp.facts.dice import DieValueChanged
from engine.pulp.queries import owned_die, value_turned_up
from engine.pulp.rules.basics import ask, choose_die, option
from engine.pulp.state import State


def turn_up(g: State, die: str, n: int, source: str) -> Rule[None]:
    """Turn a die up by n, or down if n is negative (DIC-09)."""
    owned = owned_die(g, die)
    assert owned is not None
    value = value_turned_up(owned.value, n)
    if value != owned.value:
        yield DieValueChanged(die, value, source)


def upgrade(g: State, dice: Sequence[str], n: int, source: str) -> Rule[None]:
    """Turn one of these dice, chosen by the Hero, up by n, or down if n is negative. Do nothing if there are
    no dice (DIC-10)."""
    if dice:
        die = yield from choose_die("upgrade" if n > 0 else "downgrade", source, dice)
        yield from turn_up(g, die, n, source)


def reroll(g: State, dice: Sequence[str], source: str) -> Rule[None]:
    """Reroll one of these dice, chosen by the Hero. This does not count as using it (DIC-12)."""
    die = yield from choose_die("reroll", source, dice)
    (value,) = yield Dice((FACES,))
    yield DieValueChanged(die, value, source)


def set_die(g: State, dice: Sequence[str], source: str, value: int | None = None) -> Rule[None]:
    """Set one of these dice, chosen by the Hero, to a value. If the value is None, the Hero also chooses
    it."""
    die = yield from choose_die("set-die", source, dice)
    if value is None:
        options = [
            option(f"value:{number}", "value", ("die", die), ("value", number))
            for number in range(FACES, 0, -1)
        ]
        value = int((yield from ask("value", Text("value", {"die": die}), options)).partition(":")[2])
    yield DieValueChanged(die, value, source)
