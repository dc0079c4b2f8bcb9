"""The Planet Search phase (SRC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import Color, Icon
from engine.pulp.facts.encounters import CardUsed, OnceEffectUsed
from engine.pulp.facts.rounds import StageReached
from engine.pulp.facts.search import (
    CardsDiscarded,
    CubesDrawn,
    CubesMoved,
    SearchBegan,
    SearchDeclined,
    WhitesReturned,
)
from engine.pulp.line import planets_of
from engine.pulp.odds import DrawParameters
from engine.pulp.printed import card_of, edition_of, effect
from engine.pulp.queries import effects_in_force, raisable_abilities
from engine.pulp.registry import AFTER_CUBES, BEFORE_CUBES, DRAWN, PRICES, SEARCH, find_grant, run_effects
from engine.pulp.rules.basics import (
    NO,
    are_icons_interchangeable,
    ask,
    choose_color,
    draw,
    gain_any,
    option,
    question,
)
from engine.pulp.rules.cubes import resolve_cubes
from engine.pulp.rules.timing import run_rules_at
from engine.pulp.rules.tools import end_doubling, tool_options, use_tool
from engine.pulp.rules.traitor_draw import negate
from engine.pulp.state import State

#: The numbers of Planets that change the draw, and therefore its odds: how many cubes are drawn at most until
#: one is yellow, and how many cubes may be drawn again.
UNTIL_YELLOW = {"last-lantern": 6}
DRAWN_AGAIN = {"tethys-minor": 2}
BLUEPRINT = "stolen-blueprint:turned"


def count_icons(g: State) -> int:
    """Return the number of planet icons that count (SRC-04).

    These are the icons of engaged cards, and the upright icons of evaded cards. An engaged card without an
    icon may count as having one.
    """
    minimum = 1 if find_grant(g, "planet-least") else 0
    return sum([max(planets_of(g, card), minimum if card.status == "engaged" else 0) for card in g.line])


def cube_changes(g: State, icons: int) -> list[tuple[str, int]]:
    """Return the changes to the number of cubes for this many planet icons, each with its source (SRC-05)."""
    functions = [(source, SEARCH.get(effect(g, source))) for source in effects_in_force(g)]
    changes = [(source, function(g)) for source, function in functions if function is not None]
    result = [(source, n) for source, n in changes if n] + [(extra.source, extra.n) for extra in g.extras]
    count = icons + sum([n for _, n in result])
    for source, n in draw_reductions(g):
        reduction = min(n, max(0, count - 1))
        count -= reduction
        result += [(source, -reduction)] if reduction else []
    return result


def draw_reductions(g: State) -> list[tuple[str, int]]:
    """Return the sources that reduce the Hero's draw, but not below one cube, each with its number. These are
    the Traitor's cards and a Neutral Alignment.
    """
    reductions = [(card, 1) for card in played_influence(g, "jammed-scanner:upright")]
    return reductions + ([("alignment:neutral", g.traitor.fewer)] if g.traitor and g.traitor.fewer else [])


def played_influence(g: State, side: str) -> list[str]:
    """Return the Influence cards played in this round whose side has that effect."""
    return [name.partition(":")[0] for name in g.once if effect(g, name) == side]


def count_cubes(g: State) -> int:
    """Return how many cubes the search draws now."""
    icons = count_icons(g)
    return total_cubes(icons, cube_changes(g, icons))


def total_cubes(icons: int, changes: list[tuple[str, int]]) -> int:
    """Return how many cubes are drawn for this many planet icons after all changes, at least 0 (SRC-05)."""
    return max(0, icons + sum([n for _, n in changes]))


def search(g: State) -> Rule[None]:
    """Search the chosen Planet, then end the round (SRC-01 to SRC-22)."""
    assert g.planet is not None
    yield from end_doubling(g)
    yield SearchBegan(g.planet)
    yield from run_rules_at(g, "before-draw")
    if (yield from prepare_search(g)):
        yield from draw_cubes(g)
        yield from resolve_cubes(g)
        yield from finish_search(g)
    yield StageReached("round-end")


def prepare_search(g: State) -> Rule[bool]:
    """Let the Hero pay for the Planet's action and use tools. Return False if the Hero declines the
    search."""
    assert g.planet is not None and g.search is not None
    while True:
        count = count_cubes(g)
        options = [option("draw", "draw", ("count", count))]
        if can_pay_planet(g):
            options.append(option("pay", "pay-planet", ("planet", g.planet)))
        tools = tool_options(g, "search")
        effect_pending = any(effect(g, name) in BEFORE_CUBES for name in g.search.done)
        nothing_to_do = not count and not tools and len(options) == 1 and not effect_pending
        if nothing_to_do:
            return True
        decline = option("decline", "decline", ("planet", g.planet))
        text = Text("search", {"planet": g.planet, "count": count})
        (answer,) = yield question("search", text, (*options, decline, *tools))
        if answer == "decline":
            yield SearchDeclined(g.planet)
            return False
        if answer == "draw":
            return True
        if answer == "pay":
            yield from pay_planet(g)
        else:
            yield from use_tool(g, answer)


# Keys and codes


def can_pay_as(g: State, card: str, icon: Icon) -> bool:
    """Return whether a hand card may be paid as a key or a code (HND-03, HND-06)."""
    return card_of(g, card).icon == icon or are_icons_interchangeable(g) or has_wild_left(g)


def has_wild_left(g: State) -> bool:
    """Return whether one more hand card counts as both a key and a code in this round."""
    return "wild-card" in g.once and "wild-card-paid" not in g.once


def can_pay_planet(g: State) -> bool:
    """Return whether the Planet's action can be paid for from the hand, is useful, and has not been used in
    this search (SRC-03).
    """
    if g.planet is None or g.search is None or g.planet in g.search.done:
        return False
    price = PRICES.get(effect(g, g.planet))
    return price is not None and price.ready(g) and can_hand_pay(g, edition_of(g).planets[g.planet].cost)


def can_hand_pay(g: State, cost: Sequence[Icon]) -> bool:
    """Return whether the hand has a card for each of these icons (HND-03)."""
    if len(g.hand) < len(cost):
        return False
    icons = [card_of(g, card).icon for card in g.hand]
    missing = sum([max(0, cost.count(icon) - icons.count(icon)) for icon in set(cost)])
    return are_icons_interchangeable(g) or missing <= has_wild_left(g)


def pay_planet(g: State) -> Rule[None]:
    """Pay for the Planet's action with one card for each icon, and carry out the action (HND-02, SRC-02)."""
    assert g.planet is not None
    payment: dict[str, Icon] = {}
    cost = list(edition_of(g).planets[g.planet].cost)
    while cost:
        icon = cost.pop(0)
        options = [
            option(card, "pay-with", ("card", card), ("icon", icon))
            for card in g.hand
            if card not in payment
            and can_pay_as(g, card, icon)
            and _can_pay_remaining(g, payment, cost, card, icon)
        ]
        card = yield from ask("pay-with", Text("pay-with", {"icon": icon}), options)
        payment[card] = icon
        yield from _spend_wild(g, card, icon)
    planet = g.planet
    yield CardsDiscarded(tuple(payment))
    if not (yield from confirm_payment(g, payment)):
        return
    yield CardUsed(planet)
    act = PRICES[effect(g, planet)].act
    if act is not None:
        yield from act(g, planet)


