"""The letters and numbers beside the hit charts are large, and none touches the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_after_action import play_match
from tests.e2e.test_builder import FLEETS

#: The letters and numbers that touch another, or are smaller than 13 pixels. Each counts as high as its size,
#: without the space that a font leaves above and below its digits.
TOUCHING = """() => {
  const found = []
  for (const chart of document.querySelectorAll('svg.chart')) {
    const scale = chart.getBoundingClientRect().width / chart.viewBox.baseVal.width
    const texts = [...chart.querySelectorAll('.axis:not(.on)')].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const size = parseFloat(getComputedStyle(one).fontSize) * scale
      const middle = (top + bottom) / 2
      if (size < 12.9) found.push(`${one.textContent} is small: ${size}`)
      return { name: one.textContent, left, right, top: middle - size / 2, bottom: middle + size / 2 }
    })
    texts.forEach((one, i) => texts.slice(0, i).forEach((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 0 && down > 0.1) found.push(`${other.name} and ${one.name}: ${across} by ${down}`)
    }))
  }
  return found
}"""
#: The number of row numbers of each chart that is shown.
COUNTS = """() => [...document.querySelectorAll('svg.chart')].map((chart) =>
  [...chart.querySelectorAll('.axis:not(.on)')].filter((one) => /[0-9]/.test(one.textContent)).length)"""
#: The elements of a ship's sheet or record that are wider than their place.
CUT = """() => [...document.querySelectorAll('.sheet .words *, [data-testid^=record-] *')]
  .filter((one) => !one.closest('svg') && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def open_report(ada: Person) -> None:
    table, _ = play_match(ada)
    ada.page.goto(f"{table}/report")


def open_builder(ada: Person) -> None:
    match = Guest(ada).create_match("dead-zone", "isn-1", fleets=FLEETS)
    ada.page.goto(f"/m/{match['id']}/loadout")


def open_loadouts(ada: Person) -> None:
    _ = Guest(ada)
    ada.page.goto("/loadouts/galaxies")


def open_ships(ada: Person) -> None:
    ada.page.goto("/rules/galaxies/ships")


@pytest.mark.parametrize(
    ("open_page", "width", "height"),
    [
        (open_report, 390, 844),
        (open_builder, 1366, 768),
        (open_loadouts, 1366, 768),
        (open_ships, 390, 844),
    ],
)
def test_the_numbers_beside_a_chart_do_not_touch(
    person: Invite, open_page: Callable[[Person], None], width: int, height: int
) -> None:
    ada = person("Ada")
    ada.page.set_viewport_size({"width": width, "height": height})
    open_page(ada)
    expect(ada.page.get_by_role("img", name="Hit chart").first).to_be_visible()
    for other in ((width, height), (844, 390), (1024, 600), (1440, 900), (2560, 1440), (320, 640)):
        ada.page.set_viewport_size({"width": other[0], "height": other[1]})
        ada.wait_until(lambda: ada.page.evaluate(TOUCHING) == [], f"nothing touches at {other}")
        assert ada.page.evaluate(CUT) == [], other
        if other == (width, height):
            ada.wait_until(lambda: set(ada.page.evaluate(COUNTS)) == {8}, "all numbers are shown")
