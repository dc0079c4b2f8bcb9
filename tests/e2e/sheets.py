"""A sheet of one screen in windows of all sizes, for comparison."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw, ImageFont

Size = tuple[int, int]

BOX = (640, 480)  # each picture is scaled to fit into it
GAP = 16
LINE = 24  # the height of a caption
COLUMNS = 3
GROUND, INK = "#3a3f44", "#ffffff"


def sheet(pictures: Mapping[Size, Image.Image]) -> Image.Image:
    """Lay pictures out in rows, with their sizes above them."""
    captioned = [(size, fit_picture(picture)) for size, picture in pictures.items()]
    rows = [captioned[start : start + COLUMNS] for start in range(0, len(captioned), COLUMNS)]
    width = max(GAP + sum(picture.width + GAP for _, picture in row) for row in rows)
    heights = [LINE + max(picture.height for _, picture in row) + GAP for row in rows]
    result = Image.new("RGB", (width, GAP + sum(heights)), GROUND)
    pen, font = ImageDraw.Draw(result), ImageFont.load_default(16)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        left = GAP
        for size, picture in row:
            pen.text((left, top), format_size(size), fill=INK, font=font)
            result.paste(picture, (left, top + LINE))
            left += picture.width + GAP
        top += height
    return result


def fit_picture(picture: Image.Image) -> Image.Image:
    """Return the picture, scaled to fit into a box of the sheet."""
    copy = picture.convert("RGB")
    copy.thumbnail(BOX)
    return copy


def format_size(size: Size) -> str:
    """Return a size as text: `390x844`."""
    return "{}x{}".format(*size)


def parse_size(text: str) -> Size:
    """Return the size in a text like `390x844`."""
    width, _, height = text.partition("x")
    return int(width), int(height)
