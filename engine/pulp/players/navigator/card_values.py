"""The Navigator's evaluation of a card: the values of engaging and evading it, and the savings from dice and
weapons.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.present.wire import Wire
from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.odds import evade_cubes, points_after_cubes, points_left_after_toll
from engine.pulp.payments import payments
from engine.pulp.players.navigator.sight import KEY, LIFE, Sight
from engine.pulp.queries import Points, is_loss
from engine.pulp.registry import FACES, TOLLS

#: The values of effects after a card is engaged or evaded. Each additional or missing cube counts as much as
#: the value of a cube.
ENGAGED = {
    "palace-ushers": 1.0,
    "orrery-keepers": 0.5,
    "the-smiling-broker": 0.3,
    "runaway-scientist": 1.0,
    "council-courier": 1.0,
    "old-flame-from-rigel": 0.5,
}
EVADED = {"mutiny-whispers": 0.4, "vault-spiders": 0.3}
MORE, FEWER = "coil-operators", "night-rangers"
#: The cost of using a die grows with its value. A weapon costs almost nothing.
DIE, DIE_SIDE, WEAPON = 0.25, 0.12, 0.1
CREW_POINT = 0.8
NEVER = -2 * LIFE


class Tool(NamedTuple):
    """A helpful option, its value, and the strength that it gives against an Ability (None for any)."""

    id: str
    worth: float
    strength: int = 0
    ability: str | None = None


def best_payment_value(sight: Sight, due: Points) -> float:
    """Return the change in value (usually negative) after the best payment of the cost."""
    choices = payments(due, sight.points, sight.crew)
    return max(
        [payment_value(sight, payment.points, sum(payment.crew)) for payment in choices], default=NEVER
    )


def payment_value(sight: Sight, points: Points, crew: int = 0) -> float:
    """Return the change in value (usually negative) after paying these points."""
    c, d, s = (available - n for available, n in zip(sight.points, points, strict=True))
    return sight.points_value((c, d, s)) - sight.current_value - CREW_POINT * crew


def boosted_payment_value(sight: Sight, tool: Tool) -> float:
    """Return the change in value after paying, with the tool's strength on the part where it helps most.
    This includes the cost of the tool."""
    best = NEVER
    for part in sight.current["parts"]:
        if part["due"] and tool.ability in (None, part["ability"]):
            due = list(sight.due)
            due[ABILITIES.index(part["ability"])] -= min(part["due"], tool.strength)
            best = max(best, best_payment_value(sight, (due[0], due[1], due[2])))
    return best + tool.worth


def boosts(sight: Sight, *, offered: bool) -> list[Tool]:
    """Return the tools that give strength: those among the options if ``offered``, otherwise all possible
    ones.
    """
    if offered:
        candidates = (_find_boost(sight, option) for option in sight.options)
        return [tool for tool in candidates if tool is not None]
    tools: list[Tool] = []
    blocked = set(sight.current["barred"])
    for die in sight.view["dice"]:
        if not die["used"] and blocked.isdisjoint(sight.printed.dice[die["id"]].kinds):
            tools += _die_boosts(die["id"], die["value"])
    for weapon in sight.view["weapons"]:
        if sight.effect_name(weapon["id"]) == "graviton-fist" and weapon["active"] and not weapon["used"]:
            tools.append(Tool(f"weapon:{weapon['id']}", -WEAPON, 2))
    return tools


def _find_boost(sight: Sight, option: Wire) -> Tool | None:
    name = str(option["id"])
    if name.startswith("die:"):
        use = FACES[option["ref"]["die"]][option["ref"]["face"] - 1][option["ref"]["way"]]
        price = -DIE - DIE_SIDE * option["ref"]["face"]
        return Tool(name, price, *use.boost) if use.boost else None
    boost = sight.effect_name(name) in ("weapon:graviton-fist", "ship:the-firebrand")
    return Tool(name, -WEAPON, 2) if boost else None


def _die_boosts(die: str, value: int) -> list[Tool]:
    price = -DIE - DIE_SIDE * value
    return [
        Tool(f"die:{die}:{n}", price, *use.boost)
        for n, use in enumerate(FACES[die][value - 1])
        if use.boost is not None
    ]


def engage_value(sight: Sight, *, free: bool = False) -> float:
    """Return the value of engaging the current card with the best payment, or without payment if ``free``."""
    card = sight.current
    card_data, effect = sight.printed.encounters[card["id"]], sight.effect_name(card["id"])
    gain = card_data.planets * sight.cube_value + (KEY if card_data.icon else 0.0) + ENGAGED.get(effect, 0.0)
    gain += sight.cube_value if effect == MORE else 0.0
    if free:
        return gain
    payment = max(
        [
            best_payment_value(sight, sight.due),
            *(boosted_payment_value(sight, t) for t in boosts(sight, offered=False)),
        ]
    )
    return gain + payment


def evade_value(sight: Sight, *, free: bool = False) -> float:
    """Return the value of evading the current card, from the exact odds of its cubes."""
    effect = sight.effect_name(sight.current["id"])
    loss = EVADED.get(effect, 0.0) + (sight.cube_value if effect == FEWER else 0.0)
    if free:
        return value_after_toll(sight, sight.points) - sight.current_value - loss
    return max([point_value(sight, point) for point in points_after(sight)]) - loss


def points_after(sight: Sight) -> list[Points]:
    """Return the possible points of the Abilities after the point is paid."""
    evade = sight.current["evade"]
    if not evade["point"]:
        return [sight.points]
    required = evade["only"] if evade["only"] and sight.view["abilities"][evade["only"]]["value"] else None
    results: list[Points] = []
    for index, ability in enumerate(ABILITIES):
        if sight.points[index] and required in (None, ability):
            c, d, s = (n - (i == index) for i, n in enumerate(sight.points))
            results.append((c, d, s))
    return results or [sight.points]


def point_value(sight: Sight, points: Points) -> float:
    """Return the average value of these points after an Evade, relative to the current value."""
    if is_loss(points):
        return NEVER
    odds = evade_cubes(sight.colored, sight.current["evade"]["cubes"])
    return (
        sum(
            [
                outcome.chance * value_after_toll(sight, points_after_cubes(points, outcome.cubes))
                for outcome in odds
            ]
        )
        - sight.current_value
    )


def value_after_toll(sight: Sight, points: Points) -> float:
    """Return the best value of these points after the evaded card has taken its point."""
    toll = TOLLS.get(sight.effect_name(sight.current["id"]))
    return max([sight.points_value(remaining) for remaining in points_left_after_toll(points, toll)])
