"""Two players choose fleets and decks for the Dead Zone Battle. Neither learns what the other brings.

Ada takes a ready-made fleet. Bob builds a fleet ship by ship: at first too expensive, then corrected, saved
for later and locked in. Then they play with these, until Ada concedes and everything is revealed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from engine.galaxies import GAME
from tests.e2e.axe import AXE, violations
from tests.e2e.conftest import Invite, visitors
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DEVICES, PHONE, check_size, check_width
from tests.e2e.windows import Windows
from tests.serving import Server

FLEETS = "48"  # launch energy for each
CATALOGUE = GAME.edition().public()
LIMITS = GAME.loadouts.limits("dead-zone", GAME.check_options("dead-zone", {"fleets": FLEETS}))
READY = {build["name"]: build for build in LIMITS["isn-1"]["ready_made"]}
ADAS_BUILD = READY["Heavy guns"]
BOBS_FLEET = {
    "vapors-fate": "standard",
    "so-bwa-tet": "veteran",
    "tes-kio": "veteran",
    "chosh-ka": "veteran",
    "red-fuvu": "veteran",
}
BOBS_DECK = dict.fromkeys(
    (
        "fortunes-bounty",
        "lr5-plaxma-cannon",
        "shield-siphon",
        "captain-vulchar",
        "fates-reach",
        "hijack-plan",
        "exploit-weakness",
        "wretch-boarding",
    ),
    3,
)


class Draft:
    """A person at the builder."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.by_id = person.by_id

    def open(self) -> None:
        """Open the builder from the lobby."""
        self.by_id("change-fleet").click()
        expect(self.by_id("builder")).to_be_visible()

    def reopen(self) -> None:
        """Unlock the fleet if it is locked in. At first, a random fleet is locked in for each seat."""
        expect(self.by_id("unlock").or_(self.by_id("lock-in"))).to_be_visible()
        if (unlock := self.by_id("unlock")).count():
            unlock.click()
        expect(self.by_id("builder")).to_have_attribute("data-ready", "false")

    def add(self, ship: str, level: str) -> None:
        """Choose a version, and add the ship card."""
        self.by_id(f"level-{ship}-{level}").check()
        self.by_id(f"toggle-{ship}").click()

    def wait_for_totals(self, energy: str, cards: str) -> None:
        """Wait until the totals are shown and the server has checked the build."""
        expect(self.by_id("total-energy")).to_have_text(energy)
        expect(self.by_id("total-energy").locator("[data-energy]")).to_be_visible()
        expect(self.by_id("total-cards")).to_have_text(cards)
        expect(self.by_id("builder")).to_have_attribute("data-stale", "false")

    def lock_in(self) -> None:
        """Lock the build in and go back to the lobby."""
        self.by_id("lock-in").click()
        expect(self.by_id("lock-state")).to_contain_text("Locked in")
        self.by_id("back-to-lobby").click()


def seat_pair(invite_person: Invite, **options: Any) -> tuple[Person, Person]:
    """Return Ada and Bob in the lobby of a match with chosen fleets."""
    ada, bob = invite_person("Ada"), invite_person("Bob", **options)
    host, guest = Guest(ada), Guest(bob)
    match = host.create_match("dead-zone", "isn-1", fleets=FLEETS)
    guest.join(match, "wretch-1")
    for player in (ada, bob):
        player.page.goto(f"/m/{match['id']}")
        expect(player.by_id("change-fleet")).to_be_visible()
    return ada, bob


def seat_pair_through_pages(invite_person: Invite) -> tuple[Person, Person]:
    """Seat both through the pages alone. Return Ada and Bob in the lobby."""
    ada, bob = invite_person("Ada", bodies=True), invite_person("Bob", bodies=True)
    ada.enter()
    invite = ada.create("dead-zone", fleets=FLEETS)
    ada.sit("isn-1")
    bob.enter(invite)
    bob.sit("wretch-1")
    return ada, bob


