"""The number of pointer presses that a player needs: in a ship's first turn, and in an opening of Meteor
Storm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from engine.galaxies.players import PLAYERS
from tests.e2e.commander import Choice, Seen
from tests.e2e.conftest import running, visitors
from tests.e2e.gathering import Captain
from tests.e2e.guests import Guest
from tests.e2e.people import OF_MANNER, Person
from tests.e2e.windows import Windows

MOST_OF_A_SHIP = 8
MOST_OF_AN_OPENING = 20
WIDE = {"viewport": {"width": 1440, "height": 900}}


class Pointer:
    """Plays with the pointer alone, and counts its presses."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.presses = 0

    def press(self, at: Locator) -> None:
        """Press a target, once it is ready."""
        at.click()
        self.presses += 1

    def button(self, pick: str) -> None:
        """Press the button of an option."""
        self.press(self._button(pick))

    def drag(self, ship: str, space: str) -> None:
        """Drag a ship to a space."""
        mouse, taken = self.one.page.mouse, self.one.by_id(f"ship-{ship}").bounding_box()
        assert taken
        mouse.move(taken["x"] + taken["width"] / 2, taken["y"] + taken["height"] / 2)
        mouse.down()
        mouse.move(*self.middle_of(space), steps=8)
        mouse.up()
        self.presses += 1

    def middle_of(self, space: str) -> tuple[float, float]:
        """Return the screen position of a space of the board."""
        at: list[float] = self.one.page.evaluate(MIDDLE, [int(part) for part in space.split(",")])
        return at[0], at[1]

    def answer(self, choice: Choice, seen: Seen) -> None:
        """Give an answer as a person would who does not search for it in a list."""
        if seen.several:
            self._tick(choice, seen)
        else:
            self._choose(choice.picks[0])
        self.one.gone_on(seen.decision)

    def _tick(self, choice: Choice, seen: Seen) -> None:
        for pick in choice.picks:
            self.press(self._button(pick))
        if seen.most > 1 or not choice.picks:
            self.press(self.one.by_id("confirm"))

    def _choose(self, pick: str) -> None:
        asked = self.one.wire.view["decision"]
        ref: Mapping[str, Any] = next(o["ref"] for o in asked["options"] if o["id"] == pick)
        if "target" in ref:
            self._fire(pick, ref["target"])
        elif self._button(pick).count():
            self.press(self._button(pick))
        elif self.one.by_id(f"aside-{pick}").count():
            self.press(self.one.by_id(f"aside-{pick}"))
        else:
            self._in_its_manner(pick.rpartition(":")[0])
            for space in ref["hexes"] if len(ref["hexes"]) == 2 and "path" not in ref else [ref["hex"]]:
                self.press(self.one.space(space))

    def _fire(self, pick: str, target: str) -> None:
        """Click the enemy, and then a weapon if there are several ways to fire."""
        self.press(self.one.by_id(f"ship-{target}"))
        row = self.one.by_id("shot-menu").locator(f'[data-shot="{pick}"]')
        if row.count():
            self.press(row)

    def _in_its_manner(self, word: str) -> None:
        """Select the manner in which the board answers, if it is not selected already."""
        for manner, own in OF_MANNER.items():
            button = self.one.by_id(manner)
            if own == word and button.count() and button.get_attribute("aria-pressed") != "true":
                self.press(button)

    def _button(self, pick: str) -> Locator:
        return self.one.by_id("decision").locator(f'.buttons [data-option="{pick}"]')


MIDDLE = """([q, r]) => {
  const svg = document.querySelector('svg[data-board] > g')
  const at = new DOMPoint(1.5 * q, Math.sqrt(3) * (r + q / 2)).matrixTransform(svg.getScreenCTM())
  return [at.x, at.y]
}"""


def test_the_first_turn_of_a_ship_takes_at_most_8_presses(
    windows: Windows, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Launch, load the hold, fly, four shots, end the turn."""
    with (
        running(tmp_path_factory.mktemp("first"), "tests.e2e.posed:GALAXIES") as server,
        visitors(windows, server) as make,
    ):
        ada = make("Ada", **WIDE)
        ada.page.goto(Guest(ada).plays("meteor-storm", "wretch-1", "isn-1", "isn-2", "wretch-2"))
        pointer = Pointer(ada)
        asks(ada, "deploy")
        pointer.button("launch:vapors-fate")
        asks(ada, "launch-at")
        pointer.press(ada.space("15,-6"))
        asks(ada, "hold")
        pointer.button("load:red-fuvu")
        asks(ada, "prepped")
        pointer.button("yes")
        asks(ada, "deploy")
        pointer.drag("vapors-fate-1", "15,-4")
        asks(ada, "shot")
        assert ada.wire.view["ships"]["vapors-fate-1"]["hexes"][0] == "15,-4"
        pointer.press(ada.by_id("ship-isn-everest-1"))
        pointer.press(ada.by_id("shot-menu").locator("[data-shot$=':all:isn-everest-1']"))
        asks(ada, "action")
        pointer.button("done")
        ada.until(lambda: ada.wire.view["turn"] != "wretch-1", "her turn is over")
        assert ada.wire.happened["attack"] >= 4
        assert pointer.presses <= MOST_OF_A_SHIP


def asks(one: Person, kind: str) -> None:
    """Wait for a decision of this kind."""
    expect(one.by_id("decision")).to_have_attribute("data-kind", kind)


def test_an_opening_turn_of_meteor_storm_takes_at_most_20_presses(
    windows: Windows, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A person can carry out the computer's turn with few presses."""
    with (
        running(tmp_path_factory.mktemp("opening"), "tests.e2e.scripted:GAME") as server,
        visitors(windows, server) as make,
    ):
        ada = make("Ada", **WIDE)
        match = Guest(ada).plays("meteor-storm", "isn-2", "isn-1", "wretch-1", "wretch-2", bot_pace="fast")
        ada.page.goto(match)
        expect(ada.by_id("board")).to_be_visible()
        pointer, captain = Pointer(ada), Captain(ada, PLAYERS["greedy"](1))
        while True:
            seen = ada.until(ada.look, "Ada is asked")
            if ada.wire.view["round"] > 1:
                break
            before = pointer.presses
            choice = captain.choose(seen)
            own = ada.wire.view["turn"] == "isn-2"
            pointer.answer(choice, seen)
            if not own:
                pointer.presses = before
        assert 10 < pointer.presses <= MOST_OF_AN_OPENING
