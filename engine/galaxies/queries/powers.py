"""Powers in play, what they make of a number, and how often they were used."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.memo import until_touched
from engine.galaxies.printed import book, ignored_powers
from engine.galaxies.registry import CARDS, MODIFIERS, CardPower, Modifier, Source
from engine.galaxies.state import Effect, ShipCard, State


def in_play(g: State, among: Collection[str]) -> list[Source]:
    """Return the powers in play that are ``among`` these."""
    found = all_in_play(g)
    return [] if found.names.isdisjoint(among) else [s for s in found.sources if s.power in among]


class Standing(NamedTuple):
    """The powers in play at a moment, and what they are called."""

    sources: tuple[Source, ...]
    names: frozenset[str]


@until_touched("cards", "effects")
def all_in_play(g: State) -> Standing:
    """Return the powers in play: of ship cards on the board, of what is attached to them, and effects; those
    that the mission ignores are left out.

    To work it out anew each time takes 9.6 % more instructions in all (3.1 % with views).
    """
    ignored, printed = ignored_powers(g), book(g)
    found = [source for card in g.cards.values() for source in _on_card(printed, card)]
    found += [_lasting(g, effect) for effect in g.effects]
    standing = tuple([source for source in found if source.power not in ignored])
    return Standing(standing, frozenset([source.power for source in standing]))


def _on_card(printed: Catalogue, on: ShipCard) -> Iterator[Source]:
    for power in printed.ships[on.id].versions[on.level].powers:
        yield Source(power.id, on.seat, on.id, on.id, on.seat)
    for handle, attached in on.attached.items():
        for power in printed.tactics[attached.card].powers:
            yield Source(power.id, on.seat, on.id, handle, attached.by)


def _lasting(g: State, effect: Effect) -> Source:
    """An effect, which belongs to whoever controls the ship card or is the seat that it lies on."""
    seat = g.cards[effect.on].seat if effect.on in g.cards else effect.on
    return Source(effect.power, seat, effect.on, effect.on, seat)


def card_power(g: State, card: str) -> CardPower:
    """Return what an event card does when played."""
    return CARDS[book(g).tactics[card].effect]


def modified(g: State, stat: str, value: int, about: Any = None, own: Iterable[Source] = ()) -> int:
    """Return ``value`` after every modifier of ``stat`` in play, and then after the thing's ``own`` ones."""
    for modifier, source in _modifying(g, stat):
        value = modifier(g, source, value, about)
    for source in own:
        if source.power in MODIFIERS.get(stat, {}):
            value = MODIFIERS[stat][source.power](g, source, value, about)
    return value


def is_modified(g: State, stat: str) -> bool:
    """Whether anything in play modifies ``stat``."""
    return bool(_modifying(g, stat))


@until_touched("cards", "effects")
def _modifying(g: State, stat: str) -> list[tuple[Modifier, Source]]:
    """The modifiers of a number in play; found anew each time it takes 4.5 % more instructions in all."""
    known = MODIFIERS.get(stat, {})
    return [(known[source.power], source) for source in in_play(g, known)]


def used_this_turn(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this turn; ``mark`` narrows it down further."""
    return g.used_turn.get(f"{source.power}@{mark or source.mark}", 0)


def used_this_activation(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this activation."""
    return g.used_activation.get(f"{source.power}@{mark or source.mark}", 0)
