"""The maximum contents of a table: the fullest positions of random matches of Pulp Invasion, on a desktop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from engine.core.present.wire import Wire
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME
from tests.e2e.conftest import Invite, running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.e2e.test_pulp import BROKEN, IN_SIGHT, scrolls_nowhere
from tests.pulp.scenes import Scene
from tests.pulp.traitor_scenes import TraitorScene
from tests.serving import Server

SEED = 20261124
AT_HAND = ("dice", "hand", "exploration", "crew", "weapons", "line", "search")
#: The parts of a view that belong to the open match. Everything else is taken from the positions.
OWN = ("match", "commitment", "catalogue", "seats", "log", "chat", "clock")
ALL = {"landing_team": "on", "exploration": "on", "ship_cards": "on", "bridge_crew": "on"}
CLOCKS = {"time": "40m", "reactions": "10"}
#: Tables, and the matches out of 300 with the most text and the most components.
TABLES: dict[str, tuple[str, str, dict[str, str], tuple[int, ...]]] = {
    "alone": ("pulp-invasion", "hero", ALL | {"cards": "all", "ship_die": "on"}, (75, 55, 81, 26, 191, 297)),
    "hero": ("traitor", "hero", ALL | {"cards": "all"}, (153, 18, 68, 0, 292, 100)),
    "traitor": ("traitor", "traitor", ALL | CLOCKS | {"cards": "all"}, (120, 176, 234, 255, 105, 59)),
}
LINE = ("glass-automata", "orrery-keepers", "old-flame-from-rigel", "the-smiling-broker")
#: Super Weapons with the longest texts in both rows, below the highest aliens.
LONG = ("phase-lantern", "mind-prism", "treason-engine", "worldroot-drill", "the-hollow-bell")
HIGH = ("kah", "echo-without-voice", "quietus")
#: The maximum number of Super Weapons of a Hero, with a Traitor or alone, that take the most colours.
COLORFUL = ("graviton-fist", "mind-prism", "treason-engine", "star-eaters-key", "tide-of-glass")
MORE_COLORFUL = (*COLORFUL, "chrono-siphon", "sunsplitter")
EACH = ("yellow", "red", "blue", "orange", "green", "black", "white", "white")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of Pulp Invasion."""
    with running(tmp_path_factory.mktemp("server"), "engine.pulp:GAME") as started:
        yield started


def questions(mission: str, seat: str, options: dict[str, str], n: int) -> Iterator[Wire]:
    """Yield the views with a seat's decisions in one match."""
    player = "random" if n % 3 == 0 else "navigator"
    match = Selfplay(GAME, mission, derive_seed(SEED, n), (player,), options)
    while not match.match.over:
        if seat in match.match.decisions:
            yield match.view(seat)
        _ = match.turn()


def fullest(mission: str, seat: str, options: dict[str, str], matches: tuple[int, ...]) -> list[Wire]:
    """Return for each kind of decision the view with the most text, and the views with the most
    components."""
    scenes: dict[str, tuple[int, Wire]] = {}
    for n in matches:
        for view in questions(mission, seat, options, n):
            sizes = {f"with {name}": len(json.dumps(view[name])) for name in AT_HAND if view.get(name)}
            asked = view["decision"]
            sizes[asked["kind"]] = sum(20 + len(one["label"]) for one in asked["options"])
            for name, size in sizes.items():
                if size > scenes.get(name, (0, view))[0]:
                    scenes[name] = size, view
    return list({view["decision"]["id"]: view for _, view in scenes.values()}.values())


class Stage:
    """The page of a match that is shown positions of other matches."""

    def __init__(self, person: Person, path: str) -> None:
        self.person = person
        self.told: list[dict[str, Any]] = []
        person.page.route_web_socket("**/*", self._routed)
        _ = person.page.goto(path)
        person.until(lambda: self.told, "the match is told")

    def _routed(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: self._told(page, str(message)))

    def _told(self, page: WebSocketRoute, message: str) -> None:
        frame = json.loads(message)
        if frame["type"] == "view":
            self.socket = page
            self.told.append(frame)
        if frame["type"] != "diff":
            page.send(message)

    def shows(self, view: Wire) -> None:
        """Show a position with its decision."""
        own = self.told[0]["view"]
        seq = self.told[-1]["seq"] + 1
        asked = view["decision"] | {"id": f"posed.{seq}"}
        posed = view | {name: own[name] for name in OWN} | {"decision": asked}
        self.told.append({"type": "view", "seq": seq, "view": posed})
        self.socket.send(json.dumps(self.told[-1]))
        expect(self.person.by_id("decision")).to_have_attribute("data-decision", asked["id"])


