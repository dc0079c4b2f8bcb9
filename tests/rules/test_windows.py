"""Section 16c: reaction windows."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, Table

BOUNTY, COVER_FIRE, ALERT = "fortunes-bounty", "sparrow-cover-fire", "alert-from-isn-torrent"


def destroy_rook(*, at_once: bool = False, **hands: list[str]) -> Table:
    """Let wretch-1's Fuvu destroy Rook's F-54. The hands are given by seat (wretch_1=…)."""
    scene = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,3"])
        .ship("wretch-2", "tes-kio", at="20,-8/20,-9")
        .ship("isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1)
        .ship("isn-1", "isn-torrent", at="8,10/8,11")
        .turn("wretch-1")
        .dice("D4")
    )
    for seat, cards in hands.items():
        scene.hand(seat.replace("_", "-"), *cards)
    table = (scene.at_once() if at_once else scene).play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary")
    return table.picks("wretch-1", "rooks-f54-1")


def waiting_seats(table: Table) -> list[str]:
    """Return the seats that everybody waits for, as the other side sees them."""
    return list(table.view("spectator")["waiting_for"])


def test_TIM_06_and_TIM_06r_the_active_player_responds_first_and_then_the_others_in_turn_order() -> None:
    table = destroy_rook(wretch_1=[BOUNTY], wretch_2=[BOUNTY])
    assert waiting_seats(table) == ["wretch-1"]
    table.picks("wretch-1", "pass")
    assert waiting_seats(table) == ["wretch-2"]
    table.picks("wretch-2", "pass")
    assert table.asked("wretch-1") == "action"
    assert len(table.happened("window")) == 1


@pytest.mark.parametrize(
    ("order", "first_seat", "second_seat"),
    [
        (("isn-1", "wretch-1", "isn-2", "wretch-2"), "isn-2", "isn-1"),
        (("isn-1", "isn-2", "wretch-1", "wretch-2"), "isn-1", "isn-2"),
    ],
)
def test_TIM_06_and_TIM_06r_turn_order_continues_from_the_active_player(
    order: tuple[str, ...], first_seat: str, second_seat: str
) -> None:
    scene = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,2")
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("isn-2", "rooks-f54", at="16,4")
        .hand("isn-1", "erin-cho")
        .hand("isn-2", "erin-cho")
        .order(*order)
        .turn("wretch-1")
    )
    table = scene.play().picks("wretch-1", "activate:vapors-fate")
    assert waiting_seats(table) == [first_seat]
    table.picks(first_seat, "pass")
    assert waiting_seats(table) == [second_seat]
    table.picks(second_seat, "pass")
    assert waiting_seats(table) == ["wretch-1"]


def test_TIM_06r_players_play_one_card_each_in_turn_until_all_pass() -> None:
    table = destroy_rook(wretch_1=[BOUNTY, BOUNTY], wretch_2=[BOUNTY])
    table.picks("wretch-1", "h1")
    assert waiting_seats(table) == ["wretch-2"]
    table.picks("wretch-2", "pass")
    assert waiting_seats(table) == ["wretch-1"]
    table.picks("wretch-1", "h2")
    assert waiting_seats(table) == ["wretch-2"]
    table.picks("wretch-2", "h1")
    assert table.asked("wretch-1") == "action"
    assert [play["seat"] for play in table.happened("played")] == ["wretch-1", "wretch-1", "wretch-2"]


def test_TIM_06r_a_player_who_has_passed_is_asked_again_only_after_another_play() -> None:
    table = destroy_rook(wretch_1=[BOUNTY, BOUNTY], wretch_2=[BOUNTY])
    table.picks("wretch-1", "h1")
    table.picks("wretch-2", "pass")
    table.picks("wretch-1", "pass")
    assert table.asked("wretch-2") is None
    assert table.asked("wretch-1") == "action"


def test_TIM_06r_effects_are_resolved_one_by_one() -> None:
    table = destroy_rook(wretch_1=[BOUNTY], wretch_2=[BOUNTY])
    table.picks("wretch-1", "h1")
    assert table.energy("wretch") == 20 - 2 - 1 + 3
    assert table.discards("wretch") == [BOUNTY]
    assert waiting_seats(table) == ["wretch-2"]


def hit_torrent(
    hand: list[str],
    *dice: int,
    orders: tuple[str, ...] = (),
    energy: int = 10,
    at_once: bool = False,
    cell: str = "B4",
    shields: int | None = None,
) -> Table:
    """Let Chosh Ka hit Torrent. Torrent's player holds the hand, and passed in the activation's window
    before."""
    scene = Scenario().at_once() if at_once else Scenario()
    table = (
        scene.ship("wretch-2", "chosh-ka", at="14,3")
        .ship("isn-1", "isn-torrent", at="14,5/14,6", shields=shields)
        .turn("wretch-2")
        .energy("isn", energy)
        .hand("isn-1", *hand)
        .dice(cell, *dice)
        .play()
    )
    for order in orders:
        table.orders("isn-1", order)
    table.picks("wretch-2", "activate:chosh-ka")
    if table.asked("isn-1") == "respond":
        table.picks("isn-1", "pass")
    return table.picks("wretch-2", "stop", "primary", "isn-torrent-1")


@pytest.mark.parametrize("hand", [[COVER_FIRE], ["erin-cho"], ["maneuvering-thrusters"]])
def test_TIM_07_and_TIM_07r_and_EC_149_a_window_opens_whatever_cards_the_hand_holds(hand: list[str]) -> None:
    table = hit_torrent(hand)
    assert waiting_seats(table) == ["isn-1"]
    assert table.happened("window")[-1] == {
        "kind": "window",
        "event": "attack-hit",
        "attacker": "chosh-ka-1",
        "ship": "isn-torrent-1",
        "damage": 1,
    }
    assert table.options("isn-1") == (["h1", "pass"] if hand == [COVER_FIRE] else ["pass"])
    assert "options" not in str(table.view("spectator").get("decision"))


def test_ATK_04_and_CRT_02_a_player_who_may_respond_to_a_hit_sees_its_effect() -> None:
    words = "{} hits {}: answer with a card, or pass"
    decision = hit_torrent([COVER_FIRE]).view("isn-1")["decision"]["prompt"]
    assert decision == words.format("Chosh Ka", "ISN Torrent for 1 damage")
    star = hit_torrent([COVER_FIRE], cell="D5", shields=0).view("isn-1")["decision"]["prompt"]
    assert star == "Chosh Ka hits ISN Torrent's star and destroys it: answer, or pass"


def test_TIM_07r_no_window_opens_for_an_empty_hand_or_without_the_energy() -> None:
    assert waiting_seats(hit_torrent([])) == ["wretch-2"]
    assert waiting_seats(hit_torrent([COVER_FIRE], energy=1)) == ["wretch-2"]
    assert waiting_seats(hit_torrent([COVER_FIRE], energy=2)) == ["isn-1"]


def test_TIM_04_no_window_opens_for_a_player_who_could_pay_only_by_discarding_out_of_turn() -> None:
    hand = [COVER_FIRE, "erin-cho", "charles-yeboah", "charles-yeboah"]
    assert waiting_seats(hit_torrent(hand, energy=1)) == ["wretch-2"]


@pytest.mark.parametrize(("open_copies", "question"), [(2, "isn-1"), (3, "wretch-2")])
def test_TIM_07r_no_window_opens_when_all_copies_of_the_responses_are_visible(
    open_copies: int, question: str
) -> None:
    scene = (
        Scenario()
        .ship("wretch-2", "chosh-ka", at="14,3")
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .turn("wretch-2")
        .hand("isn-1", "erin-cho")
        .discard("isn", *[COVER_FIRE] * open_copies)
        .dice("B4")
    )
    table = scene.play().picks("wretch-2", "activate:chosh-ka")
    table.picks("isn-1", "pass")
    table.picks("wretch-2", "stop", "primary", "isn-torrent-1")
    assert waiting_seats(table) == [question]


def test_TIM_07r_no_window_opens_for_responses_that_only_the_other_side_can_hold() -> None:
    """Sparrow Cover Fire is an ISN card, so a hit on a Wretch ship opens no window."""
    scene = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,2/14,3")
        .hand("wretch-2", "krall-draxus", "krall-draxus")
        .turn("isn-1")
        .dice("E4")
    )
    table = scene.play().picks("isn-1", "activate:isn-torrent", "stop", "primary", "tes-kio-1")
    assert table.happened("attack")[-1]["hit"]
    assert waiting_seats(table) == ["isn-1"]


def test_TIM_07r_visible_copies_of_other_cards_do_not_prevent_a_window() -> None:
    scene = (
        Scenario()
        .ship("wretch-2", "chosh-ka", at="14,3", attached=["krall-draxus", "fates-reach"])
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"])
        .turn("wretch-2")
        .hand("isn-1", "erin-cho")
        .dice("B4")
    )
    table = scene.play().picks("wretch-2", "activate:chosh-ka")
    table.picks("isn-1", "pass")
    table.picks("wretch-2", "stop", "primary", "isn-torrent-1")
    assert waiting_seats(table) == ["isn-1"]


def test_TIM_07r_a_player_may_pass_in_advance_until_their_next_turn() -> None:
    table = hit_torrent([COVER_FIRE], orders=("pass",))
    assert waiting_seats(table) == ["wretch-2"]
    assert table.happened("order-changed") == []


def test_TIM_07r_passing_in_advance_ends_with_the_players_next_turn() -> None:
    scene = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,1/14,0")
        .turn("wretch-1")
        .order("wretch-1", "isn-1", "wretch-2")
        .hand("isn-1", "erin-cho")
    )
    table = scene.play().orders("isn-1", "pass").ends_turn("wretch-1", "isn-1")
    table.picks("wretch-2", "done", "done", "activate:tes-kio")
    assert waiting_seats(table) == ["isn-1"]


def test_TIM_08_allies_play_cards_in_each_others_turns() -> None:
    table = destroy_rook(wretch_2=[BOUNTY])
    assert waiting_seats(table) == ["wretch-2"]
    table.picks("wretch-2", "h1", "pass")
    assert table.energy("wretch") == 20 - 2 - 1 + 3


def test_TIM_04_players_discard_nothing_for_energy_out_of_turn() -> None:
    table = hit_torrent([COVER_FIRE, "erin-cho"], energy=2)
    assert table.options("isn-1") == ["h1", "pass"]


@pytest.mark.parametrize(("roll", "shields"), [(4, 2), (5, 3)])
def test_TIM_02_and_ATK_05_a_response_can_turn_a_hit_into_a_miss(roll: int, shields: int) -> None:
    table = hit_torrent([COVER_FIRE], roll).picks("isn-1", "h1")
    assert table.shields("isn-torrent-1") == shields


@pytest.mark.parametrize(("energy", "question"), [(2, "respond"), (1, "move-ship")])
def test_NRG_13_and_TIM_06_the_active_player_may_pay_for_a_response_by_discarding(
    energy: int, question: str
) -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["10,6", "11,6", "12,5"])
        .hand("isn-2", "superior-squadron-tactics", "erin-cho", *(["erin-cho"] if energy == 2 else []))
        .energy("isn", 2)
        .turn("isn-2")
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks")
    assert table.asked("isn-2") == question


def test_NRG_13_a_player_who_looks_for_cards_to_discard_in_a_window_can_still_pass() -> None:
    """The clock passes for them there, too. They may pass and discard cards in one answer."""
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["10,6", "11,6", "12,5"])
        .hand("isn-2", "superior-squadron-tactics", "erin-cho", "bronson-skiles")
        .energy("isn", 2)
        .turn("isn-2")
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks", "discard")
    assert table.options("isn-2") == ["h1", "h2", "h3", "pass"]
    assert table.decision("isn-2").default == ("pass",)
    assert table.refuses("isn-2")
    table.picks("isn-2", ["h2", "pass"])
    assert table.asked("isn-2") != "respond"
    assert table.hand("isn-2") == ["superior-squadron-tactics", "bronson-skiles"]


def test_NRG_13_a_card_paid_for_by_discarding_is_played() -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["10,6", "11,6", "12,5"])
        .hand("isn-2", "superior-squadron-tactics", "erin-cho", "erin-cho")
        .energy("isn", 2)
        .turn("isn-2")
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks")
    assert table.options("isn-2") == ["pass", "discard"]
    table.picks("isn-2", "discard", ["h2", "h3"], "h1")
    assert table.hand("isn-2") == []
    assert table.energy("isn") == 0


# All simultaneously


def test_TIM_06_and_TIM_06r_in_a_simultaneous_window_the_first_card_in_turn_order_is_played() -> None:
    """The ally's card stays in their hand, unseen, and all are asked again."""
    table = destroy_rook(at_once=True, wretch_1=[BOUNTY], wretch_2=[BOUNTY])
    assert waiting_seats(table) == ["wretch-1", "wretch-2"]
    table.picks("wretch-2", "h1")
    assert table.happened("played") == []
    table.picks("wretch-1", "h1")
    assert [play["seat"] for play in table.happened("played")] == ["wretch-1"]
    assert table.hand("wretch-2") == [BOUNTY]
    table.picks("wretch-2", "pass").picks("wretch-1", "pass")
    assert table.asked("wretch-1") == "action"
    assert len(table.happened("window")) == 1


