"""Imagined worlds agree with everything that their viewer knows. They are made without reading anything
hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.chance import SealedChance
from engine.core.codec import encode
from engine.core.decisions import Decision
from engine.core.game import Rule
from engine.core.matches.match import Match
from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME, determinization, hexes
from engine.galaxies.catalogue import Catalogue
from engine.galaxies.determinization import cards as dealing
from engine.galaxies.facts import (
    CoreKept,
    CoreOpened,
    DeckMade,
    Discarded,
    Drew,
    GalaxiesFact,
    Launched,
    Passed,
)
from engine.galaxies.players.random import RandomPlayer
from engine.galaxies.powers.isn_cards import HAWKS
from engine.galaxies.printed import edition_of, mission, owner_of
from engine.galaxies.queries import zone_of
from engine.galaxies.rules import teams
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.destruction import destroy
from engine.galaxies.state import Orders, Seat, State
from tests.edition import stored_edition
from tests.properties.lockstep import Stepping
from tests.properties.matches import SERIES, each_mission
from tests.properties.twins import TwinMaker
from tests.rules.barrage import BARRAGE, BUILDS, TOP, TORRENT
from tests.rules.support import ready_made, run_rule
from tests.scenario import Scenario

MAX_MOMENTS = 12


@dataclass
class Moment:
    """A position with its questions, now and at the start of its open step."""

    match: Match[State]
    opening_data: bytes
    fixed_cards: set[str]

    @property
    def opening_state(self) -> State:
        return GAME.codec.decode(self.opening_data).state


@dataclass
class Imagined:
    """The questions of the real match with the state of an imagined world."""

    state: State
    match: Match[State]

    @property
    def decisions(self) -> dict[str, Decision]:
        return self.match.decisions

    @property
    def waiting_for(self) -> tuple[str, ...]:
        return self.match.waiting_for

    def undo_refusal(self, seat: str) -> str | None:
        return self.match.undo_refusal(seat)


def moments(
    mission: str, options: dict[str, str], number: int, max_moments: int = MAX_MOMENTS
) -> Iterator[Moment]:
    """Yield moments of a match between random players, at random intervals."""
    seed = derive_seed(SERIES + 12, number)
    rules, random, bot = Stepping(), Random(seed), RandomPlayer(number)
    match, change = Match.begin(
        rules, Selfplay(GAME, mission, seed, options=options).data, SealedChance(seed)
    )
    fixed_cards, wait = set[str](), 0
    while not match.over and max_moments:
        fixed_cards |= {
            f.ship_card for f in change.facts if isinstance(f, Launched) and (f.carrier or f.launched == 0)
        }
        if not wait:
            yield Moment(match, rules.opening_data, fixed_cards)
            max_moments, wait = max_moments - 1, random.randrange(1, 60)
        wait -= 1
        seat, decision = next(iter(match.decisions.items()))
        orders = [order.name for order in teams.orders(match.state, seat) if order.name != "concede"]
        if orders and random.random() < 0.03:
            change = match.order(seat, random.choice(orders), random.random() < 0.5)
        else:
            change = match.answer(seat, decision.id, bot.choose(match.state, decision))


def view(situation: Any, seat: str) -> bytes:
    return msgspec.json.encode(GAME.views(situation, [seat])[seat])


@each_mission(1)
def test_PRV_17_a_sampled_world_looks_like_the_real_one_to_its_viewer(
    mission: str, options: dict[str, str], number: int
) -> None:
    comparisons = 0
    for moment in moments(mission, options, number):
        for seat in moment.match.state.seats:
            world = GAME.sample_world(moment.match.state, seat, Random(number))
            assert view(Imagined(world, moment.match), seat) == view(moment.match, seat)
            comparisons += 1
    assert comparisons > MAX_MOMENTS / 2 or (comparisons and moment.match.over), "a lesson may end soon"


def count_differences(mission: str, options: dict[str, str], number: int) -> int:
    """Return how many twin worlds lead to other imagined worlds than the real world."""
    count = 0
    for moment in moments(mission, options, number):
        for seat in moment.opening_state.seats:
            twin = TwinMaker(seat, Random(number)).make(moment.opening_data, moment.fixed_cards)
            worlds = [
                encode(GAME.sample_world(GAME.codec.decode(data).state, seat, Random(7)))
                for data in (moment.opening_data, twin)
            ]
            count += worlds[0] != worlds[1]
    return count


@each_mission(1)
def test_PRV_17_twin_worlds_give_the_same_sampled_worlds(
    mission: str, options: dict[str, str], number: int
) -> None:
    assert not count_differences(mission, options, number)


@each_mission(1)
def test_a_world_sampled_from_a_sampled_world_is_the_same_as_one_from_the_real_world(
    mission: str, options: dict[str, str], number: int
) -> None:
    for moment in moments(mission, options, number, max_moments=4):
        for seat in moment.opening_state.seats:
            world = GAME.sample_world(moment.opening_state, seat, Random(1))
            assert encode(GAME.sample_world(world, seat, Random(2))) == encode(
                GAME.sample_world(moment.opening_state, seat, Random(2))
            )


def whole_decks(g: State) -> dict[str, Counter[str]]:
    """Return all cards of every team, wherever they are."""
    cards = [*(card for team in g.teams.values() for card in (*team.deck.open(), *team.discard))]
    cards += [card for seat in g.seats.values() for card in seat.hand.open().values()]
    cards += [a.card for card in g.cards.values() for a in card.attached.values()]
    return {team: Counter(card for card in cards if owner_of(g, card) == team) for team in g.teams}


@each_mission(1)
def test_no_card_or_ship_appears_or_disappears_where_everybody_knows_all_of_them(
    mission: str, options: dict[str, str], number: int
) -> None:
    for moment in moments(mission, options, number):
        state = moment.opening_state
        for seat in state.seats:
            world = GAME.sample_world(state, seat, Random(number))
            real_decks, sampled_decks = whole_decks(state), whole_decks(world)
            for team in state.teams.values():
                is_known = team.chosen is None or seat in team.chosen.eyes
                assert (
                    real_decks[team.id] == sampled_decks[team.id]
                    if is_known
                    else real_decks[team.id].total() == sampled_decks[team.id].total()
                )
            _check_fleets(state, world, seat)


def _check_fleets(state: State, world: State, viewer: str) -> None:
    for seat in world.seats.values():
        printed, levels = mission(world).seat(seat.id), seat.levels.open()
        cargo = [c for card in world.cards.values() if card.seat == seat.id for c in card.cargo.open()]
        cargo_away = [c for cargo in seat.away.open().values() for c in cargo]
        remaining = [*seat.screen.open(), *cargo, *cargo_away]
        assert len(set(remaining)) == len(remaining) and not set(remaining) & {*world.cards, *world.out}
        if not printed.fleet_limit:
            assert levels == state.seats[seat.id].levels.open()
            assert set(levels) == {
                *remaining,
                *(card for card in levels if card in world.cards or card in world.out),
            }
        else:
            ships = edition_of(world).ships
            assert sum(ships[c].versions[level].launch for c, level in levels.items()) <= printed.fleet_limit


def with_other_secrets(state: State, viewer: str, deal: Random) -> State:
    """Return the state with changes that an imagined world must not read: opponents' orders, shown hands and
    handles, and the hidden hands of teammates."""
    twin = GAME.codec.decode(GAME.codec.first(state)).state
    for seat in twin.seats.values():
        if seat.team != twin.seats[viewer].team:
            orders = seat.orders.open()
            held_cards = [card for card in twin.cards if card not in orders.hold_ecm]
            seat.orders = Secret(Orders(not orders.passing, held_cards), seat.orders.eyes)
            seat.shows_hand = not seat.shows_hand
            eyes = twin.teams[seat.team].seats if seat.shows_hand else [seat.id]
            cards = list(seat.hand.open().values())
            handles = Random(seat.dealt).sample(range(1, seat.dealt + 1), len(cards))
            seat.hand = Secret({f"h{n}": card for n, card in zip(sorted(handles), cards, strict=True)}, eyes)
        elif viewer not in seat.hand.eyes:
            _deal_again(twin, seat, deal)
    return twin


def _deal_again(g: State, seat: Seat, deal: Random) -> None:
    """Shuffle a hand among the cards of its deck. Cards that its allies recall, and cards with a known place
    in the deck, stay."""
    team, hand = g.teams[seat.team], seat.hand.open()
    (recalled,) = seat.recalled.values()
    bottom_count = len(team.bottom)
    cards = [
        *(Counter(hand.values()) - Counter(recalled.open())).elements(),
        *team.deck.open()[bottom_count:],
    ]
    deal.shuffle(cards)
    hand_size = len(hand) - len(recalled.open())
    team.deck = Secret([*team.deck.open()[:bottom_count], *cards[hand_size:]], team.deck.eyes)
    cards = [*recalled.open(), *cards[:hand_size]]
    deal.shuffle(cards)
    seat.hand = Secret(dict(zip(hand, cards, strict=True)), seat.hand.eyes)


@pytest.mark.parametrize("name", ["dead-zone", "meteor-storm", "pan-base"])
def test_PRV_17_the_orders_handles_and_hands_of_teammates_are_not_read_unless_shown(name: str) -> None:
    game, comparisons, deal = Selfplay(GAME, name, derive_seed(17, 0)), 0, Random(17)
    for seat in [seat.id for seat in game.state.seats.values() if len(game.state.teams[seat.team].seats) > 1]:
        _ = game.match.order(seat, "show-hand", False)
    while not game.play(max_answers=game.answers + 60):
        for viewer in game.state.seats:
            twin = with_other_secrets(game.state, viewer, deal)
            worlds = [
                encode(determinization.sample_world(state, viewer, Random(5))) for state in (game.state, twin)
            ]
            assert worlds[0] == worlds[1], (game.answers, viewer)
            comparisons += 1
    assert comparisons > MAX_MOMENTS


def test_PRV_19_cards_that_the_viewer_put_under_a_deck_stay_there_in_their_order() -> None:
    comparisons = 0
    for moment in moments("battle-for-barrage", {}, 1, 60):
        state = moment.match.state
        for viewer in state.seats:
            for name, team in determinization.mask_secrets(viewer, state).teams.items():
                known_count = sum(known_value(card) is not None for card in team.bottom)
                world = determinization.sample_world(state, viewer, Random(1))
                lowest = [g.teams[name].deck.open()[:known_count] for g in (state, world)]
                assert lowest[0] == lowest[1]
                comparisons += len(set(lowest[0])) > 1
    assert comparisons


# Deliberate leaks


def test_a_deal_that_reads_the_real_hand_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    real_hands = dict[str, Any]()
    sample_world, fill_hand = determinization.sample_world, dealing._fill_hand

    def peek(state: State, viewer: str, random: Random) -> State:
        real_hands.update({seat.id: list(seat.hand.open().values()) for seat in state.seats.values()})
        return sample_world(state, viewer, random)

    monkeypatch.setattr("engine.galaxies.game.sample_world", peek)
    monkeypatch.setattr(dealing, "_fill_hand", lambda g, seat, cards: fill_hand(g, seat, real_hands[seat.id]))
    assert count_differences("meteor-storm", {}, 0)


def test_an_order_that_depends_on_hidden_values_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    mask_secrets = determinization.mask_secrets

    def peek(viewer: str, state: State) -> State:
        masked_state = mask_secrets(viewer, state)
        for name, team in state.teams.items():
            masked_state.teams[name].discard.sort(key=team.deck.open().count)
        return masked_state

    monkeypatch.setattr(determinization, "mask_secrets", peek)
    assert count_differences("dead-zone", {}, 1)


def test_PRV_11_a_prepped_card_that_went_into_the_deck_is_dealt_with_it() -> None:
    """It was attached, discarded and shuffled in, so the deck is one card larger than before (M4-10)."""
    game = Selfplay(GAME, "pan-base", derive_seed(3, 0), ["greedy"])

    def attached_cards() -> Iterator[tuple[str, str]]:
        used_cards = {
            prep.card for seat in game.state.seats.values() for prep in seat.prepped if prep.state == "used"
        }
        for ship, card in game.state.cards.items():
            yield from (
                (ship, handle)
                for handle, attachment in card.attached.items()
                if attachment.card in used_cards
            )

    while not (attachment := next(attached_cards(), None)):
        _ = game.turn()
    g = game.state
    prepped_card = g.cards[attachment[0]].attached.pop(attachment[1]).card
    team = g.teams[owner_of(g, prepped_card)]
    team.deck = Secret([prepped_card, *team.deck.open()], team.deck.eyes)
    enemy = next(seat.id for seat in g.seats.values() if seat.team != team.id)
    for number in range(20):
        world = determinization.sample_world(g, enemy, Random(number))
        hidden_cards = [*world.teams[team.id].deck.open()]
        hidden_cards += [card for seat in team.seats for card in world.seats[seat].hand.open().values()]
        assert len(world.teams[team.id].deck.open()) == len(team.deck.open())
        assert hidden_cards.count(prepped_card) == 1


def test_PRV_11_cards_seen_from_a_chosen_deck_still_belong_to_it_after_a_reshuffle() -> None:
    """All of the deck is discarded openly and reshuffled (DKO-01)."""
    game = Selfplay(GAME, "dead-zone", derive_seed(SERIES, 3), ["greedy"], {"fleets": "48"})
    for _ in range(60):
        _ = game.turn()
    g = game.state
    team = g.teams["wretch"]
    team.discard += team.deck.open()
    pile = Counter(team.discard)
    DeckMade("wretch", Secret(list(team.discard)), len(team.discard)).apply(g)
    chosen_decks = [world.teams["wretch"].chosen for world in sample_worlds(g, "isn-1", 60)]
    assert all(deck is not None and pile <= Counter(deck.open()) for deck in chosen_decks)
    lists = {msgspec.json.encode(deck.open(), order="sorted") for deck in chosen_decks if deck is not None}
    assert len(lists) > 1, "unseen cards must differ"


def cards_in_hands(g: State, team: str) -> Counter[str]:
    return Counter(card for seat in g.teams[team].seats for card in g.seats[seat].hand.open().values())


@pytest.mark.parametrize("mission", ["meteor-storm", "pan-base", "battle-for-barrage", "dead-zone"])
def test_DKO_01_and_PRV_11_a_reshuffled_deck_contains_only_cards_that_were_visible_before(
    mission: str,
) -> None:
    """All of the deck is discarded openly. Cards that are in no pile are in hands, and stay there."""
    game = Selfplay(GAME, mission, derive_seed(SERIES, 4), ["greedy"], {})
    for _ in range(60):
        _ = game.turn()
    g = game.state
    team = g.teams["wretch"]
    for seat in team.seats:
        hand = g.seats[seat].hand
        drawn_cards = {f"h{90 + n}": team.deck.open().pop() for n in range(3)}
        g.seats[seat].hand, g.seats[seat].dealt = Secret(hand.open() | drawn_cards, hand.eyes), 92
    team.discard += team.deck.open()
    pile, hands = Counter(team.discard), cards_in_hands(g, "wretch")
    DeckMade("wretch", Secret(list(team.discard)), len(team.discard)).apply(g)
    is_deck_known = g.teams["wretch"].chosen is None
    for world in sample_worlds(g, "isn-1", 30):
        assert Counter(world.teams["wretch"].deck.open()) == pile
        assert cards_in_hands(world, "wretch") == hands or not is_deck_known
    thief, stolen_cards = g.seats[team.seats[0]], [team.deck.open().pop() for _ in range(2)]
    thief.hand = Secret(
        thief.hand.open() | {f"h{93 + n}": card for n, card in enumerate(stolen_cards)}, thief.hand.eyes
    )
    thief.dealt = 94
    for world in sample_worlds(g, "isn-1", 30):
        assert Counter(world.teams["wretch"].deck.open()) <= pile
        assert cards_in_hands(world, "wretch") >= hands - pile or not is_deck_known


def test_PRV_19_a_card_that_the_viewer_put_under_a_reshuffled_deck_is_there_once() -> None:
    """One copy of each card lies in the discard pile, and all others are in hands."""
    g = Scenario().state
    team = g.teams["wretch"]
    pile = sorted(set(team.deck.open()))
    unseen_cards = sorted((Counter(team.deck.open()) - Counter(pile)).elements())
    for seat, cards in (("wretch-1", unseen_cards[::2]), ("wretch-2", unseen_cards[1::2])):
        place = g.seats[seat]
        place.hand = Secret({f"h{n}": card for n, card in enumerate(cards, start=1)}, place.hand.eyes)
        place.dealt = len(cards)
    team.deck, team.discard = Secret([]), pile
    DeckMade("wretch", Secret(list(pile)), len(pile)).apply(g)
    team.bottom = [Secret(pile[0], ["isn-1"])]
    worlds = sample_worlds(g, "isn-1", 20)
    for world in worlds:
        assert world.teams["wretch"].deck.open()[0] == pile[0]
        assert sorted(world.teams["wretch"].deck.open()) == pile
    assert len({tuple(sorted(world.seats["wretch-2"].hand.open().values())) for world in worlds}) > 1


def test_DKO_01_as_many_cards_of_a_chosen_deck_have_left_it_as_were_drawn() -> None:
    """One copy of each card is shuffled in, and one card is drawn. Then second copies of all others are
    discarded one by one. At most one of these can have come from the deck."""
    g = Selfplay(GAME, "dead-zone", derive_seed(5, 3), ["greedy"], {"fleets": "48"}).state
    team, seat = g.teams["wretch"], g.seats["wretch-1"]
    assert team.chosen is not None
    deck_list = Counter(team.chosen.open())
    pile, hand = sorted(deck_list), sorted((deck_list - Counter(deck_list.keys())).elements())
    seat.hand = Secret({f"h{n}": card for n, card in enumerate(hand, start=1)}, seat.hand.eyes)
    seat.dealt = len(hand)
    team.deck, team.discard = Secret([]), [*pile]
    DeckMade("wretch", Secret([*pile]), len(pile)).apply(g)
    top_card, bottom_card = team.deck.open()[-1], team.deck.open()[0]
    Drew("wretch-1", Secret(top_card, seat.hand.eyes), f"h{len(hand) + 1}").apply(g)
    team.bottom = [Secret(bottom_card, ["isn-1"])]
    assert bottom_card in hand, "the player must have a second copy"
    discards = [*(card for card in sorted(set(hand)) if card not in {top_card, bottom_card}), bottom_card]
    while discards:
        for world in sample_worlds(g, "isn-1", 60):
            assert Counter(world.teams["wretch"].deck.open()) <= Counter(pile)
            deck = world.teams["wretch"].chosen
            assert deck is not None and sum(deck.open().values()) == deck_list.total()
            assert deck.open()[bottom_card] >= 1 + (bottom_card in team.discard), (
                "the card under the deck has not been drawn"
            )
        discard(g, "wretch-1", discards.pop())


def discard(g: State, seat: str, card: str) -> None:
    """Let the seat discard a copy of a card."""
    handle = next(name for name, held_card in g.seats[seat].hand.open().items() if held_card == card)
    Discarded(seat, handle, card, owner_of(g, card), "energy").apply(g)


def test_M3_09_cards_seen_from_a_chosen_deck_are_counted_so_that_the_deck_is_legal() -> None:
    """The deck needs six of each of three types, and all of it has been seen. Four cards were in hands at the
    reshuffle, and two were drawn since. For five kinds it is unknown which copy was which."""
    scene = Scenario("battle-for-barrage", builds=BUILDS)
    team = scene.state.teams["isn"]
    hand = ["maneuvering-thrusters", "sr2-twin-rocket-launchers", "erin-cho", "sparrow-cover-fire"]
    drawn_cards = ["sparrow-cover-fire", "bronson-skiles"]
    pile = [*(Counter(team.deck.open()) - Counter(hand) - Counter(drawn_cards)).elements(), *drawn_cards]
    scene.hand("isn-1", *hand)
    team.deck, team.discard = Secret([]), [*pile]
    DeckMade("isn", Secret(pile), len(pile)).apply(scene.state)
    for _ in drawn_cards:
        _ = draw_card(scene, "isn-1")
    for card in [*hand, *drawn_cards]:
        discard(scene.state, "isn-1", card)
    for world in sample_worlds(scene.state, "wretch-1", 40):
        chosen_deck = world.teams["isn"].chosen
        assert chosen_deck is not None
        types = Counter(
            edition_of(world).tactics[card].type for card in Counter(chosen_deck.open()).elements()
        )
        assert types == {"weapon": 6, "hero": 6, "upgrade": 6, "event": 6}


def test_CTL_03_and_HLD_10_a_carrier_that_was_taken_and_won_back_is_sampled_with_an_empty_hold() -> None:
    scene = (
        Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6").ship("wretch-2", "tes-kio", at="14,2/14,1")
    )
    run_rule(take_over(scene.state, "isn-barrage", "wretch-2"), scene)
    run_rule(take_over(scene.state, "isn-barrage", "isn-2"), scene)
    assert not any(g.cards["isn-barrage"].cargo.open() for g in sample_worlds(scene.state, "wretch-2", 60))


def state_after_escape(scene: Scenario, seat: str, card: str) -> State:
    """Return the position after a ship card at the last row has escaped."""
    table = scene.turn(seat).energy("wretch", 20).play().picks(seat, f"activate:{card}", "7,10>7,11")
    while card in table.state.cards:
        table.picks(seat, next(pick for pick in ("stop", "done", "no") if pick in table.options(seat)))
    return table.state


def blockade_scene(edition: Catalogue | None = None, **extra: Any) -> Scenario:
    """Return a scene of Blockade Run with a ship of each side."""
    builds = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide"), **extra}
    scene = Scenario("blockade-run", builds=builds, edition=edition).ship("isn-1", "rooks-f54", at="1,4")
    return scene.ship("wretch-1", "vapors-fate", at="3,0")


def test_CTL_03_and_PRV_27_a_hold_that_everybody_saw_empty_is_sampled_as_empty_after_its_escape() -> None:
    scene = blockade_scene().ship("wretch-1", "so-bwa-tet", at="7,9/7,10")
    run_rule(take_over(scene.state, "so-bwa-tet", "isn-1"), scene)
    run_rule(take_over(scene.state, "so-bwa-tet", "wretch-1"), scene)
    worlds = sample_worlds(state_after_escape(scene, "wretch-1", "so-bwa-tet"), "isn-1", 60)
    assert [world.seats["wretch-1"].away.open() for world in worlds] == [{"so-bwa-tet": []}] * 60
    scene = blockade_scene().ship("wretch-1", "so-bwa-tet", at="7,9/7,10")
    worlds = sample_worlds(state_after_escape(scene, "wretch-1", "so-bwa-tet"), "isn-1", 60)
    assert any(world.seats["wretch-1"].away.open()["so-bwa-tet"] for world in worlds), "it may be loaded"


@pytest.mark.parametrize("viewer", ["isn-1", "wretch-1", "wretch-2"])
@pytest.mark.parametrize(("card", "owner"), [("isn-torrent", "isn-1"), ("so-bwa-tet", "wretch-1")])
def test_M2_23_with_two_runners_a_taken_ship_has_escaped_with_the_player_who_moved_it_out(
    card: str, owner: str, viewer: str
) -> None:
    printed = stored_edition()
    mission = printed.missions["blockade-run"]
    runner = mission.seat("wretch-1")
    mission = replace(mission, seats=(*mission.seats, replace(runner, id="wretch-2")))
    missions = {**printed.missions, mission.id: mission}
    second = {"fleet": [["tes-kio", "standard"], ["red-fuvu", "standard"]], "deck": {}}
    scene = blockade_scene(replace(printed, missions=missions, digest="two runners"), **{"wretch-2": second})
    scene = scene.ship(owner, card, at="7,9/7,10")
    if owner == "wretch-1":
        run_rule(take_over(scene.state, card, "isn-1"), scene)
    run_rule(take_over(scene.state, card, "wretch-2"), scene)
    for world in sample_worlds(state_after_escape(scene, "wretch-2", card), viewer, 8):
        assert {name: list(seat.away.open()) for name, seat in world.seats.items() if seat.away.open()} == {
            "wretch-2": [card]
        }


@pytest.mark.parametrize("viewer", ["isn-1", "wretch-1"])
def test_M2_23_a_taken_ship_that_escaped_belongs_to_the_player_who_took_it(viewer: str) -> None:
    scene = blockade_scene().ship("isn-1", "isn-torrent", at="7,9/7,10")
    run_rule(take_over(scene.state, "isn-torrent", "wretch-1"), scene)
    for world in sample_worlds(state_after_escape(scene, "wretch-1", "isn-torrent"), viewer, 8):
        assert world.seats["wretch-1"].away.open()["isn-torrent"] == []
        assert "isn-torrent" not in world.seats["isn-1"].away.open()


def sample_worlds(g: State, viewer: str, count: int) -> list[State]:
    return [GAME.sample_world(g, viewer, Random(number)) for number in range(count)]


def test_EC_61_a_ship_that_visibly_left_a_hold_is_sampled_without_cargo() -> None:
    scene = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy")
    table = scene.ship("isn-1", "isn-everest", at="14,5", cargo=["isn-barrage"]).play()
    table.picks("isn-1", "launch:isn-barrage", "14,7/14,8")
    assert table.state.emerged == {"isn-barrage": ["isn-everest"]}
    worlds = sample_worlds(table.state, "wretch-1", 60)
    assert not any(g.cards["isn-barrage"].cargo.open() for g in worlds)
    assert any(g.cards["isn-everest"].cargo.open() for g in worlds), "Everest may carry more"


def test_HLD_04_and_DEP_10_a_hold_has_only_the_room_that_the_ships_launched_from_it_have_left() -> None:
    scene = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy")
    scene = scene.ship("isn-1", "isn-barrage", at="17,4/17,5", cargo=["f47-blue-hawks"])
    table = scene.ship("isn-1", "isn-everest", at="14,5", cargo=["rooks-f54"]).play()
    before = sample_worlds(table.state, "wretch-1", 60)
    assert any(g.cards["isn-barrage"].cargo.open() for g in before)
    table.picks("isn-1", "launch:rooks-f54", "16,4")
    table.picks("isn-1", "launch:f47-blue-hawks", "18,3", "18,4", "18,5")
    assert table.state.emerged == {
        "rooks-f54": ["isn-barrage", "isn-everest"],
        "f47-blue-hawks": ["isn-barrage"],
    }
    worlds = sample_worlds(table.state, "wretch-1", 60)
    assert not any(g.cards["isn-barrage"].cargo.open() for g in worlds), "three Hawks took up its whole hold"
    assert any(g.cards["isn-everest"].cargo.open() for g in worlds)


@pytest.mark.parametrize("fate", ["destroyed", "taken", "taken and destroyed"])
def test_DST_07_and_CTL_03_the_cargo_of_a_destroyed_ship_shows_which_carrier_other_ships_came_from(
    fate: str,
) -> None:
    """With the Rook aboard, Barrage had no room for the Hawks. So they were in Torrent, which has room for
    one more ship."""
    scene = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy")
    scene = scene.ship("isn-1", "isn-barrage", at="17,3/17,4", cargo=["rooks-f54"])
    table = scene.ship("isn-1", "isn-torrent", at="15,4/15,5", cargo=["f47-blue-hawks"]).play()
    scene.state = table.picks("isn-1", "launch:f47-blue-hawks", "16,3", "16,4", "16,5").state
    assert scene.state.emerged == {"f47-blue-hawks": ["isn-barrage", "isn-torrent"]}
    torrents = [g.cards["isn-torrent"].cargo.open() for g in sample_worlds(scene.state, "wretch-1", 60)]
    assert ["f51-blue-sparrows"] in torrents
    if "taken" in fate:
        run_rule(take_over(scene.state, "isn-barrage", "wretch-1"), scene)
    if "destroyed" in fate:
        run_rule(destroy(scene.state, "isn-barrage-1", "attack"), scene)
    assert scene.state.revealed == {"isn-barrage": ["rooks-f54"]}
    torrents = [g.cards["isn-torrent"].cargo.open() for g in sample_worlds(scene.state, "wretch-1", 60)]
    assert ["f51-blue-sparrows"] not in torrents


def apply_facts(scene: Scenario, *facts: GalaxiesFact) -> None:
    def rule() -> Rule[None]:
        yield from facts

    run_rule(rule(), scene)


def test_TAC_15_a_card_that_is_being_played_is_in_no_hand_and_no_deck() -> None:
    """The Patrol is an event. While its ships are placed, it is in no zone."""
    scene = Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6").energy("isn", 20)
    scene = scene.turn("isn-2", "deploy").hand("isn-2", *["f47-hawk-patrol"] * 3)
    table = scene.play().picks("isn-2", "play:h1")
    assert table.asked("isn-2") == "launch-ship"
    for world in sample_worlds(table.state, "wretch-1", 40):
        assert hands_and_deck(world, "isn") == hands_and_deck(table.state, "isn")
    state = table.picks("isn-2", "14,2", "14,3", "14,4").state
    assert (state.played, state.teams["isn"].discard) == ([], ["f47-hawk-patrol"])


def hand_of(g: State, seat: str) -> list[str]:
    return sorted(g.seats[seat].hand.open().values())


def hands_and_deck(g: State, team: str) -> Counter[str]:
    """Return the cards of a team's deck and those in all hands."""
    hands = (card for seat in g.seats.values() for card in seat.hand.open().values())
    return Counter([*g.teams[team].deck.open(), *(card for card in hands if owner_of(g, card) == team)])


