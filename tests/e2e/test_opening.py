"""A scripted opening of Meteor Storm: what each page shows, and what no page may reveal.

Cleo launches Vapor's Fate with Red Fuvu in its hold and activates it. Ada responds with a card and flies
aside. Cleo flies closer and hits. Dan passes the turn. Ada starts the remote engines and moves a rock.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import expect

from engine.galaxies import GAME
from tests.e2e.commander import Choice
from tests.e2e.conftest import running, visitors
from tests.e2e.guests import seat_people
from tests.e2e.people import Person
from tests.e2e.windows import Windows

SEATS = {"isn-1": "Ada", "isn-2": "Bob", "wretch-1": "Cleo", "wretch-2": "Dan"}
SIDES = {"Ada": "isn", "Bob": "isn", "Cleo": "wretch", "Dan": "wretch", "Eve": ""}
TACTICS = GAME.edition().public()["tactics"]
HULL = GAME.edition().public()["ships"]["isn-torrent"]["versions"]["standard"]["hull"]

#: Heroes that the mission sets aside for ships. They are public.
PREPPED = {"krall-draxus", "erin-cho", "charles-yeboah"}


#: The parts of views that are the same for everybody.
PUBLIC = (
    "round",
    "turn",
    "phase",
    "ships",
    "tiles",
    "teams",
    "ship_cards",
    "activation",
    "engines",
    "waiting_for",
)


@dataclass
class Opening:
    """The people at the table, and the HTML of their pages by moment and name."""

    people: Mapping[str, Person]
    pages: dict[str, dict[str, str]] = field(default_factory=dict)

    def record_pages(self, moment: str) -> None:
        """Record all pages, once all of them show the current position."""
        ada = self.people["Ada"]
        for player in self.people.values():
            player.wait_until(
                lambda player=player: see_same_table(player, ada),  # type: ignore[misc]
                "the table is as Ada sees it",
            )
            player.settle()
            player.page.mouse.move(1, 1)  # a card under the pointer would be shown in place of the log
        self.pages[moment] = {name: player.page.content() for name, player in self.people.items()}

    def readers(self, text: str, moment: str) -> set[str]:
        """Return the people whose pages contained this text."""
        return {name for name, page in self.pages[moment].items() if text in page}

    def public_cards(self) -> set[str]:
        """Return the tactic cards that have been public."""
        view = self.people["Eve"].wire.view
        discarded = {card for team in view["teams"].values() for card in team["discard"]}
        attached = {a["card"] for card in view["ship_cards"].values() for a in card["attached"].values()}
        return PREPPED | discarded | attached

    def answer(self, name: str, *picks: str) -> None:
        """Let a player answer several decisions in order. "" picks nothing where several options may be
        picked."""
        player = self.people[name]
        for pick in picks:
            decision = player.wait_until(player.read_decision, f"the player can pick {pick}")
            candidates = decision.option_ids if pick or not decision.multiple else [""]
            assert pick in candidates, f"{name} is asked: {decision.prompt} {decision.option_ids}"
            player.answer(decision, Choice((pick,) if pick else ()))

    def fly(self, name: str, ship: str, space: str) -> None:
        """Let a player click a distant space of the board, and wait until the ship is there."""
        player = self.people[name]
        player.wait_until(player.read_decision, f"the ship can fly to {space}")
        player.space(space).click()
        player.wait_until(
            lambda: player.wire.view["ships"][ship]["hexes"][0] == space, f"the ship is at {space}"
        )


def see_same_table(first: Person, second: Person) -> bool:
    """Return whether two people have received the same public data."""
    return all(first.wire.view[key] == second.wire.view[key] for key in PUBLIC)


@pytest.fixture(scope="module")
def opening(windows: Windows, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opening]:
    """The opening, played once."""
    folder = tmp_path_factory.mktemp("scripted")
    with running(folder, "tests.e2e.scripted:GAME") as server, visitors(windows, server) as invite:
        shows = {"Dan": "full"}
        people = {name: invite(name, show=shows.get(name, "off"), bodies=True) for name in SEATS.values()}
        _ = seat_people({seat: people[name] for seat, name in SEATS.items()}, public=True)
        people["Eve"] = invite("Eve", bodies=True)
        people["Eve"].enter(people["Ada"].page.url)
        expect(people["Eve"].by_id("board")).to_be_visible()
        opening = Opening(people)
        play(opening)
        yield opening


def play(opening: Opening) -> None:
    """Play the opening, and record the pages between its steps."""
    answer, fly, record = opening.answer, opening.fly, opening.record_pages
    answer("Ada", "9,1/9,2")
    answer("Cleo", "wretch-1", "", "launch:vapors-fate", "8,-2", "load:red-fuvu", "yes")
    record("launched")
    answer("Cleo", "done", "activate:vapors-fate")
    record("activated")
    answer("Ada", "h1")
    fly("Ada", "isn-torrent-1", "11,1")
    answer("Ada", "pass")
    record("answered")
    fly("Cleo", "vapors-fate-1", "9,-1")
    answer("Cleo", "vapors-fate-1:primary:isn-torrent-1")
    answer("Ada", "pass")
    watch_the_hit(opening.people["Dan"])
    record("hit")
    answer("Cleo", "done", "done")
    answer("Dan", "", "done", "done")
    answer("Ada", "", "done", "done", "yes", "tile-1", "0")
    record("drifted")


def watch_the_hit(dan: Person) -> None:
    """Let Dan watch the dice fall on the chart, and then skip the rest of the show."""
    chart = dan.by_id("attack-show")
    expect(chart.locator(".word.in")).to_have_text("HIT")
    expect(chart).to_contain_text("ISN Torrent")
    dan.by_id("skip").click()
    expect(chart).to_have_count(0)


# Visible information


def test_only_the_side_sees_what_the_hold_carries(opening: Opening) -> None:
    assert opening.readers("in Vapor's Fate", "launched") == {"Cleo"}
    dan = opening.people["Dan"]
    dan.by_id("ally-wretch-1").click()
    expect(dan.by_id("screen-red-fuvu")).to_contain_text("in Vapor's Fate")
    for name in ("Ada", "Bob", "Eve"):
        assert not re.search('"load(?!out)', opening.people[name].received_text())
        titles = opening.people[name].by_id("seat-wretch-1").locator(".ship")
        expect(titles.nth(1)).to_have_attribute("title", "Red Fuvu (veteran): not launched")
        expect(titles.nth(2)).to_have_attribute("title", "Red Tougu (veteran): not launched")


def test_a_drawn_card_is_named_to_the_side_alone(opening: Opening) -> None:
    see_name, see_draw = set[str](), set[str]()
    for name, player in opening.people.items():
        texts = [json.loads(text) for text in player.wire.lines.values()]
        draws = [
            text["args"] for text in texts if text["key"] == "drew" and text["args"]["seat"] == "wretch-1"
        ]
        assert draws
        (see_name if "lr5-plaxma-cannon" in {args.get("card") for args in draws} else see_draw).add(name)
    assert see_name == {"Cleo", "Dan"}
    assert see_draw == {"Ada", "Bob", "Eve"}


def test_only_the_player_who_must_decide_can_answer(opening: Opening) -> None:
    assert opening.readers("Vapor's Fate is activated: answer with a card, or pass", "activated") == {"Ada"}
    assert opening.readers("Waiting for Ada", "activated") == {"Bob", "Cleo", "Dan", "Eve"}
    assert opening.readers("data-option=", "activated") == {"Ada"}


def test_a_reaction_card_is_known_to_its_side_until_it_is_played(opening: Opening) -> None:
    assert opening.readers("Alert From ISN Torrent", "activated") == {"Ada", "Bob"}
    assert opening.readers("Ada plays Alert From ISN Torrent", "answered") == set(opening.people)


def test_all_see_the_shot_and_its_effect(opening: Opening) -> None:
    everybody = set(opening.people)
    assert opening.readers(f"3 of 3 shields, hull {HULL} of {HULL}", "answered") == everybody
    assert opening.readers(f"1 of 3 shields, hull {HULL} of {HULL}", "hit") == everybody
    assert opening.readers("E4 is a hit", "hit") == everybody


def test_ships_are_named_with_their_places_and_owners(opening: Opening) -> None:
    for viewer, owner in (("Ada", "yours"), ("Bob", "of Ada"), ("Cleo", "of Ada")):
        page = opening.pages["hit"][viewer]
        assert re.search(rf"ISN Torrent, [A-Z]+\d\d and [A-Z]+\d\d, {owner}: 1 of 3 shields", page), viewer


def test_all_see_the_asteroid_at_its_new_place(opening: Opening) -> None:
    outline_pattern = re.compile(r'data-testid="tile-tile-1".*?<path[^>]* d="([^"]+)"', re.DOTALL)
    before, after = (
        {outline for page in opening.pages[moment].values() for outline in outline_pattern.findall(page)}
        for moment in ("hit", "drifted")
    )
    assert len(before) == len(after) == 1
    assert before != after
    for player in opening.people.values():
        assert set(player.wire.view["tiles"]["tile-1"]["hexes"]) == {"9,2", "10,2", "9,3", "10,3"}


# Hidden information


@pytest.mark.parametrize("name", SIDES)
def test_no_browser_receives_the_name_of_a_hidden_card(opening: Opening, name: str) -> None:
    player = opening.people[name]
    pages = [page[name] for page in opening.pages.values()]
    received = "".join([player.received_text(), *pages])
    other_cards = {card: printed for card, printed in TACTICS.items() if printed["faction"] != SIDES[name]}
    revealed = {
        card
        for card, printed in other_cards.items()
        if f'"{card}"' in received or printed["name"] in received
    }
    assert revealed, "not even the public cards were found"
    assert revealed <= opening.public_cards()


def test_a_hand_is_shown_to_the_ally_until_its_player_hides_it(opening: Opening) -> None:
    ada, bob = opening.people["Ada"], opening.people["Bob"]
    bob.by_id("ally-isn-1").click()
    hand = bob.page.get_by_label("Ada’s hand")
    expect(hand.get_by_text("Bronson Skiles")).to_be_visible()
    ada.by_id("menu").click()
    ada.by_id("order-show-hand").click()
    expect(bob.page.get_by_text("Not shown to you")).to_be_visible()
    expect(hand).to_have_count(0)
    assert "bronson-skiles" not in json.dumps(bob.wire.view["ally"])
