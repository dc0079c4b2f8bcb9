"""Real-life names, scripts and browsers: long names, plain http, pages without JavaScript."""

from __future__ import annotations

from typing import Any
from unicodedata import normalize

from playwright.sync_api import Page, expect

from engine.galaxies.players import PLAYERS
from tests.e2e.conftest import Invite
from tests.e2e.gathering import play_on
from tests.e2e.guests import Guest
from tests.e2e.wire import WireLog

NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
#: The letters of the widest names: Latin, a ligature, Chinese. A page may fit with one of them alone.
WIDEST = ["W", "\ufdfd", "\u6f22"]
#: A name has 24 letters. The last one distinguishes people.
REPEATS = 23
NAME = WIDEST[0] * REPEATS
#: 24 letters that browsers count as 48.
LONG = ["\U0001e900\U0001e923" * 12, "\U0001f98a\U0001f31f" * 12, "e\u0301" * 24]
#: Makes a browser behave as on plain http: without a clipboard, and without sharing.
INSECURE = """
Object.defineProperty(navigator, 'clipboard', { value: undefined })
Object.defineProperty(window, 'isSecureContext', { value: false })
delete Navigator.prototype.share
"""
OVERFLOWS = """() => {
  const width = document.documentElement.clientWidth
  const seen = (node) => node.checkVisibility() && !node.closest('dialog:not([open]), .sr')
  const clipped = (node) => {
    for (let at = node.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  const wide = [...document.querySelectorAll('body *')].filter(
    (node) => seen(node) && node.getBoundingClientRect().right > width + 1 && !clipped(node),
  )
  const scrolled = document.documentElement.scrollWidth - width
  if (scrolled <= 0 && !wide.length) return []
  return [scrolled, ...wide.slice(0, 5).map((node) => node.outerHTML.slice(0, 160))]
}"""
#: Words that extend beyond a box with hidden or horizontally scrolling overflow, except cards in a strip.
CUT = """() => {
  const seen = (node) =>
    node.checkVisibility({ opacityProperty: true }) && !node.closest('.sr, svg, select, input')
  const shown = document.querySelector('dialog[open]') ?? document.body
  const boxes = (node) => {
    const found = []
    for (let at = node; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') found.push(at)
    return found
  }
  const reaches = (text, node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    const box = boxes(node).find((one) => {
      const own = one.getBoundingClientRect()
      return right > own.right + 1 || left < own.left - 1
    })
    return box && !box.matches('[data-strip]')
  }
  const said = (node) => [...node.childNodes].filter((one) => one.nodeType === 3 && one.data.trim())
  return [...shown.querySelectorAll('*')]
    .filter((node) => seen(node) && said(node).some((text) => reaches(text, node)))
    .map((node) => node.outerHTML.slice(0, 200))
}"""


#: In each name that repeats one letter, replaces that letter by another one. Returns the number of such
#: names.
RENAME = """([one, other, times]) => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let found = 0
  while (words.nextNode()) {
    const { data } = words.currentNode
    if (!data.includes(one.repeat(times))) continue
    words.currentNode.data = data.replaceAll(one.repeat(times), other.repeat(times))
    found++
  }
  return found
}"""


def check_fits(page: Page, place: str) -> None:
    """Check that nothing is wider than the page, with each of the widest names in place of all names."""
    for letter in WIDEST:
        page.wait_for_timeout(50)
        assert page.evaluate(OVERFLOWS) == [], (place, letter)
        if not rename(page, letter):
            break


def check_nothing_is_cut(page: Page, place: str) -> None:
    """Check that nothing is wider than the page and no text is wider than its box, with each of the widest
    names."""
    for letter in WIDEST:
        page.wait_for_timeout(50)
        assert page.evaluate(OVERFLOWS) == [], (place, letter)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (place, letter)
        assert page.evaluate(CUT) == [], (place, letter)
        assert rename(page, letter), (place, "no name was replaced")


def rename(page: Page, letter: str) -> int:
    """Replace the widest name on the page by the next one. After the last comes the first. Return the number
    of replaced names."""
    next_letter = WIDEST[(WIDEST.index(letter) + 1) % len(WIDEST)]
    count: int = page.evaluate(RENAME, [letter, next_letter, REPEATS])
    return count


def test_names_of_24_letters_can_be_typed(person: Invite) -> None:
    """The names are in Adlam, emoji, and letters with separate marks."""
    ada = person("Ada", new=True)
    for name in LONG:
        ada.context.clear_cookies()
        ada.page.goto("/")
        ada.by_id("name-input").fill("")
        ada.by_id("name-input").focus()
        ada.page.keyboard.insert_text(name)
        ada.by_id("enter").click()
        expect(ada.by_id("user-name")).to_have_text(normalize("NFC", name))