def test_TIM_06r_in_a_simultaneous_window_all_its_players_are_asked_again_after_a_play() -> None:
    table = destroy_rook(at_once=True, wretch_1=[BOUNTY], wretch_2=[BOUNTY])
    table.picks("wretch-1", "pass").picks("wretch-2", "h1")
    assert waiting_seats(table) == ["wretch-1", "wretch-2"], "wretch-1 has passed before that card"
    table.picks("wretch-1", "h1").picks("wretch-2", "pass")
    assert waiting_seats(table) == ["wretch-1", "wretch-2"]
    table.picks("wretch-2", "pass").picks("wretch-1", "pass")
    assert [play["seat"] for play in table.happened("played")] == ["wretch-2", "wretch-1"]
    assert (table.asked("wretch-1"), table.asked("wretch-2")) == ("action", None)


def test_TIM_06r_in_a_simultaneous_window_the_order_continues_after_the_player_who_played() -> None:
    table = destroy_rook(at_once=True, wretch_1=[BOUNTY] * 2, wretch_2=[BOUNTY])
    table.picks("wretch-1", "h1").picks("wretch-2", "h1")
    table.picks("wretch-1", "h2").picks("wretch-2", "h1")
    assert [play["seat"] for play in table.happened("played")] == ["wretch-1", "wretch-2"]


