"""Where docstrings show examples."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def modules_with_examples(package: str) -> list[str]:
    """The names of the modules of a package, and of those within it, whose text holds an example."""
    folder = ROOT.joinpath(*package.split("."))
    shown = [path for path in sorted(folder.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    assert shown, f"nothing in {package} shows an example"
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in shown]


def check_examples(name: str) -> None:
    """The module of that name shows examples, and they run."""
    report = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert report.attempted and not report.failed, f"{report.failed} of {report.attempted} fail"
