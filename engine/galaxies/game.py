"""Battleship Galaxies as an implementation of the ``Game`` contract. This is the game's only public
module."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import engine.galaxies.powers.all  # noqa: F401 (fills the registry)
from engine.core.codec import Codec
from engine.core.facts import Fact
from engine.core.game import GameWithPacks, Outcome, Rule, Situation
from engine.core.lobby import options as choosing
from engine.core.lobby.loadouts import Loadouts
from engine.core.lobby.setup import LobbyState, Setup
from engine.core.players import BotInfo, Player
from engine.core.present.labels import Writer
from engine.core.present.reporting import Report
from engine.core.present.usage import Use
from engine.core.present.wire import Wire
from engine.galaxies import printed
from engine.galaxies.catalogue import Catalogue, catalogue, storage
from engine.galaxies.catalogue.public import PublicCatalogue
from engine.galaxies.determinization import sample_world
from engine.galaxies.editions import GalaxiesEdition
from engine.galaxies.loadouts import GalaxiesLoadouts
from engine.galaxies.packs import apply_packs
from engine.galaxies.players import ADVISER, BOTS, BUILD_PREFERENCES, PLAYERS, STAND_IN
from engine.galaxies.players.admiral.chance import win_chance
from engine.galaxies.present import pointing, uses, views
from engine.galaxies.present.happening_types import happening_types
from engine.galaxies.present.happenings import happenings
from engine.galaxies.present.lobby import lobby_views
from engine.galaxies.present.outcome import outcome
from engine.galaxies.present.report import AfterAction, report
from engine.galaxies.present.texts import english
from engine.galaxies.present.texts.naming import names_in
from engine.galaxies.present.viewtypes import GalaxiesView
from engine.galaxies.rules import teams
from engine.galaxies.setup import new_state
from engine.galaxies.state import State
from engine.galaxies.steps import STEPS
from engine.galaxies.upgrades import SNAPSHOT_VERSION, UPGRADES


class Galaxies:
    """Implements :class:`engine.core.game.Game`. New matches use the given catalogue."""

    id = "galaxies"
    title = "Battleship Galaxies"
    former_ids: tuple[str, ...] = ("battleship-galaxies",)
    codec = Codec(State, SNAPSHOT_VERSION, UPGRADES)
    view_type = GalaxiesView
    happening_types: Mapping[str, Any] = happening_types()
    catalogue_type: Any = PublicCatalogue
    report_type: Any = AfterAction
    bots: Mapping[str, BotInfo] = BOTS
    stand_in = STAND_IN
    adviser: str | None = ADVISER

    def __init__(self, edition: Catalogue | None = None) -> None:
        self.catalogue = printed.register_edition(edition if edition is not None else catalogue())
        self.loadouts: Loadouts | None = GalaxiesLoadouts(self.catalogue, BUILD_PREFERENCES)
        self._editions = {self.catalogue.digest: GalaxiesEdition(self.catalogue)}

    # For the driver

    def step(self, state: State) -> Rule[None]:
        """Return the next rule to run."""
        return STEPS[state.step](state)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome of the match, or None while the match is running."""
        return None if state.result is None else outcome(state, state.result)

    def order(self, state: State, seat: str, order: str, on: bool) -> Fact[Any]:
        """Return the fact that sets or unsets a standing order. Raises Refused if there is no such order."""
        return teams.order_fact(state, seat, order, on)

    # Editions

    def edition(self, digest: str | None = None) -> GalaxiesEdition:
        """Return the edition with that digest, or the edition of new matches if there is no digest."""
        key = self.catalogue.digest if digest is None else digest
        if key not in self._editions:
            self._editions[key] = GalaxiesEdition(printed.edition_by_digest(key))
        return self._editions[key]

    def load_edition(self, digest: str, data: bytes) -> None:
        """Register an edition from its stored bytes."""
        _ = printed.register_edition(storage.restore_catalogue(digest, data))

    def with_packs(self, packs: Iterable[Path]) -> GameWithPacks:
        """Return the game with packs applied to its own components."""
        applied = apply_packs(packs, Galaxies)
        return GameWithPacks(Galaxies(applied.edition), applied.changes, applied.faults)

    # Before a match

    def check_options(self, mission: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the mission's options, with defaults for those that are missing."""
        return choosing.fill_in_defaults(self.edition().missions[mission].options, options)

    def new_match(self, setup: Setup) -> State:
        """Return the state before anything is shuffled, dealt or rolled (SET-01)."""
        return new_state(
            setup, self.catalogue if setup.edition is None else printed.edition_by_digest(setup.edition)
        )

    def lesson_seed(self, mission: str) -> bytes | None:
        """Return the seed of a lesson, or None."""
        lesson = self.catalogue.missions[mission].lesson
        return None if lesson is None else bytes.fromhex(lesson.luck)

    def people(self, state: State) -> dict[str, str]:
        """Return the players' names by seat."""
        return {name: seat.player for name, seat in state.seats.items()}

    def lobby_views(self, lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
        """Return each viewer's view of a table that cannot show a match yet."""
        return lobby_views(lobby, viewers)

    # What viewers see

    def views(self, situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        """Return each viewer's view. Viewers share equal parts as the same dict, so callers must not change
        them."""
        return views.views(situation, viewers)

    def happenings(
        self, state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        """Return the happenings that each viewer sees. Viewers share equal happenings as the same dict."""
        return happenings(facts, viewers)

    def writer(self, view: Wire) -> Writer:
        """Return the function that writes the English sentences of a match."""
        return english.writer(names_in(view))

    def may_point(self, view: Wire, thing: str) -> bool:
        """Return whether a seat and its ally both see a thing, so that the seat may point it out to the ally
        (PRV-01, PRV-02, PRV-21)."""
        return pointing.may_point(self.edition(view["catalogue"]), view, thing)

    # For computer players that look ahead

    def sample_world(self, state: State, viewer: str, random: Random) -> State:
        """Return a random state that is consistent with what a seat knows."""
        return sample_world(state, viewer, random)

    def turn(self, state: State) -> str | None:
        """Return the seat whose turn it is."""
        return state.active

    def chance(self, state: State, seat: str, random: Random) -> float:
        """Return a seat's estimate of its team's chance to win, based on what the seat knows."""
        return win_chance(state, seat, random)

    # After a match

    def report(self, state: State, changes: Iterable[Sequence[Fact[Any]]]) -> Report:
        """Return the after-action report on a match that began with this state."""
        return report(state, changes)

    # For statistics

    def components_at_start(self, state: State) -> Iterable[Use]:
        """Return the components that the seats have when a match begins."""
        return uses.starting_ship_cards(state)

    def uses(self, state: State, facts: Sequence[Fact[Any]]) -> Iterable[Use]:
        """Return the components that the facts use."""
        return uses.uses(state, facts)

    # Computer players

    def bot(self, name: str, seed: int) -> Player:
        """Return the computer player with that name. Raises KeyError if there is none."""
        return PLAYERS[name](seed)
