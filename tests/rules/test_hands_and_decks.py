"""Sections 16e and 16f of the ledger: the hand limit, and decks that run out."""

from __future__ import annotations

import pytest

from engine.galaxies.rules.hand import draw
from tests.rules.support import run_rule
from tests.scenario import Scenario, Table

TEN = ["bronson-skiles"] * 3 + ["isn-transport-shuttle"] * 3 + ["lr5-nuclear-warhead"] * 3 + ["erin-cho"]


def full_hand() -> Scenario:
    return Scenario().hand("isn-1", *TEN).turn("isn-1", "energy").energy("isn", 20)


def kinds(table: Table, *kinds_to_keep: str) -> list[str]:
    return [fact.kind for fact in table.news if fact.kind in kinds_to_keep]


# The hand limit


def test_HND_01_and_HND_02_and_HND_03_a_full_hand_discards_a_card_for_one_energy_and_then_draws() -> None:
    table = full_hand().play()
    assert table.asked("isn-1") == "hand-limit"
    assert len(table.options("isn-1")) == 10
    table.picks("isn-1", "h10")
    assert len(table.hand("isn-1")) == 10
    assert table.discards("isn") == ["erin-cho"]
    assert table.energy("isn") == 20 + 8 + 1


def test_EC_25_the_player_gains_energy_then_discards_and_then_draws() -> None:
    table = full_hand().play().picks("isn-1", "h1")
    assert kinds(table, "energy", "discarded", "drew") == ["energy", "discarded", "energy", "drew"]


def test_EC_26_at_forty_energy_the_forced_discard_gives_nothing() -> None:
    table = full_hand().energy("isn", 40).play().picks("isn-1", "h1")
    assert table.energy("isn") == 40
    assert len(table.hand("isn-1")) == 10


def test_HND_04_and_HND_04r_the_forced_discard_gives_energy_outside_the_players_turn_too() -> None:
    scene = Scenario().hand("isn-1", *TEN).energy("isn", 20).turn("wretch-1")
    run_rule(draw(scene.state, "isn-1"), scene, ["h2"])
    assert scene.state.teams["isn"].energy == 21
    assert len(scene.state.seats["isn-1"].hand.open()) == 10


def test_HND_05_and_EC_29_cards_are_drawn_one_at_a_time() -> None:
    """Three cards with a hand of eight: two go in, and the third needs a discard first."""
    scene = Scenario().hand("isn-1", *TEN[:8]).energy("isn", 20)
    run_rule(draw(scene.state, "isn-1", 3), scene, ["h1"])
    assert len(scene.state.seats["isn-1"].hand.open()) == 10
    assert scene.state.teams["isn"].discard == ["bronson-skiles"]
    assert scene.state.teams["isn"].energy == 21


def test_HND_06_and_HND_06r_and_EC_126_passing_never_leaves_a_hand_with_more_than_ten_cards() -> None:
    scene = Scenario().hand("isn-2", *TEN[:8]).hand("isn-1", "charles-yeboah", "charles-yeboah", "erin-cho")
    table = scene.turn("isn-1", "energy").play().picks("isn-1", "pass-to:isn-2")
    assert table.decision("isn-1").max == 2
    assert table.refuses("isn-1", "h1", "h2", "h3")
    table.picks("isn-1", ["h1", "h3"])
    assert len(table.hand("isn-2")) == 10
    assert "pass-to:isn-2" not in table.options("isn-1")


def test_HND_07_and_EC_27_a_player_without_a_deck_need_not_discard() -> None:
    table = full_hand().run_out("isn", 2).deck("isn", only=True).play()
    assert table.asked("isn-1") == "energy-phase"
    assert len(table.hand("isn-1")) == 10


# The deck runs out


def running_out_scene(*deck: str, discard: tuple[str, ...] = ()) -> Scenario:
    scene = Scenario().discard("isn", *discard).deck("isn", *deck, only=True)
    return scene.turn("isn-1", "energy")


def test_DKO_01_and_DKO_11_and_EC_30_the_first_time_the_discard_pile_becomes_the_deck() -> None:
    scene = running_out_scene("erin-cho", discard=("bronson-skiles", "lr5-nuclear-warhead"))
    table = scene.shuffles((1, 0)).play()
    assert table.hand("isn-1") == ["erin-cho"]
    assert table.state.teams["isn"].deck.open() == ["lr5-nuclear-warhead", "bronson-skiles"]
    assert table.discards("isn") == []
    assert table.state.teams["isn"].run_outs == 1


