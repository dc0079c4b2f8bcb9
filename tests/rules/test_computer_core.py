"""Mission 3: what the Wretch player takes from Barrage's computer core, and who knows about it."""

from __future__ import annotations

from tests.rules.barrage import FULL, TOP, core_scene, deck, happenings_of_kind, scene, view_text

# The computer core


def test_M3_11_instead_of_drawing_the_wretch_player_may_keep_one_of_three_isn_cards() -> None:
    table = core_scene().play()
    before = len(deck(table)), len(deck(table, "wretch"))
    assert table.options("wretch-1")[:2] == ["own", "core"]
    table.picks("wretch-1", "core", "core-2")
    assert table.asked("wretch-1") == "core-order"
    table.picks("wretch-1", ["core-3", "core-1"])
    assert table.hand("wretch-1") == ["lr5-nuclear-warhead"]
    assert deck(table)[-2:] == ["maneuvering-thrusters", "erin-cho"]
    assert (len(deck(table)), len(deck(table, "wretch"))) == (before[0] - 1, before[1])


def test_M3_11_the_player_chooses_the_order_of_the_cards_put_back() -> None:
    table = core_scene().play().picks("wretch-1", "core", "core-2", ["core-1", "core-3"])
    assert deck(table)[-2:] == ["erin-cho", "maneuvering-thrusters"]
    assert core_scene().play().picks("wretch-1", "core", "core-2").decision("wretch-1").ordered


def test_M3_11_the_wretch_player_may_draw_as_usual_instead() -> None:
    table = core_scene().deck("wretch", "krall-draxus").play().picks("wretch-1", "own")
    assert table.hand("wretch-1") == ["krall-draxus"]
    assert deck(table)[:3] == list(TOP)


def test_M3_11_the_isn_player_draws_as_usual() -> None:
    table = scene().turn("isn-1", "energy").play()
    assert table.asked("isn-1") == "deploy"


def test_M3_11_discarding_for_energy_in_the_meantime_changes_nothing() -> None:
    table = core_scene().hand("wretch-1", "krall-draxus").play().picks("wretch-1", "core", "discard", ["h1"])
    assert table.asked("wretch-1") == "core-keep"
    table.picks("wretch-1", "core-2", ["core-1", "core-3"])
    assert table.hand("wretch-1") == ["lr5-nuclear-warhead"]
    assert deck(table)[-2:] == ["erin-cho", "maneuvering-thrusters"]


def test_M3_12_the_player_must_keep_one_card() -> None:
    table = core_scene().play().picks("wretch-1", "core")
    assert table.options("wretch-1") == ["core-1", "core-2", "core-3"]


def test_M3_13_and_M3_13r_the_market_draw_is_from_the_players_own_deck() -> None:
    scenario = core_scene().tile("orbital-market", "2,3/2,4").deck("wretch", "krall-draxus")
    table = scenario.play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    assert table.asked("wretch-1") == "market"
    table.picks("wretch-1", "yes")
    assert table.hand("wretch-1") == ["erin-cho", "krall-draxus"]


def test_M3_14_and_M3_14r_and_EC_139_a_full_hand_first_discards_one_and_three_cards_count_as_one() -> None:
    table = core_scene().hand("wretch-1", *FULL).play().picks("wretch-1", "core")
    before = table.energy("wretch")
    assert table.asked("wretch-1") == "hand-limit"
    assert happenings_of_kind(table, "wretch-1", "core") == []
    table.picks("wretch-1", "h1")
    assert table.energy("wretch") == before + 1
    assert table.discards("wretch") == [FULL[0]]
    assert table.options("wretch-1")[:3] == ["core-1", "core-2", "core-3"]
    assert len(table.hand("wretch-1")) == 9  # the three visible cards are kept apart
    table.picks("wretch-1", "core-1", ["core-2", "core-3"])
    assert len(table.hand("wretch-1")) == 10
    assert table.asked("wretch-1") == "deploy"  # there is nothing more to discard


def test_M3_15_and_M3_15r_and_EC_140_with_two_cards_left_the_player_sees_both_and_puts_one_back() -> None:
    table = core_scene("erin-cho", "alert-from-isn-torrent", discards="bronson-skiles").play()
    table.picks("wretch-1", "core")
    assert table.options("wretch-1")[:2] == ["core-1", "core-2"]
    table.picks("wretch-1", "core-1")
    assert deck(table) == ["alert-from-isn-torrent"]
    assert table.happened("run-out") == []
    assert table.discards("isn") == ["bronson-skiles"]


def test_M3_15_taking_the_last_card_of_the_deck_makes_it_run_out() -> None:
    table = core_scene("erin-cho", discards="bronson-skiles").play().picks("wretch-1", "core")
    if table.asked("wretch-1") == "core-keep":
        table.picks("wretch-1", "core-1")
    assert table.hand("wretch-1") == ["erin-cho"]
    assert [run["times"] for run in table.happened("run-out")] == [1]
    assert deck(table) == ["bronson-skiles"]


def test_NRG_06_and_M3_24_a_player_may_discard_isn_cards_onto_their_pile_before_taking_the_last_one() -> None:
    scenario = scene().hand("wretch-1", "maneuvering-thrusters", "krall-draxus")
    scenario.discard("isn", "bronson-skiles").deck("isn", "erin-cho", only=True)
    table = scenario.turn("wretch-1", "energy").play()
    assert table.options("wretch-1") == ["own", "core", "discard"]
    table.picks("wretch-1", "discard", ["h1", "h2"], "core")
    assert table.hand("wretch-1") == ["erin-cho"]
    assert deck(table) == ["maneuvering-thrusters", "bronson-skiles"]


