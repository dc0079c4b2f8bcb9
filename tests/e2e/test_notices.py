"""The page is cached for use without a network, and notifies of a move while it is closed."""

from __future__ import annotations

import json
import os
import re
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.commander import Choice
from tests.e2e.conftest import running, visitors
from tests.e2e.people import Person
from tests.e2e.test_pages import at_table
from tests.e2e.windows import Windows
from tests.server.reached import Browser as Subscription
from tests.server.reached import PushService
from tests.serving import ROOT

STATIC = ROOT / "server" / "static"
PHONE = {"width": 390, "height": 844}

#: Replaces the remote push service of the browser by subscriptions to ours. Everything else is unchanged.
SUBSCRIBED = """({endpoint, p256dh, auth}) => {
  let made = null
  const options = {applicationServerKey: null}
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async ({applicationServerKey}) => {
    options.applicationServerKey = applicationServerKey.buffer
    const toJSON = () => ({endpoint, keys: {p256dh, auth}})
    return made = {endpoint, options, toJSON, unsubscribe: async () => true}
  }
}"""
#: In the service worker: without a screen no notification is shown, so it is recorded instead.
KEEP = """() => {
  self.shown = []
  self.registration.showNotification = async (title, {body, data}) => { self.shown.push([title, body, data]) }
}"""
ACTIVE = """async () => (await navigator.serviceWorker.ready).active.state === 'activated' &&
  !!navigator.serviceWorker.controller"""
#: Whether no other build is being installed.
SETTLED = """async () => {
  const {active, installing, waiting} = await navigator.serviceWorker.ready
  return !installing && !waiting && active.state === 'activated'
}"""


def test_a_player_who_shut_the_page_is_told_by_their_system_that_it_is_their_move(
    windows: Windows, tmp_path: Path, service: PushService
) -> None:
    given = {"GALAXIES_PUSH_HOSTS": service.host, "GALAXIES_NOTICE_SECONDS": "1"}
    with running(tmp_path, **given) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True, viewport=PHONE)
        ada.context.grant_permissions(["notifications"])
        target = Subscription(service).target
        ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(target)})")
        at_table(ada)
        table = ada.page.url
        ada.by_id("menu").click()
        ada.by_id("notices-link").click()
        switch = ada.by_id("push-here").get_by_role("switch")
        switch.focus()
        ada.page.keyboard.press("Space")
        expect(switch).to_be_checked()
        ada.by_id("quiet-push").click()
        expect(ada.page.get_by_label("Messages: quiet from")).to_have_value("22:00")
        assert violations(ada.page) == []
        ada.by_id("quiet-push").click()
        expect(ada.page.get_by_label("Messages: quiet from")).to_have_count(0)
        ada.by_id("try").click()
        expect(ada.by_id("tried")).to_have_text("Sent to one device.")
        # The person has left the table, so they may already be told that it is their move.
        assert "It works" in [pushed.text["title"] for pushed in service.pushed]
        ada.page.goto(table)
        seen = ada.look() or ada.until(ada.look, "something is asked")
        ada.go_on(seen, Choice(tuple(seen.ids[:1])))
        ada.until(ada.look, "the next question")
        ada.page.goto("/notices")  # the person is here, but not at the table
        told = ada.until(
            lambda: next((one for one in service.pushed if one.text["title"] == "Your move"), None),
            "it is pushed",
        )
        expect(switch).to_be_checked()
        [worker] = ada.context.service_workers
        worker.evaluate(KEEP)
        deliver(ada.page, server.url, json.dumps(told.text))
        path = table.removeprefix(server.url)
        shown = ada.until(lambda: worker.evaluate("self.shown"), "the system is to show it")
        assert shown == [["Your move", "Meteor Storm · Battleship Galaxies", path]]


def deliver(page: Page, origin: str, text: str) -> None:
    """Give the service worker a pushed message, as the browser does."""
    session = page.context.new_cdp_session(page)
    ids: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: ids.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not ids:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": ids[0], "data": text}
    )


def test_without_a_network_the_page_is_the_newest_that_was_seen(windows: Windows, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    with (
        running(tmp_path, GALAXIES_STATIC=str(static)) as server,
        visitors(windows, server) as person,
    ):
        ada = person("Ada", worker=True)
        ada.outage = True
        _ = ada.page.goto("/")
        ada.until(lambda: ada.page.evaluate(ACTIVE), "the service worker runs")
        for build in (2, 3):
            rebuilt(static, build)
            _ = ada.page.reload()
            assert ada.page.evaluate("window.build") == build, "never a stale script"
            ada.until(lambda build=build: newest(ada) == build, "the next build is fetched")
            ada.until(lambda: ada.page.evaluate(SETTLED), "it is kept whole: its files come a few at a time")
        kept = ["answers", "galaxies-2", "galaxies-3"]
        names = "async () => (await caches.keys()).sort()"
        ada.until(lambda: ada.page.evaluate(names) == kept, "the first build is forgotten")
        server.stop()
        for path in ("/", "/devices"):
            _ = ada.page.goto(path)
            assert ada.page.evaluate("window.build") == 3
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        server.start()
        _ = ada.page.goto("/")
        expect(ada.by_id("name-input")).to_be_visible()


def newest(person: Person) -> int:
    """Return the number of the newest build of which the browser has a script."""
    kept = person.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({url}) => url)))).flat()"
    )
    return max((int(build[1]) for url in kept if (build := re.search(r"build-(\d)", url))), default=0)


def rebuilt(static: Path, build: int) -> None:
    """Change the folder as the next build would: another script, and new references to it."""
    for former in (static / "assets").glob("build-*.js"):
        former.unlink()
    script, page, worker = f"build-{build}.js", static / "index.html", static / "sw.js"
    (static / "assets" / script).write_text(f"window.build = {build}")
    tag = f'<script type="module" src="/assets/{script}"></script>'
    before = page.read_bytes()
    text = re.sub(r'<script type="module" src="/assets/build-.*?</script>', "", before.decode())
    page.write_text(text.replace("</head>", f"{tag}</head>"))
    told = worker.read_text().replace(hashed(before), hashed(page.read_bytes()))
    told, named = re.subn(r"(\(`galaxies-`\),\w+=\w+\+)`[^`]+`", rf"\1`{build}`", told)
    assert named == 1, "the worker names its build beside what all builds begin with"
    told = re.sub(r"\[`/assets/build-\d\.js`\],", "", told)
    worker.write_text(told.replace("[[`/assets/", f"[[`/assets/{script}`],[`/assets/", 1))
    for name in ("index.html", "sw.js"):
        for packed in static.glob(f"{name}.*"):
            os.unlink(packed)


def hashed(content: bytes) -> str:
    return b64encode(sha256(content).digest()).decode()
