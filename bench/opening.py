"""Measures the time in the browser until a person can act.

    python -m bench.opening --rounds 10

Each wait is measured with a new person, whose browser has an empty cache. A dedicated server runs on the same
machine.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import expect, sync_playwright

from tests.browser import ARGUMENTS, chromium_path
from tests.e2e.conftest import Invite, running, visitors
from tests.e2e.guests import Guest
from tests.e2e.windows import Windows

Wait = Callable[[Invite, str], float]


def measure_start_page(person: Invite, name: str) -> float:
    """Return the time from opening the address until "Play now" is shown."""
    ada = person(name, new=True)
    start = perf_counter()
    ada.page.goto("/")
    expect(ada.by_id("play-now")).to_be_visible()
    return perf_counter() - start


def measure_first_decision(person: Invite, name: str) -> float:
    """Return the time from "Play now" to the first decision."""
    ada = person(name, new=True)
    ada.page.goto("/")
    ada.by_id("name-input").fill(name)
    start = perf_counter()
    ada.by_id("play-now").click()
    ada.wait_until(ada.read_decision, "something is asked")
    return perf_counter() - start


def measure_table(person: Invite, name: str) -> float:
    """Return the time from "Start" to the board on the pages of both players."""
    ada, bob = person(name, new=True), person(f"{name} II", new=True)
    host, guest = Guest(ada), Guest(bob)
    match = host.create_match("dead-zone", "isn-1")
    guest.join(match, "wretch-1")
    for player in (ada, bob):
        player.page.goto(f"/m/{match['id']}")
        expect(player.by_id("seat-wretch-1")).to_contain_text(bob.name)
    start = perf_counter()
    ada.by_id("start-match").click()
    for player in (ada, bob):
        expect(player.by_id("board")).to_be_visible()
    return perf_counter() - start


def measure_rematch(person: Invite, name: str) -> float:
    """Return the time from "Rematch" against the computer to the first decision of the next match."""
    ada = person(name, new=True)
    ada.page.goto("/")
    ada.by_id("name-input").fill(name)
    ada.by_id("play-now").click()
    ada.wait_until(ada.read_decision, "something is asked")
    for button in ("menu", "concede", "concede-sure"):
        ada.by_id(button).click()
    before = ada.page.url
    start = perf_counter()
    ada.by_id("rematch").click()
    ada.page.wait_for_url(lambda url: url != before)
    ada.wait_until(ada.read_decision, "something is asked")
    return perf_counter() - start


WAITS: dict[str, Wait] = {
    "start page": measure_start_page,
    "play now to decision": measure_first_decision,
    "start to table, two people": measure_table,
    "rematch to decision": measure_rematch,
}


def main() -> None:
    """Print the median and the longest time of each wait, in seconds."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    rounds = parser.parse_args().rounds
    names = (f"Ada {number}" for number in count(1))
    with (
        TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS) as browser,
    ):
        for label, wait in WAITS.items():
            times: list[float] = []
            for _ in range(rounds):
                with visitors(Windows(browser), server) as person:
                    times.append(wait(person, next(names)))
            print(f"{label:28} median {median(times):5.2f} s   longest {max(times):5.2f} s")


if __name__ == "__main__":
    main()
