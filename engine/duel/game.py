"""Card Duel as the contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core import options as choosing
from engine.core.codec import Codec
from engine.core.facts import Fact
from engine.core.game import Loaded, Outcome, Rule, Situation, without_packs
from engine.core.loadouts import Loadouts
from engine.core.players import BotInfo, Player
from engine.core.secret import Secret
from engine.core.setup import LobbyState, Setup
from engine.core.wire import Wire
from engine.duel import present, rules
from engine.duel.edition import DuelCatalogue, DuelEdition
from engine.duel.players import BOTS, PLAYERS, STAND_IN
from engine.duel.state import Seat, State
from engine.duel.viewtypes import HAPPENING_TYPES, DuelView

#: What lies before every seat, by the names under which clients know it.
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

    # What the driver needs

    def step(self, state: State) -> Rule[None]:
        """Return the rule that comes next."""
        return rules.step(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return rules.outcome(state)

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets a standing order; raises Refused if there is no such order."""
        return rules.order(state, seat, order, on)

    # What is printed

    def edition(self, digest: str | None = None) -> DuelEdition:
        """Return the only edition; raises KeyError for any other."""
        if digest not in (None, self.printed.digest):
            raise KeyError(digest)
        return self.printed

    def load_edition(self, digest: str, data: bytes) -> None:
        """Make sure that what was kept is the only edition; raises ValueError if not."""
        if digest != self.printed.digest or data != self.printed.dump():
            raise ValueError("this is another edition of the game")

    def with_packs(self, packs: Iterable[Path]) -> Loaded:
        """Return the game as it is: there are no packs for it, and each is at fault."""
        return without_packs(self, packs)

    # Before a match

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the mission's own options, completed by their defaults."""
        return choosing.complete(self.printed.missions[mission].options, options)

    def new_match(self, setup: Setup) -> State:
        """Return the table before the deal."""
        options = self.check_options(setup.mission, setup.options)
        teams = self.printed.missions[setup.mission].teams
        setup.check_seats(teams)
        setup.check_nothing_brought()
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
        """Return what those who play are called, by seat."""
        return {name: seat.player for name, seat in state.seats.items()}

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        """Return what each viewer sees of a table at which no match can be shown."""
        return present.lobby_views(lobby, viewers)

    # What viewers see

    def views(self, at: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        """Return what each viewer sees; the table is the same dicts for all, which nobody may change."""
        return present.views(at, viewers)

    def happenings(
        self, state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        """Return what each viewer is shown of what came true."""
        return present.happenings(state, facts, viewers)

    def may_point(self, view: Wire, thing: str) -> bool:
        """Whether it lies on the table: the die, a seat, or the card and spare of a seat."""
        kind, _, name = thing.partition(":")
        return thing in THINGS or (kind == "seat" and name in view["seats"])

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player; raises KeyError if there is none of that name."""
        return PLAYERS[name](seed)