def _spend_wild(g: State, card: str, icon: Icon) -> Rule[None]:
    if card_of(g, card).icon != icon and not are_icons_interchangeable(g):
        yield OnceEffectUsed("wild-card-paid")


def confirm_payment(g: State, payment: Mapping[str, Icon]) -> Rule[bool]:
    """Return whether the Planet's action is still paid for. If the Traitor negates a card, the Hero may pay
    with another (X1P-04r).
    """
    icon = yield from negate(g, payment)
    if icon is None:
        return True
    options = [
        option(card, "pay-with", ("card", card), ("icon", icon))
        for card in g.hand
        if can_pay_as(g, card, icon)
    ]
    if not options:
        return False
    card = yield from ask("pay-again", Text("pay-again", {"icon": icon}), [*options, option(NO, "no")])
    if card == NO:
        return False
    yield from _spend_wild(g, card, icon)
    yield CardsDiscarded((card,))
    return True


def _can_pay_remaining(
    g: State, payment: Mapping[str, Icon], cost: list[Icon], card: str, icon: Icon
) -> bool:
    """Return whether the other icons can still be paid for if this card pays for that icon."""
    icons = [
        card_of(g, other_card).icon
        for other_card in g.hand
        if other_card not in payment and other_card != card
    ]
    missing = sum([max(0, cost.count(icon) - icons.count(icon)) for icon in set(cost)])
    wild_cards = has_wild_left(g) and card_of(g, card).icon == icon
    return len(icons) >= len(cost) and (are_icons_interchangeable(g) or missing <= wild_cards)


# The draw


