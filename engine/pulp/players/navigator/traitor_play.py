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

#: The value of a point of Influence, and the minimum gain beyond its cost for which a card is played.
PRICE, LEAST = 0.2, 0.25
#: The average cost of an Evade for the Hero, and the value of bringing the Hero close to losing.
EVADE, DANGER = 3.0, 40.0
#: The value of each white cube in the bag at the start, and of additional strength of a card.
WHITE, STRONGER = 0.8, 0.9
#: The amount of Influence up to which recharging has a value.
LOW_INFLUENCE = 7
#: A Neutral Alignment waits for a search of this many cubes, or of fewer cubes near the end.
GOOD_SEARCH, LATE_SEARCH, LATE = 5, 3, 9

Score = Callable[[Sight], float]


def choose_alignment(sight: Sight, seed: int) -> list[str]:
    """Choose a random Alignment among those that can act."""
    sectors = {alien["sector"] for alien in sight.view["aliens"]}
    usable = [name for name in sight.ids if name in ("quietus", "neutral") or name in sectors]
    return [Random(f"{seed}:{sight.view['match']}").choice(usable)]


def answer_influence(sight: Sight) -> list[str]:
    """Reveal the Alignment if that is profitable now. Otherwise play the side that hurts the Hero most beyond
    its cost, or pass.
    """
    if "reveal" in sight.ids and _is_reveal_profitable(sight):
        return ["reveal"]
    scores = {
        str(option["id"]): _side_value(sight, str(option["id"])[5:]) - PRICE * int(option["ref"]["cost"])
        for option in sight.options
        if str(option["id"]).startswith("play:")
    }
    best = max(scores, key=lambda name: scores[name], default="pass")
    return [best] if scores.get(best, 0.0) > LEAST else ["pass"]


def _side_value(sight: Sight, side: str) -> float:
    """Return the value of a side of an Influence card, without subtracting its cost."""
    return SCORES[sight.printed.effect(side)](sight)


# The situation


def share_left(sight: Sight) -> float:
    """Return the share of the game that is left, from 1 to 0."""
    return max(0, ROUNDS + 1 - sight.round) / ROUNDS


def waiting_cards(sight: Sight) -> list[Wire]:
    """Return the cards of the line that are still to be met."""
    return [card for card in sight.view["line"] if card["status"] == "waiting"]


def next_card(sight: Sight) -> Wire | None:
    """Return the next card to meet, or None if the line has none."""
    return next(iter(waiting_cards(sight)), None)


def engage_cost(card: Wire) -> int:
    """Return the total cost of engaging a card."""
    return sum(int(part["due"]) for part in card["parts"])


def hero_gain(sight: Sight, card: Wire) -> float:
    """Return the Hero's gain from engaging a card."""
    card_data = sight.printed.encounters[card["id"]]
    return card_data.planets * sight.cube_value + (KEY if card_data.icon else 0.0)


def search_cubes(sight: Sight) -> int:
    """Return how many cubes the Hero's search draws now."""
    return int(sight.view["search"]["count"]) if sight.view["search"] else 0


# When to reveal


def _is_reveal_profitable(sight: Sight) -> bool:
    alignment = sight.view["traitor"]["alignment"]["id"]
    point = sight.decision["text"]["args"]["point"]
    return alignment in PAYS and PAYS[alignment](sight, point)


def _is_kah_profitable(sight: Sight, point: str) -> bool:
    return point == "before-choice" and sight.view["sector"] == "kah" and not _has_engaged(sight)


def _has_engaged(sight: Sight) -> bool:
    return any(card["status"] == "engaged" for card in sight.view["line"])


def _is_arvan_profitable(sight: Sight, point: str) -> bool:
    plain = [
        card
        for card in sight.view["line"]
        if card["status"] == "evaded" and sight.printed.encounters[card["id"]].icon is None
    ]
    return sight.view["sector"] == "arvan" and bool(plain)


def _is_quietus_profitable(sight: Sight, point: str) -> bool:
    return point == "after-resolved" and sight.bag.get("black", 0) > 0


def _is_neutral_profitable(sight: Sight, point: str) -> bool:
    minimum = LATE_SEARCH if sight.round >= LATE else GOOD_SEARCH
    return point == "before-draw" and search_cubes(sight) >= minimum