@pytest.mark.parametrize("hand", [[ALERT], ["erin-cho"]])
@pytest.mark.parametrize("viewer", ["wretch-1", "wretch-2", "isn-2", "spectator"])
def test_PRV_17_and_TIM_07_in_a_simultaneous_window_nothing_shows_that_a_seat_has_answered(
    viewer: str, hand: list[str]
) -> None:
    """The view does not show its answer either. Until the window ends, all others see the same as when it
    opened."""
    table = activate_fate(hand)
    assert waiting_seats(table) == ["isn-1", "isn-2"]
    view, happenings = table.view(viewer), table.seen_happenings(viewer)
    table.picks("isn-1", "h1" if hand == [ALERT] else "pass")
    assert (waiting_seats(table), table.asked("isn-1")) == (["isn-1", "isn-2"], None)
    assert (table.view(viewer), table.seen_happenings(viewer)) == (view, happenings)


def activate_fate(hand: list[str]) -> Table:
    """Activate Vapor's Fate. Both ISN seats may react: isn-1 with the hand, and isn-2 with no useful card."""
    table = (
        Scenario()
        .at_once()
        .ship("wretch-1", "vapors-fate", at="14,2")
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("isn-2", "rooks-f54", at="16,4")
        .turn("wretch-1")
        .hand("isn-1", *hand)
        .hand("isn-2", "erin-cho")
        .energy("isn", 10)
        .play()
    )
    return table.picks("wretch-1", "activate:vapors-fate")