def hide_hand(scene: Scenario, seat: str) -> None:
    apply_facts(scene, teams.order_fact(scene.state, seat, "show-hand", on=False))


def test_TEM_07_an_ally_remembers_what_they_saw_of_a_hand_that_is_now_hidden() -> None:
    scene = Scenario().hand("isn-1", "erin-cho", "erin-cho", "bronson-skiles")
    hide_hand(scene, "isn-1")
    seen_cards = ["bronson-skiles", "erin-cho", "erin-cho"]
    assert all(hand_of(g, "isn-1") == seen_cards for g in sample_worlds(scene.state, "isn-2", 20))
    assert not all(hand_of(g, "isn-1") == seen_cards for g in sample_worlds(scene.state, "wretch-1", 20))
    assert {
        hands_and_deck(g, "isn") == hands_and_deck(scene.state, "isn")
        for g in sample_worlds(scene.state, "isn-2", 20)
    } == {True}
    apply_facts(scene, teams.order_fact(scene.state, "isn-1", "show-hand", on=True))
    assert scene.state.seats["isn-1"].recalled == {}


def test_TEM_07_hiding_a_hidden_hand_again_reveals_nothing_of_it() -> None:
    scene = Scenario().hand("isn-1", "erin-cho")
    hide_hand(scene, "isn-1")
    scene.hand("isn-1", "bronson-skiles")
    hide_hand(scene, "isn-1")
    assert scene.state.seats["isn-1"].recalled["isn-2"].open() == ["erin-cho"]


