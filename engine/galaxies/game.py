"""Battleship Galaxies as the server sees it: the one public module of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import engine.galaxies.powers.all
import engine.galaxies.upgrades  # noqa: F401 (both fill registries)
from engine.core import codec
from engine.core.driver import Match
from engine.core.facts import Fact
from engine.core.faults import PackFault
from engine.core.game import BadOptions, Player, Rule, Seated
from engine.galaxies import builds, printed
from engine.galaxies.catalogue import Catalogue, Mission, Option, catalogue, keeping
from engine.galaxies.happenings import happenings
from engine.galaxies.rules import teams
from engine.galaxies.setup import new_state, played
from engine.galaxies.state import State
from engine.galaxies.steps import STEPS
from engine.galaxies.views import SPECTATOR, views
from engine.galaxies.wire import wire
from engine.players import ABOUT, PLAYERS

REACTION_SECONDS = "reaction_seconds"
LONGEST_REACTION = 120
REACTION_CHOICES = (0, 10, 20, 30, 60)


class Galaxies:
    """Implements :class:`engine.core.game.Game`."""

    state_type = State

    def __init__(self, book: Catalogue | None = None) -> None:
        self.book = printed.remember(book if book is not None else catalogue())
        self._public: dict[str, Any] = {}

    # What the driver needs

    def step(self, state: State) -> Rule[None]:
        """Return the rule that comes next."""
        return STEPS[state.step](state)

    def over(self, state: State) -> bool:
        """Whether the match has ended."""
        return state.result is not None

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets a standing order; raises Refused if there is no such order."""
        return teams.order(state, seat, order, on)

    # What a server offers

    def missions(self, catalogue: str | None = None) -> list[dict[str, Any]]:
        """Return the missions of this catalogue, or of another one that is known."""
        book = self.book if catalogue is None else printed.book_of(catalogue)
        return [_mission(mission) for mission in book.missions.values()]

    def catalogue(self, digest: str | None = None) -> dict[str, Any]:
        """Return everything printed, with its digest."""
        if digest not in (None, self.book.digest):
            return printed.book_of(str(digest)).public()
        if not self._public:
            self._public = self.book.public()
        return self._public

    def with_packs(self, folder: Path) -> tuple[Galaxies, list[str], list[PackFault]]:
        """Return the game with the packs of a folder laid over."""
        from engine.galaxies.packs import lay_folder  # it plays trial matches of this game

        laid = lay_folder(folder)
        return Galaxies(laid.edition), laid.accepted, laid.faults

    def components(self) -> tuple[str, bytes]:
        """Return the digest of this catalogue, and all of it as bytes."""
        return self.book.digest, keeping.dump(self.book)

    def knows(self, digest: str) -> bool:
        """Whether matches with the catalogue of that name can be played here."""
        try:
            return bool(printed.book_of(digest))
        except KeyError:
            return False

    def learn(self, digest: str, data: bytes) -> None:
        """Take in a catalogue that was kept."""
        _ = printed.remember(keeping.restore(digest, data))

    def check_options(self, mission: str, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options completed by their defaults."""
        known = {option.id: option for option in self.book.missions[mission].options}
        errors = [
            (name, "there is no such option") for name in options if name not in (*known, REACTION_SECONDS)
        ]
        for name, option in known.items():
            if name in options and options[name] not in [choice.id for choice in option.choices]:
                errors.append((name, f"must be one of {', '.join(choice.id for choice in option.choices)}"))
        seconds = _seconds(options.get(REACTION_SECONDS, 0))
        if seconds is None:
            errors.append((REACTION_SECONDS, f"must be a whole number from 0 to {LONGEST_REACTION}"))
        if errors:
            raise BadOptions(errors)
        return {n: options.get(n, o.choices[0].id) for n, o in known.items()} | {REACTION_SECONDS: seconds}

    def missing(self, mission: str, options: dict[str, Any], seats: dict[str, Seated]) -> list[str]:
        """Return the reasons, besides empty seats, why the match cannot start: no legal fleet and deck.

        What is wrong with one is its player's business (PRV-13).
        """
        wanting = []
        for seat, player in seats.items():
            limits = self._limits(mission, options, seat)
            if limits and not builds.legal(self.book, limits, player.build):
                wanting.append(f"{seat} has no legal fleet and deck yet")
        return wanting

    # Fleets and decks

    def choices(self, mission: str, options: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Return what each seat chooses: its limits, and the ready-made builds within them."""
        found = {}
        for seat in played(self.book, mission, _own(options)).seats:
            if limits := self._limits(mission, options, seat.id):
                offered = [wire(made) for made in builds.ready_made(self.book, limits)]
                found[seat.id] = {**wire(limits), "ready_made": offered}
        return found

    def check_build(
        self, mission: str, options: dict[str, Any], seat: str, build: dict[str, Any]
    ) -> dict[str, Any]:
        """Return what a fleet and deck come to, and their faults."""
        limits = self._limits(mission, options, seat)
        if limits is None:
            raise BadOptions([("build", "there is nothing to choose for this seat")])
        return wire(builds.check(self.book, limits, builds.read(build)))

    def default_build(
        self, mission: str, options: dict[str, Any], seat: str, seed: int
    ) -> dict[str, Any] | None:
        """Return one of the ready-made builds of a seat, or any legal one if a pack has left none."""
        limits = self._limits(mission, options, seat)
        if limits is None:
            return None
        offered = builds.ready_made(self.book, limits)
        if not offered:
            return self.random_build(mission, options, seat, seed)
        return wire(offered[Random(seed).randrange(len(offered))].build)

    def random_build(
        self, mission: str, options: dict[str, Any], seat: str, seed: int
    ) -> dict[str, Any] | None:
        """Return any legal build of a seat, for trials."""
        limits = self._limits(mission, options, seat)
        return wire(builds.random_build(self.book, limits, Random(seed))) if limits else None

    def _limits(self, mission: str, options: dict[str, Any], seat: str) -> builds.Limits | None:
        return builds.limits(self.book, played(self.book, mission, _own(options)), seat)

    def new_match(
        self,
        match_id: str,
        mission: str,
        options: dict[str, Any],
        players: dict[str, Seated],
        commitment: str,
    ) -> bytes:
        """Return the first snapshot of a match."""
        state = new_state(match_id, mission, _own(options), players, commitment, book=self.book)
        return codec.encode(codec.Position(state))

    # What viewers see

    def view(self, match: Match[State], viewer: str) -> dict[str, Any]:
        """Return what ``viewer`` sees; whoever has no seat is a spectator."""
        seen = viewer if viewer in match.state.seats else SPECTATOR
        return self.views(match, [seen])[seen]

    def views(self, match: Match[State], viewers: Iterable[str]) -> dict[str, dict[str, Any]]:
        """Return what each viewer sees; what they see alike is the same dict, which nobody may change."""
        return views(match, viewers)

    def happenings(self, match: Match[State], news: Sequence[Fact[Any]], viewer: str) -> list[dict[str, Any]]:
        """Return what ``viewer`` is shown of the news."""
        return self.all_happenings(match, news, [viewer])[viewer]

    def all_happenings(
        self, match: Match[State], news: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[dict[str, Any]]]:
        """Return what each viewer is shown of the news; what all are shown is the same dict."""
        return happenings(match.state, news, viewers)

    def bots(self) -> list[dict[str, str]]:
        """Return what people are told of the computer players."""
        return [wire(about) for about in ABOUT]

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player."""
        return PLAYERS[name](seed)


def _own(options: dict[str, Any]) -> dict[str, Any]:
    """The options that the mission itself declares."""
    return {name: value for name, value in options.items() if name != REACTION_SECONDS}


def _seconds(value: Any) -> int | None:
    """Read how long players have for a reaction; 0 is as long as they like."""
    if isinstance(value, str) and value.isdecimal() and len(value) < 4:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 <= value <= LONGEST_REACTION else None


def _mission(mission: Mission) -> dict[str, Any]:
    return {
        "id": mission.id,
        "number": mission.number,
        "title": mission.title,
        "story": mission.story,
        "players": len(mission.seats),
        "seats": [{"id": seat.id, "side": seat.side, "team": seat.team} for seat in mission.seats],
        "options": [*(_option(option) for option in mission.options), _reaction_option()],
    }


def _option(option: Option) -> dict[str, Any]:
    choices = [{"id": choice.id, "name": choice.name} for choice in option.choices]
    return {"id": option.id, "name": option.name, "choices": choices, "default": choices[0]["id"]}


def _reaction_option() -> dict[str, Any]:
    choices = [
        {"id": str(seconds), "name": f"{seconds} seconds" if seconds else "as long as they like"}
        for seconds in REACTION_CHOICES
    ]
    return {
        "id": REACTION_SECONDS,
        "name": "How long players may think about an answer in another's turn",
        "choices": choices,
        "default": "0",
        "min": 0,
        "max": LONGEST_REACTION,
    }
