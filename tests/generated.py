"""Files that are made from others: written anew with `--write`, else checked to be fresh."""

from __future__ import annotations

import sys
from pathlib import Path


def keep(target: Path, fresh: str, module: str) -> int:
    """Write the file, or say whether it is fresh; returns the exit status of `python -m MODULE`."""
    if "--write" in sys.argv:
        _ = target.write_text(fresh, "utf-8")
        return 0
    if target.read_text("utf-8") == fresh:
        return 0
    _ = sys.stderr.write(f"{target.name} is out of date: run `python -m {module} --write`\n")
    return 1
