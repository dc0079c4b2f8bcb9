"""Powers in play, what they make of a number, and how often they were used."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.memo import until_touched
from engine.galaxies.printed import edition_of, ignored_powers
from engine.galaxies.registry import CARDS, MODIFIERS, CardPower, Modifier, Source
from engine.galaxies.state import Effect, ShipCard, State


def in_play(g: State, among: Collection[str]) -> list[Source]:
    """Return the powers in play that are ``among`` these."""
    standing = all_in_play(g)
    return [] if standing.names.isdisjoint(among) else [s for s in standing.sources if s.power in among]


class Standing(NamedTuple):
    """The powers in play at a moment, and the set of their ids."""

    sources: tuple[Source, ...]
    names: frozenset[str]


@until_touched("cards", "effects")
def all_in_play(g: State) -> Standing:
    """Return the powers in play: those of ship cards on the board, of the cards attached to them, and
    effects, without those that the mission ignores.

    To look for them each time takes 12.3 % more instructions in all (5.7 % with views).
    """
    ignored, edition = ignored_powers(g), edition_of(g)
    sources = list[Source]()
    for card in g.cards.values():
        sources += _printed(edition, card)
        if card.attached:
            sources += _attached(edition, card)
    sources += [_lasting(g, effect) for effect in g.effects]
    standing = tuple([source for source in sources if source.power not in ignored])
    return Standing(standing, frozenset([source.power for source in standing]))


def _printed(edition: Catalogue, on: ShipCard) -> list[Source]:
    powers = edition.ships[on.id].versions[on.level].powers
    return [Source(power.id, on.seat, on.id, on.id, on.seat) for power in powers]


def _attached(edition: Catalogue, on: ShipCard) -> list[Source]:
    return [
        Source(power.id, on.seat, on.id, handle, attached.by)
        for handle, attached in on.attached.items()
        for power in edition.tactics[attached.card].powers
    ]


def _lasting(g: State, effect: Effect) -> Source:
    """An effect as a source: of the seat that it lies on, or that controls the ship card."""
    seat = g.cards[effect.on].seat if effect.on in g.cards else effect.on
    return Source(effect.power, seat, effect.on, effect.on, seat)


def card_power(g: State, card: str) -> CardPower:
    """Return what an event card does when played."""
    return CARDS[edition_of(g).tactics[card].effect]


def modified(g: State, stat: str, value: int, about: Any = None, own: Iterable[Source] = ()) -> int:
    """Return ``value`` changed by every modifier of ``stat`` in play, and then by the ``own`` powers of the
    card that it belongs to."""
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
    """The modifiers of a number in play; to look for them each time takes 2.7 % more instructions in
    all (docs/FIGURES.md, "Caches")."""
    known = MODIFIERS.get(stat, {})
    return [(known[source.power], source) for source in in_play(g, known)]


def used_this_turn(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this turn; ``mark`` narrows it down further."""
    return g.used_turn.get(f"{source.power}@{mark or source.mark}", 0)


def used_this_activation(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this activation."""
    return g.used_activation.get(f"{source.power}@{mark or source.mark}", 0)