@pytest.mark.parametrize("hand", [[ALERT], ["erin-cho"], ["maneuvering-thrusters"]])
def test_TIM_07_and_TIM_07r_in_a_simultaneous_window_a_seat_is_asked_whatever_its_hand_holds(
    hand: list[str],
) -> None:
    table = activate_fate(hand)
    assert waiting_seats(table) == ["isn-1", "isn-2"]
    assert table.options("isn-1") == (["h1", "pass"] if hand == [ALERT] else ["pass"])
    assert table.options("isn-2") == ["pass"]


def test_TIM_07r_in_a_simultaneous_window_a_player_who_passed_in_advance_is_not_asked() -> None:
    assert waiting_seats(hit_torrent([COVER_FIRE], at_once=True)) == ["isn-1"]
    assert waiting_seats(hit_torrent([COVER_FIRE], orders=("pass",), at_once=True)) == ["wretch-2"]


def test_NRG_13_and_TIM_06_in_a_simultaneous_window_a_player_who_discards_is_asked_after_the_others() -> None:
    """If they pass after all, the card that their ally picked meanwhile counts."""
    table = destroy_rook(at_once=True, wretch_1=[BOUNTY, "krall-draxus"], wretch_2=[BOUNTY])
    table.picks("wretch-1", "discard")
    assert waiting_seats(table) == ["wretch-1", "wretch-2"]
    table.picks("wretch-2", "h1")
    assert waiting_seats(table) == ["wretch-1"]
    assert table.happened("played") == []
    table.picks("wretch-1", ["h2", "pass"])
    assert [play["seat"] for play in table.happened("played")] == ["wretch-2"]
    assert table.hand("wretch-1") == [BOUNTY]