PAYS: dict[str, Callable[[Sight, str], bool]] = {
    "kah": _is_kah_profitable,
    "arvan": _is_arvan_profitable,
    "quietus": _is_quietus_profitable,
    "neutral": _is_neutral_profitable,
}


# The values of Influence cards


def _ambush_value(sight: Sight) -> float:
    """Return the additional cost of evading over engaging. It is higher if the Hero may lose the match by
    evading."""
    card = next_card(sight)
    if card is None or not card["payable"] or card["forced"] == "evade":
        return 0.0
    danger = float(card["evade"]["danger"] or 0.0)
    return DANGER * danger + EVADE - engage_cost(card) + hero_gain(sight, card)


def _forced_engagement_value(sight: Sight) -> float:
    """Return how much more it costs to engage the next card than to evade it. It is 0 if the card is
    not strong."""
    card = next_card(sight)
    if card is None or not card["payable"] or card["forced"] is not None:
        return 0.0
    return engage_cost(card) - EVADE - hero_gain(sight, card) if engage_cost(card) > 2 * EVADE - 1 else 0.0


def _stronger_value(sight: Sight) -> float:
    return (
        STRONGER if any(card["payable"] and engage_cost(card) > 1 for card in waiting_cards(sight)) else 0.0
    )


def _escort_value(sight: Sight) -> float:
    guards = [
        card for card in waiting_cards(sight) if sight.printed.encounters[card["id"]].kind == "guardforce"
    ]
    return STRONGER * sum(1 for card in guards if card["payable"] and card["forced"] != "evade")


def _rumour_value(sight: Sight) -> float:
    return max(
        [-sight.gain_value(name, -1) for index, name in enumerate(ABILITIES) if sight.points[index] > 1],
        default=0.0,
    )


def _make_whites_value(n: int) -> Score:
    return lambda s: WHITE * min(n, int(s.view["traitor"]["area"])) * share_left(s)


def _make_recharge_value(n: float) -> Score:
    return lambda s: PRICE * n + 0.5 if int(s.view["traitor"]["influence"]) <= LOW_INFLUENCE else 0.0


def _cargo_value(sight: Sight) -> float:
    total = sum(sight.bag.values()) or 1
    return 8.0 * sight.bag.get("yellow", 0) / total if search_cubes(sight) > 1 else 0.0


def _jammed_value(sight: Sight) -> float:
    return sight.cube_value if search_cubes(sight) > 1 else 0.0


def _die_value(sight: Sight) -> float:
    return 0.25 * max([int(die["value"]) for die in sight.view["dice"]], default=0)


def _zero_value(sight: Sight) -> float:
    return 0.0


SCORES: dict[str, Score] = {
    "false-orders:upright": _stronger_value,
    "false-orders:turned": _zero_value,
    "cut-cable:upright": _die_value,
    "cut-cable:turned": _zero_value,
    "bought-witness:upright": lambda s: 0.9,
    "bought-witness:turned": _make_recharge_value(3),
    "poisoned-rumour:upright": _rumour_value,
    "poisoned-rumour:turned": _make_whites_value(2),
    "ambush-signal:upright": _ambush_value,
    "ambush-signal:turned": _forced_engagement_value,
    "secret-cargo:upright": _cargo_value,
    "secret-cargo:turned": _make_recharge_value(2.5),
    "jammed-scanner:upright": _jammed_value,
    "jammed-scanner:turned": _zero_value,
    "turncoat-clerk:upright": _zero_value,
    "turncoat-clerk:turned": _make_whites_value(3),
    "hegemony-escort:upright": _escort_value,
    "hegemony-escort:turned": _make_recharge_value(3),
    "stolen-blueprint:upright": lambda s: 0.5,
    "stolen-blueprint:turned": lambda s: 1.0 if search_cubes(s) > 1 else 0.0,
}


# Questions of Influence cards


def choose_worst_for_hero(sight: Sight) -> list[str]:
    """Take the point with the highest value for the Hero."""
    return [min(sight.ids, key=lambda name: sight.gain_value(name, -1))]


def choose_wanted_card(sight: Sight) -> list[str]:
    """Pick the payable card that would give the Hero the highest gain."""
    cards = {card["id"]: card for card in waiting_cards(sight)}
    return [max(sight.ids, key=lambda name: (cards[name]["payable"], hero_gain(sight, cards[name])))]


def answer_negate(sight: Sight) -> list[str]:
    """Negate whenever it is possible, because the Hero pays only for worthwhile actions."""
    return sight.ids[:1]
