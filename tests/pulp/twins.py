"""Twin worlds of Pulp Invasion: two matches that differ only in what one viewer may not know.

Every hidden pile has another order in the second world. Both worlds are played with the same picks and the
same random numbers. Until a different card is turned up, the viewer must get the same messages in both
worlds, byte for byte.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from engine.core.chance import SealedChance
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.secret import Secret, find_secrets
from engine.pulp.game import Pulp
from engine.pulp.state import Pile, State

MAX_ANSWERS = 80
#: Facts that show cards of a hidden pile.
REVEALING_FACTS = ("LineDrawn", "PlanetsDealt", "WeaponFound", "SeatPeeked", "ExplorationDealt")


class Leak(AssertionError):
    """Raised if a viewer can distinguish two worlds."""


def twin(state: State, random: Random) -> State:
    """Return the same position with hidden piles in another order, and other cards set aside."""
    other = Pulp.codec.decode(Pulp.codec.first(state)).state
    names = {path.split("/")[1] for path, _ in find_secrets(other)}
    assert names <= {"decks", "planet_pile", "weapon_pile", "aside", "seen"}, names
    encounters = [card for deck in other.decks for card in deck.cards.open()]
    random.shuffle(encounters)
    for deck in other.decks:
        deck.cards = Secret([encounters.pop() for _ in range(deck.left)])
    for pile in (other.planet_pile, other.weapon_pile):
        exchange(pile, other, random)
    return other


def exchange(pile: Pile, state: State, random: Random) -> None:
    """Shuffle a pile together with the cards of its kind that were set aside."""
    cards, set_aside = pile.cards.open(), state.aside.open()
    kind = set(_kind(cards[0])) if cards else set()
    mixed = [*cards, *(card for card in set_aside if card in kind)]
    random.shuffle(mixed)
    pile.cards = Secret(mixed[: len(cards)])
    state.aside = Secret([*(card for card in set_aside if card not in kind), *mixed[len(cards) :]])


def _kind(card: str) -> Any:
    from tests.pulp.printed import EDITION

    return EDITION.planets if card in EDITION.planets else EDITION.weapons


def sent_bytes(game: Pulp, match: Match[State], new_facts: Any, viewer: str) -> bytes:
    """Return the messages to one viewer, made together with those to all others."""
    viewers = ("hero", SPECTATOR)
    view = game.views(match, viewers)[viewer]
    happenings = game.happenings(match.state, new_facts, viewers)[viewer]
    questions = [(d.kind, [o.id for o in d.options], d.default) for d in match.decisions.values()]
    return msgspec.json.encode([view, happenings, questions if viewer == "hero" else None])


def compare(game: Pulp, state: State, viewer: str, seed: int) -> int:
    """Play both worlds, and return the number of answers until something hidden was legally turned up.

    Raises Leak if the viewer can distinguish them before that.
    """
    random = Random(seed)
    chance = random.randbytes(16)
    worlds = [state, twin(state, random)]
    beginnings = [Match.begin(game, game.codec.first(state), SealedChance(chance)) for state in worlds]
    matches = [match for match, _ in beginnings]
    new_facts = [change.facts for _, change in beginnings]
    for answers in range(MAX_ANSWERS):
        if any(type(fact).__name__ in REVEALING_FACTS for facts in new_facts for fact in facts):
            return answers
        real_bytes, twin_bytes = (
            sent_bytes(game, *pair, viewer) for pair in zip(matches, new_facts, strict=True)
        )
        if real_bytes != twin_bytes:
            raise Leak(f"{viewer} after {answers} answers of seed {seed}:\n{real_bytes!r}\n{twin_bytes!r}")
        if matches[0].over:
            return answers
        decision = matches[0].decisions["hero"]
        count = random.randint(decision.min, decision.max)
        pick = random.sample([option.id for option in decision.options], count)
        new_facts = [match.answer("hero", match.decisions["hero"].id, pick).facts for match in matches]
    return MAX_ANSWERS