def test_DKO_01_and_DKO_11_and_EC_30_the_deck_does_not_run_out_before_its_last_card_is_drawn() -> None:
    table = running_out_scene("erin-cho", "charles-yeboah", discard=("bronson-skiles",)).play()
    assert table.state.teams["isn"].deck.open() == ["charles-yeboah"]
    assert table.state.teams["isn"].run_outs == 0
    assert table.discards("isn") == ["bronson-skiles"]


def test_DKO_01_the_next_draw_comes_from_the_reshuffled_cards() -> None:
    scene = running_out_scene("erin-cho", discard=("bronson-skiles", "lr5-nuclear-warhead")).shuffles((1, 0))
    table = scene.play().picks("isn-1", "done", "done", "done", "no")
    assert table.hand("isn-2") == ["bronson-skiles"]


def test_DKO_02_cards_in_hand_and_attached_cards_are_not_reshuffled() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["erin-cho"])
    scene.hand("isn-1", "charles-yeboah").discard("isn", "bronson-skiles").deck("isn", "erin-cho", only=True)
    table = scene.turn("isn-1", "energy").play().picks("isn-1", "draw")
    assert table.hand("isn-1") == ["charles-yeboah", "erin-cho"]
    assert table.attached("isn-torrent") == ["erin-cho"]
    assert table.state.teams["isn"].deck.open() == ["bronson-skiles"]


def test_DKO_03_and_DKO_09_no_new_deck_is_made_the_second_time() -> None:
    table = running_out_scene("erin-cho", discard=("bronson-skiles",)).run_out("isn", 1).play()
    assert table.state.teams["isn"].run_outs == 2
    assert table.state.teams["isn"].deck.open() == []
    assert table.discards("isn") == ["bronson-skiles"]


def test_DKO_04_nobody_draws_after_the_deck_has_run_out_twice() -> None:
    table = running_out_scene(discard=("bronson-skiles",)).run_out("isn", 2).play()
    assert table.hand("isn-1") == []
    assert table.happened("drew") == []


def test_DKO_05_and_CLK_02_and_EC_34_the_match_ends_with_the_last_card_of_the_last_deck() -> None:
    scene = running_out_scene("erin-cho").run_out("isn", 1).run_out("wretch", 2).deck("wretch", only=True)
    table = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").play()
    assert table.over
    assert table.state.result is not None
    assert table.state.result.reason == "clock"


def test_DKO_05_the_match_does_not_end_while_the_other_deck_lasts() -> None:
    table = running_out_scene("erin-cho").run_out("isn", 1).play()
    assert not table.over


def test_DKO_06_and_EC_31_a_draw_of_two_cards_continues_after_the_reshuffle() -> None:
    scene = running_out_scene("erin-cho", discard=("bronson-skiles",))
    scene.ship("isn-1", "isn-torrent", at="14,5/14,6").tile("orbital-market", "14,5")
    table = scene.play().picks("isn-1", "yes")
    assert table.hand("isn-1") == ["erin-cho", "bronson-skiles"]


def test_DKO_06_and_EC_31_a_single_effect_that_draws_two_cards_continues_after_the_reshuffle() -> None:
    scene = Scenario().discard("isn", "bronson-skiles", "charles-yeboah").deck("isn", "erin-cho", only=True)
    run_rule(draw(scene.state, "isn-1", 2), scene)
    assert list(scene.state.seats["isn-1"].hand.open().values()) == ["erin-cho", "charles-yeboah"]
    assert scene.state.teams["isn"].deck.open() == ["bronson-skiles"]


def test_EC_32_the_second_draw_is_skipped_when_the_deck_runs_out_the_second_time() -> None:
    scene = Scenario().discard("isn", "bronson-skiles").deck("isn", "erin-cho", only=True).run_out("isn", 1)
    run_rule(draw(scene.state, "isn-1", 2), scene)
    assert list(scene.state.seats["isn-1"].hand.open().values()) == ["erin-cho"]
    assert scene.state.teams["isn"].run_outs == 2
    assert scene.state.teams["isn"].discard == ["bronson-skiles"]


