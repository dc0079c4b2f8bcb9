"""The pages around the table, and the table on all kinds of devices: errors, resuming, keyboard, phones."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.commander import Choice
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.people import Person

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
DEVICES = [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")]
#: Pages that look the same on both devices are tested by touch on one, and by keyboard on the other.
INPUTS = [
    pytest.param(PHONE, False, id="by hand on a phone"),
    pytest.param(DESKTOP, True, id="by keyboard on a desktop"),
]
BOTS = ("isn-2", "wretch-1", "wretch-2")
MISSIONS = ("dead-zone", "blockade-run", "battle-for-barrage", "meteor-storm", "pan-base")
FINGER = 40  # pixels
MAX_TABS = 80
#: The size of letters, and the width of the page.
SIZES = """() => [
  parseFloat(getComputedStyle(document.documentElement).fontSize),
  document.querySelector('main').getBoundingClientRect().width,
]"""
EDGES = "(nodes) => nodes.map((node) => node.getBoundingClientRect()).map(({ left, right }) => [left, right])"


def at_table(ada: Person) -> Person:
    """Seat Ada at a table with three computer players, at the decision where ISN Torrent starts."""
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", *BOTS))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "place-torrent")
    return ada


def open_lobby(ada: Person, *guests: Person) -> None:
    """Let Ada create a match without a seat for herself. Guests follow her invite, and get seats
    immediately."""
    match = Guest(ada).post(
        "matches", game="galaxies", mission="meteor-storm", options={"reactions": "in-turn"}, private=True
    )
    ada.page.goto(f"/m/{match['id']}")
    for guest in guests:
        Guest(guest)
        guest.page.goto(match["invite"]["url"])
        guest.by_id("join").click()
    expect(ada.by_id("start-match")).to_be_visible()


def test_on_a_very_large_screen_text_and_pages_are_larger(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    expect(ada.by_id("name-input")).to_be_visible()

    def measure(width: int, height: int) -> list[float]:
        ada.page.set_viewport_size({"width": width, "height": height})
        measured: list[float] = ada.stable_result(SIZES)
        return measured

    letter_size, page_width = measure(1920, 1080)
    assert letter_size == 16
    larger = [letter_size * 1.5, page_width * 1.5]
    ada.wait_until(lambda: measure(2560, 1440) == larger, "the style of a large window is applied")


def test_the_host_chooses_which_computer_player_sits_down(person: Invite) -> None:
    ada = person("Ada")
    open_lobby(ada)
    for seat, kind, name in (("isn-1", None, "Admiral"), ("isn-2", "random", "Drifter")):
        if kind:
            ada.by_id(f"bot-kind-{seat}").select_option(kind)
        ada.by_id(f"bot-{seat}").click()
        expect(ada.by_id(f"seat-{seat}").locator("em")).to_have_text(f"Computer: {name}")


def test_the_host_discards_a_match_that_has_not_begun(person: Invite) -> None:
    """The host's own page goes to the start page. People who wait in the lobby read that the match is
    gone."""
    ada, bob = person("Ada", expects="404"), person("Bob", expects="404")
    open_lobby(ada, bob)
    expect(bob.page.locator("[data-testid^=leave-seat-]")).to_be_visible()  # Bob has arrived
    ada.by_id("discard-match").click()
    expect(ada.by_id("discard-match")).to_contain_text("everyone")
    ada.by_id("discard-match").click()
    expect(ada.by_id("play-now")).to_be_visible()
    expect(ada.by_id("my-matches")).to_have_count(0)
    expect(bob.page.get_by_text("there is no such match")).to_be_visible()


def test_an_unknown_page_links_to_the_start_page(person: Invite) -> None:
    ada = person("Ada", expects="404")
    _ = ada.page.goto("/mach/abc")
    expect(ada.page.get_by_role("heading")).to_have_text("Page not found")
    ada.page.get_by_role("link").click()
    expect(ada.by_id("name-input")).to_be_visible()


def test_an_old_bookmark_still_finds_the_fleets(person: Invite) -> None:
    ada = person("Ada", expects="404")
    _ = ada.page.goto("/fleets")
    expect(ada.page.get_by_role("heading")).to_have_text("My fleets")
    assert ada.page.url.endswith("/loadouts/galaxies")


# Identity


def change_name(ada: Person) -> None:
    ada.by_id("you").click()
    ada.page.get_by_role("button", name="Change your name").click()


def test_the_browser_keeps_a_name_until_it_is_forgotten(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    expect(ada.by_id("user-name")).to_have_text("Ada")
    ada.page.reload()
    expect(ada.by_id("user-name")).to_have_text("Ada")
    change_name(ada)
    ada.by_id("name-input").fill("Countess")
    ada.by_id("enter").click()
    expect(ada.by_id("user-name")).to_have_text("Countess")
    ada.page.reload()
    expect(ada.by_id("user-name")).to_have_text("Countess")
    change_name(ada)
    ada.page.get_by_role("button", name="Not you?").click()
    with ada.page.expect_response(lambda response: response.request.method == "DELETE"):
        ada.page.get_by_role("button", name="Forget").click()
    expect(ada.by_id("name-input")).to_be_visible()
    ada.page.reload()
    expect(ada.by_id("name-input")).to_be_visible()


def test_nobody_is_treated_as_a_newcomer_while_the_server_does_not_respond(person: Invite) -> None:
    """Otherwise the next press would create another guest, and the user would lose their seats."""
    ada = person("Ada")
    ada.enter()
    ada.outage = True
    ada.page.route("**/api/session", lambda route: route.abort())
    ada.page.reload()
    expect(ada.page.get_by_role("heading")).to_have_text("No connection")
    ada.page.unroute("**/api/session")
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.by_id("user-name")).to_have_text("Ada")


def test_a_name_of_blanks_is_rejected(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    ada.by_id("name-input").fill("   ")
    expect(ada.by_id("enter")).to_be_disabled()


# Things that do not exist, or are not public


def test_an_unknown_invite_leads_back_to_the_start(person: Invite) -> None:
    ada = person("Ada", expects="404")
    ada.page.goto("/join/no-such-code")
    expect(ada.page.get_by_role("heading", name="Invitation not found")).to_be_visible()
    ada.page.get_by_role("link", name="Go to the start page").click()
    expect(ada.by_id("name-input")).to_be_visible()


def test_an_unknown_match_is_reported(person: Invite) -> None:
    ada = person("Ada", expects="404")
    ada.enter("/m/no-such-match")
    expect(ada.page.get_by_role("heading", name="Match not found")).to_be_visible()


def test_a_private_match_needs_its_link_and_a_public_one_does_not(person: Invite) -> None:
    ada, eve = person("Ada"), person("Eve", expects="404")
    ada.enter()
    ada.create()
    private = ada.page.url
    eve.enter(private)
    expect(eve.page.get_by_role("heading", name="This match is private")).to_be_visible()
    ada.page.goto("/")
    ada.create(public=True)
    eve.page.goto(ada.page.url)
    expect(eve.by_id("take-seat-isn-1")).to_be_visible()


def test_a_seat_is_taken_once(person: Invite) -> None:
    """Bob's click comes too late: Ada has the seat, and Bob's page says so."""
    ada, bob = person("Ada"), person("Bob", expects="409")
    open_lobby(ada, bob)
    expect(bob.by_id("take-seat-wretch-2")).to_be_visible()

    def ada_first(route: Route) -> None:
        ada.context.request.post(route.request.url, data={})
        route.continue_()

    bob.page.route(re.compile("/seats/wretch-2$"), ada_first)
    bob.by_id("take-seat-wretch-2").click()
    expect(bob.by_id("toasts")).to_contain_text("taken")
    expect(bob.by_id("seat-wretch-2")).to_contain_text("Ada")
    expect(ada.by_id("leave-seat-wretch-2")).to_be_visible()


def test_everybody_sees_that_a_seat_is_changed_and_left(person: Invite) -> None:
    ada, bob = person("Ada"), person("Bob")
    open_lobby(ada, bob)
    bob.sit("isn-1")
    expect(ada.by_id("seat-isn-1")).to_contain_text("Bob")
    bob.by_id("take-seat-wretch-2").click()
    expect(ada.by_id("seat-wretch-2")).to_contain_text("Bob")
    expect(ada.by_id("seat-isn-1")).to_contain_text("Empty seat")
    bob.by_id("leave-seat-wretch-2").click()
    expect(ada.by_id("seat-wretch-2")).to_contain_text("Empty seat")


# Returning


def test_a_match_is_found_again_on_the_start_page(person: Invite) -> None:
    ada = at_table(person("Ada"))
    match = ada.page.url.rsplit("/", 1)[1]
    ada.page.goto("/")
    row = ada.by_id(f"match-{match}")
    expect(row).to_contain_text("Your move")
    row.click()
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "place-torrent")


def test_another_device_with_the_same_token_sits_in_the_same_seat(person: Invite) -> None:
    ada = at_table(person("Ada"))
    phone = person("Ada", **PHONE, storage_state=ada.context.storage_state())
    phone.page.goto(ada.page.url)
    expect(phone.by_id("decision")).to_have_attribute("data-kind", "place-torrent")
    assert phone.wire.view == ada.wire.view
    decision = phone.wait_until(phone.read_decision, "the decision is shown")
    ada.answer(ada.wait_until(ada.read_decision, "the decision is shown"), Choice((decision.option_ids[0],)))
    phone.wait_for_next_decision(decision.id)


# Missions


def test_each_mission_is_described_when_it_is_chosen(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    ada.choose()
    for mission in MISSIONS:
        ada.by_id(f"mission-{mission}").check()
        expect(ada.by_id(f"brief-{mission}")).to_be_visible()
        expect(ada.by_id(f"brief-{mission}").get_by_role("img", name="Battlefield of")).to_be_visible()
    expect(ada.by_id(f"brief-{MISSIONS[-1]}")).to_contain_text("10 victory points")
    assert ada.page.locator("[name=mission]").count() == len(MISSIONS)


def test_a_chosen_mission_stays_in_sight_when_the_previous_one_folds_up(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    ada.enter()
    ada.choose()
    for mission in (MISSIONS[0], MISSIONS[-1], MISSIONS[0]):
        ada.by_id(f"mission-{mission}").check()
        expect(ada.by_id(f"mission-{mission}")).to_be_in_viewport(ratio=1)


def test_goals_and_special_rules_are_shown_at_the_table(person: Invite) -> None:
    ada = at_table(person("Ada"))
    ada.by_id("mission").click()
    expect(ada.by_id("mission-dialog")).to_contain_text("Meteor Storm")
    expect(ada.by_id("mission-dialog")).to_contain_text(
        "number die; on 4 or higher they may move up to 3 asteroids"
    )
    expect(ada.by_id("mission-dialog")).to_contain_text("Impassable to ships")
    expect(ada.by_id("victory-points")).to_have_count(0)


def test_victory_points_are_shown_where_they_decide_the_match(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto(Guest(ada).begin_match("pan-base", "isn-1", "wretch-1", "wretch-2"))
    expect(ada.by_id("victory-points")).to_have_count(1)
    expect(ada.by_id("victory-points")).to_have_attribute("data-points", "0")
    expect(ada.by_id("victory-points")).to_contain_text("/10")


def test_without_tactic_cards_the_table_shows_neither_hands_nor_decks(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    ada.choose()
    ada.by_id("mission-dead-zone").check()
    ada.by_id("option-tactic-cards").locator("input[value=off]").check()
    ada.by_id("create-match").click()
    expect(ada.page.get_by_text("Without tactic cards")).to_be_visible()
    ada.sit("isn-1")
    ada.by_id("bot-wretch-1").click()
    expect(ada.by_id("empty-seat-wretch-1")).to_be_visible()
    ada.by_id("start-match").click()
    expect(ada.page.get_by_role("region", name="Screen")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Hand")).to_have_count(0)
    expect(ada.page.locator("[data-counter=deck]")).to_have_count(0)
    expect(ada.page.locator("[data-counter=hand]")).to_have_count(0)
    while (decision := ada.wait_until(ada.read_decision, "Ada must decide")).kind != "deploy":
        ada.answer(decision, Choice((decision.option_ids[0],)))
    assert "launch a ship card" in decision.prompt and "play a card" not in decision.prompt
    ada.page.set_viewport_size(PHONE["viewport"])
    expect(ada.page.get_by_role("tab").first).to_have_text("Screen")
    expect(ada.page.get_by_role("tab", name="Hand")).to_have_count(0)


def test_a_lobby_without_its_mission_says_what_is_missing(person: Invite) -> None:
    """The mission was in a pack that the server no longer loads."""
    ada = person("Ada")
    match = Guest(ada).create_match("dead-zone", "isn-1")
    match = ada.page.request.get(f"/api/matches/{match['id']}").json()
    seats = [{**seat, "side": "", "team": seat["id"]} for seat in match["seats"] if seat["player"]]
    missing = {**match, "known": False, "title": match["mission"], "seats": seats}
    ada.page.route(re.compile(r"/api/matches/[^/]+$"), lambda route: route.fulfill(json=missing))
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.page.get_by_role("heading", name="Dead Zone")).to_be_visible()
    expect(ada.by_id("mission-gone")).to_contain_text("which this server no longer has")
    expect(ada.by_id("mission-gone").get_by_role("link", name="Create another match")).to_be_visible()
    expect(ada.by_id("start-match")).to_have_count(0)
    expect(ada.by_id("leave-seat-isn-1")).to_be_visible()
    ada.page.unroute_all(behavior="wait")


# Keyboard


#: Records all announcements, because the page contains only the latest one.
RECORD_ANNOUNCEMENTS = """() => {
  const log = document.querySelector('[data-testid=announced]')
  heard = ''
  new MutationObserver(() => { heard += log.textContent }).observe(log, { childList: true })
}"""


def test_everything_can_be_done_by_keyboard_alone(person: Invite) -> None:
    ada = person("Ada")
    keys = Keys(ada.page)
    ada.page.goto("/")
    keys.to(ada.by_id("name-input"))
    keys.type("Ada")
    keys.press("Enter")
    keys.activate(ada.by_id("choose-mission"))
    expect(ada.by_id("create-match")).to_be_visible()
    keys.to(ada.page.locator("[name=mission]:checked"))
    while not ada.by_id("mission-meteor-storm").is_checked():
        keys.press("ArrowDown")
    keys.activate(ada.by_id("create-match"))
    keys.activate(ada.by_id("take-seat-isn-1"))
    for seat in BOTS:
        keys.activate(ada.by_id(f"bot-{seat}"))
        expect(ada.by_id(f"empty-seat-{seat}")).to_be_visible()
    keys.activate(ada.by_id("start-match"))
    bar = ada.by_id("decision")
    expect(bar).to_have_attribute("data-kind", "place-torrent")
    keys.to(ada.by_id("board"))
    keys.press("ArrowRight", "ArrowRight")
    announcement = ada.page.get_by_role("status").filter(has_text=re.compile(r"^[A-Z]+\d\d: "))
    expect(announcement).to_have_count(1)  # for screen readers
    ada.page.evaluate(RECORD_ANNOUNCEMENTS)
    keys.press("Enter")  # one space of two
    if bar.get_attribute("data-kind") == "place-torrent":
        keys.press("1")
    expect(ada.page.get_by_test_id("ship-isn-torrent-1")).to_be_visible()
    ada.page.wait_for_function("() => heard.includes('ISN Torrent')")  # with animations off
    answer_with_numbers(ada, keys)


def answer_with_numbers(ada: Person, keys: Keys) -> None:
    """Answer the next few questions with large buttons by their numbers."""
    for _ in range(3):
        decision = ada.wait_until(ada.read_decision, "Ada must decide again")
        keys.press("1")
        if decision.multiple:
            keys.activate(ada.by_id("confirm"))
        ada.wait_for_next_decision(decision.id)


class Keys:
    """A keyboard as the only input device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Type a text."""
        self.page.keyboard.type(text)

    def to(self, target: Locator) -> None:
        """Press Tab until the target has the focus."""
        expect(target).to_be_enabled()
        for _ in range(MAX_TABS):
            if target.evaluate("(node) => node === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def activate(self, target: Locator) -> None:
        """Focus the target and press Enter."""
        self.to(target)
        self.press("Enter")


# Devices


@pytest.mark.parametrize("device", DEVICES)
def test_the_table_fits_the_screen_with_its_question_and_axe_finds_nothing(
    person: Invite, device: dict[str, Any]
) -> None:
    """Another test covers the path to the table."""
    ada = at_table(person("Ada", **device))
    check_width(ada.page)
    expect(ada.by_id("board")).to_be_in_viewport(ratio=0.9)
    expect(ada.by_id("decision").locator("h2")).to_be_in_viewport(ratio=1)
    problems = {"table": violations(ada.page)}
    place_torrent(ada)
    ada.wait_until(ada.read_decision, "Ada must decide again")
    buttons = ada.by_id("decision").locator(".buttons [data-option]")
    expect(buttons.first).to_be_in_viewport(ratio=1)
    check_width(ada.page)
    problems["decision"] = violations(ada.page)
    ada.by_id("menu").click()
    problems["menu"] = violations(ada.page)
    assert {place: found for place, found in problems.items() if found} == {}


def test_the_parts_of_the_header_do_not_overlap(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for width, height in ((1440, 900), (1100, 700), (850, 600), (844, 390), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.get_by_text("Meteor Storm").first).to_be_visible()
        parts = ada.page.locator(".table > header > *")

        def is_header_whole(
            parts: Locator = parts, width: int = width
        ) -> bool:  # once the page has been laid out again
            edges = [edge for edge in parts.evaluate_all(EDGES) if edge[1] > edge[0]]
            are_apart = all(left[1] <= right[0] + 1 for left, right in pairwise(edges))
            teams = ada.page.locator(".table > header .team")
            whole = teams.evaluate_all(
                "(nodes) => nodes.every((node) => node.scrollWidth <= node.clientWidth + 1)"
            )
            return bool(edges) and are_apart and whole and bool(edges[-1][1] <= width)

        ada.wait_until(is_header_whole, f"the header fits into {width} pixels")


def test_tappable_elements_are_as_large_as_a_finger(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    bar = ada.by_id("decision")
    bar.locator("summary").tap()
    check_size(bar.locator("[data-testid=option-list] [data-option]"))
    place_torrent(ada)
    ada.wait_until(ada.read_decision, "Ada must decide again")
    check_size(bar.locator(".buttons [data-option]"))
    check_size(bar.locator("summary"))
    check_size(ada.page.get_by_role("tab"))
    check_size(ada.by_id("menu"))


def test_on_a_phone_the_first_tap_selects_and_the_second_answers(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    bar = ada.by_id("decision")
    decision = ada.wait_until(ada.read_decision, "Ada may place ISN Torrent")
    cancel = bar.get_by_role("button", name="Cancel")
    ada.stable_result(VISIBLE_PART)
    middle_space(ada).tap()
    expect(bar).to_contain_text("ways from here")
    middle_space(ada).tap()
    expect(cancel).to_be_visible()
    cancel.tap()
    expect(bar).to_contain_text("ways from here")
    space = middle_space(ada)
    space.tap()
    space.tap()
    ada.wait_for_next_decision(decision.id)


#: The visible part of the board.
VISIBLE_PART = "document.querySelector('svg[data-board]').getAttribute('viewBox')"


def middle_space(ada: Person) -> Locator:
    """Return the marked space that is nearest to the centre of the visible board."""
    name = ada.page.evaluate(
        """() => {
          const middle = (node) => {
            const box = node.getBoundingClientRect()
            return [box.x + box.width / 2, box.y + box.height / 2]
          }
          const [x, y] = middle(document.querySelector('[data-testid=board]'))
          const away = (node) => Math.hypot(middle(node)[0] - x, middle(node)[1] - y)
          const spaces = [...document.querySelectorAll('[data-space]')]
          return spaces.sort((a, b) => away(a) - away(b))[0].dataset.space
        }"""
    )
    return ada.space(name)


def place_torrent(ada: Person) -> None:
    """Place ISN Torrent with taps or clicks on the board."""
    decision = ada.wait_until(ada.read_decision, "Ada may place ISN Torrent")
    ada.pick(decision.option_ids[len(decision.option_ids) // 2])
    ada.wait_for_next_decision(decision.id)


def check_width(page: Page) -> None:
    """Check that no horizontal scrolling is needed."""
    page_width, window_width = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert page_width <= window_width


def check_size(targets: Locator) -> None:
    """Check that the targets are large enough for a finger."""
    boxes = [box for target in targets.all() if (box := target.bounding_box())]
    assert boxes
    assert [box for box in boxes if box["height"] < FINGER or box["width"] < FINGER] == []


def test_the_log_stays_scrolled_to_its_newest_line(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    place_torrent(ada)
    ada.wait_until(ada.read_decision, "Ada must decide again")
    ada.by_id("tab-log").tap()
    check_newest(ada)
    ada.page.set_viewport_size({"width": 390, "height": 640})
    check_newest(ada)
    ada.by_id("tab-teams").tap()
    ada.by_id("tab-log").tap()
    check_newest(ada)
    ada.page.mouse.move(
        1, 1
    )  # larger windows would describe the element under the pointer in place of the log
    for width, height in ((1440, 900), (1280, 720), (1024, 768), (850, 600), (390, 640)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_function(IS_AT_END)  # a long question may leave less room than one line needs


IS_AT_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[data-testid=log]')
  return scrollHeight - scrollTop - clientHeight < 2
}"""
#: Scrolls the log back until its end is out of sight, and remembers a visible line.
MARK = """async (log) => {
  log.scrollTop = 20
  await new Promise((done) => setTimeout(done, 100))
  const edge = log.getBoundingClientRect().top + 30
  marked = [...log.querySelectorAll('li:not(.turn)')].find((line) => line.getBoundingClientRect().top > edge)
  return marked.getBoundingClientRect().top - edge
}"""
MARKED = "(log) => marked.getBoundingClientRect().top - log.getBoundingClientRect().top - 30"