def test_the_widest_names_fit_on_the_narrowest_phones(person: Invite) -> None:
    ada, bob, cleo = (person(f"{NAME}{suffix}", **NARROW) for suffix in "WMm")
    host, guest = Guest(ada), Guest(bob)
    open_table = guest.post("matches", game="galaxies", mission="dead-zone", private=False)
    match = host.create_match("meteor-storm", "isn-1", "isn-2")
    guest.join(match, "wretch-1")
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.by_id("start-match")).to_be_visible()
    check_fits(ada.page, "lobby")
    for path in ("/", "/matches", "/tables", "/account", "/devices", "/notices", "/loadouts"):
        ada.page.goto(path)
        expect(ada.page.get_by_role("main").or_(ada.page.locator("main, h1")).first).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        check_fits(ada.page, path)
    ada.page.goto(f"/m/{open_table['id']}")
    expect(ada.page.locator("h1").first).to_be_visible()
    check_fits(ada.page, "the door of an open table")
    _ = Guest(cleo)
    cleo.page.goto(match["invite"]["url"])
    expect(cleo.by_id("join")).to_be_visible()
    check_fits(cleo.page, "invite")


def test_the_widest_names_fit_at_a_table(person: Invite) -> None:
    ada = person(f"{NAME}W", **NARROW)
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    expect(ada.by_id("decision")).to_be_visible()
    check_fits(ada.page, "table")
    ada.by_id("menu").click()
    check_fits(ada.page, "menu")
    ada.by_id("menu-people").click()
    expect(ada.by_id("person").first).to_be_visible()
    check_fits(ada.page, "people")


def is_done_with_setup(log: WireLog) -> bool:
    """Return whether the setup is over or others must continue it."""
    return bool(log.view) and (bool(log.view.get("turn")) or not log.view.get("decision"))


def test_no_wide_name_is_cut_on_a_narrow_phone(person: Invite) -> None:
    ada, bob = (person(f"{NAME}{suffix}", **NARROW) for suffix in "WM")
    host, guest = Guest(ada), Guest(bob)
    match = host.create_match("meteor-storm", "isn-1", "isn-2", "wretch-2")
    guest.join(match, "wretch-1")
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.by_id("start-match")).to_be_visible()
    check_nothing_is_cut(ada.page, "lobby")
    table = host.start(match)
    for player in (ada, bob):
        player.page.goto(table)
        expect(player.by_id("board")).to_be_visible()
    while not ada.wire.view["turn"]:
        for player in (ada, bob):
            with player.open_socket() as socket:
                _ = play_on(socket, PLAYERS["greedy"](1), is_done_with_setup)
    decider, waiter = sorted((ada, bob), key=lambda player: not player.wire.view.get("decision"))
    for player, place in ((decider, "a table that asks"), (waiter, "a table that waits")):
        player.page.get_by_role("tab", name="Log").click()
        check_nothing_is_cut(player.page, place)
    waiter.by_id("menu").click()
    expect(waiter.by_id("concede")).to_be_visible()
    check_nothing_is_cut(waiter.page, "the menu")
    waiter.by_id("hand-on").click()
    expect(waiter.by_id("seat-link")).to_be_visible()
    check_nothing_is_cut(waiter.page, "a seat that is handed over")
    waiter.by_id("concede").click()
    check_nothing_is_cut(waiter.page, "a seat that is left")
    waiter.by_id("concede-sure").click()
    expect(waiter.by_id("result")).to_be_visible()
    check_nothing_is_cut(waiter.page, "the result")
    waiter.by_id("look-at-board").click()
    expect(waiter.by_id("open-result")).to_be_visible()
    check_nothing_is_cut(waiter.page, "a table that is over")
    waiter.page.goto("/matches")
    expect(waiter.by_id(f"match-{match['id']}")).to_be_visible()
    check_nothing_is_cut(waiter.page, "/matches")


def test_a_link_is_copied_over_plain_http(person: Invite) -> None:
    ada = person("Ada", script=INSECURE, **NARROW)
    ada.page.goto("/")
    ada.by_id("play-friends").click()
    link = ada.by_id("invite-link").input_value()
    ada.page.evaluate("document.addEventListener('copy', () => { window.copied = String(getSelection()) })")
    ada.by_id("copy-invite").click()
    expect(ada.by_id("copy-invite")).to_have_text("Copied")
    assert ada.page.evaluate("window.copied") == link
    expect(ada.by_id("copy-invite")).to_be_focused()


def test_a_user_whose_phone_cannot_copy_is_told_what_to_do(person: Invite) -> None:
    ada = person("Ada", script=INSECURE + "document.execCommand = () => false", **NARROW)
    ada.page.goto("/")
    ada.by_id("play-friends").click()
    ada.by_id("copy-invite").click()
    expect(ada.by_id("toasts")).to_contain_text("Press and hold")
    expect(ada.by_id("copy-invite")).to_have_text("Copy")


def test_without_javascript_a_sentence_explains_the_empty_page(person: Invite) -> None:
    ada = person("Ada", java_script_enabled=False, painted=True, new=True)
    for path in ("/", "/join/q7Xk-2_aAbCd", "/m/abc"):
        ada.page.goto(path)
        expect(ada.page.locator("noscript p")).to_contain_text("needs JavaScript")
        expect(ada.page.locator("noscript p")).to_be_visible()
