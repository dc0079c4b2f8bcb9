"""Takes screenshots of all screens: `python -m tools.pictures [--language de] [--sizes ...]`.

By default it captures all screens, into `build/pictures`, which git ignores. Each screen gets a screenshot in
each size, one of the whole page if it scrolls, and a sheet of all sizes. A NAME selects all screens that
begin with it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import Error, Page, expect, sync_playwright

from tests.browser import ARGUMENTS, chromium_path
from tests.e2e.conftest import running
from tests.e2e.people import PATIENCE, Person
from tests.e2e.screens import PLACES, SCREENS, Screen
from tests.e2e.sheets import Size, format_size, parse_size, sheet
from tests.e2e.windows import Windows, lent_port
from tests.node import BINARIES
from tests.serving import ROOT

SIZES: tuple[Size, ...] = ((390, 844), (844, 390), (1024, 600), (1366, 768), (1440, 900), (2560, 1440))
#: If the width or height of a window is less than this number of pixels, it represents a touch device.
PHONE = 500
TOUCH_DEVICE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
#: The positions of all elements. When they no longer change, the page has adapted to its new size.
ELEMENT_POSITIONS = """() => JSON.stringify([...document.querySelectorAll('body *')].slice(0, 400)
  .map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}))"""
#: The errors of a screen that cannot be reached. The others are still captured.
FAILURES = (AssertionError, Error, TimeoutError)
#: The number of pixels by which a page is taller than its window.
EXCESS_HEIGHT = "() => document.documentElement.scrollHeight - innerHeight"


def main(arguments: Sequence[str]) -> int:
    """Start servers and a browser, and take the requested screenshots. Return 1 if any failed, otherwise
    0."""
    options = parse_arguments(arguments)
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:

        @cache
        def server_url(place: str) -> str:
            return stack.enter_context(run_server(place))

        playwright = stack.enter_context(sync_playwright())
        expect.set_options(timeout=PATIENCE)
        windows = Windows(playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS))
        failed = [
            screen.name
            for screen in select_screens(options.only)
            if not take_pictures(screen, windows, server_url(screen.place), options, folder)
        ]
        windows.browser.close()
    print(*(f"FAILED {name}" for name in failed), sep="\n")
    return bool(failed)


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    _ = parser.add_argument(
        "--only", nargs="+", default=[""], metavar="NAME", help="screens whose names begin with NAME"
    )
    _ = parser.add_argument("--sizes", nargs="+", type=parse_size, default=SIZES, metavar="WIDTHxHEIGHT")
    _ = parser.add_argument("--folder", type=Path, default=ROOT / "build" / "pictures")
    _ = parser.add_argument("--language", default="", help="the language that the reader has chosen")
    return parser.parse_args(arguments)


def select_screens(names: Sequence[str]) -> list[Screen]:
    """Return the screens whose names begin with one of ``names``."""
    found = [screen for screen in SCREENS if screen.name.startswith(tuple(names))]
    if not found:
        raise SystemExit(
            f"there is no such screen; the screens are {', '.join(screen.name for screen in SCREENS)}"
        )
    return found


def take_pictures(
    screen: Screen, windows: Windows, base: str, options: argparse.Namespace, folder: Path
) -> bool:
    """Take the screenshots of a screen. Return whether that succeeded."""
    print(screen.name, flush=True)
    sizes: Sequence[Size] = options.sizes
    pictures: dict[Size, Image.Image] = {}
    for is_touch in (True, False):
        device_sizes = [size for size in sizes if (min(size) < PHONE) == is_touch]
        try:
            if device_sizes:
                make = partial(Person, windows, base, "Ada", script=script_of(options.language))
                pictures |= capture_sizes(screen, make, device_sizes, folder)
        except FAILURES as reason:
            print(f"  {format_size(device_sizes[0])}: {str(reason).splitlines()[0]}")
            return False
    contact_sheet = sheet({size: pictures[size] for size in sizes})
    contact_sheet.save(folder / f"{screen.name}.png")
    return True


def script_of(language: str) -> str:
    """Return the script that chooses a language."""
    return f"localStorage['language'] ??= {language!r}" if language else ""


def capture_sizes(
    screen: Screen, make_person: Callable[..., Person], sizes: Sequence[Size], folder: Path
) -> dict[Size, Image.Image]:
    """Open a screen on one device, and take a screenshot in each size."""
    device = TOUCH_DEVICE if min(sizes[0]) < PHONE else {}
    (width, height), pictures = sizes[0], dict[Size, Image.Image]()
    viewport = {"width": width, "height": height}
    ada = make_person(painted=True, viewport=viewport, **device, **screen.visitor)
    try:
        after_resize = screen.pose(ada)
        for size in sizes:
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            ada.page.mouse.move(1, 1)
            _ = ada.stable_result(ELEMENT_POSITIONS)
            if after_resize:
                after_resize()
            pictures[size] = save_picture(ada.page, folder / f"{screen.name}-{format_size(size)}.png")
    except FAILURES:
        _ = ada.page.screenshot(path=folder / f"{screen.name}.failed.png")
        raise
    finally:
        for fault in ada.faults:
            print(f"  {fault}")
        ada.close()
    return pictures


def save_picture(page: Page, file: Path) -> Image.Image:
    """Save a screenshot of the window, and one of the whole page if that is longer. Return the first one."""
    png = page.screenshot(path=file, animations="disabled")
    if page.evaluate(EXCESS_HEIGHT) > 0:
        _ = page.screenshot(path=file.with_suffix(".whole.png"), animations="disabled", full_page=True)
    return Image.open(BytesIO(png))


@contextmanager
def run_server(place: str) -> Iterator[str]:
    """Run the server of a place, and yield its address."""
    with ExitStack() as stack:
        if games := PLACES[place]:
            scratch = Path(stack.enter_context(TemporaryDirectory()))
            yield stack.enter_context(running(scratch, *games)).url
        else:
            yield stack.enter_context(run_client())


@contextmanager
def run_client() -> Iterator[str]:
    """Run the client alone, as `npm run dev` does, with its scenes and its catalogue. Yield its address."""
    with lent_port() as port:
        vite = ROOT / "web/node_modules/vite/bin/vite.js"
        command = [
            str(BINARIES / "node"),
            str(vite),
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--strictPort",
        ]
        with subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.DEVNULL) as process:
            try:
                base = f"http://127.0.0.1:{port}"
                wait_for_response(base)
                yield base
            finally:
                process.terminate()


def wait_for_response(url: str) -> None:
    """Wait until the server at this address responds."""
    deadline = monotonic() + PATIENCE / 1000
    while True:
        try:
            with urlopen(url):
                return
        except URLError:
            assert monotonic() < deadline, f"{url} does not respond"
            sleep(0.1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