def test_M3_16_and_M3_16r_the_option_is_missing_without_an_isn_deck_or_without_a_draw_to_replace() -> None:
    without_isn_deck = scene().deck("isn", only=True).run_out("isn", 2).turn("wretch-1", "energy").play()
    assert without_isn_deck.asked("wretch-1") == "deploy" and len(without_isn_deck.hand("wretch-1")) == 1
    without_own_deck = core_scene().deck("wretch", only=True).run_out("wretch", 2).play()
    assert without_own_deck.asked("wretch-1") == "deploy" and without_own_deck.hand("wretch-1") == []


def test_M3_31_cards_that_are_put_back_do_not_count_as_discards() -> None:
    table = core_scene().play().picks("wretch-1", "own")
    other = core_scene().play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    assert other.energy("wretch") == table.energy("wretch")
    assert other.discards("isn") == other.happened("discarded") == []
    assert deck(other)[-2:] == ["lr5-nuclear-warhead", "maneuvering-thrusters"]


# Who knows what


def test_PRV_18_and_PRV_17_only_the_wretch_player_sees_the_cards() -> None:
    table = core_scene().play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    other_table = core_scene("bronson-skiles", "sparrow-cover-fire", "charles-yeboah").play()
    other_table.picks("wretch-1", "core", "core-3", ["core-2", "core-1"])
    for viewer in ("isn-1", "spectator"):
        assert view_text(table, viewer) == view_text(other_table, viewer)
        assert happenings_of_kind(table, viewer, "core") == happenings_of_kind(other_table, viewer, "core")
        assert [happening["count"] for happening in happenings_of_kind(table, viewer, "core-kept")] == [2]
        assert "card" not in happenings_of_kind(table, viewer, "core-kept")[0]
    assert not any(card in view_text(table, "spectator") for card in TOP)
    assert happenings_of_kind(table, "wretch-1", "core")[0]["cards"] == list(TOP)
    assert happenings_of_kind(table, "wretch-1", "core-kept")[0]["card"] == "erin-cho"


def test_PRV_19_the_player_knows_the_bottom_cards_until_the_deck_is_shuffled() -> None:
    table = core_scene().play().picks("wretch-1", "core", "core-1", ["core-3", "core-2"])
    deck_bottom = {"isn": ["maneuvering-thrusters", "lr5-nuclear-warhead"]}
    assert table.view("wretch-1")["deck_bottom"] == deck_bottom
    assert table.view("isn-1")["deck_bottom"] == {}
    table.ends_turn("wretch-1", "isn-1")
    assert table.view("wretch-1")["deck_bottom"] == deck_bottom


def test_PRV_19_more_cards_are_put_under_those_of_an_earlier_turn() -> None:
    table = core_scene().deck("isn", "charles-yeboah", "bronson-skiles", "isn-transport-shuttle").play()
    table.picks("wretch-1", "core", "core-1", ["core-2", "core-3"]).ends_turn("wretch-1", "isn-1")
    table.picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    bottom = table.view("wretch-1")["deck_bottom"]["isn"]
    assert bottom[:2] == ["bronson-skiles", "isn-transport-shuttle"]
    assert bottom == deck(table)[-4:]


def test_PRV_19_a_player_no_longer_knows_cards_that_were_drawn_or_shuffled() -> None:
    scenario = core_scene("erin-cho", "bronson-skiles", "sparrow-cover-fire", discards="charles-yeboah")
    table = scenario.play().picks("wretch-1", "core", "core-1", ["core-2", "core-3"])
    assert table.view("wretch-1")["deck_bottom"] == {"isn": ["bronson-skiles", "sparrow-cover-fire"]}
    table.ends_turn("wretch-1")
    assert table.hand("isn-1") == ["bronson-skiles"]
    assert table.view("wretch-1")["deck_bottom"] == {"isn": ["sparrow-cover-fire"]}
    table.ends_turn("isn-1").picks("wretch-1", "own").ends_turn("wretch-1").picks("isn-1", "draw")
    assert [run["team"] for run in table.happened("run-out")] == ["isn"]
    assert table.view("wretch-1")["deck_bottom"] == {}


def test_PRV_17_a_player_who_openly_holds_isn_cards_may_respond_with_them() -> None:
    """They are asked because it is public that they took an ISN card, whichever it is."""
    questions = []
    for card in ("sparrow-cover-fire", "erin-cho"):
        scenario = scene().ship("isn-1", "rooks-f54", at="2,5").hand("wretch-1", card).turn("isn-1")
        table = scenario.play().picks("isn-1", "activate:rooks-f54")
        questions.append((table.asked("wretch-1"), view_text(table, "isn-1")))
    assert questions[0] == questions[1] and questions[0][0] == "respond"
    scenario = scene().ship("isn-1", "rooks-f54", at="2,5").hand("wretch-1", "krall-draxus").turn("isn-1")
    assert scenario.play().picks("isn-1", "activate:rooks-f54").asked("wretch-1") is None


def test_a_look_into_the_core_cannot_be_taken_back() -> None:
    table = core_scene().play().picks("wretch-1", "core")
    assert table.view("wretch-1")["undo"]["reason"] == "cards-drawn"
