"""The Navigator as the Traitor, following a few simple rules. It plays Influence cards that hurt more than
they cost, and reveals the Alignment when that becomes profitable.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.core.present.wire import Wire
from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.players.navigator.sight import KEY, Sight
from engine.pulp.queries import ROUNDS

#: The value of a point of Influence, and the minimum gain beyond its price for which a card is played.
PRICE, LEAST = 0.2, 0.25
#: The average cost of an Evade for the Hero, and the value of bringing the Hero close to losing.
EVADE, DANGER = 3.0, 40.0
#: The value of each white cube in the bag at the start, and of additional strength of a card.
WHITE, STRONGER = 0.8, 0.9
#: The Influence up to which recharging has a value.
LOW_INFLUENCE = 7
#: A Neutral Alignment waits for a search of this many cubes, or of fewer cubes near the end.
GOOD_SEARCH, LATE_SEARCH, LATE = 5, 3, 9

Score = Callable[[Sight], float]


def alignment(sight: Sight, seed: int) -> list[str]:
    """Choose a random Alignment among those that can act."""
    sectors = {alien["sector"] for alien in sight.view["aliens"]}
    able = [name for name in sight.ids if name in ("quietus", "neutral") or name in sectors]
    return [Random(f"{seed}:{sight.view['match']}").choice(able)]


def influence(sight: Sight) -> list[str]:
    """Reveal the Alignment if that is profitable now. Otherwise play the side that hurts most beyond its
    price, or pass.
    """
    if "reveal" in sight.ids and _pays(sight):
        return ["reveal"]
    scores = {
        str(option["id"]): _side_value(sight, str(option["id"])[5:]) - PRICE * int(option["ref"]["cost"])
        for option in sight.options
        if str(option["id"]).startswith("play:")
    }
    best = max(scores, key=lambda name: scores[name], default="pass")
    return [best] if scores.get(best, 0.0) > LEAST else ["pass"]


def _side_value(sight: Sight, side: str) -> float:
    """Return the value of a side of an Influence card, without its price."""
    return SCORES[sight.printed.effect(side)](sight)


# The situation


def share_left(sight: Sight) -> float:
    """Return the share of the game that is left, from 1 to 0."""
    return max(0, ROUNDS + 1 - sight.round) / ROUNDS


def waiting(sight: Sight) -> list[Wire]:
    """Return the cards of the line that are still to be met."""
    return [card for card in sight.view["line"] if card["status"] == "waiting"]


def next_card(sight: Sight) -> Wire | None:
    """Return the next card to meet, or None if the line has none."""
    return next(iter(waiting(sight)), None)


def strength(card: Wire) -> int:
    """Return the total cost of engaging a card."""
    return sum(int(part["due"]) for part in card["parts"])


def hero_gain(sight: Sight, card: Wire) -> float:
    """Return the Hero's gain from engaging a card."""
    printed = sight.printed.encounters[card["id"]]
    return printed.planets * sight.cube + (KEY if printed.icon else 0.0)


def cubes(sight: Sight) -> int:
    """Return how many cubes the Hero's search draws now."""
    return int(sight.view["search"]["count"]) if sight.view["search"] else 0


# When to reveal


def _pays(sight: Sight) -> bool:
    own = sight.view["traitor"]["alignment"]["id"]
    point = sight.asked["text"]["args"]["point"]
    return own in PAYS and PAYS[own](sight, point)


def _kah(sight: Sight, point: str) -> bool:
    return point == "before-choice" and sight.view["sector"] == "kah" and not _engaged(sight)


def _engaged(sight: Sight) -> bool:
    return any(card["status"] == "engaged" for card in sight.view["line"])


def _arvan(sight: Sight, point: str) -> bool:
    plain = [
        card
        for card in sight.view["line"]
        if card["status"] == "evaded" and sight.printed.encounters[card["id"]].icon is None
    ]
    return sight.view["sector"] == "arvan" and bool(plain)


def _quietus(sight: Sight, point: str) -> bool:
    return point == "after-resolved" and sight.bag.get("black", 0) > 0


def _neutral(sight: Sight, point: str) -> bool:
    good = LATE_SEARCH if sight.round >= LATE else GOOD_SEARCH
    return point == "before-draw" and cubes(sight) >= good


