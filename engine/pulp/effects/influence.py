"""The Traitor's Influence cards: one function for each side (X1I).

Whether a side can have an effect depends only on public information.
"""

from __future__ import annotations

from engine.core.decisions import Text
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.catalogue.model import ABILITIES, Ability, Color
from engine.pulp.facts.dice import DieValueChanged
from engine.pulp.facts.encounters import LineReordered, OnceEffectUsed
from engine.pulp.facts.search import CubesMoved, SeatPeeked
from engine.pulp.facts.traitor import CardsSeized, InfluenceGained, LineChanged
from engine.pulp.line import Cause, Draft, Line, on_line
from engine.pulp.printed import card_of
from engine.pulp.queries import bag_size, owned_die
from engine.pulp.registry import influence, register_grant
from engine.pulp.rules.basics import (
    ask,
    choose_ability,
    choose_card,
    choose_die,
    draw,
    lose,
    option,
    question,
)
from engine.pulp.rules.influence import roll_traitor_dice
from engine.pulp.rules.traitor_draw import CARGO, CLERK
from engine.pulp.state import TRAITOR, Change, SeenThings, State, Traitor

SAFE, WITNESS, LOOKED = 2, 4, 3
RECHARGE, ESCORT, ESCORT_REVEALED = 3, 2, 4
RUMOUR_CUBES, CLERK_CUBES = 2, 3


# Coming encounters


def waiting_cards(g: State) -> list[str]:
    """Return the cards in the line that have not been met yet. There are none before the line is drawn."""
    return [card.id for card in g.line if card.status == "waiting"]


def next_place(g: State) -> int | None:
    """Return the place of the next encounter, or 0 before the line is drawn. Return None if this round has no
    more encounters.
    """
    places = [place for place, card in enumerate(g.line) if card.status == "waiting"]
    return places[0] if places else None if g.line else 0


def has_next(g: State) -> bool:
    """Return whether this round may have another encounter."""
    return next_place(g) is not None


def make_line_change(source: str, *, on: str | None = None, place: int | None = None) -> LineChanged:
    """Return a change of the line for the rest of the phase, which concerns a card or a place in the line."""
    return LineChanged(Change(source, on, n=place or 0), on)


def marked_cards(line: Line, cause: Cause) -> list[Draft]:
    """Return a list with the card in the marked place, or an empty list if the line is too short."""
    place = cause.used.n if cause.used is not None else 0
    return line.drafts[place : place + 1]


def is_before_hero_draw(g: State) -> bool:
    """Return whether the Hero has not drawn in this search yet."""
    return g.search is not None and g.search.drawn is None


def can_traitor_draw(g: State) -> bool:
    """Return whether the Traitor may still draw in this search."""
    return is_before_hero_draw(g) or (not traitor(g).drew and bool(g.search and g.search.count))


def traitor(g: State) -> Traitor:
    """Return the Traitor's part of the state."""
    assert g.traitor is not None
    return g.traitor


def has_white_cubes(g: State) -> bool:
    """Return whether the Traitor's area contains white cubes."""
    return bool(g.traitor and g.traitor.area)


def return_white_cubes(g: State, n: int, source: str) -> Rule[None]:
    """Put up to ``n`` white cubes from the area into the bag."""
    count = min(n, traitor(g).area)
    if count:
        yield CubesMoved({"white": count}, "area", "bag", source)


# Encounter phase


@influence("false-orders:upright", ready=lambda g: bool(waiting_cards(g)))
def false_orders(g: State, source: str) -> Rule[None]:
    card = yield from choose_card("stronger", source, waiting_cards(g), seat=TRAITOR)
    yield make_line_change(f"{source}:upright", on=card)


@on_line("false-orders:upright")
def strengthen_card(line: Line, cause: Cause) -> None:
    for draft in line.drafts:
        if cause.used is not None and draft.id == cause.used.card:
            draft.add(cause.source, 1)


@influence("false-orders:turned", ready=lambda g: len(waiting_cards(g)) > 1)
def exchange_places(g: State, source: str) -> Rule[None]:
    options = [option(card, "card", ("card", card)) for card in waiting_cards(g)]
    text = Text("exchange", {"by": source})
    first, second = yield question("card", text, options, minimum=2, maximum=2, seat=TRAITOR)
    exchanged = {first: second, second: first}
    yield LineReordered(tuple(exchanged.get(card.id, card.id) for card in g.line), source)


@influence("cut-cable:upright", ready=lambda g: any(die.value > 1 for die in g.dice))
def cut_cable(g: State, source: str) -> Rule[None]:
    dice = [die.id for die in g.dice if die.value > 1]
    die = yield from choose_die("downgrade", source, dice, seat=TRAITOR)
    owned = owned_die(g, die)
    assert owned is not None
    yield DieValueChanged(die, owned.value - 1, source)


@influence("cut-cable:turned", ready=has_next)
def cut_systems(g: State, source: str) -> Rule[None]:
    yield make_line_change(f"{source}:turned", place=next_place(g))


@on_line("cut-cable:turned")
def block_systems(line: Line, cause: Cause) -> None:
    for draft in marked_cards(line, cause):
        draft.bar(cause.source, "systems")


register_grant("no-systems", "cut-cable:turned")


def safe_abilities(g: State) -> list[Ability]:
    """Return the Abilities that would stay above 0 after the loss of a point."""
    return [ability for ability in ABILITIES if g.tracks[ability].value >= SAFE]


