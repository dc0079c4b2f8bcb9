"""Cached and shared parts of views are equal to newly computed ones."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

from engine.core import fluent, memo
from engine.core.matches.match import Match
from engine.core.present import wire
from engine.core.present.views import SPECTATOR
from engine.galaxies import hexes
from engine.galaxies.facts import GalaxiesFact, Moved, Rolled
from engine.galaxies.memo import EVERYTHING, cached_until_touched
from engine.galaxies.present import views
from engine.galaxies.present.texts import english, naming
from engine.galaxies.queries import powers_in_play
from engine.galaxies.rules import paths, placing, teams
from engine.galaxies.state import State
from tests.properties.matches import THREE, Played, each_mission, note_match_on_error
from tests.watching import CONSTANT, LOG, watch_facts

CACHING_MODULES: tuple[ModuleType, ...] = (english, fluent, hexes, memo, naming, placing, views, paths, wire)
UNDO, ORDER = 0.1, 0.05
#: One position in this many is checked. Computing all views again costs ten times as much as sharing them.
CHECK_INTERVAL = 5
TEXT_KEYS = {"text", "label", "routine"}


def turn_off_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off the caches of all functions in these modules."""
    for module in CACHING_MODULES:
        for name, query in list(vars(module).items()):
            if hasattr(query, "cache_info"):
                monkeypatch.setattr(module, name, query.__wrapped__)


def all_viewers(game: Played) -> tuple[str, ...]:
    return (*game.state.seats, SPECTATOR)


def uncached_views(game: Played) -> dict[str, Any]:
    """Return the views of the same position without any cache."""
    copied: Match[State] = copy.copy(game.match)
    copied.state = game.game.codec.decode(game.game.codec.first(game.state)).state
    with pytest.MonkeyPatch.context() as monkeypatch:
        turn_off_caches(monkeypatch)
        return game.game.views(copied, all_viewers(game))


def orders(game: Played, seat: str) -> list[tuple[str, bool]]:
    """Return the orders that a seat can give, and whether each is set."""
    return [(order.name, order.on) for order in teams.orders(game.state, seat) if order.name != "concede"]


def act_at_random(game: Played, random: Random) -> None:
    """Answer, undo, or give an order."""
    seat = next(iter(game.match.decisions))
    if random.random() < UNDO and game.match.undo_refusal(seat) is None:
        _ = game.match.undo(seat)
    elif random.random() < ORDER and (offers := orders(game, seat)):
        name, is_on = random.choice(offers)
        _ = game.match.order(seat, name, not is_on)
    else:
        _ = game.turn()


@each_mission(1)
def test_shared_views_equal_newly_computed_ones(mission: str, options: dict[str, str], number: int) -> None:
    game = Played(500 + number, mission, options, strict=False)
    random = Random(number)
    with note_match_on_error(game):
        for position in range(600):
            if game.match.over:
                break
            act_at_random(game, random)
            views = game.game.views(game.match, all_viewers(game))
            if position % CHECK_INTERVAL:
                continue
            assert msgspec.json.encode(views) == msgspec.json.encode(uncached_views(game))
            single_views = {viewer: game.view(viewer) for viewer in all_viewers(game)}
            assert single_views == views


def test_a_view_does_not_change_after_it_was_returned() -> None:
    game = Played(5, strict=False)
    views_and_bytes = list[tuple[dict[str, Any], bytes]]()
    with note_match_on_error(game):
        for _ in range(150):
            views = game.game.views(game.match, all_viewers(game))
            views_and_bytes.append((views, msgspec.json.encode(views)))
            _ = game.turn()
        assert all(msgspec.json.encode(views) == encoded for views, encoded in views_and_bytes)


@each_mission(1, *THREE)
def test_viewers_receive_together_what_each_would_receive_alone(
    mission: str, options: dict[str, str], number: int
) -> None:
    game = Played(600 + number, mission, options, strict=False)
    viewers, differences = all_viewers(game), 0
    with note_match_on_error(game):
        while not game.match.over:
            new_facts = game.turn().facts
            happenings = game.game.happenings(game.state, new_facts, viewers)
            for viewer in viewers:
                assert happenings[viewer] == game.game.happenings(game.state, new_facts, [viewer])[viewer]
                expected = [
                    happening for fact in new_facts if (happening := fact.happening_for(viewer)) is not None
                ]
                assert [
                    {k: happening[k] for k in happening.keys() - TEXT_KEYS}
                    for happening in happenings[viewer]
                ] == expected
            differences += happenings["wretch-1"] != happenings[SPECTATOR]
    assert differences


# A cached result survives a fact only if the fact changes no field that it depends on


class WatchedState(State):
    """A state that records which of its fields are read."""

    def __getattribute__(self, name: str) -> Any:
        if name in State.__struct_fields__:
            vars(self)["read_fields"].add(name)
        return super().__getattribute__(name)


def with_empty_cache(g: State) -> WatchedState:
    """Return the same state with an empty cache."""
    watched_state = WatchedState(*(getattr(g, field) for field in State.__struct_fields__))
    other_values = {name: value for name, value in vars(g).items() if not str(name).startswith("until ")}
    vars(watched_state).update(other_values, read_fields=set())
    return watched_state


def cached_results(g: State) -> Iterator[tuple[frozenset[str], Any, tuple[Any, ...], dict[str, Any], Any]]:
    """Yield a state's cached results: the declared fields, the query, its arguments, and the result."""
    for name, values in vars(g).items():
        if str(name).startswith("until "):
            for (query, args, *keywords), value in values.items():
                yield frozenset(name.split()[1:]), query, args, dict(keywords), value


