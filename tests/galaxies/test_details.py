"""The details of options: distances, chances and risks, from printed numbers and public facts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.decisions import Text
from engine.core.present.views import DetailView
from engine.galaxies.catalogue import LETTERS, NUMBERS, chart_cell, is_hit
from engine.galaxies.present.questions.details import DETAILS
from engine.galaxies.registry import ENTRY_EFFECTS, FORECASTS
from tests.edition import stored_edition
from tests.messages import locale_file
from tests.scenario import Scenario, Table, check_all_dice_rolled


@pytest.fixture(autouse=True)
def all_dice_rolled() -> Iterator[None]:
    yield
    check_all_dice_rolled()


def option_details(table: Table, seat: str, option: str) -> list[DetailView]:
    """Return the details of an option."""
    (view,) = [
        candidate for candidate in table.view(seat)["decision"]["options"] if candidate["id"] == option
    ]
    details: list[DetailView] = view.get("details", [])
    return details


def detail_texts(table: Table, seat: str, option: str) -> list[str]:
    """Return the details of an option as texts."""
    return [detail["label"] for detail in option_details(table, seat, option)]


def hit_percentage(card: str, *, shields: bool) -> int:
    """Return the percentage of the 80 rolls that hit a standard ship."""
    printed = stored_edition().ships[card].versions["standard"]
    throws = [chart_cell(printed, letter, number) for letter in LETTERS for number in NUMBERS]
    return round(100 * sum(is_hit(printed, sign, shields) for sign in throws) / len(throws))


def torrent(scene: Scenario, *picks: str) -> Table:
    scene = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").energy("isn", 30).turn("isn-1")
    return scene.play().picks("isn-1", *picks)


@pytest.mark.parametrize("shields", [0, 1])
def test_a_target_shows_its_distance_and_the_chance_of_a_hit(shields: int) -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,3/14,2", shields=shields, level="standard")
    table = torrent(scene, "activate:isn-torrent", "stop", "primary")
    texts = detail_texts(table, "isn-1", "tes-kio-1")
    assert texts[:2] == ["2 spaces away", f"{hit_percentage('tes-kio', shields=bool(shields))}% to hit"]
    assert ("to destroy it" in " ".join(texts)) == (not shields)
    assert texts[-1] == "2 damage"


def test_a_target_without_shields_shows_the_chance_of_a_star() -> None:
    chart = "".join(stored_edition().ships["chosh-ka"].versions["standard"].chart)
    scene = Scenario().ship("wretch-2", "chosh-ka", at="14,3", shields=0, level="standard")
    texts = detail_texts(torrent(scene, "activate:isn-torrent", "stop", "primary"), "isn-1", "chosh-ka-1")
    assert f"{round(100 * chart.count('*') / 80)}% to destroy it" in texts


def test_cover_lowers_the_chance_of_hitting_a_target_beside_an_asteroid() -> None:
    scene = Scenario().ship("wretch-1", "red-fuvu", at=["14,2"]).asteroid("15,1")
    open_sky = torrent(Scenario().ship("wretch-1", "red-fuvu", at=["14,2"]), "activate:isn-torrent", "stop")
    texts_without_cover = detail_texts(open_sky.picks("isn-1", "primary"), "isn-1", "red-fuvu-1")
    texts_in_cover = detail_texts(
        torrent(scene, "activate:isn-torrent", "stop", "primary"), "isn-1", "red-fuvu-1"
    )
    cover_roll = stored_edition().tiles["asteroid"].params["cover_on_at_least"]
    assert f"cover on {cover_roll}+" in texts_in_cover and "cover" not in " ".join(texts_without_cover)
    hit_share = (cover_roll - 1) / 8
    percentage = int(texts_without_cover[1].split("%")[0])
    assert int(texts_in_cover[1].split("%")[0]) == pytest.approx(percentage * hit_share, abs=1)


def test_a_weapon_shows_its_range_strength_and_attacks() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,3/14,2")
    printed = stored_edition().ships["isn-torrent"].versions["standard"].primary
    table = torrent(scene, "activate:isn-torrent", "stop")
    attacks = f"{printed.attacks} attack{'s' * (printed.attacks != 1)}"
    assert detail_texts(table, "isn-1", "primary") == [
        f"range {printed.range}, strength {printed.strength}, {attacks}"
    ]


def test_an_activation_shows_how_far_the_ships_move() -> None:
    table = torrent(Scenario())
    move = stored_edition().ships["isn-torrent"].versions["standard"].move
    assert detail_texts(table, "isn-1", "activate:isn-torrent") == [f"moves up to {move}"]


def rook(scene: Scenario) -> Table:
    scene = scene.ship("isn-2", "rooks-f54", at="14,7", shields=1).energy("isn", 30).turn("isn-2")
    return scene.play()


def test_a_space_shows_the_enemies_and_the_debris_that_wait_there() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,4/14,5").tile("debris-field", "15,6/16,6")
    table = rook(scene).picks("isn-2", "activate:rooks-f54")
    assert detail_texts(table, "isn-2", "14,6") == ["ECM of Tes Kio: 2 damage on 5+"]
    highest_roll = stored_edition().tiles["debris-field"].params["damage_on_at_most"]
    assert f"debris: damage on a roll of 1 to {highest_roll}" in detail_texts(table, "isn-2", "15,6")
    assert detail_texts(table, "isn-2", "13,8") == []
    assert all(
        detail.get("risk") for space in ("14,6", "15,6") for detail in option_details(table, "isn-2", space)
    )


def test_every_tile_that_affects_an_arriving_ship_has_a_forecast() -> None:
    assert FORECASTS.keys() == ENTRY_EFFECTS.keys()


def test_a_tile_shows_its_own_effect_and_not_that_of_debris(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRY_EFFECTS, "energy-source", ENTRY_EFFECTS["debris-field"])

    def moving_rook() -> Table:
        scene = Scenario().tile("energy-source", "15,6/16,6")
        return rook(scene).picks("isn-2", "activate:rooks-f54")

    assert detail_texts(moving_rook(), "isn-2", "15,6") == []
    monkeypatch.setitem(FORECASTS, "energy-source", lambda g, ship: Text("moves", {"move": 1}))
    table = moving_rook()
    assert option_details(table, "isn-2", "15,6") == [
        {"text": {"key": "moves", "args": {"move": 1}}, "label": "moves up to 1"}
    ]


def test_a_secret_order_to_hold_ecm_changes_nothing_that_an_enemy_sees() -> None:
    scene = Scenario().ship("wretch-2", "tes-kio", at="14,4/14,5")
    table = rook(scene)
    held_table = table.orders("wretch-2", "hold-ecm:tes-kio").picks("isn-2", "activate:rooks-f54")
    assert detail_texts(held_table, "isn-2", "14,6") == ["ECM of Tes Kio: 2 damage on 5+"]


def test_every_detail_belongs_to_words_that_exist() -> None:
    assert {key for keys, _ in DETAILS.values() for key in keys} <= locale_file("galaxies").keys("option")


def test_a_ship_card_shows_what_its_launch_brings() -> None:
    table = Scenario().fleet("isn-1", "isn-everest").energy("isn", 30).turn("isn-1", phase="deploy").play()
    printed = stored_edition().ships["isn-everest"].versions["standard"]
    arms = printed.primary
    assert detail_texts(table, "isn-1", "launch:isn-everest") == [
        f"moves {printed.move}, {printed.shields} shields, hull {printed.hull}",
        f"range {arms.range}, strength {arms.strength}, {arms.attacks} attacks",
    ]


@pytest.mark.parametrize(
    ("level", "attached", "texts"),
    [
        ("standard", ["charles-yeboah"], ["replaces Charles Yeboah"]),
        ("veteran", ["charles-yeboah"], []),
        ("veteran", ["charles-yeboah", "erin-cho"], ["replaces one of Charles Yeboah and Erin Cho"]),
    ],
)
def test_RPL_03_a_ship_without_room_shows_which_card_a_new_one_would_replace(
    level: str, attached: list[str], texts: list[str]
) -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,4", level=level, attached=attached)
    scene = scene.ship("isn-1", "isn-torrent", at="10,5/10,6").hand("isn-1", "bronson-skiles")
    table = scene.energy("isn", 30).turn("isn-1", phase="deploy").play().picks("isn-1", "play:h1")
    assert detail_texts(table, "isn-1", "isn-everest") == texts
    assert detail_texts(table, "isn-1", "isn-torrent") == []


def test_the_remote_engines_show_their_chance_and_their_effect() -> None:
    table = Scenario().energy("isn", 10).turn("isn-1", "end").asteroid("14,5").play()
    lowest_roll = stored_edition().missions["meteor-storm"].rules["remote-engines"].params["at_least"]
    texts = detail_texts(table, "isn-1", "yes")
    assert texts[0] == f"{round(100 * (9 - lowest_roll) / 8)}% to start them ({lowest_roll}+)"
    strike = "1 damage to one Wretch ship that an asteroid ends next to"
    assert texts[1:] == ["up to 3 asteroids may then move", strike]
    assert detail_texts(table, "isn-1", "no") == []