@influence("poisoned-rumour:upright", ready=lambda g: bool(safe_abilities(g)))
def poisoned_rumour(g: State, source: str) -> Rule[None]:
    ability = yield from choose_ability("hero-loses", source, safe_abilities(g), seat=TRAITOR, n=1)
    if ability is not None:
        yield from lose(g, ability, 1, source)


@influence("ambush-signal:upright", ready=has_next)
def ambush(g: State, source: str) -> Rule[None]:
    yield make_line_change(f"{source}:upright", place=next_place(g))


@on_line("ambush-signal:upright")
def force_evade(line: Line, cause: Cause) -> None:
    for draft in marked_cards(line, cause):
        draft.force(cause.source, "evade")


@influence("ambush-signal:turned", ready=has_next)
def no_way_round(g: State, source: str) -> Rule[None]:
    yield make_line_change(f"{source}:turned", place=next_place(g))


@on_line("ambush-signal:turned")
def force_engage(line: Line, cause: Cause) -> None:
    for draft in marked_cards(line, cause):
        draft.force(cause.source, "engage")


@influence("hegemony-escort:upright", ready=has_next)
def hegemony_escort(g: State, source: str) -> Rule[None]:
    yield make_line_change(f"{source}:upright", place=next_place(g))


@on_line("hegemony-escort:upright")
def strengthen_escorted(line: Line, cause: Cause) -> None:
    for draft in line.guardforces():
        if cause.used is not None and draft.place >= cause.used.n:
            draft.add(cause.source, 1)


# Planet Search phase


def key_and_code_cards(g: State) -> list[str]:
    """Return the key and code cards in the discard pile."""
    return [card for card in g.discard if card_of(g, card).icon is not None]


@influence("bought-witness:upright", ready=lambda g: bool(key_and_code_cards(g)))
def bought_witness(g: State, source: str) -> Rule[None]:
    (value,) = yield from roll_traitor_dice(g, source, 1)
    if value >= WITNESS:
        card = yield from choose_card("seize-from-pile", source, key_and_code_cards(g), seat=TRAITOR)
        yield CardsSeized((card,), source)


@influence("poisoned-rumour:turned", ready=has_white_cubes)
def rumours_spread(g: State, source: str) -> Rule[None]:
    yield from return_white_cubes(g, RUMOUR_CUBES, source)


@influence(CARGO, ready=can_traitor_draw)
def secret_cargo(g: State, source: str) -> Rule[None]:
    yield OnceEffectUsed(CARGO)


@influence("jammed-scanner:upright", ready=is_before_hero_draw)
def jammed_scanner(g: State, source: str) -> Rule[None]:
    yield OnceEffectUsed(f"{source}:upright")


@influence("jammed-scanner:turned", ready=lambda g: bool(bag_size(g)))
def look_into_bag(g: State, source: str) -> Rule[None]:
    """Look at cubes in the bag. Only the Traitor sees them (PRV-13)."""
    cubes = yield from draw(g, LOOKED)
    yield SeatPeeked(SeenThings("bag", Secret([str(cube) for cube in cubes], (TRAITOR,))), len(cubes), source)


@influence(
    CLERK, ready=lambda g: is_before_hero_draw(g) and bool(traitor(g).taken) and not traitor(g).negated
)
def turncoat_clerk(g: State, source: str) -> Rule[None]:
    yield OnceEffectUsed(CLERK)


def stealable_cubes(g: State) -> list[tuple[str, Color]]:
    """Return the weapon and colour of each cube that can be stolen. These are the cubes on the Hero's Super
    Weapons that are not Understood.
    """
    return [
        (weapon.id, color)
        for weapon in g.weapons
        if not weapon.understood
        for color, n in weapon.cubes.items()
        if n > 0
    ]


@influence("stolen-blueprint:upright", ready=lambda g: bool(stealable_cubes(g)))
def stolen_blueprint(g: State, source: str) -> Rule[None]:
    options = [
        option(f"rob:{color}:{weapon}", "rob", ("color", color), ("weapon", weapon))
        for weapon, color in stealable_cubes(g)
    ]
    answer = yield from ask("rob", Text("rob", {"by": source}), options, seat=TRAITOR)
    _, color_name, weapon = answer.split(":")
    target = "gone" if color_name == "green" else "supply"
    cube: dict[Color, int] = {color: 1 for _, color in stealable_cubes(g) if color == color_name}
    yield CubesMoved(cube, weapon, target, source)


@influence("stolen-blueprint:turned", ready=is_before_hero_draw)
def return_first_cube(g: State, source: str) -> Rule[None]:
    yield OnceEffectUsed(f"{source}:turned")


# Any phase


def register_recharge(name: str, n: int) -> None:
    """Register a side of an Influence card that gives the Traitor Influence."""

    def act(g: State, source: str) -> Rule[None]:
        yield InfluenceGained(n, source)

    _ = influence(name)(act)


register_recharge("bought-witness:turned", RECHARGE)


@influence("secret-cargo:turned")
def recharge_by_dice(g: State, source: str) -> Rule[None]:
    values = yield from roll_traitor_dice(g, source)
    yield InfluenceGained(min(values), source)


@influence("turncoat-clerk:turned", ready=has_white_cubes)
def clerk_spreads(g: State, source: str) -> Rule[None]:
    yield from return_white_cubes(g, CLERK_CUBES, source)


@influence("hegemony-escort:turned")
def escort_recharges(g: State, source: str) -> Rule[None]:
    revealed = traitor(g).revealed is not None
    yield InfluenceGained(ESCORT_REVEALED if revealed else ESCORT, source)
