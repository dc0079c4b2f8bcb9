"""Takes pictures of tables to look at: `python -m tests.e2e.table_pictures [FOLDER]`.

One of each window, mission and number of cards in hand; by default into `build/pictures`, which git ignores.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser import ARGUMENTS, chromium_path
from tests.e2e.conftest import running
from tests.e2e.people import Person
from tests.e2e.test_layout import BOTS, DESKS, PHONES, Posed
from tests.e2e.test_pages import DESKTOP, PHONE
from tests.e2e.windows import Windows
from tests.serving import ROOT

HANDS = (0, 6, 12)


def main(folder: Path) -> None:
    """Start a server and a browser, and take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(TemporaryDirectory()))
        server = stack.enter_context(running(scratch, "tests.e2e.posed:GALAXIES"))
        playwright = stack.enter_context(sync_playwright())
        windows = Windows(playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS))
        for mission in BOTS:
            for device, sizes in ((DESKTOP, DESKS), (PHONE, PHONES)):
                ada = Person(windows, server.url, "Ada", new=True, seen=True, **device)
                photograph(Posed(ada, mission), mission, sizes, folder)
                ada.close()
        windows.browser.close()


def photograph(table: Posed, mission: str, sizes: tuple[tuple[int, int], ...], folder: Path) -> None:
    """Take the pictures of one table in windows of some sizes."""
    table.ada.by_id("recap-skip").click()
    for width, height in sizes:
        table.resize((width, height))
        for cards in HANDS:
            table.holds(cards)
            name = f"{mission}-{width}x{height}-{cards}.png"
            _ = table.page.screenshot(path=folder / name, animations="disabled")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "pictures")
