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
from tests.e2e.gathering import asks, is_over, play_on
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_baselines import AT_A_DESK, ELSEWHERE, EVERYWHERE, concede, table
from tests.e2e.test_flight import advised, begun, take
from tests.e2e.test_layout import SHOT, Posed
from tests.e2e.test_layout_pulp import Shown, scenes
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
CATALOGUE = sorted(file.stem for file in (ROOT / "web/src/fixtures/catalogue").glob("[A-Z]*.svelte"))
#: An action that is repeated in a window of each size, because its effect is temporary.
Passing = Callable[[], None]
Pose = Callable[[Person], Passing | None]


@dataclass(frozen=True)
class Screen:
    """One screen: its name, the place that serves it, the steps to open it, and the special options of its
    visitor."""

    name: str
    pose: Pose
    place: str = "posed"
    visitor: Mapping[str, Any] = field(default_factory=dict[str, Any])


# Pages


def several(ada: Person) -> None:
    """Begin two matches, create one that waits for its players, and finish one."""
    guest = Guest(ada)
    ada.page.goto(guest.plays("duel", "red-1", "blue-1", game="duel"))
    expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
    concede(ada)
    _ = guest.plays("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")
    _ = guest.plays("maiden-flight", "hero", game="pulp")
    _ = guest.makes("dead-zone", "isn-1")


def matches(ada: Person) -> None:
    several(ada)
    ada.page.goto("/matches")
    expect(ada.by_id("my-finished")).to_be_visible()


def start_again(ada: Person) -> None:
    several(ada)
    ada.page.goto("/")
    expect(ada.by_id("my-matches").locator("svg").first).to_be_visible()


def tables(ada: Person) -> None:
    """Open a list of two tables that wait for players."""
    guest = Guest(ada)
    _ = guest.makes("meteor-storm", "isn-1", public=True)
    _ = guest.makes("duel", "red-1", game="duel", public=True)
    ada.page.goto("/tables")
    expect(ada.page.get_by_text("Meteor Storm").first).to_be_visible()


def opened(path: str, shows: str) -> Pose:
    """Return a pose in which a person with a name opens a page, and waits until something is shown."""

    def pose(ada: Person) -> None:
        _ = Guest(ada)
        ada.page.goto(path)
        expect(ada.page.locator(shows).first).to_be_visible()

    return pose


def lobby(game: str, mission: str, seat: str) -> Pose:
    """Return a pose in the lobby of a match that waits for its players."""

    def pose(ada: Person) -> None:
        match = Guest(ada).makes(mission, seat, game=game)
        ada.page.goto(f"/m/{match['id']}")
        expect(ada.by_id("start-match")).to_be_visible()

    return pose


def report(ada: Person) -> None:
    """Open the report of a match that a program played for Ada."""
    at = Guest(ada).plays("dead-zone", "isn-1", "wretch-1")
    with ada.elsewhere(at) as socket:
        _ = play_on(socket, PLAYERS["greedy"](1), is_over)
    ada.page.goto(f"{at}/report")
    expect(ada.by_id("report-totals")).to_be_visible()


# Tables of Galaxies


def first_question(mission: str) -> Pose:
    """Return a pose at the beginning of a match."""
    bots = [seat for seat in MISSIONS[mission].teams if seat != "isn-1"]

    def pose(ada: Person) -> None:
        ada.page.goto(Guest(ada).plays(mission, "isn-1", *bots))
        expect(ada.by_id("decision")).to_have_attribute("data-kind", re.compile("."))

    return pose


def held(mission: str, cards: int) -> Pose:
    """Return a pose in a third round, with this many cards in hand."""

    def pose(ada: Person) -> None:
        posed = Posed(ada, mission)
        ada.by_id("recap-skip").click()
        posed.holds(cards)

    return pose


def recap(ada: Person) -> None:
    _ = Posed(ada, "meteor-storm")
    expect(ada.by_id("recap")).to_be_visible()


