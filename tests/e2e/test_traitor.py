"""Hero and Traitor in two browsers: the Traitor's loyalty reaches nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from engine.pulp.players import PLAYERS
from tests.e2e.commander import Choice
from tests.e2e.conftest import Invite, running
from tests.e2e.gathering import Captain, Turn, turns
from tests.e2e.guests import Guest
from tests.e2e.test_pages import PHONE, check_width
from tests.serving import Server

ENOUGH = 80  # answers
#: A frame or a body that contains the name of an Alignment.
NAMED = re.compile(r'alignment[^}]{0,40}"(kah|arvan|quietus|neutral)"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "engine.pulp:GAME") as started:
        yield started


def secretly(turn: Turn) -> Choice:
    """Return the answer of a Traitor who serves Arvan and does not reveal it."""
    if turn.seen.kind == "alignment":
        return Choice(("arvan",))
    return Choice(("pass",)) if turn.choice.picks == ("reveal",) else turn.choice


def test_PRV_05_the_alignment_is_in_no_page_frame_or_answer_of_the_hero(person: Invite) -> None:
    hero, traitor = person("Hera", bodies=True), person("Tom", bodies=True, **PHONE)
    host, guest = Guest(hero), Guest(traitor)
    match = host.makes("traitor", "hero", game="pulp")
    guest.joins(match, "traitor")
    table = host.starts(match)
    people = {"hero": hero, "traitor": traitor}
    for one in people.values():
        one.page.goto(table)
        expect(one.by_id("board")).to_be_visible()
    players = {seat: Captain(one, PLAYERS["navigator"](1)) for seat, one in people.items()}
    for turn in turns(people, players, ENOUGH):
        turn.person.go_on(turn.seen, secretly(turn))
        if hero.wire.view["round"] > 1:
            break
    own, seen = (one.wire.view["traitor"]["alignment"] for one in (traitor, hero))
    assert own == {"id": "arvan", "revealed": False, "spent": False}
    assert seen == {"id": None, "revealed": False, "spent": False}
    assert NAMED.search(traitor.all_told()), "what is looked for would be found"
    assert not NAMED.search(hero.all_told())
    assert not NAMED.search(hero.page.content())
    expect(hero.page.get_by_text("Alignment:")).not_to_contain_text("Arvan")
    check_width(traitor.page)
