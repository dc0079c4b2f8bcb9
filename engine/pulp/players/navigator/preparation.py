"""The Navigator's choices before the encounters: Captain, dice, crew, and the Planet of a round."""

from __future__ import annotations

from collections.abc import Callable

from engine.pulp.players.navigator.sight import Sight

#: Dice, from the best to the worst.
DICE = (
    "weapons-specialist",
    "infiltration-agent",
    "engineer",
    "scanning-technology",
    "artificial-intelligence",
    "universal-translator",
    "landing-team",
)
PLANET_UNPAID = -0.8


def choose_captain(sight: Sight) -> list[str]:
    """Pick the Captain with the most points."""
    return [max(sight.ids, key=lambda name: sum(sight.printed.captains[name].abilities.values()))]


def choose_dice(sight: Sight) -> list[str]:
    """Pick the best dice."""
    best = sorted(sight.ids, key=lambda die: DICE.index(die) if die in DICE else len(DICE))
    return best[: int(sight.decision["max"])]


def choose_first_except_no(sight: Sight) -> list[str]:
    """Pick the first option that is not "no"."""
    return [next((name for name in sight.ids if name != "no"), sight.ids[0])]


def choose_crew(sight: Sight) -> list[str]:
    """Pick a crew member with wild points, or the first one if there is none."""
    with_wild_points = [
        name for name in sight.ids if name != "no" and "any" in sight.printed.crew[name].track
    ]
    return with_wild_points[:1] or choose_first_except_no(sight)


def choose_planet(sight: Sight) -> list[str]:
    """Pick the most promising Planet, by the effects of its text and the cards available to pay for it."""
    return [max(sight.ids, key=lambda name: planet_value(sight, name))]


def planet_value(sight: Sight, name: str) -> float:
    """Return the value of a Planet."""
    icons = [sight.printed.encounters[card].icon for card in sight.view["hand"]]
    cost = sight.printed.planets[name].cost
    effect = sight.effect_name(name)
    value = IN_FORCE[effect](sight) if effect in IN_FORCE else 0.0
    if cost:
        is_payable = all(icons.count(icon) >= cost.count(icon) for icon in cost)
        value += PAID[effect](sight) if is_payable and effect in PAID else PLANET_UNPAID
    return value


IN_FORCE: dict[str, Callable[[Sight], float]] = {
    "ashen-reach": lambda s: 2 * s.cube_value - 2.2,
    "ghar": lambda s: s.points[0] / 3 - 2 + s.cube_value,
    "solace": lambda s: 1.5,
    "port-umbra": lambda s: 0.5,
    "carnival-of-rust": lambda s: s.cube_value - 0.5,
}
PAID: dict[str, Callable[[Sight], float]] = {
    "velloria": lambda s: 2 * s.cube_value,
    "tethys-minor": lambda s: 1.5,
    "the-drowned-moon": lambda s: 1.2,
    "caldera-ix": lambda s: min(2.5, s.best_gain_value(3)),
    "mirrorfall": lambda s: s.cube_value,
    "port-umbra": lambda s: s.cube_value,
    "hespers-cradle": lambda s: 1.2,
    "iron-garden": lambda s: 1.0,
    "last-lantern": lambda s: 4 * s.cube_value,
    "whisper-station": lambda s: s.cube_value,
    "nine-bridges": lambda s: 2 * s.cube_value,
    "the-unlit-world": lambda s: 1.8,
    "green-cathedral": lambda s: 1.0,
}
