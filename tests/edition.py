"""The edition for tests of rules and powers. Its numbers are stored, so that balance changes break no
test."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

from engine.galaxies.catalogue import Catalogue
from engine.galaxies.game import Galaxies
from engine.galaxies.printed import edition_by_digest

DIGEST = "b4ef5d68ff6127d663a61108d6b7f192554f8ca24c01c00c15bcd9ddcacf5055"
FILE = Path(__file__).parent / f"saves/engine/catalogue-{DIGEST[:12]}.json.gz"


@cache
def stored_edition() -> Catalogue:
    """Return the edition, decoded like the stored edition of a running match."""
    Galaxies().load_edition(DIGEST, gzip.decompress(FILE.read_bytes()))
    return edition_by_digest(DIGEST)
