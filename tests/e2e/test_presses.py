"""The number of pointer presses that a player needs: in a ship's first turn, and in an opening of Meteor
Storm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engine.galaxies.players import PLAYERS
from tests.e2e.commander import Choice, ShownDecision
from tests.e2e.conftest import running, visitors
from tests.e2e.gathering import Captain
from tests.e2e.guests import Guest
from tests.e2e.people import OF_MANNER, Person
from tests.e2e.windows import Windows

MAX_FOR_A_SHIP = 8
MAX_FOR_AN_OPENING = 20
WIDE = {"viewport": {"width": 1440, "height": 900}}


class Pointer:
    """Plays with the pointer alone, and counts its presses."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0

    def press(self, target: Locator) -> None:
        """Press a target, once it is ready."""
        target.click()
        self.presses += 1

    def button(self, pick: str) -> None:
        """Press the button of an option."""
        self.press(self._button(pick))

    def drag(self, ship: str, space: str) -> None:
        """Drag a ship to a space."""
        mouse, box = self.person.page.mouse, self.person.by_id(f"ship-{ship}").bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(*self.middle_of(space), steps=8)
        mouse.up()
        self.presses += 1

    def middle_of(self, space: str) -> tuple[float, float]:
        """Return the screen position of a space of the board."""
        position: list[float] = self.person.page.evaluate(MIDDLE, [int(part) for part in space.split(",")])
        return position[0], position[1]

    def answer(self, choice: Choice, decision: ShownDecision) -> None:
        """Give an answer as a person does who does not use the list of options."""
        if decision.multiple:
            self._pick_several(choice, decision)
        else:
            self._choose(choice.picks[0])
        self.person.wait_for_next_decision(decision.id)

    def _pick_several(self, choice: Choice, decision: ShownDecision) -> None:
        for pick in choice.picks:
            self.press(self._button(pick))
        if decision.max_picks > 1 or not choice.picks:
            self.press(self.person.by_id("confirm"))

    def _choose(self, pick: str) -> None:
        decision = self.person.wire.view["decision"]
        ref: Mapping[str, Any] = next(option["ref"] for option in decision["options"] if option["id"] == pick)
        if "target" in ref:
            self._fire(pick, ref["target"])
        elif self._button(pick).count():
            self.press(self._button(pick))
        elif self.person.by_id(f"aside-{pick}").count():
            self.press(self.person.by_id(f"aside-{pick}"))
        else:
            self._select_manner(pick.rpartition(":")[0])
            for space in ref["hexes"] if len(ref["hexes"]) == 2 and "path" not in ref else [ref["hex"]]:
                self.press(self.person.space(space))

    def _fire(self, pick: str, target: str) -> None:
        """Click the enemy, and then a weapon if there is a choice."""
        self.press(self.person.by_id(f"ship-{target}"))
        row = self.person.by_id("shot-menu").locator(f'[data-shot="{pick}"]')
        if row.count():
            self.press(row)

    def _select_manner(self, prefix: str) -> None:
        """Select the manner in which the board answers, if it is not selected already."""
        for manner, manner_prefix in OF_MANNER.items():
            button = self.person.by_id(manner)
            if manner_prefix == prefix and button.count() and button.get_attribute("aria-pressed") != "true":
                self.press(button)

    def _button(self, pick: str) -> Locator:
        return self.person.by_id("decision").locator(f'.buttons [data-option="{pick}"]')


MIDDLE = """([q, r]) => {
  const svg = document.querySelector('svg[data-board] > g')
  const at = new DOMPoint(1.5 * q, Math.sqrt(3) * (r + q / 2)).matrixTransform(svg.getScreenCTM())
  return [at.x, at.y]
}"""


def test_the_first_turn_of_a_ship_takes_at_most_8_presses(
    windows: Windows, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The turn: launch, load the hold, fly, fire four shots and end."""
    with (
        running(tmp_path_factory.mktemp("first"), "tests.e2e.posed:GALAXIES") as server,
        visitors(windows, server) as invite,
    ):
        ada = invite("Ada", **WIDE)
        ada.page.goto(Guest(ada).begin_match("meteor-storm", "wretch-1", "isn-1", "isn-2", "wretch-2"))
        pointer = Pointer(ada)
        expect_decision(ada, "deploy")
        pointer.button("launch:vapors-fate")
        expect_decision(ada, "launch-at")
        pointer.press(ada.space("15,-6"))
        expect_decision(ada, "hold")
        pointer.button("load:red-fuvu")
        expect_decision(ada, "prepped")
        pointer.button("yes")
        expect_decision(ada, "deploy")
        pointer.drag("vapors-fate-1", "15,-4")
        expect_decision(ada, "shot")
        assert ada.wire.view["ships"]["vapors-fate-1"]["hexes"][0] == "15,-4"
        pointer.press(ada.by_id("ship-isn-everest-1"))
        pointer.press(ada.by_id("shot-menu").locator("[data-shot$=':all:isn-everest-1']"))
        expect_decision(ada, "action")
        pointer.button("done")
        ada.wait_until(lambda: ada.wire.view["turn"] != "wretch-1", "Ada's turn is over")
        assert ada.wire.happened["attack"] >= 4
        assert pointer.presses <= MAX_FOR_A_SHIP


def expect_decision(person: Person, kind: str) -> None:
    """Wait for a decision of this kind."""
    expect(person.by_id("decision")).to_have_attribute("data-kind", kind)


def test_an_opening_turn_of_meteor_storm_takes_at_most_20_presses(
    windows: Windows, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A person can carry out the computer's turn with few presses."""
    with (
        running(tmp_path_factory.mktemp("opening"), "tests.e2e.scripted:GAME") as server,
        visitors(windows, server) as invite,
    ):
        ada = invite("Ada", **WIDE)
        match = Guest(ada).begin_match(
            "meteor-storm", "isn-2", "isn-1", "wretch-1", "wretch-2", bot_pace="fast"
        )
        ada.page.goto(match)
        expect(ada.by_id("board")).to_be_visible()
        pointer, captain = Pointer(ada), Captain(ada, PLAYERS["greedy"](1))
        while True:
            decision = ada.wait_until(ada.read_decision, "Ada must decide")
            if ada.wire.view["round"] > 1:
                break
            presses = pointer.presses
            choice = captain.choose(decision)
            is_her_turn = ada.wire.view["turn"] == "isn-2"
            pointer.answer(choice, decision)
            if not is_her_turn:
                pointer.presses = presses
        assert 10 < pointer.presses <= MAX_FOR_AN_OPENING
