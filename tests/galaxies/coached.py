"""Follows the coach of a lesson as the page would show it, without a page."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.chance import SealedChance
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.matches.match import Match
from engine.galaxies import GAME, hexes
from engine.galaxies.catalogue import catalogue
from engine.galaxies.state import State
from tests.flying import flight_paths

COACH = Path(__file__).parents[2] / "web" / "src" / "games" / "galaxies" / "coach"
LESSON, LEARNER, OPPONENT = "first-flight", "isn-1", "wretch-1"
HUNTED = "tes-kio"
MOST = 60

Rule = dict[str, Any]
Thing = Mapping[str, Any]


def rules(name: str) -> list[Rule]:
    """Return the rules in one file of the coach."""
    told: list[Rule] = json.loads((COACH / f"{name}.json").read_text("utf-8"))
    return told


@dataclass
class Flight:
    """A lesson in which the learner follows the coach, with the coach's texts, the picks and the log so
    far."""

    seed: bytes
    said: list[Rule] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    picks: list[str] = field(default_factory=list)
    story: list[Thing] = field(default_factory=list)
    empty: int = 0

    def __post_init__(self) -> None:
        chance = SealedChance(self.seed)
        players = {LEARNER: SeatedPlayer("Ada"), OPPONENT: SeatedPlayer("Bold", bot="bold")}
        setup = Setup(
            "m", LESSON, {}, players, chance.commitment, only_answers=True, gestures=(LEARNER, OPPONENT)
        )
        self.match: Match[State]
        self.match, _ = Match.begin(GAME, GAME.codec.first(GAME.new_match(setup)), chance)
        self._bot = GAME.bot("bold", 1)
        self._heard = 0
        self._rules = [*rules("flight"), *rules("general")]

    def fly(self) -> Flight:
        """Follow the coach until the lesson ends."""
        while not self.match.over and len(self.picks) < MOST:
            seat, asked = next(iter(self.match.decisions.items()))
            if seat == LEARNER:
                self.press()
            else:
                _ = self.match.answer(seat, asked.id, self._bot(self.view(seat)))
        self._record_story(self.view())
        if self.match.over:
            self.said.append(self._rule(self.view(), None))
        return self

    def press(self) -> None:
        """Answer one decision as the coach advises."""
        view = self.view()
        self._record_story(view)
        asked = view["decision"]
        rule = self._rule(view, asked)
        self.said.append(rule)
        self.asked.append(asked["kind"])
        useful = [one for one in asked["options"] if one.get("role") not in ("end", "quiet", "pass")]
        self.empty += not useful and asked["kind"] == "respond"
        usual = asked["options"][0]["id"]
        pick = next(iter(pointed_options(rule, view)), usual)
        assert "point" in rule or rule in rules("general"), rule["say"]
        self.picks.append(pick)
        self._heard = len(self.story)
        _ = self.match.answer(LEARNER, self.match.decisions[LEARNER].id, [pick])

    def view(self, seat: str = LEARNER) -> dict[str, Any]:
        """Return a seat's view."""
        seen: dict[str, Any] = GAME.views(self.match, [seat])[seat]
        return seen

    def _record_story(self, view: Mapping[str, Any]) -> None:
        known = self.story[-1]["n"] if self.story else 0
        for line in view["log"]:
            if line["n"] > known:
                text = line["text"]
                self.story.append(
                    {**text["args"], "round": line["round"], "kind": text["key"], "n": line["n"]}
                )

    def _rule(self, view: Mapping[str, Any], asked: Thing | None) -> Rule:
        return next(rule for rule in self._rules if self._applies(rule, view, asked))

    def _applies(self, rule: Rule, view: Mapping[str, Any], asked: Thing | None) -> bool:
        if ("ask" in rule) != (asked is not None):
            return False
        if asked is not None and asked["kind"] not in as_list(rule["ask"]):
            return False
        offered = [option_parts(one) for one in asked["options"]] if asked else []
        told = lambda like: any(is_match(one, like) for one in self.story)  # noqa: E731
        checks = [
            "about" not in rule or is_match((asked or {}).get("text", {}).get("args", {}), rule["about"]),
            "now" not in rule or is_match(view, rule["now"]),
            "offers" not in rule or any(is_match(one, rule["offers"]) for one in offered),
            all(map(told, rule.get("after", []))),
            not any(map(told, rule.get("before", []))),
            "first" not in rule or self._is_first(rule["first"]),
            "leads" not in rule or self._guide_finds(rule, view),
        ]
        return all(checks)

    def _guide_finds(self, rule: Rule, view: Mapping[str, Any]) -> bool:
        """Return whether the rule's guide finds such an option."""
        found = guide_options(rule["point"]["guide"], view)
        options = [option_parts(one) for one in view["decision"]["options"] if one["id"] in found]
        return any(is_match(one, rule["leads"]) for one in options)

    def _is_first(self, like: Thing) -> bool:
        """Return whether such a thing has happened for the first time since the last answer."""
        at = next((n for n, one in enumerate(self.story) if is_match(one, like)), -1)
        return at >= self._heard


