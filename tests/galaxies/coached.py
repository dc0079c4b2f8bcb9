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
MAX_PICKS = 60

Rule = dict[str, Any]
Thing = Mapping[str, Any]


def rules(name: str) -> list[Rule]:
    """Return the rules in one file of the coach."""
    coach_rules: list[Rule] = json.loads((COACH / f"{name}.json").read_text("utf-8"))
    return coach_rules


@dataclass
class Flight:
    """A lesson in which the learner follows the coach, with the coach's texts, the picks and the log so
    far."""

    seed: bytes
    used_rules: list[Rule] = field(default_factory=list)
    question_kinds: list[str] = field(default_factory=list)
    picks: list[str] = field(default_factory=list)
    story: list[Thing] = field(default_factory=list)
    empty_questions: int = 0

    def __post_init__(self) -> None:
        chance = SealedChance(self.seed)
        players = {LEARNER: SeatedPlayer("Ada"), OPPONENT: SeatedPlayer("Bold", bot="bold")}
        setup = Setup(
            "m", LESSON, {}, players, chance.commitment, only_answers=True, gestures=(LEARNER, OPPONENT)
        )
        self.match: Match[State]
        self.match, _ = Match.begin(GAME, GAME.codec.first(GAME.new_match(setup)), chance)
        self._bot = GAME.bot("bold", 1)
        self._story_length = 0
        self._rules = [*rules("flight"), *rules("general")]

    def fly(self) -> Flight:
        """Follow the coach until the lesson ends."""
        while not self.match.over and len(self.picks) < MAX_PICKS:
            seat, decision = next(iter(self.match.decisions.items()))
            if seat == LEARNER:
                self.press()
            else:
                _ = self.match.answer(seat, decision.id, self._bot(self.view(seat)))
        self._record_story(self.view())
        if self.match.over:
            self.used_rules.append(self._rule(self.view(), None))
        return self

    def press(self) -> None:
        """Answer one decision as the coach advises."""
        view = self.view()
        self._record_story(view)
        decision = view["decision"]
        rule = self._rule(view, decision)
        self.used_rules.append(rule)
        self.question_kinds.append(decision["kind"])
        actions = [
            option for option in decision["options"] if option.get("role") not in ("end", "quiet", "pass")
        ]
        self.empty_questions += not actions and decision["kind"] == "respond"
        default_pick = decision["options"][0]["id"]
        pick = next(iter(pointed_options(rule, view)), default_pick)
        assert "point" in rule or rule in rules("general"), rule["say"]
        self.picks.append(pick)
        self._story_length = len(self.story)
        _ = self.match.answer(LEARNER, self.match.decisions[LEARNER].id, [pick])

    def view(self, seat: str = LEARNER) -> dict[str, Any]:
        """Return a seat's view."""
        view: dict[str, Any] = GAME.views(self.match, [seat])[seat]
        return view

    def _record_story(self, view: Mapping[str, Any]) -> None:
        last_number = self.story[-1]["n"] if self.story else 0
        for line in view["log"]:
            if line["n"] > last_number:
                text = line["text"]
                self.story.append(
                    {**text["args"], "round": line["round"], "kind": text["key"], "n": line["n"]}
                )

    def _rule(self, view: Mapping[str, Any], decision: Thing | None) -> Rule:
        return next(rule for rule in self._rules if self._applies(rule, view, decision))

    def _applies(self, rule: Rule, view: Mapping[str, Any], decision: Thing | None) -> bool:
        if ("ask" in rule) != (decision is not None):
            return False
        if decision is not None and decision["kind"] not in as_list(rule["ask"]):
            return False
        offers = [option_parts(option) for option in decision["options"]] if decision else []
        has_happened = lambda pattern: any(is_match(event, pattern) for event in self.story)  # noqa: E731
        checks = [
            "about" not in rule or is_match((decision or {}).get("text", {}).get("args", {}), rule["about"]),
            "now" not in rule or is_match(view, rule["now"]),
            "offers" not in rule or any(is_match(option, rule["offers"]) for option in offers),
            all(map(has_happened, rule.get("after", []))),
            not any(map(has_happened, rule.get("before", []))),
            "first" not in rule or self._is_first(rule["first"]),
            "leads" not in rule or self._guide_finds(rule, view),
        ]
        return all(checks)

    def _guide_finds(self, rule: Rule, view: Mapping[str, Any]) -> bool:
        """Return whether the rule's guide finds an option that leads where the rule says."""
        found = guide_options(rule["point"]["guide"], view)
        options = [option_parts(option) for option in view["decision"]["options"] if option["id"] in found]
        return any(is_match(option, rule["leads"]) for option in options)

    def _is_first(self, pattern: Thing) -> bool:
        """Return whether a matching event has happened for the first time since the last answer."""
        index = next((n for n, event in enumerate(self.story) if is_match(event, pattern)), -1)
        return index >= self._story_length


