"""Tests the server against failures and attacks.

    python -m bench.faults kills [--times 100]
    python -m bench.faults frames [--count 20000]
    python -m bench.faults freezes|disk|readers|floods|twins
    python -m bench.faults floods --tree PATH

Each command prints a line of JSON; docs/PERFORMANCE.md has the expected results.
"""

from __future__ import annotations

import argparse
import inspect
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.faults.disk import disk
from bench.faults.floods import floods
from bench.faults.frames import frames
from bench.faults.freezes import freezes
from bench.faults.kills import kills
from bench.faults.readers import readers
from bench.faults.twins import twins

FAULTS: dict[str, Callable[..., dict[str, Any]]] = {
    fault.__name__: fault for fault in (kills, frames, freezes, disk, readers, floods, twins)
}


def main() -> None:
    """Run the test that the command names with the given options, and print its result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(required=True, dest="fault")
    for name, fault in FAULTS.items():
        command = commands.add_parser(name, help=(inspect.getdoc(fault) or "").splitlines()[0])
        for option in inspect.signature(fault).parameters.values():
            kind = Path if isinstance(option.default, Path) else type(option.default)
            _ = command.add_argument(f"--{option.name}", type=kind, default=option.default)
    options = vars(parser.parse_args())
    name, start = options.pop("fault"), time.monotonic()
    figures = FAULTS[name](**options)
    print(json.dumps({"fault": name, "took": round(time.monotonic() - start)} | figures, default=str))


if __name__ == "__main__":
    main()
