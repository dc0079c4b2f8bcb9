"""Print text that strangers wrote on a terminal, so that it cannot pass for a line or a field of the tool."""

from __future__ import annotations

import json


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
    r"""Return the text with a bar before each of its lines.

    >>> print(cited("gg\n[table] Eve: hello", "  "))
      | gg
      | [table] Eve: hello
    """
    return "\n".join(f"{margin}| {escaped(line)}" for line in text.splitlines() or [""])


def _undrawn(char: str) -> str:
    return f"\\u{ord(char):04x}" if "\u2500" <= char <= "\u257f" else char
