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
HINT = "run `poe baselines` to store new ones"

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


def shrink(png: bytes) -> Image.Image:
    """Return a screenshot, reduced to the size of a baseline."""
    return Image.open(BytesIO(png)).convert("RGB").reduce(SHRINK)


def differing_blocks(baseline: Image.Image, screenshot: Image.Image) -> Image.Image:
    """Return the blocks of two pictures of the same size, one pixel each: white if they differ, otherwise
    black."""
    means = baseline.reduce(BLOCK), screenshot.reduce(BLOCK)
    detail = difference(baseline, enlarge(means[0], baseline.size)).reduce(BLOCK)
    excess = ImageChops.subtract(difference(*means), detail.point(lambda value: int(value * DETAIL)))
    return excess.point(lambda value: 255 if value > PLAIN else 0)


def difference(first: Image.Image, second: Image.Image) -> Image.Image:
    """Return the largest difference of each pixel over the channels."""
    red, green, blue = ImageChops.difference(first, second).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def enlarge(blocks: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a picture of the given size in which each block has its original size."""
    full_size = blocks.width * BLOCK, blocks.height * BLOCK
    return blocks.resize(full_size, Image.Resampling.NEAREST).crop((0, 0, *size))


def share(blocks: Image.Image) -> float:
    """Return the share of differing blocks."""
    return blocks.histogram()[255] / (blocks.width * blocks.height)


def looks_alike(baseline: Image.Image, screenshot: Image.Image) -> bool:
    """Return whether a screenshot equals its baseline within the tolerances."""
    return baseline.size == screenshot.size and share(differing_blocks(baseline, screenshot)) <= ALLOWED


def mark_blocks(blocks: Image.Image, screenshot: Image.Image) -> Image.Image:
    """Return the picture with the differing blocks in red."""
    red = Image.blend(screenshot, Image.new("RGB", screenshot.size, "#f03"), 0.6)
    return Image.composite(red, screenshot, enlarge(blocks, screenshot.size))


# Stored baselines


def path(name: str) -> Path:
    """Return the path of the baseline with this name."""
    return FOLDER / f"{name}.png"


def load_baseline(name: str) -> Image.Image:
    """Return the baseline with this name."""
    assert path(name).is_file(), f"{name} has no baseline yet: {HINT}"
    return Image.open(path(name)).convert("RGB")


def save_baseline(name: str, take_screenshot: Callable[[], Image.Image]) -> None:
    """Save a picture as a baseline, once it no longer changes."""
    previous, current = take_screenshot(), take_screenshot()
    while previous != current:
        previous, current = current, take_screenshot()
    FOLDER.mkdir(exist_ok=True)
    current.save(path(name), optimize=True)


def check_baseline(name: str, take_screenshot: Callable[[], Image.Image], folder: Path) -> None:
    """Take pictures until one equals the baseline. If none does, write both to the folder and fail."""
    baseline, deadline = load_baseline(name), monotonic() + PATIENCE
    while not looks_alike(baseline, screenshot := take_screenshot()):
        if monotonic() > deadline:
            raise AssertionError(report(name, baseline, screenshot, folder))


def report(name: str, baseline: Image.Image, screenshot: Image.Image, folder: Path) -> str:
    """Write the picture and its differences. Return the failure message."""
    pictures = {folder / f"{name}.seen.png": screenshot}
    if baseline.size == screenshot.size:
        blocks = differing_blocks(baseline, screenshot)
        pictures[folder / f"{name}.difference.png"] = mark_blocks(blocks, screenshot)
        reason = f"{share(blocks):.1%} of its blocks differ, but at most {ALLOWED:.1%} may"
    else:
        reason = f"its size is {screenshot.size}, not {baseline.size}"
    for file, picture in pictures.items():
        picture.save(file)
    files = " and ".join(map(str, pictures))
    return f"{name} looks different: {reason}. Look at {files}. If this is intended: {HINT}"