def check_cached_results(g: State) -> None:
    """Check that cached results are correct, and that their queries read only the declared fields."""
    for declared, query, args, keywords, value in cached_results(g):
        copied = with_empty_cache(g)
        assert query(copied, *args, **keywords) == value, f"{query.__name__} is out of date"
        undeclared = vars(copied)["read_fields"] - declared - CONSTANT
        assert not undeclared, f"{query.__name__} reads {undeclared}"


def play_watched(mission: str, options: dict[str, str], number: int, answers: int = 300) -> None:
    game = Played(700 + number, mission, options, strict=False)
    random = Random(number)
    with note_match_on_error(game):
        for _ in range(answers):
            if game.match.over:
                break
            act_at_random(game, random)
            _ = game.game.views(game.match, all_viewers(game))
            check_cached_results(game.state)


@each_mission(1)
def test_facts_touch_and_queries_read_only_what_they_declare(
    mission: str, options: dict[str, str], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch_facts(monkeypatch)
    play_watched(mission, options, number)


def test_a_fact_that_touches_more_than_it_declares_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Moved, "touches", ("moving",))
    with pytest.raises(AssertionError, match="out of date"):
        play_watched("meteor-storm", {}, 0)
    with monkeypatch.context() as patch, pytest.raises(AssertionError, match="moved touches"):
        watch_facts(patch)
        play_watched("meteor-storm", {}, 0)


def test_a_query_that_reads_more_than_it_declares_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    query = cached_until_touched("tiles")(views._ships.__wrapped__)  # type: ignore[attr-defined]
    monkeypatch.setattr(views, "_ships", query)
    with pytest.raises(AssertionError, match=r"_ships (is out of date|reads \{'ships'\})"):
        play_watched("meteor-storm", {}, 0)


def test_a_fact_that_does_not_declare_what_it_touches_touches_everything() -> None:
    class Silent(GalaxiesFact, frozen=True):
        kind = "silent"

        def change(self, g: State) -> None:
            pass

        def public(self) -> None:
            return None

    game = Played(6, strict=False)
    _ = game.play(max_answers=60)
    _ = game.game.views(game.match, all_viewers(game))
    Rolled("ecm", 1).apply(game.state)
    assert list(cached_results(game.state))
    Silent().apply(game.state)
    assert not list(cached_results(game.state))


def test_a_query_declared_after_the_first_facts_is_forgotten_too() -> None:
    class Renamed(GalaxiesFact, frozen=True):
        kind = "renamed"
        touches = ("layout",)

        def change(self, g: State) -> None:
            g.layout += "!"

        def public(self) -> None:
            return None

    g = Played(4, strict=False).state
    Renamed().apply(g)
    layout = cached_until_touched("layout")(lambda g: g.layout)  # no other query reads only this field
    before = layout(g)
    Renamed().apply(g)
    assert layout(g) == before + "!"


def test_a_missing_field_cannot_be_touched_or_read() -> None:
    with pytest.raises(ValueError, match="log"):
        _ = cached_until_touched("log")
    with pytest.raises(TypeError, match="touches unknown fields"):
        type(
            "Misspelt", (GalaxiesFact,), {"kind": "x", "touches": ("shipz",), "change": None, "public": None}
        )
    with pytest.raises(TypeError, match="without a tuple"):
        type("Listed", (GalaxiesFact,), {"kind": "x", "touches": ["ships"], "change": None, "public": None})
    assert set(State.__struct_fields__) == EVERYTHING | LOG


# Sharing


def test_viewers_share_only_what_all_of_them_see() -> None:
    game = Played(1, strict=False)
    _ = game.play(max_answers=60)
    views = game.game.views(game.match, all_viewers(game))
    own_view, other_view = views["isn-1"], views["wretch-1"]
    assert all(
        own_view[part] is other_view[part] for part in ("ships", "tiles", "ship_cards", "seats", "teams")
    )
    private_keys = ("hand", "screen", "holds", "ally", "orders", "log")
    assert all(own_view[part] is not other_view[part] for part in private_keys)


def test_an_unchanged_part_of_a_view_stays_the_same_dict() -> None:
    game = Played(2, strict=False)
    _ = game.play(max_answers=200)
    before = game.game.views(game.match, [SPECTATOR])[SPECTATOR]["tiles"]
    _ = game.turn()
    after = game.game.views(game.match, [SPECTATOR])[SPECTATOR]["tiles"]
    unchanged = [name for name, tile in after.items() if before[name] is tile]
    assert unchanged == [name for name, tile in after.items() if before[name] == tile] != []


def test_every_fact_makes_the_state_forget() -> None:
    """In a strict match nothing else changes the state, so a cached result is never out of date."""
    game = Played(3, strict=True)
    for _ in range(40):
        _ = powers_in_play(game.state)
        assert any(cached_results(game.state))
        if game.turn().facts:
            fresh = game.game.codec.decode(game.game.codec.first(game.state)).state
            assert powers_in_play(game.state) == powers_in_play(fresh)


def test_remembered_values_are_not_saved() -> None:
    game = Played(4, strict=False)
    data = game.game.codec.first(game.state)
    _ = game.game.views(game.match, all_viewers(game))
    assert vars(game.state)
    assert game.game.codec.first(game.state) == data


def test_secrets_do_not_become_wire_data() -> None:
    class Careless(msgspec.Struct):
        hand: Any

    game = Played(5, strict=False)
    with pytest.raises(TypeError):
        _ = wire.to_wire(Careless(game.state.seats["isn-1"].hand))
