"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.people import SEEN, UNSEEN_AGAIN

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = """() => Promise.all(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity)
    .map(one => one.finished.catch(() => null)))"""


def violations(page: Page) -> list[str]:
    """All that axe finds, of any weight, once the page is here and everything stands still."""
    _ = page.wait_for_selector("main", state="attached")
    page.evaluate(SEEN)
    page.evaluate(STILL)
    if page.evaluate("!globalThis.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    every = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(all => all.violations)")
    page.evaluate(UNSEEN_AGAIN)
    return [
        f"{fault['id']} ({fault['impact']}): {node['target']} {node['failureSummary']}"
        for fault in every
        for node in fault["nodes"]
    ]
