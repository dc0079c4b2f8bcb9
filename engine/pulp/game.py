"""Pulp Invasion as an implementation of the ``Game`` interface."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.core import logged_facts
from engine.core.codec import Codec
from engine.core.facts import Fact
from engine.core.game import GameWithPacks, Outcome, Rule, Situation
from engine.core.lobby import options as choosing
from engine.core.lobby.loadouts import Loadouts
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import LobbyState, Setup
from engine.core.players import BotInfo, Player
from engine.core.present.labels import Writer
from engine.core.present.wire import Wire
from engine.pulp import steps
from engine.pulp.catalogue.loading import components
from engine.pulp.catalogue.model import Components
from engine.pulp.determinization import sample_world
from engine.pulp.edition import (
    MISSIONS,
    OPTIONS,
    PulpCatalogue,
    PulpEdition,
    state_options,
    with_original_rulings,
)
from engine.pulp.packs import apply_packs
from engine.pulp.players import ADVISER, BOTS, PLAYERS, STAND_IN
from engine.pulp.players.navigator.chance import chance
from engine.pulp.present import lobby as lobbies
from engine.pulp.present import views as present
from engine.pulp.present.happening_views import HAPPENING_TYPES
from engine.pulp.present.viewtypes import PulpView
from engine.pulp.printed import edition_by_digest, load, register
from engine.pulp.rules import end
from engine.pulp.state import HERO, Options, Seat, State
from engine.pulp.texts import english
from engine.pulp.upgrades import SNAPSHOT_VERSION, UPGRADES


class Pulp:
    """Implements :class:`engine.core.game.Game`. New matches use the given components."""

    id = "pulp"
    title = "Pulp Invasion"
    former_ids: tuple[str, ...] = ()
    codec = Codec(State, SNAPSHOT_VERSION, UPGRADES)
    view_type: Any = PulpView
    happening_types: Mapping[str, Any] = HAPPENING_TYPES
    catalogue_type: Any = PulpCatalogue
    bots: Mapping[str, BotInfo] = BOTS
    stand_in = STAND_IN
    adviser: str | None = ADVISER
    loadouts: Loadouts | None = None

    def __init__(self, printed: Components | None = None) -> None:
        self.printed = PulpEdition(register(printed if printed is not None else components()))
        self._editions = {self.printed.digest: self.printed}

    # The rules

    def step(self, state: State) -> Rule[None]:
        """Return the rule to run next."""
        return steps.step(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None if it is not over."""
        return end.outcome(state)

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets a standing order. Raises Refused if there is no such order."""
        return end.order_fact(state, seat, order, on)

    # Editions

    def edition(self, digest: str | None = None) -> PulpEdition:
        """Return the edition of new matches, or another registered edition by its digest."""
        key = self.printed.digest if digest is None else digest
        if key not in self._editions:
            self._editions[key] = PulpEdition(key)
        return self._editions[key]

    def load_edition(self, digest: str, data: bytes) -> None:
        """Load a stored edition."""
        load(digest, data)

    def with_packs(self, packs: Iterable[Path]) -> GameWithPacks:
        """Return the game with packs applied to its own components."""
        applied = apply_packs(packs, Pulp)
        return GameWithPacks(Pulp(applied.edition), applied.changes, applied.faults)

    # Before a match

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the mission's own options, with defaults for missing ones. Raises BadOptions if Bridge Crew
        is chosen without the cards of both expansions (X3B-01).
        """
        complete = choosing.fill_in_defaults(self.printed.missions[mission].options, options)
        choices = state_options(MISSIONS[mission], complete)
        if choices.bridge_crew and len(choices.sets) < 3:
            raise BadOptions([("bridge_crew", "needs the cards of both expansions")])
        return complete

    def new_match(self, setup: Setup) -> State:
        """Return the state before anything is shuffled."""
        mission = MISSIONS[setup.mission]
        complete = self.check_options(setup.mission, setup.options)
        options = state_options(mission, with_original_rulings(setup.options, complete))
        setup.check_seats(mission.seats)
        setup.check_no_loadouts()
        players = setup.players
        return State(
            match=setup.match,
            mission=setup.mission,
            catalogue=self.edition(setup.edition).digest,
            commitment=setup.commitment,
            options=options,
            seats={seat: Seat(seat, players[seat].name, players[seat].bot) for seat in mission.seats},
        )

    def lesson_seed(self, mission: str) -> bytes | None:
        """Return the seed of a lesson, or None for any other mission."""
        seed = MISSIONS[mission].seed
        return bytes.fromhex(seed) if seed else None

    def people(self, state: State) -> dict[str, str]:
        """Return the names of the players, by seat."""
        return {name: seat.player for name, seat in state.seats.items()}

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        """Return each viewer's view of a table whose match cannot be shown."""
        return lobbies.lobby_views(lobby, self._usual_options(lobby.mission.id), viewers)

    def _usual_options(self, mission: str) -> Options:
        definition = MISSIONS.get(mission, MISSIONS["pulp-invasion"])
        return state_options(
            definition, {option.id: definition.usual.get(option.id, option.default) for option in OPTIONS}
        )

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
        return english.writer(edition_by_digest(view["catalogue"]), english.names_in(view))

    # Sampled worlds

    def sample_world(self, state: State, viewer: str, random: Random) -> State:
        """Return a world that is consistent with everything that a seat knows."""
        return sample_world(state, viewer, random)

    def turn(self, state: State) -> str | None:
        """Return the seat whose turn it is, which is always the Hero."""
        return HERO

    def chance(self, state: State, seat: str, random: Random) -> float:
        """Return the probability that a seat's team wins, from public information."""
        return chance(state, seat)

    def bot(self, name: str, seed: int) -> Player:
        """Return a computer player. Raises KeyError for an unknown name."""
        return PLAYERS[name](seed)
