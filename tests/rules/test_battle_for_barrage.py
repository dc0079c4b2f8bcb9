"""Mission 3: the Battle for ISN Barrage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.galaxies import builds
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import Build, catalogue, load
from engine.galaxies.rules.cards import attach, hosts
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.destruction import Doomed, destroy, destroy_all
from tests.rules.support import let_happen, opening, ready_made
from tests.scenario import Scenario, Table

BUILDS = {"isn-1": ready_made("isn-recovery"), "wretch-1": ready_made("wretch-captors")}
TORRENT = {"seat": "isn-1", "card": "isn-torrent", "at": "12,4/12,5"}
BARRAGE = {"seat": "wretch-1", "card": "isn-barrage", "at": "2,2/2,3"}
FATE = {"seat": "wretch-1", "card": "vapors-fate", "at": "5,2"}
EVERYBODY = ("isn-1", "wretch-1", "spectator")
TOP = ("erin-cho", "lr5-nuclear-warhead", "maneuvering-thrusters")


def scene(*ships: dict[str, Any]) -> Scenario:
    """A Torrent, Barrage in Wretch hands, and more ships if given; the wretch player's turn."""
    found = Scenario("battle-for-barrage", builds=BUILDS).ship(**TORRENT).ship(**BARRAGE)
    for ship in ships:
        found = found.ship(**ship)
    return found.turn("wretch-1")


def core(*top: str, discarded: str = "") -> Scenario:
    """The Wretch energy phase, with these cards on top of the ISN deck; if one is ``discarded``, there are no
    others."""
    found = scene().discard("isn", discarded) if discarded else scene()
    return found.deck("isn", *(top or TOP), only=bool(discarded)).turn("wretch-1", "energy")


def deck(table: Table, team: str = "isn") -> list[str]:
    """A deck from the top down."""
    return [*reversed(table.state.teams[team].deck.open())]


def points(table: Table) -> int:
    return int(table.view("spectator")["teams"]["wretch"]["victory_points"])


def told(table: Table, viewer: str, kind: str) -> list[dict[str, Any]]:
    shown = table.game.happenings(table.match, table.news, viewer)
    return [happening for happening in shown if happening["kind"] == kind]


def text(table: Table, viewer: str) -> str:
    return msgspec.json.encode(table.view(viewer)).decode()


def attaching(ship: dict[str, Any], *hand: str, attached: tuple[str, ...] = ()) -> Scenario:
    """The Wretch deploy phase with cards in hand and one ship to put them on."""
    found = Scenario("battle-for-barrage", builds=BUILDS).ship(**TORRENT).ship(**ship)
    for card in attached:
        found.attach(ship["card"], card)
    return found.hand("wretch-1", *hand).energy("wretch", 30).turn("wretch-1", "deploy")


# Setup


def test_M3_01_two_players() -> None:
    assert [seat.id for seat in catalogue().missions["battle-for-barrage"].seats] == ["isn-1", "wretch-1"]


def test_M3_06_barrage_counts_towards_the_48() -> None:
    book = catalogue()
    mission = book.missions["battle-for-barrage"]
    limits = builds.limits(book, mission, "wretch-1")
    assert limits is not None
    fleet = (("vapors-fate", "veteran"), ("so-bwa-tet", "veteran"), ("tes-kio", "veteran"))
    rest = builds.cost_of(book, Build(fleet))
    barrage = book.ships["isn-barrage"].versions["veteran"].launch
    whole = Build((("isn-barrage", "veteran"), *fleet), BUILDS["wretch-1"]["deck"])
    assert builds.cost_of(book, whole) == rest + barrage
    faults = [fault.rule for fault in builds.check(book, limits, whole).faults]
    assert faults == (["SET-06"] if rest + barrage > 48 else [])


def started(*picks: str) -> Table:
    """A match from its beginning; Barrage is placed, loaded, and the Wretch player has the first turn."""
    table = opening(1, 8, mission="battle-for-barrage", builds=BUILDS)
    return table.picks("wretch-1", "7,-1/7,0", *picks, "wretch-1")


def test_M3_30_barrage_may_be_loaded_at_the_start_and_counts_as_launched_earlier() -> None:
    table = started("load:red-tougu")
    barrage = table.state.cards["isn-barrage"]
    assert barrage.cargo.open() == ["red-tougu"]
    assert barrage.launched < table.state.turn
    assert table.energy("wretch") == 15 + 5
    table.picks("wretch-1", "own")
    assert "launch:red-tougu" in table.options("wretch-1")
    assert text(table, "isn-1") == text(started("load:none").picks("wretch-1", "own"), "isn-1")


