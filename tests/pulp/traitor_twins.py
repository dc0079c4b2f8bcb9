"""Twin worlds with a Traitor: two matches that differ only in what one viewer may not know.

For the Hero and for spectators the Alignment differs in the second world. For every viewer, hidden piles and
coming cubes differ. Both are played with the same requests. Until a difference is legally shown, the viewer
must get the same messages in both, byte for byte. These are views, happenings, questions, the seats waited
for, the reasons of refusals, and their numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.facts import Fact
from engine.core.matches.journal import Change
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from engine.core.secret import Secret, find_secrets
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp.facts.search import SeatPeeked
from engine.pulp.game import Pulp
from engine.pulp.state import HERO, TRAITOR, State
from tests.pulp.printed import EDITION
from tests.pulp.twins import Leak, exchange

VIEWERS = (HERO, TRAITOR, SPECTATOR)
PROBE, UNDO, CONCEDE, ORDER = 0.06, 0.06, 0.01, 0.04
MAX_STEPS = 400
#: Windows from which a step may restart, because all its facts so far would happen again.
FIRST_WINDOWS = ("before-choice", "before-draw")
KNOWN = {"decks", "planet_pile", "weapon_pile", "aside", "seen", "traitor/alignment", "traitor/passing"}
#: Facts that legally show hidden things, or results of chance.
PILES = ("LineDrawn", "PlanetsDealt", "WeaponFound", "TraitorFound", "ExplorationDealt")
CHANCE = (
    "CubesDrawn",
    "TraitorDrew",
    "TraitorRolled",
    "CardEvaded",
    "DieValueChanged",
    "DieSwapped",
    "DieBorrowed",
    "DiceTaken",
    "CubesMoved",
)


def twin(state: State, viewer: str, random: Random, *, piles: bool) -> State:
    """Return a position that the viewer cannot distinguish: it has another Alignment and, with ``piles``,
    other hidden cards."""
    other = Pulp.codec.decode(Pulp.codec.first(state)).state
    paths = {path.removeprefix("/") for path, _ in find_secrets(other)}
    assert all(any(path.startswith(prefix) for prefix in KNOWN) for path in paths), paths
    assert other.traitor is not None
    if viewer != TRAITOR and other.traitor.revealed is None:
        alignment = other.traitor.alignment
        other_names = [name for name in EDITION.alignments if name != alignment.open()]
        other.traitor.alignment = Secret(random.choice(other_names), alignment.eyes)
    if piles:
        encounters = [card for deck in other.decks for card in deck.cards.open()]
        random.shuffle(encounters)
        for deck in other.decks:
            deck.cards = Secret([encounters.pop() for _ in range(deck.left)])
        for pile in (other.planet_pile, other.weapon_pile):
            exchange(pile, other, random)
    return other


class World:
    """One of two worlds, and what one viewer sees of it."""

    def __init__(self, game: Pulp, state: State, seed: bytes, viewer: str) -> None:
        self.game, self.viewer = game, viewer
        self.match, self.change = Match.begin(game, game.codec.first(state), SealedChance(seed))

    def sent_bytes(self) -> bytes:
        """Return the viewer's view and happenings, made together with those of all others, and the length of
        the journal.
        """
        view = self.game.views(self.match, VIEWERS)[self.viewer]
        happenings = self.game.happenings(self.match.state, self.change.facts, VIEWERS)[self.viewer]
        decision = self.match.decisions.get(self.viewer)
        questions = {
            seat: (decision.id, decision.kind, decision.default)
            for seat, decision in self.match.decisions.items()
        }
        entries = [entry.kind for entry in self.change.entries]
        return msgspec.json.encode(
            [view, happenings, decision and decision.fingerprint, questions, entries, self.match.number]
        )

    def shows_legally(self, *, chance: bool) -> bool:
        """Return whether the last change legally showed the viewer something that differs between the
        worlds."""
        return self.match.over or any(self._shows(fact, chance) for fact in self.change.facts)

    def _shows(self, fact: Fact[Any], chance: bool) -> bool:
        name = type(fact).__name__
        if isinstance(fact, SeatPeeked):
            return fact.seen.names.value_for(self.viewer) is not None
        return name in PILES or (chance and name in CHANCE)

    def do(self, request: str, seat: str, *args: Any) -> str:
        """Make a request. Return the refusal, if there is one."""
        try:
            self.change = getattr(self.match, request)(seat, *args)
        except Refused as refused:
            self.change = Change()
            return f"{refused.code}: {refused.detail}"
        return ""


class Twins:
    """Plays two worlds for one viewer, and counts the comparisons. With ``piles``, the piles differ. With
    ``luck``, the random results differ.
    """

    def __init__(
        self, game: Pulp, state: State, viewer: str, random: Random, *, piles: bool, luck: bool
    ) -> None:
        self.viewer, self.random, self.piles, self.luck = viewer, random, piles, luck
        seed = random.randbytes(32)
        other_seed = random.randbytes(32) if luck else seed
        self.worlds = (
            World(game, state, seed, viewer),
            World(game, twin(state, viewer, random, piles=piles), other_seed, viewer),
        )
        self.counts = Counter[str]()

    def play(self) -> Counter[str]:
        """Play until a difference is legally shown, or for many steps. Raises Leak for any other
        difference.
        """
        world, other = self.worlds
        while not self._is_difference_legal() and self.counts["compared"] < MAX_STEPS:
            if world.sent_bytes() != other.sent_bytes():
                raise Leak(f"{self.viewer} is told {world.sent_bytes()!r} or {other.sent_bytes()!r}")
            self.counts["compared"] += 1
            self.counts.update(type(fact).__name__ for fact in world.change.facts)
            request = self._request()
            refusals = [world.do(*request) for world in self.worlds]
            if refusals[0] != refusals[1]:
                if request[1] != self.viewer and request[0] == "answer":
                    break  # another seat was asked about the hidden things
                raise Leak(f"{self.viewer} asks {request}: {refusals}")
            self.counts["refused"] += bool(refusals[0])
        return self.counts

    def _is_difference_legal(self) -> bool:
        world, other = self.worlds
        if world.match.over and other.match.over:
            return True
        if self._is_alignment_revealed():
            self.counts["revealed"] += 1
            return True
        return (self.piles or self.luck) and any(
            world.shows_legally(chance=self.luck) for world in self.worlds
        )

    def _is_alignment_revealed(self) -> bool:
        return self.viewer != TRAITOR and any(
            type(fact).__name__ == "AlignmentRevealed" for world in self.worlds for fact in world.change.facts
        )

    def _request(self) -> tuple[Any, ...]:
        """Return the next request, which is the same in both worlds."""
        match, chance = self.worlds[0].match, self.random.random()
        if chance < UNDO:
            return "undo", self.random.choice((HERO, TRAITOR))
        if chance < UNDO + CONCEDE:
            return "order", self.random.choice((HERO, TRAITOR)), "concede", False
        if chance < UNDO + CONCEDE + ORDER:
            return "order", TRAITOR, self.random.choice(("pass-phase", "pass-round")), True
        (decision,) = match.decisions.values()
        if chance < UNDO + CONCEDE + ORDER + PROBE and self.viewer in (HERO, TRAITOR):
            return (
                "answer",
                self.viewer,
                decision.id,
                ["reveal"] if decision.seat != self.viewer else ["no such"],
            )
        if decision.kind == "influence" and "reveal" in [option.id for option in decision.options]:
            picks = [
                option.id
                for option in decision.options
                if option.id != "reveal" or self.random.random() < 0.02
            ]
            return "answer", decision.seat, decision.id, [self.random.choice([*picks, *["pass"] * 4])]
        count = self.random.randint(decision.min, decision.max)
        picks = [option.id for option in decision.options]
        return "answer", decision.seat, decision.id, self.random.sample(picks, count)


def positions(game: Pulp, number: int, interval: int, player: str = "navigator") -> Iterator[State]:
    """Yield positions at the beginning of steps that start with a window, from a match of computer
    players."""
    options = {"cards": ("x1", "all")[number % 2]}
    play = Selfplay(game, "traitor", derive_seed(11, number), [player], options)
    while not play.match.over:
        decision = next(iter(play.match.decisions.values()))
        if decision.text.args.get("point") in FIRST_WINDOWS and play.answers % interval == 0:
            yield play.state
        _ = play.turn()


def compare(
    game: Pulp, number: int, viewer: str, *, piles: bool, luck: bool, interval: int = 3
) -> Counter[str]:
    """Create twin worlds from positions of a match, play them for a viewer, and return the counts."""
    random, counts = Random(number), Counter[str]()
    for state in positions(game, number, interval):
        counts += Twins(game, state, viewer, random, piles=piles, luck=luck).play()
    return counts