def test_TEM_07_an_ally_remembers_one_card_less_when_a_card_of_that_name_leaves_a_hidden_hand() -> None:
    """The ally cannot tell whether it is the card that they saw, or another one drawn since."""
    scene = Scenario().hand("isn-1", "erin-cho", "bronson-skiles")
    hide_hand(scene, "isn-1")
    scene.hand("isn-1", "erin-cho", "charles-yeboah")
    apply_facts(scene, Discarded("isn-1", "h3", "erin-cho", "isn", "limit"))
    hands = [hand_of(g, "isn-1") for g in sample_worlds(scene.state, "isn-2", 200)]
    assert all("bronson-skiles" in hand for hand in hands)
    assert 0 < sum("erin-cho" in hand for hand in hands) < 100


def raider_scene(seat: str) -> Scenario:
    """Return the Battle for ISN Barrage, in which an ally of a seat brings the same ships."""
    printed, ally = stored_edition(), seat.replace("1", "2")
    mission = printed.missions["battle-for-barrage"]
    mission = replace(mission, seats=(*mission.seats, replace(mission.seat(seat), id=ally)))
    edition = replace(printed, missions={**printed.missions, mission.id: mission}, digest=f"with {ally}")
    builds = {**BUILDS, ally: {"fleet": BUILDS[seat]["fleet"], "deck": {}}}
    return Scenario("battle-for-barrage", builds=builds, edition=edition)


