"""Happenings that a frame replaces by the number of a log line. Their viewers can read that line."""

from __future__ import annotations

from typing import Any

from engine.core.present.views import SPECTATOR
from server.match.views.broadcast import ShortenedCache, shorten
from tests.properties.matches import THREE, Played, each_mission, note_match_on_error


def complete_happening(happening: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a happening with all its fields, as a client completes it."""
    if "line" not in happening:
        return happening
    line = next(line for line in log if line["n"] == happening["line"])
    assert line["text"]["key"] == happening["kind"]
    routine = {"routine": True} if "routine" in happening else {}
    return {"kind": happening["kind"], **line["text"]["args"], **routine}


@each_mission(1, *THREE)
def test_every_viewer_can_find_in_the_log_each_line_that_a_happening_refers_to(
    mission: str, options: dict[str, str], number: int
) -> None:
    game = Played(700 + number, mission, options, strict=False)
    viewers = (*game.state.seats, SPECTATOR)
    lines = shortened_count = 0
    with note_match_on_error(game):
        before = game.game.views(game.match, viewers)
        while not game.match.over:
            new_facts = game.turn().facts
            after, cache = game.game.views(game.match, viewers), ShortenedCache()
            for viewer, happenings in game.game.happenings(game.state, new_facts, viewers).items():
                old_log, new_log = before[viewer]["log"], after[viewer]["log"]
                messages = shorten(happenings, old_log, new_log, cache)
                assert [complete_happening(happening, new_log) for happening in messages] == happenings
                shortened_count += sum("line" in happening for happening in messages)
                lines += new_log[-1]["n"] - old_log[-1]["n"] if old_log else 0
            before = after
    assert shortened_count == lines  # no line is named twice
