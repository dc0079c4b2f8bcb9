"""Imagined worlds after a chosen deck was reshuffled. In each of them, everything that the viewer has seen
must have been possible (DKO-01, PRV-11, PRV-13, PRV-19).

Random draws, discards, plays and looks into the core are made as facts and recorded here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.core.secret import Secret
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME, loadouts
from engine.galaxies.catalogue import Build
from engine.galaxies.facts import (
    CardAttached,
    CoreKept,
    CoreOpened,
    DeckMade,
    Discarded,
    Drew,
    EventSpent,
    Passed,
    Played,
)
from engine.galaxies.printed import edition_of, mission, owner_of, tactic
from engine.galaxies.state import State
from tests.properties.matches import SERIES
from tests.scenario import Scenario

#: Tables where a card could be assumed more often than there are copies, and tables where few possible decks
#: are legal.
NO_FOURTH_COPY, HARDLY_LEGAL = (71, 94), (207, 220)

TEAM, OWN, VIEWER = "isn", "isn-1", "wretch-1"

Cards = Counter[str]


class Table:
    """A match of the Battle for ISN Barrage, and what the raider knows of the other side's deck and hand."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        self.play_chance = self.random.choice((0.5, 0.95))
        before = Selfplay(GAME, "battle-for-barrage", derive_seed(SERIES + 40, number), ["greedy"])
        for _ in range(self.random.randrange(10, 90)):
            _ = before.turn()
        while before.state.played or before.state.teams[TEAM].top is not None:
            _ = before.turn()
        self.g: State = GAME.codec.decode(GAME.codec.first(before.state)).state
        self.team, self.seat, self.raider = self.g.teams[TEAM], self.g.seats[OWN], self.g.seats[VIEWER]
        self.known_bottom = [card.open() for card in self.team.bottom]
        recalled = self.seat.recalled.get(VIEWER)
        self.held: Cards = Counter(recalled.open() if recalled is not None else ())
        self.shuffled = Cards()
        self.lost_cards: list[tuple[str, int]] = []
        self.drawn, self.known_draws, self.taken_by_raider = 0, Cards(), Cards()

    # Actions

    def draw(self) -> None:
        deck = self.team.deck.open()
        card, knows_all = deck[-1], len(self.known_bottom) == len(deck)
        Drew(OWN, Secret(card, self.seat.hand.eyes), f"h{self.seat.dealt + 1}").apply(self.g)
        self.drawn += 1
        if knows_all:
            _ = self.known_bottom.pop(0)
            self.held[card] += 1
            self.known_draws[card] += 1

    def lose_card(self, max_cards: int = 1) -> None:
        """Discard, play or attach a card."""
        hand = [(handle, card) for handle, card in self.seat.hand.open().items() if self._is_of_team(card)]
        if len(hand) < max_cards:
            return
        handle, card = self.random.choice(hand)
        if self.random.random() > self.play_chance:
            Discarded(OWN, handle, card, TEAM, "energy").apply(self.g)
        else:
            Played(OWN, handle, card, 0).apply(self.g)
            if tactic(self.g, card).type == "event":
                EventSpent(card, TEAM).apply(self.g)
            else:
                ship_card = self.random.choice(sorted(self.g.cards))
                CardAttached(OWN, card, ship_card, f"x{self.seat.dealt}-{handle}").apply(self.g)
        self.held[card] -= self.held[card] > 0
        self.lost_cards.append((card, self.drawn))

    def look_at_top(self) -> None:
        """Let the raider keep one of the top cards, and put the others under the deck."""
        deck = self.team.deck.open()
        top = deck[::-1][:3]
        CoreOpened(VIEWER, TEAM, Secret(top, (VIEWER,)), len(top)).apply(self.g)
        kept_card, *returned_cards = self.random.sample(top, len(top))
        self.known_bottom = [
            *self.known_bottom[max(0, len(self.known_bottom) - len(deck) + len(top)) :],
            *returned_cards,
        ]
        card = Secret(kept_card, self.raider.hand.eyes)
        handle = f"h{self.raider.dealt + 1}"
        CoreKept(VIEWER, TEAM, card, handle, Secret(returned_cards, (VIEWER,)), len(returned_cards)).apply(
            self.g
        )
        self.taken_by_raider[kept_card] += 1

    def discard_from_raider(self) -> None:
        hand = [(handle, card) for handle, card in self.raider.hand.open().items() if self._is_of_team(card)]
        if hand:
            handle, card = self.random.choice(hand)
            Discarded(VIEWER, handle, card, TEAM, "energy").apply(self.g)

    def act_at_random(self) -> None:
        has_many = len(self.team.deck.open()) > 1
        choice = self.random.random()
        if choice < 0.4 and has_many:
            self.draw()
        elif choice < 0.75:
            self.lose_card()
        elif choice < 0.92 and has_many:
            self.look_at_top()
        else:
            self.discard_from_raider()

    def reshuffle(self) -> None:
        """Draw the rest of the deck, and make a new one from the discard pile."""
        while self.team.deck.open():
            self.draw()
            self.lose_card(max_cards=self.random.randrange(3, 10))
        event = self._begin_an_event()
        pile = self.random.sample(self.team.discard, len(self.team.discard))
        attached = [
            attachment.card for card in self.g.cards.values() for attachment in card.attached.values()
        ]
        self.elsewhere = Counter(
            filter(self._is_of_team, [*attached, *event, *self.raider.hand.open().values()])
        )
        self.before, self.known_before = len(self.seat.hand.open()), +self.held
        self.shuffled, self.known_bottom = Counter(pile), []
        DeckMade(TEAM, Secret(pile), len(pile)).apply(self.g)
        self.lost_cards, self.drawn, self.known_draws, self.taken_by_raider = [], 0, Cards(), Cards()
        for card in event:
            EventSpent(card, TEAM).apply(self.g)

    def _begin_an_event(self) -> list[str]:
        """Play an event from the hand, if there is one. It is in no zone until it is spent."""
        for handle, card in self.seat.hand.open().items():
            if self._is_of_team(card) and tactic(self.g, card).type == "event":
                Played(OWN, handle, card, 0).apply(self.g)
                self.held[card] -= self.held[card] > 0
                return [card]
        return []

    def _is_of_team(self, card: str) -> bool:
        return owner_of(self.g, card) == TEAM

    # Possible worlds

    def contradictions(self, world: State) -> Iterator[str]:
        """Yield the reasons why a world contradicts what the raider has seen."""
        chosen_deck = world.teams[TEAM].chosen
        assert chosen_deck is not None
        deck_list = Counter(chosen_deck.open())
        deck = world.teams[TEAM].deck.open()
        hand = Counter(world.seats[OWN].hand.open().values())
        before = deck_list - self.shuffled - self.elsewhere
        drawn_cards = self.shuffled - self.taken_by_raider - Counter(deck)
        if before + self.shuffled + self.elsewhere != deck_list or before.total() != self.before:
            yield "the deck list is different"
        if self.known_before - before:
            yield "the player did not hold a card that they were known to hold"
        if (
            drawn_cards + self.taken_by_raider + Counter(deck) != self.shuffled
            or drawn_cards.total() != self.drawn
        ):
            yield "the deck has a card that was not shuffled into it"
        if self.known_draws - drawn_cards:
            yield "a card that was drawn is still in the deck"
        lost_cards = [card for card, _ in self.lost_cards]
        if before + drawn_cards != hand + Counter(lost_cards):
            yield "the hand does not match the cards drawn and lost"
        if any(
            (Counter(lost_cards[:index]) - before).total() > self.lost_cards[index - 1][1]
            for index in range(1, len(lost_cards) + 1)
        ):
            yield "the player has lost a card before drawing it"
        if +self.held - hand:
            yield "a card known to be in the hand is not there"
        if deck[: len(self.known_bottom)] != self.known_bottom[::-1]:
            yield "other cards are under the deck"

    def is_legal_deck(self, world: State) -> bool:
        """Return whether the player's deck in a world is within the limits (M3-09)."""
        limits = loadouts.seat_limits(edition_of(world), mission(world), OWN)
        chosen_deck = world.teams[TEAM].chosen
        assert limits is not None
        assert chosen_deck is not None
        fleet = tuple(world.seats[OWN].levels.open().items())
        return loadouts.check_build(edition_of(world), limits, Build(fleet, chosen_deck.open())).legal


