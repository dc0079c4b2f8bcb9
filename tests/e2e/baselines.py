"""Compares screenshots of pages with stored baselines, coarsely, so that only visible differences count.

A picture is divided into blocks. A block differs if its mean colour does. A plain block has a small
tolerance, and a detailed one a larger tolerance, because the weight of letters depends on the machine. A few
blocks may differ.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from time import monotonic

from PIL import Image, ImageChops, ImageFont

FOLDER = Path(__file__).parent / "baselines"
SHRINK = 4  # baselines are stored at a quarter of their width and height
BLOCK = 4  # pixels of the baseline: 16 of the page
PLAIN = 4  # of 255: the tolerance of a block's mean in each channel
DETAIL = 0.4  # plus this share of its pixels' difference from their mean
ALLOWED = 0.003  # of all blocks
PATIENCE = 20.0  # seconds; a busy machine is no failure
ANEW = "`poe baselines` keeps new ones"

#: Gives all text the same font, without hinting, so that it breaks into the same lines on every machine.
#: Neither the font nor the sheet has an address, so the page's content security policy does not forbid them.
ONE_FONT = """(() => {
  const bytes = Uint8Array.from(atob('%s'), (letter) => letter.charCodeAt(0))
  const face = new FontFace('Baseline', bytes)
  document.fonts.add(face)
  void face.load()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* {
    font-family: Baseline, sans-serif !important;
    text-rendering: geometricPrecision !important;
  }
  *, *::before, *::after { animation: none !important }`)
  document.adoptedStyleSheets.push(sheet)
})()"""


@cache
def one_font() -> str:
    """Return a script that shows pages in Pillow's font, and without animations. An animation that ends
    before the browser draws may leave its first frame."""
    font = ImageFont.load_default(12)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return ONE_FONT % b64encode(font.font_bytes).decode()


def shrunk(png: bytes) -> Image.Image:
    """Return a screenshot in the size of a baseline."""
    return Image.open(BytesIO(png)).convert("RGB").reduce(SHRINK)


def differing(kept: Image.Image, seen: Image.Image) -> Image.Image:
    """Return the blocks of two pictures of the same size, one pixel each: white if they differ, otherwise
    black."""
    means = kept.reduce(BLOCK), seen.reduce(BLOCK)
    detail = difference(kept, enlarged(means[0], kept.size)).reduce(BLOCK)
    beyond = ImageChops.subtract(difference(*means), detail.point(lambda value: int(value * DETAIL)))
    return beyond.point(lambda value: 255 if value > PLAIN else 0)


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return the largest difference of each pixel over the channels."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def enlarged(blocks: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a picture of the given size in which each block has its original size."""
    whole = blocks.width * BLOCK, blocks.height * BLOCK
    return blocks.resize(whole, Image.Resampling.NEAREST).crop((0, 0, *size))


def share(blocks: Image.Image) -> float:
    """Return the share of the differing blocks."""
    return blocks.histogram()[255] / (blocks.width * blocks.height)


def looks_alike(kept: Image.Image, seen: Image.Image) -> bool:
    """Return whether the pictures are equal within the tolerances."""
    return kept.size == seen.size and share(differing(kept, seen)) <= ALLOWED


def marked(blocks: Image.Image, seen: Image.Image) -> Image.Image:
    """Return the picture with the differing blocks in red."""
    red = Image.blend(seen, Image.new("RGB", seen.size, "#f03"), 0.6)
    return Image.composite(red, seen, enlarged(blocks, seen.size))


# Stored baselines


def path(name: str) -> Path:
    """Return the path of the baseline with that name."""
    return FOLDER / f"{name}.png"


def kept(name: str) -> Image.Image:
    """Return the baseline with that name."""
    assert path(name).is_file(), f"{name} has no baseline yet: {ANEW}"
    return Image.open(path(name)).convert("RGB")


def keep(name: str, look: Callable[[], Image.Image]) -> None:
    """Save a picture as a baseline, once it no longer changes."""
    before, seen = look(), look()
    while before != seen:
        before, seen = seen, look()
    FOLDER.mkdir(exist_ok=True)
    seen.save(path(name), optimize=True)


def check(name: str, look: Callable[[], Image.Image], folder: Path) -> None:
    """Take pictures until one equals the baseline. If none does, write both to the folder and fail."""
    before, deadline = kept(name), monotonic() + PATIENCE
    while not looks_alike(before, seen := look()):
        if monotonic() > deadline:
            raise AssertionError(report(name, before, seen, folder))


def report(name: str, before: Image.Image, seen: Image.Image, folder: Path) -> str:
    """Write the picture and its differences. Return the failure message."""
    pictures = {folder / f"{name}.seen.png": seen}
    if before.size == seen.size:
        blocks = differing(before, seen)
        pictures[folder / f"{name}.difference.png"] = marked(blocks, seen)
        why = f"{share(blocks):.1%} of its blocks differ, {ALLOWED:.1%} may"
    else:
        why = f"its size is {seen.size}, not {before.size}"
    for file, picture in pictures.items():
        picture.save(file)
    files = " and ".join(map(str, pictures))
    return f"{name} looks different: {why}. Look at {files}. If that is meant: {ANEW}"
