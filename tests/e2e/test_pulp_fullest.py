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
from tests.e2e.test_pulp import BROKEN, LINE_IN_SIGHT, check_nothing_scrolls
from tests.labels import labelled
from tests.pulp.scenes import Scene
from tests.pulp.traitor_scenes import TraitorScene
from tests.serving import Server

SEED = 20261124
COMPONENTS = ("dice", "hand", "exploration", "crew", "weapons", "line", "search")
#: The parts of a view that belong to the open match. Everything else is taken from the positions.
OWN_PARTS = ("match", "commitment", "catalogue", "seats", "log", "chat", "clock")
ALL_OPTIONS = {"landing_team": "on", "exploration": "on", "ship_cards": "on", "bridge_crew": "on"}
CLOCKS = {"time": "40m", "reactions": "10"}
#: Tables, and the matches out of 300 with the most text and the most components.
TABLES: dict[str, tuple[str, str, dict[str, str], tuple[int, ...]]] = {
    "alone": (
        "pulp-invasion",
        "hero",
        ALL_OPTIONS | {"cards": "all", "ship_die": "on"},
        (75, 55, 81, 26, 191, 297),
    ),
    "hero": ("traitor", "hero", ALL_OPTIONS | {"cards": "all"}, (153, 18, 68, 0, 292, 100)),
    "traitor": ("traitor", "traitor", ALL_OPTIONS | CLOCKS | {"cards": "all"}, (120, 176, 234, 255, 105, 59)),
}
LINE = ("glass-automata", "orrery-keepers", "old-flame-from-rigel", "the-smiling-broker")
#: Super Weapons with the longest texts in both rows, below the highest aliens.
LONG = ("phase-lantern", "mind-prism", "treason-engine", "worldroot-drill", "the-hollow-bell")
HIGH_ALIENS = ("kah", "echo-without-voice", "quietus")
#: The maximum number of Super Weapons of a Hero, with a Traitor or alone, that take the most colours.
COLORFUL = ("graviton-fist", "mind-prism", "treason-engine", "star-eaters-key", "tide-of-glass")
MORE_COLORFUL = (*COLORFUL, "chrono-siphon", "sunsplitter")
EACH = ("yellow", "red", "blue", "orange", "green", "black", "white", "white")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of Pulp Invasion."""
    with running(tmp_path_factory.mktemp("server"), "engine.pulp:GAME") as server:
        yield server


def decision_views(mission: str, seat: str, options: dict[str, str], number: int) -> Iterator[Wire]:
    """Yield the view at each of a seat's decisions in one match."""
    player = "random" if number % 3 == 0 else "navigator"
    match = Selfplay(GAME, mission, derive_seed(SEED, number), (player,), options)
    while not match.match.over:
        if seat in match.match.decisions:
            yield match.view(seat)
        _ = match.turn()


def fullest_views(mission: str, seat: str, options: dict[str, str], matches: tuple[int, ...]) -> list[Wire]:
    """Return the views with the most text for each kind of decision, and those with the most components."""
    scenes: dict[str, tuple[int, Wire]] = {}
    for number in matches:
        for view in decision_views(mission, seat, options, number):
            sizes = {f"with {name}": len(json.dumps(view[name])) for name in COMPONENTS if view.get(name)}
            decision = view["decision"]
            labels = [option["label"] for option in labelled(GAME, view)["decision"]["options"]]
            sizes[decision["kind"]] = sum(20 + len(label) for label in labels)
            for name, size in sizes.items():
                if size > scenes.get(name, (0, view))[0]:
                    scenes[name] = size, view
    return list({view["decision"]["id"]: view for _, view in scenes.values()}.values())


class Stage:
    """The page of a match that is shown positions of other matches."""

    def __init__(self, person: Person, path: str) -> None:
        self.person = person
        self.frames: list[dict[str, Any]] = []
        person.page.route_web_socket("**/*", self._intercept)
        _ = person.page.goto(path)
        person.wait_until(lambda: self.frames, "the page has received the match")

    def _intercept(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: self._forward(page, str(message)))

    def _forward(self, page: WebSocketRoute, message: str) -> None:
        frame = json.loads(message)
        if frame["type"] == "view":
            self.socket = page
            self.frames.append(frame)
        if frame["type"] != "diff":
            page.send(message)

    def show(self, view: Wire) -> None:
        """Show a position with its decision."""
        own_view = self.frames[0]["view"]
        seq = self.frames[-1]["seq"] + 1
        decision = view["decision"] | {"id": f"posed.{seq}"}
        posed = view | {name: own_view[name] for name in OWN_PARTS} | {"decision": decision}
        self.frames.append({"type": "view", "seq": seq, "view": posed})
        self.socket.send(json.dumps(self.frames[-1]))
        expect(self.person.by_id("decision")).to_have_attribute("data-decision", decision["id"])


