"""The rules book: opened before a match, over a table and without a server. Terms explain themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DEVICES, PHONE, check_width
from tests.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Both games, with fixed positions."""
    games = ("tests.e2e.posed:GALAXIES", "tests.e2e.posed:DUEL")
    with running(tmp_path_factory.mktemp("server"), *games) as server:
        yield server


#: The maximum letters in a line of prose, and the minimum size of letters in pixels.
LONGEST, SMALLEST = 75, 13

#: The number of letters in the longest line of each paragraph and item, and the size of its smallest letters.
LINES = """() => [...document.querySelectorAll('.book main :is(p, li, figcaption)')].map((block) => {
  const rows = new Map()
  const range = document.createRange()
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let size = Infinity
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.trim() || parentElement.closest('svg, .sr')) continue
    size = Math.min(size, parseFloat(getComputedStyle(parentElement).fontSize))
    for (let i = 0; i < data.length; i++) {
      range.setStart(texts.currentNode, i)
      range.setEnd(texts.currentNode, i + 1)
      const { bottom, width } = range.getBoundingClientRect()
      const row = Math.round(bottom / 6)
      if (width) rows.set(row, (rows.get(row) ?? 0) + 1)
    }
  }
  return { longest: Math.max(0, ...rows.values()), size, text: block.textContent }
})"""


def tab_to(ada: Person, target: Locator, key: str = "Tab") -> None:
    """Press a key until the target has the focus."""
    for _ in range(60):
        if target.evaluate("(node) => node === document.activeElement"):
            return
        ada.page.keyboard.press(key)
    raise AssertionError(f"{key} does not reach {target}")


def heading(ada: Person, name: str) -> Locator:
    return ada.page.get_by_role("heading", name=name)