def test_DKO_07_and_DKO_07r_with_an_empty_discard_pile_the_deck_immediately_runs_out_a_second_time() -> None:
    table = running_out_scene("erin-cho").play()
    assert table.state.teams["isn"].run_outs == 2
    assert [fact["times"] for fact in table.happened("run-out")] == [1, 2]


def last_card_scene(
    *hand: str, deck: tuple[str, ...] = ("erin-cho",), discard: tuple[str, ...] = ()
) -> Scenario:
    """Return a scene in which isn-1's energy phase begins with this hand and the last card in the deck."""
    scene = Scenario().hand("isn-1", *hand).discard("isn", *discard)
    return scene.deck("isn", *deck, only=True).turn("isn-1", "energy")


def test_NRG_06_a_player_may_discard_cards_before_the_deck_runs_out_for_the_last_time() -> None:
    """The draw would take the last card, and there are no discards. Discarded cards make the new deck."""
    table = last_card_scene("bronson-skiles", "charles-yeboah").play()
    assert table.asked("isn-1") == "last-card"
    assert table.options("isn-1") == ["draw", "discard"]
    assert table.energy("isn") == 20 + 8
    table.picks("isn-1", "discard", ["h1"])
    assert table.hand("isn-1") == ["charles-yeboah", "erin-cho"]
    assert (table.state.teams["isn"].run_outs, table.state.teams["isn"].deck.open()) == (
        1,
        ["bronson-skiles"],
    )
    assert table.energy("isn") == 20 + 8 + 1


def test_NRG_06_a_player_may_let_the_deck_run_out() -> None:
    table = last_card_scene("bronson-skiles").play().picks("isn-1", "draw")
    assert table.state.teams["isn"].run_outs == 2


PILE = ("maneuvering-thrusters", "lr5-nuclear-warhead")


def test_NRG_06_and_DKO_01_cards_discarded_before_the_last_draw_go_into_the_new_deck() -> None:
    """Discards make a new deck anyway, and the player may choose what else is in it."""
    table = last_card_scene("bronson-skiles", "charles-yeboah", discard=PILE).play()
    assert table.options("isn-1") == ["draw", "discard"]
    assert table.decision("isn-1").text.args == {"discards": 2}
    table.picks("isn-1", "discard", ["h2"])
    assert table.hand("isn-1") == ["bronson-skiles", "erin-cho"]
    assert table.state.teams["isn"].deck.open() == [*PILE, "charles-yeboah"]
    assert table.discards("isn") == []
    assert table.energy("isn") == 20 + 8 + 1


def test_NRG_06_a_player_may_draw_the_last_card_and_keep_the_hand() -> None:
    table = last_card_scene("bronson-skiles", "charles-yeboah", discard=PILE).play().picks("isn-1", "draw")
    assert table.hand("isn-1") == ["bronson-skiles", "charles-yeboah", "erin-cho"]
    assert table.state.teams["isn"].deck.open() == [*PILE]


@pytest.mark.parametrize("pile", [PILE, ()])
def test_NRG_06_under_the_first_rulings_a_player_is_asked_only_if_there_would_be_no_new_deck(
    pile: tuple[str, ...],
) -> None:
    scene = last_card_scene("bronson-skiles", discard=pile)
    scene.state.rulings = 1
    assert scene.play().asked("isn-1") == ("energy-phase" if pile else "last-card")


def test_NRG_06_and_HND_02_a_player_with_a_full_hand_may_discard_more_than_they_must() -> None:
    table = full_hand().deck("isn", "charles-yeboah", only=True).play().picks("isn-1", "h10")
    assert table.asked("isn-1") == "last-card"
    table.picks("isn-1", "discard", ["h1", "h2"])
    assert sorted(table.state.teams["isn"].deck.open()) == ["bronson-skiles", "bronson-skiles", "erin-cho"]
    assert len(table.hand("isn-1")) == 8


def test_NRG_06_a_player_is_asked_before_the_second_card_of_a_turn_too() -> None:
    """The orbital market draws the last card."""
    scene = last_card_scene("charles-yeboah", deck=("erin-cho", "bronson-skiles"), discard=PILE)
    scene.ship("isn-1", "isn-torrent", at="14,5/14,6").tile("orbital-market", "14,5")
    table = scene.play().picks("isn-1", "yes")
    assert table.hand("isn-1") == ["charles-yeboah", "erin-cho"]
    table.picks("isn-1", "discard", ["h2"])
    assert table.state.teams["isn"].deck.open() == [*PILE, "erin-cho"]