def test_a_log_that_was_scrolled_back_stays_there(person: Invite) -> None:
    ada = at_table(person("Ada", viewport={"width": 1280, "height": 760}))
    place_torrent(ada)
    ada.wait_until(ada.read_decision, "Ada must decide again")
    log = ada.by_id("log")

    def points_at_ship() -> bool:
        """Move the pointer over the ship. Try several points, because a computer player may have moved
        something there. Return whether the ship is shown."""
        box = ada.by_id("ship-isn-torrent-1").bounding_box()
        assert box
        for x, y in ((0.3, 0.3), (0.7, 0.7), (0.3, 0.7), (0.7, 0.3)):
            ada.page.mouse.move(1, 1)
            ada.page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
            ada.page.wait_for_timeout(200)
            if log.count() == 0:
                return True
        return False

    def show_ship() -> None:
        ada.wait_until(points_at_ship, "the ship is shown in place of the log")
        ada.page.mouse.move(1, 1)
        expect(log).to_be_visible()

    ada.page.mouse.move(1, 1)
    assert log.evaluate("(node) => node.scrollHeight - node.clientHeight") > 60, "the log can be scrolled"
    log.evaluate("(node) => { node.scrollTop = 10 }")
    ada.page.wait_for_timeout(100)  # for a frame or two
    show_ship()
    assert log.evaluate("(node) => node.scrollTop") == 10
    top = log.evaluate(MARK)
    decision = ada.wait_until(ada.read_decision, "Ada must decide")
    ada.page.keyboard.press("1")
    if decision.multiple:
        ada.by_id("confirm").click()
    ada.wait_for_next_decision(decision.id)
    log_fits = log.evaluate("(node) => node.scrollHeight - node.clientHeight") < 20  # above a short question
    assert log_fits or abs(log.evaluate(MARKED) - top) < 3, "the log has moved"
    headings = log.locator("[aria-expanded]")
    heading = headings.nth(
        headings.count() - 1
    )  # the newest line now, because another turn may have begun meanwhile
    heading.click()
    expect(heading).to_have_attribute("aria-expanded", "false")
    show_ship()
    expect(heading).to_have_attribute("aria-expanded", "false")
    log.evaluate("(node) => { node.scrollTop = node.scrollHeight }")
    ada.page.wait_for_timeout(100)
    show_ship()
    ada.page.wait_for_function(IS_AT_END)


def test_on_a_phone_on_its_side_the_board_is_beside_the_question(person: Invite) -> None:
    ada = at_table(person("Ada", **{**PHONE, "viewport": {"width": 844, "height": 390}}))
    check_width(ada.page)
    board, bar = ada.by_id("board").bounding_box(), ada.by_id("decision").bounding_box()
    assert board and bar
    assert board["height"] > 280 and board["x"] + board["width"] <= bar["x"]
    expect(ada.by_id("decision").locator("h2")).to_be_in_viewport(ratio=1)
    ada.by_id("tab-cards").tap()
    expect(ada.page.get_by_role("region", name="Hand")).to_be_visible()


def check_newest(ada: Person) -> None:
    """Check that the log's last line is in sight, and that there are more lines above."""
    log = ada.by_id("log")
    assert log.evaluate("(node) => node.scrollHeight > node.clientHeight + 10")
    expect(log.locator("li").last).to_be_in_viewport(ratio=0.9)
