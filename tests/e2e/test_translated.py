"""Browsers that translate pages: changing parts stay correct, and the rest can still be translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from engine.pulp.players import PLAYERS
from tests.e2e.commander import Commander
from tests.e2e.conftest import GAME, Invite, running
from tests.e2e.gathering import Captain, Chooser
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.translator import TRANSLATOR
from tests.serving import Server

ANSWERS = 8
#: The texts of a table about the position, without its clocks.
TABLE_TEXTS = """() => ['.table > header', '[data-testid=decision]', '[data-testid=log]']
  .map((part) => document.querySelector(part).innerText.replace(/\\s+/g, ' '))"""
TRANSLATED = "() => document.querySelectorAll('font').length"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Both games."""
    with running(tmp_path_factory.mktemp("server"), GAME, "engine.pulp:GAME") as server:
        yield server


def translating_person(person: Invite, name: str = "Ada") -> Person:
    """Return a person whose browser translates its pages."""
    return person(name, new=True, script=TRANSLATOR)


def give_answers(ada: Person, captain: Chooser) -> None:
    for _ in range(ANSWERS):
        decision = ada.wait_until(ada.read_decision, "Ada must decide")
        ada.answer(decision, captain.choose(decision))
    ada.wait_until(ada.read_decision, "Ada must decide")


def check_texts(ada: Person) -> None:
    """Check that the page has the same texts as without a translation."""
    ada.wait_until_online()
    texts = ada.stable_result(TABLE_TEXTS)
    ada.page.evaluate("sessionStorage['translator'] = 'off'")
    ada.page.reload()
    ada.wait_until_online()
    ada.wait_until(ada.read_decision, "Ada must decide")
    assert texts == ada.stable_result(TABLE_TEXTS)


def write_chat_message(ada: Person, text: str) -> None:
    ada.page.get_by_role("tab", name="Chat").click()
    ada.by_id("chat-input").fill(text)
    ada.by_id("chat-send").click()
    expect(ada.page.get_by_label("Chat", exact=True)).to_contain_text(text)
    ada.page.get_by_role("tab", name="Log").click()


def test_a_translated_table_of_galaxies_stays_up_to_date(person: Invite) -> None:
    ada = translating_person(person)
    ada.page.goto(Guest(ada).begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2"))
    give_answers(ada, Commander("isn-1"))
    write_chat_message(ada, "Good luck!")
    check_texts(ada)


def test_a_translated_table_of_pulp_stays_up_to_date(person: Invite) -> None:
    ada = translating_person(person)
    path = Guest(ada).begin_match("traitor", "hero", "traitor", game="pulp", time="40m", reactions="10")
    ada.page.goto(path)
    give_answers(ada, Captain(ada, PLAYERS["navigator"](1)))
    times = ada.by_id("times")
    text = times.inner_text()
    expect(times).not_to_have_text(text, use_inner_text=True)
    write_chat_message(ada, "Good luck!")
    check_texts(ada)


def test_a_translated_lobby_shows_who_joins(person: Invite) -> None:
    ada, bob = translating_person(person), person("Bob")
    host = Guest(ada)
    match = host.create_match("meteor-storm", "isn-1", "isn-2", "wretch-1")
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.page.get_by_text("One seat is still empty.")).to_be_visible()
    Guest(bob).join(match, "wretch-2")
    expect(ada.by_id("seat-wretch-2")).to_contain_text("Bob")
    expect(ada.page.get_by_text("seat is still empty.")).to_have_count(0)
    ada.by_id("start-match").click()
    expect(ada.by_id("board")).to_be_visible()


def test_a_translated_book_can_be_browsed(person: Invite) -> None:
    ada = translating_person(person)
    ada.page.goto("/rules/galaxies")
    contents = ada.page.get_by_role("navigation", name="Contents")
    chapters = contents.get_by_role("listitem")
    title = ada.page.get_by_role("main").get_by_role("heading", level=1)
    for n in (1, 2, 0):
        chapter = chapters.nth(n).get_by_role("link")
        name = chapter.inner_text()
        chapter.click()
        expect(title).to_have_text(name)
    assert ada.page.evaluate(TRANSLATED) > 20
    search = ada.by_id("book-search")
    for words in ("asteroid", "asteroid xyzzy", "energy"):
        search.fill(words)
        expect(title).to_have_text(re.compile("Nothing found" if "xyzzy" in words else r"^\d+ found"))
    search.fill("")
    contents.get_by_role("link", name="Ships", exact=True).click()
    expect(title).to_have_text("Ships")
    ada.page.get_by_placeholder("Filter by words").fill("barrage")
    expect(ada.by_id("shelf-count")).to_have_text(re.compile(r"^[12] of"))


def test_a_translated_account_page_changes_its_labels(person: Invite) -> None:
    ada = translating_person(person)
    Guest(ada)
    ada.page.goto("/account")
    expect(ada.page.get_by_text("You can play without an account.")).to_be_visible()
    assert ada.page.evaluate(TRANSLATED) > 5
    ada.page.get_by_role("tab", name="Log in").click()
    label = ada.page.locator("label[for=password]")
    expect(label).to_have_text("Password")
    ada.by_id("lost").click()
    expect(label).to_have_text("New password")
    expect(ada.by_id("log-in")).to_have_text("Set password and log in")
    ada.by_id("lost").click()
    expect(label).to_have_text("Password")


def test_translated_pages_can_be_left_and_returned_to(person: Invite) -> None:
    """After going back, the pages are unchanged, because removed texts caused no errors."""
    ada = translating_person(person)
    Guest(ada)
    title = ada.page.get_by_role("heading", level=1).first
    for path in ("/", "/new", "/matches", "/tables", "/devices", "/notices"):
        ada.page.goto(path)
        title.wait_for()
        heading = title.text_content() or ""
        ada.page.get_by_role("link").first.click()
        ada.page.go_back()
        expect(title).to_have_text(heading)
