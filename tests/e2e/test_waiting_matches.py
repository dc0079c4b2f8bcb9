"""During other players' turns, one press leads to the next match that waits for me."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest


def test_the_next_match_that_waits_is_a_button_at_the_table(person: Invite) -> None:
    people = [person("Ada"), person("Bob")]
    host, guest = (Guest(one) for one in people)
    others = [one.plays("dead-zone", "isn-1", "wretch-1") for one in (host, guest)]
    match = host.makes("dead-zone", "isn-1")
    guest.joins(match, "wretch-1")
    table = host.starts(match)
    for one in people:
        one.page.goto(table)
        expect(one.by_id("board")).to_be_visible()
    asked, waits = sorted(people, key=lambda one: not one.wire.view.get("decision"))
    assert not waits.wire.view.get("decision")
    expect(waits.by_id("next-waiting")).to_contain_text("Go to the next match waiting for me")
    expect(asked.by_id("next-waiting")).to_have_count(0)
    waits.by_id("next-waiting").click()
    expect(waits.by_id("decision")).to_be_visible()
    assert waits.page.url.endswith(others[people.index(waits)])