@pytest.mark.parametrize("table", TABLES)
def test_the_fullest_questions_of_random_matches_scroll_nowhere(person: Invite, table: str) -> None:
    mission, seat, options, matches = TABLES[table]
    ada = person("Ada", new=True, **DESKTOP)
    bots = [one for one in GAME.edition().missions[mission].teams if one != seat]
    rules = {name: one for name, one in options.items() if name not in CLOCKS}
    # it takes long, and an open page would receive nothing meanwhile
    views = fullest(mission, seat, rules, matches)
    assert len(views) > len(AT_HAND)
    stage = Stage(ada, Guest(ada).plays(mission, seat, *bots, game="pulp", **options))
    for view in views:
        stage.shows(view)
        scrolls_nowhere(ada, f"the fullest {view['decision']['kind']}")
        ada.until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")


def armed() -> Scene:
    """Return two rows of Super Weapons with long texts."""
    weapons = dict[str, dict[str, int]].fromkeys(LONG, {})
    return Scene(*LINE, weapons=weapons, row=HIGH, location="embassy-spires", level="advanced")


def drawn(kind: type[Scene], names: tuple[str, ...], cubes: tuple[str, ...], **options: str) -> Scene:
    """Return a scene in which cubes were drawn past The Quietus that fit nearly all Super Weapons found."""
    weapons = dict[str, dict[str, int]].fromkeys(names, {})
    row, bag = ("quietus", "kah", "arvan"), dict.fromkeys(EACH, 3)
    things: dict[str, Any] = {"weapons": weapons, "row": row, "column": 1, "bag": bag, "team": 2}
    things |= {"pile": ("phase-lantern", "the-hollow-bell"), "cubes": cubes, "landing_team": "on"}
    things |= {"dice": {"scanning-technology": 5, "infiltration-agent": 4}}
    return kind(*LINE, stage="search", engaged=LINE, **things, **options).do("draw")


def test_the_longest_texts_and_the_most_cubes_scroll_nowhere(person: Invite) -> None:
    ada = person("Ada", new=True, **DESKTOP)
    stage = Stage(ada, Guest(ada).plays("pulp-invasion", "hero", game="pulp"))
    few = drawn(Scene, COLORFUL, ("red", "orange", "green", "black", "white", "white"), level="advanced")
    for scene in (armed(), few, drawn(Scene, COLORFUL, EACH, level="advanced")):
        stage.shows(scene.view())
        scrolls_nowhere(ada, f"the longest and the most: {scene.kind}")
    stage = Stage(ada, Guest(ada).plays("traitor", "hero", "traitor", game="pulp"))
    stage.shows(drawn(TraitorScene, MORE_COLORFUL, EACH).view())
    scrolls_nowhere(ada, "the most cubes beside a Traitor")


def test_dice_and_cubes_to_choose_from_leave_line_and_tracks_in_sight_on_a_phone(person: Invite) -> None:
    ada = person("Ada", new=True, **PHONE)
    stage = Stage(ada, Guest(ada).plays("traitor", "hero", "traitor", game="pulp"))
    dice = Scene("bastion-gunners", *LINE, dice={"artificial-intelligence": 3, "engineer": 1})
    dice.do("engage", "die:artificial-intelligence:0", "turn:2")
    assert dice.kind == "new-die"
    for scene in (dice, drawn(TraitorScene, COLORFUL, EACH)):
        stage.shows(scene.view())
        ada.until(lambda: ada.page.evaluate(IN_SIGHT), f"line and tracks are in sight: {scene.kind}")