def test_M3_11_a_player_who_looks_into_the_core_knows_the_top_cards_of_that_deck() -> None:
    scene = raider_scene("wretch-1").ship(**BARRAGE).ship(**TORRENT).turn("wretch-1", "energy")
    table = scene.deck("isn", *TOP).play().picks("wretch-1", "core")
    assert table.asked("wretch-1") == "core-keep"
    top_cards = [*reversed(TOP)]

    def keeps_cards_on_top(viewer: str) -> list[bool]:
        worlds = sample_worlds(table.state, viewer, 20)
        assert all(
            hands_and_deck(g, "isn").total() == hands_and_deck(table.state, "isn").total() for g in worlds
        )
        return [g.teams["isn"].deck.open()[-3:] == top_cards for g in worlds]

    assert all(keeps_cards_on_top("wretch-1"))
    assert not all(keeps_cards_on_top("wretch-2"))
    assert not all(keeps_cards_on_top("isn-1"))
    table.picks("wretch-1", "core-1", ["core-2", "core-3"])
    assert table.state.teams["isn"].top is None


def reshuffled_scene(*pile: str) -> Scenario:
    """Return Meteor Storm after the ISN deck was reshuffled from these cards. The allies hold the rest."""
    scene = Scenario()
    team = scene.state.teams["isn"]
    unseen_cards = list((Counter(team.deck.open()) - Counter(pile)).elements())
    team.deck.open().clear()
    team.discard += pile
    for seat, cards in zip(("isn-1", "isn-2"), (unseen_cards[:1], unseen_cards[1:]), strict=True):
        scene.state.seats[seat].hand.open().update({f"h{n}": card for n, card in enumerate(cards, start=1)})
        scene.state.seats[seat].dealt = len(cards)
    apply_facts(scene, DeckMade("isn", Secret(list(pile)), len(pile)))
    return scene


