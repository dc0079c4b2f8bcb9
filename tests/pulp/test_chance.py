"""Sampled worlds and estimated chances of winning, which read nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from engine.core.codec import encode
from engine.core.matches.match import Match
from engine.core.players import Forecasting
from engine.core.secret import Secret
from engine.pulp import GAME, determinization
from engine.pulp.state import HERO, TRAITOR, SeenThings, State, Weapon
from tests.properties.test_imagined import Imagined
from tests.pulp import traitor_twins, twins
from tests.pulp.test_properties import MISSIONS, cards_of
from tests.pulp.test_properties import new_match as alone
from tests.pulp.test_traitor_properties import all_cards
from tests.pulp.test_traitor_properties import new_match as against

each_mission = pytest.mark.parametrize("mission", [*MISSIONS, "traitor"])


def moments(mission: str, number: int, interval: int = 9) -> Iterator[Match[State]]:
    """Yield a match between Navigators after every few answers."""
    game = against(number, "navigator") if mission == "traitor" else alone(mission, number, "navigator")
    while not game.match.over:
        if game.answers % interval == 0:
            yield game.match
        _ = game.turn()


def twin(state: State, viewer: str, random: Random) -> State:
    """Return a position that the viewer cannot distinguish: it has another Alignment and other orders of
    piles."""
    if state.traitor is None:
        return twins.twin(state, random)
    return traitor_twins.twin(state, viewer, random, piles=True)


@each_mission
def test_PRV_01_a_sampled_world_looks_like_the_real_one_to_its_viewer(mission: str) -> None:
    for match in moments(mission, 1):
        for seat in match.state.seats:
            world = GAME.sample_world(match.state, seat, Random(1))
            views = [GAME.views(situation, [seat])[seat] for situation in (Imagined(world, match), match)]
            assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])


def count_differences(mission: str) -> int:
    """Return how many twin worlds lead to other sampled worlds, or other chances, than the real world."""
    random, count = Random(3), 0
    for match in moments(mission, 2):
        if match.state.seen is None:  # cards that were looked at stay in their places
            for seat in match.state.seats:
                state, twin_state = match.state, twin(match.state, seat, random)
                worlds = [encode(GAME.sample_world(g, seat, Random(5))) for g in (state, twin_state)]
                count += worlds[0] != worlds[1]
                count += GAME.chance(state, seat, Random(5)) != GAME.chance(twin_state, seat, Random(5))
    return count


@each_mission
def test_PRV_01_twin_worlds_give_the_same_sampled_worlds_and_chances(mission: str) -> None:
    assert not count_differences(mission)


def test_a_deal_that_begins_with_the_real_piles_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    mask_secrets = determinization.mask_secrets

    def peek(viewer: str, state: State) -> State:
        masked_state = mask_secrets(viewer, state)
        masked_state.discard.extend(state.decks[-1].cards.open()[:1] if state.decks else [])
        return masked_state

    monkeypatch.setattr(determinization, "mask_secrets", peek)
    assert count_differences("pulp-invasion")


@each_mission
def test_CUB_02_no_card_appears_or_disappears(mission: str) -> None:
    for match in moments(mission, 3):
        for seat in match.state.seats:
            world = GAME.sample_world(match.state, seat, Random(1))
            card_counts = [all_cards(g) if g.traitor else cards_of(g) for g in (match.state, world)]
            assert card_counts[0] == card_counts[1]
            assert unseen_cards(match.state) == unseen_cards(world)
            second_world = GAME.sample_world(world, seat, Random(2))
            assert encode(second_world) == encode(GAME.sample_world(match.state, seat, Random(2)))


def unseen_cards(g: State) -> Counter[str]:
    """Return all cards that are in hidden piles or set aside."""
    piles = [g.planet_pile, g.weapon_pile, *g.decks]
    return Counter([*g.aside.open(), *(card for pile in piles for card in pile.cards.open())])


def test_PRV_02_cards_that_the_hero_has_looked_at_stay_in_place() -> None:
    g = next(moments("pulp-invasion", 4, interval=20)).state
    deck = next(pile for pile in g.decks if pile.left)
    top = deck.cards.open()[:2]
    g.seen = SeenThings("deck", Secret(top, (HERO,)))
    for number in range(5):
        world = GAME.sample_world(g, HERO, Random(number))
        assert next(pile for pile in world.decks if pile.left).cards.open()[:2] == top
    g.discard.append(top[0])  # drawn since then, and the rest was shuffled
    deck.cards, deck.left = Secret(deck.cards.open()[1:]), deck.left - 1
    planet_decks = [next(p for p in GAME.sample_world(g, HERO, Random(n)).decks if p.left) for n in range(12)]
    assert all(top[1] in pile.cards.open() for pile in planet_decks)
    assert len({pile.cards.open().index(top[1]) for pile in planet_decks}) > 1


def test_the_chances_of_hero_and_traitor_add_up_to_one_and_weapons_raise_them() -> None:
    assert isinstance(GAME, Forecasting)
    for match in moments("traitor", 5):
        g = match.state
        hero, traitor = (GAME.chance(g, seat, Random(1)) for seat in (HERO, TRAITOR))
        assert hero + traitor == pytest.approx(1)
    assert g.traitor is not None
    g.weapons, g.traitor.weapons = [], []
    chances = [GAME.chance(g, HERO, Random(1))]
    g.traitor.weapons = ["graviton-fist"]
    chances.append(GAME.chance(g, HERO, Random(1)))
    g.weapons = [Weapon("phase-lantern"), Weapon("mind-prism")]
    chances.append(GAME.chance(g, HERO, Random(1)))
    assert chances[1] < chances[0] < chances[2]


def test_a_single_players_chance_grows_with_weapons_and_falls_with_lost_points() -> None:
    g = next(match.state for match in moments("pulp-invasion", 6) if match.state.round > 2)
    before = GAME.chance(g, HERO, Random(1))
    g.weapons.append(Weapon("phase-lantern"))
    assert GAME.chance(g, HERO, Random(1)) > before
    _ = g.weapons.pop()
    for track in g.tracks.values():
        track.value = 1
    assert GAME.chance(g, HERO, Random(1)) < before
