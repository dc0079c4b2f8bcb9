"""The screenshots for inspection: their screens, sizes, and layout on a sheet."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.e2e.screens import PLACES, SCREENS
from tests.e2e.sheets import GAP, LINE, format_size, parse_size, sheet
from tests.e2e.test_baselines import PICTURES
from tools.pictures import parse_arguments, select_screens


def test_every_page_with_a_baseline_is_a_screen() -> None:
    names = {str(picture.id).removesuffix("-phone").replace("_", "-") for picture in PICTURES}
    assert names <= {screen.name for screen in SCREENS}


def test_screens_have_unique_names_and_known_places() -> None:
    names = [screen.name for screen in SCREENS]
    assert len(names) == len(set(names))
    assert {screen.place for screen in SCREENS} == set(PLACES)


def test_screens_are_selected_by_the_beginnings_of_their_names() -> None:
    assert {screen.name for screen in select_screens(["table-rec", "join"])} == {"table-recap", "join"}
    assert select_screens([""]) == list(SCREENS)
    with pytest.raises(SystemExit, match="there is no such screen; the screens are welcome, "):
        _ = select_screens(["nowhere-at-all"])


def test_six_sizes_are_drawn_by_default() -> None:
    assert [format_size(size) for size in parse_arguments([]).sizes] == [
        "390x844",
        "844x390",
        "1024x600",
        "1366x768",
        "1440x900",
        "2560x1440",
    ]
    assert parse_arguments(["--sizes", "800x600", "390x844"]).sizes == [(800, 600), (390, 844)]


def test_a_formatted_size_can_be_parsed() -> None:
    assert parse_size(format_size((1024, 600))) == (1024, 600)
    for text in ("1024", "x600", "wide"):
        with pytest.raises(ValueError, match="invalid literal"):
            _ = parse_size(text)


def test_a_sheet_shows_whole_pictures_in_rows_and_keeps_their_proportions() -> None:
    red, lime = "#ff0000", "#00ff00"
    pictures = {
        (390, 844): Image.new("RGB", (390, 844), red),
        (1366, 768): Image.new("RGB", (1366, 768), lime),
    }
    result = sheet(pictures)
    assert result.size == (3 * GAP + 222 + 640, 2 * GAP + LINE + 480)
    colours = {colour: count for count, colour in result.getcolors(maxcolors=4096) or []}
    assert (colours[255, 0, 0], colours[0, 255, 0]) == (222 * 480, 640 * 360)
    larger_sheet = sheet({(n, n): Image.new("RGB", (n, n), red) for n in (100, 101, 102, 103)})
    assert larger_sheet.height == 3 * GAP + 2 * LINE + 102 + 103
