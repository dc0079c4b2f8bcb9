"""Pulp Invasion in the browser: a player plays alone, and the server is killed during the match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engine.pulp import GAME as PULP
from engine.pulp.players import PLAYERS
from tests.e2e.axe import AXE, violations
from tests.e2e.conftest import GAME, Invite, running, visitors
from tests.e2e.gathering import Captain, Turn, decision_kind, is_over, play_on, turns
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, DEVICES, PHONE, check_width
from tests.e2e.windows import Windows
from tests.labels import labelled
from tests.pulp.scenes import C1
from tests.serving import Server

MOST_ANSWERS = 400
BY_HAND = 2  # answers by hand to each kind of decision
MAX_SHOWN = 6  # ways to pay
MAX_SIDES = 12  # Influence cards that the Traitor may play at once
BEFORE_THE_KILL = 12  # answers
ANSWERS_BY_HAND = 20  # answers
FOR_A_WHILE = 1_000  # milliseconds for inspecting a card to which a name leads
SOON = 4_000  # milliseconds, less than the shortest clock here
WITH_ALL = {"landing_team": "on", "exploration": "on", "ship_die": "on"}  # of the other expansion

#: Matches with fixed positions, each with the kind of decision at which its inspection ends, and the
#: decisions on the way.
POSED = [("landing-team", {}, "encounter"), ("bridge-crew", WITH_ALL, "planet")]
EXPECTED_KINDS = {
    "landing-team": {"search", "cube", "take", "planet", "tithe"},
    "bridge-crew": {"captain", "ship", "crew"},
}

#: Whether line and tracks are in sight above the question.
LINE_IN_SIGHT = """() => {
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
CUT_TEXTS = """() => ['[data-place=sectors] .text', '[data-place=dice] p', '[data-place=weapons] .power',
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
    with running(tmp_path_factory.mktemp("server"), GAME, "engine.pulp:GAME") as server:
        yield server


def at_table(ada: Person, mission: str = "pulp-invasion", **options: str) -> Person:
    """Seat Ada alone at a table of Pulp Invasion."""
    ada.page.goto(Guest(ada).begin_match(mission, "hero", game="pulp", **options))
    expect(ada.by_id("board")).to_be_visible()
    return ada


def test_the_lobby_explains_how_hero_and_traitor_win(person: Invite) -> None:
    ada = person("Ada")
    ada.page.goto(f"/m/{Guest(ada).create_match('traitor', 'hero', game='pulp')['id']}")
    expect(ada.page.get_by_text("as many Super Weapons as the Traitor")).to_be_visible()
    expect(ada.page.locator("details", has_text="of the 8 Super Weapons")).to_have_count(1)


def test_nine_captains_are_in_sight_beside_the_traitors_strip(person: Invite) -> None:
    ada = person("Ada", **DESKTOP)
    ada.page.goto(
        Guest(ada).begin_match("traitor", "traitor", "hero", game="pulp", cards="all", landing_team="on")
    )
    expect(ada.by_id("offer").get_by_role("button", include_hidden=True)).to_have_count(9)
    check_nothing_scrolls(ada, "who may hide the Alignment")


def play_turns(ada: Person, seed: int = 1) -> Iterator[Turn]:
    """Yield Ada's decisions until the match is over, with the Navigator's answers."""
    return turns({"hero": ada}, {"hero": Captain(ada, PLAYERS["navigator"](seed))}, MOST_ANSWERS)


def play_until(ada: Person, kind: str) -> Turn:
    """Let Ada play until a decision of this kind."""
    for turn in play_turns(ada):
        if turn.decision.kind == kind:
            return turn
        ada.answer(turn.decision, turn.choice)
    raise AssertionError(f"this decision did not occur: {kind}")


def test_a_match_is_played_to_its_end_although_the_server_is_killed(person: Invite, server: Server) -> None:
    """The browser survives the kill. Another device plays the rest, and the browser shows the end."""
    ada = person("Ada", **PHONE)
    ada.enter()
    ada.by_id("game-pulp").check()
    _ = ada.create("pulp-invasion", captain="choose", level="normal")
    expect(ada.page.get_by_text("Level: Normal")).to_be_visible()
    expect(ada.by_id("seat-hero")).to_contain_text("you")
    expect(ada.page.get_by_text("takes a free seat")).to_have_count(0)
    ada.by_id("start-match").click()
    for n, turn in enumerate(islice(play_turns(ada), ANSWERS_BY_HAND + BEFORE_THE_KILL)):
        expect(ada.by_id("decision").locator("h2")).to_be_in_viewport(ratio=1)
        if n == BEFORE_THE_KILL:
            ada.outage = True
            server.kill()
            server.start()
            ada.wait_until_online()
            ada.outage = False
            expect(ada.by_id("decision")).to_have_attribute("data-decision", turn.decision.id)
        answer_by_hand(ada, turn)
    # The page stays open, and shows the end automatically.
    with ada.open_socket() as socket:
        log = play_on(socket, PLAYERS["navigator"](1), is_over)
    result = ada.by_id("result")
    expect(result).to_contain_text(log.view["result"]["label"])
    ada.wait_until(lambda: ada.wire.view == log.view, "the page has the other device's view")
    expect(ada.by_id("why-ended")).not_to_be_empty()
    check_width(ada.page)
    assert {"line", "engaged", "drawn"} <= set(ada.wire.happened)


def test_a_match_with_ship_crew_and_team_is_played_to_its_end(person: Invite) -> None:
    """X2 and X3 together: the match is begun by hand, continued from another device, and finished in the
    browser."""
    ada = person("Ada", **DESKTOP)
    table = Guest(ada).begin_match("bridge-crew", "hero", game="pulp", **WITH_ALL)
    ada.page.goto(table)
    for turn in islice(play_turns(ada), ANSWERS_BY_HAND):
        answer_by_hand(ada, turn)
    assert {"exploration", "crew", "ship"} <= {part for part in ada.wire.view if ada.wire.view[part]}
    with ada.open_socket() as socket:
        ada.page.goto("/")
        log = play_on(socket, PLAYERS["navigator"](1), is_over)
    ada.page.goto(table)
    expect(ada.by_id("result")).to_contain_text(log.view["result"]["label"])
    assert {"line", "engaged", "drawn"} <= {*ada.wire.happened, *log.happened}


def answer_by_hand(ada: Person, turn: Turn) -> None:
    """Answer with the pointer while this kind of decision is new, and otherwise as quickly as possible."""
    ada.practised[turn.decision.kind] += 1
    if turn.decision.multiple or ada.practised[turn.decision.kind] <= BY_HAND:
        ada.answer(turn.decision, turn.choice)
        check_width(ada.page)
    else:
        answer_quickly(ada, turn)


#: The rows of cards in the line, and of tracks, with words or numbers that extend beyond their places.
OVERFLOWING = """() => [...document.querySelectorAll('[data-card] .way, .track')].filter((row) =>
  [row, ...row.children].some((part) => part.scrollWidth > part.clientWidth + 1)
).map((row) => row.textContent)"""


def test_line_question_and_tracks_are_in_sight_on_a_phone(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    _ = play_until(ada, "encounter")
    ada.wait_until(lambda: ada.page.evaluate(LINE_IN_SIGHT), "line, question and tracks are in sight")


#: Tracks that extend beyond their panel, and sectors that extend beyond their row.
OUT_OF_PLACE = """() => [['[data-place=abilities] li', '.panel'], ['[data-place=sectors] li', '.sectors']]
  .flatMap(([parts, place]) => [...document.querySelectorAll(parts)].map((part) =>
    [part, part.getBoundingClientRect(), part.closest(place).getBoundingClientRect()]))
  .filter(([part, own, whole]) => own.height < 10 || own.bottom > whole.bottom || own.top < whole.top)
  .map(([part]) => part.textContent)"""


def test_sectors_and_tracks_are_whole_on_a_low_screen(person: Invite) -> None:
    ada = at_table(person("Ada", viewport={"width": 1280, "height": 720}))
    _ = play_until(ada, "encounter")
    expect(ada.page.locator("[data-place=abilities] li")).to_have_count(3)
    ada.wait_until(lambda: ada.page.evaluate(OUT_OF_PLACE) == [], "all parts are within their places")


def test_nothing_scrolls_on_a_desktop(person: Invite, windows: Windows, tmp_path: Path) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    for turn in play_turns(ada):
        check_nothing_scrolls(ada, turn.decision.kind)
        if turn.decision.kind in ("planet", "encounter"):
            assert ada.page.evaluate(WHOLE_QUESTION), turn.decision.kind
        if turn.decision.kind == "encounter":
            break
        answer_quickly(ada, turn)
    with running(tmp_path, "tests.e2e.posed:PULP") as posed_server, visitors(windows, posed_server) as invite:
        bela = invite("Bela", **DESKTOP)
        for mission, options, last_kind in POSED:
            bela.page.goto(Guest(bela).begin_match(mission, "hero", game="pulp", **options))
            kinds = set()
            for turn in play_turns(bela):
                kinds.add(turn.decision.kind)
                check_nothing_scrolls(bela, turn.decision.kind)
                if turn.decision.kind == "crew":
                    check_spare_room(bela)
                if turn.decision.kind == last_kind:
                    break
                answer_quickly(bela, turn)
            assert kinds >= EXPECTED_KINDS[mission]


def check_nothing_scrolls(ada: Person, kind: str) -> None:
    """Check that the whole table is soon in sight, before any clock runs out. Only the question may scroll in
    its box."""
    ada.wait_until(lambda: ada.page.evaluate(SCROLLING) == [], f"nothing scrolls: {kind}", SOON)
    ada.wait_until(lambda: ada.page.evaluate(CUT_TEXTS) == [], f"no text is cut off: {kind}", SOON)


def check_spare_room(ada: Person) -> None:
    """Check that the choices fit on a lower page, too, because other texts may be longer."""
    ada.page.set_viewport_size(DESKTOP["viewport"] | {"height": 800})
    ada.wait_until(
        lambda: "testid=offer" not in str(ada.page.evaluate(SCROLLING)), "the offer has room to spare"
    )
    ada.page.set_viewport_size(DESKTOP["viewport"])


def answer_quickly(ada: Person, turn: Turn) -> None:
    """Answer as quickly as possible."""
    if turn.decision.multiple:
        ada.answer(turn.decision, turn.choice)
    else:
        ada.page.evaluate(PRESS, turn.choice.picks[0])
        ada.wait_for_next_decision(turn.decision.id)


def test_the_usual_payments_stay_in_sight_among_many(person: Invite) -> None:
    ada = at_table(person("Ada", **DESKTOP))
    with ada.open_socket() as socket:
        wire_log = play_on(socket, PLAYERS["navigator"](1), lambda log: len(payments(log.view)) > MAX_SHOWN)
    expect(ada.by_id("decision")).to_have_attribute("data-decision", wire_log.view["decision"]["id"])
    usual_payments = ada.by_id("decision").locator(".pairs [data-option^='pay:']")
    for n in range(4):
        expect(usual_payments.nth(n)).to_be_in_viewport(ratio=1)
    ada.by_id("pay-otherwise").click()
    expect(ada.by_id("pay")).to_be_in_viewport(ratio=1)
    fewer = ada.by_id("pay-parts").get_by_role("button", name=re.compile("^fewer of"), disabled=False).first
    label = ada.by_id("pay").text_content()
    fewer.click()
    expect(ada.by_id("pay")).not_to_have_text(label or "")
    ada.by_id("pay").click()
    ada.wait_for_next_decision(wire_log.view["decision"]["id"])


def test_the_fullest_tables_of_both_sides_are_in_sight_without_cut_text(
    windows: Windows, tmp_path: Path
) -> None:
    with running(tmp_path, "tests.e2e.posed:PULP") as posed_server, visitors(windows, posed_server) as invite:
        ada = invite("Ada", **DESKTOP)
        host = Guest(ada)  # one host for all matches
        advanced = {"captain": "random", "level": "advanced"}
        ada.page.goto(host.begin_match("pulp-invasion", "hero", game="pulp", **advanced))
        expect(ada.page.locator("[data-place=hand] [data-held]")).to_have_count(11)
        ada.by_id("read-weapons").click()
        weapons = ada.by_id("leaf").get_by_role("article")
        expect(weapons).to_have_count(5)
        expect(weapons.nth(2)).to_contain_text("draw 1 cube more this round.")
        ada.page.keyboard.press("Escape")
        expect(ada.by_id("leaf")).to_have_count(0)
        ada.wait_until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")
        check_nothing_scrolls(ada, "the most Super Weapons")
        basic = {"captain": "random", "level": "basic"}
        ada.page.goto(host.begin_match("pulp-invasion", "hero", game="pulp", **basic))
        expect(ada.page.locator("[data-place=hand] [data-held]")).to_have_count(16)
        ada.wait_until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")
        check_nothing_scrolls(ada, "the fullest hand")
        normal = {"captain": "random", "level": "normal"}
        ada.page.goto(host.begin_match("pulp-invasion", "hero", game="pulp", **normal))
        for pick in ("die:landing-team:0", "turn:3", C1):
            _ = ada.wait_until(ada.read_decision, "a question is shown")
            decision = str(ada.by_id("decision").get_attribute("data-decision"))
            ada.pick(pick)
            ada.wait_for_next_decision(decision)
        expect(ada.page.locator("[data-place=hand] [data-held]")).to_have_count(16)
        expect(ada.by_id("decision").locator(".buttons.threes .option:has(.card)")).to_have_count(26)
        ada.wait_until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")
        check_nothing_scrolls(ada, "the largest discard pile")
        ada.page.goto(host.begin_match("bridge-crew", "hero", game="pulp", level="advanced"))
        ada.by_id("decision").locator(".option[data-option=engage]").click()
        expect(ada.by_id("decision").locator(".rare .tool")).to_have_count(3)
        check_nothing_scrolls(ada, "the most dice to pay with")
        ada.pick("back")
        ada.by_id("decision").locator(".option[data-option=evade]").click()
        expect(ada.by_id("decision").locator(".option[data-option^='point:']")).to_have_count(5)
        check_nothing_scrolls(ada, "the most points to evade with")
        clocks = {"time": "40m", "reactions": "10", "alone": "usual"}
        ada.page.goto(host.begin_match("traitor", "traitor", "hero", game="pulp", **clocks))
        expect(ada.by_id("clock")).to_be_visible()
        sides = ada.by_id("decision").locator(".option[data-option^='play:']")
        expect(sides).to_have_count(MAX_SIDES)
        check_nothing_scrolls(ada, "the most sides")
        ada.page.goto(host.begin_match("traitor", "traitor", "hero", game="pulp", landing_team="on"))
        expect(ada.page.locator("[data-place=dice] p")).to_have_count(3)
        check_nothing_scrolls(ada, "the longest words of three dice, and two rows of Super Weapons")


def payments(view: dict[str, Any]) -> list[str]:
    """Return the offered ways to pay."""
    options = (view.get("decision") or {}).get("options", [])
    return [option["id"] for option in options if option["id"].startswith("pay:")]


def test_a_card_of_the_line_shows_its_cost_and_risk_and_is_found_from_the_log(person: Invite) -> None:
    ada = at_table(person("Ada"))
    _ = play_until(ada, "encounter")
    card = next(entry for entry in ada.wire.view["line"] if entry["status"] == "current")
    label = ada.by_id(f"line-{card['id']}").locator(".sr").first.text_content() or ""
    assert "being met" in label
    assert ("evading costs" in label) == (card["forced"] != "engage")
    assert ("engaging costs" in label) == (card["forced"] != "evade")
    if card["evade"]["outcomes"]:
        odds = ada.by_id("decision").get_by_role("list", name="What evading may take besides the point")
        expect(odds.get_by_role("listitem")).to_have_count(min(6, len(card["evade"]["outcomes"])))
    ada.page.mouse.move(1, 1)  # a card under the pointer is shown in place of the log
    names = ada.by_id("log").locator("button.name")
    lit = ada.page.locator("[data-thing].marked")
    expect(names.first).to_be_visible()
    assert {"card", "planet"} <= {marked_kind(name, lit) for name in names.all()}
    ada.by_id("log").focus()
    expect(lit).to_have_count(0)
    box = ada.by_id(f"line-{card['id']}").bounding_box()
    assert box is not None
    corner = [box["x"] + 40, box["y"] + 40]
    ada.wait_until(lambda: ada.page.evaluate(SLIDE, corner), "the card has slid under the resting pointer")
    expect(ada.by_id("log")).to_be_visible()
    ada.page.mouse.move(3, 3)
    expect(ada.by_id("log")).not_to_be_visible()
    ada.page.set_viewport_size({"width": 1024, "height": 768})
    ada.wait_until(
        lambda: ada.page.evaluate(OVERFLOWING) == [], "words and numbers do not overlap on a tablet"
    )


def marked_kind(name: Locator, marked: Locator) -> str:
    """Focus a name in the log. Check that the thing of this name is marked, and return its kind."""
    name.focus()
    expect(marked).to_have_count(1)
    expect(marked.locator(".sr").first).to_contain_text(name.text_content() or "")
    return (marked.get_attribute("data-thing") or "").split(":")[0]


def test_a_match_can_be_played_by_keyboard(person: Invite) -> None:
    """A Planet is chosen on the table with Tab and Enter, and later options by numbers."""
    ada = at_table(person("Ada"), captain="random")
    turn = play_until(ada, "planet")
    planet = turn.choice.picks[0]
    ada.by_id(f"planet-{planet}").focus()
    ada.page.keyboard.press("Enter")
    ada.wait_for_next_decision(turn.decision.id)
    assert ada.wire.view["planet"] == planet
    turn = play_until(ada, "encounter")
    reasons = labelled(PULP, ada.wire.view)["decision"]["withheld"]
    ada.by_id("why-not").press("Enter")
    entries = ada.by_id("why").get_by_role("listitem")
    expect(entries).to_have_count(len(reasons))
    expect(entries.first).to_contain_text(reasons[0]["label"])
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("1")
    ada.wait_for_next_decision(turn.decision.id)


def test_a_tap_on_a_phone_opens_a_card(person: Invite) -> None:
    ada = at_table(person("Ada", **PHONE))
    other_cards: list[str] = []
    while not other_cards:  # a line may have only one card
        turn = play_until(ada, "encounter")
        other_cards = [card["id"] for card in ada.wire.view["line"] if card["status"] != "current"]
        if not other_cards:
            ada.answer(turn.decision, turn.choice)
    ada.by_id(f"line-{other_cards[0]}").tap()
    expect(ada.by_id("reading").get_by_test_id(f"details-{other_cards[0]}")).to_be_visible()
    check_width(ada.page)
    ada.page.keyboard.press("Escape")
    ada.by_id("board").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
    ada.page.get_by_role("tab", name="Log").tap()
    label = ada.by_id(f"line-{other_cards[0]}").locator(".sr").first.text_content() or ""
    ada.by_id("log").locator("button.name", has_text=label.split(",")[0]).last.tap()
    expect(ada.by_id("log")).not_to_be_visible()
    lit = ada.page.locator("[data-thing].marked")
    expect(lit).to_be_in_viewport(ratio=1)
    ada.page.wait_for_timeout(FOR_A_WHILE)
    expect(lit).to_have_count(1)
    expect(lit).to_have_count(0)
    # After closing a card low on the table, the start of a long question comes back into sight.
    play_until(ada, "engage")
    ada.page.get_by_role("tab", name="Log").tap()
    planet = ada.page.locator(f"[data-thing='planet:{ada.wire.view['planet']}']")
    label = planet.locator(".sr").first.text_content() or ""
    ada.by_id("log").locator("button.name", has_text=label.partition(".")[0]).last.tap()
    expect(ada.by_id("log")).not_to_be_visible()
    expect(planet).to_have_class(re.compile("marked"))
    ada.settle()
    expect(planet).to_be_in_viewport(ratio=1)


def test_cubes_are_drawn_one_after_another_and_can_be_skipped(person: Invite) -> None:
    ada = at_table(person("Ada", show="fast"))
    with ada.open_socket() as socket:
        wire_log = play_on(socket, PLAYERS["navigator"](1), lambda log: decision_kind(log) == "search")
    _ = ada.page.reload()  # animations of another device's events are not shown
    expect(ada.by_id("decision")).to_have_attribute("data-decision", wire_log.view["decision"]["id"])
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
        _ = play_until(ada, kind)
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
    assert {place: found for place, found in problems.items() if found} == {}


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
def test_the_book_is_accessible_on_a_phone(person: Invite) -> None:
    ada = person("Ada", **PHONE)
    for place in ("", "/engage", "/dice", "/encounters#kahs-own"):
        _ = ada.page.goto(f"/rules/pulp{place}")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        check_width(ada.page)
        assert violations(ada.page) == []
    expect(ada.by_id("entry-kahs-own")).to_be_in_viewport()
