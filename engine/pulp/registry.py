"""Registers the functions of cards and dice by their ids. A pack's card may name the id of another card as
its effect (``printed.effect``).

The effect of a text consists of one or more of the parts below. Each part is a decorated function in
``engine/pulp/effects``. The action of a Location is named "card:ability". Tests check that every text has its
function and every function its text.

- ``on_line`` (:mod:`engine.pulp.line`): changes the costs of cards of the line while the effect is in force
  (a layer of ORD).
- ``when_engaged``, ``when_evaded``: a rule that acts after an encounter with a card. A card's own rule acts
  only for that card. The rules of the alien, Location and Planet act for every card.
- ``takes_a_point``: the point that an evaded card takes after its cubes.
- ``on_search``: a change of the number of cubes in the search while the effect is in force.
- ``when_paid``: the immediate effect of a Planet that is paid for. ``before_cubes`` and ``after_cubes`` act
  just before and just after the draw.
- ``after_draw``: the effect of an alien after cubes are drawn in the search.
- ``at_phase_start``: the effect of an alien after the line is laid.
- ``tool``: a card that may be used on request. ``register_faces``: the faces of a die, and their uses.
- ``register_grant``: a word that applies while the effect is in force. The rules check for this word.
- ``at_setup``: the effect of a card when it comes into play.
- ``influence``: the effect of a side of an Influence card when it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.core.game import Rule
from engine.pulp.catalogue.model import Ability
from engine.pulp.printed import edition_of, effect
from engine.pulp.queries import Toll, effects_in_force, next_column
from engine.pulp.state import LineCard, State

#: The moments at which a tool may be used: before the choice, while engaging, while evading, after all
#: encounters, before the cubes of a search are drawn, and while they are resolved.
Moment: TypeAlias = Literal["encounter", "engage", "evade", "closing", "search", "drawn"]
#: The moments of a single card. With the closing, they form the Encounter phase. The others belong to the
#: search.
MEETING: tuple[Moment, ...] = ("encounter", "engage", "evade")
ANY_ENCOUNTER: tuple[Moment, ...] = ("encounter", "closing")

OnCard: TypeAlias = Callable[[State, str, LineCard], Rule[None]]
OnSearch: TypeAlias = Callable[[State], int]
#: The effect of a card. Its second argument is the card's id, which may differ from the function's name.
Act: TypeAlias = Callable[[State, str], Rule[None]]
Ready: TypeAlias = Callable[[State], bool]


class Price(NamedTuple):
    """The effect of a Planet that is paid for, and whether it is useful now."""

    ready: Ready
    act: Act | None


class Tool(NamedTuple):
    """A Super Weapon, an Exploration or a ship card: its moments of use, whether it is useful, and its
    effect.

    A tool with a ``boost`` gives that much strength against any one part.
    """

    moments: tuple[Moment, ...]
    ready: Ready
    act: Act
    boost: int = 0


class DieUse(NamedTuple):
    """A possible use of a face of a die.

    A use with a ``boost`` gives that much strength against an Ability (None for any). ``act`` is the rest of
    its effect. ``counts`` states whether it uses up the one die of its encounter (DIC-04).
    """

    moments: tuple[Moment, ...]
    ready: Callable[[State, str], bool]
    act: Callable[[State, str], Rule[None]] | None = None
    boost: tuple[int, Ability | None] | None = None
    counts: bool = True


class InfluenceEffect(NamedTuple):
    """A side of an Influence card: whether it has any effect now, which is public, and the effect itself."""

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
FACES: dict[str, tuple[tuple[DieUse, ...], ...]] = {}
#: The moments at which each face of a die may be used.
MOMENTS: dict[str, tuple[frozenset[Moment], ...]] = {}
GRANTS: dict[str, set[str]] = {}
INFLUENCE: dict[str, InfluenceEffect] = {}


def always(g: State) -> bool:
    """Return True, for a card that is always useful."""
    return True


def when_engaged(name: str) -> Callable[[OnCard], OnCard]:
    """Register the effect of a card after a card is engaged and paid for (ENG-20)."""
    return lambda function: ENGAGED.setdefault(name, function)


def when_evaded(name: str) -> Callable[[OnCard], OnCard]:
    """Register the effect of a card after a card is evaded (EVA-11)."""
    return lambda function: EVADED.setdefault(name, function)


def takes_a_point(name: str) -> Callable[[Toll], Toll]:
    """Register a function that returns the Abilities from which an evaded card takes a point. The odds of an
    Evade include this point.
    """
    return lambda toll: TOLLS.setdefault(name, toll)


def on_search(name: str) -> Callable[[OnSearch], OnSearch]:
    """Register a change of the number of cubes in a search (SRC-05)."""
    return lambda function: SEARCH.setdefault(name, function)


def register_price(name: str) -> None:
    """Register a Planet whose price pays only for an effect on the draw."""
    PRICES[name] = Price(always, None)


def when_paid(name: str, ready: Ready = always) -> Callable[[Act], Act]:
    """Register the immediate effect of a Planet that is paid for (SRC-02)."""

    def register(act: Act) -> Act:
        PRICES[name] = Price(ready, act)
        return act

    return register


def before_cubes(name: str) -> Callable[[Act], Act]:
    """Register the effect of a paid Planet before the cubes of a search are drawn."""
    return lambda act: BEFORE_CUBES.setdefault(name, act)


def after_cubes(name: str) -> Callable[[Act], Act]:
    """Register the effect of a paid Planet on the drawn cubes."""
    return lambda act: AFTER_CUBES.setdefault(name, act)


def after_draw(name: str) -> Callable[[Act], Act]:
    """Register the effect of an alien after cubes are drawn in the search."""
    return lambda act: DRAWN.setdefault(name, act)


def at_phase_start(name: str) -> Callable[[Act], Act]:
    """Register the effect of an alien after the line is laid."""
    return lambda act: PHASE_START.setdefault(name, act)


def at_setup(name: str) -> Callable[[Act], Act]:
    """Register the effect of a card when it comes into play."""
    return lambda act: SETUP.setdefault(name, act)


def tool(name: str, *moments: Moment, ready: Ready = always, boost: int = 0) -> Callable[[Act], Act]:
    """Register a card that may be used on request."""

    def register(act: Act) -> Act:
        TOOLS[name] = Tool(moments, ready, act, boost)
        return act

    return register


def influence(name: str, ready: Ready = always) -> Callable[[Act], Act]:
    """Register the effect of a side of an Influence card, named "card:side"."""

    def register(act: Act) -> Act:
        INFLUENCE[name] = InfluenceEffect(ready, act)
        return act

    return register


def register_faces(die: str, *faces: tuple[DieUse, ...]) -> None:
    """Register the faces of a die, starting with value 1."""
    FACES[die] = faces
    MOMENTS[die] = tuple(frozenset(moment for use in face for moment in use.moments) for face in faces)


def register_grant(word: str, name: str) -> None:
    """Register that a word applies while a card or a Location's action is in force."""
    GRANTS.setdefault(word, set()).add(name)


def run_effects(g: State, cards: Iterable[str], functions: Mapping[str, Act]) -> Rule[None]:
    """Run the registered functions of some cards, in order."""
    for card in list(cards):
        act = functions.get(effect(g, card))
        if act is not None:
            yield from act(g, card)


def find_grant(g: State, word: str) -> str | None:
    """Return the effect in force that grants a word, or None."""
    return _find_grant_among(g, word, effects_in_force(g))


def find_grant_ahead(g: State, word: str) -> str | None:
    """Return the effect that grants a word while the line is drawn, or None. The effects in force are those
    in the sector of the line's first card, and cards played for this line.
    """
    return _find_grant_among(
        g, word, (*effects_in_force(g, next_column(g)), *[change.source for change in g.changes])
    )


def _find_grant_among(g: State, word: str, sources: Iterable[str]) -> str | None:
    names, effects = GRANTS.get(word, ()), edition_of(g).effects
    for source in sources:
        if effects.get(source, source) in names:
            return source
    return None
