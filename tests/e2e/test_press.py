"""All pages have one style: controls are custom, corners are square and no text is too small."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, expect

from tests.e2e import test_baselines as poses
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_feet import SIZES
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.serving import Server

SMALLEST = 13  # pixels
#: Controls in the browser's own style, and text smaller than 13 pixels.
STYLE_BREAKS = """(smallest) => {
  const shown = [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && !one.closest('.sr, svg'))
  const name = (one) => one.dataset.testid ?? one.name ?? one.className
  const corners = ['0px', '2px', '50%']
  const own = 'input:is([type=radio], [type=checkbox], [type=range]), select'
  const letters = (one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
  return {
    stock: shown.filter((one) => one.matches(own) && !one.matches('[role=switch]'))
      .filter((one) => getComputedStyle(one).appearance !== 'none').map(name),
    small: shown.filter((one) => letters(one) && parseFloat(getComputedStyle(one).fontSize) < smallest)
      .map((one) => one.textContent.trim()),
    round: shown.filter((one) => !corners.includes(getComputedStyle(one).borderTopLeftRadius)).map(name),
  }
}"""
PLAIN: dict[str, list[str]] = {"stock": [], "small": [], "round": []}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games."""
    games = ("tests.e2e.posed:GALAXIES", "tests.e2e.posed:DUEL", "engine.pulp:GAME")
    with running(tmp_path_factory.mktemp("server"), *games) as server:
        yield server


def pulp_missions(ada: Person) -> None:
    Guest(ada)
    ada.page.goto("/new/pulp")
    expect(ada.by_id("mission-traitor")).to_be_attached()


def poses_to_check() -> Iterator[Callable[[Person], None]]:
    """Yield the poses of the pages with the most kinds of controls and the smallest letters."""
    yield poses.welcome
    yield pulp_missions
    yield poses.lobby
    yield poses.loadouts
    yield poses.ELSEWHERE["account"]
    yield poses.ELSEWHERE["notices"]
    yield poses.ELSEWHERE["rules"]


@pytest.mark.parametrize("device", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
def test_all_pages_have_one_style(person: Invite, device: dict[str, Any]) -> None:
    ada = person("Ada", **device)
    for pose in poses_to_check():
        pose(ada)
        assert ada.page.evaluate(STYLE_BREAKS, SMALLEST) == PLAIN, ada.page.url


#: The background of a page, whether the sky is behind it, and the backgrounds of its sheets.
GROUNDS = """() => ({
  ground: getComputedStyle(document.querySelector('main')).backgroundColor,
  sky: [...document.querySelectorAll('img[alt=""]')]
    .some((one) => getComputedStyle(one).position === 'fixed'),
  sheets: [...new Set([...document.querySelectorAll('main .on-paper')]
    .filter((one) => one.checkVisibility() && !one.parentElement.closest('.on-paper'))
    .map((one) => getComputedStyle(one).backgroundColor))],
})"""
CREAM = "rgb(239, 228, 204)"


@pytest.mark.parametrize("pose", [poses.builder, poses.loadouts, poses.ELSEWHERE["account"]])
def test_sheets_are_cream_paper_on_the_sky(person: Invite, pose: Callable[[Person], None]) -> None:
    pose(ada := person("Ada", **DESKTOP))
    assert ada.page.evaluate(GROUNDS) == {"ground": "rgba(0, 0, 0, 0)", "sky": True, "sheets": [CREAM]}


#: The minimum width of each page's sheets in a very large window, as a percentage of the window.
SHARES = [
    (poses.start, 60),
    (poses.lobby, 85),
    (poses.builder, 95),
    (poses.ELSEWHERE["account"], 27),
    (poses.ELSEWHERE["rules"], 70),
]
USED_WIDTH = """() => {
  const boxes = [...document.querySelectorAll('main .on-paper, .page.on-paper, .notice > section')]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width)
  const left = Math.min(...boxes.map((one) => one.left))
  const right = Math.max(...boxes.map((one) => one.right))
  return Math.round((100 * (right - left)) / innerWidth)
}"""


@pytest.mark.parametrize(("pose", "share"), SHARES)
def test_pages_fill_a_very_large_window(person: Invite, pose: Callable[[Person], None], share: int) -> None:
    pose(ada := person("Ada", viewport={"width": 2560, "height": 1440}))
    assert ada.page.evaluate(USED_WIDTH) >= share


def test_the_options_are_beside_a_short_list_of_missions(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    Guest(ada)
    ada.page.goto("/new/duel")
    expect(ada.by_id("option-goal")).to_be_visible()
    list_of_missions, options = ada.page.get_by_role("radiogroup", name="Mission"), ada.by_id("option-goal")
    missions, goal = list_of_missions.bounding_box(), options.bounding_box()
    assert missions and goal
    assert goal["x"] > missions["x"] + missions["width"]
    assert goal["y"] == pytest.approx(missions["y"], abs=8)


#: The colours of the ships behind the pages.
HULLS = {(61, 127, 184), (176, 58, 86)}
SKYLINE = Path(__file__).parents[2] / "web" / "src" / "ui" / "art" / "skyline.svg"
#: Hides everything but the picture behind the page. Returns the boxes of the page's name and its controls.
UNCOVER = """() => {
  document.querySelector('main').style.opacity = 0
  const parts = document.querySelectorAll('main > header > *')
  return [...parts].map((one) => one.getBoundingClientRect().toJSON())
}"""


@pytest.mark.parametrize("size", [*SIZES, (667, 375), (740, 360), (1280, 720)], ids=str)
def test_no_ship_flies_behind_the_words_of_a_page(person: Invite, size: tuple[int, int]) -> None:
    drawing = SKYLINE.read_text("utf-8")
    assert all(bytes(hull).hex() in drawing for hull in HULLS), "the ships have other colours"
    poses.welcome(ada := person("Ada", viewport={"width": size[0], "height": size[1]}))
    boxes: list[FloatRect] = ada.page.evaluate(UNCOVER)
    screenshot = Image.open(BytesIO(ada.page.screenshot())).convert("RGB")
    assert len(boxes) == 2
    for box in boxes:
        left, top = int(box["x"]), int(box["y"])
        part = screenshot.crop((left, top, left + int(box["width"]), top + int(box["height"])))
        assert not HULLS & {colour for _, colour in part.getcolors(1 << 24) or ()}, box
