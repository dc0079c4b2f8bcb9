"""A site below a path of its host: all requests of a browser, and every link, stay within that path."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.below import PathProxy, path_proxy
from tests.e2e.conftest import running
from tests.e2e.people import Person
from tests.e2e.test_notices import ACTIVE, RECORD_NOTIFICATIONS, deliver
from tests.e2e.test_pages import PHONE
from tests.e2e.windows import Windows

#: The targets of all links of the page, and the sources of all its parts.
TARGETS = """() => [...document.querySelectorAll('[href], [src], [action]')]
  .map((node) => node.href?.baseVal ?? node.href ?? node.src ?? node.action)
  .filter((url) => /^https?:/.test(url)).map((url) => new URL(url).pathname)"""
PAGES = ("", "matches", "tables", "new/duel", "account", "devices", "notices")


@contextmanager
def site(folder: Path, base: str, *, strips: bool, **settings: str) -> Iterator[PathProxy]:
    with (
        path_proxy(base, strips=strips) as proxy,
        running(folder, "examples.duel:GAME", GALAXIES_PUBLIC_URL=proxy.url, **settings) as server,
    ):
        proxy.server_port = server.port
        yield proxy


@contextmanager
def visitor(windows: Windows, proxy: PathProxy, name: str, **options: Any) -> Iterator[Person]:
    script = f"localStorage['{proxy.base}/ galaxies.speed'] = 'off'"
    person = Person(windows, proxy.origin, name, new=True, script=script, **options)
    yield person
    person.close()
    assert [*person.faults, *person.wire.faults] == []


def check_links(person: Person, base: str) -> None:
    paths = person.page.evaluate(TARGETS)
    assert [path for path in paths if path != base and not path.startswith(f"{base}/")] == []
    assert paths


def test_people_play_below_a_path(windows: Windows, tmp_path: Path) -> None:
    """Behind a proxy that leaves the path as it is. The test of the worker has one that strips it."""
    base = "/a/b-2.x"
    with (
        site(tmp_path, base, strips=False) as proxy,
        visitor(windows, proxy, "Ada", **PHONE) as ada,
        visitor(windows, proxy, "Bob", **PHONE) as bob,
    ):
        ada.enter(base)
        assert urlsplit(ada.page.url).path == f"{base}/"
        check_links(ada, base)
        (cookie,) = ada.context.cookies()
        assert (cookie["name"][:9], cookie["path"]) == ("galaxies_", base)
        invite = ada.create("duel")
        assert invite.startswith(f"{proxy.url}/join/")
        assert ada.link("invite") == invite
        ada.sit("red-1")
        bob.enter(urlsplit(invite).path)
        bob.sit("blue-1")
        for person in (ada, bob):
            check_links(person, base)
        ada.by_id("start-match").click()
        expect(bob.by_id("decision")).to_contain_text("Waiting for Ada")
        ada.wait_until(ada.read_decision, "there is a decision")
        ada.pick("provoke")
        expect(bob.by_id("decision")).to_have_attribute("data-kind", "respond")
        bob.pick("show")
        expect(ada.by_id("showdown").get_by_role("img")).to_have_count(2)
        ada.page.reload()
        expect(ada.by_id("board")).to_be_visible()
        assert ada.page.url.startswith(f"{proxy.url}/m/")
        check_links(ada, base)
        for path in PAGES:
            ada.page.goto(f"{base}/{path}")
            expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
            check_links(ada, base)
        ada.page.goto(f"{base}/")
        ada.by_id("you").click()
        ada.page.get_by_role("button", name="Change your name").click()
        ada.page.get_by_role("button", name="Not you?").click()
        ada.page.get_by_role("button", name="Forget").click()
        ada.wait_until(lambda: not ada.context.cookies(), "the browser has forgotten its token")
        assert proxy.outside == []


def test_the_service_worker_of_a_site_below_a_path_caches_that_site(windows: Windows, tmp_path: Path) -> None:
    with (
        site(tmp_path, "/games", strips=True) as proxy,
        visitor(windows, proxy, "Ada", worker=True) as ada,
    ):
        ada.context.grant_permissions(["notifications"])
        ada.enter("/games/")
        ada.wait_until(lambda: ada.page.evaluate(ACTIVE), "the service worker runs")
        scope = ada.page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
        assert scope == f"{proxy.url}/"
        caches = ada.page.evaluate("async () => (await caches.keys()).sort()")
        assert caches and all(name.startswith("/games/ ") for name in caches)
        manifest = ada.page.evaluate(
            "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
        )
        assert {manifest["start_url"], manifest["scope"]} == {"./"}
        [worker] = ada.context.service_workers
        worker.evaluate(RECORD_NOTIFICATIONS)
        notification = {"title": "Your move", "body": "Duel", "path": "/m/x", "tag": "galaxies.x"}
        deliver(ada.page, proxy.origin, json.dumps(notification))
        assert ada.wait_until(lambda: worker.evaluate("self.shown"), "the notification is shown")
        proxy.server_port = 1  # nothing listens on this port
        ada.outage = True
        ada.page.goto("/games/devices")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert proxy.outside == []
