"""Plays the lessons by following the coach. The coach is also dismissed, and called to other matches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import AXE, violations
from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE, Keys, check_width
from tests.serving import Server

MOST_PRESSES = 70
#: The maximum number of presses in First Flight: one for each question, and one more where a shot is chosen
#: beside its target.
MOST_IN_FIRST_FLIGHT = 35
#: The purpose of the lesson: decisions and events that must occur.
KINDS = {"deploy", "launch-at", "action", "move", "shot", "respond"}
STORY = {
    "launched",
    "attached",
    "activated",
    "moved",
    "charged",
    "attack",
    "damage",
    "roll",
    "played",
    "destroyed",
}

#: The same for the lesson of Pulp Invasion.
PULP_KINDS = {"dice", "planet", "encounter", "engage", "turn", "evade", "search", "cube", "take", "pay-with"}
PULP_STORY = {"line", "engaged", "evaded", "die-used", "drawn", "found", "understood", "taken", "discarded"}

#: The coach's text and target, once the page asks and nothing is in progress; null before.
LOOK = """() => {
  const [bar, coach] = ['decision', 'coach'].map((id) => document.querySelector(`[data-testid=${id}]`))
  if (document.querySelector('[data-testid=result]')) return ['', '', '', []]
  const points = coach?.dataset.points
  if (!bar?.dataset.decision || !points || bar.querySelector('[data-option]:disabled')) return null
  const box = ({ left, top, right, bottom }) => [left, top, right, bottom]
  const rings = [...document.querySelectorAll('[data-testid=ring]')]
  if (!rings.length) return null
  const boxes = [coach, ...rings].map((node) => box(node.getBoundingClientRect()))
  return [`${bar.dataset.decision} ${points}`, bar.dataset.kind, points, boxes]
}"""

#: Whether the table is scrolled to its top, where the line is.
FROM_ITS_TOP = "() => document.querySelector('[data-testid=board]').scrollTop === 0"

#: Whether the whole content of a dialog is in sight. The height and the width of the two lesser buttons after
#: a lesson.
NEXT_BUTTONS = """() => ['rematch', 'back-to-lobby']
  .map((name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect())
  .map(({y, width}) => [y, width])"""

#: Buttons of a result that are not wholly within its window.
CUT = """(dialog) => {
  const {top, bottom} = dialog.getBoundingClientRect()
  const cut = (box) => box.top < Math.max(0, top) || box.bottom > Math.min(innerHeight, bottom)
  return [...dialog.querySelectorAll('footer :is(a, button)')]
    .filter((button) => cut(button.getBoundingClientRect())).map((button) => button.textContent)
}"""

#: Targets of the coach that are out of sight: any part of buttons and explained elements, otherwise the
#: centre.
HIDDEN = """() => {
  const places = {
    option: (name) => `[data-testid=decision] [data-option="${name}"], [data-shot="${name}"]`,
    space: (name) => `[data-space="${name}"]`,
    ship: (name) => `[data-testid=board] [data-testid="ship-${name}"]`,
    place: (name) => `[data-place="${name}"], [data-testid="${name}"]`,
  }
  const frames = (node) => {
    const up = node.parentElement
    return up ? [...(getComputedStyle(up).overflow === 'visible' ? [] : [up]), ...frames(up)] : []
  }
  const inside = (node, whole) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    if (!width || !height) return false
    const part = whole ? [x + 1, y + 1, x + width - 1, y + height - 1] : [x + width / 2, y + height / 2]
    const [left, top, right = left, bottom = top] = part
    const boxes = frames(node).map((frame) => frame.getBoundingClientRect())
    const within = [new DOMRect(0, 0, innerWidth, innerHeight), ...boxes].every(
      (box) => left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom,
    )
    const over = document.elementFromPoint(x + width / 2, y + height / 2)
    return within && (!(node instanceof HTMLButtonElement) || node.contains(over))
  }
  const { points } = document.querySelector('[data-testid=coach]').dataset
  return points.split(' ').filter((point) => {
    const [kind, name] = [point.slice(0, point.indexOf(':')), point.slice(point.indexOf(':') + 1)]
    const whole = kind === 'option' || name === 'explained'
    return ![...document.querySelectorAll(places[kind](name))].some((node) => inside(node, whole))
  })
}"""
#: The titles of questions that are not wholly in sight.
TITLE = """() => [...document.querySelectorAll('[data-testid=decision] h2')].filter((title) => {
  const { x, y, width, height } = title.getBoundingClientRect()
  return [y + 2, y + height - 2].some((at) => {
    const over = document.elementFromPoint(x + width / 2, at)
    return !title.contains(over)
  })
}).map((title) => title.textContent)"""
#: The given ships that the chart covers by more than an edge. Pegs may touch the chart.
COVERED_SHIPS = """(ships) => {
  const box = (name) => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect()
  const [chart, edge] = [box('chart-show'), 4]
  return ships.filter((id) => {
    const ship = box(`ship-${id}`)
    return ship.left + edge < chart.right && ship.right - edge > chart.left &&
      ship.top + edge < chart.bottom && ship.bottom - edge > chart.top
  })
}"""
#: Ships that can be chosen, and hit chances, that are not wholly in sight: under the names of columns and
#: rows, outside of the board, or under the question of a phone.
OBSCURED = """() => {
  const box = (one) => one?.getBoundingClientRect()
  const board = box(document.querySelector('[data-testid=board]'))
  const bands = [...document.querySelectorAll('[data-testid=edge-names] rect')].map(box)
  const [lying, upright] = [true, false].map((lies) => bands.filter((one) => one.width > one.height === lies))
  const top = Math.max(board.top, ...lying.map(({ bottom }) => bottom))
  const left = Math.max(board.left, ...upright.map(({ right }) => right))
  const bottom = Math.min(board.bottom, box(document.querySelector('.phone .desk'))?.top ?? Infinity)
  const ships = [...document.querySelectorAll('[data-testid^=ship-][data-offered]')]
  const odds = [...document.querySelectorAll('[data-testid^=odds-]')]
  const parts = [...ships.map((ship) => [ship, ship.querySelector('.foot')]),
    ...odds.map((label) => [label, label.querySelector('rect')])]
  return parts.filter(([, part]) => {
    const { left: from, right: to, top: high, bottom: low } = box(part)
    return from < left - 1 || to > board.right + 1 || high < top - 1 || low > bottom + 1
  }).map(([one]) => one.dataset.testid)
}"""
#: The ships on the board.
BOTH = """() => [...document.querySelectorAll('[data-testid^=ship-]')]
  .map((one) => one.dataset.testid.slice(5))"""
#: How far the middle of the fighters is from the middle of the board, as a share of its width.
ASIDE = """(ships) => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const middles = ships.map((ship) => document.querySelector(`[data-testid="ship-${ship}"] .foot`))
    .map((foot) => foot.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2)
  const middle = (Math.min(...middles) + Math.max(...middles)) / 2
  return Math.abs(middle - board.left - board.width / 2) / board.width
}"""
#: The share of a phone's board, above the question, that is empty below the board's frame.
VOID = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const over = document.querySelector('.phone .desk').getBoundingClientRect()
  const spaces = [...document.querySelectorAll('[data-space]')].map((one) => one.getBoundingClientRect())
  return (over.top - Math.max(...spaces.map(({ bottom }) => bottom))) / (over.top - board.top)
}"""
#: Whether a phone hides spaces of the board at one edge while more than its frame is empty at the other. The
#: chart of an attack needs the room.
WASTED = """() => {
  const find = (what) => document.querySelector(what)?.getBoundingClientRect()
  const [board, over] = ['[data-testid=board]', '.phone .desk'].map(find)
  if (!over || find('[data-testid=chart-show], [data-testid=attack-show]')) return false
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
  const names = boxes('[data-testid=edge-names] rect').filter(({ width, height }) => width > height)
  const spaces = boxes('[data-space]')
  const high = Math.max(board.top, ...names.map(({ bottom }) => bottom))
  const above = Math.min(...spaces.map(({ top }) => top)) - high
  const below = over.top - Math.max(...spaces.map(({ bottom }) => bottom))
  const frame = 60
  return (above < -1 && below > frame) || (below < -1 && above > frame)
}"""
#: The figures on the board that a ring of the coach hides.
RINGED_FIGURES = """() => {
  const rings = [...document.querySelectorAll('[data-testid=ring]')]
  for (const ring of rings) ring.style.pointerEvents = 'auto'
  const hidden = [...document.querySelectorAll('[data-figure]')].filter((figure) => {
    const { left, top, right, bottom } = figure.getBoundingClientRect()
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y]))
    return points.some(([x, y]) => rings.includes(document.elementFromPoint(x, y)))
  })
  for (const ring of rings) ring.style.pointerEvents = ''
  return hidden.map((figure) => figure.closest('[data-testid]').dataset.testid)
}"""
#: Window sizes in which no target of the coach may be out of sight.
SIZES = ((1024, 600), (1366, 768), (1440, 900))