PAYS: dict[str, Callable[[Sight, str], bool]] = {
    "kah": _kah,
    "arvan": _arvan,
    "quietus": _quietus,
    "neutral": _neutral,
}


# The values of Influence cards


def _ambush(sight: Sight) -> float:
    """Return the additional cost of evading over engaging. It is higher if the Hero may lose the match by
    evading."""
    card = next_card(sight)
    if card is None or not card["payable"] or card["forced"] == "evade":
        return 0.0
    danger = float(card["evade"]["danger"] or 0.0)
    return DANGER * danger + EVADE - strength(card) + hero_gain(sight, card)


def _no_way_round(sight: Sight) -> float:
    """Return the additional cost of engaging a strong card over evading it."""
    card = next_card(sight)
    if card is None or not card["payable"] or card["forced"] is not None:
        return 0.0
    return strength(card) - EVADE - hero_gain(sight, card) if strength(card) > 2 * EVADE - 1 else 0.0


def _stronger(sight: Sight) -> float:
    return STRONGER if any(card["payable"] and strength(card) > 1 for card in waiting(sight)) else 0.0


def _escort(sight: Sight) -> float:
    guards = [card for card in waiting(sight) if sight.printed.encounters[card["id"]].kind == "guardforce"]
    return STRONGER * sum(1 for card in guards if card["payable"] and card["forced"] != "evade")


def _rumour(sight: Sight) -> float:
    return max(
        [-sight.gained(name, -1) for at, name in enumerate(ABILITIES) if sight.points[at] > 1], default=0.0
    )


def _whites(n: int) -> Score:
    return lambda s: WHITE * min(n, int(s.view["traitor"]["area"])) * share_left(s)


def _recharge(n: float) -> Score:
    return lambda s: PRICE * n + 0.5 if int(s.view["traitor"]["influence"]) <= LOW_INFLUENCE else 0.0


def _cargo(sight: Sight) -> float:
    total = sum(sight.bag.values()) or 1
    return 8.0 * sight.bag.get("yellow", 0) / total if cubes(sight) > 1 else 0.0


def _jammed(sight: Sight) -> float:
    return sight.cube if cubes(sight) > 1 else 0.0


def _die(sight: Sight) -> float:
    return 0.25 * max([int(die["value"]) for die in sight.view["dice"]], default=0)


def _nothing(sight: Sight) -> float:
    return 0.0


SCORES: dict[str, Score] = {
    "false-orders:upright": _stronger,
    "false-orders:turned": _nothing,
    "cut-cable:upright": _die,
    "cut-cable:turned": _nothing,
    "bought-witness:upright": lambda s: 0.9,
    "bought-witness:turned": _recharge(3),
    "poisoned-rumour:upright": _rumour,
    "poisoned-rumour:turned": _whites(2),
    "ambush-signal:upright": _ambush,
    "ambush-signal:turned": _no_way_round,
    "secret-cargo:upright": _cargo,
    "secret-cargo:turned": _recharge(2.5),
    "jammed-scanner:upright": _jammed,
    "jammed-scanner:turned": _nothing,
    "turncoat-clerk:upright": _nothing,
    "turncoat-clerk:turned": _whites(3),
    "hegemony-escort:upright": _escort,
    "hegemony-escort:turned": _recharge(3),
    "stolen-blueprint:upright": lambda s: 0.5,
    "stolen-blueprint:turned": lambda s: 1.0 if cubes(s) > 1 else 0.0,
}


# Questions of Influence cards


def worst_for_hero(sight: Sight) -> list[str]:
    """Take the point with the highest value for the Hero."""
    return [min(sight.ids, key=lambda name: sight.gained(name, -1))]


def strongest_wanted(sight: Sight) -> list[str]:
    """Pick the payable card that gains most for the Hero."""
    cards = {card["id"]: card for card in waiting(sight)}
    return [max(sight.ids, key=lambda name: (cards[name]["payable"], hero_gain(sight, cards[name])))]


def negate(sight: Sight) -> list[str]:
    """Negate whenever it is possible, because the Hero pays only for worthwhile actions."""
    return sight.ids[:1]
