"""Runs our server with the sampler: `python -m bench.server.profiled serve …`, like `galaxies serve …`.

The first SIGUSR1 starts the sampler, and the second stops it. The shares are written as JSON to the file that
BENCH_SHARES names.
"""

from __future__ import annotations

import json
import os
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.profile import sampling, shares
from bench.server.layers import layer_of
from server.cli import commands as cli


class Sampler:
    """Starts and stops sampling on a signal."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._stack = ExitStack()
        self._samples: Any = None

    def toggle(self, _signal: int, _frame: Any) -> None:
        """Start sampling, or stop it and write the result to the file."""
        if self._samples is None:
            self._samples = self._stack.enter_context(sampling(layer_of))
        else:
            self._stack.close()
            _ = self._file.write_text(json.dumps(shares(self._samples)))


if __name__ == "__main__":
    _ = signal.signal(signal.SIGUSR1, Sampler(Path(os.environ["BENCH_SHARES"])).toggle)
    cli.main()