#: The number key shown on a button.
NUMBER = "(place) => document.querySelector(place).querySelector('kbd')?.textContent"

#: Selectors of the coach's targets, except for options.
PLACES = {"space": '[data-space="{}"]', "place": "[data-testid={}]", "ship": '[data-testid="ship-{}"]'}

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Advice:
    """The coach's target. `step` distinguishes it from the next target. `boxes` are the rectangles of the
    coach and its rings."""

    step: str
    kind: str
    points: str
    boxes: list[Box]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """All games on one server."""
    games = (GAME, "examples.duel:GAME", "engine.pulp:GAME")
    with running(tmp_path_factory.mktemp("server"), *games) as server:
        yield server


def start_lesson(ada: Person, game: str = "galaxies", *, keyboard: bool = False) -> Person:
    """Let a newcomer follow the offered buttons until the lesson begins."""
    ada.page.goto("/")
    chosen, lesson = ada.by_id(f"game-{game}"), ada.by_id("lesson")
    if keyboard:
        keys = Keys(ada.page)
        keys.to(ada.page.locator("[data-testid^=game-]:checked"))
        while not chosen.is_checked():
            keys.press("ArrowRight")
        keys.activate(lesson)
    else:
        chosen.check()
        lesson.click()
    expect(ada.by_id("coach")).to_be_visible()
    return ada


