"""Ships are known by their silhouettes in the smallest print: 24 pixels, as the lists of fleets show them."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest

SIZE = 24  # pixels
SIDES = {"ISN": "isn-everest", "Wretch": "vapors-fate"}
#: The least share of the black of two silhouettes that only one of them has, however they are laid on each
#: other. The two most alike have 0.34.
LEAST_DIFFERENCE = 0.3
SHIFT = 2  # pixels, by which one silhouette is moved on the other
#: How often the outline of a ship turns round, there and back. A ruled outline has few corners, a torn one
#: many.
MOST_RULED, LEAST_TORN = 4.9, 5.3

#: Lays one icon of each ship on a white sheet, in black. Returns the ships in order.
LAY_OUT = """(size) => {
  const icons = new Map()
  for (const icon of document.querySelectorAll(`svg[data-ship][width="${size}"]`))
    icons.set(icon.dataset.ship, icon.cloneNode(true))
  const sheet = document.createElement('div')
  sheet.id = 'sheet'
  sheet.append(...icons.values())
  document.body.append(sheet)
  const style = new CSSStyleSheet()
  style.replaceSync(`
    #sheet { position: fixed; inset: 0; z-index: 999; display: flex; background: #fff }
    #sheet path { fill: #000 !important; stroke: #000 !important }`)
  document.adoptedStyleSheets.push(style)
  return [...icons.keys()]
}"""
#: Returns how often the outline of a hull turns, in full circles, as far as steps of one pixel show it.
TURNS = """(icon) => {
  const hull = icon.querySelector('.hull')
  const pixel = icon.viewBox.baseVal.width / icon.clientWidth
  const steps = Math.round(hull.getTotalLength() / pixel)
  const at = (n) => hull.getPointAtLength(((n % steps) / steps) * hull.getTotalLength())
  const headings = Array.from({ length: steps + 1 }, (_, n) =>
    Math.atan2(at(n + 1).y - at(n).y, at(n + 1).x - at(n).x))
  const bends = headings.slice(1).map((heading, n) => {
    const bend = Math.abs(heading - headings[n])
    return Math.min(bend, 2 * Math.PI - bend)
  })
  return bends.reduce((sum, bend) => sum + bend) / (2 * Math.PI)
}"""


@pytest.mark.usefixtures("server")
def test_silhouettes_are_known_at_the_smallest_size(person: Invite) -> None:
    ada = person("Ada", painted=True)
    Guest(ada)
    ada.page.goto("/loadouts/galaxies")
    prints, turns = dict[str, Image.Image](), dict[str, dict[str, float]]()
    for side, flagship in SIDES.items():
        _ = ada.by_id("against-side").select_option(side)
        expect(ada.page.locator(f"[data-ship={flagship}][width='{SIZE}']").first).to_be_visible()
        ships: list[str] = ada.page.evaluate(LAY_OUT, SIZE)
        icons = {ship: ada.page.locator(f"#sheet [data-ship={ship}]") for ship in ships}
        turns[side] = {ship: round(icon.evaluate(TURNS), 1) for ship, icon in icons.items()}
        for ship, icon in icons.items():
            picture = Image.open(BytesIO(icon.screenshot())).convert("L")
            assert picture.size == (SIZE, SIZE)
            prints[ship] = ImageChops.invert(picture)
        ada.page.evaluate("document.getElementById('sheet').remove()")

    assert [len(ships) for ships in turns.values()] == [6, 6]
    shares = [(difference(prints[one], prints[other]), one, other) for one, other in combinations(prints, 2)]
    assert [pair for pair in shares if pair[0] < LEAST_DIFFERENCE] == []
    assert {ship for ship, turn in turns["ISN"].items() if turn > MOST_RULED} == set()
    assert {ship for ship, turn in turns["Wretch"].items() if turn < LEAST_TORN} == set()


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the share of the ink of two prints that only one has, where they are laid best on each other."""
    offsets = range(-SHIFT, SHIFT + 1)
    return min(difference_there(one, moved(other, *offset)) for offset in product(offsets, offsets))


def difference_there(one: Image.Image, other: Image.Image) -> float:
    """Return the share of the ink of two prints that only one has."""
    return ink(ImageChops.difference(one, other)) / ink(ImageChops.lighter(one, other))


def moved(picture: Image.Image, x: int, y: int) -> Image.Image:
    """Return a print that is moved by some pixels."""
    sheet = Image.new("L", picture.size)
    sheet.paste(picture, (x, y))
    return sheet


def ink(picture: Image.Image) -> float:
    """Return how much ink a print has."""
    return ImageStat.Stat(picture).sum[0]
