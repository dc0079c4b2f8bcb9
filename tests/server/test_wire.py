"""What the real game shows fits the types that clients are generated from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import SealedChance
from engine.core.driver import Match
from engine.core.game import Seated
from engine.galaxies import GAME
from server import protocol
from server.lobby.summaries import MissionCard
from server.play.views import SPECTATOR
from server.view_types import Happening, Result, View


@pytest.mark.parametrize("card", [MissionCard.model_validate(m) for m in GAME.missions()], ids=lambda c: c.id)
def test_every_view_of_a_whole_match_fits_the_wire_types(card: MissionCard) -> None:
    options = GAME.check_options(card.id, {})
    seats = {
        seat.id: Seated(f"Player {seat.id}", build=GAME.default_build(card.id, options, seat.id, 0))
        for seat in card.seats
    }
    chance = SealedChance(b"0123456789abcdef")
    data = GAME.new_match("m", card.id, options, seats, chance.commitment)
    match, change = Match.begin(GAME, data, chance)
    bots = {seat: GAME.bot("random", number) for number, seat in enumerate(seats)}
    answers = 0
    while not match.over:
        for viewer in (*seats, SPECTATOR):
            for happening in GAME.happenings(match, change.news, viewer):
                Happening.model_validate(happening, strict=True)
            if answers % 7 == 0:
                fits(GAME.view(match, viewer), viewer)
        answers += 1
        seat, asked = next(iter(match.decisions.items()))
        change = match.answer(seat, asked.id, bots[seat](GAME.view(match, seat)))
    for viewer in (*seats, SPECTATOR):
        view = GAME.view(match, viewer)
        fits(view, viewer)
        assert view["revealed"]
        Result.model_validate(view["result"], strict=True)


OWN = {"decision", "undo", "orders", "hand", "screen", "holds", "ally", "deck_list", "deck_bottom"}


def fits(view: dict[str, object], viewer: str) -> None:
    """Strictly: no unknown field, none missing, no type bent. Chat and clock are the server's part."""
    View.model_validate({"chat": [], "clock": None} | view, strict=True)
    missing = View.model_fields.keys() - view.keys() - {"chat", "clock", "revealed"}
    assert missing == (OWN if viewer == SPECTATOR else set())


def test_the_client_s_types_are_made_from_ours() -> None:
    assert protocol.TARGET.read_text("utf-8") == protocol.typescript(), "run `python -m server.protocol`"


@given(st.sampled_from(sorted(protocol.UNIONS)))
def test_every_message_of_a_union_is_an_interface(name: str) -> None:
    text = protocol.typescript()
    for model in protocol.UNIONS[name]:
        assert f"export interface {model.__name__} {{\n  type: '" in text