def next_advice(ada: Person, previous_step: str = "") -> Advice:
    """Wait for the coach's next advice."""

    def read_advice() -> Any:
        advice = ada.page.evaluate(LOOK)
        return advice if advice and advice[0] != previous_step else None

    return Advice(*ada.wait_until(read_advice, "the coach points at something"))


def follow_advice(ada: Person, advice: Advice, *, keyboard: bool, thumb: bool = False) -> None:
    """Press the coach's first target, or all targets where several options must be chosen.

    With a thumb, targets on the board need two presses, as the coach says.
    """
    needs_all = "place:confirm" in advice.points
    for point in advice.points.split(" ")[: None if needs_all else 1]:
        kind, _, name = point.partition(":")
        option = f':is([data-testid=decision] [data-option="{name}"], [data-shot="{name}"])'
        place = PLACES.get(kind, option).format(name)
        if thumb:
            ada.page.locator(f"{place}:visible").first.tap()
            if (armed := ada.page.locator("[data-testid=decision] .armed")).count():
                label = armed.locator(".label").inner_text()
                expect(ada.by_id("coach-says")).to_have_text(
                    re.compile(f"Press it again, or press “{re.escape(label)}”", re.I)
                )
                armed.tap()
        elif not keyboard:
            ada.page.locator(f"{place}:visible").first.click()
        elif number := ada.page.evaluate(NUMBER, place):
            ada.page.keyboard.press(number)
        else:
            Keys(ada.page).activate(ada.page.locator(place).first)


def are_apart(first: Box, second: Box) -> bool:
    """Return whether two boxes do not overlap."""
    return first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]


def follow_coach(
    ada: Person, *, keyboard: bool = False, thumb: bool = False, sizes: tuple[tuple[int, int], ...] = ()
) -> tuple[set[str], set[str]]:
    """Follow the coach to the end. Return the kinds of decisions that occurred, and the coach's texts. Check
    that all targets are in sight in windows of the given ``sizes``."""
    kinds, texts, step = set[str](), set[str](), ""
    for _ in range(MOST_PRESSES):
        advice = next_advice(ada, step)
        if not advice.step:
            break
        if advice.kind not in kinds:
            check_width(ada.page)
        for width, height in sizes:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.wait_until(lambda: ada.page.evaluate(HIDDEN) == [], f"all targets are in sight: {advice}")
            ada.wait_until(lambda: ada.page.evaluate(RINGED_FIGURES) == [], f"figures are legible: {advice}")
            ada.wait_until(lambda: not ada.page.evaluate(WASTED), f"the board fills the phone: {advice}")
        sizes = sizes[::-1]  # the next step begins with the size at which this one ends
        coach, *rings = advice.boxes
        assert all(are_apart(coach, ring) for ring in rings), f"the coach covers its target: {advice}"
        if "place:" not in advice.points:
            ada.wait_until(lambda: ada.page.evaluate(FROM_ITS_TOP), "the table is scrolled back to its top")
        if advice.kind == "respond" and "attacker" in ada.wire.view["decision"]["text"]["args"]:
            dice = ada.page.get_by_role("main").get_by_test_id("attack-show")
            expect(dice).to_be_visible()  # beside the question
        kinds.add(advice.kind)
        texts.add(ada.by_id("coach-says").inner_text())
        step = advice.step
        follow_advice(ada, advice, keyboard=keyboard, thumb=thumb)
    expect(ada.by_id("result")).to_be_visible()
    return kinds, texts


