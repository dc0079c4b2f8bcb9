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
    shrunk = [(size, fitted(one)) for size, one in pictures.items()]
    rows = [shrunk[start : start + COLUMNS] for start in range(0, len(shrunk), COLUMNS)]
    width = max(GAP + sum(one.width + GAP for _, one in row) for row in rows)
    heights = [LINE + max(one.height for _, one in row) + GAP for row in rows]
    whole = Image.new("RGB", (width, GAP + sum(heights)), GROUND)
    pen, font = ImageDraw.Draw(whole), ImageFont.load_default(16)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        left = GAP
        for size, one in row:
            pen.text((left, top), told(size), fill=INK, font=font)
            whole.paste(one, (left, top + LINE))
            left += one.width + GAP
        top += height
    return whole


def fitted(picture: Image.Image) -> Image.Image:
    """Return the picture, scaled to fit into a box of the sheet."""
    copy = picture.convert("RGB")
    copy.thumbnail(BOX)
    return copy


def told(size: Size) -> str:
    """Return a size as text: `390x844`."""
    return "{}x{}".format(*size)


def read(text: str) -> Size:
    """Return the size in such a text."""
    width, _, height = text.partition("x")
    return int(width), int(height)
