"""Empty space on the paper shows the imprint of the press. Nothing makes room for the imprint."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import running, visitors
from tests.e2e.test_layout import LONG, Posed, in_words
from tests.e2e.test_pages import DESKTOP
from tests.e2e.windows import Windows
from tests.serving import Server

#: Window sizes with room below the question and its answers, and without.
ROOMY = ((1440, 900), (1920, 1080))
LOW = ((1024, 600), (390, 844), (844, 390))
#: The number of visible imprints in the question and in the log.
VISIBLE_IMPRINTS = """() => ['decision', 'log'].map((id) =>
  [...document.querySelectorAll(`[data-testid=${id}] [data-testid=imprint] > *`)]
    .filter((node) => node.checkVisibility()).length)"""
#: Words and buttons that an imprint covers.
COVERED = """() => [...document.querySelectorAll('[data-testid=imprint]')].flatMap((imprint) => {
  const top = imprint.getBoundingClientRect().top
  if (!imprint.firstElementChild.checkVisibility()) return []
  const written = [...imprint.parentElement.querySelectorAll('p, h2, li, button, summary')]
  return written.filter((node) => node.checkVisibility() && !node.closest('.sr'))
    .filter((node) => node.getBoundingClientRect().bottom > top + 1)
    .map((node) => node.textContent)
})"""
#: The positions of all parts of the question and the log, and their scrollable heights.
PLACES = """() => [...document.querySelectorAll('.imprinted')].map((box) => [
  box.scrollHeight,
  ...[...box.children].filter((node) => !node.matches('[data-testid=imprint]')).map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x, y, width, height]
  }),
])"""
REMOVE_IMPRINTS = "() => document.querySelectorAll('[data-testid=imprint]').forEach((node) => node.remove())"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Meteor Storm and Dead Zone, at fixed positions in their third rounds."""
    with running(tmp_path_factory.mktemp("server"), "tests.e2e.posed:GALAXIES") as server:
        yield server


@pytest.fixture
def desk(windows: Windows, server: Server) -> Iterator[Posed]:
    """A table for one test."""
    with visitors(windows, server) as invite:
        yield Posed(invite("Ada", new=True, show="full", **DESKTOP), "meteor-storm")


def test_empty_paper_has_an_imprint_that_covers_nothing(desk: Posed) -> None:
    for size in ROOMY:
        desk.resize(size)
        desk.ada.wait_until(
            lambda: desk.page.evaluate(VISIBLE_IMPRINTS) == [1, 1], f"there are imprints at {size}"
        )
        assert desk.page.evaluate(COVERED) == []
    expect(desk.ada.by_id("decision").get_by_test_id("imprint")).to_contain_text("Meteor Storm · No. 4")
    for height in range(520, 920, 40):
        desk.resize((1366, height))
        assert desk.page.evaluate(COVERED) == [], height
    for size in LOW:
        desk.resize(size)
        desk.ada.wait_until(
            lambda: desk.page.evaluate(VISIBLE_IMPRINTS)[0] == 0, f"there is no imprint at {size}"
        )


def test_an_imprint_makes_way_for_a_long_question(desk: Posed) -> None:
    desk.ada.wait_until(lambda: desk.page.evaluate(VISIBLE_IMPRINTS)[0] == 1, "there is an imprint")
    desk.show(decision=desk.view["decision"] | {"text": in_words(LONG * 2)})
    expect(desk.ada.by_id("decision").locator("h2")).to_contain_text("many ships")
    desk.ada.wait_until(lambda: desk.page.evaluate(VISIBLE_IMPRINTS)[0] == 0, "the imprint has made way")
    assert desk.page.evaluate(COVERED) == []


def test_nothing_moves_for_an_imprint(desk: Posed) -> None:
    desk.ada.wait_until(lambda: desk.page.evaluate(VISIBLE_IMPRINTS) == [1, 1], "there are imprints")
    places = desk.ada.stable_result(PLACES)
    desk.page.evaluate(REMOVE_IMPRINTS)
    assert desk.ada.stable_result(PLACES) == places
