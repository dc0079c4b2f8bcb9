"""Writes `web/src/games/<game>/fixtures/sentences.json`: texts as data, with the server's sentences.

The client's tests check that it writes the same sentences from the same data. The texts are from matches
between computer players: a few of each message that is reached, each with other values of the variables that
choose between variants.

`python -m tools.fixture_sentences --write` writes the files. Without `--write`, it fails if one is out of
date.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from engine.core.fluent import Args, message_id
from engine.core.game import Game
from engine.core.present.labels import NO_ARGUMENTS
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from tools.games import GAMES
from tools.generated import write_or_check

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"
#: The number of cases for each message.
CASES = 4
SEED = 3


class Told(NamedTuple):
    """A text in a view."""

    group: str
    key: str
    args: Args = {}
    ref: Args = {}


class Played(NamedTuple):
    """A match: its mission, its options, and the most answers that it takes."""

    mission: str
    options: Mapping[str, str]
    answers: int
    #: Whether every seat is asked step by step, so that each question of a ship is reached.
    stepwise: bool = False


class Source(NamedTuple):
    """A game: its file, and its matches."""

    file: Path
    matches: tuple[Played, ...]
    #: The texts that computer players do not cause.
    more: tuple[Told, ...] = ()


LOCALES = Path(str(files("locales"))) / "en"
ALL_OF_PULP = dict.fromkeys(("vassals", "landing_team", "exploration", "ship_cards", "bridge_crew"), "on")
#: The arguments of a result of Pulp Invasion.
LOST = {"zeros": 2, "weapons": 4, "round": 9}
GAME_SOURCES = {
    "galaxies": Source(
        LOCALES / "galaxies.ftl",
        tuple(
            Played(mission, {}, 700, stepwise)
            for stepwise in (False, True)
            for mission in GAMES["galaxies"].edition().missions
        ),
        (
            Told("warning", "concede"),
            Told("warning", "concede-last"),
            Told("happening", "conceded", {"seat": "isn-1", "lost": True}),
            Told("happening", "conceded", {"seat": "isn-1", "lost": False}),
            Told("happening", "order-changed", {"seat": "isn-1", "order": "pass", "on": True}),
            Told("happening", "order-changed", {"seat": "isn-1", "order": "hold-ecm:tes-kio", "on": False}),
            Told("happening", "not-known", {}),
            Told("happening", "result", {"winner": None, "reason": "clock"}),
            Told("happening", "result", {"winner": "isn", "reason": "clock", "tie": "ships"}),
            Told("happening", "result", {"winner": "isn", "reason": "ship-destroyed", "ship": "tes-kio"}),
            Told("happening", "result", {"winner": "isn", "reason": "not-known"}),
            Told("result", "clock", {"winner": None}),
            Told("result", "clock", {"winner": "isn", "tie": "ships"}),
            Told("result", "not-known", {"winner": "isn"}),
        ),
    ),
    "pulp": Source(
        LOCALES / "pulp.ftl",
        (
            *6 * (Played("pulp-invasion", {"cards": "all", "ship_die": "on", **ALL_OF_PULP}, 900),),
            *3 * (Played("pulp-invasion", {"cards": "all", "captain": "choose"}, 900),),
            *6 * (Played("traitor", {"cards": "all", **ALL_OF_PULP}, 900),),
            *2 * (Played("landing-team", {"cards": "all", "white_fixed": "on"}, 900),),
            *2 * (Played("bridge-crew", {"vassals": "on", "ship_die": "on"}, 900),),
        ),
        (
            *(Told("warning", f"concede{whose}") for whose in ("", ":hero", ":traitor")),
            *(Told("happening", "conceded", {"seat": "hero", "on": on}) for on in (True, False)),
            *(
                Told("result", reason, {**LOST, "winner": winner, "found": found, "his": 2})
                for reason, winner, found in (
                    ("abilities", None, 1),
                    ("concession", "hero", 1),
                    ("majority", "hero", 2),
                    ("majority", "traitor", 1),
                )
            ),
        ),
    ),
    "duel": Source(
        Path(str(files("examples.duel"))) / "locales" / "en" / "duel.ftl",
        (Played("duel", {}, 100), Played("table", {}, 100)),
        (
            Told("warning", "concede"),
            Told("warning", "concede:last"),
            *(Told("happening", "conceded", {"seat": "red-1", "on": on}) for on in (True, False)),
        ),
    ),
}


def file_text(game: str) -> str:
    """Return the content of a game's file: the names in each match, and the cases. Each has its own line."""
    source = GAME_SOURCES[game]
    shapes, counts, matches, cases = set[Any](), Counter[str](), list[str](), list[str]()
    selectors = _selectors(source.file)
    for number, played in enumerate(source.matches):
        match = _begin(GAMES[game], number, played)
        write = match.game.writer(match.view())
        for told in (*(() if number else source.more), *_texts_of(match, played.answers)):
            message = message_id(told.group, told.key)
            shape = (message, *_shape(told, selectors.get(message, {})))
            if shape in shapes or counts[message] >= CASES:
                continue
            shapes.add(shape)
            counts[message] += 1
            case = json.loads(json.dumps(told._asdict()))
            sentence = write(told.group, told.key, case["args"], case["ref"])
            cases.append(
                _json({"match": number, **_present(case, "group", "key", "args", "ref"), "text": sentence})
            )
        matches.append(_json(_names(match)))
    return f'{{"matches": [\n{_lines(matches)}\n], "cases": [\n{_lines(cases)}\n]}}\n'


