"""Line, question and tracks of Pulp Invasion never move: their places depend only on the window."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from engine.core.present.wire import Wire
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.posed import bridge_crew_scene, crowded_scene
from tests.e2e.test_layout import (
    DESKS,
    LONG,
    NO_DRAWING,
    OVERLAPS,
    PARTS,
    PHONES,
    SHOW_SIZES,
    SMALL_TARGETS,
    SMALL_WORDS,
    in_words,
    recap_frames,
)
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.e2e.test_pulp_fullest import COLORFUL, EACH, LINE, Stage, cubes_scene
from tests.e2e.windows import Windows
from tests.pulp.scenes import C1, C2, D1, S1, Scene
from tests.pulp.traitor_scenes import TraitorScene
from tests.serving import Server

#: The phone on which pictures to choose from fill the whole room below the tracks.
PORTRAIT = (390, 844)
#: Window sizes so low that the log has only a few lines.
LOW = ((1024, 600), (1366, 768))
#: The Planets with the longest texts.
LONGEST = ["last-lantern", "green-cathedral", "whisper-station"]
#: Elements of a place that stick out of its box on the table.
OUTSIDE = """(place) => {
  const part = document.querySelector(place)
  const frame = part.parentElement.getBoundingClientRect()
  return [...part.querySelectorAll(':not(.sr)')].filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect()
    return height && (top < frame.top - 1 || bottom > frame.bottom + 1)
  }).map((one) => one.outerHTML.slice(0, 80))
}"""
#: The rectangles of the line, the question and the tracks: left, top, width and height.
BOXES = """() => [
  '[data-place=line], [data-place=planets]', '.desk, aside [data-testid=decision]', '[data-place=abilities]'
].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
  return [x, y, width, height]
})"""
#: Whether the table is laid out for a window of this size.
FITS = """([width, height]) => {
  const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const small = width / larger < 820 || height / larger < 520
  return innerWidth === width && small === !!document.querySelector('.table:is(.phone, .short)')
}"""
#: Window sizes of the large table and of the smallest desk, with the usual ones between them.
NAME_SIZES = ((1024, 600), (1366, 768), (1440, 900), (2560, 1440))
LARGE = (2560, 1440)
#: The number of cards of the fullest hand that are in sight in the lowest window of a desk.
MIN_VISIBLE = 10
#: The names of cards in hand: the number in sight, and those of them that are cut off or covered.
NAMES = """() => {
  const { paddingBottom } = getComputedStyle(document.querySelector('[data-place=hand] ul'))
  const list = document.querySelector('[data-place=hand] ul').getBoundingClientRect()
  list.height -= parseFloat(paddingBottom) // the arrow's place
  const within = (one, frame) => one.left >= frame.left - 1 && one.right <= frame.right + 1
    && one.top >= frame.top - 1 && one.bottom <= frame.bottom + 1
  const names = [...document.querySelectorAll('[data-place=hand] [data-held] b')].map((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return { name, box: range.getBoundingClientRect(), card: name.closest('button') }
  }).filter(({ box }) => box.bottom > list.top + 1 && box.top < list.bottom - 1)
  const bare = ({ box, card }) => [box.left + 2, box.right - 2]
    .every((x) => card.contains(document.elementFromPoint(x, (box.top + box.bottom) / 2)))
  const cut = names.filter((one) =>
    !(within(one.box, one.card.getBoundingClientRect()) && within(one.box, list) && bare(one)))
  return [names.length, cut.map(({ name }) => name.textContent)]
}"""
#: JavaScript that returns the contrast of two opaque colours. It is no number for others.
CONTRAST_OF = """(...colors) => {
  const light = (of) => {
    const [red, green, blue, alpha = 1] = of.match(/[\\d.]+/g).map(Number)
    const parts = [red, green, blue].map((x) => x / 255)
      .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4))
    return alpha < 1 ? NaN : parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
  }
  const [dark, bright] = colors.map(light).sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}"""
#: The contrast of a text with the ground of its box, or of the first box around it that has one.
CONTRAST = (
    f"(place) => {{ const contrastOf = {CONTRAST_OF}"
    + """
  const text = document.querySelector(place)
  let box = text
  while (box && /, 0\\)$/.test(getComputedStyle(box).backgroundColor)) box = box.parentElement
  return contrastOf(getComputedStyle(text).color, getComputedStyle(box).backgroundColor)
}"""
)
#: Whether the arrow at the end of a scrolling box is seen, how far it reaches below that box, and the names
#: under it.
ARROW_AT = """([place, names]) => {
  const box = document.querySelector(place)
  const arrow = box.querySelector(':scope > .end [data-edge]')
  const { opacity, visibility } = getComputedStyle(arrow)
  const { top, bottom } = arrow.getBoundingClientRect()
  const under = [...box.querySelectorAll(names)].map((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return [name.textContent, range.getBoundingClientRect()]
  }).filter(([, name]) => name.top < top - 1 && name.bottom > top + 1)
  const seen = Number(opacity) === 1 && visibility === 'visible'
  return [seen, bottom - box.getBoundingClientRect().bottom, under.map(([name]) => name)]
}"""
#: The contrast of the button that reads the dice with its own ground, and whether it is beside them.
DICE_BUTTON = (
    f"() => {{ const contrastOf = {CONTRAST_OF}"
    + """
  const button = document.querySelector('[data-testid=read-dice]')
  const { color, backgroundColor } = getComputedStyle(button)
  const die = document.querySelector('[data-testid^=die-]').getBoundingClientRect()
  return [contrastOf(color, backgroundColor), button.getBoundingClientRect().top < die.bottom]
}"""
)
#: The names of the Abilities that are in sight, wholly inside the box of their track.
TRACKS = """() => [...document.querySelectorAll('[data-place=abilities] .word')].filter((word) => {
  const range = document.createRange()
  range.selectNodeContents(word)
  const [name, track] = [range, word.closest('.track')].map((one) => one.getBoundingClientRect())
  const value = word.closest('.track').querySelector('.value').getBoundingClientRect()
  return name.width && name.left >= track.left && name.right <= value.left && name.bottom <= track.bottom
}).map((word) => word.textContent)"""
#: The largest rectangle of the board without words or pictures, as a share of the Encounter Line.
LARGEST_GAP = """() => {
  const STEP = 16, board = document.querySelector('[data-testid=board]')
  const { left, top, width, height } = board.getBoundingClientRect()
  const [columns, rows] = [Math.floor(width / STEP), Math.floor(height / STEP)]
  const full = Array.from({ length: rows }, () => new Uint8Array(columns))
  const cell = (pixels, most) => Math.min(most, Math.max(0, pixels / STEP))
  const fill = (box) => {
    const [from, to] = [box.left - left, box.right - left].map((x) => cell(x, columns))
    for (let y = Math.floor(cell(box.top - top, rows)); y < cell(box.bottom - top, rows); y++)
      full[y].fill(1, Math.floor(from), Math.ceil(to))
  }
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let text; (text = texts.nextNode());) {
    if (!text.data.trim() || text.parentElement.closest('.sr')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) fill(box)
  }
  for (const picture of board.querySelectorAll('svg:not(svg svg)')) fill(picture.getBoundingClientRect())
  let most = 0
  const high = new Uint16Array(columns)
  for (const row of full) {
    for (let x = 0; x < columns; x++) high[x] = row[x] ? 0 : high[x] + 1
    for (let x = 0; x < columns; x++)
      for (let low = high[x], to = x; to < columns && (low = Math.min(low, high[to])); to++)
        most = Math.max(most, low * (to - x + 1))
  }
  const line = document.querySelector('[data-place=line]').getBoundingClientRect()
  return (most * STEP * STEP) / (line.width * line.height)
}"""
#: The ratios of height to width of cards in the line and of their pictures, and the filled share of the
#: column beside the line.
SHAPES = """() => {
  const shape = (one) => { const { width, height } = one.getBoundingClientRect(); return height / width }
  const most = (what) => Math.max(...[...document.querySelectorAll(`[data-place=line] ${what}`)].map(shape))
  const column = document.querySelector('[data-place=search]').parentElement
  const filled = [...column.children].reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)
  return [most('[data-card]'), most('.art'), filled / column.getBoundingClientRect().height]
}"""
#: Elements side by side on the board. Cards of a fan may overlap.
BOARD = "[data-testid=board] :is([data-thing], [data-place=bag], [data-place] h2)"
ROUND = {"kind": "round", "round": 2}
DRAWN = {"kind": "drawn", "cubes": ["red", "yellow", "blue"], "by": ""}


@cache
def scenes(traitor: bool) -> dict[str, Wire]:
    """Return positions from early and late in a match: with small and large collections, with questions and
    choices."""
    if traitor:
        early, late = TraitorScene(*LINE), cubes_scene(TraitorScene, COLORFUL, EACH)
        return {"a Traitor, early": early.do("pass").view(), "a Traitor, late": late.view()}
    full_hand, crew = crowded_scene(), bridge_crew_scene()
    full_hand.begin()
    crew.begin()
    return {
        "early": Scene(C1, D1, S1, C2).view(),
        "a full hand": full_hand.view(),
        "crew and dice": crew.view(),
        "many cubes": cubes_scene(Scene, COLORFUL, EACH, level="advanced").view(),
    }


def engagement_view() -> Wire:
    """Return a position where the player pays for a card that changes its own Ability, with a key in hand."""
    scene = Scene("penal-regiment", "treaty-enforcers", "quiet-ones", hand=["saboteur-nine"], combat=10)
    return scene.do("engage").view()


class PosedPulpTable(Stage):
    """A table of Pulp Invasion that shows any view."""

    def __init__(self, ada: Person) -> None:
        ada.page.route(re.compile(r"/recap(\?|$)"), self._fulfil_recap)
        super().__init__(ada, Guest(ada).begin_match("pulp-invasion", "hero", game="pulp"))
        expect(ada.by_id("recap")).to_be_visible()
        ada.page.mouse.move(1, 1)

    def _fulfil_recap(self, route: Route) -> None:
        """Respond that a round began during her absence."""
        self.person.wait_until(lambda: self.frames, "the page has received the match")
        route.fulfill(
            json=recap_frames(self.frames[0]["view"], ROUND) if route.request.method == "GET" else None
        )

    def play(self, happening: dict[str, Any]) -> None:
        """Play a happening on top of the last shown view."""
        seq = self.frames[-1]["seq"] + 1
        self.frames.append({**self.frames[-1], "seq": seq})
        self.socket.send(json.dumps({"type": "diff", "seq": seq, "patch": [], "happenings": [happening]}))

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, and wait until everything is in its place."""
        self.person.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.person.wait_until(lambda: self.evaluate(FITS, size), f"the table is laid out for {size}")
        self.person.stable_result(BOXES)

    def boxes(self) -> list[list[float]]:
        """Return the rectangles of the line, the question and the tracks."""
        measured: list[list[float]] = self.person.page.evaluate(BOXES)
        return measured

    def evaluate(self, script: str, argument: Any) -> Any:
        """Return the result of a script on the page."""
        return self.person.page.evaluate(script, argument)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of Pulp Invasion."""
    with running(tmp_path_factory.mktemp("server"), "engine.pulp:GAME") as server:
        yield server


@pytest.fixture(scope="module")
def desk(windows: Windows, server: Server) -> Iterator[PosedPulpTable]:
    """One table for all tests. Each test shows its own views."""
    with visitors(windows, server) as invite:
        yield PosedPulpTable(invite("Ada", new=True, show="full", **DESKTOP))


def test_the_places_of_line_question_and_tracks_depend_on_the_window_alone(desk: PosedPulpTable) -> None:
    """Neither the hand, nor the question, nor the log, nor a recap changes their places."""
    early, recap = scenes(traitor=False)["early"], desk.person.by_id("recap")
    dialog, boxes = desk.person.page.get_by_role("dialog"), dict[tuple[int, int], list[list[float]]]()
    desk.show(early)
    for size in (*DESKS, *PHONES):
        desk.resize(size)
        boxes[size] = desk.boxes()
        for x, y, width, height in boxes[size]:
            assert min(x, y) >= 0 and x + width <= size[0] and y + height <= size[1], size
    desk.person.by_id("recap-skip").click()
    expect(recap).to_have_count(0)
    for size, box in boxes.items():
        desk.resize(size)
        for name, view in scenes(traitor=False).items():
            desk.show(view)
            parts = [0, 2] if size == PORTRAIT and name == "many cubes" else [0, 1, 2]
            assert [desk.boxes()[n] for n in parts] == [box[n] for n in parts], (size, name)
        desk.show(early | {"decision": early["decision"] | {"text": in_words(LONG)}})
        expect(desk.person.by_id("decision").locator("h2")).to_contain_text("many ships")
        assert desk.boxes() == box, (size, "a long question")
        desk.person.by_id("menu").click()
        expect(dialog).to_be_visible()
        assert desk.boxes() == box, (size, "an open dialog")
        desk.person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        desk.show(early)
        if size in SHOW_SIZES:
            for happening in (DRAWN, ROUND):
                desk.play(happening)
                expect(desk.person.page.locator(".shows > *").first).to_be_visible()
                assert desk.boxes() == box, (size, happening["kind"])
                desk.person.settle()


def test_the_places_beside_a_traitor_depend_on_the_window_alone(desk: PosedPulpTable) -> None:
    early, late = scenes(traitor=True).values()
    for size in (*DESKS, *PHONES):
        desk.resize(size)
        desk.show(early)
        box = desk.boxes()
        desk.show(late)
        parts = [0, 2] if size == PORTRAIT else [0, 1, 2]
        assert [desk.boxes()[n] for n in parts] == [box[n] for n in parts], size


def test_text_is_large_enough_on_a_wide_screen(desk: PosedPulpTable) -> None:
    for size in DESKS:
        desk.resize(size)
        for name, view in (scenes(traitor=False) | scenes(traitor=True)).items():
            desk.show(view)
            assert desk.evaluate(SMALL_WORDS, NO_DRAWING) == [], (size, name)


def test_text_is_large_enough_on_a_phone(desk: PosedPulpTable) -> None:
    """This excludes drawings."""
    for size in PHONES:
        desk.resize(size)
        for name, view in (scenes(traitor=False) | scenes(traitor=True)).items():
            desk.show(view)
            assert desk.evaluate(SMALL_WORDS, "svg") == [], (size, name)


def test_nothing_overlaps_at_twice_the_size(desk: PosedPulpTable) -> None:
    """Text grows by the browser's zoom, which halves the pixels of a page, or by the reader's font size."""
    desk.show(scenes(traitor=False)["crew and dice"])
    for zoom in ("", "200%"):
        desk.evaluate("(zoom) => { document.documentElement.style.fontSize = zoom }", zoom)
        for width, height in DESKS:
            desk.resize((width, height) if zoom else (width // 2, height // 2))
            for parts in (PARTS, BOARD):
                found = desk.evaluate(OVERLAPS, parts)
                assert found == [], (width, height, zoom, found)
    desk.evaluate("() => { document.documentElement.style.fontSize = '' }", None)


def test_every_control_is_large_enough_for_a_finger(windows: Windows, server: Server) -> None:
    with visitors(windows, server) as invite:
        table = PosedPulpTable(invite("Bob", new=True, **PHONE))
        table.person.by_id("recap-skip").tap()
        for view in (scenes(traitor=False)["a full hand"], scenes(traitor=True)["a Traitor, late"]):
            table.show(view)
            for size in (*PHONES, (1024, 768), (1366, 1024)):
                table.resize(size)
                found = table.evaluate(SMALL_TARGETS, 40)
                assert found == [], (size, found)


def test_an_opened_card_stays_open_when_a_phone_is_turned(windows: Windows, server: Server) -> None:
    """It says why the card cannot be used now. A large window shows it under its tab."""
    with visitors(windows, server) as invite:
        table = PosedPulpTable(invite("Bob", new=True, **PHONE))
        ada = table.person
        ada.by_id("recap-skip").tap()
        table.show(scenes(traitor=False)["a full hand"])
        table.resize(PORTRAIT)
        ada.by_id("strip").tap()
        ada.page.locator("[data-place=hand] [data-testid^=hand-]").first.tap()
        opened = ada.by_id("reading")
        for size in (PORTRAIT, PHONES[1], PORTRAIT):
            table.resize(size)
            expect(opened).to_be_in_viewport()
            expect(opened.get_by_test_id("unplayable")).to_be_visible()
        table.resize((1024, 768))
        expect(opened).to_have_count(0)
        expect(ada.by_id("tab-card")).to_have_attribute("aria-selected", "true")
        expect(ada.page.locator("#pane").get_by_test_id("unplayable")).to_be_attached()
        table.resize(PORTRAIT)
        expect(opened).to_be_in_viewport()


#: The cards of a kind of which no piece of the picture is in sight.
WITHOUT_PICTURE = """(cards) => [...document.querySelectorAll(cards)].filter((card) =>
  ![...card.querySelectorAll('svg .ink')].some((ink) => {
    const frame = ink.ownerSVGElement.ownerSVGElement?.getBoundingClientRect()
    return frame && ink.checkVisibility() && frame.width >= 20 && frame.height >= 14
  })).map((card) => card.textContent)"""


#: Some keys and codes of a full hand. The cards for exploration have no pictures.
KEYS = ("Customs Patrol", "Dune Lancers", "Archive Drones", "Toll Keepers", "Void Divers")


def test_cards_show_their_pictures_on_a_phone(desk: PosedPulpTable) -> None:
    """This holds for the line and for the strip of the hand."""
    if (skip := desk.person.by_id("recap-skip")).count():
        skip.click()
    desk.show(scenes(traitor=False)["early"])
    for size in (*PHONES, (360, 740)):
        desk.resize(size)
        for name in ("early", "a full hand", "many cubes"):
            desk.show(scenes(traitor=False)[name])
            expect(desk.person.page.locator("[data-place=line] [data-card]").first).to_be_visible()
            assert desk.evaluate(WITHOUT_PICTURE, "[data-place=line] [data-card]") == [], (size, name)
            bare = " ".join(desk.evaluate(WITHOUT_PICTURE, "[data-testid=strip] [data-card]"))
            assert not any(key in bare for key in KEYS), (size, name, bare)


def test_the_hand_on_a_phone_can_be_closed_by_a_button_in_sight(windows: Windows, server: Server) -> None:
    """Afterwards the question is in sight again."""
    with visitors(windows, server) as invite:
        table = PosedPulpTable(invite("Bob", new=True, **PHONE))
        ada = table.person
        ada.by_id("recap-skip").tap()
        for view in (engagement_view(), scenes(traitor=False)["a full hand"]):
            table.show(view)
            table.resize(PORTRAIT)
            ada.by_id("strip").tap()
            ada.page.locator("#pane").evaluate("(pane) => pane.scrollTo(0, pane.scrollHeight)")
            expect(ada.by_id("close-page")).to_be_in_viewport(ratio=1)
            ada.by_id("close-page").tap()
            expect(ada.page.locator("#pane")).to_be_hidden()
            expect(ada.by_id("decision").locator("h2")).to_be_in_viewport(ratio=1)


def test_the_abilities_are_named_on_phones_and_in_low_windows(desk: PosedPulpTable) -> None:
    desk.show(engagement_view())
    for size in (PORTRAIT, PHONES[1], *LOW):
        desk.resize(size)
        assert desk.evaluate(TRACKS, None) == ["Combat", "Diplomacy", "Science"], size


def test_the_dice_are_read_by_a_plain_button_beside_them_on_a_phone(windows: Windows, server: Server) -> None:
    with visitors(windows, server) as invite:
        table = PosedPulpTable(invite("Bob", new=True, **PHONE))
        table.person.by_id("recap-skip").tap()
        for name in ("many cubes", "crew and dice"):
            table.show(scenes(traitor=False)[name])
            expect(table.person.by_id("read-dice")).to_be_visible()
            contrast, beside = table.evaluate(DICE_BUTTON, None)
            assert contrast >= 4.5, (name, contrast)
            assert beside, name


def test_pointing_at_a_card_in_a_low_window_moves_nothing(desk: PosedPulpTable) -> None:
    """Its card is shown under the tabs, so a press that began on a button also ends there."""
    ada = desk.person
    if (skip := ada.by_id("recap-skip")).count():
        skip.click()
    desk.show(scenes(traitor=False)["early"])
    for size in LOW:
        desk.resize(size)
        ada.page.mouse.move(1, 1)
        box, card_tab = desk.boxes(), ada.by_id("tab-card")
        tab_box = card_tab.bounding_box()
        expect(card_tab).to_have_attribute("aria-selected", "false")
        ada.page.locator("[data-place=line] [data-card]").first.hover()
        expect(card_tab).to_have_attribute("aria-selected", "true")
        assert (desk.boxes(), card_tab.bounding_box()) == (box, tab_box), size
    ada.page.mouse.move(1, 1)


def test_planets_to_choose_from_cover_nothing(desk: PosedPulpTable) -> None:
    desk.show(scenes(traitor=False)["early"] | {"line": [], "planet": None, "planets": LONGEST})
    expect(desk.person.page.locator("[data-place=planets] h2")).to_have_count(3)
    for size in LOW:
        desk.resize(size)
        assert desk.evaluate(OUTSIDE, "[data-place=planets]") == [], size


def test_names_in_hand_are_whole(desk: PosedPulpTable) -> None:
    """Names out of sight can be reached by scrolling. No visible name is cut off or covered by another
    card."""
    if (skip := desk.person.by_id("recap-skip")).count():
        skip.click()
    desk.show(scenes(traitor=False)["early"])
    for size in NAME_SIZES:
        desk.resize(size)
        for name in ("a full hand", "crew and dice"):
            view = scenes(traitor=False)[name]
            desk.show(view)
            desk.person.page.mouse.move(1, 1)
            card_count = desk.person.page.locator("[data-place=hand] [data-held]").count()
            visible_count, cut_names = desk.evaluate(NAMES, None)
            assert cut_names == [], (size, name)
            arrow = desk.person.page.locator("[data-place=hand] [data-edge]")
            expect(arrow).to_have_css("opacity", "1" if visible_count < card_count else "0")
            assert visible_count >= (card_count if size == LARGE else min(card_count, MIN_VISIBLE)), (
                size,
                name,
                visible_count,
            )


def test_an_arrow_is_whole_wherever_more_lies_below(desk: PosedPulpTable) -> None:
    """At the end of a question, also after one whose closing buttons hid an answer; of the Super Weapons;
    and of the hand, of which it covers no name."""
    if (skip := desk.person.by_id("recap-skip")).count():
        skip.click()
    full, late = scenes(traitor=False)["a full hand"], scenes(traitor=True)["a Traitor, late"]
    many, bar = scenes(traitor=False)["many cubes"], "[data-testid=decision]"
    desk.show(many)
    closed = many["decision"]["options"] + [one for one in full["decision"]["options"] if one.get("role")]
    for size, view in (((1024, 600), full), ((1024, 600), many), ((844, 390), late), ((844, 390), many)):
        desk.resize(size)
        desk.show(
            many | {"decision": many["decision"] | {"id": "closed", "min": 0, "max": 2, "options": closed}}
        )
        expect(desk.person.page.locator(f"{bar} .held [data-edge]")).to_have_css("opacity", "1")
        desk.show(view)
        expect(desk.person.page.locator(f"{bar} > .end [data-edge]")).to_have_css("opacity", "1")
        seen, below, _ = desk.evaluate(ARROW_AT, [bar, "h2"])
        assert seen and below <= 0, (size, "the question", seen, below)
    desk.resize((1024, 600))
    desk.show(full)
    for place in (".arms", "[data-place=hand] ul"):
        expect(desk.person.page.locator(f"{place} > .end [data-edge]")).to_have_css("opacity", "1")
        seen, below, under = desk.evaluate(ARROW_AT, [place, "b"])
        assert seen and below <= 0 and under == [], (place, seen, below, under)


def test_the_words_of_empty_places_can_be_read(desk: PosedPulpTable) -> None:
    """On a phone, they have paper of their own."""
    if (skip := desk.person.by_id("recap-skip")).count():
        skip.click()
    desk.show(scenes(traitor=False)["early"])
    for size in (*PHONES, (1024, 600)):
        desk.resize(size)
        for contrast in ("", "more"):
            desk.evaluate("(contrast) => { document.documentElement.dataset.contrast = contrast }", contrast)
            for place in (".dice .none", "[data-place=weapons] h2", "[data-place=weapons] .count"):
                assert desk.evaluate(CONTRAST, place) >= 4.5, (size, contrast, place)
    desk.evaluate("() => { delete document.documentElement.dataset.contrast }", None)


def test_a_large_window_has_neither_huge_pictures_nor_large_gaps(desk: PosedPulpTable) -> None:
    desk.show(scenes(traitor=False)["early"])
    desk.resize(LARGE)
    for name, view in scenes(traitor=False).items():
        desk.show(view)
        card, art, filled = desk.evaluate(SHAPES, None)
        assert card < 2.05, (name, "a card", card)
        assert art < 1.25, (name, "its picture", art)
        assert filled > 0.85, (name, "beside the line", filled)
        assert desk.evaluate(LARGEST_GAP, None) < 0.3, (
            name,
            "an empty place",
            desk.evaluate(LARGEST_GAP, None),
        )


def test_super_weapons_are_counted_as_found_and_to_find(desk: PosedPulpTable) -> None:
    """In an open match, at least one is still to be found (END-01)."""
    for name, view in (scenes(traitor=False) | scenes(traitor=True)).items():
        traitor_count = len((view["traitor"] or {}).get("weapons", []))
        found_count, needed_count = len(view["weapons"]), view["weapons_needed"]
        assert found_count + traitor_count < needed_count, name
        desk.show(view)
        for size in (LARGE, *LOW):
            desk.resize(size)
            count = desk.person.page.locator("[data-place=weapons] h2")
            expect(count).to_contain_text(
                f"{found_count} found, {needed_count - found_count - traitor_count} to find"
            )