@pytest.fixture(scope="module")
def pair(windows: Windows, server: Server) -> Iterator[tuple[Person, Person]]:
    """Take Ada and Bob from the lobby to the beginning of the match, and check their pages on the way."""
    with visitors(windows, server) as invite_person:
        ada, bob = seat_pair_through_pages(invite_person)
        take_ready_made(ada)
        build_ship_by_ship(ada, bob)
        ada.by_id("start-match").click()
        for player in (ada, bob):
            expect(player.by_id("board")).to_be_visible()
        yield ada, bob


def take_ready_made(ada: Person) -> None:
    draft = Draft(ada)
    draft.open()
    draft.reopen()
    ada.by_id(f"take-{ADAS_BUILD['id']}").click()
    draft.wait_for_totals("45/48", "24/24")
    draft.lock_in()
    expect(ada.by_id("my-fleet")).to_contain_text("Your fleet: Heavy guns")
    expect(ada.by_id("my-fleet")).to_contain_text("cost 45/48, 24/24 cards")


def frames_sent(ada: Person) -> int:
    """Return the number of frames sent to her, without the responses to pings."""
    return sum('"type":"pong"' not in frame for frame in ada.wire.frames)


def build_ship_by_ship(ada: Person, bob: Person) -> None:
    """Check that Ada's page shows only that Bob is choosing, until Bob is ready."""
    draft = Draft(bob)
    draft.open()
    draft.reopen()
    bob.by_id("empty-build").click()
    draft.wait_for_totals("0/48", "0/24")
    expect(bob.by_id("lock-in")).to_be_disabled()
    expect(ada.by_id("fleet-state-wretch-1")).to_have_text("Choosing …")
    expect(ada.by_id("start-match")).to_be_disabled()
    ada.page.wait_for_timeout(100)
    frames = frames_sent(ada)

    for ship, level in BOBS_FLEET.items():
        draft.add(ship, "veteran" if ship == "vapors-fate" else level)
    draft.wait_for_totals("51/48", "0/24")
    expect(bob.by_id("faults")).to_contain_text("the fleet costs 51, 3 more than 48")
    bob.by_id("level-vapors-fate-standard").check()
    draft.wait_for_totals("47/48", "0/24")
    expect(bob.by_id("faults")).not_to_contain_text("the fleet costs")

    bob.by_id("tab-cards").click()
    for card, copies in BOBS_DECK.items():
        for _ in range(copies):
            bob.by_id(f"more-{card}").click()
        expect(bob.by_id(f"more-{card}")).to_be_disabled()
    draft.wait_for_totals("47/48", "24/24")
    expect(bob.by_id("legal")).to_be_visible()

    bob.by_id("save-name").fill("Raiders")
    bob.by_id("save-new").click()
    expect(bob.by_id("save-state")).to_have_text("Saved as “Raiders”.")
    assert frames_sent(ada) == frames, "Ada was told of Bob's drafts"
    draft.lock_in()
    expect(bob.by_id("my-fleet")).to_contain_text("Your fleet: Raiders")
    expect(ada.by_id("fleet-state-wretch-1")).to_have_text("✓ Ready")


def test_the_match_begins_with_the_chosen_fleets(pair: tuple[Person, Person]) -> None:
    ada, bob = pair
    assert levels(ada) == dict(ADAS_BUILD["fleet"])
    assert levels(bob) == BOBS_FLEET
    assert ada.wire.view["deck_list"] == ADAS_BUILD["deck"]
    assert bob.wire.view["deck_list"] == BOBS_DECK


def levels(person: Person) -> dict[str, str]:
    """Return the versions of the ship cards behind a person's screen."""
    return {ship: card["level"] for ship, card in person.wire.view["screen"].items()}


def test_no_browser_receives_the_other_players_build(pair: tuple[Person, Person]) -> None:
    ada, bob = pair
    for player, fleet, deck in (
        (ada, BOBS_FLEET, BOBS_DECK),
        (bob, dict(ADAS_BUILD["fleet"]), ADAS_BUILD["deck"]),
    ):
        received = player.received_text() + player.page.content()
        assert '"screen"' in received, "not even the player's own screen was found"
        kinds: list[tuple[str, dict[str, Any]]] = [("ships", fleet), ("tactics", deck)]
        revealed = [
            card
            for kind, cards in kinds
            for card in cards
            if f'"{card}"' in received or CATALOGUE[kind][card]["name"] in received
        ]
        assert revealed == []