@pytest.mark.parametrize("number", [*range(16), *NO_FOURTH_COPY, *HARDLY_LEGAL])
def test_DKO_01_and_PRV_11_every_sampled_world_after_a_reshuffle_agrees_with_what_was_seen(
    number: int,
) -> None:
    table = Table(number)
    for _ in range(12):
        table.act_at_random()
    table.reshuffle()
    world_count = 0
    for _ in range(24):
        table.act_at_random()
        for seed in range(3):
            world = GAME.sample_world(table.g, VIEWER, Random(seed))
            assert [*table.contradictions(world)] == []
            assert table.is_legal_deck(world)
            world_count += 1
    assert world_count
    assert table.shuffled


def test_the_real_world_passes_the_checks_of_sampled_worlds() -> None:
    for number in range(24):
        table = Table(number)
        table.reshuffle()
        for _ in range(24):
            table.act_at_random()
        assert [*table.contradictions(table.g)] == []


class Allies:
    """Meteor Storm after a reshuffle. The deck has all copies of some ISN cards, and one copy of others. The
    allies hold the rest, and one of them only a few cards. A prepped card is in the deck, too."""

    def __init__(self, number: int) -> None:
        self.random = random = Random(number)
        self.g = Scenario().state
        self.team = self.g.teams[TEAM]
        kinds = random.sample(sorted(set(self.team.deck.open())), 7)
        self.pile = [card for card in self.team.deck.open() if card in kinds[:4]] + kinds[4:]
        remaining = sorted((Counter(self.team.deck.open()) - Counter(self.pile)).elements())
        prepped_card = random.choice(
            [card for seat in self.team.seats for card in self.g.seats[seat].prepped]
        )
        prepped_card.state = "used"
        self.pile.append(prepped_card.card)
        for cards in (self.pile, remaining):
            random.shuffle(cards)
        count = random.randrange(3)
        self.held = {"isn-1": remaining[:count], "isn-2": remaining[count:]}
        for name, hand in self.held.items():
            seat = self.g.seats[name]
            seat.hand.open().update({f"h{n}": card for n, card in enumerate(hand, start=1)})
            seat.dealt = len(hand)
        self.team.deck, self.team.discard = Secret([]), [*self.pile]
        DeckMade(TEAM, Secret(self.pile), len(self.pile)).apply(self.g)
        self.drawn, self.received, self.lost = Cards(), Cards(), {name: Cards() for name in self.held}

    def act_at_random(self, *, may_pass: bool = False) -> None:
        name = self.random.choice(["isn-1", "isn-1", "isn-2"])
        seat = self.g.seats[name]
        hand = [*seat.hand.open().items()]
        if self.random.random() < 0.6 and len(self.team.deck.open()) > 1:
            card = Secret(self.team.deck.open()[-1], seat.hand.eyes)
            Drew(name, card, f"h{seat.dealt + 1}").apply(self.g)
            self.drawn[name] += 1
        elif may_pass and hand:
            cards = dict(self.random.sample(hand, min(len(hand), 2)))
            ally = "isn-2" if name == "isn-1" else "isn-1"
            Passed(name, ally, Secret(cards, (name, ally)), len(cards)).apply(self.g)
            self.received[ally] += len(cards)
        elif hand:
            handle, card_ = self.random.choice(hand)
            Discarded(name, handle, card_, TEAM, "energy").apply(self.g)
            self.lost[name][card_] += 1

    def contradictions(self, world: State) -> Iterator[str]:
        """Yield contradictions between a world and what a seat is known to have held or drawn."""
        deck = world.teams[TEAM].deck.open()
        if len(deck) != len(self.team.deck.open()) or Counter(deck) - Counter(self.pile):
            yield "the deck is different"
        outside = Counter(self.pile) - Counter(deck)
        hands = {name: Counter(world.seats[name].hand.open().values()) for name in self.held}
        if any(hands[name].total() != len(self.g.seats[name].hand.open()) for name in self.held):
            yield "a hand has another size"
        known_hands = {name: hand + self.lost[name] for name, hand in hands.items()}
        before = known_hands["isn-1"] + known_hands["isn-2"] - outside
        for name, cards in known_hands.items():
            if (
                sum(n for card, n in cards.items() if card not in before)
                > self.drawn[name] + self.received[name]
            ):
                yield f"{name} has not drawn so many cards"
            if (
                sum(n for card, n in cards.items() if card not in outside)
                > len(self.held[name]) + self.received[name]
            ):
                yield f"{name} did not hold so many cards"


@pytest.mark.parametrize("number", range(12))
def test_DKO_01_neither_ally_has_more_new_cards_than_they_drew_or_more_old_ones_than_they_held(
    number: int,
) -> None:
    allies = Allies(number)
    for _ in range(16):
        allies.act_at_random()
        for seed in range(6):
            assert [*allies.contradictions(GAME.sample_world(allies.g, VIEWER, Random(seed)))] == []


@pytest.mark.parametrize("number", range(24))
def test_PRV_20_a_player_may_hold_as_many_new_cards_as_they_were_passed_but_their_ally_no_more(
    number: int,
) -> None:
    allies = Allies(number)
    for step in range(24):
        allies.act_at_random(may_pass=step % 4 == 0)
        for seed in range(6):
            assert [*allies.contradictions(GAME.sample_world(allies.g, VIEWER, Random(seed)))] == []