def test_M3_10_barrage_is_put_free_and_whole_into_the_wretch_zone() -> None:
    table = opening(1, 8, mission="battle-for-barrage", builds=BUILDS)
    zone = set(table.game.book.layouts["single"].zones["north"])
    places = [{hx.parse(space) for space in place.split("/")} for place in table.options("wretch-1")]
    assert places and all(zone & place for place in places)
    table.picks("wretch-1", "7,-1/7,0", "load:none")
    assert table.controller("isn-barrage") == "wretch-1"
    assert table.shields("isn-barrage-1") == table.game.book.ships["isn-barrage"].versions["veteran"].shields
    assert table.hull_damage("isn-barrage-1") == 0
    assert table.energy("wretch") == 15
    assert table.asked("isn-1") is None  # nothing of his begins on the board
    assert list(table.state.cards) == ["isn-barrage"]


@pytest.mark.parametrize(("starter", "other"), [("isn-1", "wretch-1"), ("wretch-1", "isn-1")])
def test_M3_29_normal_energy_hand_and_penalty(starter: str, other: str) -> None:
    table = opening(1, 8, mission="battle-for-barrage", builds=BUILDS)
    table.picks("wretch-1", "7,-1/7,0", "load:none")
    assert [len(table.hand(seat)) for seat in (starter, other)] == [5, 5]
    table.picks("wretch-1", starter)
    for seat, energy in ((starter, 15 + 5), (other, 15 + 10)):
        assert table.energy(table.state.seats[seat].team) == energy
        if table.asked(seat) == "computer-core":
            table.picks(seat, "own")
        table.ends_turn(seat)


# The computer core


def test_M3_11_in_place_of_the_draw_he_may_keep_one_of_three_isn_cards() -> None:
    table = core().play()
    before = len(deck(table)), len(deck(table, "wretch"))
    assert table.options("wretch-1")[:2] == ["own", "core"]
    table.picks("wretch-1", "core", "core-2")
    assert table.asked("wretch-1") == "core-order"
    table.picks("wretch-1", ["core-3", "core-1"])
    assert table.hand("wretch-1") == ["lr5-nuclear-warhead"]
    assert deck(table)[-2:] == ["maneuvering-thrusters", "erin-cho"]
    assert (len(deck(table)), len(deck(table, "wretch"))) == (before[0] - 1, before[1])


def test_M3_11_the_order_is_his() -> None:
    table = core().play().picks("wretch-1", "core", "core-2", ["core-1", "core-3"])
    assert deck(table)[-2:] == ["erin-cho", "maneuvering-thrusters"]
    assert core().play().picks("wretch-1", "core", "core-2").decision("wretch-1").ordered


def test_M3_11_or_he_draws_as_usual() -> None:
    table = core().deck("wretch", "krall-draxus").play().picks("wretch-1", "own")
    assert table.hand("wretch-1") == ["krall-draxus"]
    assert deck(table)[:3] == list(TOP)


def test_M3_11_the_isn_player_draws_as_usual() -> None:
    table = scene().turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "deploy"


def test_M3_11_a_discard_for_energy_meanwhile_changes_nothing() -> None:
    table = core().hand("wretch-1", "krall-draxus").play().picks("wretch-1", "core", "discard", ["h1"])
    assert table.asked("wretch-1") == "core-keep"
    table.picks("wretch-1", "core-2", ["core-1", "core-3"])
    assert table.hand("wretch-1") == ["lr5-nuclear-warhead"]
    assert deck(table)[-2:] == ["erin-cho", "maneuvering-thrusters"]


def test_M3_12_keeping_one_is_compulsory() -> None:
    table = core().play().picks("wretch-1", "core")
    assert table.options("wretch-1") == ["core-1", "core-2", "core-3"]


def test_M3_13_and_M3_13r_the_market_draw_is_from_his_own_deck() -> None:
    found = core().tile("orbital-market", "2,3/2,4").deck("wretch", "krall-draxus")
    table = found.play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    assert table.asked("wretch-1") == "market"
    table.picks("wretch-1", "yes")
    assert table.hand("wretch-1") == ["erin-cho", "krall-draxus"]


FULL = ("fortunes-bounty", "spectral-resurgence", "lr5-plaxma-cannon", "lr5-ripper-cannon", "shield-siphon")