def test_a_newcomer_wins_the_maiden_flight_with_the_keyboard_alone(person: Invite) -> None:
    ada = start_lesson(person("Ada", **DESKTOP), "pulp", keyboard=True)
    kinds, texts = follow_coach(ada, keyboard=True)
    view = ada.wire.view
    assert (view["result"]["winner"], view["result"]["reason"], view["round"]) == ("hero", "weapons", 3)
    assert kinds >= PULP_KINDS
    assert set(ada.wire.happened) >= PULP_STORY
    assert not any("Usual:" in text for text in texts), "the coach's player knows this lesson"
    expect(ada.by_id("next-mission")).to_have_text("Next: Pulp Invasion")


def test_a_newcomer_wins_the_first_flight_on_a_phone_by_doing_what_the_coach_says(person: Invite) -> None:
    ada = start_lesson(person("Ada", **PHONE))
    _ = next_advice(ada)
    assert violations(ada.page) == []
    kinds, texts = follow_coach(ada, thumb=True, sizes=((390, 844),))
    assert violations(ada.page) == []
    view = ada.wire.view
    assert (view["result"]["winner"], view["result"]["reason"]) == ("isn", "ship-destroyed")
    assert view["round"] == 3
    assert kinds >= KINDS
    assert set(ada.wire.happened) >= STORY
    assert len(texts) <= MOST_IN_FIRST_FLIGHT
    assert any("ECM" in text for text in texts)
    assert any("hit chart" in text for text in texts)
    expect(ada.by_id("next-mission")).to_have_text("Next: Dead Zone Battle")
    # The result covers the coach, so the page itself explains a star.
    expect(ada.by_id("result").get_by_test_id("coach-last")).to_contain_text("A star!")
    expect(ada.by_id("coach-last")).to_be_in_viewport(ratio=1)


#: The position and the orientation of the board.
BOARD_PLACE = """() => {
  const board = document.querySelector('svg[data-board]')
  const { x, y, width, height } = board.getBoundingClientRect()
  return [x, y, width, height, board.querySelector('g').getAttribute('transform')]
}"""


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_coach_neither_moves_nor_turns_the_board(person: Invite, device: dict[str, Any]) -> None:
    ada = start_lesson(person("Ada", **device))
    _ = next_advice(ada)
    place_with_coach = ada.stable_result(BOARD_PLACE)
    if device is PHONE:
        ada.by_id("fold").tap()
        assert ada.stable_result(BOARD_PLACE) == place_with_coach, "the question is folded"
        ada.by_id("fold").tap()
    ada.by_id("coach-off").click()
    expect(ada.by_id("coach")).to_have_count(0)
    assert ada.stable_result(BOARD_PLACE) == place_with_coach


def test_every_target_of_the_coach_in_the_first_flight_is_in_sight(person: Invite) -> None:
    ada = start_lesson(person("Ada", **DESKTOP))
    _, texts = follow_coach(ada, sizes=SIZES)
    assert ada.wire.view["result"]["winner"] == "isn"
    assert len(texts) <= MOST_IN_FIRST_FLIGHT


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 600), (1366, 768), (1440, 900)])
def test_the_explained_chart_covers_no_ship_to_press(person: Invite, size: tuple[int, int]) -> None:
    """The window is opened at its final size, because a changed size moves the chart."""
    ada = start_lesson(person("Ada", viewport={"width": size[0], "height": size[1]}))
    advice = next_advice(ada)
    while not ("place:explained" in advice.points and "ship:" in advice.points):
        follow_advice(ada, advice, keyboard=False)
        advice = next_advice(ada, advice.step)
    expect(ada.by_id("chart-show")).to_be_visible()
    ships = [point[5:] for point in advice.points.split(" ") if point.startswith("ship:")]
    assert ada.stable_result(f"({COVERED_SHIPS})({ships})") == []


def test_what_a_question_of_the_first_flight_is_about_is_in_the_middle_of_a_phone(person: Invite) -> None:
    """The names of columns and rows cover neither a ship to shoot at nor its hit chance. A launch leaves
    little of the board empty."""
    ada = start_lesson(person("Ada", **PHONE))
    ada.page.set_viewport_size({"width": 390, "height": 844})
    advice, charted, launched = next_advice(ada), False, False
    for _ in range(8):
        if "place:explained" in advice.points:
            fighters = ada.page.evaluate(BOTH)
            assert (aside := ada.stable_result(f"({ASIDE})({fighters})")) < 0.1, (advice, aside)
            charted = True
        elif advice.kind in ("move", "shot", "attack"):
            assert (found := ada.stable_result(OBSCURED)) == [], (advice, found)
        elif advice.kind == "launch-at" and ada.wire.view["round"] == 2:
            assert (void := ada.stable_result(VOID)) < 0.25, (advice, void)
            launched = True
        follow_advice(ada, advice, keyboard=False, thumb=True)
        advice = next_advice(ada, advice.step)
    assert charted and launched