def draw_card(scene: Scenario, seat: str) -> str:
    place, deck = scene.state.seats[seat], scene.state.teams["isn"].deck.open()
    apply_facts(scene, Drew(seat, Secret(deck[-1], place.hand.eyes), f"h{place.dealt + 1}"))
    return list(place.hand.open().values())[-1]


def test_DKO_01_a_player_who_has_drawn_nothing_since_the_reshuffle_holds_no_card_of_the_new_deck() -> None:
    pile = ["bronson-skiles", "sparrow-cover-fire", "f47-hawk-patrol", "sr2-twin-rocket-launchers"] * 2
    scene = reshuffled_scene(*pile)
    for _ in range(2):
        _ = draw_card(scene, "isn-1")
        for world in sample_worlds(scene.state, "wretch-1", 40):
            assert not Counter(hand_of(world, "isn-2")) - (hands_and_deck(scene.state, "isn") - Counter(pile))
    _ = draw_card(scene, "isn-2")
    assert (scene.state.seats["isn-1"].fresh, scene.state.seats["isn-2"].fresh) == (2, 1)
    apply_facts(scene, passed_cards("isn-1", "isn-2", h1=scene.state.seats["isn-1"].hand.open()["h1"]))
    assert scene.state.seats["isn-2"].fresh == 2, "it may be a drawn card"
    apply_facts(
        scene,
        passed_cards("isn-2", "isn-1", **dict(list(scene.state.seats["isn-2"].hand.open().items())[:4])),
    )
    assert scene.state.seats["isn-1"].fresh == 2 + 2, "at most two of the four"