def test_M3_14_and_M3_14r_and_EC_139_with_ten_cards_he_discards_one_first_and_three_count_as_one() -> None:
    table = core().hand("wretch-1", *FULL, *FULL).play().picks("wretch-1", "core")
    before = table.energy("wretch")
    assert table.asked("wretch-1") == "hand-limit"
    assert told(table, "wretch-1", "core") == []
    table.picks("wretch-1", "h1")
    assert table.energy("wretch") == before + 1
    assert table.discards("wretch") == [FULL[0]]
    assert table.options("wretch-1")[:3] == ["core-1", "core-2", "core-3"]
    assert len(table.hand("wretch-1")) == 9  # the three are looked at aside
    table.picks("wretch-1", "core-1", ["core-2", "core-3"])
    assert len(table.hand("wretch-1")) == 10
    assert table.asked("wretch-1") == "deploy"  # nothing more to discard


def test_M3_15_and_M3_15r_and_EC_140_with_two_cards_left_he_sees_two_and_puts_one_back() -> None:
    table = core("erin-cho", "alert-from-isn-torrent", discarded="bronson-skiles").play()
    table.picks("wretch-1", "core")
    assert table.options("wretch-1")[:2] == ["core-1", "core-2"]
    table.picks("wretch-1", "core-1")
    assert deck(table) == ["alert-from-isn-torrent"]
    assert table.happened("run-out") == []
    assert table.discards("isn") == ["bronson-skiles"]


def test_M3_15_the_last_card_of_the_deck_runs_it_out() -> None:
    table = core("erin-cho", discarded="bronson-skiles").play().picks("wretch-1", "core")
    if table.asked("wretch-1") == "core-keep":
        table.picks("wretch-1", "core-1")
    assert table.hand("wretch-1") == ["erin-cho"]
    assert [run["times"] for run in table.happened("run-out")] == [1]
    assert deck(table) == ["bronson-skiles"]


def test_M3_16_and_M3_16r_without_an_isn_deck_or_a_draw_to_replace_the_option_is_gone() -> None:
    none = scene().deck("isn", only=True).run_out("isn", 2).turn("wretch-1", "energy").play()
    assert none.asked("wretch-1") == "deploy" and len(none.hand("wretch-1")) == 1
    own = core().deck("wretch", only=True).run_out("wretch", 2).play()
    assert own.asked("wretch-1") == "deploy" and own.hand("wretch-1") == []


def test_M3_31_cards_put_back_are_no_discard() -> None:
    table = core().play().picks("wretch-1", "own")
    other = core().play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    assert other.energy("wretch") == table.energy("wretch")
    assert other.discards("isn") == other.happened("discarded") == []


# Who knows what


def test_PRV_18_and_PRV_17_only_the_wretch_player_sees_the_cards() -> None:
    table = core().play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    other = core("bronson-skiles", "sparrow-cover-fire", "charles-yeboah").play()
    other.picks("wretch-1", "core", "core-3", ["core-2", "core-1"])
    for viewer in ("isn-1", "spectator"):
        assert text(table, viewer) == text(other, viewer)
        assert told(table, viewer, "core") == told(other, viewer, "core")
        assert [kept["count"] for kept in told(table, viewer, "core-kept")] == [2]
        assert "card" not in told(table, viewer, "core-kept")[0]
    assert not any(card in text(table, "spectator") for card in TOP)
    assert told(table, "wretch-1", "core")[0]["cards"] == list(TOP)
    assert told(table, "wretch-1", "core-kept")[0]["card"] == "erin-cho"


def test_PRV_19_he_knows_the_bottom_cards_until_the_deck_is_shuffled() -> None:
    table = core().play().picks("wretch-1", "core", "core-1", ["core-3", "core-2"])
    known = {"isn": ["maneuvering-thrusters", "lr5-nuclear-warhead"]}
    assert table.view("wretch-1")["deck_bottom"] == known
    assert table.view("isn-1")["deck_bottom"] == {}
    table.ends_turn("wretch-1", "isn-1")
    assert table.view("wretch-1")["deck_bottom"] == known


def test_PRV_19_more_cards_lie_under_those_of_an_earlier_turn() -> None:
    table = core().deck("isn", "charles-yeboah", "bronson-skiles", "isn-transport-shuttle").play()
    table.picks("wretch-1", "core", "core-1", ["core-2", "core-3"]).ends_turn("wretch-1", "isn-1")
    table.picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    bottom = table.view("wretch-1")["deck_bottom"]["isn"]
    assert bottom[:2] == ["bronson-skiles", "isn-transport-shuttle"]
    assert bottom == deck(table)[-4:]