def test_NRG_13_and_TIM_06_in_a_simultaneous_window_a_card_paid_by_discarding_keeps_its_place() -> None:
    table = destroy_rook(at_once=True, wretch_1=[BOUNTY, "krall-draxus"], wretch_2=[BOUNTY])
    table.picks("wretch-2", "h1").picks("wretch-1", "discard", ["h2"], "h1")
    assert [play["seat"] for play in table.happened("played")] == ["wretch-1"]
    assert table.hand("wretch-2") == [BOUNTY]


def test_TIM_06_in_a_simultaneous_window_the_last_answer_cannot_be_undone() -> None:
    """The player who gave the order has learned that the others passed."""
    table = destroy_rook(at_once=True, wretch_1=[BOUNTY], wretch_2=[BOUNTY])
    table.picks("wretch-2", "pass").picks("wretch-1", "pass")
    assert table.match.undo_refusal("wretch-1") == "others-asked"


# One person against computer players


def destroy_rook_among_computers(person: str, at_once: bool = False, **hands: list[str]) -> Table:
    """Let wretch-1's Fuvu destroy Rook's F-54. One person plays, and all others are computer players."""
    scene = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,3"])
        .ship("wretch-2", "tes-kio", at="20,-8/20,-9")
        .ship("isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1)
        .ship("isn-1", "isn-torrent", at="8,10/8,11")
        .alone(person)
        .turn("wretch-1")
        .dice("D4")
    )
    for seat, cards in hands.items():
        scene.hand(seat.replace("_", "-"), *cards)
    table = (scene.at_once() if at_once else scene).play()
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary")
    return table.picks("wretch-1", "rooks-f54-1")


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("cards", [[ALERT], [ALERT, ALERT, "erin-cho"]])
def test_TIM_07_a_person_among_computers_is_not_asked_without_a_response_in_hand(
    cards: list[str], at_once: bool
) -> None:
    table = destroy_rook_among_computers("wretch-1", at_once, wretch_1=cards)
    assert not table.happened("window")
    assert table.asked("wretch-1") == "action"