@pytest.mark.parametrize("level", ["seasoned", "veteran"])
def test_NRG_06_a_player_is_asked_before_a_launch_power_draws_the_last_card(level: str) -> None:
    scene = Scenario()
    scene.state.seats["isn-1"].levels.open()["isn-everest"] = level
    scene.hand("isn-1", "charles-yeboah").discard("isn", *PILE).deck("isn", "erin-cho", only=True)
    for card in scene.state.seats["isn-1"].prepped:
        card.state = "declined"
    table = scene.energy("isn", 40).turn("isn-1", "deploy").play().picks("isn-1", "launch:isn-everest")
    table.picks("isn-1", table.options("isn-1")[0], "load:none")
    assert table.asked("isn-1") == "last-card"
    table.picks("isn-1", "discard", ["h1"])
    heroes = {"seasoned": ["erin-cho"], "veteran": ["erin-cho", "charles-yeboah"]}
    assert table.hand("isn-1") == heroes[level]


BOUNTY = "fortunes-bounty"


def shot_down_scene(*hand: str, turn: str) -> Table:
    """Return a table where wretch-1, who holds this hand, or their ally is about to destroy Rook's F-54. One
    card is in the deck."""
    scene = Scenario().hand("wretch-1", *hand).discard("wretch", "hijack-plan")
    scene.deck("wretch", "krall-draxus", only=True).ship(
        "isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1
    )
    scene.ship("wretch-1", "red-fuvu", at=["14,3"]).ship("wretch-2", "chosh-ka", at="13,4")
    scene.ship("isn-1", "isn-torrent", at="8,10/8,11")
    table = scene.turn(turn).dice("D4").play()
    if turn == "wretch-1":
        return table.picks(turn, "activate:red-fuvu", "done", "red-fuvu-1", "primary", "rooks-f54-1")
    return table.picks(turn, "activate:chosh-ka", "stop", "primary", "rooks-f54-1")


def test_NRG_06_the_active_player_is_asked_before_their_card_draws_the_last_card() -> None:
    table = shot_down_scene(BOUNTY, "fates-reach", turn="wretch-1").picks("wretch-1", "h1")
    assert table.asked("wretch-1") == "last-card"
    table.picks("wretch-1", "discard", ["h2"])
    assert table.hand("wretch-1") == ["krall-draxus"]
    assert sorted(table.state.teams["wretch"].deck.open()) == ["fates-reach", "hijack-plan"]


def test_NRG_07_nobody_is_asked_before_a_draw_in_another_players_turn() -> None:
    table = shot_down_scene(BOUNTY, "fates-reach", turn="wretch-2").picks("wretch-1", "h1")
    assert table.hand("wretch-1") == ["fates-reach", "krall-draxus"]
    assert table.state.teams["wretch"].deck.open() == ["hijack-plan"]


def test_NRG_06_and_DKO_08_only_the_ally_who_draws_is_asked() -> None:
    scene = Scenario().hand("isn-1", "charles-yeboah").hand("isn-2", "bronson-skiles").discard("isn", *PILE)
    table = scene.deck("isn", "erin-cho", only=True).turn("isn-2", "energy").play()
    assert (table.asked("isn-1"), table.asked("isn-2")) == (None, "last-card")
    table.picks("isn-2", "discard", ["h1"])
    assert table.hand("isn-2") == ["erin-cho"]
    assert table.state.teams["isn"].deck.open() == [*PILE, "bronson-skiles"]


@pytest.mark.parametrize("hand", ["erin-cho", "charles-yeboah"])
def test_NRG_06_and_PRV_17_the_question_does_not_reveal_the_cards_of_a_hand(hand: str) -> None:
    table = last_card_scene(hand, deck=("bronson-skiles",), discard=PILE).play()
    assert table.view("wretch-1")["waiting_for"] == ["isn-1"]
    assert table.asked("isn-1") == "last-card"