def test_PRV_19_what_has_been_drawn_or_shuffled_is_known_no_more() -> None:
    found = core("erin-cho", "bronson-skiles", "sparrow-cover-fire", discarded="charles-yeboah")
    table = found.play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    assert table.view("wretch-1")["deck_bottom"] == {"isn": ["bronson-skiles", "sparrow-cover-fire"]}
    table.ends_turn("wretch-1")
    assert table.hand("isn-1") == ["bronson-skiles"]
    assert table.view("wretch-1")["deck_bottom"] == {"isn": ["sparrow-cover-fire"]}
    table.ends_turn("isn-1").picks("wretch-1", "own").ends_turn("wretch-1")
    assert [run["team"] for run in table.happened("run-out")] == ["isn"]
    assert table.view("wretch-1")["deck_bottom"] == {}


def test_PRV_17_whoever_openly_holds_isn_cards_may_answer_with_them() -> None:
    """He is asked because all know that he took an ISN card, whichever it is."""
    asked = []
    for card in ("sparrow-cover-fire", "erin-cho"):
        found = scene().ship("isn-1", "rooks-f54", at="2,5").hand("wretch-1", card).turn("isn-1")
        table = found.play().picks("isn-1", "activate:rooks-f54")
        asked.append((table.asked("wretch-1"), text(table, "isn-1")))
    assert asked[0] == asked[1] and asked[0][0] == "respond"
    found = scene().ship("isn-1", "rooks-f54", at="2,5").hand("wretch-1", "krall-draxus").turn("isn-1")
    assert found.play().picks("isn-1", "activate:rooks-f54").asked("wretch-1") is None


def test_a_look_into_the_core_cannot_be_taken_back() -> None:
    table = core().play().picks("wretch-1", "core")
    assert table.view("wretch-1")["undo"]["reason"] == "cards-drawn"


# Data points


def test_M3_18_each_isn_card_attached_to_his_ships_is_a_point() -> None:
    table = attaching(FATE, "erin-cho", "maneuvering-thrusters", "lr5-nuclear-warhead").play()
    assert points(table) == 0
    for number, handle in enumerate(("h1", "h2", "h3"), 1):
        table.picks("wretch-1", f"play:{handle}")
        if table.asked("wretch-1") == "attach":
            table.picks("wretch-1", "vapors-fate")
        assert points(table) == number
    assert [change["why"] for change in table.happened("points")] == ["data-points"] * 3


def play_on(table: Table, handle: str, ship: str, old: str | None = None) -> Table:
    """Play a card and attach it to a ship, perhaps in place of an old one."""
    table.picks("wretch-1", f"play:{handle}")
    if table.asked("wretch-1") == "attach":
        table.picks("wretch-1", ship)
    if table.asked("wretch-1") == "replace":
        table.picks("wretch-1", old or "no")
    return table


def test_M3_17_all_his_ships_take_cards_of_both_factions_and_those_of_the_isn_player_do_not() -> None:
    """Barrage and a captured Rook take a Wretch card, Vapor's Fate and the Rook an ISN one."""
    found = attaching(BARRAGE, "krall-draxus", "erin-cho", "maneuvering-thrusters").ship(**FATE)
    rook = found.ship("wretch-1", "rooks-f54", at="8,6").hand("isn-1", "charles-yeboah").play()
    rook.picks("wretch-1", "play:h2")
    assert {"isn-barrage", "vapors-fate", "rooks-f54"} <= set(rook.options("wretch-1"))
    assert "isn-torrent" not in rook.options("wretch-1")
    rook.picks("wretch-1", "rooks-f54", "play:h1")
    assert {"isn-barrage", "vapors-fate"} <= set(rook.options("wretch-1"))
    assert "rooks-f54" in hosts(rook.state, "wretch-1", "krall-draxus"), "by control, not by owner"
    rook.picks("wretch-1", "isn-barrage")
    assert (rook.attached("isn-barrage"), rook.attached("rooks-f54")) == (["krall-draxus"], ["erin-cho"])
    assert hosts(rook.state, "isn-1", "krall-draxus") == []
    assert hosts(rook.state, "isn-1", "erin-cho") == ["isn-torrent"]


