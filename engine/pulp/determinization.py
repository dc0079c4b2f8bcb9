"""Sampled worlds of Pulp Invasion: everything that a seat cannot see is dealt again at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value, mask_secrets, masked_paths
from engine.pulp.printed import edition_of
from engine.pulp.rules.setup import aliens_in_use, cards_in_use
from engine.pulp.state import Pile, State


def sample_world(state: State, viewer: str, random: Random) -> State:
    """Return a world that is consistent with everything that the seat ``viewer`` knows (PRV-01 to PRV-13).

    Only the sizes of hidden piles are read, because these are public. All other hidden values are removed
    before anything is dealt.
    """
    g = mask_secrets(viewer, msgspec.structs.replace(state, log=[]))
    if g.seen is not None and known_value(g.seen.names) is None:
        g.seen = None  # only another seat has looked at these cards
    _deal(g, random)
    if g.traitor is not None:
        _deal_traitor(g, random)
    assert not masked_paths(g), f"no values were sampled for {masked_paths(g)}"
    g.log = list(state.log)  # the log contains no secrets
    return g


def _deal(g: State, random: Random) -> None:
    """Deal the cards that are not visible anywhere to the hidden piles. Put the remaining cards aside."""
    visible = set(_visible_strings(msgspec.structs.replace(g, seen=None, seats={})))
    kinds = (
        ("deck", g.decks, list(edition_of(g).encounters)),
        ("planets", [g.planet_pile], cards_in_use(g, edition_of(g).planets)),
        ("weapons", [g.weapon_pile], cards_in_use(g, edition_of(g).weapons)),
    )
    aside = [name for name in aliens_in_use(g) if name not in visible]
    for pile_name, piles, names in kinds:
        unseen = [name for name in names if name not in visible]
        random.shuffle(unseen)
        seen_cards = g.seen.names.open() if g.seen and g.seen.what == pile_name else []
        aside += _fill_piles(piles, unseen, seen_cards, random)
    if g.exploration:
        aside += [name for name in edition_of(g).exploration if name not in visible]
    g.aside = Secret(aside if g.row else [], g.aside.eyes)


def _fill_piles(piles: list[Pile], unseen: list[str], seen_cards: list[str], random: Random) -> list[str]:
    """Put the right number of cards on each pile, and return the remaining cards.

    The hidden cards that the viewer has looked at go on top of the first pile. If other cards that they
    looked at are no longer hidden, that pile was shuffled after the look, so it is shuffled here too.
    """
    top = [name for name in seen_cards if name in unseen]
    cards = [*top, *(name for name in unseen if name not in top)]
    must_shuffle = 0 < len(top) < len(seen_cards)
    for pile in piles:
        pile_cards, cards = cards[: pile.left], cards[pile.left :]
        if pile_cards and must_shuffle:
            random.shuffle(pile_cards)
            must_shuffle = False
        pile.cards = Secret(pile_cards, pile.cards.eyes)
    return cards


def _deal_traitor(g: State, random: Random) -> None:
    """Choose a random Alignment for the Traitor, and cancel the Traitor's order to let windows pass."""
    traitor = g.traitor
    assert traitor is not None
    if known_value(traitor.alignment) is None:
        random_alignment = random.choice(list(edition_of(g).alignments))
        traitor.alignment = Secret(traitor.revealed or random_alignment, traitor.alignment.eyes)
    if known_value(traitor.passing) is None:
        traitor.passing = Secret("", traitor.passing.eyes)


def _visible_strings(value: Any) -> Iterator[str]:
    """Yield every string that is visible anywhere in a state."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _visible_strings(getattr(value, name))
    elif isinstance(value, dict):
        yield from value
        yield from _visible_strings(list(value.values()))
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _visible_strings(part)
