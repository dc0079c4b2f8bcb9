"""Writes generated files with `--write`, or checks them without it."""

from __future__ import annotations

import sys
import textwrap
from functools import partial
from pathlib import Path


def write_or_check(target: Path, content: str, module: str) -> int:
    """Write the file if `--write` is given, otherwise check that it is up to date. Return the exit status of
    `python -m MODULE`."""
    if "--write" in sys.argv:
        _ = target.write_text(content, "utf-8")
        return 0
    if target.read_text("utf-8") == content:
        return 0
    _ = sys.stderr.write(f"{target.name} is out of date: run `python -m {module} --write`\n")
    return 1


def list_item(*lines: str, depth: int = 0) -> str:
    """Return an item of a Markdown list. Each line is wrapped, and all lines after the first are indented.

    Nested items need four columns: with fewer, the documentation site adds them to the outer list.
    """
    first, rest = "    " * depth + "- ", "    " * depth + "  "
    wrap = partial(textwrap.wrap, width=118, break_on_hyphens=False, break_long_words=False)
    wrapped = wrap(lines[0], initial_indent=first, subsequent_indent=rest)
    for line in lines[1:]:
        wrapped += wrap(line, initial_indent=rest, subsequent_indent=rest)
    return "\n".join(wrapped)
