"""Takes the screenshots of the README: `python -m tools.screenshots [FOLDER]`.

Four browsers play a match with scripted dice, so that the screenshots show the same scenes every time.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import expect, sync_playwright

from engine.pulp.players import PLAYERS
from tests.browser import ARGUMENTS, chromium_path
from tests.e2e.commander import Commander
from tests.e2e.conftest import running
from tests.e2e.gathering import Captain, Turn, gather, turns
from tests.e2e.guests import Guest
from tests.e2e.packing import recompress
from tests.e2e.people import Person
from tests.e2e.windows import Windows
from tests.serving import ROOT

SEATS = {"isn-1": "Ada", "isn-2": "Bob", "wretch-1": "Cleo", "wretch-2": "Dan"}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "tests.e2e.scripted:GAME"
FIRST_LIVELY_ROUND = 3  # the first round with an interesting scene
MAX_ANSWERS = 400
MAX_MATCHES = 8
#: The keys of options that attack.
SHOTS = {"all-weapons", "attack", "shot", "shots"}


def main(folder: Path) -> None:
    """Start a server and a browser, and take all screenshots."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(TemporaryDirectory()))
        server = stack.enter_context(running(scratch, GAME))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        windows = Windows(browser)
        take_cover(windows, server.url, folder)
        Photographer(windows, server.url, folder).run()
        (scratch / "pulp").mkdir()
        pulp_server = stack.enter_context(running(scratch / "pulp", "engine.pulp:GAME"))
        take_pulp(windows, pulp_server.url, folder)
        browser.close()


def take_cover(windows: Windows, url: str, folder: Path) -> None:
    """Take the screenshot of the mission menu, where each mission looks like an issue of a magazine."""
    ada = Person(windows, url, "Ada", new=True, painted=True, **DESKTOP)
    _ = Guest(ada)
    ada.page.goto("/new/galaxies")
    ada.page.wait_for_load_state("networkidle")
    png = ada.page.screenshot(animations="disabled", clip={"x": 130, "y": 50, "width": 1180, "height": 390})
    _ = (folder / "cover.png").write_bytes(recompress(windows.browser, png))
    ada.close()


def take_pulp(windows: Windows, url: str, folder: Path) -> None:
    """Take the screenshot of Pulp Invasion: the player is about to engage a card, and has found several Super
    Weapons."""
    for _ in range(MAX_MATCHES):
        ada = Person(windows, url, "Ada", painted=True, **DESKTOP)
        ada.page.goto(Guest(ada).begin_match("pulp-invasion", "hero", game="pulp"))
        if png := play_until_engaging(ada):
            _ = (folder / "pulp.png").write_bytes(recompress(windows.browser, png))
            return
        ada.close()
    raise AssertionError(f"no suitable scene in {MAX_MATCHES} matches")


def play_until_engaging(ada: Person) -> bytes | None:
    """Play a match until its table is full and the player must engage a card. Return the screenshot, or None
    if that never happens."""
    captain = Captain(ada, PLAYERS["navigator"](1))
    for turn in turns({"hero": ada}, {"hero": captain}, MAX_ANSWERS):
        view = ada.wire.view
        is_full = view["hand"] and view["location"] and min(len(view["weapons"]), len(view["line"]) - 1) > 1
        if is_full and turn.decision.kind == "engage":
            ada.page.mouse.move(1, 1)
            return ada.page.screenshot(animations="disabled")
        ada.answer(turn.decision, turn.choice)
    return None


def action_of(turn: Turn) -> str:
    """Return what the turn's choice does: "move", "shot" or "other"."""
    if turn.choice.fly_to:
        return "move"
    options = turn.person.wire.view["decision"]["options"]
    keys = {option["id"]: option["text"]["key"] for option in options}
    return "shot" if any(keys.get(pick) in SHOTS for pick in turn.choice.picks) else "other"


class Photographer:
    """Plays a match with four people, and takes screenshots meanwhile."""

    def __init__(self, windows: Windows, url: str, folder: Path) -> None:
        self.windows = windows
        self.url = url
        self.folder = folder
        self.remaining = {"shot": self.take_attack, "move": self.take_phone}

    def run(self) -> None:
        """Play until all screenshots are taken."""
        people = {
            seat: Person(self.windows, self.url, name, painted=True, **DESKTOP)
            for seat, name in SEATS.items()
        }
        _ = gather(people)
        commanders = {seat: Commander(seat, fleet=9) for seat in people}
        for turn in turns(people, commanders, MAX_ANSWERS):
            is_lively = turn.seat.startswith("isn") and turn.person.wire.view["round"] >= FIRST_LIVELY_ROUND
            if is_lively and (picture := self.remaining.pop(action_of(turn), None)):
                picture(turn)
                turn.person.wait_for_next_decision(turn.decision.id)
            else:
                turn.person.answer(turn.decision, turn.choice)
            if not self.remaining:
                return
        raise AssertionError(f"nobody did this in {MAX_ANSWERS} answers: {', '.join(self.remaining)}")

    def take_attack(self, turn: Turn) -> None:
        """Take the screenshot of an attack, with the dice on the target's chart."""
        device = self.open_second_device(turn, show="full", **DESKTOP)
        device.click(turn.decision, turn.choice)
        expect(device.by_id("attack-show").locator(".word.in")).to_have_text("HIT")
        self.save_and_close(device, "table.png")

    def take_phone(self, turn: Turn) -> None:
        """Take the screenshot of a phone while a ship is about to move."""
        device = self.open_second_device(turn, **PHONE)
        self.save_and_close(device, "phone.png")
        turn.person.click(turn.decision, turn.choice)

    def save_and_close(self, person: Person, name: str) -> None:
        """Save a screenshot and close the window. The pointer is moved away, and animations are finished."""
        person.page.mouse.move(1, 1)
        png = person.page.screenshot(animations="disabled")
        _ = (self.folder / name).write_bytes(recompress(self.windows.browser, png))
        person.close()

    def open_second_device(self, turn: Turn, **options: Any) -> Person:
        """Open the same player's match on another device."""
        token: Any = {"cookies": turn.person.context.cookies(), "origins": []}
        device = Person(
            self.windows, self.url, turn.person.name, storage_state=token, painted=True, **options
        )
        _ = device.page.goto(turn.person.page.url)
        _ = device.wait_until(device.read_decision, "the decision is shown")
        return device


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
