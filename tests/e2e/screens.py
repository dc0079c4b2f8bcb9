"""Every screen of which screenshots are taken: the place that serves it, and the way to open it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from engine.galaxies import GAME
from engine.galaxies.players import PLAYERS
from engine.pulp.players import PLAYERS as CAPTAINS
from tests.e2e.gathering import decision_kind, is_over, play_on
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_baselines import AT_A_DESK, ELSEWHERE, EVERYWHERE, concede, table
from tests.e2e.test_flight import follow_advice, next_advice, start_lesson
from tests.e2e.test_layout import ATTACK, Posed
from tests.e2e.test_layout_pulp import PosedPulpTable, scenes
from tests.e2e.wire import WireLog
from tests.serving import ROOT

#: The games that each place serves. The client alone shows scenes without a server.
PLACES: Mapping[str, tuple[str, ...]] = {
    "posed": ("tests.e2e.posed:GALAXIES", "tests.e2e.posed:DUEL", "engine.pulp:GAME"),
    "played": ("engine.galaxies:GAME", "examples.duel:GAME", "engine.pulp:GAME"),
    "client": (),
}
MISSIONS = GAME.edition().missions
HANDS = {"empty": 0, "half": 6, "full": 12}
#: The number of the coach's instructions to follow before each screenshot.
ORDERS = (0, 1, 2, 4, 7)
#: The components whose states are each shown on a page.
CATALOGUE = re.findall(
    r"^  (\w+): \{ states", (ROOT / "web/src/fixtures/catalogue/catalogue.ts").read_text(), re.MULTILINE
)
#: An action that is repeated in a window of each size, because its effect is temporary.
TemporaryAction = Callable[[], None]
Pose = Callable[[Person], TemporaryAction | None]


@dataclass(frozen=True)
class Screen:
    """One screen: its name, the place that serves it, the steps to open it, and the special options of its
    visitor."""

    name: str
    pose: Pose
    place: str = "posed"
    visitor: Mapping[str, Any] = field(default_factory=dict[str, Any])


# Pages


def play_several_matches(ada: Person) -> None:
    """Begin two matches, create one that waits for its players, and finish one."""
    guest = Guest(ada)
    ada.page.goto(guest.begin_match("duel", "red-1", "blue-1", game="duel"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    concede(ada)
    _ = guest.begin_match("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")
    _ = guest.begin_match("maiden-flight", "hero", game="pulp")
    _ = guest.create_match("dead-zone", "isn-1")


def matches(ada: Person) -> None:
    play_several_matches(ada)
    ada.page.goto("/matches")
    expect(ada.by_id("my-finished")).to_be_visible()


def start_with_matches(ada: Person) -> None:
    play_several_matches(ada)
    ada.page.goto("/")
    expect(ada.by_id("my-matches").locator("svg").first).to_be_attached()  # a low window shows no picture


def tables(ada: Person) -> None:
    """Open a list of two tables that wait for players."""
    guest = Guest(ada)
    _ = guest.create_match("meteor-storm", "isn-1", public=True)
    _ = guest.create_match("duel", "red-1", game="duel", public=True)
    ada.page.goto("/tables")
    expect(ada.page.get_by_text("Meteor Storm").first).to_be_visible()


def open_page(path: str, selector: str) -> Pose:
    """Return a pose in which a guest opens a page and waits until an element is shown."""

    def pose(ada: Person) -> None:
        _ = Guest(ada)
        ada.page.goto(path)
        expect(ada.page.locator(selector).first).to_be_visible()

    return pose


def lobby(game: str, mission: str, seat: str) -> Pose:
    """Return a pose in the lobby of a match that waits for its players."""

    def pose(ada: Person) -> None:
        match = Guest(ada).create_match(mission, seat, game=game)
        ada.page.goto(f"/m/{match['id']}")
        expect(ada.by_id("start-match")).to_be_visible()

    return pose


def report(ada: Person) -> None:
    """Open the report of a match that a program played for Ada."""
    table = Guest(ada).begin_match("dead-zone", "isn-1", "wretch-1")
    with ada.open_socket(table) as socket:
        _ = play_on(socket, PLAYERS["greedy"](1), is_over)
    ada.page.goto(f"{table}/report")
    expect(ada.by_id("report-totals")).to_be_visible()


# Tables of Galaxies


def first_question(mission: str) -> Pose:
    """Return a pose at the beginning of a match."""
    bots = [seat for seat in MISSIONS[mission].teams if seat != "isn-1"]

    def pose(ada: Person) -> None:
        ada.page.goto(Guest(ada).begin_match(mission, "isn-1", *bots))
        expect(ada.by_id("decision")).to_have_attribute("data-kind", re.compile("."))

    return pose


def hand_of_cards(mission: str, cards: int) -> Pose:
    """Return a pose in the third round, with this many cards in hand."""

    def pose(ada: Person) -> None:
        posed = Posed(ada, mission)
        ada.by_id("recap-skip").click()
        posed.show_hand(cards)

    return pose


def recap(ada: Person) -> None:
    _ = Posed(ada, "meteor-storm")
    expect(ada.by_id("recap")).to_be_visible()


def attack(ada: Person) -> TemporaryAction:
    """Show a shot that hits, with its dice on the chart."""
    posed = Posed(ada, "dead-zone")  # the mission with the attacker
    ada.by_id("recap-skip").click()

    def shoot() -> None:
        ada.settle()
        posed.play(ATTACK)
        expect(ada.by_id("attack-show").locator(".word.in").first).to_have_text("HIT")

    return shoot


def menu(ada: Person) -> None:
    table(ada)
    ada.by_id("menu").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def moving(ada: Person) -> None:
    """Activate a ship, so that its flight must be chosen."""
    table(ada)
    ada.pick("activate:isn-torrent")
    expect(ada.by_id("decision")).not_to_have_attribute("data-kind", "action")


def flight(orders: int) -> Pose:
    """Return a pose in the lesson, after some instructions of the coach."""

    def pose(ada: Person) -> None:
        _ = start_lesson(ada)
        advice = next_advice(ada)
        for _ in range(orders):
            follow_advice(
                ada, advice, keyboard=False, thumb=ada.page.evaluate("() => navigator.maxTouchPoints > 0")
            )
            advice = next_advice(ada, advice.step)

    return pose


# Tables of Pulp Invasion


def pulp_position(name: str, *, traitor: bool = False) -> Pose:
    """Return a pose with a position that a table of Pulp Invasion receives."""

    def pose(ada: Person) -> None:
        stage = PosedPulpTable(ada)
        ada.by_id("recap-skip").click()
        stage.show(scenes(traitor)[name])

    return pose


def pulp_after_rounds(kind: str, rounds: int) -> Pose:
    """Return a pose in a match after some rounds played by a program, at a decision of this kind."""

    def enough(log: WireLog) -> bool:
        return log.view["round"] >= rounds and decision_kind(log) == kind

    def pose(ada: Person) -> None:
        table = Guest(ada).begin_match("pulp-invasion", "hero", game="pulp")
        with ada.open_socket(table) as socket:
            _ = play_on(
                socket,
                CAPTAINS["navigator"](1),
                lambda log: log.view["round"] >= rounds and decision_kind(log) == kind,
            )
        ada.page.goto(table)
        expect(ada.by_id("decision")).to_have_attribute("data-kind", kind)
        ada.settle()

    return pose


def pulp_result(ada: Person) -> None:
    pulp_after_rounds("encounter", 2)(ada)
    concede(ada)


# The client alone


def scene(name: str) -> Pose:
    """Return a pose with a scene that needs no server."""

    def pose(ada: Person) -> None:
        ada.page.goto(f"/?fixture={name}")
        expect(ada.page.locator("#app > *").first).to_be_visible()

    return pose


SCREENS = (
    *(Screen(pose.__name__.replace("_", "-"), pose) for pose in (*EVERYWHERE, *AT_A_DESK)),
    *(Screen(name, pose) for name, pose in ELSEWHERE.items() if name not in ("matches", "tables")),
    Screen("start-again", start_with_matches),
    Screen("matches", matches),
    Screen("matches-none", ELSEWHERE["matches"]),
    Screen("tables", tables),
    Screen("tables-none", ELSEWHERE["tables"]),
    *(
        Screen(f"new-{game}", open_page(f"/new/{game}", "[data-testid=create-match]"))
        for game in ("duel", "pulp")
    ),
    Screen("lobby-duel", lobby("duel", "duel", "red-1"), "played"),
    Screen("lobby-pulp", lobby("pulp", "pulp-invasion", "hero"), "played"),
    Screen("rules-contents", open_page("/rules/galaxies", "[data-testid=book-search]")),
    *(
        Screen(f"rules-{page}", open_page(f"/rules/galaxies/{page}", "[data-testid=shelf-count]"))
        for page in ("ships", "cards", "tiles")
    ),
    Screen("rules-pulp", open_page("/rules/pulp", "[data-testid=book-search]")),
    Screen("report", report, "played"),
    *(Screen(f"table-{mission}-early", first_question(mission), "played") for mission in MISSIONS),
    *(
        Screen(f"table-{mission}-{name}-hand", hand_of_cards(mission, cards), visitor={"new": True})
        for mission in ("meteor-storm", "dead-zone")
        for name, cards in HANDS.items()
    ),
    Screen("table-recap", recap, visitor={"new": True}),
    Screen("table-attack", attack, visitor={"new": True, "show": "full"}),
    Screen("table-menu", menu),
    Screen("table-moving", moving),
    Screen("table-reaction", scene("galaxies/respond"), "client"),
    Screen("table-discard", scene("galaxies/discard"), "client"),
    Screen("table-spectator", scene("galaxies/spectator"), "client"),
    Screen("table-end", scene("galaxies/end"), "client"),
    *(Screen(f"first-flight-{orders}", flight(orders), "played") for orders in ORDERS),
    *(
        Screen(f"pulp-{name.replace(' ', '-')}", pulp_position(name), "played", {"new": True})
        for name in ("early", "a full hand", "crew and dice", "many cubes")
    ),
    *(
        Screen(
            f"pulp-traitor-{name}", pulp_position(f"a Traitor, {name}", traitor=True), "played", {"new": True}
        )
        for name in ("early", "late")
    ),
    *(
        Screen(f"pulp-{kind}", pulp_after_rounds(kind, 4), "played")
        for kind in ("encounter", "engage", "planet")
    ),
    Screen("pulp-result", pulp_result, "played"),
    *(Screen(f"catalogue-{name}", scene(f"catalogue/{name}"), "client") for name in CATALOGUE),
)