@pytest.mark.parametrize(
    "scene",
    [
        last_card_scene(),
        last_card_scene("charles-yeboah").run_out("isn", 1),
        last_card_scene("charles-yeboah", discard=("bronson-skiles",)).run_out("isn", 1),
        last_card_scene("charles-yeboah", deck=("erin-cho", "bronson-skiles")),
    ],
    ids=["no hand", "second time", "second time with discards", "more cards"],
)
def test_NRG_06_nobody_is_asked_when_discarding_cards_makes_no_difference(scene: Scenario) -> None:
    assert scene.play().asked("isn-1") == "energy-phase"


def test_DKO_08_and_TEM_14_and_TEM_15_allies_share_one_deck_and_one_discard_pile() -> None:
    scene = Scenario().deck("isn", "erin-cho", "bronson-skiles", "charles-yeboah").turn("isn-1", "energy")
    table = scene.play().picks("isn-1", "done", "discard", ["h1"], "done", "done", "no")
    assert table.hand("isn-2") == ["bronson-skiles"]
    table.picks("isn-2", "discard", ["h1"])
    assert table.discards("isn") == ["erin-cho", "bronson-skiles"]


def test_DKO_08_each_time_the_shared_deck_runs_out_counts_once_for_the_team() -> None:
    table = running_out_scene("erin-cho", discard=("bronson-skiles",)).play()
    assert table.state.teams["isn"].run_outs == 1
    table.picks("isn-1", "done", "done", "done", "no")
    assert table.hand("isn-2") == ["bronson-skiles"]
    assert [(fact["team"], fact["times"]) for fact in table.happened("run-out")] == [("isn", 1), ("isn", 2)]


def test_DKO_10_and_DKO_10r_and_EC_134_a_prepped_card_can_be_reshuffled_after_it_is_discarded() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["erin-cho"])
    scene.hand("isn-1", "bronson-skiles").deck("isn", "charles-yeboah", only=True)
    table = scene.turn("isn-1", "deploy").play().picks("isn-1", "play:h1")
    assert table.discards("isn") == ["erin-cho"]
    table.picks("isn-1", "done", "done", "no")
    assert table.state.teams["isn"].deck.open() == ["erin-cho"]


def test_DKO_12_and_EC_33_a_card_discarded_for_the_limit_is_reshuffled() -> None:
    table = full_hand().deck("isn", "charles-yeboah", only=True).play().picks("isn-1", "h10", "draw")
    assert table.state.teams["isn"].deck.open() == ["erin-cho"]
    assert table.hand("isn-1")[-1] == "charles-yeboah"


def test_PRV_09_and_PRV_09r_everybody_sees_the_sizes_of_hands_and_decks() -> None:
    view = full_hand().play().view("wretch-1")
    assert view["seats"]["isn-1"]["hand_size"] == 10
    assert view["teams"]["isn"]["deck_size"] == 34 - 10


def test_PRV_11_and_PRV_11r_and_PRV_25_everybody_sees_the_discard_piles_in_order() -> None:
    scene = Scenario().discard("isn", "erin-cho", "bronson-skiles", "erin-cho")
    assert scene.play().view("wretch-1")["teams"]["isn"]["discard"] == [
        "erin-cho",
        "bronson-skiles",
        "erin-cho",
    ]


def test_PRV_11_and_PRV_25_a_card_discarded_later_lies_on_top() -> None:
    """A card is discarded, and then one is played."""
    scene = Scenario().hand("isn-1", "erin-cho", "alert-from-isn-torrent", "bronson-skiles")
    scene.discard("isn", "charles-yeboah").ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1")
    table = scene.play().picks("isn-1", "discard", "h1").picks("isn-1", "discard", "h3")
    pile = table.view("wretch-1")["teams"]["isn"]["discard"]
    assert pile == ["charles-yeboah", "erin-cho", "bronson-skiles"]


def test_PRV_24_only_the_drawing_player_and_an_ally_who_is_shown_the_hand_see_a_drawn_card() -> None:
    table = Scenario().deck("isn", "erin-cho").turn("isn-1", "energy").play()
    (fact,) = [fact for fact in table.news if fact.kind == "drew"]
    visible_cards = {
        viewer: (fact.happening_for(viewer) or {}).get("card") for viewer in (*table.state.seats, "spectator")
    }
    assert visible_cards == {
        "isn-1": "erin-cho",
        "isn-2": "erin-cho",
        "wretch-1": None,
        "wretch-2": None,
        "spectator": None,
    }
