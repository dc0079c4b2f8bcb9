"""An open page learns of a newer build, and no unresponsive part of a browser makes it blank."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import running, visitors
from tests.e2e.people import Person
from tests.e2e.test_notices import STATIC, SUBSCRIBED
from tests.e2e.windows import Windows
from tests.server.reached import Browser, PushService

STORES = {
    "never answers": "() => new Promise(() => undefined)",
    "throws": "() => { throw new DOMException('', 'SecurityError') }",
    "is full": "() => Promise.reject(new DOMException('', 'QuotaExceededError'))",
}
#: Replaces the service worker's store by one that fails.
BROKEN = """const how = %s
Object.defineProperty(self, 'caches', {value: {open: how, match: how, keys: how, delete: how, has: how}});
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


def copied(folder: Path) -> Path:
    static = folder / "static"
    shutil.copytree(STATIC, static)
    return static


def rebuilt(static: Path) -> None:
    """Change the folder as the next build would: the page begins with another script."""
    page = static / "index.html"
    text = page.read_text()
    [before] = re.findall(r'<script type="module"[^>]* src="/assets/([^"]+)"', text)
    (static / "assets" / "next.js").write_text(f"import './{before}'; window.next = true")
    page.write_text(text.replace(before, "next.js"))
    for packed in static.glob("index.html.*"):
        packed.unlink()


def test_a_page_that_is_open_hears_of_a_newer_one_and_loads_it_by_a_press(
    windows: Windows, tmp_path: Path
) -> None:
    static = copied(tmp_path)
    with running(tmp_path, GALAXIES_STATIC=str(static)) as server, visitors(windows, server) as person:
        ada = person("Ada")
        ada.enter()
        told = ada.by_id("new-version")
        expect(told).to_have_count(0)
        rebuilt(static)
        ada.page.evaluate("window.mine = 'what I was in the middle of'")
        ada.until(lambda: heard(ada.page), "the page hears of it", patience=40_000)
        assert ada.page.evaluate("window.mine"), "it is not loaded by itself"
        ada.page.get_by_test_id("reload").click()
        ada.until(lambda: ada.page.evaluate("!!window.next"), "the next build runs")
        expect(told).to_have_count(0)


def heard(page: Page) -> bool:
    """Return whether the line is shown. The page checks for a new build whenever it is looked at again."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    return bool(page.get_by_test_id("new-version").count())


@pytest.mark.parametrize("store", STORES)
def test_a_store_that_fails_blanks_no_page(windows: Windows, tmp_path: Path, store: str) -> None:
    static = copied(tmp_path)
    worker = static / "sw.js"
    worker.write_text(BROKEN % STORES[store] + worker.read_text())
    for packed in static.glob("sw.js.*"):
        packed.unlink()
    with running(tmp_path, GALAXIES_STATIC=str(static)) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True)
        ada.page.goto("/")
        ada.until(lambda: ada.page.evaluate(CONTROLS), "the service worker runs")
        for path in ("/", "/notices"):
            ada.page.goto(path)
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("registers", ["Promise.resolve({})", "new Promise(() => undefined)"])
def test_a_worker_that_never_starts_leaves_no_switch_dead(
    windows: Windows, tmp_path: Path, service: PushService, registers: str
) -> None:
    with running(tmp_path, GALAXIES_PUSH_HOSTS=service.host) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True)
        ada.context.grant_permissions(["notifications"])
        ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(Browser(service).target)})")
        ada.context.add_init_script(NEVER_READY % registers)
        ada.enter()
        ada.page.goto("/notices")
        switch = ada.by_id("push-here").get_by_role("switch")
        switch.focus()
        ada.page.keyboard.press("Space")
        expect(ada.by_id("push-trouble")).to_contain_text("could not start", timeout=30_000)
        expect(switch).to_be_enabled()
        expect(switch).not_to_be_checked()


def test_a_page_that_is_left_open_subscribes_anew(
    windows: Windows, tmp_path: Path, service: PushService
) -> None:
    """Its push service has forgotten the subscription, and nobody has to reload the page."""
    with running(tmp_path, GALAXIES_PUSH_HOSTS=service.host) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True)
        ada.context.grant_permissions(["notifications"])
        ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(Browser(service).target)})")
        ada.context.add_init_script(LATER)
        ada.enter()
        ada.page.goto("/notices")
        switch = ada.by_id("push-here").get_by_role("switch")
        switch.focus()
        ada.page.keyboard.press("Space")
        expect(switch).to_be_checked()
        service.status = 410
        ada.by_id("try").click()
        ada.until(lambda: not is_reached(ada), "the server knows that the device is gone")
        ada.page.evaluate("window.later = 3_600_000")
        ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        ada.until(lambda: is_reached(ada), "it is reached again")


def is_reached(ada: Person) -> bool:
    here: bool = ada.context.request.get("/api/me/notices").json()["here"]
    return here