def draw_parameters(g: State, count: int) -> DrawParameters:
    """Return the parameters of a draw of ``count`` cubes, given the paid, used and played cards. They
    describe :func:`draw_cubes` if the cards that redraw cubes are used as often as possible.
    """
    effects = {effect(g, name) for name in g.search.done} if g.search is not None else set[str]()
    return DrawParameters(
        count,
        until=max([UNTIL_YELLOW.get(name, 0) for name in effects], default=0),
        pair=takes_two_cubes(g, count),
        first_back=bool(played_influence(g, BLUEPRINT)),
        again=sum([DRAWN_AGAIN.get(name, 0) for name in effects]),
        black_stops=find_grant(g, "black-stops") is not None,
    )


def takes_two_cubes(g: State, count: int) -> bool:
    """Return whether one of the draws takes two cubes (DIE-19)."""
    return "two-for-one" in g.once and count > 0


def draw_cubes(g: State) -> Rule[None]:
    """Draw all cubes together, before any is resolved (SRC-06). Apply the effects that change the draw."""
    assert g.search is not None
    used_effects = g.search.done
    count = count_cubes(g)
    yield from run_effects(g, used_effects, BEFORE_CUBES)
    draws_pair = takes_two_cubes(g, count)
    if count - draws_pair:
        yield CubesDrawn((yield from draw(g, count - draws_pair)))
    if draws_pair:
        yield from draw_two_for_one(g)
    yield from return_first_cube(g)
    yield from run_effects(g, [g.row[g.column]], DRAWN)
    yield from run_effects(g, used_effects, AFTER_CUBES)


def return_first_cube(g: State) -> Rule[None]:
    """If the turned side of the Stolen Blueprint was played, return the first drawn cube to the bag
    unless it is yellow."""
    drawn = g.search.drawn if g.search is not None else None
    cards = played_influence(g, BLUEPRINT)
    if drawn and drawn[0] != "yellow" and cards:
        yield CubesMoved({drawn[0]: 1}, "drawn", "bag", cards[0])


def draw_two_for_one(g: State) -> Rule[None]:
    """Draw two cubes in place of one. One is used, and the other goes to the supply, unless both are yellow.
    A yellow cube is always used (DIE-19).
    """
    cubes = yield from draw(g, 2)
    yield CubesDrawn(cubes, "universal-translator")
    usable: list[Color] = [color for color in cubes if color != "yellow"]
    if len(cubes) < 2 or not usable:
        return
    discarded = usable[0]
    if len(usable) == 2:
        kept_color = yield from choose_color(
            "keep-cube", "universal-translator", dict.fromkeys(cubes), "return"
        )
        discarded = usable[1] if kept_color == usable[0] else usable[0]
    moved: dict[Color, int] = {discarded: 1}
    yield CubesMoved(moved, "drawn", "supply", "universal-translator")


def may_redraw(g: State) -> bool:
    """Return whether cards may still draw additional cubes. Some aliens forbid this after two black cubes."""
    return not (g.search is not None and g.search.blacks >= 2 and find_grant(g, "black-stops"))


def redraw(g: State, n: int, source: str, colored: bool = False) -> Rule[None]:
    """Put up to ``n`` drawn cubes back into the bag and draw the same number again."""
    returned: list[Color] = []
    while len(returned) < n and may_redraw(g):
        color = yield from choose_return(g, source, colored)
        if color is None:
            break
        yield CubesMoved({color: 1}, "drawn", "bag", source)
        returned.append(color)
    if returned:
        yield CubesDrawn((yield from draw(g, len(returned))), source, again=True)


def put_back(g: State, source: str) -> Rule[None]:
    """Put one chosen drawn cube back into the bag."""
    color = yield from choose_return(g, source, False)
    if color is not None:
        yield CubesMoved({color: 1}, "drawn", "bag", source)


def choose_return(g: State, source: str, colored: bool) -> Rule[Color | None]:
    """Ask for a drawn cube to put back into the bag. Return None if the Hero stops."""
    assert g.search is not None
    drawn = dict.fromkeys(g.search.drawn or ())
    options: list[Option] = [
        option(color, "return", ("color", color))
        for color in drawn
        if not colored or color in ("red", "blue", "orange")
    ]
    if not options:
        return None
    stop_option = option("stop", "stop")
    answer: Any = yield from ask("return", Text("return", {"by": source}), [*options, stop_option])
    return None if answer == "stop" else answer


def finish_search(g: State) -> Rule[None]:
    """End the search. Put back the white cubes (SRC-20), then apply the effects that depend on the result."""
    assert g.search is not None
    if g.search.whites:
        yield WhitesReturned(g.search.whites)
    if (
        g.ship is not None
        and effect(g, g.ship.id) == "lodestar"
        and not g.search.yellows
        and raisable_abilities(g)
    ):
        yield from gain_any(g, 1, g.ship.id)
    yield from run_rules_at(g, "after-resolved")
