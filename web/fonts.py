# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools[woff]>=4.60"]
# ///
"""Make the fonts of the pages: `uv run web/fonts.py` writes `web/src/ui/fonts`.

It fetches the families from the npm registry, cuts them down to the weights and letters that pages use, and
stores the licence of each next to it. Until a font has loaded, the reader sees a system font with the same
metrics, so that no line moves. Text in other scripts falls back to a system font.
"""

from __future__ import annotations

import subprocess
import tarfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parent / "src" / "ui" / "fonts"
RELEASE = "5.3.0"  # of all Fontsource packages
DEJAVU = ("dejavu-fonts-ttf", "2.37.3")

# The letters of English and of western names, with punctuation.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’‚“”„…′″−")]
SPACE = 0.23  # least width of a blank, relative to the font size: Bitter's own is too narrow for small titles
FEATURES = ["kern", "tnum", "ccmp", "locl", "mark"]
NAMES = [0, 1, 2]  # keeps the copyright in the file
LICENCE = {
    13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    14: "https://openfontlicense.org",
}

WORDS = "Choose which of the ships in the way of an asteroid moves aside; it has 24 points. Red Fuvu, ISN 2."
BIG = "Turn 12 of 8 HIT MISS A1 B2 C3 D4 E5 F6 G7 H8 09 13"


@dataclass(frozen=True)
class Cut:
    """A font family in the form that pages use."""

    family: str
    package: str
    axis: float | tuple[float, float]  # the weight, or the range of weights
    sample: str  # a typical text, for measuring
    fallbacks: tuple[
        tuple[str, str], ...
    ]  # weights in the style sheet, and the kind of system fonts for them


SANS = (("400 549", "sans"), ("550 900", "bold sans"))
BOLD = (("400 900", "bold sans"),)
CUTS = (
    Cut("Archivo", "archivo", (400, 750), WORDS, SANS),
    Cut("Bitter", "bitter", 750, WORDS, (("400 900", "bold serif"),)),
    Cut("Big Shoulders", "big-shoulders-display", 750, BIG, BOLD),
)


@dataclass(frozen=True)
class Local:
    """A font of operating systems, and one with the same metrics that can be fetched."""

    name: str
    local: tuple[str, ...]
    twin: str


SYSTEM = {
    "sans": (
        Local("Arial", ("Arial", "ArialMT", "Liberation Sans"), "arimo-latin-400"),
        Local("Roboto", ("Roboto", "Roboto-Regular"), "roboto-latin-400"),
        Local("DejaVu", ("DejaVu Sans",), "DejaVuSans"),
    ),
    "bold sans": (
        Local("Arial", ("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"), "arimo-latin-700"),
        Local("Roboto", ("Roboto Bold", "Roboto-Bold"), "roboto-latin-700"),
        Local("DejaVu", ("DejaVu Sans Bold", "DejaVuSans-Bold"), "DejaVuSans-Bold"),
    ),
    "bold serif": (
        Local("Georgia", ("Georgia Bold", "Georgia-Bold", "Gelasio Bold"), "gelasio-latin-700"),
        Local("Noto", ("Noto Serif Bold", "NotoSerif-Bold"), "noto-serif-latin-700"),
        Local("DejaVu", ("DejaVu Serif Bold", "DejaVuSerif-Bold"), "DejaVuSerif-Bold"),
    ),
}