def test_the_own_deck_is_shown_at_the_table_and_all_decks_after_the_end(pair: tuple[Person, Person]) -> None:
    ada, bob = pair
    bob.by_id("menu").click()
    bob.by_id("menu-deck").click()
    expect(bob.by_id("piles")).to_contain_text("The deck as the match began")
    expect(bob.by_id("piles")).to_contain_text("3× Hijack Plan")
    bob.page.keyboard.press("Escape")
    bob.page.keyboard.press("Escape")
    ada.by_id("menu").click()
    ada.by_id("concede").click()
    expect(ada.by_id("concede-text")).to_contain_text("the match ends")
    ada.by_id("concede-sure").click()
    expect(ada.by_id("result")).to_have_attribute("data-winner", "wretch")
    expect(ada.by_id("result").get_by_role("heading", name="Defeat")).to_be_focused()
    ada.by_id("revealed").locator("summary").click()
    expect(ada.by_id("revealed-wretch-1")).to_contain_text("Vapor's Fate standard")
    expect(ada.by_id("revealed-deck-wretch")).to_contain_text("3 × Hijack Plan")


# Events at the table while a person builds


def hold_build(person: Person) -> list[Route]:
    """Hold the next saved build of this page, so that it does not reach the server until the test releases
    it."""
    held_routes: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == "PUT" and not held_routes:
            held_routes.append(route)
        else:
            route.continue_()

    person.page.route(re.compile("/loadout$"), hold)
    return held_routes


def test_a_change_made_while_locking_in_is_not_locked_in(person: Invite) -> None:
    ada, _bob = seat_pair(person)
    draft = Draft(ada)
    draft.open()
    draft.reopen()
    ada.by_id(f"take-{ADAS_BUILD['id']}").click()
    draft.wait_for_totals("45/48", "24/24")
    expect(ada.by_id("lock-in")).to_be_enabled()
    held_routes = hold_build(ada)
    ada.by_id("lock-in").click()
    ada.by_id("toggle-rooks-f54").click()
    ada.wait_until(lambda: held_routes, "the page has asked to lock in")
    held_routes[0].continue_()
    draft.wait_for_totals("41/48", "24/24")
    ada.by_id("discard-changes").click()
    draft.wait_for_totals("45/48", "24/24")
    expect(ada.by_id("lock-state")).to_contain_text("Locked in")


def test_a_player_who_changes_the_fleet_too_late_is_told(person: Invite) -> None:
    ada, bob = seat_pair(person, expects="409")
    expect(ada.by_id("start-match")).to_be_enabled()
    Draft(bob).open()
    expect(bob.by_id("lock-state")).to_contain_text("Locked in")
    held_routes = hold_build(bob)
    bob.by_id("unlock").click()
    bob.wait_until(lambda: held_routes, "Bob's change is on its way")
    ada.by_id("start-match").click()
    expect(bob.by_id("board")).to_be_visible()
    held_routes[0].continue_()
    expect(bob.page.get_by_text("your last change came too late")).to_be_visible()


def test_a_player_removed_while_building_is_told_and_can_continue_later(person: Invite) -> None:
    ada, bob = seat_pair(person)
    draft = Draft(bob)
    draft.open()
    draft.reopen()
    bob.by_id("empty-build").click()
    draft.wait_for_totals("0/48", "0/24")
    draft.add("vapors-fate", "standard")
    draft.wait_for_totals("12/48", "0/24")
    ada.by_id("empty-seat-wretch-1").click()
    expect(bob.page.get_by_text("You have been removed from your seat")).to_be_visible()
    bob.sit("wretch-1")
    draft.open()
    bob.by_id("rescued-take").click()
    draft.wait_for_totals("12/48", "0/24")
    expect(bob.by_id("rescued")).to_have_count(0)


