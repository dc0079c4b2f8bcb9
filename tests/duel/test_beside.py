"""Two games in one process share nothing: no codec version, no upgrade, no edition, no caches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import codec
from engine.core.codec import Codec
from engine.core.game import Game
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME as GALAXIES
from examples.duel import GAME as DUEL
from examples.duel.state import State
from server.games import NoGame, load_games
from server.settings import Settings

REGISTRY = {"galaxies": "engine.galaxies:GAME", "duel": "examples.duel:GAME"}


def new_match(game: Game[Any], mission: str) -> Selfplay[Any]:
    return Selfplay(game, mission, derive_seed(5, 1), views=True)


def test_the_server_has_both_games_in_its_registry() -> None:
    games = load_games(Settings(games=REGISTRY))
    assert games == {"galaxies": GALAXIES, "duel": DUEL}
    with pytest.raises(NoGame, match="is the game duel, not poker"):
        _ = load_games(Settings(games={"poker": "examples.duel:GAME"}))


def test_each_game_has_its_own_codec_version_and_upgrades() -> None:
    assert DUEL.codec is not GALAXIES.codec
    assert DUEL.codec.version != GALAXIES.codec.version
    assert not DUEL.codec.upgrades
    assert DUEL.codec.upgrades is not GALAXIES.codec.upgrades
    later = Codec(State, 2, {1: lambda raw: {**raw, "version": 2}})
    old_data = new_match(DUEL, "duel").data
    assert later.decode(old_data).version == 2
    assert DUEL.codec.decode(old_data).version == 1
    with pytest.raises(ValueError, match="unknown snapshot version 2"):
        _ = DUEL.codec.decode(later.first(later.decode(old_data).state))


def test_no_game_reads_a_position_or_an_edition_of_the_other() -> None:
    for game, other, mission in ((DUEL, GALAXIES, "dead-zone"), (GALAXIES, DUEL, "duel")):
        position, edition = new_match(other, mission).data, other.edition()
        with pytest.raises((ValueError, msgspec.ValidationError)):
            _ = game.codec.decode(position)
        with pytest.raises(ValueError):
            game.load_edition(edition.digest, edition.dump())
        with pytest.raises(KeyError):
            _ = game.edition(edition.digest)


def test_alternating_matches_play_like_separate_ones() -> None:
    """The matches alternate step by step, with every view. Cached values of one state never reach another."""
    kinds: tuple[tuple[Game[Any], str], ...] = ((DUEL, "duel"), (GALAXIES, "meteor-storm"), (DUEL, "table"))
    separate, alternating = ([new_match(*kind) for kind in kinds] for _ in range(2))
    seen: list[list[Any]] = [[] for _ in kinds]
    for match, views in zip(separate, seen, strict=True):
        while not match.match.over and match.answers < 60:
            _ = match.turn()
            views.append(match.seen)
    for turn in range(60):
        for match, views in zip(alternating, seen, strict=True):
            if not match.match.over:
                _ = match.turn()
                assert match.seen == views[turn]
                assert match.seen[SPECTATOR]["game"] == match.game.id
    for match, other in zip(alternating, separate, strict=True):
        assert codec.encode(match.state) == codec.encode(other.state)
        assert match.journal == other.journal
