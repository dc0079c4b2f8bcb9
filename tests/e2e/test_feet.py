"""The bar at the foot of a page or dialog covers no controls, and indicates that there is more behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.serving import Server

SIZES = [(390, 844), (844, 390), (1024, 600), (1366, 768), (1440, 900), (2560, 1440)]

#: Opens everything folded, and finds the parts that belong to the foot in front.
PREPARE = """() => {
  const foot = [...document.querySelectorAll('[data-testid=foot]')].at(-1)
  const place = foot.closest('dialog') ?? foot.closest('main')
  for (const folded of place.querySelectorAll('details')) folded.open = true
  globalThis.feet = {
    foot,
    scroller: foot.closest('.scroll') ?? document.documentElement,
    edge: () => getComputedStyle(foot.firstElementChild),
    controls: () => [...place.querySelectorAll('a, button, input, select, summary')]
      .filter((one) => !foot.contains(one) && one.checkVisibility()),
    behind: (one) => one.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1,
  }
}"""
SCROLLS = "() => feet.scroller.scrollHeight - feet.scroller.clientHeight > 24"
#: Scrolls to the beginning or the end, and returns whether the edge is shown correctly there.
EDGE = """(seen) => {
  feet.scroller.scrollTo({ top: seen ? 0 : feet.scroller.scrollHeight, behavior: 'instant' })
  return Number(feet.edge().opacity) === seen && parseFloat(feet.edge().height) > 20
}"""
#: Waits until a window of another size has been drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
COVERED = "() => feet.controls().filter(feet.behind).map((one) => one.outerHTML.slice(0, 120))"
#: Focused elements that remain hidden behind the foot.
FOCUSED = """() => feet.controls().filter((one) => {
  one.focus({ focusVisible: true })
  return document.activeElement === one && feet.behind(one)
}).map((one) => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    with running(tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME", "engine.pulp:GAME") as server:
        yield server


def lobby(ada: Person) -> None:
    ada.page.goto(f"/m/{Guest(ada).create_match('meteor-storm', 'isn-1', 'isn-2', 'wretch-1')['id']}")
    expect(ada.by_id("start-match")).to_be_visible()
    ada.by_id("about").locator("summary").click()
    expect(ada.by_id("about")).to_contain_text("Special rules")


def lobby_of_pulp(ada: Person) -> None:
    ada.page.goto(f"/m/{Guest(ada).create_match('pulp-invasion', 'hero', game='pulp')['id']}")
    expect(ada.by_id("start-match")).to_be_visible()


def change_dialog(ada: Person) -> None:
    lobby(ada)
    ada.by_id("change-match").click()
    expect(ada.by_id("save-change")).to_be_enabled()


def new_match(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/new/galaxies")
    expect(ada.by_id("mission-pan-base")).to_be_attached()


def new_duel(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/new/duel")
    expect(ada.by_id("mission-table")).to_be_attached()


def menu(ada: Person) -> None:
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    ada.by_id("menu").click()
    expect(ada.by_id("concede")).to_be_visible()


def account_deletion(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/account")
    ada.by_id("delete").click()
    expect(ada.by_id("delete-sure")).to_be_visible()


def menu_people(ada: Person) -> None:
    menu(ada)
    ada.by_id("menu-people").click()
    expect(ada.page.get_by_role("dialog", name="People at this table")).to_be_visible()


@pytest.mark.parametrize(
    "open_page",
    [lobby, lobby_of_pulp, change_dialog, new_match, new_duel, menu, account_deletion, menu_people],
)
def test_a_foot_covers_nothing_and_shows_that_there_is_more(
    person: Invite, open_page: Callable[[Person], None]
) -> None:
    ada = person("Ada")
    open_page(ada)
    page = ada.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.evaluate(PREPARE)  # a window of another width may show other parts
        if page.evaluate(SCROLLS):
            page.wait_for_function(EDGE, arg=1)
        page.wait_for_function(EDGE, arg=0)
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.evaluate(FOCUSED) == [], (width, height)


def test_the_seats_are_in_sight_at_once_on_a_phone(person: Invite) -> None:
    ada = person("Ada", viewport={"width": 390, "height": 844})
    ada.page.goto(f"/m/{Guest(ada).create_match('meteor-storm', 'wretch-1')['id']}")
    expect(ada.by_id("bot-wretch-2")).to_be_visible()
    foot = ada.by_id("foot").bounding_box()
    for seat in ("leave-seat-wretch-1", "bot-wretch-2"):
        box = ada.by_id(seat).bounding_box()
        assert box and foot and box["y"] + box["height"] <= foot["y"], seat
    boxes = [ada.by_id(name).bounding_box() for name in ("invite-link", "seat-isn-2", "about")]
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops) and len(tops) == 3


#: Whether nothing covers the upper and the lower edge of an element.
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect()
  const x = box.x + box.width / 2
  return [box.y + 1, box.bottom - 1].every((y) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (one.contains(hit) || hit.contains(one))
  })
}"""
LOW_WINDOWS = [(844, 390), (1024, 600), (1366, 768)]


@pytest.mark.parametrize(
    ("game", "mission", "seat", "free_seat"),
    [("galaxies", "meteor-storm", "isn-1", "wretch-2"), ("duel", "duel", "red-1", "blue-1")],
)
def test_an_empty_seat_and_the_invite_are_in_sight_in_a_low_window(
    person: Invite, game: str, mission: str, seat: str, free_seat: str
) -> None:
    ada = person("Ada", viewport={"width": 844, "height": 390})
    bots = ("isn-2", "wretch-1") if game == "galaxies" else ()
    ada.page.goto(f"/m/{Guest(ada).create_match(mission, seat, *bots, game=game)['id']}")
    expect(ada.by_id(f"bot-{free_seat}")).to_be_visible()
    for width, height in LOW_WINDOWS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate(DRAWN)
        for name in (
            "invite-link",
            "copy-invite",
            f"take-seat-{free_seat}",
            f"bot-kind-{free_seat}",
            f"bot-{free_seat}",
        ):
            assert ada.by_id(name).evaluate(IN_SIGHT), (name, width, height)


def test_the_strength_is_chosen_beside_the_button_that_uses_it(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto(f"/m/{Guest(ada).create_match('meteor-storm', 'isn-1')['id']}")
    for seat in ("isn-2", "wretch-1", "wretch-2"):
        kind, button = ada.by_id(f"bot-kind-{seat}").bounding_box(), ada.by_id(f"bot-{seat}").bounding_box()
        assert kind and button
        assert kind["x"] + kind["width"] == pytest.approx(button["x"], abs=2)
        assert kind["y"] == pytest.approx(button["y"], abs=2)
    ada.by_id("bot-kind-isn-2").select_option("random")
    ada.by_id("bot-wretch-1").click()
    expect(ada.by_id("seat-wretch-1").locator("em")).to_have_text("Computer: Drifter")


@pytest.mark.parametrize("size", [(844, 390), (640, 320), (390, 844)])
def test_the_buttons_of_a_long_dialog_stay_in_sight(person: Invite, size: tuple[int, int]) -> None:
    width, height = size
    ada = person("Ada", viewport={"width": width, "height": height})
    account_deletion(ada)
    for button in (ada.by_id("delete-sure"), ada.page.get_by_role("button", name="Cancel")):
        assert button.evaluate(IN_SIGHT), size
    ada.page.get_by_label("To confirm, type Ada").fill("Ada")
    ada.by_id("delete-sure").click()
    expect(ada.by_id("name-input")).to_be_visible()


#: How far above the window's end the foot ends, how many QR codes it cuts, and by how much the page is too
#: wide.
FOOT_PLACE = """() => {
  const foot = document.querySelector('[data-testid=foot]').getBoundingClientRect()
  const cut = ({ top, bottom, height }) => height && top < foot.top && bottom > foot.top
  const codes = [...document.querySelectorAll('img[src$="qr.svg"]')]
  return {
    above: Math.round(innerHeight - foot.bottom),
    cut: codes.filter((one) => cut(one.getBoundingClientRect())).length,
    wider: document.documentElement.scrollWidth - innerWidth,
  }
}"""


#: Lobbies with free seats and full ones: the mission, the host's seat and the seats of computer players.
LOBBIES = [
    ("galaxies", "meteor-storm", "isn-1"),
    ("galaxies", "meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"),
    ("duel", "duel", "red-1"),
    ("pulp", "pulp-invasion", "hero"),
]


def test_a_lobbys_foot_ends_the_window_and_cuts_no_code(person: Invite) -> None:
    ada = person("Ada", new=True)
    for game, mission, *seats in LOBBIES:
        ada.page.goto(f"/m/{Guest(ada).create_match(mission, *seats, game=game)['id']}")
        expect(ada.by_id("start-match")).to_be_visible()
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.evaluate(DRAWN)
            assert ada.page.evaluate(FOOT_PLACE) == {"above": 0, "cut": 0, "wider": 0}, (
                mission,
                width,
                height,
            )