def test_DKO_01_a_card_that_may_be_new_or_old_is_sampled_as_both() -> None:
    """One of three copies was shuffled in, and two are in the ally's hand. One is discarded."""
    scene = reshuffled_scene("sparrow-cover-fire", "erin-cho", "bronson-skiles")
    assert draw_card(scene, "isn-1") == "bronson-skiles"
    discard(scene.state, "isn-1", "bronson-skiles")
    places = set()
    for world in sample_worlds(scene.state, "wretch-1", 80):
        deck, ally = world.teams["isn"].deck.open(), hand_of(world, "isn-2")
        places.add((deck.count("bronson-skiles"), ally.count("bronson-skiles")))
    assert places >= {(0, 2), (1, 1)}


def test_PRV_20_a_player_who_passed_on_drawn_cards_may_have_parted_with_older_ones() -> None:
    """The player holds one card, and another copy was shuffled in. They draw that copy and pass it on."""
    (old_card,) = hand_of(reshuffled_scene("bronson-skiles").state, "isn-1")
    scene = reshuffled_scene(old_card, "sparrow-cover-fire", "bronson-skiles")
    hand = hand_of(scene.state, "isn-1")
    assert draw_card(scene, "isn-1") == "bronson-skiles"
    handle = next(h for h, card in scene.state.seats["isn-1"].hand.open().items() if card == "bronson-skiles")
    apply_facts(scene, passed_cards("isn-1", "isn-2", **{handle: "bronson-skiles"}))
    discard(scene.state, "isn-1", hand[0])
    decks = [world.teams["isn"].deck.open() for world in sample_worlds(scene.state, "wretch-1", 60)]
    assert hand == [old_card]
    assert {old_card in deck for deck in decks} == {True, False}


def test_DKO_01_and_PRV_10_a_player_who_drew_the_only_copy_knows_that_the_deck_has_no_other() -> None:
    """One of the two other copies is in the ally's hidden hand."""
    scene = reshuffled_scene("sparrow-cover-fire", "f47-hawk-patrol", "bronson-skiles")
    hide_hand(scene, "isn-2")
    scene.state.seats["isn-2"].recalled.clear()
    assert draw_card(scene, "isn-1") == "bronson-skiles"
    for world in sample_worlds(scene.state, "isn-1", 20):
        assert "bronson-skiles" not in world.teams["isn"].deck.open()
        assert hand_of(world, "isn-2").count("bronson-skiles") == hand_of(scene.state, "isn-2").count(
            "bronson-skiles"
        )


def test_PRV_08_a_card_drawn_into_a_hidden_hand_is_not_revealed_by_a_later_draw() -> None:
    scene = reshuffled_scene("sparrow-cover-fire", "f47-hawk-patrol", "bronson-skiles")
    hide_hand(scene, "isn-1")
    _ = draw_card(scene, "isn-1")
    apply_facts(scene, teams.order_fact(scene.state, "isn-1", "show-hand", on=True))
    _ = draw_card(scene, "isn-1")
    drawn_cards = scene.state.seats["isn-1"].drawn
    assert drawn_cards is not None
    assert (drawn_cards.eyes, len(drawn_cards.open())) == (("isn-1",), 2)


def test_PRV_19_a_player_who_put_a_card_under_a_deck_knows_who_has_drawn_it() -> None:
    """The deck has no other cards. So the raider who looked at the card knows that the ISN player draws
    it."""
    scene = Scenario("battle-for-barrage", builds=BUILDS).ship(**BARRAGE).ship(**TORRENT)
    deck = scene.state.teams["isn"].deck.open()
    scene.state.teams["isn"].discard += deck[:-3]
    del deck[:-3]
    kept_card, *returned_cards = reversed(deck)
    eyes = ("wretch-1",)
    apply_facts(
        scene, CoreKept("wretch-1", "isn", Secret(kept_card, eyes), "h1", Secret(returned_cards, eyes), 2)
    )
    assert scene.state.teams["isn"].bottom is not None
    apply_facts(scene, Drew("isn-1", Secret(returned_cards[0], ("isn-1",)), "h1"))
    for world in sample_worlds(scene.state, "wretch-1", 20):
        assert hand_of(world, "isn-1") == [returned_cards[0]]
        assert world.teams["isn"].deck.open() == [returned_cards[1]]
    apply_facts(scene, Discarded("isn-1", "h1", returned_cards[0], "isn", "limit"))
    assert scene.state.seats["isn-1"].recalled["wretch-1"].open() == []


def test_PRV_19_a_player_does_not_know_which_card_is_drawn_while_others_lie_on_top() -> None:
    scene = raider_scene("isn-1").ship(**BARRAGE).ship(**TORRENT)
    deck = scene.state.teams["isn"].deck.open()
    kept_card, *returned_cards = deck[:-4:-1]
    eyes = ("wretch-1",)
    apply_facts(
        scene, CoreKept("wretch-1", "isn", Secret(kept_card, eyes), "h1", Secret(returned_cards, eyes), 2)
    )
    deck = scene.state.teams["isn"].deck.open()
    apply_facts(scene, Drew("isn-1", Secret(deck[-1], ("isn-1", "isn-2")), "h1"))
    assert scene.state.seats["isn-1"].recalled == {}
    scene.state.seats["isn-1"].recalled["wretch-1"] = Secret([deck[-1]], eyes)
    hide_hand(scene, "isn-1")
    assert set(scene.state.seats["isn-1"].recalled) == {"wretch-1", "isn-2"}
    apply_facts(scene, teams.order_fact(scene.state, "isn-1", "show-hand", on=True))
    assert set(scene.state.seats["isn-1"].recalled) == {"wretch-1"}, "the raider does not see it"


def test_M3_11_a_player_who_looks_at_cards_that_they_put_there_knows_them_once() -> None:
    scene = Scenario("battle-for-barrage", builds=BUILDS).ship(**BARRAGE).ship(**TORRENT)
    scene = scene.deck("isn", *TOP, only=True).turn("wretch-1", "energy")
    team, eyes = scene.state.teams["isn"], ("wretch-1",)
    team.bottom = [Secret(card, eyes) for card in team.deck.open()[1::-1]]
    apply_facts(scene, CoreOpened("wretch-1", "isn", Secret([*reversed(team.deck.open())], eyes), 3))
    assert team.top is not None
    assert len(team.top.open()) == 1
    for world in sample_worlds(scene.state, "wretch-1", 8):
        assert world.teams["isn"].deck.open() == team.deck.open()


def test_M3_11_a_player_who_looks_at_cards_that_their_ally_put_there_sees_all_of_them() -> None:
    scene = raider_scene("wretch-1").ship(**BARRAGE).ship(**TORRENT)
    scene = scene.deck("isn", *TOP, only=True).turn("wretch-1", "energy")
    team = scene.state.teams["isn"]
    team.bottom = [Secret(card, ("wretch-2",)) for card in team.deck.open()[1::-1]]
    apply_facts(scene, CoreOpened("wretch-1", "isn", Secret([*reversed(team.deck.open())], ("wretch-1",)), 3))
    for viewer in ("wretch-1", "wretch-2"):
        for world in sample_worlds(scene.state, viewer, 8):
            assert world.teams["isn"].deck.open()[:2] == team.deck.open()[:2]
            assert len(world.teams["isn"].deck.open()) == 3
    assert all(
        g.teams["isn"].deck.open() == team.deck.open() for g in sample_worlds(scene.state, "wretch-1", 8)
    )


