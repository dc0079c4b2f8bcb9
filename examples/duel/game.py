"""Card Duel as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core import logged_facts
from engine.core.codec import Codec
from engine.core.facts import Fact
from engine.core.game import GameWithPacks, Outcome, Rule, Situation, without_packs
from engine.core.lobby import options as choosing
from engine.core.lobby.loadouts import Loadouts
from engine.core.lobby.setup import LobbyState, Setup
from engine.core.players import BotInfo, Player
from engine.core.present.labels import Writer
from engine.core.present.wire import Wire
from engine.core.secret import Secret
from examples.duel import english, present, rules
from examples.duel.edition import DuelCatalogue, DuelEdition
from examples.duel.players import BOTS, PLAYERS, STAND_IN
from examples.duel.state import Seat, State
from examples.duel.viewtypes import HAPPENING_TYPES, DuelView

#: The things in front of every seat, by the names that clients use.
THINGS = ("card", "spare", "die")


class Duel:
    """Implements :class:`engine.core.game.Game`."""

    id = "duel"
    title = "Card Duel"
    former_ids: tuple[str, ...] = ()
    codec = Codec(State, 1)
    view_type: Any = DuelView
    happening_types: Mapping[str, Any] = HAPPENING_TYPES
    catalogue_type: Any = DuelCatalogue
    bots: Mapping[str, BotInfo] = BOTS
    stand_in = STAND_IN
    adviser: str | None = None
    loadouts: Loadouts | None = None
    printed = DuelEdition()

    # The rules

    def step(self, state: State) -> Rule[None]:
        """Return the next rule."""
        return rules.step(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        return rules.outcome(state)

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets a standing order. Raises Refused for an unknown order."""
        return rules.order(state, seat, order, on)

    # Editions

    def edition(self, digest: str | None = None) -> DuelEdition:
        """Return the only edition. Raises KeyError for any other digest."""
        if digest not in (None, self.printed.digest):
            raise KeyError(digest)
        return self.printed

    def load_edition(self, digest: str, data: bytes) -> None:
        """Check that stored data is the only edition. Raises ValueError if it is not."""
        if digest != self.printed.digest or data != self.printed.dump():
            raise ValueError("this is another edition of the game")

    def with_packs(self, packs: Iterable[Path]) -> GameWithPacks:
        """Return the game unchanged, and a fault for each pack, because the game supports none."""
        return without_packs(self, packs)

    # Before a match

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the mission's options, with defaults for the missing ones."""
        return choosing.fill_in_defaults(self.printed.missions[mission].options, options)

    def new_match(self, setup: Setup) -> State:
        """Return the position before the deal."""
        options = self.check_options(setup.mission, setup.options)
        teams = self.printed.missions[setup.mission].teams
        setup.check_seats(teams)
        setup.check_no_loadouts()
        return State(
            match=setup.match,
            mission=setup.mission,
            catalogue=self.edition(setup.edition).digest,
            commitment=setup.commitment,
            goal=options["goal"],
            seats={
                seat: Seat(team, setup.players[seat].name, setup.players[seat].bot)
                for seat, team in teams.items()
            },
            points=dict.fromkeys(teams.values(), 0),
            deck=Secret([]),
        )

    def people(self, state: State) -> dict[str, str]:
        """Return the names of the players by seat."""
        return {name: seat.player for name, seat in state.seats.items()}

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        """Return each viewer's view of a table whose match cannot be shown."""
        return present.lobby_views(lobby, viewers)

    # Views

    def views(self, situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        """Return each viewer's view. All views share the parts of the table, so callers must not change
        them."""
        return present.views(situation, viewers)

    def happenings(
        self, state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        """Return the happenings of the facts for each viewer."""
        return logged_facts.happenings(facts, viewers)

    def writer(self, view: Wire) -> Writer:
        """Return the function that writes the English sentences of a match."""
        return english.writer(english.names_in(view))

    def may_point(self, view: Wire, thing: str) -> bool:
        """Return whether the thing lies on the table: the die, a seat, or a seat's card or spare."""
        kind, _, name = thing.partition(":")
        return thing in THINGS or (kind == "seat" and name in view["seats"])

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player. Raises KeyError for an unknown name."""
        return PLAYERS[name](seed)
