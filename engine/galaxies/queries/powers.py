"""Powers in play, what they make of a number, and how often they were used."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.memo import until_touched
from engine.galaxies.printed import edition, ignored_powers
from engine.galaxies.registry import CARDS, MODIFIERS, CardPower, Modifier, Source
from engine.galaxies.state import State

STANDINGS_KEPT = 1000


def in_play(g: State, among: Collection[str]) -> list[Source]:
    """Return the powers in play that are ``among`` these."""
    standing = all_in_play(g)
    return [] if standing.names.isdisjoint(among) else [s for s in standing.sources if s.power in among]


class Standing(NamedTuple):
    """The powers in play at a moment, and the set of their ids."""

    sources: tuple[Source, ...]
    names: frozenset[str]


class Carrying(NamedTuple):
    """What a ship card brings into play: itself, and the cards (handle, card, by whom) attached to it."""

    card: str
    level: str
    seat: str
    attached: tuple[tuple[str, str, str], ...]


@until_touched("cards", "effects")
def all_in_play(g: State) -> Standing:
    """Return the powers in play: those of ship cards on the board, of the cards attached to them, and
    effects, without those that the mission ignores."""
    cards = tuple(
        Carrying(c.id, c.level, c.seat, tuple((h, a.card, a.by) for h, a in c.attached.items()))
        for c in g.cards.values()
    )
    effects = tuple((effect.power, effect.on) for effect in g.effects)
    return _standing(g.catalogue, tuple(ignored_powers(g)), cards, effects)


@lru_cache(maxsize=STANDINGS_KEPT)
def _standing(
    digest: str,
    ignored: tuple[str, ...],
    cards: tuple[Carrying, ...],
    effects: tuple[tuple[str, str], ...],
) -> Standing:
    sources = [source for card in cards for source in _on_card(edition(digest), card)]
    seats = {card.card: card.seat for card in cards}
    for power, on in effects:
        seat = seats.get(on, on)
        sources.append(Source(power, seat, on, on, seat))
    standing = tuple(source for source in sources if source.power not in ignored)
    return Standing(standing, frozenset(source.power for source in standing))


def _on_card(printed: Catalogue, on: Carrying) -> Iterator[Source]:
    for power in printed.ships[on.card].versions[on.level].powers:
        yield Source(power.id, on.seat, on.card, on.card, on.seat)
    for handle, card, by in on.attached:
        for power in printed.tactics[card].powers:
            yield Source(power.id, on.seat, on.card, handle, by)


def card_power(g: State, card: str) -> CardPower:
    """Return what an event card does when played."""
    return CARDS[edition(g.catalogue).tactics[card].effect]


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
    known = MODIFIERS.get(stat, {})
    return [(known[source.power], source) for source in in_play(g, known)]


def used_this_turn(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this turn; ``mark`` narrows it down further."""
    return g.used_turn.get(f"{source.power}@{mark or source.mark}", 0)


def used_this_activation(g: State, source: Source, mark: str | None = None) -> int:
    """How often the power of this source was used in this activation."""
    return g.used_activation.get(f"{source.power}@{mark or source.mark}", 0)
