"""The plots of docs/BALANCE.md."""

import json
from pathlib import Path
from xml.etree import ElementTree

from bench.plots import read_bars, read_starters, read_uses, svg_lines


def mission_result(mission: str, count: int) -> dict[str, object]:
    share = {"count": count, "share": count / 60, "low": count / 60 - 0.1, "high": count / 60 + 0.1}
    drawn = {"teams": 20, "won": {"count": count}}
    return {
        "mission": mission,
        "options": {},
        "games": 60,
        "wins": {"isn": share},
        "starter": share,
        "uses": {"card": {"erin-cho": {"drawn": drawn}}},
    }


def test_every_series_is_a_line_where_its_share_is(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    _ = file.write_text(json.dumps([mission_result("dead-zone", 15), mission_result("pan-base", 30)]))
    series = read_bars(str(file))
    picture = ElementTree.fromstring("\n".join(svg_lines({"before": series, "after": series[:1]}, "a < b")))
    circles = [float(node.attrib["cx"]) for node in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert circles == [355.0, 355.0, 460.0]
    titles = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert titles[2] == "pan-base before: 50% of 60 (40% to 60%)"


def test_components_are_counted_over_all_series(tmp_path: Path) -> None:
    first, second = tmp_path / "one.json", tmp_path / "two.json"
    _ = first.write_text(json.dumps([mission_result("dead-zone", 15), mission_result("pan-base", 5)]))
    _ = second.write_text(json.dumps([mission_result("meteor-storm", 10)]))
    (card,) = read_uses(f"{first},{second}", "card", "drawn")
    assert (card.name, card.share, card.games) == ("erin-cho", 0.5, 60)
    assert 0.37 < card.low < 0.38 and 0.62 < card.high < 0.63
    assert read_uses(str(first), "card", "played") == read_uses(str(first), "tile", "turned") == []
    assert [bar.share for bar in read_starters(str(second))] == [10 / 60]
