"""The powers in play, the modifiers that they apply to numbers, and how often they were used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.memo import cached_until_touched
from engine.galaxies.printed import edition_of, ignored_powers
from engine.galaxies.registry import ACTIONS, CARDS, MODIFIERS, TRIGGERS, CardPower, Modifier, Source
from engine.galaxies.state import Effect, ShipCard, State


class PowersInPlay(NamedTuple):
    """The powers in play, in the order in which they came into play.

    They are grouped by the number that they modify, the timing at which they act, and the phase to whose menu
    they add options.
    """

    modifiers: Mapping[str, Sequence[tuple[Modifier, Source]]]
    triggered: Mapping[str, Sequence[Source]]
    offering: Mapping[str, Sequence[Source]]


@cached_until_touched("cards", "effects")
def powers_in_play(g: State) -> PowersInPlay:
    """Return the powers in play: the powers of ship cards on the board, of their attached cards, and of
    effects.

    Powers that the mission ignores are excluded. Finding the powers each time takes 112 % more instructions
    (81 % when views are built; bench.caches).
    """
    modifiers: dict[str, list[tuple[Modifier, Source]]] = {}
    triggered: dict[str, list[Source]] = {}
    menu_powers: dict[str, list[Source]] = {}
    for source in _sources(g):
        for stat, modifier in MODIFIERS.get(source.power, {}).items():
            modifiers.setdefault(stat, []).append((modifier, source))
        for timing in TRIGGERS.get(source.power, ()):
            triggered.setdefault(timing, []).append(source)
        for phase in ACTIONS.get(source.power, ()):
            menu_powers.setdefault(phase, []).append(source)
    return PowersInPlay(modifiers, triggered, menu_powers)


def _sources(g: State) -> list[Source]:
    ignored, edition = ignored_powers(g), edition_of(g)
    sources = list[Source]()
    for card in g.cards.values():
        sources += _printed_sources(edition, card)
        if card.attached:
            sources += _attached_sources(edition, card)
    sources += [_effect_source(g, effect) for effect in g.effects]
    return [source for source in sources if source.power not in ignored]


def _printed_sources(edition: Catalogue, ship_card: ShipCard) -> list[Source]:
    powers = edition.ships[ship_card.id].versions[ship_card.level].powers
    return [Source(power.id, ship_card.seat, ship_card.id, ship_card.id, ship_card.seat) for power in powers]


def _attached_sources(edition: Catalogue, ship_card: ShipCard) -> list[Source]:
    return [
        Source(power.id, ship_card.seat, ship_card.id, handle, attached.by)
        for handle, attached in ship_card.attached.items()
        for power in edition.tactics[attached.card].powers
    ]


def _effect_source(g: State, effect: Effect) -> Source:
    """Return the source of an effect. Its controller is the affected seat, or the seat that controls the
    affected ship card."""
    seat = g.cards[effect.on].seat if effect.on in g.cards else effect.on
    return Source(effect.power, seat, effect.on, effect.on, seat)


def card_power(g: State, card: str) -> CardPower:
    """Return the effect of an event card."""
    return CARDS[edition_of(g).tactics[card].effect]


def apply_modifiers(
    g: State, stat: str, value: int, subject: Any = None, extra_sources: Iterable[Source] = ()
) -> int:
    """Return ``value`` after applying every modifier of ``stat`` in play, and then the powers of
    ``extra_sources``."""
    for modifier, source in powers_in_play(g).modifiers.get(stat, ()):
        value = modifier(g, source, value, subject)
    for source in extra_sources:
        if extra_modifier := MODIFIERS.get(source.power, {}).get(stat):
            value = extra_modifier(g, source, value, subject)
    return value


def is_modified(g: State, stat: str) -> bool:
    """Return whether any power in play modifies ``stat``."""
    return stat in powers_in_play(g).modifiers


def uses_this_turn(g: State, source: Source, mark: str | None = None) -> int:
    """Return how often the power of this source was used in this turn. A ``mark`` replaces the mark of the
    source."""
    return g.used_turn.get(f"{source.power}@{mark or source.mark}", 0)


def uses_this_activation(g: State, source: Source, mark: str | None = None) -> int:
    """Return how often the power of this source was used in this activation."""
    return g.used_activation.get(f"{source.power}@{mark or source.mark}", 0)
