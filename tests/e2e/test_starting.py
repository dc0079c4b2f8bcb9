"""To a table with one press, alone or with friends; back to open matches; and on after a match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.guests import Guest, seat_people
from tests.e2e.people import Person
from tests.e2e.test_feet import SIZES
from tests.e2e.test_pages import DEVICES, INPUTS, PHONE, Keys, check_size, check_width
from tests.serving import Server

POLL_INTERVAL = 5000  # milliseconds between two checks of a list


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Both games on one server."""
    with running(tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME") as server:
        yield server


#: The number of lines of an element's text.
LINES = """(one) => {
  const words = document.createRange()
  words.selectNodeContents(one)
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}"""

#: The sides of the start page's cover where something is missing between it, or its picture, and its frame.
HOLES = """() => {
  const frame = document.querySelector('[data-testid=main-picture]')
  const [outer, edge] = [frame.getBoundingClientRect(), frame.clientTop]
  const holes = []
  const check = (name, gap) => Math.abs(gap) > 0.5 && holes.push(`${name}: ${gap}`)
  const cover = frame.querySelector('.cover').getBoundingClientRect()
  check('top', cover.top - outer.top - edge)
  check('bottom', outer.bottom - edge - cover.bottom)
  check('left', cover.left - outer.left - edge)
  check('right', outer.right - edge - cover.right)
  const paper = frame.querySelector('.picture')
  const [place, drawing] = [paper, paper.querySelector('svg')].map((one) => one.getBoundingClientRect())
  check('picture', paper.clientHeight - drawing.height)
  check('width', paper.clientWidth - drawing.width)
  if (place.left < cover.left + 1 && frame.querySelector('.row')) check('row', cover.height - place.height)
  return holes
}"""

#: The ships of the cover's picture of which the frame shows less than half.
SLIVERS = """() => {
  const picture = document.querySelector('[data-testid=main-picture] .picture').getBoundingClientRect()
  return [...document.querySelectorAll('[data-testid=main-picture] .printed')]
    .map((ship) => ship.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0
      && Math.min(bottom, picture.bottom) - Math.max(top, picture.top) < height / 2)
    .map(({ top, bottom }) => `${top} to ${bottom}`)
}"""


class PressCounter:
    """A person whose presses are counted, and who optionally uses only the keyboard."""

    def __init__(self, person: Person, *, keyboard: bool = False) -> None:
        self.person = person
        self.presses = 0
        self._keys = Keys(person.page) if keyboard else None

    def enter_name(self, path: str = "/") -> None:
        """Open a page and enter a name, without a press."""
        self.person.page.goto(path)
        field = self.person.by_id("name-input")
        if self._keys:
            self._keys.to(field)
            self._keys.type(self.person.name)
        else:
            field.fill(self.person.name)

    def press(self, target: Locator) -> None:
        """Press a target."""
        self.presses += 1
        if self._keys:
            self._keys.activate(target)
        else:
            target.click()


def open_kind(ada: Person) -> str:
    """Wait until a decision is shown. Return its kind."""
    return str(ada.wait_until(ada.read_decision, "a decision is shown").kind)


def concede(ada: Person) -> None:
    ada.by_id("menu").click()
    ada.by_id("concede").click()
    ada.by_id("concede-sure").click()
    expect(ada.by_id("result")).to_be_visible()


def check_in_sight(*targets: Locator) -> None:
    for target in targets:
        expect(target).to_be_in_viewport(ratio=1)


def seat_friends(person: Invite, mission: str = "dead-zone", **options: Any) -> tuple[Person, Person]:
    """Return Ada and Bob in the lobby of their match."""
    ada, bob = person("Ada", **options), person("Bob", **options)
    host, guest = Guest(ada), Guest(bob)
    match = host.create_match(mission, "isn-1")
    guest.join(match, "wretch-1")
    for player in (ada, bob):
        player.page.goto(f"/m/{match['id']}")
        expect(player.by_id("seat-wretch-1")).to_contain_text("Bob")
    return ada, bob


def seat_at_table(person: Invite, **options: Any) -> tuple[Person, Person]:
    ada, bob = person("Ada", **options), person("Bob", **options)
    _ = seat_people({"isn-1": ada, "wretch-1": bob}, "dead-zone")
    return ada, bob


# Alone


def test_a_phone_on_its_side_shows_the_tagline_and_the_buttons_to_play(person: Invite) -> None:
    ada = person("Ada", new=True, **{**PHONE, "viewport": {"width": 844, "height": 390}})
    ada.page.goto("/")
    tagline = ada.page.locator(".tagline")
    expect(tagline).to_contain_text("space battle")
    expect(tagline).to_be_in_viewport(ratio=1)
    assert tagline.evaluate(LINES) == 1
    for label in ("Play now", "Play with friends", "Let anyone join"):
        expect(ada.page.get_by_text(label).first).to_be_in_viewport(ratio=1)
    check_width(ada.page)


@pytest.mark.parametrize(("device", "keyboard"), INPUTS)
def test_play_now_is_one_press_after_the_name(person: Invite, device: dict[str, Any], keyboard: bool) -> None:
    ada = person("Ada", **device)
    counted = PressCounter(ada, keyboard=keyboard)
    counted.enter_name()
    counted.press(ada.by_id("play-now"))
    open_kind(ada)
    assert counted.presses == 1
    assert ada.wire.view["seats"][ada.wire.view["viewer"]]["player"] == "Ada"


def test_a_newcomer_needs_no_name_and_the_next_match_has_the_same_settings(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    name = ada.by_id("name-input").input_value()
    assert re.fullmatch("[A-Z][a-z]+ [A-Z][a-z]+", name)
    ada.by_id("setting").locator("summary").click()
    ada.by_id("quick-mission").select_option("blockade-run")
    ada.by_id("quick-side").select_option("Wretch")
    ada.by_id("quick-bot").select_option("random")
    ada.by_id("play-now").click()
    open_kind(ada)
    ada.page.goto("/")
    expect(ada.by_id("user-name")).to_have_text(name)
    expect(ada.by_id("setting")).to_contain_text(re.compile("Blockade Run.*Wretch.*Drifter"))
    ada.by_id("play-now").click()
    open_kind(ada)
    view = ada.wire.view
    assert (view["mission"], view["viewer"]) == ("blockade-run", "wretch-1")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (740, 360), (1024, 600), (1366, 768)], ids=str)
