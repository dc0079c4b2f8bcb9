"""The types that clients are generated from are the server's own."""

from __future__ import annotations

from server import protocol


def test_the_client_s_types_are_made_from_ours() -> None:
    made = protocol.files()
    kept = {name: (protocol.FOLDER / name).read_text("utf-8") for name in made}
    assert kept == made, "run `python -m server.protocol`"
