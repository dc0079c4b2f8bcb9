"""An open page learns of a newer build, and is not blanked by any unresponsive part of the browser."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import running, visitors
from tests.e2e.people import Person
from tests.e2e.test_notices import FAKE_SUBSCRIPTION, STATIC
from tests.e2e.windows import Windows
from tests.server.reached import Browser, PushService

STORES = {
    "never answers": "() => new Promise(() => undefined)",
    "throws": "() => { throw new DOMException('', 'SecurityError') }",
    "is full": "() => Promise.reject(new DOMException('', 'QuotaExceededError'))",
}
#: Replaces the service worker's store by one that fails.
BROKEN = """const fail = %s
Object.defineProperty(self, 'caches', {value: {open: fail, match: fail, keys: fail, delete: fail, has:
fail}});
"""
#: Sends a message without waiting for a worker that may never start.
CONTROLS = "() => navigator.serviceWorker.controller?.state === 'activated'"
NEVER_READY = """const {serviceWorker} = navigator
Object.defineProperty(serviceWorker, 'ready', {value: new Promise(() => undefined)})
serviceWorker.register = () => %s"""

#: Lets a test move the clock forward. Also allows notifications, which a browser without a screen always
#: reports as denied.
LATER = """Object.defineProperty(Notification, 'permission', {value: 'granted'})
const counted = performance.now.bind(performance)
window.later = 0
performance.now = () => counted() + window.later"""


def copy_client(folder: Path) -> Path:
    static = folder / "static"
    shutil.copytree(STATIC, static)
    return static


def rebuild(static: Path) -> None:
    """Change the folder as a new build does: the page begins with another script."""
    page = static / "index.html"
    text = page.read_text()
    [old_script] = re.findall(r'<script type="module"[^>]* src="/assets/([^"]+)"', text)
    (static / "assets" / "next.js").write_text(f"import './{old_script}'; window.next = true")
    page.write_text(text.replace(old_script, "next.js"))
    for compressed in static.glob("index.html.*"):
        compressed.unlink()


def test_an_open_page_learns_of_a_newer_build_and_loads_it_by_a_press(
    windows: Windows, tmp_path: Path
) -> None:
    static = copy_client(tmp_path)
    with running(tmp_path, GALAXIES_STATIC=str(static)) as server, visitors(windows, server) as person:
        ada = person("Ada")
        ada.enter()
        banner = ada.by_id("new-version")
        expect(banner).to_have_count(0)
        rebuild(static)
        ada.page.evaluate("window.mine = 'unsaved work'")
        ada.wait_until(
            lambda: shows_new_version(ada.page), "the page learns of the new build", patience=40_000
        )
        assert ada.page.evaluate("window.mine"), "the new build is not loaded automatically"
        ada.page.get_by_test_id("reload").click()
        ada.wait_until(lambda: ada.page.evaluate("!!window.next"), "the next build runs")
        expect(banner).to_have_count(0)


def shows_new_version(page: Page) -> bool:
    """Return whether the page offers a newer version. It checks for one whenever it becomes visible."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    return bool(page.get_by_test_id("new-version").count())


@pytest.mark.parametrize("store", STORES)
def test_a_failing_store_does_not_blank_pages(windows: Windows, tmp_path: Path, store: str) -> None:
    static = copy_client(tmp_path)
    worker = static / "sw.js"
    worker.write_text(BROKEN % STORES[store] + worker.read_text())
    for compressed in static.glob("sw.js.*"):
        compressed.unlink()
    with running(tmp_path, GALAXIES_STATIC=str(static)) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True)
        ada.page.goto("/")
        ada.wait_until(lambda: ada.page.evaluate(CONTROLS), "the service worker runs")
        for path in ("/", "/notices"):
            ada.page.goto(path)
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("registers", ["Promise.resolve({})", "new Promise(() => undefined)"])
def test_a_worker_that_never_starts_does_not_block_the_switch(
    windows: Windows, tmp_path: Path, service: PushService, registers: str
) -> None:
    with running(tmp_path, GALAXIES_PUSH_HOSTS=service.host) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True)
        ada.context.grant_permissions(["notifications"])
        ada.context.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(Browser(service).target)})")
        ada.context.add_init_script(NEVER_READY % registers)
        ada.enter()
        ada.page.goto("/notices")
        switch = ada.by_id("push-here").get_by_role("switch")
        switch.focus()
        ada.page.keyboard.press("Space")
        expect(ada.by_id("push-trouble")).to_contain_text("could not start", timeout=30_000)
        expect(switch).to_be_enabled()
        expect(switch).not_to_be_checked()


def test_a_page_that_stays_open_subscribes_again(
    windows: Windows, tmp_path: Path, service: PushService
) -> None:
    """Its push service has forgotten the subscription, and nobody has to reload the page."""
    with running(tmp_path, GALAXIES_PUSH_HOSTS=service.host) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True)
        ada.context.grant_permissions(["notifications"])
        ada.context.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(Browser(service).target)})")
        ada.context.add_init_script(LATER)
        ada.enter()
        ada.page.goto("/notices")
        switch = ada.by_id("push-here").get_by_role("switch")
        switch.focus()
        ada.page.keyboard.press("Space")
        expect(switch).to_be_checked()
        service.status = 410
        ada.by_id("try").click()
        ada.wait_until(lambda: not is_subscribed(ada), "the server knows that the device is gone")
        ada.page.evaluate("window.later = 3_600_000")
        ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        ada.wait_until(lambda: is_subscribed(ada), "the device is subscribed again")


def is_subscribed(ada: Person) -> bool:
    subscribed: bool = ada.context.request.get("/api/me/notices").json()["here"]
    return subscribed
