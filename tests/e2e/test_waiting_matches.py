"""During other players' turns, one press leads to the next match that waits for me."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest


def test_the_table_has_a_button_for_the_next_waiting_match(person: Invite) -> None:
    people = [person("Ada"), person("Bob")]
    host, guest = (Guest(player) for player in people)
    other_matches = [player.begin_match("dead-zone", "isn-1", "wretch-1") for player in (host, guest)]
    match = host.create_match("dead-zone", "isn-1")
    guest.join(match, "wretch-1")
    table = host.start(match)
    for player in people:
        player.page.goto(table)
        expect(player.by_id("board")).to_be_visible()
    decider, waiter = sorted(people, key=lambda player: not player.wire.view.get("decision"))
    assert not waiter.wire.view.get("decision")
    expect(waiter.by_id("next-waiting")).to_contain_text("Go to the next match waiting for me")
    expect(decider.by_id("next-waiting")).to_have_count(0)
    waiter.by_id("next-waiting").click()
    expect(waiter.by_id("decision")).to_be_visible()
    assert waiter.page.url.endswith(other_matches[people.index(waiter)])