def test_the_last_change_before_a_reload_is_kept(person: Invite) -> None:
    ada, _bob = seat_pair(person)
    draft = Draft(ada)
    draft.open()
    draft.reopen()
    ada.page.evaluate("document.querySelector('[data-testid=empty-build]').click(); location.reload()")
    draft.wait_for_totals("0/48", "0/24")


def test_two_windows_of_one_seat_show_the_same(person: Invite) -> None:
    ada, _bob = seat_pair(person)
    draft = Draft(ada)
    draft.open()
    expect(ada.by_id("lock-state")).to_contain_text("Locked in")
    other_page = ada.context.new_page()
    other_page.goto(ada.page.url)
    other_page.get_by_test_id("unlock").click()
    expect(ada.by_id("lock-in")).to_be_visible()
    expect(ada.page.get_by_text("changed in another window")).to_be_visible()
    other_page.get_by_test_id(f"take-{ADAS_BUILD['id']}").click()
    other_page.get_by_test_id("lock-in").click()
    expect(ada.by_id("lock-state")).to_contain_text("Locked in")
    draft.wait_for_totals("45/48", "24/24")


def test_a_locked_fleet_can_be_changed_only_after_unlocking_it(person: Invite) -> None:
    ada, _bob = seat_pair(person)
    draft = Draft(ada)
    draft.open()
    draft.reopen()
    ada.by_id(f"take-{ADAS_BUILD['id']}").click()
    draft.wait_for_totals("45/48", "24/24")
    controls = [
        ada.by_id(f"take-{ADAS_BUILD['id']}"),
        ada.by_id("empty-build"),
        ada.by_id("toggle-isn-everest"),
        ada.by_id("level-isn-everest-standard"),
    ]
    for control in controls:
        expect(control).to_be_enabled()
    ada.by_id("lock-in").click()
    expect(ada.by_id("lock-state")).to_contain_text("Locked in")
    for control in controls:
        expect(control).to_be_disabled()
    expect(ada.page.locator(".out").first).to_be_hidden()
    draft.reopen()
    for control in controls:
        expect(control).to_be_enabled()


@pytest.mark.parametrize("device", [{"viewport": {"width": 1366, "height": 768}}, PHONE])
def test_ships_are_added_and_removed_without_scrolling_to_the_foot_of_a_card(
    person: Invite, device: dict[str, Any]
) -> None:
    ada = person("Ada", **device)
    ada.enter("/loadouts")
    if device is PHONE:
        ada.by_id("tab-ships").click()
        ada.page.get_by_role("button", name="Show the card").first.click()
    add = ada.by_id("toggle-isn-everest")
    ada.page.evaluate("scrollTo(0, 0)")
    expect(add).to_be_in_viewport(ratio=1)
    add.click(position={"x": 9, "y": 9})
    expect(ada.by_id("ship-choice-isn-everest")).to_contain_text("✓ Chosen")


# The builder without a match


def test_fleets_are_created_saved_and_changed_without_a_match(person: Invite) -> None:
    ada = person("Ada")
    ada.enter()
    ada.by_id("my-loadouts").click()
    draft = Draft(ada)
    draft.wait_for_totals("0/48", "0/24")
    ada.by_id(f"take-{ADAS_BUILD['id']}").click()
    draft.wait_for_totals("45/48", "24/24")
    ada.by_id("toggle-rooks-f54").click()
    draft.wait_for_totals("41/48", "24/24")
    ada.by_id("save-name").fill("Guns")
    ada.by_id("save-new").click()
    saved = ada.by_id("saved-builds")
    expect(saved).to_contain_text("Guns")
    ada.page.get_by_role("button", name="Rename Guns").click()
    ada.page.get_by_label("New name for Guns").fill("More guns")
    ada.page.keyboard.press("Enter")
    expect(saved).to_contain_text("More guns")
    ada.by_id("level-f51-blue-sparrows-veteran").check()
    ada.by_id("save-over").click()
    expect(ada.by_id("save-state")).to_have_text("Saved as “More guns”.")
    ada.page.reload()
    draft.wait_for_totals("43/48", "24/24")  # the draft survives the reload
    ada.by_id("against-fleets").select_option("42")
    draft.wait_for_totals("43/42", "24/21")
    expect(ada.by_id("faults")).to_contain_text("the fleet costs 43, 1 more than 42")
    ada.page.get_by_role("button", name="Delete More guns").click()
    ada.page.get_by_role("button", name="Delete for good").click()
    expect(saved).to_contain_text("No saved fleets yet")