def test_M3_19_and_M3_19r_and_EC_142_barrage_counts_while_he_controls_it() -> None:
    table = play_on(attaching(BARRAGE, "maneuvering-thrusters").play(), "h1", "isn-barrage")
    assert table.attached("isn-barrage") == ["maneuvering-thrusters"]
    assert points(table) == 1


def test_M3_20_and_EC_141_isn_events_and_isn_sabotage_score_nothing(tmp_path: Path) -> None:
    """No sabotage card of the set is ISN; one is made so."""
    _ = (tmp_path / "own.toml").write_text(
        """
format = "galaxies/tactics"
version = 1

[[card]]
id = "commando-away-team"
name = "Jammer"
faction = "isn"
type = "sabotage"
cost = 1
phase = "action"
by = "own"
trigger = "play"
icon = "solo"
[[card.powers]]
id = "bleed-shields"
name = "Jamming"
timing = "energy-start"
text = "Bleeds shields."
"""
    )
    found = Scenario("battle-for-barrage", builds=BUILDS, book=load(tmp_path)).ship(**TORRENT).ship(**BARRAGE)
    found.state.seats["wretch-1"].hand.open()["h1"] = "commando-away-team"
    table = found.turn("wretch-1").play()
    table.picks("wretch-1", "play:h1")
    if table.asked("wretch-1") == "attach":
        table.picks("wretch-1", "isn-torrent")
    assert table.attached("isn-torrent") == ["commando-away-team"]
    assert points(table) == 0
    # the wretch player answers an attack with an ISN event
    hit = scene().ship("isn-1", "rooks-f54", at="2,5").hand("wretch-1", "sparrow-cover-fire").turn("isn-1")
    event = hit.dice("E4", 8).play().picks("isn-1", "activate:rooks-f54").picks("wretch-1", "pass")
    event.picks("isn-1", "stop").picks("wretch-1", "no")  # no Umbrella Fire
    event.picks("isn-1", "primary", "isn-barrage-1").picks("wretch-1", "h1")
    assert event.discards("isn") == ["sparrow-cover-fire"]
    assert points(event) == 0


def test_M3_21_wretch_cards_score_nothing() -> None:
    table = play_on(attaching(FATE, "krall-draxus").play(), "h1", "vapors-fate")
    assert table.attached("vapors-fate") == ["krall-draxus"]
    assert points(table) == 0


def test_M3_22_points_are_kept_when_card_and_ship_are_lost() -> None:
    found = attaching(FATE, "erin-cho").ship(**BARRAGE)
    let_happen(attach(found.state, "wretch-1", "erin-cho", "vapors-fate"), found)
    assert found.state.teams["wretch"].victory_points == 1
    let_happen(destroy(found.state, "vapors-fate-1", "test"), found)
    assert found.state.teams["wretch"].victory_points == 1
    assert found.state.teams["isn"].discard == ["erin-cho"]


def test_M3_22_and_M3_23_and_EC_143_a_replacement_scores_too() -> None:
    found = attaching(BARRAGE, "maneuvering-thrusters", "isn-transport-shuttle").play()
    play_on(found, "h1", "isn-barrage")
    play_on(found, "h2", "isn-barrage", "a1")
    assert found.attached("isn-barrage") == ["isn-transport-shuttle"]
    assert found.discards("isn") == ["maneuvering-thrusters"]
    assert points(found) == 2


def test_data_points_are_for_cards_that_he_attaches_not_for_ships_that_he_takes() -> None:
    found = scene().attach("isn-torrent", "erin-cho")
    let_happen(take_over(found.state, "isn-torrent", "wretch-1"), found)
    let_happen(attach(found.state, "isn-1", "bronson-skiles", "isn-barrage"), found)
    assert found.state.teams["wretch"].victory_points == 0


def test_M3_24_and_EC_144_isn_cards_go_to_the_isn_pile_and_the_energy_to_the_wretch() -> None:
    table = scene().hand("wretch-1", "erin-cho").turn("wretch-1").play()
    before = table.energy("wretch"), table.energy("isn")
    table.picks("wretch-1", "discard", ["h1"])
    assert table.discards("isn") == ["erin-cho"] and table.discards("wretch") == []
    assert (table.energy("wretch"), table.energy("isn")) == (before[0] + 1, before[1])


def test_M3_32_of_two_heroes_of_one_name_he_keeps_one_whatever_their_faction() -> None:
    found = attaching(FATE, "erin-cho", attached=()).ship(**BARRAGE).attach("isn-barrage", "erin-cho")
    table = play_on(found.play(), "h1", "vapors-fate")
    assert table.asked("wretch-1") == "duplicate-hero"
    table.picks("wretch-1", "a1")
    assert table.attached("isn-barrage") == [] and table.attached("vapors-fate") == ["erin-cho"]
    assert table.discards("isn") == ["erin-cho"]
    assert points(table) == 1