def test_a_newcomer_sees_the_cover_and_the_way_to_play_at_once(person: Invite, size: tuple[int, int]) -> None:
    ada = person("Ada", viewport={"width": size[0], "height": size[1]})
    ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_in_viewport(ratio=1)
    cover = ada.by_id("main-picture")
    for part in (cover.locator("svg").first, cover.locator(".title"), *cover.locator(".facts > *").all()):
        expect(part).to_be_in_viewport(ratio=0.6)
    expect(cover).to_contain_text("No. 1")


def check_play_now_is_in_sight(ada: Person, *others: str) -> None:
    """Open the start page in windows of all sizes. Check that its first button and others are in sight."""
    ada.page.goto("/")
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        for button in (*others, "play-now"):
            expect(ada.by_id(button), f"{width}x{height}").to_be_in_viewport(ratio=1)
        expect(ada.by_id("main-picture"), f"{width}x{height}").to_be_in_viewport(ratio=0.5)
    check_width(ada.page)


def test_play_now_is_in_sight_for_everybody(person: Invite) -> None:
    """This includes newcomers, users without matches, and users with one or several matches."""
    ada = person("Ada")
    check_play_now_is_in_sight(ada)
    guest = Guest(ada)
    check_play_now_is_in_sight(ada)
    for mission in ("meteor-storm", "dead-zone", "meteor-storm", "dead-zone"):
        _ = guest.create_match(mission, "isn-1", "wretch-1")
        check_play_now_is_in_sight(ada)
        expect(ada.by_id("my-matches").locator("a").first).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size({"width": 667, "height": 375})
    ada.by_id("game-duel").check()
    expect(ada.by_id("play-now")).to_be_in_viewport(ratio=1)


