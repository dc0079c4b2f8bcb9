"""Small games that implement the whole interface. In each turn, a seat takes 1 or 2 stones, or lets a die
decide.

The seat that takes the last stone wins. The mission "two" has two seats. "alone" has one seat, which wins or
loses. Several of these games in one process have separate ids, versions and editions. The examples in the
docstrings of the core also use these games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine.core.codec import Codec, Upgrade
from engine.core.decisions import Decision, Dice, Option, Refused, Text
from engine.core.facts import Fact
from engine.core.game import GameWithPacks, Outcome, Rule, Situation
from engine.core.lobby.options import Choice, OptionInfo, fill_in_defaults
from engine.core.lobby.setup import LobbyState, MissionInfo, SeatInfo, Setup
from engine.core.matches.record import export
from engine.core.players import BotInfo, Player
from engine.core.present.labels import NO_REF, Writer
from engine.core.present.wire import Wire
from engine.core.secret import Secret
from engine.core.simulation.selfplay import Selfplay

STONES = OptionInfo("stones", "Stones", (Choice("9", "9"), Choice("15", "15")), "9")
MISSIONS = {
    "two": MissionInfo(
        "two", 1, "Two", "", (SeatInfo("a", "A", "left"), SeatInfo("b", "B", "right")), (STONES,)
    ),
    "alone": MissionInfo("alone", 2, "Alone", "", (SeatInfo("a", "A", "hero"),), (STONES,)),
}


class Heap(msgspec.Struct):
    """The position. ``luck`` is the last die of each seat, which only that seat knows."""

    edition: str
    stones: int
    teams: dict[str, str]
    luck: dict[str, Secret[int]]
    round: int = 0
    winner: str | None = None


class Took(Fact[Heap], frozen=True):
    seat: str
    stones: int

    def apply(self, state: Heap) -> None:
        state.stones -= self.stones
        state.round += 1
        if not state.stones:
            state.winner = (
                "the heap" if len(state.teams) == 1 and self.stones == 1 else state.teams[self.seat]
            )

    def happening_for(self, viewer: str) -> dict[str, Any]:
        return {"kind": "took", "seat": self.seat, "stones": self.stones}


class Lucky(Fact[Heap], frozen=True):
    seat: str
    number: Secret[int]

    def apply(self, state: Heap) -> None:
        state.luck[self.seat] = self.number

    def happening_for(self, viewer: str) -> dict[str, Any] | None:
        number = self.number.value_for(viewer)
        return {"kind": "lucky", "seat": self.seat} | ({} if number is None else {"number": number})


class TinyEdition:
    missions: Mapping[str, MissionInfo] = MISSIONS

    def __init__(self, words: str) -> None:
        self.words = words

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.dump()).hexdigest()

    def public(self) -> Wire:
        return {"digest": self.digest, "words": self.words}

    def dump(self) -> bytes:
        return msgspec.json.encode({"words": self.words})


class Tiny:
    """Implements :class:`engine.core.game.Game`."""

    view_type: Any = dict[str, Any]
    happening_types: Mapping[str, Any] = {"took": dict[str, Any], "lucky": dict[str, Any]}
    catalogue_type: Any = dict[str, str]
    bots: Mapping[str, BotInfo] = {"random": BotInfo("Anybody", "Picks anything.")}
    stand_in = "random"
    adviser: str | None = None
    loadouts = None

    def __init__(
        self,
        id: str,
        version: int = 1,
        upgrades: Mapping[int, Upgrade] | None = None,
        former_ids: tuple[str, ...] = (),
        make_outcome: Callable[[Heap], Outcome] | None = None,
    ) -> None:
        self.id, self.title, self.former_ids, self.make_outcome = id, id.title(), former_ids, make_outcome
        self.codec = Codec(Heap, version, upgrades)
        self.own_edition = TinyEdition(f"the words of {id}")
        self.editions = {self.own_edition.digest: self.own_edition}

    def __reduce__(self) -> Any:
        return Tiny, (self.id,)  # in another process it is the game without packs

    def step(self, state: Heap) -> Rule[None]:
        seat = _turn(state)
        ids = ("1", "2", "die") if state.stones > 1 else ("1",)
        options = tuple(Option(id, Text(id)) for id in ids)
        (pick,) = yield Decision(seat, "take", Text("take"), options)
        if pick == "die":
            (result,) = yield Dice((2,))
            yield Lucky(seat, Secret(result, (seat,)))
        yield Took(seat, state.luck[seat].open() if pick == "die" else int(pick))

    def outcome(self, state: Heap) -> Outcome | None:
        if state.winner is None:
            return None
        if self.make_outcome is not None:
            return self.make_outcome(state)
        teams = tuple(dict.fromkeys(state.teams.values()))
        winners = tuple(team for team in teams if team == state.winner)
        losers = tuple(team for team in teams if team != state.winner)
        return Outcome(winners, losers, "last", Text("last"), f"{state.winner} has the last stone")

    def order(self, state: Heap, seat: str, order: str, on: bool) -> Fact[Any]:
        raise Refused("illegal", "there is no such order")

    def edition(self, digest: str | None = None) -> TinyEdition:
        return self.own_edition if digest is None else self.editions[digest]

    def load_edition(self, digest: str, data: bytes) -> None:
        edition = TinyEdition(msgspec.json.decode(data, type=dict[str, str])["words"])
        if edition.digest != digest:
            raise ValueError("another edition")
        self.editions[digest] = edition

    def with_packs(self, packs: Iterable[Path]) -> GameWithPacks:
        return GameWithPacks(self, {}, [])

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        return fill_in_defaults(MISSIONS[mission].options, options)

    def new_match(self, setup: Setup) -> Heap:
        teams = MISSIONS[setup.mission].teams
        if set(setup.players) != set(teams):
            raise ValueError("every seat must be taken")
        stones = int(self.check_options(setup.mission, setup.options)["stones"])
        luck = {seat: Secret(0, (seat,)) for seat in teams}
        return Heap(self.edition(setup.edition).digest, stones, dict(teams), luck)

    def people(self, state: Heap) -> dict[str, str]:
        return {}

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        return {viewer: {"match": lobby.match, "viewer": viewer} for viewer in viewers}

    def views(self, situation: Situation[Heap], viewers: Iterable[str]) -> dict[str, Wire]:
        return {viewer: self._view(situation, viewer) for viewer in viewers}

    def _view(self, situation: Situation[Heap], viewer: str) -> Wire:
        decision = situation.decisions.get(viewer)
        ids = [option.id for option in decision.options] if decision else []
        luck = {seat: number.value_for(viewer) for seat, number in situation.state.luck.items()}
        return {
            "viewer": viewer,
            "round": situation.state.round,
            "turn": _turn(situation.state),
            "stones": situation.state.stones,
            "luck": luck,
            "ids": ids,
        }

    def happenings(
        self, state: Heap, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        return {viewer: [fact.happening_for(viewer) for fact in facts] for viewer in viewers}

    def writer(self, view: Wire) -> Writer:
        return _write

    def bot(self, name: str, seed: int) -> Player:
        _, random = self.bots[name], Random(seed)
        return lambda view: [random.choice(view["ids"])]


def _turn(state: Heap) -> str:
    return list(state.teams)[state.round % len(state.teams)]


def _write(group: str, key: str, args: Mapping[str, Any], ref: Mapping[str, Any] = NO_REF) -> str:
    return " ".join(str(value) for value in (key, *args.values()))


def example_record() -> tuple[dict[str, Tiny], dict[str, Any]]:
    """Return a game, keyed by its id, and the record of one of its matches."""
    game = Tiny("stones")
    play = Selfplay(game, "two", bytes(32))
    _ = play.play()
    record = export(game, play.match, play.setup, data=play.data, journal=play.journal, seed=play.seed)
    return {game.id: game}, record
