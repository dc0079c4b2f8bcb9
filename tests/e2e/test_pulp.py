"""Pulp Invasion in the browser: a player plays alone, and the server is killed during the match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engine.pulp.players import PLAYERS
from tests.e2e.axe import AXE, violations
from tests.e2e.conftest import GAME, Invite, running, visitors
from tests.e2e.gathering import Captain, Turn, asks, is_over, play_on, turns
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, DEVICES, PHONE, check_width
from tests.e2e.windows import Windows
from tests.pulp.scenes import C1
from tests.serving import Server

MOST_ANSWERS = 400
BY_HAND = 2  # answers by hand to each kind of decision
SHOWN_AT_ONCE = 6  # ways to pay
SIDES_AT_MOST = 12  # Influence cards that the Traitor may play at once
BEFORE_THE_KILL = 12  # answers
BEGUN_BY_HAND = 20  # answers
FOR_A_WHILE = 1_000  # milliseconds for inspecting a card to which a name leads
SOON = 4_000  # milliseconds, less than the shortest clock here
WITH_ALL = {"landing_team": "on", "exploration": "on", "ship_die": "on"}  # of the other expansion

#: Matches with fixed positions, each with the kind of decision at which its inspection ends, and the
#: decisions on the way.
POSED = [("landing-team", {}, "encounter"), ("bridge-crew", WITH_ALL, "planet")]
ASKED = {
    "landing-team": {"search", "cube", "take", "planet", "tithe"},
    "bridge-crew": {"captain", "ship", "crew"},
}

#: Whether line and tracks are in sight above the question.
IN_SIGHT = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  const board = box('[data-testid=board]')
  const parts = ['[data-place=line]', '[data-place=abilities]'].map(box)
  const asked = box('[data-testid=decision] h2')
  const within = (part) => part.top >= board.top - 1 && part.bottom <= board.bottom + 1
  return parts.every(within) && asked.bottom <= innerHeight
}"""
PRESS = """(option) =>
  document.querySelector(`[data-testid=option-list] [data-option='${option}']`).click()"""
SCROLLING = """() => ['[data-testid=board]', '[data-testid=offer]',
    ':has(> [data-place=dice])', ':has(> [data-place=weapons])', ':has(> [data-place=search])', 'html']
  .flatMap((where) => [...document.querySelectorAll(where)].map((node) => [where, node]))
  .filter(([, node]) => node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth)
  .map(([where, node]) => `${where}: ${[node.scrollWidth, node.scrollHeight]}`)"""
