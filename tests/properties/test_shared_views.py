"""What is remembered between facts and shared between views is what would be worked out anew."""

from __future__ import annotations

import copy
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

from engine.core import codec
from engine.core.driver import Match
from engine.galaxies import english, hexes, memo, naming, views, wire
from engine.galaxies.powers import registry
from engine.galaxies.powers.registry import all_in_play
from engine.galaxies.rules import movement, teams
from engine.galaxies.state import State
from engine.galaxies.views import SPECTATOR
from tests.properties.matches import Played, each_mission, telling

REMEMBERING: tuple[ModuleType, ...] = (english, hexes, movement, naming, registry, views, wire)
UNDO, ORDER = 0.1, 0.05


def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every function of these modules work out anew what it has remembered."""
    for module in REMEMBERING:
        for name, found in list(vars(module).items()):
            if hasattr(found, "cache_info"):
                monkeypatch.setattr(module, name, found.__wrapped__)


def everybody(game: Played) -> tuple[str, ...]:
    return (*game.state.seats, SPECTATOR)


def made_anew(game: Played) -> dict[str, Any]:
    """The views of the same position, from a state and functions that remember nothing."""
    bare: Match[State] = copy.copy(game.match)
    bare.state = codec.decode(codec.encode(codec.Position(game.state)), State).state
    with pytest.MonkeyPatch.context() as monkeypatch:
        forgetful(monkeypatch)
        return game.rules.views(bare, everybody(game))


def orders(game: Played, seat: str) -> list[tuple[str, bool]]:
    """The orders that a seat can give, and whether each is set."""
    return [(n, on) for n, _, _, on in teams.orders(game.state, seat) if n != "concede"]


def go_on(game: Played, random: Random) -> None:
    """Answer, take an answer back, or give an order."""
    seat = next(iter(game.match.decisions))
    if random.random() < UNDO and game.match.undo_closed(seat) is None:
        _ = game.match.undo(seat)
    elif random.random() < ORDER and (offered := orders(game, seat)):
        name, on = random.choice(offered)
        _ = game.match.order(seat, name, not on)
    else:
        _ = game.turn()


@each_mission(1)
def test_shared_views_are_those_that_would_be_made_anew(
    mission: str, options: dict[str, str], number: int
) -> None:
    game = Played(500 + number, mission, options, strict=False)
    random = Random(number)
    with telling(game):
        for _ in range(600):
            if game.match.over:
                break
            go_on(game, random)
            seen = game.rules.views(game.match, everybody(game))
            assert msgspec.json.encode(seen) == msgspec.json.encode(made_anew(game))
            alone = {viewer: game.rules.view(game.match, viewer) for viewer in everybody(game)}
            assert alone == seen


def test_viewers_share_what_all_see_and_nothing_else() -> None:
    game = Played(1, strict=False)
    _ = game.play(most=60)
    seen = game.rules.views(game.match, everybody(game))
    first, second = seen["isn-1"], seen["wretch-1"]
    assert all(first[part] is second[part] for part in ("ships", "tiles", "ship_cards", "seats", "teams"))
    own = ("hand", "screen", "holds", "ally", "orders", "log")
    assert all(first[part] is not second[part] for part in own)


def test_what_does_not_change_stays_the_same_dict() -> None:
    game = Played(2, strict=False)
    _ = game.play(most=200)
    before = game.rules.views(game.match, [SPECTATOR])[SPECTATOR]["tiles"]
    _ = game.turn()
    after = game.rules.views(game.match, [SPECTATOR])[SPECTATOR]["tiles"]
    kept = [name for name, tile in after.items() if before[name] is tile]
    assert kept == [name for name, tile in after.items() if before[name] == tile] != []


def test_every_fact_makes_the_state_forget() -> None:
    """In a strict match all else leaves the state as it was; so what is remembered is never out of date."""
    game = Played(3, strict=True)
    for _ in range(40):
        _ = all_in_play(game.state)
        assert memo.KNOWN in vars(game.state)
        if game.turn().news:
            bare = codec.decode(codec.encode(codec.Position(game.state)), State).state
            assert all_in_play(game.state) == all_in_play(bare)


def test_what_is_remembered_is_not_saved() -> None:
    game = Played(4, strict=False)
    bare = codec.encode(codec.Position(game.state))
    _ = game.rules.views(game.match, everybody(game))
    assert vars(game.state)
    assert codec.encode(codec.Position(game.state)) == bare


def test_secrets_do_not_become_wire_data() -> None:
    class Careless(msgspec.Struct):
        hand: Any

    game = Played(5, strict=False)
    with pytest.raises(TypeError):
        _ = wire.wire(Careless(game.state.seats["isn-1"].hand))
