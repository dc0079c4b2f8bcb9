"""Finds the functions of cards and dice by their ids; a card of a pack may name the id of another for this
(``printed.effect``).

A text has one or more of these forms, each a decorated function in ``engine/pulp/effects``; the action of a
Location is named "card:ability". Tests check that every text has its function and every function its text.

- ``on_line`` (:mod:`engine.pulp.line`): changes what cards of the line cost, while it is in force (a layer of
  ORD).
- ``when_engaged``, ``when_evaded``: a rule that acts after a card was met. A card's own acts for that card,
  the alien's, Location's and Planet's for every card.
- ``takes_a_point``: a point that evading the card takes, after its cubes.
- ``on_search``: cubes more or fewer in the search, while it is in force.
- ``when_paid``: what a Planet does for its price; ``before_cubes``, ``after_cubes``: what it does then just
  before and after the draw.
- ``after_draw``: what the alien does when cubes have been drawn in the search.
- ``at_phase_start``: what the alien does when the line has been laid.
- ``tool``: what may be used on request; ``faces``: the faces of a die with their ways.
- ``grants``: a word that holds while it is in force; rules ask for it.
- ``at_setup``: what acts when its card comes into play.
- ``influence``: what a side of an Influence card does when it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.core.game import Rule
from engine.pulp.catalogue.model import Ability
from engine.pulp.printed import edition_of, effect
from engine.pulp.queries import Toll, in_force, next_column
from engine.pulp.state import LineCard, State

#: When something may be used: before the choice, while engaging, while evading, when all cards are met,
#: before the cubes of a search are drawn, and while they are resolved.
Moment: TypeAlias = Literal["encounter", "engage", "evade", "closing", "search", "drawn"]
#: A card is being met; in the Encounter phase they are followed by the closing, else they are of the search.
MEETING: tuple[Moment, ...] = ("encounter", "engage", "evade")
ANY_ENCOUNTER: tuple[Moment, ...] = ("encounter", "closing")

OnCard: TypeAlias = Callable[[State, str, LineCard], Rule[None]]
OnSearch: TypeAlias = Callable[[State], int]
#: What a card does; given its id, by which it is told. It may be another's than the function's name.
Act: TypeAlias = Callable[[State, str], Rule[None]]
Ready: TypeAlias = Callable[[State], bool]


class Price(NamedTuple):
    """What a Planet does at once for its price, and whether it is of any use now."""

    ready: Ready
    act: Act | None


class Tool(NamedTuple):
    """A Super Weapon, an Exploration or a ship card: at which moments it may be used, whether it is of use,
    and what it does. One with a ``boost`` gives so much strength against any one part."""

    moments: tuple[Moment, ...]
    ready: Ready
    act: Act
    boost: int = 0


class Way(NamedTuple):
    """One way to use a face of a die. One with a ``boost`` gives so much strength against an Ability (None
    for any); ``act`` does what else it does. ``counts``: it is the one die of its encounter (DIC-04)."""

    moments: tuple[Moment, ...]
    ready: Callable[[State, str], bool]
    act: Callable[[State, str], Rule[None]] | None = None
    boost: tuple[int, Ability | None] | None = None
    counts: bool = True


class Trick(NamedTuple):
    """A side of an Influence card: whether it can do anything now, which all can see, and what it does."""

    ready: Ready
    act: Act


ENGAGED: dict[str, OnCard] = {}
EVADED: dict[str, OnCard] = {}
TOLLS: dict[str, Toll] = {}
SEARCH: dict[str, OnSearch] = {}
PRICES: dict[str, Price] = {}
BEFORE_CUBES: dict[str, Act] = {}
AFTER_CUBES: dict[str, Act] = {}
DRAWN: dict[str, Act] = {}
PHASE_START: dict[str, Act] = {}
SETUP: dict[str, Act] = {}
TOOLS: dict[str, Tool] = {}
FACES: dict[str, tuple[tuple[Way, ...], ...]] = {}
#: Of each face of a die: when it may be used in any way.
MOMENTS: dict[str, tuple[frozenset[Moment], ...]] = {}
GRANTS: dict[str, set[str]] = {}
INFLUENCE: dict[str, Trick] = {}


def always(g: State) -> bool:
    """Be of use at any time."""
    return True


def when_engaged(name: str) -> Callable[[OnCard], OnCard]:
    """Register what acts after a card was engaged and paid (ENG-20)."""
    return lambda function: ENGAGED.setdefault(name, function)


def when_evaded(name: str) -> Callable[[OnCard], OnCard]:
    """Register what acts after a card was evaded (EVA-11)."""
    return lambda function: EVADED.setdefault(name, function)


def takes_a_point(name: str) -> Callable[[Toll], Toll]:
    """Register of which Abilities a card takes a point when it is evaded, so that its odds tell it, too."""
    return lambda toll: TOLLS.setdefault(name, toll)


def on_search(name: str) -> Callable[[OnSearch], OnSearch]:
    """Register what changes the number of cubes of a search (SRC-05)."""
    return lambda function: SEARCH.setdefault(name, function)


def has_price(name: str) -> None:
    """Say that a Planet's price is for what it does with the draw."""
    PRICES[name] = Price(always, None)


