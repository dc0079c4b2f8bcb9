"""The wire data conform to their types: views and happenings of every mission, and the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from engine.core.lobby.setup import LobbySeat, LobbyState
from engine.core.present.schema import schema_definitions, schema_reference
from engine.core.present.views import SPECTATOR
from engine.core.secret import Secret
from engine.galaxies import GAME, facts
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.facts.happenings.ships import CardEscaped
from engine.galaxies.state import State
from tests.contract import happening_of_line
from tests.properties.matches import Played, each_mission, note_match_on_error

EVERY = 20


def validator(of: Any) -> Draft202012Validator:
    """Return a validator that rejects missing and unknown fields."""
    return Draft202012Validator({**schema_reference(of.__name__), "$defs": schema_definitions([of])})


VIEW = validator(GAME.view_type)
HAPPENINGS = {kind: validator(of) for kind, of in GAME.happening_types.items()}


def as_received(part: Any) -> Any:
    """Return wire data as a client decodes it."""
    return msgspec.json.decode(msgspec.json.encode(part))


def check_happenings(happenings: Iterable[Iterable[dict[str, Any]]]) -> None:
    unique = {id(happening): happening for happenings in happenings for happening in happenings}
    for happening in unique.values():
        HAPPENINGS[happening["kind"]].validate(as_received(happening))


@each_mission(1)
def test_views_and_happenings_match_their_types(mission: str, options: dict[str, str], number: int) -> None:
    game = Played(900 + number, mission, options, strict=False)
    viewers = (*game.state.seats, SPECTATOR)
    with note_match_on_error(game):
        while not game.match.over:
            new_facts = game.turn().facts
            check_happenings(game.game.happenings(game.state, new_facts, viewers).values())
            if game.answers % EVERY == 0 or game.match.over:
                for view in game.game.views(game.match, viewers).values():
                    VIEW.validate(as_received(view))
                    check_happenings([map(happening_of_line, view["log"])])


@pytest.mark.parametrize("mission", GAME.edition().missions)
def test_the_lobby_shows_a_view(mission: str) -> None:
    lobby_mission = GAME.edition().missions[mission]
    seats = {seat.id: LobbySeat(player="Ada", loadout="choosing") for seat in lobby_mission.seats}
    lobby = LobbyState("m", lobby_mission, GAME.edition().digest, None, "lobby", seats)
    for view in GAME.lobby_views(lobby, [lobby_mission.seats[0].id, SPECTATOR]).values():
        VIEW.validate(as_received(view))


def test_standing_orders_match_their_type() -> None:
    game = Played(910)
    for order in ("pass", "show-hand"):
        new_facts = game.match.order("isn-1", order, True).facts
        happenings = game.game.happenings(game.state, new_facts, ["isn-1"])
        assert [happening["order"] for happening in happenings["isn-1"]] == [order]
        check_happenings(happenings.values())


def test_the_catalogue_matches_its_type() -> None:
    validator(GAME.catalogue_type).validate(GAME.edition().public())


def test_every_visible_fact_has_a_type() -> None:
    fact_types = [
        fact for fact in vars(facts).values() if isinstance(fact, type) and issubclass(fact, GalaxiesFact)
    ]
    undescribed = {fact.kind for fact in fact_types if fact is not GalaxiesFact} - set(GAME.happening_types)
    assert undescribed == {"step", "effects-ended"}


def test_a_fact_cannot_be_declared_without_a_type_for_what_it_shows() -> None:
    with pytest.raises(TypeError, match="TypedDict"):

        class Untyped(GalaxiesFact, frozen=True):
            kind = "untyped"

            def change(self, g: State) -> None:
                pass

            def public(self) -> dict[str, Any]:
                return {}

    with pytest.raises(TypeError, match="TypedDict"):

        class HalfTyped(GalaxiesFact, frozen=True):
            kind = "half-typed"

            def change(self, g: State) -> None:
                pass

            def public(self) -> CardEscaped:
                return {"ship_card": "isn-everest"}

            def private(self) -> Secret[dict[str, Any]]:
                return Secret({})
