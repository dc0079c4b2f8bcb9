"""Where docstrings show examples."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent


def modules_with_examples(package: str) -> list[str]:
    """The names of the modules of a package, and of those within it, whose text holds an example."""
    folder = ROOT.joinpath(*package.split("."))
    shown = [path for path in sorted(folder.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    assert shown, f"nothing in {package} shows an example"
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in shown]
