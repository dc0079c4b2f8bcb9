"""The screenshots for inspection: their screens, sizes, and layout on a sheet."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.e2e.screens import PLACES, SCREENS
from tests.e2e.sheets import GAP, LINE, read, sheet, told
from tests.e2e.test_baselines import PICTURES
from tools.pictures import parse_arguments, select_screens


def test_every_page_of_which_a_picture_is_kept_is_a_screen() -> None:
    kept = {str(one.id).removesuffix("-phone").replace("_", "-") for one in PICTURES}
    assert kept <= {screen.name for screen in SCREENS}


def test_screens_have_names_of_their_own_and_known_places() -> None:
    names = [screen.name for screen in SCREENS]
    assert len(names) == len(set(names))
    assert {screen.place for screen in SCREENS} == set(PLACES)


def test_screens_are_chosen_by_how_their_names_begin() -> None:
    assert {screen.name for screen in select_screens(["table-rec", "join"])} == {"table-recap", "join"}
    assert select_screens([""]) == list(SCREENS)
    with pytest.raises(SystemExit, match="there is no such screen; there are welcome, "):
        _ = select_screens(["nowhere-at-all"])


def test_six_sizes_are_drawn_unless_others_are_asked_for() -> None:
    assert [told(size) for size in parse_arguments([]).sizes] == [
        "390x844",
        "844x390",
        "1024x600",
        "1366x768",
        "1440x900",
        "2560x1440",
    ]
    assert parse_arguments(["--sizes", "800x600", "390x844"]).sizes == [(800, 600), (390, 844)]


def test_a_size_is_read_as_it_is_written() -> None:
    assert read(told((1024, 600))) == (1024, 600)
    for wrong in ("1024", "x600", "wide"):
        with pytest.raises(ValueError, match="invalid literal"):
            _ = read(wrong)


def test_a_sheet_shows_all_pictures_in_rows_whole_and_in_their_proportions() -> None:
    red, lime = "#ff0000", "#00ff00"
    pictures = {
        (390, 844): Image.new("RGB", (390, 844), red),
        (1366, 768): Image.new("RGB", (1366, 768), lime),
    }
    drawn = sheet(pictures)
    assert drawn.size == (3 * GAP + 222 + 640, 2 * GAP + LINE + 480)
    colours = {colour: count for count, colour in drawn.getcolors(maxcolors=4096) or []}
    assert (colours[255, 0, 0], colours[0, 255, 0]) == (222 * 480, 640 * 360)
    four = sheet({(n, n): Image.new("RGB", (n, n), red) for n in (100, 101, 102, 103)})
    assert four.height == 3 * GAP + 2 * LINE + 102 + 103
