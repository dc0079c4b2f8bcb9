"""The Navigator's values for tools: dice, Super Weapons, Exploration and ship cards."""

from __future__ import annotations

from collections.abc import Callable

from engine.pulp.players.navigator import card_values
from engine.pulp.players.navigator.card_values import Tool
from engine.pulp.players.navigator.sight import Sight

#: The values of tools used outside of payments, by option. Tools that are not listed here are not used.
HELPS = {
    "weapon:chrono-siphon": -card_values.WEAPON,
    "weapon:sunsplitter": -card_values.WEAPON,
    "exploration:advance-scouts": 0.05,
    "exploration:field-hospital": 1.0,
    "exploration:night-landing": 1.0,
    "ship:silver-needle": 1.0,
    "ship:copper-mule": -1.0,
    "weapon:treason-engine": 0.4,
}
#: Tools that add one cube.
CUBES = ("weapon:phase-lantern", "exploration:deep-survey", "planet:bone-desert")
REMOVED, UNDERSTOOD = 0.5, 2.0


def useful_tools(sight: Sight) -> list[Tool]:
    """Return the options that use tools, with their values."""
    return [Tool(name, worth) for name in sight.ids if (worth := tool_value(sight, name)) is not None]


def tool_value(sight: Sight, name: str) -> float | None:
    """Return the value of an option that uses a tool, or None if the Navigator never picks it."""
    effect = sight.effect_name(name)
    if effect in CUBES:
        return sight.cube_value
    if effect == "weapon:the-hollow-bell":
        return sight.best_gain_value()
    if effect == "weapon:worldroot-drill":
        return sight.cube_value - 2.5
    if effect in ("weapon:chrono-siphon", "weapon:sunsplitter"):
        return None
    if name.startswith("die:"):
        return die_value(sight, *name.split(":")[1:])
    return HELPS.get(effect)


def die_value(sight: Sight, die: str, use_index: str) -> float | None:
    """Return the value of using a die for something other than strength, or None if the Navigator
    never picks it.
    """
    face = next(option["ref"]["face"] for option in sight.options if option["id"] == f"die:{die}:{use_index}")
    price = card_values.DIE + card_values.DIE_SIDE * face
    benefit = DIE_HELPS.get((die, face, int(use_index)))
    return None if benefit is None else benefit(sight) - price


def _make_icons_value(cards: int) -> Callable[[Sight], float]:
    return lambda s: s.cube_value * min(cards, sum(card["status"] == "evaded" for card in s.view["line"]))


def _make_removal_value(cubes: int) -> Callable[[Sight], float]:
    return lambda s: REMOVED * min(cubes, s.bag.get("white", 0) + s.bag.get("black", 0)) + card_values.DIE


DIE_HELPS: dict[tuple[str, int, int], Callable[[Sight], float]] = {
    ("infiltration-agent", 2, 0): lambda s: s.cube_value,
    ("infiltration-agent", 3, 1): lambda s: s.cube_value - 0.5,
    ("scanning-technology", 1, 0): _make_removal_value(1),
    ("scanning-technology", 2, 0): _make_icons_value(1),
    ("scanning-technology", 3, 0): _make_removal_value(1),
    ("scanning-technology", 4, 0): _make_icons_value(2),
    ("scanning-technology", 5, 0): lambda s: 1.0,
    ("scanning-technology", 6, 0): lambda s: UNDERSTOOD,
    ("universal-translator", 6, 0): lambda s: UNDERSTOOD,
    ("universal-translator", 4, 0): lambda s: 1.5,
    ("landing-team", 2, 0): _make_icons_value(4),
    ("landing-team", 3, 0): lambda s: s.best_gain_value(3) - 1.5,
    ("artificial-intelligence", 4, 0): lambda s: 1.5,
    ("artificial-intelligence", 5, 0): lambda s: 1.5,
    ("artificial-intelligence", 6, 0): lambda s: 1.7,
}