def test_M3_12_a_player_who_puts_cards_under_a_deck_does_not_learn_what_their_ally_put_there() -> None:
    scene = raider_scene("wretch-1")
    for seat in ("wretch-1", "wretch-2"):
        card, *returned_cards = scene.state.teams["isn"].deck.open()[:-4:-1]
        eyes = (seat,)
        apply_facts(scene, CoreKept(seat, "isn", Secret(card, eyes), "h1", Secret(returned_cards, eyes), 2))
    bottom = scene.state.teams["isn"].bottom
    assert [card.eyes for card in bottom] == [("wretch-1",)] * 2 + [("wretch-2",)] * 2
    lowest = scene.state.teams["isn"].deck.open()[:4]

    def sample_again(viewer: str) -> bytes:
        return encode(GAME.sample_world(scene.state, viewer, Random(3)))

    for viewer, placed_slice, other_slice in (
        ("wretch-1", slice(2, 4), slice(2)),
        ("wretch-2", slice(2), slice(2, 4)),
    ):
        worlds = sample_worlds(scene.state, viewer, 30)
        assert all(
            hands_and_deck(g, "isn").total() == hands_and_deck(scene.state, "isn").total() for g in worlds
        )
        assert all(encode(GAME.sample_world(g, viewer, Random(3))) == sample_again(viewer) for g in worlds)
        decks = [g.teams["isn"].deck.open() for g in worlds]
        assert all(deck[placed_slice] == lowest[placed_slice] for deck in decks)
        assert len({tuple(deck[other_slice]) for deck in decks}) > 3
        deck_bottom = GAME.views(Imagined(scene.state, scene.play().match), [viewer])[viewer]["deck_bottom"]
        assert deck_bottom == {"isn": lowest[placed_slice][::-1]}


def test_M3_11_and_TEM_07_a_player_who_sees_the_raiders_hand_knows_what_has_left_the_new_deck() -> None:
    """One of two copies was shuffled in, and the other is in a hand. The raider takes the shuffled one."""
    scene = raider_scene("wretch-1")
    team = scene.state.teams["isn"]
    scene.hand("isn-1", "bronson-skiles")
    pile = ["bronson-skiles", *sorted(set(team.deck.open()) - {"bronson-skiles"})]
    unseen_cards = [*(Counter(team.deck.open()) - Counter(pile)).elements()]
    scene.hand("isn-1", *unseen_cards)
    team.deck, team.discard = Secret([]), [*pile]
    apply_facts(scene, DeckMade("isn", Secret(pile[::-1]), len(pile)))
    core_fact = CoreKept(
        "wretch-1",
        "isn",
        Secret("bronson-skiles", ("wretch-1", "wretch-2")),
        "h1",
        Secret(pile[1:3], ("wretch-1",)),
        2,
    )
    apply_facts(scene, core_fact)
    for viewer in ("wretch-1", "wretch-2"):
        for world in sample_worlds(scene.state, viewer, 40):
            assert "bronson-skiles" not in world.teams["isn"].deck.open()
    hide_hand(scene, "wretch-1")
    for world in sample_worlds(scene.state, "wretch-2", 40):
        assert "bronson-skiles" not in world.teams["isn"].deck.open()


def test_M3_11_and_TEM_07_a_player_who_remembers_an_allys_hand_knows_how_many_cards_the_core_lost() -> None:
    scene = raider_scene("isn-1")
    deck = scene.state.teams["isn"].deck.open()
    scene.hand("isn-1", *deck[:2]).hand("wretch-1", deck[0], deck[1])
    hide_hand(scene, "isn-1")
    for world in sample_worlds(scene.state, "isn-2", 20):
        assert [owner_of(world, card) for card in hand_of(world, "wretch-1")] == ["isn", "isn"]


def test_M3_11_and_TEM_07_cards_of_the_core_that_an_ally_saw_are_in_the_hidden_hand() -> None:
    scene = raider_scene("wretch-1")
    core = scene.state.teams["isn"].deck.open()[:2]
    scene.hand("wretch-1", *core)
    hide_hand(scene, "wretch-1")
    scene.hand("wretch-1", scene.state.teams["isn"].deck.open()[0])
    for world in sample_worlds(scene.state, "wretch-2", 20):
        assert not Counter(core) - Counter(hand_of(world, "wretch-1"))
        assert len(hand_of(world, "wretch-1")) == 3
        assert len(world.teams["isn"].deck.open()) == len(scene.state.teams["isn"].deck.open())
        assert hands_and_deck(world, "isn").total() == hands_and_deck(scene.state, "isn").total(), (
            "the third card is from the core, too"
        )


def passed_cards(seat: str, receiver: str, **cards: str) -> Passed:
    return Passed(seat, receiver, Secret(cards, (seat, receiver)), len(cards))


def test_PRV_20_two_allies_have_drawn_no_more_of_their_lost_cards_than_are_missing_from_the_deck() -> None:
    """Two new cards were passed. Each of the two allies may have drawn the card that they lost, but not
    both."""
    pile = ["bronson-skiles", "sparrow-cover-fire", "erin-cho", "maneuvering-thrusters"]
    scene = reshuffled_scene(*pile)
    g = scene.state

    def handles(seat: str, *cards: str) -> dict[str, str]:
        found = {card: handle for handle, card in g.seats[seat].hand.open().items()}
        return {found[card]: card for card in cards}

    apply_facts(scene, passed_cards("isn-2", "isn-1", **handles("isn-2", *pile[:2])))
    drawn_cards = [draw_card(scene, "isn-1"), draw_card(scene, "isn-1")]
    assert drawn_cards == pile[:1:-1]
    apply_facts(scene, passed_cards("isn-1", "isn-2", **handles("isn-1", *drawn_cards)))
    for seat, cards in (("isn-1", pile[:2]), ("isn-2", drawn_cards)):
        for card in cards:
            discard(g, seat, card)
    for world in sample_worlds(g, "wretch-1", 60):
        assert len(world.teams["isn"].deck.open()) == 2
        assert Counter(world.teams["isn"].deck.open()) <= Counter(pile)


def test_PRV_20_a_player_who_passed_cards_into_a_hidden_hand_knows_that_they_are_there() -> None:
    scene = Scenario().hand("isn-1", "erin-cho").hand("isn-2", "bronson-skiles")
    hide_hand(scene, "isn-2")
    apply_facts(scene, passed_cards("isn-1", "isn-2", h1="erin-cho"))
    two_cards = ["bronson-skiles", "erin-cho"]
    assert all(hand_of(g, "isn-2") == two_cards for g in sample_worlds(scene.state, "isn-1", 20))
    hide_hand(scene, "isn-1")
    apply_facts(scene, passed_cards("isn-2", "isn-1", h2="erin-cho"))
    assert all(hand_of(g, "isn-1") == ["erin-cho"] for g in sample_worlds(scene.state, "isn-2", 20))
    assert all(hand_of(g, "isn-2") == ["bronson-skiles"] for g in sample_worlds(scene.state, "isn-1", 20))


