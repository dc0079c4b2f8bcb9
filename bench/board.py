"""Measures how fast the page draws the board: the time of a frame while the board moves, and the longest task
after an answer.

    python -m bench.board --slower 4

The match is Meteor Storm in its third round, in a desktop window and in a phone window. The page's processor
is throttled. The same gesture over an empty page shows the overhead of the machine itself. Tasks are measured
in processor time, so that other processes on the machine do not count. With ``--check``, the command fails if
the median frame time or the longest task exceeds its limit.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import ARGUMENTS, chromium_path
from tests.e2e.commander import Commander
from tests.e2e.conftest import running
from tests.e2e.guests import Guest
from tests.e2e.people import Person
from tests.e2e.test_pages import PHONE
from tests.e2e.windows import Windows
from tests.serving import Server

SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "390x844": {**PHONE, "viewport": {"width": 390, "height": 844}},
}
MISSION = ("meteor-storm", "isn-1", "isn-2", "wretch-1", "wretch-2")
EMPTY_PAGE, ANSWER = "empty page", "task of answer"
#: The maximum median frame time and the maximum time of any task, in milliseconds. The processor is throttled
#: to a quarter of its speed.
LIMITS = {"pan": 16, "zoom": 16, ANSWER: 50}
FRAMES = 60
TRACE_CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
DRAW_MILLISECONDS = 1500  # milliseconds until an answer has arrived and is drawn
OPTION = '[data-testid=decision] [data-option="{}"]'
EMPTY = "<div data-testid=board style='height: 100vh'></div>"

#: JavaScript that returns the milliseconds from the beginning of each frame to the end of its drawing, while
#: the board changes. A message posted in a frame arrives after the frame is drawn.
GESTURE = """async ([gesture, frames]) => {
  const board = document.querySelector('[data-testid=board]')
  const box = board.getBoundingClientRect()
  const at = (n) => ({
    clientX: box.x + box.width / 2 + 60 * Math.sin(n / 5),
    clientY: box.y + box.height / 2 + 40 * Math.cos(n / 7),
    bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse',
  })
  const send = (type, n) => board.dispatchEvent(new PointerEvent(type, at(n)))
  const turn = (deltaY) => board.dispatchEvent(new WheelEvent('wheel', { ...at(0), deltaY }))
  const frame = (n) => new Promise((done) => requestAnimationFrame(() => {
    const start = performance.now()
    if (gesture === 'pan') send('pointermove', n)
    else turn(n % 40 < 20 ? -40 : 40)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(performance.now() - start)
    port2.postMessage(null)
  }))
  if (gesture === 'pan') {
    turn(-400) // a board that is seen as a whole stays where it is
    await new Promise((done) => setTimeout(done, 500))
    send('pointerdown', 0)
  }
  const times = []
  for (let n = 0; n < frames; n++) times.push(await frame(n))
  if (gesture === 'pan') send('pointerup', frames)
  return times
}"""

#: JavaScript that clicks in a separate task.
CLICK = """(target) => setTimeout(() => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  document.querySelector(target).dispatchEvent(click)
}, 200)"""


class Figure(NamedTuple):
    """A measurement in a window: the median, and the 95th percentile of the frames or the longest task."""

    size: str
    measurement: str
    typical: float
    worst: float

    @property
    def limited_value(self) -> float:
        """Return the value that must not exceed the limit: the maximum for answers, otherwise the median. A
        player waits for each answer, but does not notice a single slow frame."""
        return self.worst if self.measurement == ANSWER else self.typical

    def __str__(self) -> str:
        return f"{self.size:10} {self.measurement:15} {self.typical:6.1f} ms {self.worst:6.1f} ms"


def exceeded_limits(figures: Iterable[Figure]) -> list[str]:
    """Return a line for each limit that is exceeded."""
    return [
        f"{figure.size}, {figure.measurement}: {figure.limited_value:.1f} ms, "
        f"limit {LIMITS[figure.measurement]} ms"
        for figure in figures
        if figure.limited_value > LIMITS.get(figure.measurement, figure.limited_value)
    ]


@contextmanager
def throttle_cpu(page: Page, rate: float) -> Iterator[None]:
    """Slow down the page's processor by this factor inside the block."""
    client = page.context.new_cdp_session(page)
    _ = client.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    yield
    _ = client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    client.detach()


