"""The requirements of the contract of a game, checked for every game."""

from __future__ import annotations

import hashlib
import re
from keyword import iskeyword
from typing import Any

import msgspec
import pytest

from engine.core.game import Game
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import LobbySeat, LobbyState
from engine.core.matches.match import Match
from engine.core.players import QuickPlayer
from engine.core.present.happening_types import HappeningBase
from engine.core.present.schema import schema_definitions
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from tests.contract import check_messages, check_type
from tests.games import GAMES, each_game
from tests.serving import ROOT
from tools import views_page

ANSWERS = 60

each_mission = pytest.mark.parametrize(
    ("game", "mission"),
    [
        pytest.param(game, mission, id=f"{name}-{mission}")
        for name, game in GAMES.items()
        for mission in game.edition().missions
    ],
)


def test_every_folder_of_a_game_is_listed() -> None:
    assert {game.id for game in GAMES.values()} == set(GAMES) == {"duel", "galaxies", "pulp"}


@each_game
def test_the_contract_names_its_computer_players_the_strongest_first(game: Game[Any]) -> None:
    page = (ROOT / "docs" / "PROTOCOL.md").read_text("utf-8")
    paragraph = page.split("\nThe computer players, ")[1].split("\n\n")[0]
    text = " ".join(paragraph.split())
    players_text = re.split("[;.]", text.split(f"of {game.title} ")[1])[0]
    players = re.findall(r"`(\w+)`\s\(the\s(\w+)\)", players_text)
    assert players == [(name, bot.title) for name, bot in game.bots.items()]


@each_mission
def test_views_and_happenings_fit_their_types_and_a_match_can_be_saved_and_loaded(
    game: Game[Any], mission: str
) -> None:
    match = Selfplay(game, mission, derive_seed(8, 1), strict=True)
    while not match.match.over and match.answers < ANSWERS:
        _ = check_messages(match, match.turn())
        start = match.match.snapshot
        other = Match.load(game, start, match.journal[start.number :], match.match.chance)
        viewers = (*match.bots, SPECTATOR)
        assert game.views(other, viewers) == game.views(match.match, viewers)
        assert game.codec.first(other.state) == game.codec.first(match.state)
        assert other.decisions == match.match.decisions


@each_game
def test_the_types_have_schemas_with_their_own_names(game: Game[Any]) -> None:
    names = schema_definitions([game.view_type, game.catalogue_type, *game.happening_types.values()]).keys()
    assert {game.view_type.__name__, game.catalogue_type.__name__, "DecisionView"} <= names
    assert names.isdisjoint({"View", "Decision", "Happening", "Catalogue"})


@each_game
def test_every_field_of_the_view_is_documented(game: Game[Any]) -> None:
    for name, schema in schema_definitions([game.view_type]).items():
        descriptions = {
            field: part.get("description") for field, part in schema.get("properties", {}).items()
        }
        assert schema.get("description") and all(descriptions.values()), (name, descriptions)


@each_game
def test_every_kind_of_happening_and_each_of_its_fields_is_documented(game: Game[Any]) -> None:
    definitions, common = schema_definitions(game.happening_types.values()), HappeningBase.__annotations__
    kinds = [definitions[happening.__name__] for happening in game.happening_types.values()]
    assert len({schema["description"] for schema in kinds}) == len(kinds), "all descriptions differ"
    for schema in kinds:
        fields = schema["properties"].items()
        descriptions = {
            name: part.get("description") for name, part in fields if not (name in common or iskeyword(name))
        }
        assert all(descriptions.values()), descriptions


def test_the_views_page_is_up_to_date() -> None:
    assert views_page.TARGET.read_text("utf-8") == views_page.page_text()


@each_mission
def test_the_lobby_shows_an_empty_table(game: Game[Any], mission: str) -> None:
    info = game.edition().missions[mission]
    first, *others = info.teams
    lobby = LobbyState("m", info, "digest", None, "lobby", {first: LobbySeat("Ada")})
    for viewer, view in game.lobby_views(lobby, (*info.teams, SPECTATOR)).items():
        check_type(view, game.view_type)
        assert view["viewer"] == viewer
        assert ("decision" in view) == (viewer != SPECTATOR)
        assert view["seats"][first]["player"] == "Ada"
        assert [view["seats"][seat]["player"] for seat in others] == [None] * len(others)
        assert {seat: view["seats"][seat]["team"] for seat in view["order"]} == info.teams
        assert {seat: team for team in view["teams"] for seat in view["teams"][team]["seats"]} == info.teams


@each_game
def test_the_edition_is_identified_by_its_printed_content(game: Game[Any]) -> None:
    edition = game.edition()
    assert edition.digest == hashlib.sha256(edition.dump()).hexdigest()
    assert game.edition(edition.digest).digest == edition.digest
    check_type(edition.public(), game.catalogue_type)
    assert edition.public()["digest"] == edition.digest
    game.load_edition(edition.digest, edition.dump())
    with pytest.raises(ValueError):
        game.load_edition("0" * 64, b"{}")
    with pytest.raises(KeyError):
        _ = game.edition("0" * 64)


@each_mission
def test_a_match_needs_exactly_the_seats_of_its_mission(game: Game[Any], mission: str) -> None:
    setup = Selfplay(game, mission, derive_seed(8, 2)).setup
    assert game.people(game.new_match(setup)) == {seat: player.name for seat, player in setup.players.items()}
    first = next(iter(setup.players))
    fewer = {seat: player for seat, player in setup.players.items() if seat != first}
    for players in (fewer, {**setup.players, "nobody": setup.players[first]}):
        with pytest.raises(ValueError, match="every seat"):
            _ = game.new_match(msgspec.structs.replace(setup, players=players))
    with pytest.raises(KeyError):
        _ = game.new_match(msgspec.structs.replace(setup, edition="0" * 64))
    with pytest.raises(BadOptions):
        _ = game.check_options(mission, {"speed": "1"})
    if game.loadouts is None:
        with_loadout = {**setup.players, first: msgspec.structs.replace(setup.players[first], loadout={})}
        with pytest.raises(BadOptions, match=rf"seats\.{first}"):
            _ = game.new_match(msgspec.structs.replace(setup, players=with_loadout))


@each_mission
def test_a_quick_player_makes_the_same_pick_from_the_position_as_from_the_view(
    game: Game[Any], mission: str
) -> None:
    quick, from_view = game.bot("random", 5), game.bot("random", 5)
    assert isinstance(quick, QuickPlayer)
    match = Selfplay(game, mission, derive_seed(8, 3))
    while not match.match.over and match.answers < ANSWERS:
        seat, decision = next(iter(match.match.decisions.items()))
        assert quick.choose(match.state, decision) == from_view(match.view(seat))
        _ = match.turn()


@each_game
def test_players_are_shown_by_their_names(game: Game[Any]) -> None:
    assert {"random", game.stand_in, game.adviser or "random"} <= set(game.bots)
    for name in game.bots:
        _ = game.bot(name, 1)
    with pytest.raises(KeyError):
        _ = game.bot("genius", 1)
