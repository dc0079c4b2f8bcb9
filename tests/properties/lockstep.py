"""Play two worlds with the same picks, and compare everything that one viewer is sent.

A server sends the difference between views and the happenings, or nothing if both are empty. So equal views
and happenings after every change mean equal messages: in content, number and order.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.chance import SealedChance
from engine.core.decisions import Decision, Option, Refused
from engine.core.facts import Fact
from engine.core.game import Rule
from engine.core.matches.journal import Change
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay
from engine.galaxies import GAME, facts
from engine.galaxies.game import Galaxies
from engine.galaxies.players.random import RandomPlayer
from engine.galaxies.present import notation
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.rules import teams
from engine.galaxies.rules.asking import DISCARD
from engine.galaxies.state import State
from server.match.views.diff import diff
from tests.properties.hidden import may_see_fleet, may_see_hand
from tests.properties.matches import MISSION
from tests.properties.twins import TwinMaker

MAX_STEPS = 50
ALONE, SHORTER = (1, 3, 9), (8, 20, MAX_STEPS)
UNDO, ORDER, PROBE = 0.04, 0.02, 0.05

#: Decisions whose result nobody else may know.
SECRET_PICKS = ("hold", "pass-cards", "core-keep", "core-order")

#: Weights with which a player keeps cards, and is therefore often asked for answers.
WATCHFUL = {"discard-for-energy": 0.02, "play": 0.05, "discard": 0.05}

#: Weights for each style of play: as usual, or slowly, so that holds and screens stay full for long.
TEMPERS: tuple[dict[str, float], ...] = ({}, {"launch": 0.5, "load": 5.0, "deploy-done": 2.0})


class Stepping(Galaxies):
    """The game, with the position in which the open step began."""

    def __init__(self) -> None:
        super().__init__()
        self.opening_data = b""
        self.steps = 0

    def step(self, state: State) -> Rule[None]:
        self.opening_data = self.codec.first(state)
        self.steps += 1
        return super().step(state)


class World:
    """One of two worlds: a match, and the messages that its last change sends to the viewer."""

    def __init__(self, data: bytes, seed: bytes, viewer: str) -> None:
        self.rules = Stepping()
        self.viewer = viewer
        self.match, self.change = Match.begin(self.rules, data, SealedChance(seed))
        self.seen = b""
        self.store_view()

    def store_view(self) -> None:
        """Store the viewer's view, made together with all other views, without what is revealed after the end
        (PRV-29)."""
        view = self.rules.views(self.match, (*self.match.state.seats, SPECTATOR))[self.viewer]
        if self.match.over:
            _ = view.pop("revealed")
        self.seen = msgspec.json.encode(view)

    def seen_happenings(self) -> list[tuple[Fact[Any], Any]]:
        """Return the last change's happenings for the viewer, each with its fact. For a shown hand, its cards
        are added."""
        g = self.match.state
        viewers = (*g.seats, SPECTATOR)  # as a server requests them
        shown_facts: list[tuple[Fact[Any], Any]] = []
        for fact in self.change.facts:
            happenings = self.rules.happenings(g, [fact], viewers)[self.viewer]
            shown_facts += [(fact, happening) for happening in happenings]
            if isinstance(fact, facts.HandShown) and is_legally_shown(g, fact, self.viewer):
                shown_facts.append((fact, g.seats[fact.seat].hand.open()))
        return shown_facts

    @property
    def question_kinds(self) -> dict[str, str]:
        """The kind of question that each seat is asked."""
        return {seat: decision.kind for seat, decision in self.match.decisions.items()}

    @property
    def drawn(self) -> list[tuple[Any, ...]]:
        """The requests to CHANCE in the last change. One draw more or less would shift all later dice."""
        return [entry.value for entry in self.change.entries if entry.kind == "chance"]

    def carrier_of(self, card: str) -> str | None:
        """Return the ship card in whose hold a ship card is."""
        return next((c.id for c in self.match.state.cards.values() if card in c.cargo.open()), None)

    def level(self, card: str) -> str | None:
        """Return the version in which a ship card was brought, or None."""
        fleets = (seat.levels.open() for seat in self.match.state.seats.values())
        return next((levels[card] for levels in fleets if card in levels), None)

    def revealed_ship_cards(self) -> Iterator[str]:
        """Yield the ship cards that the last change has shown to all, in order."""
        for fact in self.change.facts:
            if isinstance(fact, facts.Launched):
                yield fact.ship_card
            elif isinstance(fact, facts.CardLost | facts.CargoLost):
                yield from fact.cargo


def is_legally_shown(g: State, fact: Fact[Any], viewer: str) -> bool:
    """Return whether a fact may show the viewer a difference between twins. These are the rules of section
    22, written a second time."""
    match fact:
        case facts.Drew(seat=seat):
            return may_see_hand(g, viewer, seat)  # PRV-24
        case facts.Passed(seat=giver, to=taker):
            return may_see_hand(g, viewer, giver) or may_see_hand(g, viewer, taker)  # PRV-20
        case facts.HandShown(seat=seat, on=on):
            return on and may_see_fleet(g, viewer, seat)  # PRV-08
        case facts.Discarded() | facts.Played():
            return True  # PRV-11, PRV-23, PRV-25
        case facts.CardLost() | facts.CargoLost():
            return True  # PRV-16, PRV-26
        case facts.CoreOpened(cards=cards):
            return viewer in cards.eyes  # PRV-18
        case facts.TileTurned():
            return True  # PRV-12
    return False


class Leak(AssertionError):
    """The viewer can tell the worlds apart."""


class Twins:
    """A match played twice for one viewer, in stretches between legally shown differences."""

    def __init__(
        self,
        seed: bytes,
        viewer: str,
        mission: str = MISSION,
        options: dict[str, str] | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        self.seed, self.viewer = seed, viewer
        self.random = Random(hashlib.sha256(seed + viewer.encode()).digest())
        self.bot = RandomPlayer(self.random.getrandbits(64), self.random.choice(TEMPERS))
        self.maker = TwinMaker(viewer, self.random)
        self.fixed_cards: set[str] = set()
        self.counts: Counter[str] = Counter()
        self.drawn = 0
        self.picks: list[str] = []
        state = GAME.codec.decode(Selfplay(GAME, mission, seed, options=options).data).state
        state.at_once = at_once
        self.world = self._world(GAME.codec.first(state))
        self._record_shared(self.world.change)

    def play(self, answers: int, after: int = 0) -> Counter[str]:
        """Play until the match is over or this many answers are given. Raises Leak if the worlds differ.

        The first world plays alone until ``after`` answers are given.
        """
        try:
            while not self.world.match.over and self.counts["answers"] < after:
                self._play_to_next_step()
            while not self.world.match.over and self.counts["answers"] < after + answers:
                for _ in range(self._count_lone_steps()):
                    self._play_to_next_step()
                if not self.world.match.over:
                    self._play_as_twins()
        except BaseException as error:
            error.add_note(f"seed {self.seed.hex()}, viewer {self.viewer}, {dict(self.counts)}")
            error.add_note("since the worlds parted: " + "; ".join(self.picks))
            error.add_note(notation.format_position(self.world.match.state))
            raise
        return self.counts + Counter({f"other {part}": n for part, n in self.maker.changed.items()})

    # One world

    def _world(self, data: bytes) -> World:
        return World(data, self.seed, self.viewer)

    def _count_lone_steps(self) -> int:
        """Return the number of steps that the first world plays alone."""
        return self.random.choice(ALONE) if self._has_chosen_fleets() else 1

    def _has_chosen_fleets(self) -> bool:
        """Return whether fleets are selected. Twins launch only ships that both have, and would soon lose
        together."""
        return any(place.fleet_limit for place in mission(self.world.match.state).seats)

    def _play_to_next_step(self) -> None:
        """Play the first world alone until a step opens. Twins can only be made there."""
        steps = self.world.rules.steps
        while self.world.rules.steps == steps and not self.world.match.over:
            seat, decision = next(iter(self.world.match.decisions.items()))
            self.world.change = self.world.match.answer(seat, decision.id, self._pick(self.world, decision))
            self.counts["answers"] += 1
            self._record_shared(self.world.change)

    def _record_shared(self, change: Change) -> None:
        """Note what twins must share: the number of dice rolled, and ships that cannot have loaded
        anything."""
        self.drawn += sum(entry.kind == "chance" for entry in change.entries)
        for fact in change.facts:
            if isinstance(fact, facts.Launched) and (fact.carrier is not None or fact.launched == 0):
                self.fixed_cards.add(fact.ship_card)

    def _pick(self, world: World, decision: Decision) -> list[str]:
        return self.bot.choose(world.match.state, decision)

    # Two worlds

    def _play_as_twins(self) -> None:
        """Make a twin of the position in which the open step began, and play on while both worlds look the
        same."""
        position = GAME.codec.decode(self.world.rules.opening_data)
        position.drawn = self.drawn
        data = GAME.codec.encode(position)
        self.world, other = self._world(data), self._world(self.maker.make(data, self.fixed_cards))
        self.picks = []
        self.counts["stretches"] += 1
        continues = self._compare(other)
        longest = self.random.choice(SHORTER) if self._has_chosen_fleets() else MAX_STEPS
        for _ in range(longest):
            if not continues or self.world.match.over:
                return
            continues = self._take_step(other)

    def _take_step(self, other: World) -> bool:
        """Do the same in both worlds. Return False if they legally diverge."""
        seat = next(iter(self.world.match.decisions))
        before = self.world.seen
        luck = self.random.random()
        if luck < UNDO and all(w.match.undo_refusal(seat) is None for w in (self.world, other)):
            self.picks.append(f"{seat} undo")
            for world in (self.world, other):
                world.change = world.match.undo(seat)
        elif not (luck > 1 - ORDER and self._order(other)) and not self._answer(other, seat):
            self.counts["nothing in common"] += 1
            return False
        self._record_shared(self.world.change)
        if self.random.random() < PROBE:
            self._probe(other)
        continues = self._compare(other)
        if seat != self.viewer and seat in self.world.match._picks and self.world.seen != before:
            raise Leak(f"the viewer sees that {seat} has answered before others")
        return continues

    def _probe(self, other: World) -> None:
        """Check that both worlds refuse forbidden requests of the viewer with the same words (PRV-17)."""
        if self.viewer not in self.world.match.state.seats:
            return
        refusals = [list(_refusals(world.match, self.viewer)) for world in (self.world, other)]
        if refusals[0] != refusals[1]:
            raise Leak(f"refusals differ: {refusals[0]} / {refusals[1]}")

    def _order(self, other: World) -> bool:
        """Give an order in both worlds. Return False if no order can be given."""
        seat = self.random.choice(list(self.world.match.state.seats))
        offered_orders = [
            (order.name, order.on)
            for order in teams.orders(self.world.match.state, seat)
            if order.name != "concede"
        ]
        if not offered_orders:
            return False
        name, is_on = self.random.choice(offered_orders)
        self.picks.append(f"{seat} order {name} {not is_on}")
        for world in (self.world, other):
            world.change = world.match.order(seat, name, not is_on)
        return True

    def _answer(self, other: World, seat: str) -> bool:
        """Answer in both worlds without a visible difference for the viewer. Return False if that is
        impossible."""
        own_decision, other_decision = self.world.match.decisions[seat], other.match.decisions[seat]
        if self._is_secret(own_decision):
            picks = self._secret_picks(own_decision, other_decision)
        else:
            shared_options = [
                o
                for o in own_decision.options
                if o in other_decision.options and self._is_same_launch(other, o.id)
            ]
            pick = self._common_pick(own_decision, other_decision, shared_options)
            picks = (pick, pick) if pick is not None else None
        if picks is None:
            return False
        self.counts["asked at once"] += len(self.world.match.waiting_for) > 1
        self.picks.append(f"{seat} {own_decision.kind}: {' '.join(picks[0])}")
        for world, decision, pick in zip(
            (self.world, other), (own_decision, other_decision), picks, strict=True
        ):
            world.change = world.match.answer(seat, decision.id, pick)
        self.counts["answers"] += 1
        return True

    def _common_pick(
        self, own_decision: Decision, other_decision: Decision, shared_options: list[Option]
    ) -> list[str] | None:
        """Return a pick from the options that mean the same in both worlds, or None if there are too few."""
        min_picks, max_picks = (
            max(own_decision.min, other_decision.min),
            min(own_decision.max, other_decision.max, len(shared_options)),
        )
        if min_picks > max_picks:
            return None
        common_decision = msgspec.structs.replace(
            own_decision, options=tuple(shared_options), min=min_picks, max=max_picks
        )
        return self._pick(self.world, common_decision)

    def _is_secret(self, decision: Decision) -> bool:
        """Return whether the viewer never learns the picks, but at most their number. These are loads, and
        cards that are passed or taken from another deck."""
        is_hidden = not may_see_fleet(self.world.match.state, self.viewer, decision.seat)
        return is_hidden and decision.kind in SECRET_PICKS

    def _secret_picks(self, own_decision: Decision, other_decision: Decision) -> tuple[list[str], list[str]]:
        """Return a different pick for each world, of the same size unless that is hidden too (HLD-08).
        Discards are left out, because they would be seen."""
        options = [
            [o for o in decision.options if o.id != DISCARD] for decision in (own_decision, other_decision)
        ]
        pick = self._pick(self.world, msgspec.structs.replace(own_decision, options=tuple(options[0])))
        count = (
            self.random.randint(other_decision.min, other_decision.max)
            if own_decision.kind == "hold"
            else len(pick)
        )
        return pick, self.random.sample([option.id for option in options[1]], count)

    def _is_same_launch(self, other: World, pick: str) -> bool:
        """Return whether a launch has the same origin and version in both worlds. A launch from a hold may be
        from another one, which everybody would see."""
        card = pick.removeprefix("launch:")
        if card == pick:
            return True
        (own_ship, level), (other_ship, other_level) = [
            (world.carrier_of(card), world.level(card)) for world in (self.world, other)
        ]
        return own_ship == other_ship and level == other_level

    def _compare(self, other: World) -> bool:
        """Raise Leak if the viewer can tell the worlds apart. Return False if they may differ from here
        on."""
        g = self.world.match.state
        if self._shows_other_ships(other):
            self.counts["parted by other ships"] += 1
            return False
        for own_happening, other_happening in zip_longest(
            self.world.seen_happenings(), other.seen_happenings()
        ):
            if (
                own_happening is not None
                and other_happening is not None
                and _are_equal(own_happening[1], other_happening[1])
            ):
                continue
            if any(
                happening is not None and is_legally_shown(g, happening[0], self.viewer)
                for happening in (own_happening, other_happening)
            ):
                self.counts["parted by right"] += 1
                return False
            texts = [happening and happening[1] for happening in (own_happening, other_happening)]
            raise Leak(f"happenings differ: {' / '.join(map(str, texts))}")
        for world in (self.world, other):
            world.store_view()
        if self.world.seen != other.seen:
            views = (msgspec.json.decode(world.seen) for world in (self.world, other))
            raise Leak(f"views differ: {diff(*views)}")
        if self.world.question_kinds != other.question_kinds:
            raise Leak(f"other questions: {self.world.question_kinds} / {other.question_kinds}")
        if self.world.drawn != other.drawn:
            raise Leak(f"other draws: {self.world.drawn} / {other.drawn}")
        self.counts["compared"] += 1
        return True

    def _shows_other_ships(self, other: World) -> bool:
        """Return whether shown ships have another name or version in the other world (PRV-13, PRV-16). This
        includes ships that begin on the board, if they are placed in only one world (M2-05)."""
        for own_card, other_card in zip_longest(
            self.world.revealed_ship_cards(), other.revealed_ship_cards()
        ):
            if own_card and other_card and own_card != other_card:
                return True
            if self.world.level(own_card or other_card) != other.level(own_card or other_card):
                return True
        steps = [world.match.state.step for world in (self.world, other)]
        return steps[0] != steps[1] and "first-ships" in steps


def _refusals(match: Match[State], viewer: str) -> Iterator[str]:
    """Yield the refusals of requests about other seats' questions, ships and answers."""
    requests: list[Callable[[], Change]] = []
    held_cards = match.state.seats[viewer].orders.open().hold_ecm
    for seat in match.state.seats.values():
        requests.append(partial(match.answer, viewer, f"{seat.id}.0", ["h1"]))
    hidden_cards = [
        card for card in edition_of(match.state).ships if card not in (*match.state.cards, *held_cards)
    ]
    requests += [partial(match.order, viewer, f"hold-ecm:{card}", True) for card in hidden_cards]
    if match.undo_refusal(viewer) is not None:
        requests.append(partial(match.undo, viewer))
    for request in requests:
        with pytest.raises(Refused) as refusal:
            _ = request()
        yield f"{refusal.value.code}: {refusal.value.detail}"


def _are_equal(value: Any, other_value: Any) -> bool:
    return msgspec.json.encode(value) == msgspec.json.encode(other_value)
