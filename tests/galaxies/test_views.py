"""What each viewer sees and does not see: the rules of privacy, one by one."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from engine.core import fluent
from engine.core.decisions import Text
from engine.core.game import Outcome
from engine.core.lobby.setup import LobbySeat, LobbyState
from engine.core.present import views as coreviews
from engine.core.present import wire
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME, game
from engine.galaxies.catalogue import catalogue
from engine.galaxies.facts.happenings import turns
from engine.galaxies.present import happenings, lobby, outcome, reveal, views, viewtypes
from engine.galaxies.present.questions import views as question_views
from engine.galaxies.present.texts import english, naming
from tests.scenario import Scenario, Table, check_all_dice_rolled

ISN, WRETCH = ("isn-1", "isn-2"), ("wretch-1", "wretch-2")
SEATS = (*ISN, *WRETCH)
EVERYBODY = (*SEATS, "spectator")
OTHERS = (*WRETCH, "spectator")


@pytest.fixture(autouse=True)
def all_dice_rolled() -> Iterator[None]:
    yield
    check_all_dice_rolled()


def view_text(table: Table, viewer: str) -> str:
    """Return a view as it is sent."""
    return msgspec.json.encode(table.view(viewer)).decode()


def happenings_of(table: Table, viewer: str, kind: str) -> list[dict[str, Any]]:
    """Return the happenings of a kind for a viewer, built for all viewers together as a server does."""
    happenings = table.seen_happenings(viewer)
    return [happening for happening in happenings if happening["kind"] == kind]


# Construction of views


@pytest.mark.parametrize(
    "module",
    [
        views,
        question_views,
        happenings,
        lobby,
        outcome,
        viewtypes,
        coreviews,
        wire,
        english,
        naming,
        fluent,
        game,
    ],
)
def test_PRV_17_views_read_no_secret(module: Any) -> None:
    tree = ast.parse(inspect.getsource(module))
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not attributes & {"open", "_value", "asdict", "__dict__", "__struct_fields__"}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"hand_of", "vars", "asdict"}


def test_PRV_29_only_the_reveal_reads_secrets_and_only_after_the_end() -> None:
    table = Scenario().hand("isn-1", "erin-cho").turn("isn-1").play()
    assert reveal.hidden_parts(table.state) is None
    assert all("revealed" not in table.view(viewer) for viewer in EVERYBODY)
    assert "open" in {
        n.attr for n in ast.walk(ast.parse(inspect.getsource(reveal))) if isinstance(n, ast.Attribute)
    }


def parts_of(kind: Any) -> Iterator[Any]:
    """Yield a type and the types of everything that its values can contain."""
    yield kind
    if is_typeddict(kind):
        for part in get_type_hints(kind).values():
            yield from parts_of(part)
    elif get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from parts_of(part)


def test_views_consist_of_their_own_plain_types() -> None:
    """No part of a state can be a part of a view. Only a result repeats the fields of its happening."""
    kinds = [part for part in parts_of(GAME.view_type) if is_typeddict(part)]
    assert {kind.__module__ for kind in kinds} == {viewtypes.__name__, coreviews.__name__, turns.__name__}
    assert len({kind.__name__ for kind in kinds}) > 20
    plain = {part for part in parts_of(GAME.view_type) if not is_typeddict(part) and get_origin(part) is None}
    assert plain == {str, int, float, bool, type(None), Any}


@pytest.mark.parametrize("mission", list(catalogue().missions))
def test_views_contain_exactly_what_their_type_declares(mission: str) -> None:
    """This includes running and finished matches. A key that the type lacks would be lost."""
    match = Selfplay(GAME, mission, derive_seed(79, 0))
    while match.turn() and not match.match.over:
        if match.answers % 50 == 0:
            check_views(match)
    check_views(match)


def check_views(match: Selfplay[Any]) -> None:
    for viewer, view in GAME.views(match.match, (*match.bots, "spectator")).items():
        assert msgspec.convert(view, GAME.view_type) == view, viewer
        assert msgspec.json.decode(msgspec.json.encode(view)) == view


def test_a_lobby_has_a_view_too() -> None:
    mission = GAME.edition().missions["dead-zone"]
    seats = {"isn-1": LobbySeat("Ada", loadout="ready")}
    lobby = LobbyState("m", mission, GAME.edition().digest, None, "lobby", seats)
    views = GAME.lobby_views(lobby, ("isn-1", "wretch-1", "spectator"))
    for viewer, view in views.items():
        assert msgspec.convert(view, GAME.view_type) == view
        assert (view["viewer"], view["game"], view["mission"]) == (viewer, "galaxies", "dead-zone")
        assert [seat["player"] for seat in view["seats"].values()] == ["Ada", None]
        assert view["seats"]["isn-1"]["loadout"] == "ready"
    private_keys = {"decision", "undo", "orders", "hand", "screen", "holds", "ally"}
    assert set(views["isn-1"]) - set(views["spectator"]) == private_keys


def test_a_match_that_cannot_be_read_shows_how_it_ended() -> None:
    mission = GAME.edition().missions["dead-zone"]
    result = Outcome(("isn",), ("wretch",), "elimination", Text("result"), "ISN wins").to_wire()
    lobby = LobbyState("m", mission, "0" * 64, "c", "finished", {}, result)
    (view,) = GAME.lobby_views(lobby, ["spectator"]).values()
    assert (view["status"], view["phase"], view["result"]) == ("finished", "over", result)
    assert all("loadout" not in seat for seat in view["seats"].values())


def test_a_spectators_view_has_no_key_reserved_for_seats() -> None:
    table = Scenario().turn("isn-1").play()
    private_keys = {
        "decision",
        "undo",
        "orders",
        "hand",
        "screen",
        "holds",
        "ally",
        "deck_list",
        "deck_bottom",
    }
    assert set(table.view("isn-1")) - set(table.view("spectator")) == private_keys
    assert table.view("nobody") | {"viewer": "spectator"} == table.view("spectator")
    assert table.view("isn-1")["viewer"] == "isn-1"


# Public information


def test_PRV_01_and_PRV_02_everybody_sees_ships_their_pegs_and_cards() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", shields=1, hull_damage=2, attached=["erin-cho"])
        .asteroid("10,5")
        .turn("isn-1")
        .play()
    )
    for viewer in EVERYBODY:
        view = table.view(viewer)
        ship = view["ships"]["isn-torrent-1"]
        assert ship == {"card": "isn-torrent", "hexes": ["14,5", "14,6"], "shields": 1, "hull_damage": 2}
        card = view["ship_cards"]["isn-torrent"]
        assert (card["level"], card["seat"], card["lost"]) == ("standard", "isn-1", 0)
        assert list(card["attached"].values()) == [{"card": "erin-cho", "owner": "isn"}]
        assert view["tiles"]["tile-1"]["kind"] == "asteroid"


def test_PRV_03_everybody_sees_energy_round_phase_and_dice() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,6")
        .ship("wretch-1", "red-tougu", at=["14,7", "3,10", "5,9"])
        .energy("isn", 7)
        .turn("isn-2")
        .dice("J8")
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "stop", "primary", "red-tougu-1")
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view["teams"]["isn"]["energy"] == view["seats"]["isn-1"]["energy"] == table.energy("isn")
        assert (view["round"], view["turn"], view["phase"]) == (2, "isn-2", "action")
        assert view["activation"]["card"] == "rooks-f54"
        assert [attack["coordinate"] for attack in happenings_of(table, viewer, "attack")] == ["J8"]
        assert any("J8" in line["label"] for line in view["log"])


def test_PRV_09_everybody_sees_the_number_of_cards_in_hands_and_decks() -> None:
    table = Scenario().hand("isn-1", "erin-cho", "erin-cho").deck("wretch", only=True).turn("isn-1").play()
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert [view["seats"][seat]["hand_size"] for seat in SEATS] == [2, 0, 0, 0]
        assert view["teams"]["wretch"]["deck_size"] == 0
        assert view["teams"]["isn"]["deck_size"] == len(table.state.teams["isn"].deck.open())


def test_PRV_11_everybody_sees_the_discard_piles_in_order() -> None:
    table = Scenario().discard("isn", "erin-cho", "bronson-skiles").turn("isn-1").play()
    for viewer in EVERYBODY:
        assert table.view(viewer)["teams"]["isn"]["discard"] == ["erin-cho", "bronson-skiles"]


def test_PRV_14_everybody_sees_the_list_of_a_given_fleet_wherever_its_ships_are() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", cargo=["rooks-f54"])
        .ship("wretch-1", "f47-blue-hawks", at=["10,5", "10,6", "10,7"])
        .lost("f51-blue-sparrows")
        .turn("isn-1")
        .play()
    )
    for viewer in EVERYBODY:
        fleet = {card["card"]: card["state"] for card in table.view(viewer)["seats"]["isn-2"]["fleet"]}
        assert fleet == {
            "isn-barrage": "launched",
            "rooks-f54": "hidden",
            "f47-blue-hawks": "taken",
            "f51-blue-sparrows": "lost",
        }


def test_PRV_15_everybody_sees_the_prepped_cards() -> None:
    table = Scenario().turn("isn-1").play()
    prepped_card = {"card": "charles-yeboah", "on": "isn-everest", "state": "waiting"}
    assert all(prepped_card in table.view(viewer)["seats"]["isn-1"]["prepped"] for viewer in EVERYBODY)


# Hidden information


def test_PRV_04_and_PRV_05_opponents_see_neither_a_screen_nor_its_size() -> None:
    table = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1").play()
    assert set(table.view("isn-2")["screen"]) == {
        "isn-barrage", "f47-blue-hawks", "rooks-f54", "f51-blue-sparrows"
    }  # fmt: skip
    assert table.view("isn-2")["screen"]["rooks-f54"] == {"level": "standard", "cost": 4}
    for viewer in OTHERS:
        view = table.view(viewer)
        assert "isn-2" not in view.get("ally", {})
        assert not set(view.get("screen", {})) & set(table.view("isn-2")["screen"])


def carriers(cargo: list[str]) -> Table:
    return (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,5/14,6", cargo=cargo)
        .ship("wretch-2", "chosh-ka", at="3,10")
        .turn("wretch-2")
        .play()
    )


def test_PRV_06_and_PRV_07_an_empty_hold_looks_like_a_full_one() -> None:
    full_hold, empty_hold = carriers(["rooks-f54"]), carriers([])
    for viewer in OTHERS:
        assert view_text(full_hold, viewer) == view_text(empty_hold, viewer)
    for viewer in ISN:
        assert view_text(full_hold, viewer) != view_text(empty_hold, viewer)


def launch_barrage(load: str) -> Table:
    table = Scenario().energy("isn", 30).turn("isn-2", "deploy").play()
    table.picks("isn-2", "launch:isn-barrage")
    return table.picks("isn-2", table.options("isn-2")[0], load)


def test_PRV_07_and_EC_62_the_launch_of_a_carrier_looks_the_same_with_a_full_or_an_empty_hold() -> None:
    full_hold, empty_hold = launch_barrage("load:rooks-f54"), launch_barrage("load:none")
    assert full_hold.state.cards["isn-barrage"].cargo.open() == ["rooks-f54"]
    for viewer in OTHERS:
        assert view_text(full_hold, viewer) == view_text(empty_hold, viewer)
        happenings = full_hold.seen_happenings(viewer)
        assert happenings == empty_hold.seen_happenings(viewer)


def test_PRV_08_only_its_owner_and_an_ally_who_is_shown_it_see_a_hand() -> None:
    table = Scenario().hand("isn-1", "erin-cho").turn("isn-2").play()
    card = {"h1": {"card": "erin-cho", "cost": 3}}
    assert table.view("isn-1")["hand"] == card
    assert table.view("isn-2")["ally"]["isn-1"]["hand"] == card
    for viewer in OTHERS:
        assert "h1" not in view_text(table, viewer)
    table.orders("isn-1", "show-hand", False)
    assert table.view("isn-2")["ally"]["isn-1"]["hand"] is None
    assert table.view("isn-1")["orders"]["show-hand"]["on"] is False
    assert table.view("isn-1")["hand"] == card


def test_PRV_10_nobody_sees_a_deck() -> None:
    table = Scenario().deck("isn", "erin-cho", "bronson-skiles").turn("isn-1").play()
    other_table = Scenario().deck("isn", "bronson-skiles", "erin-cho").turn("isn-1").play()
    for viewer in EVERYBODY:
        assert view_text(table, viewer) == view_text(other_table, viewer)


def test_PRV_12_nobody_knows_a_tile_that_lies_face_down() -> None:
    def hidden_tile_table(kind: str) -> Table:
        return Scenario().tile(kind, "10,5/10,6", face_down=True).turn("isn-1").play()

    for viewer in EVERYBODY:
        assert view_text(hidden_tile_table("warp-gate"), viewer) == view_text(
            hidden_tile_table("orbital-market"), viewer
        )
        assert hidden_tile_table("warp-gate").view(viewer)["tiles"]["tile-1"] == {
            "kind": None,
            "hexes": ["10,5", "10,6"],
        }


def test_PRV_16_cargo_that_dies_with_its_carrier_is_revealed() -> None:
    scene = Scenario().ship(
        "isn-2", "isn-barrage", at="14,5/14,6", cargo=["rooks-f54"], shields=0, hull_damage=4
    )
    table = scene.ship("wretch-1", "vapors-fate", at="14,2").turn("wretch-1").dice("C3").play()
    before = table.view("wretch-2")["seats"]["isn-2"]["fleet"]
    table.picks("wretch-1", "activate:vapors-fate", "stop", "primary", "isn-barrage-1")
    assert {"card": "rooks-f54", "level": "standard", "state": "hidden"} in before
    for viewer in EVERYBODY:
        assert [happening["cargo"] for happening in happenings_of(table, viewer, "card-lost")] == [
            ["rooks-f54"]
        ]
        fleet = {card["card"]: card["state"] for card in table.view(viewer)["seats"]["isn-2"]["fleet"]}
        assert fleet["rooks-f54"] == fleet["isn-barrage"] == "lost"


def test_PRV_17_only_the_seat_that_is_asked_sees_the_question() -> None:
    table = Scenario().hand("isn-1", "erin-cho").turn("isn-1").play()
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view["waiting_for"] == ["isn-1"]
        assert (view.get("decision") is not None) == (viewer == "isn-1")


def test_PRV_17_hidden_answers_do_not_change_the_undo_of_others() -> None:
    table = Scenario().energy("isn", 30).turn("isn-2", "deploy").play()
    before = {viewer: view_text(table, viewer) for viewer in (*OTHERS, "isn-1")}
    table.picks("isn-2", "launch:isn-barrage")
    table.picks("isn-2", table.options("isn-2")[0])
    assert table.view("isn-2")["undo"] == {"open": True, "reason": None}
    for viewer, view_before in before.items():
        assert view_text(table, viewer) == view_before


def test_PRV_20_both_allies_see_passed_cards_and_others_see_their_number() -> None:
    table = Scenario().hand("isn-1", "erin-cho", "bronson-skiles").turn("isn-1", "energy").play()
    table.picks("isn-1", "pass-to:isn-2", ["h1", "h2"])
    for viewer in ISN:
        assert happenings_of(table, viewer, "passed")[0]["cards"] == ["erin-cho", "bronson-skiles"]
        assert "Erin Cho" in table.view(viewer)["log"][-1]["label"]
    for viewer in OTHERS:
        (happening,) = happenings_of(table, viewer, "passed")
        assert happening["count"] == 2 and "cards" not in happening
        assert "bronson-skiles" not in view_text(table, viewer)
        assert "Ada passes 2 cards to Bob" in table.view(viewer)["log"][-1]["label"]


def test_lines_and_results_can_be_written_in_any_language() -> None:
    table = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1").play()
    for seat in ISN:
        table.orders(seat, "concede")
    for viewer in EVERYBODY:
        view = table.view(viewer)
        lines = [line for line in view["log"] if line["text"]["key"] == "conceded"]
        assert [(line["seat"], line["text"]["args"]["seat"]) for line in lines] == [(s, s) for s in ISN]
        result = view["result"]
        text = {"key": "result", "args": {"winner": "wretch", "reason": "concession"}}
        assert (result["winner"], result["reason"], result["text"]) == ("wretch", "concession", text)
        assert (result["winners"], result["losers"]) == (["wretch"], ["isn"])


def test_PRV_21_a_teammate_sees_the_screen_and_the_holds() -> None:
    table = carriers(["rooks-f54"])
    ally = table.view("isn-1")["ally"]["isn-2"]
    assert ally["holds"] == {"isn-barrage": ["rooks-f54"]}
    assert set(ally["screen"]) == {"f47-blue-hawks", "f51-blue-sparrows"}
    assert table.view("isn-2")["holds"] == {"isn-barrage": ["rooks-f54"]}


def test_PRV_23_everybody_sees_a_played_card_and_its_cost() -> None:
    table = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").hand("isn-1", "erin-cho")
    table_after_activation = table.energy("isn", 9).turn("isn-1", "deploy").play().picks("isn-1", "play:h1")
    if table_after_activation.asked("isn-1") == "attach":
        table_after_activation.picks("isn-1", "isn-torrent")
    for viewer in EVERYBODY:
        (happening,) = happenings_of(table_after_activation, viewer, "played")
        assert (happening["card"], happening["cost"]) == ("erin-cho", 3)
        assert table_after_activation.view(viewer)["teams"]["isn"]["energy"] == 6


def test_PRV_24_only_the_drawing_player_and_an_ally_who_is_shown_it_see_a_drawn_card() -> None:
    table = Scenario().deck("isn", "erin-cho").order("isn-1", "isn-2", *WRETCH).turn("isn-1", "energy").play()
    for viewer in EVERYBODY:
        (happening,) = happenings_of(table, viewer, "drew")
        assert ("card" in happening) == (viewer in ISN)
        assert ("Erin Cho" in table.view(viewer)["log"][-1]["label"]) == (viewer in ISN)


def test_PRV_25_everybody_sees_a_discard_at_the_hand_limit() -> None:
    cards = [card.id for card in catalogue().tactics.values() if card.faction == "isn"][:10]
    table = Scenario().hand("isn-1", *cards).turn("isn-1", "energy").play().picks("isn-1", "h1")
    for viewer in EVERYBODY:
        (happening,) = happenings_of(table, viewer, "discarded")
        assert (happening["card"], happening["why"]) == (cards[0], "hand-limit")


def test_PRV_28_no_view_contains_the_seed_but_only_the_commitment_to_it() -> None:
    table = Scenario().turn("isn-1").play()
    for viewer in EVERYBODY:
        assert table.view(viewer)["commitment"] == "commitment"


def test_PRV_29_everybody_sees_everything_at_the_end() -> None:
    scene = Scenario().ship("isn-2", "isn-barrage", at="14,5/14,6", cargo=["rooks-f54"])
    scene.tile("warp-gate", "10,5/10,6", face_down=True).hand("wretch-1", "krall-draxus")
    table = scene.turn("isn-1").play()
    table.orders("isn-1", "concede").orders("isn-2", "concede")
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert (view["status"], view["phase"]) == ("finished", "over")
        assert view["result"]["winner"] == "wretch" and view["result"]["reason"] == "concession"
        assert view["revealed"]["hands"]["wretch-1"] == ["krall-draxus"]
        assert view["revealed"]["holds"]["isn-barrage"] == ["rooks-f54"]
        assert "vapors-fate" in view["revealed"]["screens"]["wretch-1"]
        assert view["revealed"]["tiles"] == {"tile-1": "warp-gate"}


# Decisions


def test_a_decision_contains_what_a_client_needs() -> None:
    table = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").energy("isn", 9).turn("isn-1").play()
    decision = table.view("isn-1")["decision"]
    assert (
        decision["kind"],
        decision["min"],
        decision["max"],
        decision["ordered"],
    ) == ("action", 1, 1, False)
    assert decision["prompt"] and decision["text"]["key"] == "action" and "paths" not in decision
    option = decision["options"][0]
    assert option["id"] == "activate:isn-torrent" and option["ref"]["ship_card"] == "isn-torrent"
    assert option["label"].startswith("activate ISN Torrent")


def test_a_move_shows_whole_paths_that_a_client_can_send_pick_by_pick() -> None:
    table = Scenario().ship("isn-2", "rooks-f54", at="14,6").energy("isn", 9).turn("isn-2").play()
    table.picks("isn-2", "activate:rooks-f54")
    paths = table.view("isn-2")["decision"]["paths"]
    path = [""]
    while next_parts := paths.get(path[-1]):
        path += next_parts[-1].split(" ")
    assert len(path) == 1 + table.view("isn-2")["activation"]["left"]
    table.picks("isn-2", *path[1:])
    assert table.where("rooks-f54-1") == path[-1]


def test_the_log_shows_the_last_hundred_lines() -> None:
    table = Scenario().ship("isn-2", "rooks-f54", at="14,6").energy("isn", 9).turn("isn-2").play()
    assert len(table.view("isn-1")["log"]) <= views.LOG_LINES_SHOWN
    numbers = [line["n"] for line in table.view("isn-1")["log"]]
    assert numbers == sorted(numbers)


def test_the_log_shows_what_the_energy_phase_brings_but_no_other_gain() -> None:
    scene = Scenario("dead-zone").ship("isn-1", "isn-torrent", at="7,8/7,9").tile("energy-source", "7,9/7,10")
    table = scene.hand("isn-1", "erin-cho").energy("isn", 9).turn("isn-1", "energy").play()
    table.picks("isn-1", "discard", ["h1"])
    labels = [line["label"] for line in table.view("wretch-1")["log"]]
    assert [label for label in labels if "energy" in label and "discards" not in label] == [
        "ISN gains 10 energy and has 19",
        "ISN gains 2 energy and has 21",
    ]


def test_tiles_are_called_by_their_kind_and_number() -> None:
    scene = Scenario().asteroid("10,5").tile("warp-gate", "14,7/14,8", face_down=True).asteroid("18,0")
    scene = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1").energy("isn", 20).dice(4, 1)
    table = scene.play().picks("isn-1", "done", "yes")
    view = table.view("isn-1")
    assert view["decision"]["options"][1]["label"] == "move Asteroid 2"
    numbers = {name: tile.get("number") for name, tile in view["tiles"].items()}
    assert numbers == {"tile-1": 1, "tile-2": None, "tile-3": 2}
    table.picks("isn-1", "tile-3")
    assert table.happened("asteroid-steps")[0]["tile"] == "tile-3"
    happenings = table.seen_happenings("isn-1")
    assert "Asteroid 2 may move up to 1 space" in [happening["label"] for happening in happenings]