def measure_frames(page: Page, gesture: str, rate: float) -> tuple[float, float]:
    """Return the median and the 95th percentile of a gesture's frame times, without the first ten frames."""
    with throttle_cpu(page, rate):
        times: list[float] = page.evaluate(GESTURE, [gesture, FRAMES])[10:]
    return median(times), quantiles(times, n=20)[-1]


def measure_answers(browser: Browser, ada: Person, rate: float, count: int) -> list[float]:
    """Return the duration of the longest task for each of several answers, from the click until everything is
    drawn."""
    durations, commander = list[float](), Commander("isn-1")
    while len(durations) < count:
        question = ada.wait_until(ada.read_decision, "something is asked")
        choice = commander.choose(question)
        if question.multiple:
            ada.answer(question, choice)
            continue
        target = f'[data-space="{choice.fly_to}"]' if choice.fly_to else OPTION.format(choice.picks[0])
        with throttle_cpu(ada.page, rate):
            browser.start_tracing(page=ada.page, categories=TRACE_CATEGORIES)
            ada.page.evaluate(CLICK, target)
            ada.page.wait_for_timeout(DRAW_MILLISECONDS)  # querying the page would add a task
            durations.append(longest_task(json.loads(browser.stop_tracing())["traceEvents"]))
        ada.wait_for_next_decision(question.id)
    return durations


def longest_task(events: list[dict[str, Any]]) -> float:
    """Return the duration of the page's longest task in milliseconds. Tasks for messages of this benchmark
    are ignored."""
    main = find_main_threads(events)
    main_events = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in main]
    devtools_times = [
        event["ts"] for event in main_events if "devtools" in str(event.get("args", {})).lower()
    ]
    tasks = [
        event for event in main_events if event["name"] == "RunTask" and "tdur" in event
    ]  # a task that the trace cuts off has no end
    page_tasks = [
        task
        for task in tasks
        if not any(task["ts"] <= ts <= task["ts"] + task["dur"] for ts in devtools_times)
    ]
    return max((task["tdur"] / 1000 for task in page_tasks), default=0)


def find_main_threads(events: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """Return the main threads of pages, as pairs of process and thread."""
    return {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }


def measure(browser: Browser, server: Server, rate: float, count: int) -> Iterator[Figure]:
    """Yield each figure as soon as it is measured."""
    for size, device in SIZES.items():
        ada = Person(Windows(browser), server.url, "Ada", new=True, painted=True, **device)
        ada.page.set_content(EMPTY)
        yield Figure(size, EMPTY_PAGE, *measure_frames(ada.page, "pan", rate))
        _ = ada.page.goto(Guest(ada).begin_match(*MISSION))
        expect(ada.by_id("decision")).to_have_attribute("data-kind", "action")
        ada.page.wait_for_timeout(1000)
        for gesture in ("pan", "zoom"):
            yield Figure(size, gesture, *measure_frames(ada.page, gesture, rate))
        _ = ada.page.reload()
        times = measure_answers(browser, ada, rate, count)
        yield Figure(size, ANSWER, median(times), max(times))
        ada.close()


def main() -> None:
    """Print the medians, with the 95th percentile of the frames and the longest task."""
    parser = ArgumentParser(description=__doc__)
    _ = parser.add_argument("--slower", type=float, default=4)
    _ = parser.add_argument("--answers", type=int, default=8)
    _ = parser.add_argument("--check", action="store_true", help="fail if a limit is exceeded")
    options = parser.parse_args()
    figures: list[Figure] = []
    arguments = [argument for argument in ARGUMENTS if "--no-opt" not in argument]
    with (
        TemporaryDirectory() as folder,
        running(Path(folder), "tests.e2e.posed:GALAXIES") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium_path(), args=arguments) as browser,
    ):
        for figure in measure(browser, server, options.slower, options.answers):
            print(figure, flush=True)
            figures.append(figure)
    if options.check and (lines := exceeded_limits(figures)):
        sys.exit("\n".join(lines))


if __name__ == "__main__":
    main()
