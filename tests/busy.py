"""Time allowances for a busy machine. Benchmarks measure speed; tests never do."""

BUSY = 20.0  # seconds in addition to the intended time