#: Whether the whole question, with all of its answers, is in sight.
WHOLE_QUESTION = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('[data-testid=decision]')
  return scrollHeight <= clientHeight
}"""
#: Texts of aliens, dice, cards of the line and Super Weapons that extend beyond their places.
CUT_SHORT = """() => ['[data-place=sectors] .text', '[data-place=dice] p', '[data-place=weapons] .power',
    '[data-place=line] .word', '[data-place=line] .text']
  .flatMap((where) => [...document.querySelectorAll(where)])
  .filter((text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1)
  .filter((text) => getComputedStyle(text).display !== 'inline')
  .map((text) => text.textContent)"""
#: Broken words in the names of cards in hand and of Super Weapons.
BROKEN = """() => [
  ...document.querySelectorAll('[data-place=hand] b, [data-place=weapons] h3')
].flatMap((name) => {
  const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
  return [...text.data.matchAll(/\\S+/g)].filter(({0: word, index}) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1
  }).map(([word]) => word)
})"""


#: Moves the page so that one of its points lies in the corner, and returns whether a thing is under the
#: pointer. A browser may update this only when the page moves again, so no move equals the previous one.
SLIDE = """([x, y]) => {
  Object.assign(document.body.style,
    { position: 'absolute', left: `${Math.random() - x}px`, top: `${-y}px`, width: '100%' })
  return !!document.querySelector('[data-thing]:hover')
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Galaxies and Pulp Invasion."""
    with running(tmp_path_factory.mktemp("server"), GAME, "engine.pulp:GAME") as started:
        yield started


def at_table(ada: Person, mission: str = "pulp-invasion", **options: str) -> Person:
    """Seat Ada alone at a table of Pulp Invasion."""
    ada.page.goto(Guest(ada).plays(mission, "hero", game="pulp", **options))
    expect(ada.by_id("board")).to_be_visible()
    return ada


def test_the_lobby_tells_how_both_win_where_one_is_the_traitor(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto(f"/m/{Guest(ada).makes('traitor', 'hero', game='pulp')['id']}")
    expect(ada.page.get_by_text("as many Super Weapons as the Traitor")).to_be_visible()
    expect(ada.page.locator("details", has_text="of the 8 Super Weapons")).to_have_count(1)


def test_nine_captains_are_seen_at_once_beside_the_traitors_strip(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    ada.page.goto(Guest(ada).plays("traitor", "traitor", "hero", game="pulp", cards="all", landing_team="on"))
    expect(ada.by_id("offer").get_by_role("button", include_hidden=True)).to_have_count(9)
    scrolls_nowhere(ada, "who may hide the Alignment")


def playing(ada: Person, seed: int = 1) -> Iterator[Turn]:
    """Yield Ada's decisions until the match is over, with the Navigator's answers."""
    return turns({"hero": ada}, {"hero": Captain(ada, PLAYERS["navigator"](seed))}, MOST_ANSWERS)


def until(ada: Person, kind: str) -> Turn:
    """Let Ada play until a decision of this kind."""
    for turn in playing(ada):
        if turn.seen.kind == kind:
            return turn
        ada.answer(turn.seen, turn.choice)
    raise AssertionError(f"nobody was asked: {kind}")


def test_a_match_is_played_to_its_end_though_the_server_is_killed(person: Invite, server: Server) -> None:
    """The browser survives the kill. Another device plays most of the rest, and the end is read in the
    browser."""
    ada = person("Ada", **PHONE)
    ada.enter()
    ada.by_id("game-pulp").check()
    _ = ada.create("pulp-invasion", captain="choose", level="normal")
    expect(ada.page.get_by_text("Level: Normal")).to_be_visible()
    expect(ada.by_id("seat-hero")).to_contain_text("you")
    expect(ada.page.get_by_text("takes a free seat")).to_have_count(0)
    ada.by_id("start-match").click()
    for n, turn in enumerate(islice(playing(ada), BEGUN_BY_HAND + BEFORE_THE_KILL)):
        expect(ada.by_id("decision").locator("h2")).to_be_in_viewport(ratio=1)
        if n == BEFORE_THE_KILL:
            ada.outage = True
            server.kill()
            server.start()
            ada.online()
            ada.outage = False
            expect(ada.by_id("decision")).to_have_attribute("data-decision", turn.seen.decision)
        by_hand(ada, turn)
    # The page stays open, and shows the end automatically.
    with ada.elsewhere() as socket:
        told = play_on(socket, PLAYERS["navigator"](1), is_over)
    result = ada.by_id("result")
    expect(result).to_contain_text(told.view["result"]["label"])
    ada.until(lambda: ada.wire.view == told.view, "the page was told what the other device was")
    expect(ada.by_id("why-ended")).not_to_be_empty()
    check_width(ada.page)
    assert {"line", "engaged", "drawn"} <= set(ada.wire.happened)


def test_a_match_with_ship_crew_and_team_is_played_to_its_end(person: Invite) -> None:
    """X2 and X3 together: begun by hand, continued from another device, and finished in the browser."""
    ada = person("Ada", **DESKTOP)
    table = Guest(ada).plays("bridge-crew", "hero", game="pulp", **WITH_ALL)
    ada.page.goto(table)
    for turn in islice(playing(ada), BEGUN_BY_HAND):
        by_hand(ada, turn)
    assert {"exploration", "crew", "ship"} <= {part for part in ada.wire.view if ada.wire.view[part]}
    with ada.elsewhere() as socket:
        ada.page.goto("/")
        told = play_on(socket, PLAYERS["navigator"](1), is_over)
    ada.page.goto(table)
    expect(ada.by_id("result")).to_contain_text(told.view["result"]["label"])
    assert {"line", "engaged", "drawn"} <= {*ada.wire.happened, *told.happened}


def by_hand(ada: Person, turn: Turn) -> None:
    """Answer by pressing things as long as the kind of decision is new; otherwise as quickly as possible."""
    ada.practised[turn.seen.kind] += 1
    if turn.seen.several or ada.practised[turn.seen.kind] <= BY_HAND:
        ada.answer(turn.seen, turn.choice)
        check_width(ada.page)
    else:
        press(ada, turn)


#: The rows of cards in the line, and of tracks, with words or numbers that extend beyond their places.
REACHING_OUT = """() => [...document.querySelectorAll('[data-card] .way, .track')].filter((row) =>
  [row, ...row.children].some((part) => part.scrollWidth > part.clientWidth + 1)
).map((row) => row.textContent)"""


def test_line_question_and_tracks_are_in_one_view_on_a_phone(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    _ = until(ada, "encounter")
    ada.until(lambda: ada.page.evaluate(IN_SIGHT), "all is in one view")


#: Tracks that extend beyond their panel, and sectors that extend beyond their row.
OUT_OF_PLACE = """() => [['[data-place=abilities] li', '.panel'], ['[data-place=sectors] li', '.sectors']]
  .flatMap(([parts, place]) => [...document.querySelectorAll(parts)].map((part) =>
    [part, part.getBoundingClientRect(), part.closest(place).getBoundingClientRect()]))
  .filter(([part, own, whole]) => own.height < 10 || own.bottom > whole.bottom || own.top < whole.top)
  .map(([part]) => part.textContent)"""


def test_sectors_and_tracks_are_whole_on_a_low_screen(person: Invite) -> None:
    ada = at_table(person("Ada", viewport={"width": 1280, "height": 720}))
    _ = until(ada, "encounter")
    expect(ada.page.locator("[data-place=abilities] li")).to_have_count(3)
    ada.until(lambda: ada.page.evaluate(OUT_OF_PLACE) == [], "all lies within its place")


def test_nothing_scrolls_on_a_desktop(person: Invite, windows: Windows, tmp_path: Path) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for turn in playing(ada):
        scrolls_nowhere(ada, turn.seen.kind)
        if turn.seen.kind in ("planet", "encounter"):
            assert ada.page.evaluate(WHOLE_QUESTION), turn.seen.kind
        if turn.seen.kind == "encounter":
            break
        press(ada, turn)
    with running(tmp_path, "tests.e2e.posed:PULP") as posed, visitors(windows, posed) as guest:
        bela = guest("Bela", **DESKTOP)
        for mission, options, until in POSED:
            bela.page.goto(Guest(bela).plays(mission, "hero", game="pulp", **options))
            kinds = set()
            for turn in playing(bela):
                kinds.add(turn.seen.kind)
                scrolls_nowhere(bela, turn.seen.kind)
                if turn.seen.kind == "crew":
                    has_room_to_spare(bela)
                if turn.seen.kind == until:
                    break
                press(bela, turn)
            assert kinds >= ASKED[mission]


def scrolls_nowhere(ada: Person, kind: str) -> None:
    """Check that the whole table is soon in sight, without waiting for a clock. Only the question may scroll
    inside its box."""
    ada.until(lambda: ada.page.evaluate(SCROLLING) == [], f"nothing scrolls: {kind}", SOON)
    ada.until(lambda: ada.page.evaluate(CUT_SHORT) == [], f"all is told whole: {kind}", SOON)


def has_room_to_spare(ada: Person) -> None:
    """Check that the choices fit on a lower page, too, because other texts may be longer."""
    ada.page.set_viewport_size(DESKTOP["viewport"] | {"height": 800})
    ada.until(lambda: "testid=offer" not in str(ada.page.evaluate(SCROLLING)), "the offer has room to spare")
    ada.page.set_viewport_size(DESKTOP["viewport"])


def press(ada: Person, turn: Turn) -> None:
    """Answer as quickly as possible."""
    if turn.seen.several:
        ada.answer(turn.seen, turn.choice)
    else:
        ada.page.evaluate(PRESS, turn.choice.picks[0])
        ada.gone_on(turn.seen.decision)


def test_many_ways_to_pay_leave_the_usual_ones_in_sight(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    with ada.elsewhere() as socket:
        told = play_on(socket, PLAYERS["navigator"](1), lambda log: len(ways(log.view)) > SHOWN_AT_ONCE)
    expect(ada.by_id("decision")).to_have_attribute("data-decision", told.view["decision"]["id"])
    usual = ada.by_id("decision").locator(".pairs [data-option^='pay:']")
    for place in range(4):
        expect(usual.nth(place)).to_be_in_viewport(ratio=1)
    ada.by_id("pay-otherwise").click()
    expect(ada.by_id("pay")).to_be_in_viewport(ratio=1)
    fewer = ada.by_id("pay-parts").get_by_role("button", name=re.compile("^fewer of"), disabled=False).first
    before = ada.by_id("pay").text_content()
    fewer.click()
    expect(ada.by_id("pay")).not_to_have_text(before or "")
    ada.by_id("pay").click()
    ada.gone_on(told.view["decision"]["id"])


def test_the_fullest_hands_of_both_sides_are_in_sight_with_their_words_whole(
    windows: Windows, tmp_path: Path
) -> None:
    with running(tmp_path, "tests.e2e.posed:PULP") as posed, visitors(windows, posed) as guest:
        ada = guest("Ada", **DESKTOP)
        host = Guest(ada)  # of all matches: those that end meanwhile are also hers
        advanced = {"captain": "random", "level": "advanced"}
        ada.page.goto(host.plays("pulp-invasion", "hero", game="pulp", **advanced))
        expect(ada.page.locator("[data-place=hand] [data-held]")).to_have_count(11)
        ada.by_id("read-weapons").click()
        found = ada.by_id("leaf").get_by_role("article")
        expect(found).to_have_count(5)
        expect(found.nth(2)).to_contain_text("draw 1 cube more this round.")
        ada.page.keyboard.press("Escape")
        expect(ada.by_id("leaf")).to_have_count(0)
        ada.until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")
        scrolls_nowhere(ada, "the most Super Weapons")
        basic = {"captain": "random", "level": "basic"}
        ada.page.goto(host.plays("pulp-invasion", "hero", game="pulp", **basic))
        expect(ada.page.locator("[data-place=hand] [data-held]")).to_have_count(16)
        ada.until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")
        scrolls_nowhere(ada, "the fullest hand")
        normal = {"captain": "random", "level": "normal"}
        ada.page.goto(host.plays("pulp-invasion", "hero", game="pulp", **normal))
        for pick in ("die:landing-team:0", "turn:3", C1):
            _ = ada.until(ada.look, "a question is shown")
            decision = str(ada.by_id("decision").get_attribute("data-decision"))
            ada.pick(pick)
            ada.gone_on(decision)
        expect(ada.page.locator("[data-place=hand] [data-held]")).to_have_count(16)
        expect(ada.by_id("decision").locator(".buttons.threes .option:has(.card)")).to_have_count(26)
        ada.until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")
        scrolls_nowhere(ada, "the largest discard pile")
        ada.page.goto(host.plays("bridge-crew", "hero", game="pulp", level="advanced"))
        ada.by_id("decision").locator(".option[data-option=engage]").click()
        expect(ada.by_id("decision").locator(".rare .tool")).to_have_count(3)
        scrolls_nowhere(ada, "the most dice to pay with")
        ada.pick("back")
        ada.by_id("decision").locator(".option[data-option=evade]").click()
        expect(ada.by_id("decision").locator(".option[data-option^='point:']")).to_have_count(5)
        scrolls_nowhere(ada, "the most points to evade with")
        clocks = {"time": "40m", "reactions": "10", "alone": "usual"}
        ada.page.goto(host.plays("traitor", "traitor", "hero", game="pulp", **clocks))
        expect(ada.by_id("clock")).to_be_visible()
        sides = ada.by_id("decision").locator(".option[data-option^='play:']")
        expect(sides).to_have_count(SIDES_AT_MOST)
        scrolls_nowhere(ada, "the most sides")
        ada.page.goto(host.plays("traitor", "traitor", "hero", game="pulp", landing_team="on"))
        expect(ada.page.locator("[data-place=dice] p")).to_have_count(3)
        scrolls_nowhere(ada, "the longest words of three dice, and two rows of Super Weapons")


def ways(view: dict[str, Any]) -> list[str]:
    """Return the offered ways to pay."""
    options = (view.get("decision") or {}).get("options", [])
    return [one["id"] for one in options if one["id"].startswith("pay:")]


def test_a_card_of_the_line_tells_its_cost_and_its_risk_and_the_log_leads_to_it(person: Invite) -> None:
    ada = at_table(person("Ada"))
    _ = until(ada, "encounter")
    card = next(one for one in ada.wire.view["line"] if one["status"] == "current")
    said = ada.by_id(f"line-{card['id']}").locator(".sr").first.text_content() or ""
    assert "being met" in said
    assert ("evading costs" in said) == (card["forced"] != "engage")
    assert ("engaging costs" in said) == (card["forced"] != "evade")
    if card["evade"]["outcomes"]:
        odds = ada.by_id("decision").get_by_role("list", name="What evading may take besides the point")
        expect(odds.get_by_role("listitem")).to_have_count(min(6, len(card["evade"]["outcomes"])))
    ada.page.mouse.move(1, 1)  # a card under the pointer is shown in place of the log
    names = ada.by_id("log").locator("button.name")
    lit = ada.page.locator("[data-thing].marked")
    expect(names.first).to_be_visible()
    assert {"card", "planet"} <= {leads_to(name, lit) for name in names.all()}
    ada.by_id("log").focus()
    expect(lit).to_have_count(0)
    at = ada.by_id(f"line-{card['id']}").bounding_box()
    assert at is not None
    corner = [at["x"] + 40, at["y"] + 40]
    ada.until(lambda: ada.page.evaluate(SLIDE, corner), "it has slid under the resting pointer")
    expect(ada.by_id("log")).to_be_visible()
    ada.page.mouse.move(3, 3)
    expect(ada.by_id("log")).not_to_be_visible()
    ada.page.set_viewport_size({"width": 1024, "height": 768})
    ada.until(lambda: ada.page.evaluate(REACHING_OUT) == [], "words and numbers stand apart on a tablet")


def leads_to(name: Locator, lit: Locator) -> str:
    """Return the kind of thing that lights up for a name in the log. It must be the thing of that name."""
    name.focus()
    expect(lit).to_have_count(1)
    expect(lit.locator(".sr").first).to_contain_text(name.text_content() or "")
    return (lit.get_attribute("data-thing") or "").split(":")[0]


def test_the_keyboard_is_enough(person: Invite) -> None:
    """A Planet is chosen on the table with Tab and Enter, and later options by numbers."""
    ada = at_table(person("Ada"), captain="random")
    turn = until(ada, "planet")
    planet = turn.choice.picks[0]
    ada.by_id(f"planet-{planet}").focus()
    ada.page.keyboard.press("Enter")
    ada.gone_on(turn.seen.decision)
    assert ada.wire.view["planet"] == planet
    turn = until(ada, "encounter")
    reasons = ada.wire.view["decision"]["withheld"]
    ada.by_id("why-not").press("Enter")
    told = ada.by_id("why").get_by_role("listitem")
    expect(told).to_have_count(len(reasons))
    expect(told.first).to_contain_text(reasons[0]["label"])
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("1")
    ada.gone_on(turn.seen.decision)


def test_a_phone_reads_a_card_by_a_tap(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    others: list[str] = []
    while not others:  # a line may have only one card
        turn = until(ada, "encounter")
        others = [one["id"] for one in ada.wire.view["line"] if one["status"] != "current"]
        if not others:
            ada.answer(turn.seen, turn.choice)
    ada.by_id(f"line-{others[0]}").tap()
    expect(ada.by_id("reading").get_by_test_id(f"details-{others[0]}")).to_be_visible()
    check_width(ada.page)
    ada.page.keyboard.press("Escape")
    ada.by_id("board").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
    ada.page.get_by_role("tab", name="Log").tap()
    said = ada.by_id(f"line-{others[0]}").locator(".sr").first.text_content() or ""
    ada.by_id("log").locator("button.name", has_text=said.split(",")[0]).last.tap()
    expect(ada.by_id("log")).not_to_be_visible()
    lit = ada.page.locator("[data-thing].marked")
    expect(lit).to_be_in_viewport(ratio=1)
    ada.page.wait_for_timeout(FOR_A_WHILE)
    expect(lit).to_have_count(1)
    expect(lit).to_have_count(0)
    # After closing a card low on the table, the start of a long question comes back into sight.
    until(ada, "engage")
    ada.page.get_by_role("tab", name="Log").tap()
    planet = ada.page.locator(f"[data-thing='planet:{ada.wire.view['planet']}']")
    said = planet.locator(".sr").first.text_content() or ""
    ada.by_id("log").locator("button.name", has_text=said.partition(".")[0]).last.tap()
    expect(ada.by_id("log")).not_to_be_visible()
    expect(planet).to_have_class(re.compile("marked"))
    ada.settle()
    expect(planet).to_be_in_viewport(ratio=1)


def test_cubes_are_drawn_one_after_another_and_can_be_skipped(person: Invite) -> None:
    ada = at_table(person("Ada", show="fast"))
    with ada.elsewhere() as socket:
        told = play_on(socket, PLAYERS["navigator"](1), lambda log: asks(log) == "search")
    _ = ada.page.reload()  # events of another device are not shown
    expect(ada.by_id("decision")).to_have_attribute("data-decision", told.view["decision"]["id"])
    ada.pick("draw")
    cubes = ada.by_id("cube-show").locator("svg")
    expect(cubes).not_to_have_count(0)
    ada.by_id("skip").click()
    expect(ada.by_id("cube-show")).to_have_count(0)


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing(person: Invite, device: dict[str, Any]) -> None:
    ada = at_table(person("Ada", **device), captain="choose")
    problems = {"captain": violations(ada.page)}
    ada.pick("dax-ravello")
    for kind in ("dice", "planet", "encounter"):
        _ = until(ada, kind)
        problems[kind] = violations(ada.page)
    ada.by_id("menu").click()
    ada.by_id("menu-piles").click()
    problems["piles"] = violations(ada.page)
    ada.page.keyboard.press("Escape")
    ada.by_id("menu").click()
    ada.by_id("concede").click()
    ada.by_id("concede-sure").click()
    expect(ada.by_id("result")).to_be_visible()
    problems["result"] = violations(ada.page)
    assert {where: what for where, what in problems.items() if what} == {}


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
def test_the_book_is_read_on_any_device(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    for place in ("", "/engage", "/dice", "/encounters#kahs-own"):
        _ = ada.page.goto(f"/rules/pulp{place}")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        check_width(ada.page)
        assert violations(ada.page) == []
    expect(ada.by_id("entry-kahs-own")).to_be_in_viewport()
