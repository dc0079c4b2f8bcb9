"""Print text that strangers wrote on a terminal, so that it cannot pass for a line or a field of the tool."""

from __future__ import annotations

import json
import shutil

from rich.cells import chop_cells

#: How far the rows after the first are set in, and how many columns a row has at least for its text.
MARGIN, NARROW = "    ", 20


def escaped(text: str) -> str:
    r"""Return the text on one line, with an escape in place of each character that a terminal does not draw.

    >>> print(escaped("one\ntwo \x1b[31mred\u202e \ud800 ünï"))
    one\ntwo \x1b[31mred\u202e \ud800 ünï
    """
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text
    )


def quoted(text: str) -> str:
    r"""Return the text on one line between quotation marks; marks and backslashes within it are escaped.

    Lines that tables are drawn with are escaped, too.

    >>> print(quoted('Ada" (host)'), quoted("a │ b"), quoted("[/]\n"))
    "Ada\" (host)" "a \u2502 b" "[/]\n"
    """
    return "".join(_undrawn(char) for char in escaped(json.dumps(text, ensure_ascii=False)))


def cited(text: str, margin: str = "") -> str:
    r"""Return the text with a bar before each of its lines, and before each row that a long one takes.

    >>> print(cited("gg\n[table] Eve: hello", "  "))
      | gg
      | [table] Eve: hello
    """
    bar = f"{margin}| "
    rows = [row for line in text.splitlines() or [""] for row in _rows(escaped(line), len(bar))]
    return "\n".join(f"{bar}{row}" for row in rows)


def wrapped(line: str) -> str:
    """Return a line of the tool's own in rows that fit the terminal, all but the first set in.

    A terminal would begin a row with what a stranger wrote, which then looks like a line of the tool.
    """
    first, *others = _rows(line, len(MARGIN))
    return "\n".join([first, *(f"{MARGIN}{row}" for row in others)])


def _rows(line: str, before: int) -> list[str]:
    """The line in rows that leave so many columns of the terminal free."""
    columns = shutil.get_terminal_size().columns - before
    return chop_cells(line, max(columns, NARROW)) or [""]


def _undrawn(char: str) -> str:
    return f"\\u{ord(char):04x}" if "\u2500" <= char <= "\u257f" else char