# Who wins


def test_M3_03_and_M3_25_the_tenth_point_wins_at_once() -> None:
    found = attaching(BARRAGE, "maneuvering-thrusters").turn("wretch-1", "deploy", round=1)
    found.state.teams["wretch"].victory_points = 9
    table = play_on(found.play(), "h1", "isn-barrage")
    assert table.winner == "wretch"
    assert table.view("isn-1")["result"]["reason"] == "victory-points"


def lost(found: Scenario, *ships: str, why: str = "test") -> tuple[str | None, str] | None:
    for ship in ships:
        let_happen(destroy(found.state, ship, why), found)
    result = found.state.result
    return None if result is None else (result.winner, result.reason)


@pytest.mark.parametrize("round", [1, 2, 5])
def test_M3_26_and_EC_116_isn_wins_at_once_when_barrage_is_destroyed(round: int) -> None:
    found = scene(FATE).turn("isn-1", round=round)
    assert lost(found, "isn-barrage-1") == ("isn", "ship-destroyed")
    assert found.state.result.detail == {"ship": "isn-barrage"}


def test_M3_26_the_loss_of_another_ship_is_no_victory() -> None:
    assert lost(scene(FATE).turn("isn-1", round=1), "vapors-fate-1") is None


def test_M3_02_and_M3_27_also_the_wretch_from_round_3_on() -> None:
    """The last Wretch ship is not Barrage, which the ISN player has taken."""
    for round, result in ((2, None), (3, ("isn", "elimination"))):
        found = scene(FATE).turn("isn-1", round=round)
        let_happen(take_over(found.state, "isn-barrage", "isn-1"), found)
        assert lost(found, "vapors-fate-1") == result


def test_M3_03_and_M3_27_from_round_3_a_side_without_ships_loses() -> None:
    assert lost(scene().turn("isn-1", round=3), "isn-torrent-1") == ("wretch", "elimination")
    assert lost(scene().turn("isn-1", round=2), "isn-torrent-1") is None


def test_M3_28_and_M3_28r_barrage_in_isn_hands_is_an_isn_ship_and_its_loss_wins_for_nobody() -> None:
    found = scene(FATE).turn("isn-1", round=2)
    let_happen(take_over(found.state, "isn-barrage", "isn-1"), found)
    assert found.state.result is None
    assert lost(found, "isn-barrage-1") is None
    assert lost(found, "isn-torrent-1") is None


def test_M3_28r_destroyed_by_a_take_over_or_by_its_own_player_it_counts_as_lost_by_the_wretch() -> None:
    found = scene(FATE).turn("isn-1", round=1).fleet("isn-1", "isn-barrage")
    let_happen(take_over(found.state, "isn-barrage", "isn-1"), found)
    assert found.state.result is not None
    assert (found.state.result.winner, found.state.result.reason) == ("isn", "ship-destroyed")


def test_M3_28r_barrage_won_back_is_a_wretch_ship_again() -> None:
    found = scene(FATE).turn("isn-1", round=1)
    let_happen(take_over(found.state, "isn-barrage", "isn-1"), found)
    let_happen(take_over(found.state, "isn-barrage", "wretch-1"), found)
    assert lost(found, "isn-barrage-1") == ("isn", "ship-destroyed")


def test_VIC_08_and_M3_26_the_loss_of_barrage_comes_before_the_loss_of_all_ships() -> None:
    found = scene().turn("isn-1", round=3)
    both = [Doomed(ship, "test") for ship in ("isn-torrent-1", "isn-barrage-1")]
    let_happen(destroy_all(found.state, both), found)
    assert found.state.result is not None
    assert (found.state.result.winner, found.state.result.reason) == ("isn", "ship-destroyed")


def test_EC_117_what_comes_first_decides() -> None:
    found = scene(FATE)
    found.state.teams["wretch"].victory_points = 9
    let_happen(attach(found.state, "wretch-1", "erin-cho", "isn-barrage"), found)
    assert found.state.result is not None and found.state.result.winner == "wretch"
    other = scene(FATE)
    other.state.teams["wretch"].victory_points = 9
    assert lost(other, "isn-barrage-1") == ("isn", "ship-destroyed")