def as_list(value: Any) -> Sequence[Any]:
    """Return a list of one or several values."""
    return value if isinstance(value, list) else [value]


def option_parts(option: Mapping[str, Any]) -> Thing:
    """Return the parts of an option that rules use."""
    details = [detail["text"]["key"] for detail in option.get("details", ())]
    fields = {**option["ref"], **option["text"]["args"], "detail": details}
    return fields | {"id": option["id"], "role": option.get("role"), "key": option["text"]["key"]}


def is_match(item: Thing, pattern: Thing) -> bool:
    """Return whether every named field has that value, or one of those values."""

    def field_matches(name: str, expected: Any) -> bool:
        actual = item.get(name)
        return any(
            (wanted_value in actual if isinstance(actual, list) else actual == wanted_value)
            for wanted_value in (LEARNER if v == "me" else v for v in as_list(expected))
        )

    return all(field_matches(name, expected) for name, expected in pattern.items())


def pointed_options(rule: Rule, view: Mapping[str, Any]) -> list[str]:
    """Return the options that a rule points at, with the one to press first."""
    point, options = rule.get("point", {}), view["decision"]["options"]
    matching = [
        option["id"]
        for option in options
        if "offers" in point and is_match(option_parts(option), point["offers"])
    ]
    return [*matching[:1], *guide_options(point.get("guide"), view)]


# Guides, as in web/src/games/galaxies/coach/guides.ts


def guide_options(guide: str | None, view: Mapping[str, Any]) -> list[str]:
    """Return the option ids that a guide finds."""
    places = [
        option
        for option in view["decision"]["options"]
        if option["text"]["key"] in ("fly", "fly-over", "place")
    ]
    flights = flight_paths(view["decision"])
    foes = [ship for ship in view["ships"].values() if view["ship_cards"][ship["card"]]["seat"] != LEARNER]
    targets = [ship for ship in foes if ship["card"] == HUNTED] or foes
    target_spaces, foe_spaces = spaces(targets), spaces(foes)

    def distance_to_targets(option: Mapping[str, Any]) -> int:
        return min_distance([hexes.parse_space(option["ref"]["hex"])], target_spaces)

    def is_risky(option: Mapping[str, Any]) -> bool:
        is_marked = any(detail.get("risk") for detail in option.get("details", ()))
        return is_marked or min_distance([hexes.parse_space(option["ref"]["hex"])], foe_spaces) < 2

    def path_length(option: Mapping[str, Any]) -> int:
        return len(flights.get(option["id"], ()))

    if guide == "nearest":
        return (
            [min(places, key=lambda option: (distance_to_targets(option), option["id"]))["id"]]
            if places
            else []
        )
    ship = view["ships"].get(view["decision"]["text"]["args"].get("ship"))
    if guide not in ("closer", "daring") or ship is None:
        return []
    range_ = range_of(view, ship["card"])
    if guide == "daring":
        stay_options, places = [], [place for place in places if is_risky(place)]
    else:
        distance = min_distance([hexes.parse_space(h) for h in ship["hexes"]], target_spaces)
        stay_options = [
            ((max(0, distance - range_), False, -1, option["id"]), option["id"])
            for option in view["decision"]["options"]
            if option.get("role") == "end"
        ]
    found = [
        (
            (max(0, distance_to_targets(place) - range_), is_risky(place), path_length(place), place["id"]),
            place["id"],
        )
        for place in places
    ]
    return [min([*found, *stay_options])[1]] if found or stay_options else []


def range_of(view: Mapping[str, Any], card: str) -> int:
    """Return the printed range of a ship card's guns."""
    primary = catalogue().ships[card].versions[view["ship_cards"][card]["level"]].primary
    assert primary is not None
    return primary.range


def spaces(ships: Sequence[Mapping[str, Any]]) -> list[hexes.Hex]:
    """Return the spaces of ships."""
    return [hexes.parse_space(h) for ship in ships for h in ship["hexes"]]


def min_distance(first: Sequence[hexes.Hex], second: Sequence[hexes.Hex]) -> int:
    """Return the smallest distance between two groups of spaces."""
    return min(hexes.distance(a, b) for a in first for b in second)