def attack(ada: Person) -> Passing:
    """Show a shot that hits, while its dice lie on the chart."""
    posed = Posed(ada, "dead-zone")  # the mission with the attacker
    ada.by_id("recap-skip").click()

    def shoot() -> None:
        ada.settle()
        posed.happens(SHOT)
        expect(ada.by_id("attack-show").locator(".word.in").first).to_have_text("HIT")

    return shoot


def menu(ada: Person) -> None:
    table(ada)
    ada.by_id("menu").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def moving(ada: Person) -> None:
    """Activate a ship, whose flight must then be chosen."""
    table(ada)
    ada.pick("activate:isn-torrent")
    expect(ada.by_id("decision")).not_to_have_attribute("data-kind", "action")


def flight(orders: int) -> Pose:
    """Return a pose in the lesson, after some instructions of the coach."""

    def pose(ada: Person) -> None:
        _ = begun(ada)
        advice = advised(ada)
        for _ in range(orders):
            take(ada, advice, keyboard=False, thumb=ada.page.evaluate("() => navigator.maxTouchPoints > 0"))
            advice = advised(ada, advice.step)

    return pose


# Tables of Pulp Invasion


def pulp_shows(name: str, *, traitor: bool = False) -> Pose:
    """Return a pose with a position that a table of Pulp Invasion receives."""

    def pose(ada: Person) -> None:
        shown = Shown(ada)
        ada.by_id("recap-skip").click()
        shown.shows(scenes(traitor)[name])

    return pose


def pulp_played(kind: str, rounds: int) -> Pose:
    """Return a pose in a match after some rounds played by a program, at a decision of this kind."""

    def enough(log: WireLog) -> bool:
        return log.view["round"] >= rounds and asks(log) == kind

    def pose(ada: Person) -> None:
        at = Guest(ada).plays("pulp-invasion", "hero", game="pulp")
        with ada.elsewhere(at) as socket:
            _ = play_on(
                socket,
                CAPTAINS["navigator"](1),
                lambda log: log.view["round"] >= rounds and asks(log) == kind,
            )
        ada.page.goto(at)
        expect(ada.by_id("decision")).to_have_attribute("data-kind", kind)
        ada.settle()

    return pose


def pulp_result(ada: Person) -> None:
    pulp_played("encounter", 2)(ada)
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
    Screen("start-again", start_again),
    Screen("matches", matches),
    Screen("matches-none", ELSEWHERE["matches"]),
    Screen("tables", tables),
    Screen("tables-none", ELSEWHERE["tables"]),
    *(
        Screen(f"new-{game}", opened(f"/new/{game}", "[data-testid=create-match]"))
        for game in ("duel", "pulp")
    ),
    Screen("lobby-duel", lobby("duel", "duel", "red-1"), "played"),
    Screen("lobby-pulp", lobby("pulp", "pulp-invasion", "hero"), "played"),
    Screen("rules-contents", opened("/rules/galaxies", "[data-testid=book-search]")),
    *(
        Screen(f"rules-{page}", opened(f"/rules/galaxies/{page}", "[data-testid=shelf-count]"))
        for page in ("ships", "cards", "tiles")
    ),
    Screen("rules-pulp", opened("/rules/pulp", "[data-testid=book-search]")),
    Screen("report", report, "played"),
    *(Screen(f"table-{mission}-early", first_question(mission), "played") for mission in MISSIONS),
    *(
        Screen(f"table-{mission}-{name}-hand", held(mission, cards), visitor={"new": True})
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
        Screen(f"pulp-{name.replace(' ', '-')}", pulp_shows(name), "played", {"new": True})
        for name in ("early", "a full hand", "crew and dice", "many cubes")
    ),
    *(
        Screen(
            f"pulp-traitor-{name}", pulp_shows(f"a Traitor, {name}", traitor=True), "played", {"new": True}
        )
        for name in ("early", "late")
    ),
    *(Screen(f"pulp-{kind}", pulp_played(kind, 4), "played") for kind in ("encounter", "engage", "planet")),
    Screen("pulp-result", pulp_result, "played"),
    *(Screen(f"catalogue-{name}", scene(f"catalogue/{name}"), "client") for name in CATALOGUE),
)
