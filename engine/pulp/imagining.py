"""Imagined worlds of Pulp Invasion: everything that a seat cannot see is dealt anew, as it could be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.core.imagining import known_to, seen, unknown_in
from engine.core.secret import Secret
from engine.pulp.printed import edition_of
from engine.pulp.rules.setup import aliens_in_use, of_sets
from engine.pulp.state import Pile, State


def imagine(state: State, viewer: str, random: Random) -> State:
    """Return a world that could be, as far as the seat ``viewer`` knows (PRV-01 to PRV-13).

    Of what is hidden only the sizes of piles are looked at, which lie open; all other values are left out
    before anything is dealt.
    """
    g = known_to(viewer, msgspec.structs.replace(state, log=[]))
    if g.seen is not None and seen(g.seen.names) is None:
        g.seen = None  # what another has looked at
    _deal(g, random)
    if g.traitor is not None:
        _serve(g, random)
    assert not unknown_in(g), f"nothing was imagined for {unknown_in(g)}"
    g.log = list(state.log)  # nothing in it is secret
    return g


def _deal(g: State, random: Random) -> None:
    """Deal cards that lie nowhere in sight onto the piles; those that are left lie aside."""
    sight = set(_words(msgspec.structs.replace(g, seen=None, seats={})))
    kinds = (
        ("deck", g.decks, list(edition_of(g).encounters)),
        ("planets", [g.planet_pile], of_sets(g, edition_of(g).planets)),
        ("weapons", [g.weapon_pile], of_sets(g, edition_of(g).weapons)),
    )
    aside = [name for name in aliens_in_use(g) if name not in sight]
    for what, piles, names in kinds:
        unseen = [name for name in names if name not in sight]
        random.shuffle(unseen)
        looked = g.seen.names.open() if g.seen and g.seen.what == what else []
        aside += _pile_up(piles, unseen, looked, random)
    if g.exploration:
        aside += [name for name in edition_of(g).exploration if name not in sight]
    g.aside = Secret(aside if g.row else [], g.aside.eyes)


def _pile_up(piles: list[Pile], unseen: list[str], looked: list[str], random: Random) -> list[str]:
    """Lay as many cards as it has onto each pile, and return the others. What the viewer has looked at lies
    on top of the first; if some of it has come into sight since then, the rest was shuffled."""
    top = [name for name in looked if name in unseen]
    cards = [*top, *(name for name in unseen if name not in top)]
    shuffled = 0 < len(top) < len(looked)
    for pile in piles:
        own, cards = cards[: pile.left], cards[pile.left :]
        if own and shuffled:
            random.shuffle(own)
            shuffled = False
        pile.cards = Secret(own, pile.cards.eyes)
    return cards


def _serve(g: State, random: Random) -> None:
    """Let the Traitor owe to anybody, and let no window pass by itself."""
    one = g.traitor
    assert one is not None
    if seen(one.alignment) is None:
        any_ = random.choice(list(edition_of(g).alignments))
        one.alignment = Secret(one.revealed or any_, one.alignment.eyes)
    if seen(one.passing) is None:
        one.passing = Secret("", one.passing.eyes)


def _words(value: Any) -> Iterator[str]:
    """Every word that stands open anywhere in a state."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _words(getattr(value, name))
    elif isinstance(value, dict):
        yield from value
        yield from _words(list(value.values()))
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _words(part)