def test_play_now_is_in_sight_beside_an_offer(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob")
    host, guest = Guest(ada), Guest(bob)
    _ = host.create_match("meteor-storm", "isn-1", "isn-2")
    match = host.create_match("dead-zone", "isn-1")
    guest.join(match, "wretch-1")
    for player in (ada, bob):
        player.page.goto(f"/m/{match['id']}")
    ada.by_id("start-match").click()
    concede(ada)
    expect(bob.by_id("result")).to_be_visible()
    bob.by_id("rematch").click()
    expect(ada.by_id("join-next")).to_be_visible()
    check_play_now_is_in_sight(ada, "offer-join", "offer-decline")


@pytest.mark.parametrize("game", ["galaxies", "duel"])
def test_the_picture_of_the_cover_fills_its_frame(person: Invite, game: str) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    ada.by_id(f"game-{game}").check()
    cover = ada.by_id("main-picture").locator(".cover")
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(cover.locator("svg").first).to_be_visible()
        ada.wait_until(lambda: ada.page.evaluate(HOLES) == [], f"no hole in the cover at {width}x{height}")
        expect(cover).to_have_css("border-radius", "0px")  # like its frame inside the edge
        if width > 1000:
            assert ada.page.evaluate(SLIVERS) == [], f"no cut ships at {width}x{height}"


def test_any_game_can_be_played_at_once(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    ada.page.goto("/")
    ada.by_id("game-duel").check()
    ada.by_id("play-now").click()
    open_kind(ada)
    ada.page.goto("/")
    row = ada.by_id("my-matches").locator("a").first
    expect(row).to_contain_text("Your move")
    expect(row.get_by_label("spare")).to_have_count(1)  # the cards, drawn by the game
    check_width(ada.page)


@pytest.mark.parametrize("device", DEVICES)
def test_all_offers_of_the_start_page_are_in_sight(person: Invite, device: dict[str, Any]) -> None:
    ada = person("Ada", **device)
    ada.page.goto("/")
    buttons = [ada.by_id(name) for name in ("play-now", "play-friends", "choose-mission")]
    tables = ada.page.get_by_role("heading", name="Open tables")
    check_in_sight(*buttons, tables)
    check_size(ada.page.locator("[data-testid=play-now], [data-testid=play-friends]"))
    for _ in range(3):
        ada.by_id("play-now").click()
        open_kind(ada)
        ada.page.goto("/")
    expect(ada.by_id("my-matches").locator("svg").first).to_be_visible()
    check_in_sight(ada.by_id("my-matches").locator("a").first, *buttons, tables)
    check_width(ada.page)
    ada.page.goto("/new/galaxies")
    check_in_sight(ada.by_id("create-match"))


def test_matches_that_wait_for_the_player_come_first_with_their_rounds(person: Invite) -> None:
    ada, bob = seat_at_table(person)
    decider, waiter = (ada, bob) if ada.wire.view["waiting_for"] == ["isn-1"] else (bob, ada)
    match = ada.page.url.rsplit("/", 1)[1]
    for player, state in ((decider, "Your move"), (waiter, "Others are deciding")):
        player.page.goto("/")
        row = player.by_id(f"match-{match}")
        expect(row).to_contain_text(state)
        expect(row).to_contain_text("You")
        expect(row).to_contain_text("Bob" if player is ada else "Ada")
        expect(row.locator("svg .zone")).to_have_count(2)  # the board drawing of the game
    expect(decider.by_id(f"match-{match}")).to_contain_text("just asked")
    waiter.by_id("game-duel").check()  # the duel has no setup before its first round
    waiter.by_id("play-now").click()
    open_kind(waiter)
    waiter.page.goto("/")
    rows = waiter.by_id("my-matches").locator("a")
    expect(rows.nth(0)).to_contain_text(re.compile(r"Your move.*Round \d"))
    expect(rows.nth(1)).to_contain_text("Others are deciding")


# With friends


@pytest.mark.parametrize(("device", "keyboard"), INPUTS)
def test_friends_get_to_one_table_with_one_press_each(
    person: Invite, device: dict[str, Any], keyboard: bool
) -> None:
    ada, bob = person("Ada", **device), person("Bob", **device)
    host, guest = PressCounter(ada, keyboard=keyboard), PressCounter(bob, keyboard=keyboard)
    host.enter_name()
    host.press(ada.by_id("play-friends"))
    expect(ada.by_id("leave-seat-isn-1")).to_be_visible()
    check_in_sight(ada.by_id("invite-link"), ada.by_id("copy-invite"), ada.page.get_by_alt_text("QR code"))
    assert host.presses == 1
    guest.enter_name(ada.by_id("invite-link").input_value())
    guest.press(bob.by_id("enter"))
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    assert guest.presses == 1
    check_in_sight(ada.by_id("start-match"))
    host.press(ada.by_id("start-match"))
    for player in (ada, bob):
        expect(player.by_id("board")).to_be_visible()


def test_the_table_replaces_the_lobby_and_its_setup_can_be_skipped(person: Invite) -> None:
    ada, bob = seat_friends(person, show="full", new=True)
    for player in (ada, bob):  # their clocks are stopped, so that no show ends before it is checked
        player.page.clock.install()
        player.page.clock.pause_at(datetime.now() + timedelta(seconds=1))
    ada.by_id("start-match").click()
    for player in (ada, bob):
        expect(player.by_id("board")).to_be_visible()
        expect(player.by_id("start-match")).to_have_count(0)
    for player in (ada, bob):
        assert player.page.locator("[data-testid=board] .zone, [data-testid=board] path").count() > 0
        expect(player.by_id("skip")).to_be_visible()
        player.by_id("skip").click()
        expect(player.by_id("skip")).to_have_count(0)
        player.page.clock.resume()
    decider = ada if ada.wire.view["waiting_for"] == ["isn-1"] else bob
    open_kind(decider)
    expect(ada.by_id("toasts")).not_to_contain_text("begun")


def test_the_link_is_copied_or_shared(person: Invite) -> None:
    script = "navigator.share = async (data) => { window.shared = data }"
    ada = person("Ada", script=script, permissions=["clipboard-read", "clipboard-write"])
    ada.page.goto("/")
    ada.by_id("play-friends").click()
    link = ada.by_id("invite-link").input_value()
    ada.by_id("copy-invite").click()
    expect(ada.by_id("copy-invite")).to_have_text("Copied")
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    ada.by_id("share-invite").click()
    assert ada.wait_until(lambda: ada.page.evaluate("window.shared?.url"), "the link is shared") == link


def test_sides_are_swapped_until_the_start(person: Invite) -> None:
    ada, bob = seat_friends(person)
    bob.by_id("ask-isn-1").click()
    expect(bob.by_id("told")).to_contain_text("You have asked Ada")
    ada.by_id("swap-wretch-1").click()  # by the player whom Bob asked
    expect(bob.by_id("leave-seat-isn-1")).to_be_visible()
    ada.by_id("swap-sides").click()  # by the host, without a request
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    ada.by_id("start-match").click()
    expect(bob.by_id("board")).to_be_visible()
    assert (ada.wire.view["viewer"], bob.wire.view["viewer"]) == ("isn-1", "wretch-1")


def test_the_host_places_people_and_computer_players(person: Invite) -> None:
    ada, bob = seat_friends(person, "meteor-storm")
    ada.by_id("bot-isn-2").click()
    ada.by_id("move-wretch-1").click()
    ada.by_id("place-isn-2").click()
    expect(bob.by_id("leave-seat-isn-2")).to_be_visible()
    expect(bob.by_id("seat-wretch-1")).to_contain_text("Admiral")
    bob.by_id("place-wretch-1").click()  # Bob can swap with a computer player alone
    expect(ada.by_id("seat-wretch-1")).to_contain_text("Bob")
    ada.by_id("move-wretch-1").click()
    ada.by_id("stay-wretch-1").click()
    ada.by_id("move-wretch-1").click()
    ada.by_id("place-wretch-2").click()  # the seat is empty
    expect(bob.by_id("leave-seat-wretch-2")).to_be_visible()
    ada.by_id("empty-seat-wretch-2").click()
    expect(bob.by_id("take-seat-wretch-2")).to_be_visible()
    expect(bob.by_id("leave-seat-wretch-2")).to_have_count(0)


def test_a_known_user_joins_with_one_press_or_only_watches(person: Invite) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    for guest in (bob, eve):
        Guest(guest)
    ada.page.goto("/")
    ada.by_id("play-friends").click()
    link = ada.by_id("invite-link").input_value()
    eve.page.goto(link)
    eve.by_id("watch").click()
    expect(eve.by_id("take-seat-wretch-1")).to_be_visible()
    bob.page.goto(link)
    expect(bob.by_id("join")).to_have_text("Join as Bob")
    bob.by_id("join").click()
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    eve.page.goto(link)  # there is no free seat left
    expect(eve.by_id("seat-wretch-1")).to_contain_text("Bob")


# With others


def test_the_list_of_open_tables_is_kept_up_to_date(person: Invite) -> None:
    ada, cid, dan = person("Ada"), person("Cid", new=True, **PHONE), person("Dan", new=True)
    for viewer in (cid, dan):
        viewer.page.clock.install()
        viewer.page.goto("/tables")
        viewer.by_id("name-input").fill(viewer.name)
    ada.page.goto("/")
    ada.by_id("name-input").fill("Ada the Open")
    ada.by_id("quick-open").check()
    ada.by_id("play-friends").click()
    expect(ada.by_id("invite-link")).to_be_visible()
    row = f"join-{ada.page.url.rsplit('/', 1)[1]}"
    for viewer in (cid, dan):
        viewer.page.clock.fast_forward(POLL_INTERVAL)
        expect(viewer.by_id(row)).to_be_visible()
        viewer.by_id("filter-tables").fill("nothing like it")
        expect(viewer.by_id(row)).to_have_count(0)
        viewer.by_id("filter-tables").fill("dead wretch the open")
        expect(viewer.by_id(row)).to_be_visible()
    check_width(cid.page)
    counted = PressCounter(cid)
    counted.press(cid.by_id(row))
    expect(cid.by_id("leave-seat-wretch-1")).to_be_visible()
    assert counted.presses == 1
    expect(ada.by_id("seat-wretch-1")).to_contain_text("Cid")
    dan.page.clock.fast_forward(POLL_INTERVAL)
    expect(dan.by_id(row)).to_have_count(0)


def test_a_table_for_friends_is_not_listed(person: Invite) -> None:
    ada, cid = person("Ada"), person("Cid")
    ada.page.goto("/")
    ada.by_id("play-friends").click()
    expect(ada.by_id("invite-link")).to_be_visible()
    match = ada.page.url.rsplit("/", 1)[1]
    cid.page.goto("/tables")
    expect(cid.by_id("open-tables").or_(cid.by_id("no-tables")).first).to_be_attached()
    tables = cid.page.request.get("/api/tables").json()
    assert match not in [table["id"] for table in tables]


# After the match


def test_a_rematch_with_sides_swapped_is_one_press_each(person: Invite) -> None:
    ada, bob = seat_at_table(person, **PHONE)
    concede(bob)
    expect(ada.by_id("result")).to_be_visible()
    first, second = PressCounter(bob), PressCounter(ada)
    check_in_sight(bob.by_id("rematch"), bob.by_id("rematch-swapped"))
    first.press(bob.by_id("rematch-swapped"))
    expect(bob.by_id("leave-seat-isn-1")).to_be_visible()
    expect(ada.by_id("result")).to_contain_text("Bob wants a rematch with sides swapped")  # without a reload
    second.press(ada.by_id("join-next"))
    for player in (ada, bob):
        expect(player.by_id("result")).to_have_count(0)
        expect(player.by_id("board")).to_be_visible()
    assert (first.presses, second.presses) == (1, 1)
    for player, seat in ((ada, "wretch-1"), (bob, "isn-1")):
        player.wait_until(
            lambda player=player: player.wire.view["status"] == "playing", "the next match has begun"
        )
        assert player.wire.view["viewer"] == seat


def test_a_rematch_is_declined_with_one_press_and_the_other_player_is_told(person: Invite) -> None:
    ada, bob = seat_at_table(person, **PHONE)
    concede(bob)
    expect(ada.by_id("result")).to_be_visible()
    bob.by_id("rematch").click()
    expect(bob.by_id("leave-seat-wretch-1").or_(bob.by_id("leave-seat-isn-1"))).to_be_visible()
    assert violations(ada.page) == []
    check_width(ada.page)
    old_match = ada.page.url
    ada.page.goto("/")  # the offer is on every page, and is answered with one press
    check_in_sight(ada.by_id("offer-join"), ada.by_id("offer-decline"))
    assert ada.page.title().startswith("● ")
    assert violations(ada.page) == []
    ada.by_id("offer-decline").click()
    expect(ada.by_id("offer-join")).to_have_count(0)
    expect(bob.by_id("told")).to_have_text("Ada is not joining the next match.")
    check_in_sight(bob.by_id("told"))
    ada.page.goto(old_match)
    expect(ada.by_id("not-along")).to_be_visible()
    assert violations(bob.page) == []
    check_width(bob.page)
    ada.by_id("join-next").click()
    expect(ada.by_id("board")).to_be_visible()
    expect(bob.by_id("board")).to_be_visible()


def test_a_rematch_against_the_computer_is_one_press_by_pointer_or_keyboard(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    ada.by_id("play-now").click()
    for keyboard in (False, True):
        open_kind(ada)
        concede(ada)
        old_url = ada.page.url
        PressCounter(ada, keyboard=keyboard).press(ada.by_id("rematch"))
        ada.page.wait_for_url(lambda url, old_url=old_url: url != old_url)
        open_kind(ada)
        assert ada.wire.view["viewer"] == "isn-1"


def test_a_result_is_opened_again_and_leads_to_the_next_mission(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    ada.by_id("play-now").click()
    open_kind(ada)
    concede(ada)
    match = ada.page.url.rsplit("/", 1)[1]
    ada.by_id("look-at-board").click()
    expect(ada.by_id("result")).to_have_count(0)
    ada.by_id("open-result").click()
    expect(ada.by_id("result")).to_be_visible()
    ada.page.goto("/matches")
    row = ada.by_id("my-finished").get_by_test_id(f"match-{match}")
    expect(row).to_contain_text("Lost")
    row.click()
    expect(ada.by_id("next-mission")).to_have_text("Next: Blockade Run At Entebe")
    ada.by_id("next-mission").click()
    open_kind(ada)
    assert ada.wire.view["mission"] == "blockade-run"


def test_the_same_people_return_to_a_lobby(person: Invite) -> None:
    ada, bob = seat_at_table(person)
    concede(ada)
    expect(bob.by_id("result")).to_be_visible()
    ada.by_id("back-to-lobby").click()
    expect(ada.by_id("leave-seat-isn-1")).to_be_visible()
    expect(bob.by_id("result")).to_contain_text("Ada is back in the lobby")
    bob.by_id("join-next").click()
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    expect(ada.by_id("start-match")).to_be_enabled()  # it waits for its host
    ada.by_id("swap-sides").click()
    expect(bob.by_id("leave-seat-isn-1")).to_be_visible()


# Accessibility


@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing_and_everything_fits_on_the_way(person: Invite, device: dict[str, Any]) -> None:
    ada, bob = person("Ada", **device), person("Bob", **device)
    faults: dict[str, list[str]] = {}
    ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_visible()
    check_width(ada.page)
    faults["newcomer"] = violations(ada.page)
    ada.by_id("quick-open").check()
    ada.by_id("play-friends").click()
    link = ada.by_id("invite-link").input_value()
    check_width(ada.page)
    faults["lobby"] = violations(ada.page)
    bob.page.goto("/tables")
    expect(bob.page.locator("[data-testid^=join-]").first).to_be_visible()
    faults["tables"] = violations(bob.page)
    bob.page.goto(link)
    expect(bob.by_id("name-input")).to_be_visible()
    check_width(bob.page)
    faults["invitation"] = violations(bob.page)
    bob.by_id("enter").click()
    expect(bob.by_id("leave-seat-wretch-1")).to_be_visible()
    faults["lobby of a guest"] = violations(bob.page)
    ada.by_id("start-match").click()
    expect(bob.by_id("board")).to_be_visible()
    concede(bob)
    faults["result"] = violations(bob.page)
    expect(ada.by_id("result")).to_be_visible()
    bob.by_id("rematch").click()
    expect(ada.by_id("join-next")).to_be_visible()
    faults["offer"] = violations(ada.page)
    for path, element in (
        ("/", "my-matches"),
        ("/matches", "my-finished"),
        ("/new/galaxies", "create-match"),
    ):
        bob.page.goto(path)
        expect(bob.by_id(element)).to_be_visible()
        if path == "/":
            bob.by_id("setting").locator("summary").click()
        faults[path] = violations(bob.page)
    bob.page.goto("/loadouts/galaxies")
    expect(bob.by_id("builder")).to_be_visible()
    faults["builder"] = violations(bob.page)
    assert {page: found for page, found in faults.items() if found} == {}
