"""Accessibility violations on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.people import SEEN, UNSEEN_AGAIN

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Runs in a single call, because each frame of a large page that is drawn meanwhile costs as much as axe.
RUN_AXE = f"""async () => {{
  const ended = document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => null))
  await Promise.all(ended)
  {SEEN}
  try {{
    return (await axe.run(document, {{ resultTypes: ['violations'] }})).violations
  }} finally {{
    {UNSEEN_AGAIN}
  }}
}}"""


def violations(page: Page) -> list[str]:
    """Return all violations of any severity, once the page has loaded and its animations have ended."""
    _ = page.wait_for_selector("main", state="attached")
    if page.evaluate("!globalThis.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    results = page.evaluate(RUN_AXE)
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}"
        for violation in results
        for node in violation["nodes"]
    ]
