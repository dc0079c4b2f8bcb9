"""Generates docs/SETTINGS.md from `server.settings`: `python -m tools.settings_page [--write]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic.fields import FieldInfo

from server.settings import Settings
from tools.generated import list_item, write_or_check

TARGET = Path(__file__).parent.parent / "docs" / "SETTINGS.md"

HEAD = """# Settings

These are the environment variables of the server. `galaxies serve --help` lists the options that override
some of them. This page is generated from `server/settings.py` (`python -m tools.settings_page --write`).

- A rate is a number per period: `10/5 seconds`, `120/minute`.
- An address is an IPv4 address or an IPv6 network of 64 bits. An IPv6 network of 56 bits may use four times
  as much, and one of 48 bits sixteen times.
- A list consists of words separated by commas.
- An empty variable has no effect.
- Each worker counts separately, so a user who is connected to three workers may do three times as much.
  Exceptions are new guests, new matches, and the sockets of a user in a match, which workers count together
  through Redis. While Redis cannot be reached, each worker counts these separately, too.
"""


def page_text() -> str:
    """Return the content of the page."""
    return HEAD + "\n" + "".join(_row(name, field) for name, field in Settings.model_fields.items())


def _row(name: str, field: FieldInfo) -> str:
    description = " ".join((field.description or "").split())
    assert description, f"the setting {name} has no description"
    default = _format_default(field.default)
    return (
        list_item(f"`GALAXIES_{name.upper()}`" + (f" (default {default})" if default else ""), description)
        + "\n"
    )


def _format_default(default: Any) -> str:
    if default in (None, "", []):
        return ""
    if isinstance(default, Path):
        return "`server/static`"
    if isinstance(default, bool | dict):
        return f"`{json.dumps(default)}`"
    return f"`{','.join(default)}`" if isinstance(default, list) else f"`{default}`"


if __name__ == "__main__":
    sys.exit(write_or_check(TARGET, page_text(), "tools.settings_page"))
