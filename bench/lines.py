"""Counts lines of code per folder, without blank lines: `python -m bench.lines`."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

SUFFIXES = {".py", ".ts", ".svelte", ".css", ".toml"}


def main() -> None:
    """Count the files that git tracks."""
    files = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split()
    lines: Counter[str] = Counter()
    for name in files:
        path = Path(name)
        if path.suffix in SUFFIXES and path.is_file():
            folder = (
                "/".join(path.parts[:2]) if path.parts[0] in ("engine", "web", "tests") else path.parts[0]
            )
            lines[folder] += sum(bool(line.strip()) for line in path.read_text().splitlines())
    for folder, count in sorted(lines.items()):
        print(f"{count:7} {folder}")
    print(f"{lines.total():7} in all")


if __name__ == "__main__":
    main()
