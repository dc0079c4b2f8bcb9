"""How long a busy machine may take. That something is fast is shown by benchmarks, never by a test."""

BUSY = 20.0  # seconds beyond what is meant to pass