def test_the_ships_or_the_cards_of_a_ready_made_build_can_be_taken_alone(person: Invite) -> None:
    ada = person("Ada")
    ada.enter("/loadouts")
    draft = Draft(ada)
    draft.wait_for_totals("0/48", "0/24")
    build = ada.by_id(f"ready-made-{ADAS_BUILD['id']}")
    build.locator("summary").click()
    ada.by_id(f"take-cards-{ADAS_BUILD['id']}").click()
    draft.wait_for_totals("0/48", "24/24")
    ada.by_id("toggle-isn-everest").click()
    draft.wait_for_totals("12/48", "24/24")
    ada.by_id(f"take-ships-{ADAS_BUILD['id']}").click()
    draft.wait_for_totals("45/48", "24/24")


def test_a_saved_fleet_with_a_version_that_no_ship_has_says_so(person: Invite) -> None:
    """It was saved while a pack contained that version."""
    ada = person("Ada")
    loadout = {"fleet": [["isn-torrent", "admiral"]], "deck": {}}
    saved = {"game": "galaxies", "name": "Old", "side": "ISN", "loadout": loadout}
    Guest(ada).post("loadouts", **saved)
    ada.page.goto("/loadouts")
    ada.by_id("saved-builds").get_by_role("button", name="Take it").click()
    expect(ada.by_id("faults")).to_contain_text("ISN Torrent has no version admiral")
    expect(ada.by_id("builder-problem")).to_have_count(0)
    ada.by_id("level-isn-torrent-veteran").check()
    expect(ada.by_id("faults")).not_to_contain_text("version")


def test_a_change_without_a_connection_is_kept_and_sent_later(person: Invite) -> None:
    ada = person("Ada")
    ada.outage = True
    ada.enter("/loadouts")
    draft = Draft(ada)
    draft.wait_for_totals("0/48", "0/24")

    def abort(route: Route) -> None:
        route.abort()

    ada.page.route(re.compile("/loadouts/check$"), abort)
    ada.by_id("toggle-isn-everest").click()
    expect(ada.by_id("builder-problem")).to_contain_text("not saved yet")
    ada.page.unroute(re.compile("/loadouts/check$"), abort)
    ada.by_id("builder-problem").get_by_role("button").click()
    draft.wait_for_totals("12/48", "0/24")
    expect(ada.by_id("builder-problem")).to_have_count(0)


def test_the_builder_announces_its_totals_to_screen_readers(person: Invite) -> None:
    ada = person("Ada")
    ada.enter("/loadouts")
    ada.by_id(f"take-{ADAS_BUILD['id']}").click()
    expect(ada.by_id("spoken")).to_have_text("45 of 48 launch energy, 24 of 24 cards, Legal.")


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci has not been run in web/")
@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing_and_everything_fits(person: Invite, device: dict[str, Any]) -> None:
    ada = person("Ada", **device)
    match = Guest(ada).create_match("dead-zone", "isn-1", fleets=FLEETS)
    ada.page.goto(f"/m/{match['id']}")
    expect(ada.by_id("my-fleet")).to_contain_text("cards")
    problems = {"lobby": violations(ada.page)}
    Draft(ada).open()
    for tab in ("sets", "ships", "cards", "yours") if device is PHONE else ("cards",):
        ada.by_id(f"tab-{tab}").click()
        problems[tab] = violations(ada.page)
        check_width(ada.page)
    if device is PHONE:
        check_size(ada.page.get_by_role("tab"))
        check_size(ada.by_id("unlock"))
    assert {tab: found for tab, found in problems.items() if found} == {}
