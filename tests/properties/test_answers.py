"""Every offered pick is accepted, every other one is rejected, and undo takes back only what nobody has
learned of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engine.core.chance import SealedChance
from engine.core.decisions import Decision, Refused
from engine.core.matches.journal import Change
from engine.core.matches.match import Match
from engine.galaxies.facts import EventSpent
from engine.galaxies.facts import Played as CardPlayed
from engine.galaxies.printed import tactic
from engine.galaxies.state import State
from tests.properties.matches import TWO_KINDS, Played, each, note_match_on_error

#: One decision in this many gets invalid answers, or is checked closely. A close check picks every option in
#: a match of its own.
INVALID_INTERVAL, CLOSE_INTERVAL = 3, 30
#: One answer in this many is taken back.
UNDO_INTERVAL = 3
MAX_PICKS = 50


def fork(game: Played, strict: bool = False) -> Match[State]:
    """Return a copy of the match in which something can be tried."""
    entries = game.journal[game.match.snapshot.number :]
    return Match.load(game.game, game.match.snapshot, entries, SealedChance(game.seed), strict)


def legal_picks(decision: Decision, random: Random) -> list[list[str]]:
    """Return every option alone if one may be picked, and picks of the smallest, the largest and a random
    size."""
    offers = [option.id for option in decision.options]
    picks = [[option] for option in offers] if decision.min <= 1 <= decision.max else []
    for count in {decision.min, decision.max, random.randint(decision.min, decision.max)}:
        picks.append(random.sample(offers, count))
    random.shuffle(picks)
    return picks[:MAX_PICKS]


def illegal_picks(decision: Decision) -> list[list[str]]:
    """Return picks that no decision offers: unknown options, duplicates, too many and too few."""
    offers = [option.id for option in decision.options]
    strangers = ["", "nothing", "done ", "0,0,0", "launch:isn", "99,99", offers[0].upper() + "!"]
    picks = [[stranger, *offers[1 : decision.min]] for stranger in strangers]
    picks += [offers[:1] * 2, (offers + offers)[: decision.max + 1], [*offers, "x"]]
    return picks + ([[]] if decision.min > 0 else [])


Request = tuple[str, str, list[str]]  # seat, id of the decision, pick


def refusal_codes(game: Played, requests: Iterable[Request]) -> set[str]:
    """Check that the requests are rejected without any change, and return the codes."""
    match = game.match
    before = game.bytes, match.number, match.decisions, match.entries
    codes = set[str]()
    for request in requests:
        with pytest.raises(Refused) as refusal:
            _ = match.answer(*request)
        codes.add(refusal.value.code)
    assert (game.bytes, match.number, match.decisions, match.entries) == before
    return codes


@each(1)
@TWO_KINDS
def test_every_offered_pick_is_accepted_and_every_other_pick_is_rejected(mission: str, number: int) -> None:
    game, random = Played(300 + number, mission, strict=False), Random(number)
    with note_match_on_error(game):
        while not game.match.over:
            for decision in game.match.decisions.values():
                check_shape(decision)
                if random.randrange(INVALID_INTERVAL) == 0:
                    invalid_answers = [(decision.seat, decision.id, pick) for pick in illegal_picks(decision)]
                    assert refusal_codes(game, invalid_answers) == {"illegal"}
                    check_other_seats(game, decision)
                if random.randrange(CLOSE_INTERVAL) == 0:
                    for pick in legal_picks(decision, random):
                        other = fork(game, strict=True)
                        assert other.answer(decision.seat, decision.id, pick).entries
                        after = game.encode(other), questions(other)
                        assert after != (game.bytes, questions(game.match)), (
                            "the same question is asked again"
                        )
            _ = game.turn()
        assert refusal_codes(game, [("isn-1", "isn-1.1", ["done"])]) == {"over"}


def questions(match: Match[State]) -> dict[str, tuple[str, list[str]]]:
    """Return the open questions without their numbers."""
    return {
        seat: (decision.kind, [option.id for option in decision.options])
        for seat, decision in match.decisions.items()
    }


def check_shape(decision: Decision) -> None:
    """Check that options are different and sufficient, and that the default answer is legal."""
    ids = [option.id for option in decision.options]
    assert len(set(ids)) == len(ids)
    assert 0 <= decision.min <= decision.max <= len(ids) and decision.max > 0
    if decision.default is not None:
        assert decision.check(decision.default) == decision.default


def check_other_seats(game: Played, decision: Decision) -> None:
    """Check that no other seat can answer, and that no other question can be answered."""
    pick = [option.id for option in decision.options[: decision.min]]
    seats = [seat for seat in (*game.state.seats, "spectator", "CHANCE") if seat not in game.match.decisions]
    number = int(decision.id.rpartition(".")[2])
    stale_answers = [(decision.seat, f"{decision.seat}.{other}", pick) for other in (number - 1, number + 1)]
    assert refusal_codes(game, [(other, decision.id, pick) for other in seats]) == {"not_yours"}
    assert refusal_codes(game, [*stale_answers, *((other, f"{other}.1", pick) for other in seats)]) == {
        "stale"
    }


# Undo


def knowledge(view: dict[str, Any]) -> Counter[str]:
    """Return what a viewer knows of hidden things: cards by face, tiles, ship cards."""
    known = Counter(f"hand {card['card']}" for card in view.get("hand", {}).values())
    for name, ally in view.get("ally", {}).items():
        known.update(f"{name} {card['card']}" for card in (ally["hand"] or {}).values())
    for team in view["teams"].values():
        known.update(f"open {card}" for card in team["discard"])
    for seat in view["seats"].values():
        known.update(
            f"open {prepped_card['card']}"
            for prepped_card in seat["prepped"]
            if prepped_card["state"] != "used"
        )
    for card in view["ship_cards"].values():
        known.update(f"open {attachment['card']}" for attachment in card["attached"].values())
    known.update(f"{name} {tile['kind']}" for name, tile in view["tiles"].items() if tile["kind"])
    known.update(list(view["ship_cards"]))
    return known


class Watcher:
    """Stores what everybody knows before an answer, and the position to which an undo must return."""

    def __init__(self, game: Played) -> None:
        self.game = game
        self.played: Counter[str] = Counter()

    def _known_things(self) -> dict[str, Counter[str]]:
        game, events = self.game, Counter({f"open {card}": n for card, n in self.played.items()})
        viewers = (*game.state.seats, "spectator")
        return {viewer: knowledge(game.view(viewer)) + events for viewer in viewers}

    def turn(self) -> str | None:
        """Let a seat answer, and return the reason why its undo is closed."""
        seat = next(iter(self.game.match.decisions))
        for fact in self.game.turn().facts:
            if isinstance(fact, CardPlayed) and tactic(self.game.state, fact.card).type == "event":
                self.played[fact.card] += 1
            elif isinstance(fact, EventSpent):
                self.played[fact.card] -= 1
        return self.game.match.undo_refusal(seat)

    def watched_turn(self) -> str | None:
        """Let a seat answer, and check its undo if it is open. Return the reason why it is closed."""
        seat = next(iter(self.game.match.decisions))
        known_before = self._known_things()
        self.bytes, self.decisions = self.game.bytes, self.game.match.decisions
        reason = self.turn()
        if reason is None:
            self._check_open(seat, self.game.change, known_before)
        return reason

    def _check_open(self, actor: str, change: Change, known_before: dict[str, Counter[str]]) -> None:
        """Check an open undo: nobody has learned anything, only this seat can undo, and the position is
        restored exactly."""
        assert not [entry for entry in change.entries if entry.kind == "chance"], "dice were rolled"
        assert set(self.game.match.decisions) <= {actor}, "other seats are asked"
        for viewer, known_now in self._known_things().items():
            assert not known_now - known_before[viewer], f"{viewer} has learned something"
        other = fork(self.game)
        for seat in self.game.state.seats:
            if seat != actor:
                assert other.undo_refusal(seat) is not None
                with pytest.raises(Refused):
                    _ = other.undo(seat)
        _ = other.undo(actor)
        assert Played.encode(other) == self.bytes
        assert without_ids(other.decisions) == without_ids(self.decisions)
        assert other.decisions[actor].id != self.decisions[actor].id, "the question is asked again"


def without_ids(decisions: dict[str, Decision]) -> dict[str, tuple[object, ...]]:
    return {
        seat: (d.kind, d.text, d.options, d.min, d.max, d.ordered, d.default) for seat, d in decisions.items()
    }


@each(1)
@TWO_KINDS
def test_undo_restores_the_position_until_anybody_has_learned_anything(mission: str, number: int) -> None:
    game = Played(400 + number, mission, strict=False)
    reasons: Counter[str | None] = Counter()
    with note_match_on_error(game):
        watcher = Watcher(game)
        while not game.match.over:
            may_be_undone = game.answers % UNDO_INTERVAL == 0
            reasons[watcher.watched_turn() if may_be_undone else watcher.turn()] += 1
        assert game.match.undo_refusal("isn-1") == "over"
    assert reasons[None] > 100, reasons
    expected_reasons = {"over", "dice-rolled", "cards-drawn", "secret-revealed", "others-asked", "not-yours"}
    assert set(reasons) - expected_reasons == {None}


@each(1)
def test_a_match_with_many_undos_can_be_replayed(number: int) -> None:
    game, random = Played(500 + number, strict=False), Random(number)
    with note_match_on_error(game):
        while not game.match.over:
            seat = next(iter(game.match.decisions))
            if game.match.undo_refusal(seat) is None and random.random() < 0.3:
                game.journal += game.match.undo(seat).entries
            else:
                _ = game.turn()
        loaded_match = Match.load(game.game, game.first, game.journal, SealedChance(game.seed))
        assert Played.encode(loaded_match) == game.bytes
