"""The type of each kind of happening, as declared by the facts."""

from __future__ import annotations

from typing import Any

from engine.galaxies import facts
from engine.galaxies.facts import GalaxiesFact


def happening_types() -> dict[str, Any]:
    """Return the type of each kind of happening. Raises TypeError if two facts of one kind show different
    fields."""
    types: dict[str, Any] = {}
    for fact in vars(facts).values():
        if isinstance(fact, type) and issubclass(fact, GalaxiesFact) and fact.happening is not None:
            same = types.setdefault(fact.kind, fact.happening)
            if same.__annotations__ != fact.happening.__annotations__:
                raise TypeError(f"facts of the kind {fact.kind} show different fields")
    return dict(sorted(types.items()))
