"""Prints untrusted text on a terminal, so that it cannot look like a line or field of the tool."""

from __future__ import annotations

import json
import shutil

from rich.cells import chop_cells

#: The indent of every row but the first, and the minimum width of a row's text.
MARGIN, MIN_COLUMNS = "    ", 20


def escape_text(text: str) -> str:
    r"""Return the text on one line, with an escape for each character that a terminal does not display.

    >>> print(escape_text("one\ntwo \x1b[31mred\u202e \ud800 ünï"))
    one\ntwo \x1b[31mred\u202e \ud800 ünï
    """
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text
    )


def quote_text(text: str) -> str:
    r"""Return the text on one line in quotation marks. Quotation marks and backslashes in it are escaped.

    Box-drawing characters of tables are escaped, too.

    >>> print(quote_text('Ada" (host)'), quote_text("a │ b"), quote_text("[/]\n"))
    "Ada\" (host)" "a \u2502 b" "[/]\n"
    """
    return "".join(_escape_box_drawing(char) for char in escape_text(json.dumps(text, ensure_ascii=False)))


def add_bars(text: str, margin: str = "") -> str:
    r"""Return the text with a bar before each of its lines, and before each row of a long line.

    >>> print(add_bars("gg\n[table] Eve: hello", "  "))
      | gg
      | [table] Eve: hello
    """
    bar = f"{margin}| "
    rows = [row for line in text.splitlines() or [""] for row in _split_rows(escape_text(line), len(bar))]
    return "\n".join(f"{bar}{row}" for row in rows)


def wrap_line(line: str) -> str:
    """Return a line of the tool in rows that fit the terminal. Every row but the first is indented.

    Otherwise the terminal could begin a row with untrusted text, which then looks like a line of the tool.
    """
    first, *rest = _split_rows(line, len(MARGIN))
    return "\n".join([first, *(f"{MARGIN}{row}" for row in rest)])


def _split_rows(line: str, reserved: int) -> list[str]:
    """Return the line split into rows that leave ``reserved`` columns of the terminal unused."""
    columns = shutil.get_terminal_size().columns - reserved
    return chop_cells(line, max(columns, MIN_COLUMNS)) or [""]


def _escape_box_drawing(char: str) -> str:
    return f"\\u{ord(char):04x}" if "\u2500" <= char <= "\u257f" else char