@pytest.mark.parametrize("is_alone", [False, True])
def test_TIM_07_among_people_a_player_with_the_same_hand_is_asked(is_alone: bool) -> None:
    scene = Scenario().ship("wretch-1", "red-fuvu", at=["14,3"]).hand("wretch-1", ALERT).turn("wretch-1")
    table = (scene.alone("wretch-1") if is_alone else scene).play().picks("wretch-1", "activate:red-fuvu")
    assert (table.asked("wretch-1") == "respond") is not is_alone


@pytest.mark.parametrize("at_once", [False, True])
def test_TIM_07_a_person_among_computers_with_a_response_is_asked(at_once: bool) -> None:
    table = destroy_rook_among_computers("wretch-1", at_once, wretch_1=[ALERT, BOUNTY])
    assert waiting_seats(table) == ["wretch-1"]
    assert table.asked("wretch-1") == "respond"
    assert len(table.happened("window")) == 1


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("cards", [[ALERT], [BOUNTY], [ALERT, BOUNTY]])
def test_PRV_17_the_person_does_not_see_what_a_computer_player_holds(cards: list[str], at_once: bool) -> None:
    """It is asked by public facts, whether or not it can react."""
    table = destroy_rook_among_computers("isn-1", at_once, wretch_2=cards)
    assert waiting_seats(table) == ["wretch-2"]


@pytest.mark.parametrize(
    ("card", "other_cards", "question"),
    [
        ("superior-squadron-tactics", 2, True),
        ("superior-squadron-tactics", 1, False),
        ("erin-cho", 2, False),
    ],
)
def test_NRG_13_a_response_that_discarding_pays_for_counts_for_a_person_among_computers(
    card: str, other_cards: int, question: bool
) -> None:
    """A card that discarding cannot pay for does not count."""
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["10,6", "11,6", "12,5"])
        .hand("isn-2", card, *["erin-cho"] * other_cards)
        .energy("isn", 2)
        .alone("isn-2")
        .turn("isn-2")
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks")
    assert (table.asked("isn-2") == "respond") is question


# Players with a running clock


def activate_hawks(*, at_once: bool) -> Table:
    """Let isn-2 activate the Blue Hawks while it holds a card that could be a reaction."""
    scene = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["10,6", "11,6", "12,5"])
        .hand("isn-2", "superior-squadron-tactics", "erin-cho", "erin-cho")
        .energy("isn", 2)
        .turn("isn-2")
    )
    table = (scene.at_once() if at_once else scene).play()
    return table.picks("isn-2", "activate:f47-blue-hawks")


@pytest.mark.parametrize("at_once", [False, True])
def test_TIM_07_no_clock_runs_for_the_active_player_when_a_window_concerns_them_alone(at_once: bool) -> None:
    """This includes the time to discard for it."""
    table = activate_hawks(at_once=at_once)
    assert table.asked("isn-2") == "respond" and not table.decision("isn-2").timed
    table.picks("isn-2", "discard")
    assert table.decision("isn-2").default == ("pass",) and not table.decision("isn-2").timed


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("is_passing", [False, True])
def test_TIM_07_a_clock_runs_for_the_active_player_when_others_could_respond(
    is_passing: bool, at_once: bool
) -> None:
    """This holds even if one of them always passes, which is their own choice."""
    scene = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,3"])
        .ship("isn-2", "rooks-f54", at="14,5", shields=0, hull_damage=1)
        .ship("wretch-2", "tes-kio", at="20,-8/20,-9")
        .hand("wretch-1", BOUNTY)
        .hand("wretch-2", BOUNTY)
        .turn("wretch-1")
        .dice("D4")
    )
    table = (scene.at_once() if at_once else scene).play()
    if is_passing:
        table.orders("wretch-2", "pass")
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "rooks-f54-1")
    assert table.asked("wretch-1") == "respond"
    assert table.decision("wretch-1").timed
