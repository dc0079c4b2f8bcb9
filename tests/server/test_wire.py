"""The types that clients are generated from are the server's own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from server import protocol


def test_the_client_s_types_are_made_from_ours() -> None:
    assert protocol.TARGET.read_text("utf-8") == protocol.typescript(), "run `python -m server.protocol`"


@given(st.sampled_from(sorted(protocol.UNIONS)))
def test_every_message_of_a_union_is_an_interface(name: str) -> None:
    text = protocol.typescript()
    for model in protocol.UNIONS[name]:
        assert f"export interface {model.__name__} {{\n  type: '" in text
