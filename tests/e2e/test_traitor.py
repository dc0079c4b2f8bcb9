"""Hero and Traitor in two browsers: the Traitor's loyalty is sent to nobody else."""

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

MAX_ANSWERS = 80  # answers
#: A frame or a body that contains the name of an Alignment.
ALIGNMENT_NAME = re.compile(r'alignment[^}]{0,40}"(kah|arvan|quietus|neutral)"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "engine.pulp:GAME") as server:
        yield server


def keep_secret(turn: Turn) -> Choice:
    """Return the answer of a Traitor who serves Arvan and does not reveal it."""
    if turn.decision.kind == "alignment":
        return Choice(("arvan",))
    return Choice(("pass",)) if turn.choice.picks == ("reveal",) else turn.choice


def test_PRV_05_the_alignment_is_in_no_page_frame_or_answer_of_the_hero(person: Invite) -> None:
    hero, traitor = person("Hera", bodies=True), person("Tom", bodies=True, **PHONE)
    host, guest = Guest(hero), Guest(traitor)
    match = host.create_match("traitor", "hero", game="pulp")
    guest.join(match, "traitor")
    table = host.start(match)
    people = {"hero": hero, "traitor": traitor}
    for player in people.values():
        player.page.goto(table)
        expect(player.by_id("board")).to_be_visible()
    players = {seat: Captain(player, PLAYERS["navigator"](1)) for seat, player in people.items()}
    for turn in turns(people, players, MAX_ANSWERS):
        turn.person.go_on(turn.decision, keep_secret(turn))
        if hero.wire.view["round"] > 1:
            break
    traitors_view, heros_view = (player.wire.view["traitor"]["alignment"] for player in (traitor, hero))
    assert traitors_view == {"id": "arvan", "revealed": False, "spent": False}
    assert heros_view == {"id": None, "revealed": False, "spent": False}
    assert ALIGNMENT_NAME.search(traitor.received_text()), (
        "the pattern finds the alignment in the traitor's frames"
    )
    assert not ALIGNMENT_NAME.search(hero.received_text())
    assert not ALIGNMENT_NAME.search(hero.page.content())
    expect(hero.page.get_by_text("Alignment:")).not_to_contain_text("Arvan")
    check_width(traitor.page)