def test_PRV_20_an_ally_who_does_not_learn_which_cards_were_passed_is_sure_of_none() -> None:
    """Only packs have teams of three."""
    scene = Scenario().hand("isn-1", "erin-cho", "bronson-skiles")
    hide_hand(scene, "isn-1")
    scene.state.seats["isn-1"].recalled["isn-3"] = Secret(["erin-cho", "bronson-skiles"], ("isn-3",))
    apply_facts(scene, passed_cards("isn-1", "isn-2", h1="erin-cho"))
    recalled = scene.state.seats["isn-1"].recalled
    assert {giver: cards.open() for giver, cards in recalled.items()} == {
        "isn-2": ["bronson-skiles"],
        "isn-3": [],
    }


def test_PRV_27_sampling_does_not_read_what_escaped_in_a_hold() -> None:
    """Only its owner knows what Vapor's Fate carried, so the same worlds are imagined in every case."""
    builds = {"isn-1": ready_made("isn-line-of-battle"), "wretch-1": ready_made("wretch-red-tide")}

    def escape_with(*cargo: str) -> State:
        scene = Scenario("blockade-run", builds=builds).ship("isn-1", "isn-torrent", at="1,4/1,5")
        scene = scene.ship("wretch-1", "vapors-fate", at="7,9", cargo=list(cargo)).turn("wretch-1")
        return scene.play().picks("wretch-1", "activate:vapors-fate", "7,10", "stop", "done").state

    states = [
        escape_with(),
        escape_with("red-tougu"),
        escape_with("chosh-ka"),
        escape_with("red-tougu", "chosh-ka"),
    ]
    assert [state.seats["wretch-1"].away.open()["vapors-fate"] for state in states][1:3] == [
        ["red-tougu"],
        ["chosh-ka"],
    ]
    for number in range(8):
        assert len({encode(GAME.sample_world(state, "isn-1", Random(number))) for state in states}) == 1
    assert any(
        world.seats["wretch-1"].away.open()["vapors-fate"] for world in sample_worlds(states[0], "isn-1", 20)
    )


def test_PRV_07_nobody_learns_that_a_ship_launched_into_the_starting_zone_came_from_a_hold() -> None:
    scene = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy")
    table = scene.ship("isn-1", "isn-everest", at="14,8", cargo=["isn-barrage"]).play()
    table.picks("isn-1", "launch:isn-barrage")
    zone = {hexes.space_name(space) for space in zone_of(table.state, "isn-1")}
    inside = next(option for option in table.options("isn-1") if set(option.split("/")) <= zone)
    state = table.picks("isn-1", inside).state
    assert (state.emerged, state.unloaded) == ({}, [])


def test_PRV_05_hawks_launched_by_a_patrol_were_behind_the_screen_of_its_player() -> None:
    """Otherwise they could be in the hold of Barrage."""
    scene = Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6").hand("isn-2", "f47-hawk-patrol")
    table = scene.turn("isn-2", "deploy").energy("isn", 10).play()

    def hawks_behind_screen() -> list[bool]:
        return [HAWKS in g.seats["isn-2"].screen.open() for g in sample_worlds(table.state, "wretch-1", 40)]

    assert not all(hawks_behind_screen())
    table.picks("isn-2", "play:h1")
    assert table.asked("isn-2") == "launch-ship"
    assert all(hawks_behind_screen())


def test_PRV_13_a_patrol_shows_that_the_hawks_were_selected_in_an_affordable_version() -> None:
    """Nobody has seen them. The card costs 2, and the Hawks cost 1 less than 3, 5 or more."""
    deck = BUILDS["isn-1"]["deck"] | {"superior-squadron-tactics": 0, "f47-hawk-patrol": 1}
    fleet = (*BUILDS["isn-1"]["fleet"][:2], (HAWKS, "standard"))
    builds = BUILDS | {"isn-1": {"fleet": fleet, "deck": {card: n for card, n in deck.items() if n}}}
    scene = Scenario("battle-for-barrage", builds=builds).ship(**TORRENT).hand("isn-1", "f47-hawk-patrol")
    table = scene.turn("isn-1", "deploy").energy("isn", 4).play()

    def brought_levels() -> set[str]:
        return {g.seats["isn-1"].levels.open()[HAWKS] for g in sample_worlds(table.state, "wretch-1", 60)}

    assert brought_levels() == {"standard", "seasoned", "veteran"}
    table.picks("isn-1", "play:h1")
    assert brought_levels() == {"standard"}


def test_PRV_13_hawks_launched_by_a_patrol_fit_into_a_fleet_with_the_other_ships() -> None:
    """With the visible Everest and the mandatory Torrent, only 3 or 4 are left for them."""
    printed, mission_ = stored_edition(), "battle-for-barrage"
    printed_mission = printed.missions[mission_]
    fleet = (("isn-everest", "veteran"), ("isn-torrent", "standard"), (HAWKS, "standard"))
    cost = sum(printed.ships[card].versions[level].launch for card, level in fleet)
    seat = replace(printed_mission.seat("isn-1"), fleet_limit=cost + 1, must_include=("isn-torrent",))
    printed_mission = replace(
        printed_mission,
        seats=tuple(seat if other.id == seat.id else other for other in printed_mission.seats),
    )
    edition = replace(
        printed, missions={**printed.missions, mission_: printed_mission}, digest="a small fleet"
    )
    deck = BUILDS["isn-1"]["deck"] | {"superior-squadron-tactics": 0, "f47-hawk-patrol": 1}
    builds = BUILDS | {"isn-1": {"fleet": fleet, "deck": {card: n for card, n in deck.items() if n}}}
    scene = Scenario(mission_, builds=builds, edition=edition).hand("isn-1", "f47-hawk-patrol")
    scene = scene.ship("isn-1", "isn-everest", at="12,4/12,5").turn("isn-1", "deploy").energy("isn", 40)
    table = scene.play().picks("isn-1", "play:h1")
    for world in sample_worlds(table.state, "wretch-1", 20):
        assert dict(world.seats["isn-1"].levels.open()) == dict(fleet)


def test_CTL_03_taken_hawks_do_not_belong_to_the_fleet_of_the_player_who_took_them() -> None:
    """The raider took them, and the card from the core. Each of them goes to a different place."""
    scene = Scenario("battle-for-barrage", builds=BUILDS).ship("isn-1", HAWKS, at=("9,5", "9,6", "9,7"))
    run_rule(take_over(scene.state, HAWKS, "wretch-1"), scene)
    scene = scene.hand("wretch-1", "sparrow-cover-fire").turn("wretch-1", "deploy").energy("wretch", 10)
    raider = scene.state.seats["wretch-1"]
    raider.hand = Secret({"h1": "f47-hawk-patrol"}, raider.hand.eyes)
    table = scene.play().picks("wretch-1", "play:h1")
    assert table.state.played == ["f47-hawk-patrol"]
    for world in sample_worlds(table.state, "isn-1", 20):
        assert HAWKS not in world.seats["wretch-1"].levels.open()