def as_list(value: Any) -> Sequence[Any]:
    """Return a list of one or several values."""
    return value if isinstance(value, list) else [value]


def option_parts(option: Mapping[str, Any]) -> Thing:
    """Return the parts of an option that rules use."""
    details = [detail["text"]["key"] for detail in option.get("details", ())]
    about = {**option["ref"], **option["text"]["args"], "detail": details}
    return about | {"id": option["id"], "role": option.get("role"), "key": option["text"]["key"]}


def is_match(one: Thing, like: Thing) -> bool:
    """Return whether every named field has that value, or one of those values."""

    def field_matches(name: str, wanted: Any) -> bool:
        has = one.get(name)
        return any(
            (value in has if isinstance(has, list) else has == value)
            for value in (LEARNER if v == "me" else v for v in as_list(wanted))
        )

    return all(field_matches(name, wanted) for name, wanted in like.items())


def pointed_options(rule: Rule, view: Mapping[str, Any]) -> list[str]:
    """Return the options that a rule points at, with the one to press first."""
    point, options = rule.get("point", {}), view["decision"]["options"]
    such = [
        one["id"] for one in options if "offers" in point and is_match(option_parts(one), point["offers"])
    ]
    return [*such[:1], *guide_options(point.get("guide"), view)]


# Guides, as in web/src/games/galaxies/coach/guides.ts


def guide_options(guide: str | None, view: Mapping[str, Any]) -> list[str]:
    """Return the option ids that a guide finds."""
    places = [
        one for one in view["decision"]["options"] if one["text"]["key"] in ("fly", "fly-over", "place")
    ]
    flights = flight_paths(view["decision"])
    foes = [ship for ship in view["ships"].values() if view["ship_cards"][ship["card"]]["seat"] != LEARNER]
    hunted = [ship for ship in foes if ship["card"] == HUNTED] or foes
    aims, near = spaces(hunted), spaces(foes)

    def distance_to_aims(one: Mapping[str, Any]) -> int:
        return min_distance([hexes.parse_space(one["ref"]["hex"])], aims)

    def is_risky(one: Mapping[str, Any]) -> bool:
        marked = any(detail.get("risk") for detail in one.get("details", ()))
        return marked or min_distance([hexes.parse_space(one["ref"]["hex"])], near) < 2

    def path_length(one: Mapping[str, Any]) -> int:
        return len(flights.get(one["id"], ()))

    if guide == "nearest":
        return [min(places, key=lambda one: (distance_to_aims(one), one["id"]))["id"]] if places else []
    ship = view["ships"].get(view["decision"]["text"]["args"].get("ship"))
    if guide not in ("closer", "daring") or ship is None:
        return []
    range_ = range_of(view, ship["card"])
    if guide == "daring":
        stay, places = [], [one for one in places if is_risky(one)]
    else:
        here = min_distance([hexes.parse_space(h) for h in ship["hexes"]], aims)
        stay = [
            ((max(0, here - range_), False, -1, one["id"]), one["id"])
            for one in view["decision"]["options"]
            if one.get("role") == "end"
        ]
    found = [
        ((max(0, distance_to_aims(one) - range_), is_risky(one), path_length(one), one["id"]), one["id"])
        for one in places
    ]
    return [min([*found, *stay])[1]] if found or stay else []


def range_of(view: Mapping[str, Any], card: str) -> int:
    """Return the printed range of a ship card's guns."""
    primary = catalogue().ships[card].versions[view["ship_cards"][card]["level"]].primary
    assert primary is not None
    return primary.range


def spaces(ships: Sequence[Mapping[str, Any]]) -> list[hexes.Hex]:
    """Return the spaces of ships."""
    return [hexes.parse_space(h) for ship in ships for h in ship["hexes"]]


def min_distance(some: Sequence[hexes.Hex], others: Sequence[hexes.Hex]) -> int:
    """Return the least distance between two groups of spaces."""
    return min(hexes.distance(one, other) for one in some for other in others)