def _begin(game: Game[Any], number: int, played: Played) -> Selfplay[Any]:
    teams = set(game.edition().missions[played.mission].teams.values())
    seed, stepwise = derive_seed(SEED, number), teams if played.stepwise else ()
    return Selfplay(game, played.mission, seed, options=played.options, stepwise=stepwise)


def _texts_of(match: Selfplay[Any], answers: int) -> Iterator[Told]:
    """Yield all texts that the seats with questions and the spectators see during a match."""
    seen = dict[str, int]()
    yield from _happenings(match, match.opening)
    while not match.match.over and match.answers < answers:
        for viewer in (next(iter(match.match.decisions)), SPECTATOR):
            view = match.view(viewer)
            yield from _texts_in(view, seen.get(viewer, 0))
            seen[viewer] = view["log"][-1]["n"] if view["log"] else 0
        yield from _happenings(match, match.turn().facts)
    if result := match.view()["result"]:
        yield Told("result", result["reason"], result["text"]["args"])


def _happenings(match: Selfplay[Any], facts: Sequence[Any]) -> Iterator[Told]:
    """Yield the happenings of facts, as each viewer is told them."""
    for told in match.game.happenings(match.state, facts, (*match.bots, SPECTATOR)).values():
        for happening in told:
            fields = {name: value for name, value in happening.items() if name not in NO_ARGUMENTS}
            yield Told("happening", happening["kind"], fields)


def _texts_in(view: Mapping[str, Any], last_line: int) -> Iterator[Told]:
    """Yield the texts in a view, with the lines of the log after ``last_line``."""
    decision = view.get("decision")
    if decision:
        yield Told("prompt", **decision["text"])
        for option in decision["options"]:
            yield Told("option", **option["text"], ref=option["ref"])
            yield from (_told("detail", detail) for detail in option.get("details", ()))
        yield from (_told("withheld", reason) for reason in decision.get("withheld", ()))
    yield from (_told("happening", line) for line in view["log"] if line["n"] > last_line)
    for order in view.get("orders", {}).values():
        yield _told("order", order)


def _told(group: str, entry: Mapping[str, Any]) -> Told:
    return Told(group, **entry["text"])


def _names(match: Selfplay[Any]) -> dict[str, Any]:
    """Return the parts of a view from which the names in a match are taken."""
    view = match.view()
    names = {
        "seats": {seat: _present(entry, "player") for seat, entry in view["seats"].items()},
        "teams": {team: _present(entry, "side", "seats") for team, entry in view["teams"].items()},
    }
    if "tiles" in view:
        names["tiles"] = {tile: _present(entry, "kind", "number") for tile, entry in view["tiles"].items()}
    return names


def _selectors(path: Path) -> dict[str, dict[str, frozenset[str]]]:
    """Return the variables that choose between the variants of each message, with the names of the
    variants."""

    class Finder(Visitor):
        def __init__(self) -> None:
            self.found: dict[str, frozenset[str]] = {}

        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's name
            if isinstance(node.selector, VariableReference):
                keys = {one.key.name for one in node.variants if isinstance(one.key, Identifier)}
                name = node.selector.id.name
                self.found[name] = self.found.get(name, frozenset()) | keys
            self.generic_visit(node)

    found = dict[str, dict[str, frozenset[str]]]()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message):
            finder = Finder()
            finder.visit(entry)
            found[entry.id.name] = finder.found
    return found


def _shape(told: Told, selectors: Mapping[str, frozenset[str]]) -> Iterable[Any]:
    """Yield what distinguishes cases of a message: the values that choose between variants, and the lengths
    of lists."""
    args = {**told.ref, **told.args} if told.group == "option" else told.args
    for name, value in sorted(args.items()):
        keys = frozenset[str]().union(*(v for key, v in selectors.items() if key.partition("-")[0] == name))
        match value:
            case bool() | None:
                yield name, value
            case int():
                yield name, max(-1, min(value, 2)) if keys else 0
            case str():
                yield name, value if value in keys else "other"
            case float():
                yield name
            case _:
                yield name, min(len(value), 2)


def _present(entry: Mapping[str, Any], *fields: str) -> dict[str, Any]:
    return {field: entry[field] for field in fields if entry.get(field) not in (None, {})}


def _lines(items: Iterable[str]) -> str:
    return ",\n".join(items)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Write or check the file of each game."""
    return max(
        write_or_check(target(game), file_text(game), "tools.fixture_sentences") for game in GAME_SOURCES
    )


def target(game: str) -> Path:
    """Return the path of a game's file."""
    return FOLDER / game / "fixtures" / "sentences.json"


if __name__ == "__main__":
    sys.exit(main())
