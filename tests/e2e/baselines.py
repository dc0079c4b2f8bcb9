"""Compares pictures of pages with those that were kept: coarsely, so that only what people notice counts.

A picture is cut into blocks. A block differs if its mean colour does, by more than a little if it is plain,
and by more than that if it is full of detail: how bold letters come out depends on the machine. A few blocks
may differ.
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
SHRINK = 4  # pictures are kept at a fourth of their width and height
BLOCK = 4  # pixels of what is kept: 16 of the page
PLAIN = 4  # of 255: how much a block's mean may differ in each channel
DETAIL = 0.4  # and this share of what its pixels differ from their mean
ALLOWED = 0.003  # of all blocks
PATIENCE = 20.0  # seconds; a busy machine is no failure
ANEW = "`poe baselines` keeps new ones"

#: Gives all text the same font, set without hints: it breaks into the same lines on every machine. Neither
#: font nor sheet has an address, so the page's own rules for sources do not forbid them.
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
    """Shows pages in the font that comes with Pillow, and without animations: one that is over before the
    browser draws may keep its first frame."""
    font = ImageFont.load_default(12)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return ONE_FONT % b64encode(font.font_bytes).decode()


def shrunk(png: bytes) -> Image.Image:
    """A screenshot as it is kept."""
    return Image.open(BytesIO(png)).convert("RGB").reduce(SHRINK)


def differing(kept: Image.Image, seen: Image.Image) -> Image.Image:
    """The blocks of two pictures of one size, one pixel each: white if they differ, else black."""
    means = kept.reduce(BLOCK), seen.reduce(BLOCK)
    detail = difference(kept, enlarged(means[0], kept.size)).reduce(BLOCK)
    beyond = ImageChops.subtract(difference(*means), detail.point(lambda value: int(value * DETAIL)))
    return beyond.point(lambda value: 255 if value > PLAIN else 0)


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """How much pixels differ, in the channel in which they do most."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def enlarged(blocks: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture of the size in which each block is as large as it was."""
    whole = blocks.width * BLOCK, blocks.height * BLOCK
    return blocks.resize(whole, Image.Resampling.NEAREST).crop((0, 0, *size))


def share(blocks: Image.Image) -> float:
    """The share of the blocks that differ."""
    return blocks.histogram()[255] / (blocks.width * blocks.height)


def looks_alike(kept: Image.Image, seen: Image.Image) -> bool:
    """Whether the pictures show the same, as far as it counts."""
    return kept.size == seen.size and share(differing(kept, seen)) <= ALLOWED


def marked(blocks: Image.Image, seen: Image.Image) -> Image.Image:
    """The picture with the blocks that differ in red."""
    red = Image.blend(seen, Image.new("RGB", seen.size, "#f03"), 0.6)
    return Image.composite(red, seen, enlarged(blocks, seen.size))


# What is kept


def path(name: str) -> Path:
    """Where the picture of that name is kept."""
    return FOLDER / f"{name}.png"


def kept(name: str) -> Image.Image:
    """The picture of that name."""
    assert path(name).is_file(), f"{name} has no baseline yet: {ANEW}"
    return Image.open(path(name)).convert("RGB")


def keep(name: str, look: Callable[[], Image.Image]) -> None:
    """Keep a picture, as soon as nothing changes any more."""
    before, seen = look(), look()
    while before != seen:
        before, seen = seen, look()
    FOLDER.mkdir(exist_ok=True)
    seen.save(path(name), optimize=True)


def check(name: str, look: Callable[[], Image.Image], folder: Path) -> None:
    """Look until what is seen is what was kept; if it never is, write both into the folder and fail."""
    before, deadline = kept(name), monotonic() + PATIENCE
    while not looks_alike(before, seen := look()):
        if monotonic() > deadline:
            raise AssertionError(report(name, before, seen, folder))


def report(name: str, before: Image.Image, seen: Image.Image, folder: Path) -> str:
    """Write what was seen and where it differs; return what there is to say."""
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
