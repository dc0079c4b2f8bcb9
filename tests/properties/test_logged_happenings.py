"""Happenings that a frame replaces by the number of a log line. Their viewers can read that line."""

from __future__ import annotations

from typing import Any

from engine.core.present.views import SPECTATOR
from server.match.views.broadcast import ShortenedCache, shorten
from tests.properties.matches import THREE, Played, each_mission, note_match_on_error


def complete_happening(told: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a happening with all its fields, as a client completes it."""
    if "line" not in told:
        return told
    line = next(line for line in log if line["n"] == told["line"])
    assert line["text"]["key"] == told["kind"]
    routine = {"routine": True} if "routine" in told else {}
    return {"kind": told["kind"], **line["text"]["args"], "label": line["label"], **routine}


@each_mission(1, *THREE)
def test_every_viewer_can_find_in_the_log_each_line_that_a_happening_refers_to(
    mission: str, options: dict[str, str], number: int
) -> None:
    game = Played(700 + number, mission, options, strict=False)
    viewers = (*game.state.seats, SPECTATOR)
    lines = shorter = 0
    with note_match_on_error(game):
        before = game.game.views(game.match, viewers)
        while not game.match.over:
            news = game.turn().facts
            after, known = game.game.views(game.match, viewers), ShortenedCache()
            for viewer, told in game.game.happenings(game.state, news, viewers).items():
                old, new = before[viewer]["log"], after[viewer]["log"]
                sent = shorten(told, old, new, known)
                assert [complete_happening(happening, new) for happening in sent] == told
                shorter += sum("line" in happening for happening in sent)
                lines += new[-1]["n"] - old[-1]["n"] if old else 0
            before = after
    assert shorter == lines  # no line is named twice