def main() -> None:
    """Make all fonts, and the style sheet that names them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        rules = [rule for cut in CUTS for rule in made(cut, Path(scratch))]
    heading = "/* Written by web/fonts.py: the fonts of the pages, and system fonts with the same metrics. */"
    _ = (FOLDER / "faces.css").write_text("\n\n".join([heading, *rules]) + "\n", encoding="utf-8")


def made(cut: Cut, scratch: Path) -> list[str]:
    """Write one font and its licence; return its rules."""
    name = cut.package.removesuffix("-display")
    package = f"@fontsource-variable/{cut.package}"
    font = TTFont(BytesIO(fetched(package, RELEASE, f"files/{cut.package}-latin-wght-normal.woff2", scratch)))
    font = instantiateVariableFont(font, {"wght": cut.axis})
    subset(font)
    font.flavor = "woff2"
    font.save(FOLDER / f"{name}.woff2")
    _ = (FOLDER / f"{name}-OFL.txt").write_bytes(fetched(package, RELEASE, "LICENSE", scratch))
    own = [
        f"font-family: '{cut.family}'",
        "font-weight: 400 900",
        "font-display: swap",
        f"src: url('./{name}.woff2') format('woff2')",
        f"unicode-range:\n    {ranges(font)}",
    ]
    return [
        face(own),
        *(rule for weights, kind in cut.fallbacks for rule in fallbacks(cut, font, weights, kind, scratch)),
    ]


def subset(font: TTFont) -> None:
    """Remove what pages do not use from a font, write its licence into it, and widen its blanks."""
    options = Options()
    options.layout_features, options.name_IDs, options.hinting = FEATURES, NAMES, False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    for name, text in LICENCE.items():
        font["name"].setName(text, name, 3, 1, 0x409)
    letters, widths = font.getBestCmap(), font["hmtx"]
    for space in (0x20, 0xA0):
        wide, left = widths[letters[space]]
        widths[letters[space]] = (max(wide, round(SPACE * font["head"].unitsPerEm)), left)


def fallbacks(cut: Cut, font: TTFont, weights: str, kind: str, scratch: Path) -> list[str]:
    """Return the rules for system fonts that replace a font at first, scaled to its metrics."""
    weight = 400.0 if kind == "sans" else 700.0
    shown = at(font, weight)
    return [stand_in(cut, shown, weights, local, twin(local, scratch)) for local in SYSTEM[kind]]


def at(font: TTFont, weight: float) -> TTFont:
    """Return the font at one weight."""
    return instantiateVariableFont(font, {"wght": weight}) if "fvar" in font else font


def stand_in(cut: Cut, font: TTFont, weights: str, local: Local, other: TTFont) -> str:
    """Return the rule for a system font, scaled to the width and line height of the font."""
    scale = width(font, cut.sample) / width(other, cut.sample)
    high = {"ascent-override": font["hhea"].ascent, "descent-override": -font["hhea"].descent}
    unit = font["head"].unitsPerEm * scale
    return face(
        [
            f"font-family: '{cut.family} by {local.name}'",
            f"font-weight: {weights}",
            "src: " + ", ".join(f"local('{name}')" for name in local.local),
            f"size-adjust: {scale:.2%}",
            *(f"{name}: {value / unit:.2%}" for name, value in high.items()),
            "line-gap-override: 0%",
        ]
    )


def width(font: TTFont, text: str) -> float:
    """Return the width of a text without kerning, as a multiple of the font size."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[letters[ord(letter)]][0] for letter in text) / font["head"].unitsPerEm


def twin(local: Local, scratch: Path) -> TTFont:
    """Return the font with the same metrics as a system font, which cannot be fetched itself."""
    if local.twin.startswith("DejaVu"):
        return TTFont(BytesIO(fetched(*DEJAVU, f"ttf/{local.twin}.ttf", scratch)))
    family = local.twin.partition("-latin")[0]
    path = f"files/{local.twin}-normal.woff2"
    return TTFont(BytesIO(fetched(f"@fontsource/{family}", RELEASE, path, scratch)))


def fetched(package: str, version: str, path: str, scratch: Path) -> bytes:
    """Return a file of an npm package."""
    packed = scratch / f"{package.removeprefix('@').replace('/', '-')}-{version}.tgz"
    if not packed.exists():
        asked = ["npm", "pack", "--silent", "--pack-destination", str(scratch), f"{package}@{version}"]
        _ = subprocess.run(asked, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(packed) as files:
        file = files.extractfile(f"package/{path}")
        assert file
        return file.read()


def ranges(font: TTFont) -> str:
    """Return the letters of a font as a CSS `unicode-range`."""
    spans: list[list[int]] = []
    for letter in sorted(font.getBestCmap()):
        if spans and letter == spans[-1][1] + 1:
            spans[-1][1] = letter
        else:
            spans.append([letter, letter])
    return ", ".join(f"u+{a:x}" if a == b else f"u+{a:x}-{b:x}" for a, b in spans)


def face(lines: list[str]) -> str:
    """Return an `@font-face` rule."""
    return "@font-face {\n" + "".join(f"  {line};\n" for line in lines) + "}"


if __name__ == "__main__":
    main()
