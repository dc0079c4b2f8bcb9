"""Pages in other languages: all is translated, and nothing is cut. Pseudo-languages are longer and have
accents, or are written from right to left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.serving import Server
from tools.games import GAMES

LONGER, MIRRORED = "qps-ploc", "qps-plocm"
WIDTHS = ((390, 844), (1440, 900))

#: The visible texts and labels of a page.
TEXTS = """() => {
  const isKept = (element) => !element || !!element.closest(
    'script, style, noscript, textarea, svg, [lang]:not(html)')
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!isKept(element) && element.checkVisibility()) found.push(walker.currentNode.data)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (!isKept(element) && element.getAttribute(name)) found.push(element.getAttribute(name))
  return found
}"""
#: The texts that are wider than their elements, and are cut there.
CUT_TEXTS = """() => [...document.querySelectorAll('main *, [role=dialog] *')].filter((element) => {
  const { overflowX, textOverflow } = getComputedStyle(element)
  return element.childElementCount === 0 && element.checkVisibility() && element.clientWidth > 4 &&
    element.scrollWidth > element.clientWidth + 2 && overflowX === 'hidden' && textOverflow !== 'ellipsis'
}).map((element) => element.textContent.trim())"""
#: A word in plain English letters. In a pseudo-language, all words of texts have accents.
PLAIN_WORD = re.compile(r"(?<![^\W\d_])[A-Za-z]{3,}(?![^\W\d_])")
#: The number of pixels by which a page is wider than its window.
EXCESS_WIDTH = "() => document.documentElement.scrollWidth - innerWidth"


#: Words that the server writes into names: the mark of guests, the names of devices, and lists of names.
OTHER_NAMES = {"Ada", "guest", "Chrome", "Linux", "Windows", "and", "Wretch", "ISN", "Hero", "Blue", "Red"}


def names() -> set[str]:
    """Return the words of all names that are the same in all languages: those of missions, cards, ships, dice
    and computer players."""
    texts = list[str]()

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            texts.extend(value[key] for key in ("name", "title") if isinstance(value.get(key), str))
            for item in value.values():
                collect(item)
        elif isinstance(value, list):
            for item in value:
                collect(item)

    for game in GAMES.values():
        edition = game.edition()
        collect(edition.public())
        texts += [mission.title for mission in edition.missions.values()]
        texts += [bot.title for bot in game.bots.values()]
    return {word for text in texts for word in PLAIN_WORD.findall(text)} | OTHER_NAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    with running(tmp_path_factory.mktemp("server"), GAME, "examples.duel:GAME", "engine.pulp:GAME") as server:
        yield server


def visitor(person: Invite, language: str) -> Person:
    """Return a person who has chosen a language."""
    return person("Ada", new=True, script=f"localStorage['language'] ??= {language!r}")


def open_pages(ada: Person) -> Iterator[str]:
    """Open one page after the other, and yield its name."""
    guest = Guest(ada)
    lobby = guest.create_match("meteor-storm", "isn-1", public=True)
    pages = {
        "start": ("/", "play-now"),
        "new": ("/new/galaxies", "create-match"),
        "new-pulp": ("/new/pulp", "create-match"),
        "matches": ("/matches", "my-open"),
        "tables": ("/tables", "open-tables"),
        "account": ("/account", "language"),
        "devices": ("/devices", "devices"),
        "lobby": (f"/m/{lobby['id']}", "start-match"),
        "galaxies": (guest.begin_match("dead-zone", "isn-1", "wretch-1"), "decision"),
        "pulp": (guest.begin_match("pulp-invasion", "hero", game="pulp"), "decision"),
        "duel": (guest.begin_match("duel", "red-1", "blue-1", game="duel"), "decision"),
    }
    for name, (path, element) in pages.items():
        ada.page.goto(path)
        expect(ada.by_id(element).first).to_be_visible()
        yield name


def test_pages_are_translated_and_have_room_for_longer_texts(person: Invite) -> None:
    ada, known = visitor(person, LONGER), names()
    for name in open_pages(ada):
        for width, height in WIDTHS:
            ada.page.set_viewport_size({"width": width, "height": height})
            texts = ada.stable_result(TEXTS)
            assert any("[" in text for text in texts), "the page is not translated"
            untranslated = {
                text for text in texts if any(word not in known for word in PLAIN_WORD.findall(text))
            }
            assert untranslated == set(), (name, width)
            assert ada.page.evaluate(CUT_TEXTS) == [], (name, width)
            assert ada.page.evaluate(EXCESS_WIDTH) <= 0, (name, width)


def test_pages_can_be_written_from_right_to_left(person: Invite) -> None:
    ada = visitor(person, MIRRORED)
    for name in open_pages(ada):
        assert ada.page.evaluate("document.documentElement.dir") == "rtl"
        for width, height in WIDTHS:
            ada.page.set_viewport_size({"width": width, "height": height})
            _ = ada.stable_result(EXCESS_WIDTH)
            assert ada.page.evaluate(EXCESS_WIDTH) <= 0, (name, width)
            assert ada.page.evaluate(CUT_TEXTS) == [], (name, width)


@pytest.mark.parametrize(("language", "play"), [("de", "Spielen"), ("es", "Jugar"), ("fr", "Jouer")])
def test_a_reader_chooses_a_language_that_stays_with_their_account(
    person: Invite, language: str, play: str
) -> None:
    ada = person("Ada", new=True)
    guest = Guest(ada)
    ada.page.goto("/")
    ada.by_id("language").select_option(language)
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.get_by_role("heading", name=play, exact=True)).to_be_visible()
    ada.page.evaluate("localStorage.removeItem('language')")  # as on another device of the same user
    ada.page.goto("/")
    expect(ada.page.get_by_role("heading", name=play, exact=True)).to_be_visible()
    ada.page.goto(guest.begin_match("dead-zone", "isn-1", "wretch-1"))
    expect(ada.by_id("decision")).to_be_visible()
    expect(ada.by_id("decision")).not_to_contain_text("launch a ship card")