def test_the_book_is_found_searched_and_read_by_keyboard_alone(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    tab_to(ada, ada.by_id("rules"))
    ada.page.keyboard.press("Enter")
    expect(ada.page).to_have_url("/rules/galaxies")
    expect(ada.by_id("book-search")).to_be_visible()
    assert violations(ada.page) == []
    tab_to(ada, ada.by_id("book-search"))
    ada.page.keyboard.type("cover asteroid")
    first = ada.by_id("book-hits").get_by_role("link").first
    expect(first).to_contain_text("Cover")
    tab_to(ada, first)
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#cover")).to_be_focused()
    expect(ada.page.locator("#cover")).to_be_in_viewport()
    expect(ada.page.locator("#cover svg").first).to_be_visible()
    assert violations(ada.page) == []
    check_width(ada.page)
    ada.page.go_back()
    expect(ada.page).to_have_url("/rules/galaxies")
    ada.page.goto("/rules/galaxies#MOV-11r")  # a rule's id leads to its explanation
    expect(ada.page.locator("#medium")).to_be_focused()
    games = ada.page.get_by_role("navigation", name="Games")
    expect(games.get_by_role("link")).to_have_text(["Battleship Galaxies", "Card Duel"])
    games.get_by_role("link", name="Card Duel").click()
    expect(heading(ada, "Provoking")).to_have_count(0)
    ada.page.goto("/rules/duel/rules#provoke")
    expect(heading(ada, "Provoking")).to_be_visible()


def test_the_encyclopedia_is_filtered_and_needs_no_server(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    requests: list[str] = []

    def abort(route: Route) -> None:
        requests.append(route.request.url)
        route.abort()

    ada.outage = True
    ada.page.route("**/api/**", abort)
    ada.page.goto("/rules/galaxies/ships#so-bwa-tet")
    expect(ada.by_id("entry-so-bwa-tet")).to_be_in_viewport()
    assert requests
    expect(ada.by_id("shelf-count")).to_have_text("12 of 12")
    ada.page.get_by_label("Size").select_option("large")
    expect(ada.by_id("shelf-count")).to_have_text("2 of 12")
    expect(ada.by_id("odds-isn-everest")).to_contain_text("Hit by")
    ada.page.get_by_label("Filter by words").fill("talon")
    expect(ada.by_id("shelf-count")).to_have_text("1 of 12")
    assert violations(ada.page) == []
    check_width(ada.page)
    for page, entry in (("cards", "hijack-plan"), ("tiles", "warp-gate"), ("missions", "pan-base")):
        ada.page.goto(f"/rules/galaxies/{page}#{entry}")
        expect(ada.by_id(f"entry-{entry}")).to_be_in_viewport()
        assert violations(ada.page) == []
        check_width(ada.page)


@pytest.mark.parametrize("device", DEVICES)
def test_lines_are_short_letters_are_large_and_chapters_have_pictures(
    person: Invite, device: dict[str, Any]
) -> None:
    ada = person("Ada", **device)
    for page, min_pictures in (("galaxies/tactics", 11), ("galaxies/moving", 5), ("duel/rules", 4)):
        ada.page.goto(f"/rules/{page}")
        expect(ada.page.locator("main figure")).not_to_have_count(0)
        drawings = ada.page.locator("main figure svg")
        assert drawings.count() >= min_pictures
        lines = ada.page.evaluate(LINES)
        assert [line for line in lines if line["longest"] > LONGEST or line["size"] < SMALLEST] == []
        check_width(ada.page)
    for game in ("galaxies", "duel"):
        ada.page.goto(f"/rules/{game}")
        expect(ada.by_id("book-cover").locator("svg")).to_be_in_viewport()
        assert violations(ada.page) == []
        check_width(ada.page)


@pytest.mark.parametrize("device", DEVICES)
def test_terms_explain_themselves_and_open_the_book_over_the_table(
    person: Invite, device: dict[str, Any]
) -> None:
    ada = person("Ada", **device)
    path = Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")
    ada.page.goto(path)
    word = ada.by_id("decision").locator("h2").get_by_role("button", name="activate")
    explanation = ada.by_id("explanation")
    expect(word).to_be_visible()
    if device.get("has_touch"):
        word.tap()
    else:
        word.hover()
    expect(explanation).to_contain_text("You may activate each card once per turn")
    check_beside(explanation, word)
    ada.page.keyboard.press("Escape")
    expect(explanation).to_be_hidden()

    ada.page.keyboard.press("Tab")
    tab_to(ada, word, "Shift+Tab")
    expect(explanation).to_be_visible()
    assert word.get_attribute("aria-describedby") == "explanation"
    assert violations(ada.page) == []
    ada.page.keyboard.press("Enter")
    expect(explanation.get_by_role("button")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(word).to_be_focused()

    tab_to(ada, ada.by_id("why-not"))
    ada.page.keyboard.press("Enter")
    reason = (
        ada.by_id("why")
        .get_by_role("listitem")
        .filter(has_text="LR5 Nuclear Warhead is for the deploy phase")
    )
    expect(reason).to_be_visible()
    assert violations(ada.page) == []
    tab_to(ada, reason.locator("button"))
    ada.page.keyboard.press("Enter")
    expect(ada.by_id("book").locator("#when")).to_be_in_viewport()
    assert violations(ada.page) == []
    assert ada.page.url.endswith(path)
    ada.page.keyboard.press("Escape")
    expect(ada.by_id("book")).to_have_count(0)
    expect(ada.by_id("decision").locator("[data-option='activate:isn-torrent']").first).to_be_visible()


def check_beside(explanation: Locator, word: Locator) -> None:
    """Check that the explanation is entirely inside the window, and not over the term."""
    box, word_box = explanation.bounding_box(), word.bounding_box()
    assert box
    assert word_box
    window = explanation.page.viewport_size
    assert window
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    is_apart = (
        box["x"] >= word_box["x"] + word_box["width"]
        or word_box["x"] >= box["x"] + box["width"]
        or box["y"] >= word_box["y"] + word_box["height"]
        or word_box["y"] >= box["y"] + box["height"]
    )
    assert is_apart


def test_beside_a_chapter_a_wide_page_lists_its_sections(person: Invite) -> None:
    ada = person("Ada", viewport={"width": 1440, "height": 900})
    ada.page.goto("/rules/galaxies/moving")
    sections = ada.page.get_by_role("navigation", name="On this page")
    expect(sections).to_be_visible()
    expect(sections.get_by_role("link")).to_have_count(ada.page.locator("article section").count())
    text, list_box = ada.page.locator("article").bounding_box(), sections.bounding_box()
    games = ada.page.get_by_role("navigation", name="Games").bounding_box()
    assert text and list_box and games
    assert text["x"] + text["width"] <= list_box["x"]
    assert list_box["x"] + list_box["width"] == pytest.approx(games["x"] + games["width"], abs=2)
    sections.get_by_role("link").last.click()
    expect(ada.page.locator("article section").last).to_be_in_viewport()
    ada.page.set_viewport_size({"width": 1024, "height": 600})
    expect(sections).to_be_hidden()
