"""The plots of docs/BALANCE.md."""

import json
from pathlib import Path
from xml.etree import ElementTree

from bench.plots import bars, drawn


def told(mission: str, count: int) -> dict[str, object]:
    share = {"count": count, "share": count / 60, "low": count / 60 - 0.1, "high": count / 60 + 0.1}
    return {"mission": mission, "options": {}, "games": 60, "wins": {"isn": share}}


def test_every_series_is_a_line_where_its_share_is(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    _ = file.write_text(json.dumps([told("dead-zone", 15), told("pan-base", 30)]))
    series = bars(str(file))
    picture = ElementTree.fromstring("\n".join(drawn({"before": series, "after": series[:1]}, "a < b")))
    circles = [float(node.attrib["cx"]) for node in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert circles == [355.0, 355.0, 460.0]
    titles = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert titles[2] == "pan-base before: 50% of 60 (40% to 60%)"
