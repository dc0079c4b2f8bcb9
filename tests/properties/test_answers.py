"""Every offered pick is accepted, every other one is refused, and undo takes back only what nobody has
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

#: One decision in this many gets wrong answers, or is checked closely. A close check picks every option in a
#: match of its own.
WRONGLY, CLOSELY = 3, 30
#: One answer in this many is taken back.
TAKEN_BACK = 3
MOST_PICKS = 50


def fork(game: Played, strict: bool = False) -> Match[State]:
    """Return a copy of the match in which something can be tried."""
    entries = game.journal[game.match.snapshot.number :]
    return Match.load(game.game, game.match.snapshot, entries, SealedChance(game.seed), strict)


def legal_picks(asked: Decision, random: Random) -> list[list[str]]:
    """Return every single option where one may be picked, and picks of the least, the most and a random
    number."""
    offered = [option.id for option in asked.options]
    picks = [[one] for one in offered] if asked.min <= 1 <= asked.max else []
    for count in {asked.min, asked.max, random.randint(asked.min, asked.max)}:
        picks.append(random.sample(offered, count))
    random.shuffle(picks)
    return picks[:MOST_PICKS]


def illegal_picks(asked: Decision) -> list[list[str]]:
    """Return picks that no decision offers: unknown options, duplicates, too many and too few."""
    offered = [option.id for option in asked.options]
    strangers = ["", "nothing", "done ", "0,0,0", "launch:isn", "99,99", offered[0].upper() + "!"]
    picks = [[stranger, *offered[1 : asked.min]] for stranger in strangers]
    picks += [offered[:1] * 2, (offered + offered)[: asked.max + 1], [*offered, "x"]]
    return picks + ([[]] if asked.min > 0 else [])


Request = tuple[str, str, list[str]]  # seat, id of the decision, pick


def refusal_codes(game: Played, requests: Iterable[Request]) -> set[str]:
    """Check that the requests are refused without any change, and return the codes."""
    match = game.match
    before = game.bytes, match.number, match.decisions, match.entries
    codes = set[str]()
    for request in requests:
        with pytest.raises(Refused) as refused:
            _ = match.answer(*request)
        codes.add(refused.value.code)
    assert (game.bytes, match.number, match.decisions, match.entries) == before
    return codes


@each(1)
@TWO_KINDS
def test_every_offered_pick_is_accepted_and_every_other_pick_is_refused(mission: str, number: int) -> None:
    game, random = Played(300 + number, mission, strict=False), Random(number)
    with note_match_on_error(game):
        while not game.match.over:
            for asked in game.match.decisions.values():
                check_shape(asked)
                if random.randrange(WRONGLY) == 0:
                    wrong = [(asked.seat, asked.id, pick) for pick in illegal_picks(asked)]
                    assert refusal_codes(game, wrong) == {"illegal"}
                    check_other_seats(game, asked)
                if random.randrange(CLOSELY) == 0:
                    for pick in legal_picks(asked, random):
                        other = fork(game, strict=True)
                        assert other.answer(asked.seat, asked.id, pick).entries
                        after = game.encode(other), questions(other)
                        assert after != (game.bytes, questions(game.match)), "the same is asked again"
            _ = game.turn()
        assert refusal_codes(game, [("isn-1", "isn-1.1", ["done"])]) == {"over"}


def questions(match: Match[State]) -> dict[str, tuple[str, list[str]]]:
    """Return the open questions without their numbers."""
    return {seat: (one.kind, [option.id for option in one.options]) for seat, one in match.decisions.items()}


def check_shape(asked: Decision) -> None:
    """Check that options are different and sufficient, and that the default answer is legal."""
    ids = [option.id for option in asked.options]
    assert len(set(ids)) == len(ids)
    assert 0 <= asked.min <= asked.max <= len(ids) and asked.max > 0
    if asked.default is not None:
        assert asked.check(asked.default) == asked.default


def check_other_seats(game: Played, asked: Decision) -> None:
    """Check that no other seat can answer, and that no other question can be answered."""
    pick = [option.id for option in asked.options[: asked.min]]
    others = [one for one in (*game.state.seats, "spectator", "CHANCE") if one not in game.match.decisions]
    number = int(asked.id.rpartition(".")[2])
    stale = [(asked.seat, f"{asked.seat}.{other}", pick) for other in (number - 1, number + 1)]
    assert refusal_codes(game, [(other, asked.id, pick) for other in others]) == {"not_yours"}
    assert refusal_codes(game, [*stale, *((other, f"{other}.1", pick) for other in others)]) == {"stale"}


# Undo


def knowledge(view: dict[str, Any]) -> Counter[str]:
    """Return what a viewer knows of hidden things: cards by face, tiles, ship cards."""
    known = Counter(f"hand {card['card']}" for card in view.get("hand", {}).values())
    for name, ally in view.get("ally", {}).items():
        known.update(f"{name} {card['card']}" for card in (ally["hand"] or {}).values())
    for team in view["teams"].values():
        known.update(f"open {card}" for card in team["discard"])
    for seat in view["seats"].values():
        known.update(f"open {aside['card']}" for aside in seat["prepped"] if aside["state"] != "used")
    for card in view["ship_cards"].values():
        known.update(f"open {on['card']}" for on in card["attached"].values())
    known.update(f"{name} {tile['kind']}" for name, tile in view["tiles"].items() if tile["kind"])
    known.update(list(view["ship_cards"]))
    return known


class Watcher:
    """Stores what everybody knows before an answer, and the position to which an undo must return."""

    def __init__(self, game: Played) -> None:
        self.game = game
        self.played: Counter[str] = Counter()

    def _known(self) -> dict[str, Counter[str]]:
        game, events = self.game, Counter({f"open {card}": n for card, n in self.played.items()})
        viewers = (*game.state.seats, "spectator")
        return {viewer: knowledge(game.view(viewer)) + events for viewer in viewers}

    def turn(self) -> str | None:
        """Let a seat answer, and return the reason why its undo is closed."""
        by = next(iter(self.game.match.decisions))
        for fact in self.game.turn().facts:
            if isinstance(fact, CardPlayed) and tactic(self.game.state, fact.card).type == "event":
                self.played[fact.card] += 1
            elif isinstance(fact, EventSpent):
                self.played[fact.card] -= 1
        return self.game.match.undo_refusal(by)

    def watched_turn(self) -> str | None:
        """Let a seat answer, and check its undo if it is open. Return the reason why it is closed."""
        by = next(iter(self.game.match.decisions))
        known = self._known()
        self.bytes, self.decisions = self.game.bytes, self.game.match.decisions
        closed = self.turn()
        if closed is None:
            self._check_open(by, self.game.change, known)
        return closed

    def _check_open(self, by: str, change: Change, known: dict[str, Counter[str]]) -> None:
        """Check an open undo: nobody has learned anything, only this seat can undo, and the position is
        restored exactly."""
        assert not [entry for entry in change.entries if entry.kind == "chance"], "dice were rolled"
        assert set(self.game.match.decisions) <= {by}, "others are asked"
        for viewer, now in self._known().items():
            assert not now - known[viewer], f"{viewer} has learned something"
        other = fork(self.game)
        for seat in self.game.state.seats:
            if seat != by:
                assert other.undo_refusal(seat) is not None
                with pytest.raises(Refused):
                    _ = other.undo(seat)
        _ = other.undo(by)
        assert Played.encode(other) == self.bytes
        assert without_ids(other.decisions) == without_ids(self.decisions)
        assert other.decisions[by].id != self.decisions[by].id, "the question is asked again"


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
            watched = game.answers % TAKEN_BACK == 0
            reasons[watcher.watched_turn() if watched else watcher.turn()] += 1
        assert game.match.undo_refusal("isn-1") == "over"
    assert reasons[None] > 100, reasons
    told = {"over", "dice-rolled", "cards-drawn", "secret-revealed", "others-asked", "not-yours"}
    assert set(reasons) - told == {None}


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
        again = Match.load(game.game, game.first, game.journal, SealedChance(game.seed))
        assert Played.encode(again) == game.bytes
