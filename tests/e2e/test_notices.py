"""The page is cached for use without a network, and people are notified of their move while it is closed."""

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
FAKE_SUBSCRIPTION = """({endpoint, p256dh, auth}) => {
  let made = null
  const options = {applicationServerKey: null}
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async ({applicationServerKey}) => {
    options.applicationServerKey = applicationServerKey.buffer
    const toJSON = () => ({endpoint, keys: {p256dh, auth}})
    return made = {endpoint, options, toJSON, unsubscribe: async () => true}
  }
}"""
#: Runs in the service worker. Without a screen no notification is shown, so it is recorded instead.
RECORD_NOTIFICATIONS = """() => {
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


def test_a_player_who_left_the_page_gets_a_notification_of_their_move(
    windows: Windows, tmp_path: Path, service: PushService
) -> None:
    settings = {"GALAXIES_PUSH_HOSTS": service.host, "GALAXIES_NOTICE_SECONDS": "1"}
    with running(tmp_path, **settings) as server, visitors(windows, server) as person:
        ada = person("Ada", worker=True, viewport=PHONE)
        ada.context.grant_permissions(["notifications"])
        target = Subscription(service).target
        ada.context.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(target)})")
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
        # Ada has left the table, so the notification of her move may already be there.
        assert "It works" in [pushed.text["title"] for pushed in service.pushed]
        ada.page.goto(table)
        decision = ada.read_decision() or ada.wait_until(ada.read_decision, "Ada must decide")
        ada.go_on(decision, Choice(tuple(decision.option_ids[:1])))
        ada.wait_until(ada.read_decision, "the next question")
        ada.page.goto("/notices")  # Ada is online, but not at the table
        message = ada.wait_until(
            lambda: next(
                (
                    pushed_message
                    for pushed_message in service.pushed
                    if pushed_message.text["title"] == "Your move"
                ),
                None,
            ),
            "the notification is pushed",
        )
        expect(switch).to_be_checked()
        [worker] = ada.context.service_workers
        worker.evaluate(RECORD_NOTIFICATIONS)
        deliver(ada.page, server.url, json.dumps(message.text))
        path = table.removeprefix(server.url)
        shown = ada.wait_until(lambda: worker.evaluate("self.shown"), "the notification is shown")
        assert shown == [["Your move", "Meteor Storm · Battleship Galaxies", path]]


def deliver(page: Page, origin: str, text: str) -> None:
    """Give the service worker a pushed message, as the browser does."""
    session = page.context.new_cdp_session(page)
    ids: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(registration["registrationId"] for registration in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not ids:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": ids[0], "data": text}
    )


def test_without_a_network_the_newest_cached_page_is_shown(windows: Windows, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    with (
        running(tmp_path, GALAXIES_STATIC=str(static)) as server,
        visitors(windows, server) as person,
    ):
        ada = person("Ada", worker=True)
        ada.outage = True
        _ = ada.page.goto("/")
        ada.wait_until(lambda: ada.page.evaluate(ACTIVE), "the service worker runs")
        for build in (2, 3):
            rebuild(static, build)
            _ = ada.page.reload()
            assert ada.page.evaluate("window.build") == build, "never a stale script"
            ada.wait_until(lambda build=build: newest_build(ada) == build, "the next build is fetched")
            ada.wait_until(lambda: ada.page.evaluate(SETTLED), "all its files are cached")
        expected = ["answers", "galaxies-2", "galaxies-3"]
        names = "async () => (await caches.keys()).sort()"
        ada.wait_until(lambda: ada.page.evaluate(names) == expected, "the first build is forgotten")
        server.stop()
        for path in ("/", "/devices"):
            _ = ada.page.goto(path)
            assert ada.page.evaluate("window.build") == 3
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        server.start()
        _ = ada.page.goto("/")
        expect(ada.by_id("name-input")).to_be_visible()


def newest_build(person: Person) -> int:
    """Return the number of the newest build of which the browser has a script."""
    urls = person.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({url}) => url)))).flat()"
    )
    return max((int(build[1]) for url in urls if (build := re.search(r"build-(\d)", url))), default=0)


def rebuild(static: Path, build: int) -> None:
    """Change the folder as a new build does: replace the script and the references to it."""
    for old_script in (static / "assets").glob("build-*.js"):
        old_script.unlink()
    script, page, worker = f"build-{build}.js", static / "index.html", static / "sw.js"
    (static / "assets" / script).write_text(f"window.build = {build}")
    tag = f'<script type="module" src="/assets/{script}"></script>'
    old_page = page.read_bytes()
    text = re.sub(r'<script type="module" src="/assets/build-.*?</script>', "", old_page.decode())
    page.write_text(text.replace("</head>", f"{tag}</head>"))
    code = worker.read_text().replace(base64_digest(old_page), base64_digest(page.read_bytes()))
    code, count = re.subn(r"(\(`galaxies-`\),\w+=\w+\+)`[^`]+`", rf"\1`{build}`", code)
    assert count == 1, "the worker contains its build's name once"
    code = re.sub(r"\[`/assets/build-\d\.js`\],", "", code)
    worker.write_text(code.replace("[[`/assets/", f"[[`/assets/{script}`],[`/assets/", 1))
    for name in ("index.html", "sw.js"):
        for compressed in static.glob(f"{name}.*"):
            os.unlink(compressed)


def base64_digest(content: bytes) -> str:
    return b64encode(sha256(content).digest()).decode()
