"""Card Duel in the browser, on a server that also has Galaxies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from examples.duel.players import CautiousPlayer
from tests.e2e.axe import AXE, violations
from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.gathering import Captain, is_over, play_on, turns
from tests.e2e.guests import Guest, seat_people
from tests.e2e.people import Person
from tests.e2e.test_pages import DEVICES, PHONE, check_width
from tests.e2e.test_pages import at_table as galaxies_table
from tests.serving import Server

MOST_ANSWERS = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Both games on one server."""
    with running(tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME") as server:
        yield server


def open_lobby(ada: Person) -> str:
    """Let Ada create a match of Card Duel and sit down. Return the invite link."""
    ada.enter()
    ada.by_id("game-duel").check()
    invite = ada.create("duel")
    ada.sit("red-1")
    return invite


def at_table(ada: Person, *bots: str, mission: str = "duel", **options: Any) -> Person:
    """Seat Ada at a table with computer players."""
    ada.page.goto(Guest(ada).begin_match(mission, "red-1", *bots, game="duel", **options))
    expect(ada.by_id("board")).to_be_visible()
    return ada


def test_the_points_to_win_are_in_sight(person: Invite) -> None:
    """Each is shown with its label beside the player's cards, and covers none of them."""
    ada = at_table(person("Ada"), "blue-1")
    lists = ada.by_id("board").locator("dl")
    for width, height in ((390, 844), (360, 740), (844, 390), (1024, 600), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(lists).to_have_count(2)
        for points in lists.all():
            expect(points).to_be_in_viewport(ratio=1)
        expect(lists.first).to_contain_text("Stay on guard")
        expect(lists.last).to_contain_text("Highest card shown")
        assert ada.stable_result(STAKES_OVER) == [], (width, height)


#: The lists of points that lie over cards or stick out of the table.
STAKES_OVER = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const cards = [...document.querySelectorAll('[data-testid=board] section .cards > *')]
    .map((card) => card.getBoundingClientRect())
  return [...document.querySelectorAll('[data-testid=board] dl')].filter((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect()
    const out = left < board.left || right > board.right || bottom > board.bottom
    return out || list.scrollWidth > list.clientWidth || cards.some((card) =>
      card.left < right && left < card.right && card.top < bottom && top < card.bottom)
  }).map((list) => list.textContent)
}"""


def card(ada: Person, seat: str, kind: str) -> Locator:
    """Return a card on the table, face up or face down."""
    return ada.by_id("board").get_by_label(f"{seat}, {kind}")


def test_a_match_is_played_to_its_end(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE), "blue-1", goal="8")
    captain = Captain(ada, CautiousPlayer(1))
    for turn in turns({"red-1": ada}, {"red-1": captain}, MOST_ANSWERS):
        hand = ada.wire.view["hand"]
        expect(card(ada, "Ada", "card")).to_have_accessible_name(f"Ada, card: {hand['card']}")
        expect(card(ada, "Blue 1", "card")).to_have_accessible_name("Blue 1, card")
        expect(ada.by_id("decision").locator("h2")).to_be_in_viewport(ratio=1)
        check_width(ada.page)
        ada.answer(turn.decision, turn.choice)
    result, view = ada.by_id("result"), ada.wire.view
    expect(result).to_have_attribute("data-winner", view["result"]["winner"] or "draw")
    expect(result).to_contain_text(view["result"]["label"])
    for seat, name in (("red-1", "Ada"), ("blue-1", "Blue 1")):
        for kind, value in view["revealed"][seat].items():
            expect(result.get_by_label(f"{name}, {kind}: {value}", exact=True)).to_be_visible()


def test_two_people_find_their_way_without_fleets_and_decks(person: Invite) -> None:
    ada, bob = person("Ada", **PHONE), person("Bob", **PHONE)
    bob.enter(open_lobby(ada))
    bob.sit("blue-1")
    for player in (ada, bob):
        expect(player.by_id("seat-red-1")).to_contain_text("Ada")
        expect(player.page.get_by_text(re.compile("fleet|deck|ship", re.IGNORECASE))).to_have_count(0)
        expect(player.page.get_by_text("Wins with 12 points")).to_have_count(2)
        check_width(player.page)
    ada.by_id("start-match").click()
    expect(bob.by_id("decision")).to_contain_text("Waiting for Ada")
    ada.pick("provoke")
    expect(bob.by_id("decision")).to_have_attribute("data-kind", "respond")
    bob.pick("show")
    expect(ada.by_id("showdown").get_by_role("img")).to_have_count(2)
    expect(ada.by_id("board")).to_contain_text(re.compile(r"(red|blue) \+4|no points", re.IGNORECASE))
    expect(ada.by_id("announced")).to_contain_text("Bob shows")


def test_a_player_who_presses_nothing_passes_and_the_match_continues(person: Invite) -> None:
    """Two people and a computer player. Then one person asks for more time."""
    ada, bob = person("Ada"), person("Bob")
    bots = ("red-2", "blue-2")
    _ = seat_people({"red-1": ada, "blue-1": bob}, "table", bots=bots, game="duel", reactions="5")
    expect(bob.by_id("decision")).to_contain_text("Waiting for Ada")
    ada.pick("provoke")
    expect(bob.by_id("decision")).to_have_attribute("data-kind", "respond")
    expect(bob.by_id("clock")).to_contain_text("then you pass")
    check_width(bob.page)
    expect(ada.by_id("more-time")).to_have_count(0)
    expect(bob.by_id("decision")).to_have_attribute("data-kind", "action")
    expect(ada.by_id("clock")).to_have_count(0)
    bob.pick("provoke")
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "respond")
    height = ada.by_id("clock").evaluate("clock => clock.offsetHeight")
    ada.by_id("more-time").focus()
    ada.page.keyboard.press("Enter")
    expect(bob.by_id("clock")).to_contain_text("More time for Ada.")
    expect(ada.by_id("more-time")).to_be_disabled()
    assert ada.by_id("clock").evaluate("clock => clock.offsetHeight") == height
    if AXE.is_file():
        assert violations(ada.page) == []
    ada.pick("pass")
    expect(bob.by_id("clock")).to_have_count(0)


def test_cards_are_swapped_by_click_and_by_key_and_swapped_back(person: Invite) -> None:
    ada = at_table(person("Ada"), "blue-1")
    hand = ada.wire.view["hand"]
    before, after = (f"Ada, card: {hand[kind]}" for kind in ("card", "spare"))
    front_card = card(ada, "Ada", "card")
    card(ada, "Ada", "spare").click()
    expect(front_card).to_have_accessible_name(after)
    expect(ada.by_id("undo")).to_have_attribute("title", re.compile("^Take back: "))
    ada.by_id("undo").click()
    expect(front_card).to_have_accessible_name(before)
    board = ada.by_id("board")
    expect(board.get_by_role("region", name="Ada")).to_contain_text("your move")
    expect(board.get_by_role("region", name="Blue 1")).to_contain_text("off guard")
    expect(ada.by_id("ledger")).to_contain_text("0 of 12")
    expect(board).to_contain_text("Nobody has provoked yet")
    for printed in ("Roll 1–3", "Highest card shown"):
        expect(board.get_by_text(printed)).to_be_visible()
    number = ada.by_id("decision").locator("[data-option=swap] kbd").text_content()
    ada.page.keyboard.press(number or "")
    expect(front_card).to_have_accessible_name(after)


def test_four_players_sit_at_one_table(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE), "blue-1", "red-2", "blue-2", mission="table")
    for seat in ("Blue 1", "RED 2", "Blue 2"):
        expect(card(ada, seat, "card")).to_have_accessible_name(f"{seat}, card")
    check_width(ada.page)


#: The height of the log, and the number of pixels by which the question is cut off.
ROOM = """() => {
  const [log, question] = ['#pane', '[data-testid=decision]'].map((one) => document.querySelector(one))
  const below = Math.max(...[...question.children].map((part) => part.getBoundingClientRect().bottom))
  return [log.clientHeight, below - question.getBoundingClientRect().bottom]
}"""


@pytest.mark.parametrize(("size", "min_log"), [((844, 390), 0), ((1024, 600), 80), ((1366, 768), 200)])
def test_a_low_window_has_room_for_the_question_and_some_of_the_log(
    person: Invite, size: tuple[int, int], min_log: int
) -> None:
    device = {} if min_log else PHONE
    ada = at_table(person("Ada", **device | {"viewport": {"width": size[0], "height": size[1]}}), "blue-1")
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    log_height, hidden_pixels = ada.stable_result(ROOM)
    assert log_height >= min_log
    assert hidden_pixels <= 0


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing(person: Invite, device: dict[str, Any]) -> None:
    ada = person("Ada", **device)
    ada.enter()
    ada.by_id("game-duel").check()
    problems = {"start": violations(ada.page)}
    ada.choose()
    expect(ada.by_id("mission-table")).to_be_visible()
    problems["missions"] = violations(ada.page)
    table = at_table(person("Bob", **device), "blue-1")
    problems["table"] = violations(table.page)
    table.by_id("menu").click()
    table.by_id("concede").click()
    table.by_id("concede-sure").click()
    expect(table.by_id("result")).to_contain_text("Blue 1 wins")
    problems["result"] = violations(table.page)
    assert {page: found for page, found in problems.items() if found} == {}


def test_galaxies_is_played_on_the_same_server(person: Invite) -> None:
    assert galaxies_table(person("Ada")).wire.view["game"] == "galaxies"


def test_a_finished_match_is_watched_again(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE), "blue-1", goal="4")
    with ada.open_socket() as device:
        log = play_on(device, CautiousPlayer(1), is_over)
    ada.by_id("watch-again").click()
    bar, moment = ada.by_id("replay"), ada.by_id("replay-moment")
    expect(bar).to_contain_text("The match begins")
    expect(ada.by_id("replay-runs")).to_be_focused()
    expect(bar).to_contain_text(re.compile(r"\b2 of \d+"))  # the replay continues automatically
    ada.page.keyboard.press("Enter")
    check_width(ada.page)
    ada.page.keyboard.press("Home")
    expect(bar).to_contain_text(re.compile(r"\b1 of \d+\b"))
    expect(ada.by_id("decision")).to_have_count(0)
    ada.page.keyboard.press("End")
    expect(bar).to_contain_text(log.view["result"]["label"])
    assert violations(ada.page) == []
    for kind, value in log.view["hand"].items():
        expect(card(ada, "Ada", kind)).to_have_accessible_name(f"Ada, {kind}: {value}")
    expect(ada.by_id("result")).to_have_count(0)
    end = moment.input_value()
    ada.page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(int(end) - 1))
    ada.by_id("tab-log").click()
    ada.by_id("log").focus()
    ada.page.keyboard.press("Home")  # the button of the log
    assert moment.input_value() == str(int(end) - 1)
    ada.by_id("tab-log").click()  # it covers the replay's buttons
    ada.by_id("replay-leave").click()
    expect(ada.by_id("result")).to_be_visible()
    _ = ada.page.goto("/matches")
    check_width(ada.page)
    assert violations(ada.page) == []
    ada.page.get_by_role("link", name="again").click()
    expect(bar).to_be_visible()