def when_paid(name: str, ready: Ready = always) -> Callable[[Act], Act]:
    """Register what a Planet does at once for its price (SRC-02)."""

    def register(act: Act) -> Act:
        PRICES[name] = Price(ready, act)
        return act

    return register


def before_cubes(name: str) -> Callable[[Act], Act]:
    """Register what a Planet that was paid does before the cubes of a search are drawn."""
    return lambda act: BEFORE_CUBES.setdefault(name, act)


def after_cubes(name: str) -> Callable[[Act], Act]:
    """Register what a Planet that was paid does with the cubes that were drawn."""
    return lambda act: AFTER_CUBES.setdefault(name, act)


def after_draw(name: str) -> Callable[[Act], Act]:
    """Register what an alien does when cubes have been drawn in the search."""
    return lambda act: DRAWN.setdefault(name, act)


def at_phase_start(name: str) -> Callable[[Act], Act]:
    """Register what an alien does when the line has been laid."""
    return lambda act: PHASE_START.setdefault(name, act)


def at_setup(name: str) -> Callable[[Act], Act]:
    """Register what a card does when it comes into play."""
    return lambda act: SETUP.setdefault(name, act)


def tool(name: str, *moments: Moment, ready: Ready = always, boost: int = 0) -> Callable[[Act], Act]:
    """Register what may be used on request."""

    def register(act: Act) -> Act:
        TOOLS[name] = Tool(moments, ready, act, boost)
        return act

    return register


def influence(name: str, ready: Ready = always) -> Callable[[Act], Act]:
    """Register what a side of an Influence card does, as "card:side"; it is given the card's id."""

    def register(act: Act) -> Act:
        INFLUENCE[name] = Trick(ready, act)
        return act

    return register


def faces(die: str, *ways: tuple[Way, ...]) -> None:
    """Register the faces of a die, that of value 1 first."""
    FACES[die] = ways
    MOMENTS[die] = tuple(frozenset(moment for way in face for moment in way.moments) for face in ways)


def grants(word: str, name: str) -> None:
    """Say that a word holds while a card, or a Location's action, is in force."""
    GRANTS.setdefault(word, set()).add(name)


def act_all(g: State, cards: Iterable[str], functions: Mapping[str, Act]) -> Rule[None]:
    """Let those of some cards act that have a function of a form, in their order."""
    for card in list(cards):
        act = functions.get(effect(g, card))
        if act is not None:
            yield from act(g, card)


def granted(g: State, word: str) -> str | None:
    """Return what in force grants a word, or None."""
    return _granting(g, word, in_force(g))


def granted_ahead(g: State, word: str) -> str | None:
    """Return what grants a word as the line is drawn: in force where its first card comes from, or played for
    it; or None."""
    return _granting(g, word, (*in_force(g, next_column(g)), *[used.source for used in g.changes]))


def _granting(g: State, word: str, sources: Iterable[str]) -> str | None:
    names, effects = GRANTS.get(word, ()), edition_of(g).effects
    for source in sources:
        if effects.get(source, source) in names:
            return source
    return None