@pytest.mark.parametrize("table", TABLES)
def test_nothing_scrolls_at_the_fullest_positions_of_random_matches(person: Invite, table: str) -> None:
    mission, seat, options, matches = TABLES[table]
    ada = person("Ada", new=True, **DESKTOP)
    bots = [value for value in GAME.edition().missions[mission].teams if value != seat]
    rules = {name: value for name, value in options.items() if name not in CLOCKS}
    # this takes long, and an open page would receive nothing meanwhile
    views = fullest_views(mission, seat, rules, matches)
    assert len(views) > len(COMPONENTS)
    stage = Stage(ada, Guest(ada).begin_match(mission, seat, *bots, game="pulp", **options))
    for view in views:
        stage.show(view)
        check_nothing_scrolls(ada, f"the fullest {view['decision']['kind']}")
        ada.wait_until(lambda: ada.page.evaluate(BROKEN) == [], "no word is broken")


def weapons_scene() -> Scene:
    """Return a scene with two rows of Super Weapons with long texts."""
    weapons = dict[str, dict[str, int]].fromkeys(LONG, {})
    return Scene(*LINE, weapons=weapons, row=HIGH_ALIENS, location="embassy-spires", level="advanced")


def cubes_scene(kind: type[Scene], names: tuple[str, ...], cubes: tuple[str, ...], **options: str) -> Scene:
    """Return a scene where cubes were drawn past The Quietus that fit nearly all Super Weapons found."""
    weapons = dict[str, dict[str, int]].fromkeys(names, {})
    row, bag = ("quietus", "kah", "arvan"), dict.fromkeys(EACH, 3)
    scene_options: dict[str, Any] = {"weapons": weapons, "row": row, "column": 1, "bag": bag, "team": 2}
    scene_options |= {"pile": ("phase-lantern", "the-hollow-bell"), "cubes": cubes, "landing_team": "on"}
    scene_options |= {"dice": {"scanning-technology": 5, "infiltration-agent": 4}}
    return kind(*LINE, stage="search", engaged=LINE, **scene_options, **options).do("draw")


def test_nothing_scrolls_with_the_longest_texts_and_the_most_cubes(person: Invite) -> None:
    ada = person("Ada", new=True, **DESKTOP)
    stage = Stage(ada, Guest(ada).begin_match("pulp-invasion", "hero", game="pulp"))
    few = cubes_scene(
        Scene, COLORFUL, ("red", "orange", "green", "black", "white", "white"), level="advanced"
    )
    for scene in (weapons_scene(), few, cubes_scene(Scene, COLORFUL, EACH, level="advanced")):
        stage.show(scene.view())
        check_nothing_scrolls(ada, f"the longest texts and the most cubes: {scene.kind}")
    stage = Stage(ada, Guest(ada).begin_match("traitor", "hero", "traitor", game="pulp"))
    stage.show(cubes_scene(TraitorScene, MORE_COLORFUL, EACH).view())
    check_nothing_scrolls(ada, "the most cubes beside a Traitor")


def test_choices_of_dice_and_cubes_leave_line_and_tracks_in_sight_on_a_phone(person: Invite) -> None:
    ada = person("Ada", new=True, **PHONE)
    stage = Stage(ada, Guest(ada).begin_match("traitor", "hero", "traitor", game="pulp"))
    dice = Scene("bastion-gunners", *LINE, dice={"artificial-intelligence": 3, "engineer": 1})
    dice.do("engage", "die:artificial-intelligence:0", "turn:2")
    assert dice.kind == "new-die"
    for scene in (dice, cubes_scene(TraitorScene, COLORFUL, EACH)):
        stage.show(scene.view())
        ada.wait_until(
            lambda: ada.page.evaluate(LINE_IN_SIGHT), f"line and tracks are in sight: {scene.kind}"
        )