def test_the_coach_leaves_the_title_of_a_question_in_sight(person: Invite) -> None:
    """Play up to the choice between one shot and all remaining shots, which has the longest answers. The tabs
    are in sight, too."""
    ada = start_lesson(person("Ada"))
    advice = next_advice(ada)
    check_title(ada)
    while not (advice.kind == "shot" and advice.points.endswith(":all")):
        follow_advice(ada, advice, keyboard=False)
        advice = next_advice(ada, advice.step)
        check_title(ada)


def check_title(ada: Person) -> None:
    """Check that the title of the question, the coach and the tabs are in sight in low windows."""
    for width, height in ((1024, 600), (844, 390), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.stable_result(TITLE) == [], (width, height)
        expect(ada.by_id("coach-says")).to_be_in_viewport(ratio=1)
        for tab in ada.page.get_by_role("tab").all():
            expect(tab).to_be_in_viewport(ratio=1)


def test_the_coachs_target_is_scrolled_fully_into_view(
    person: Invite,
) -> None:
    ada = start_lesson(person("Ada", **PHONE), "pulp")
    advice = next_advice(ada)
    while "place:line" not in advice.points:
        ada.by_id("board").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
        follow_advice(ada, advice, keyboard=False)
        advice = next_advice(ada, advice.step)
    (_, _, _, coach_bottom), _, (_, top, _, bottom) = advice.boxes
    line_box = ada.page.locator("[data-place=line]").bounding_box()
    assert line_box is not None
    assert coach_bottom <= top <= line_box["y"]
    assert bottom >= line_box["y"] + line_box["height"]
    kinds, _ = follow_coach(ada)
    assert kinds >= PULP_KINDS - {"dice", "planet"}
    assert ada.wire.view["result"]["winner"] == "hero"


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
def test_the_coach_tolerates_mistakes_can_be_turned_off_and_leads_to_victory(person: Invite) -> None:
    ada = start_lesson(person("Ada", **DESKTOP))
    keys = Keys(ada.page)
    first = next_advice(ada)
    assert violations(ada.page) == []
    # The reason is shown on request.
    keys.activate(ada.by_id("coach-why"))
    expect(ada.by_id("coach-reason")).to_contain_text("activated")
    # A player ends their turn immediately, and the coach continues from there.
    ada.pick("done")
    second = next_advice(ada, first.step)
    assert (second.kind, ada.wire.view["round"]) == ("deploy", 2)
    keys.activate(ada.by_id("coach-off"))
    expect(ada.by_id("coach")).to_have_count(0)
    expect(ada.by_id("ring")).to_have_count(0)
    ada.page.reload()
    expect(ada.by_id("coach-on")).to_be_visible()
    expect(ada.by_id("coach")).to_have_count(0)
    keys.activate(ada.by_id("coach-on"))
    assert next_advice(ada).points == second.points
    kinds, _ = follow_coach(ada)
    assert ada.wire.view["result"]["winner"] == "isn"
    assert kinds >= KINDS - {"respond"}
    assert set(ada.wire.happened) >= STORY - {"roll"}
    expect(ada.by_id("chances")).to_be_visible()
    for button in ("rematch", "back-to-lobby"):
        expect(ada.by_id(button)).to_be_visible()
    for width, height in SIZES:
        if height > 480:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.wait_until(
                lambda: ada.by_id("result").evaluate(CUT) == [], "the buttons of the result are in sight"
            )
    rematch, back = ada.page.evaluate(NEXT_BUTTONS)
    assert rematch == back
    # Elsewhere the coach comes only when it is called.
    ada.page.goto("/")
    ada.by_id("game-duel").check()
    ada.by_id("play-now").click()
    expect(ada.by_id("coach-on")).to_be_visible()
    expect(ada.by_id("coach")).to_have_count(0)
    ada.by_id("coach-on").click()
    expect(ada.by_id("coach-says")).to_contain_text("Usual: ")
    assert violations(ada.page) == []
    # A person who has played finds the lesson among the other modes of its game.
    ada.page.goto("/")
    expect(ada.by_id("game-duel")).to_be_checked()
    ada.by_id("game-galaxies").check()
    expect(ada.by_id("lesson")).to_have_text("Learn to play")
