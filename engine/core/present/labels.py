"""Adds English sentences to views and happenings, for clients that do not write the sentences themselves.

Views and happenings contain each sentence as a key and arguments. Games say how a sentence is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from engine.core.present.wire import Wire

NO_REF: Mapping[str, Any] = {}
NO_LINES: Mapping[int, Wire] = {}
#: The fields of a happening that are not arguments of its sentence.
NO_ARGUMENTS = ("kind", "routine", "label")


class Writer(Protocol):
    """Writes the sentences of one match.

    >>> def write(group, key, args, ref={}):
    ...     return f"{group} {key}"
    >>> writer: Writer = write
    """

    def __call__(
        self, group: str, key: str, args: Mapping[str, Any], ref: Mapping[str, Any] = NO_REF, /
    ) -> str:
        """Return a sentence.

        ``group`` is ``prompt``, ``option``, ``detail``, ``withheld``, ``order``, ``warning``, ``result`` or
        ``happening``. The key of a result is its reason. ``ref`` contains the things that an option is about.
        """
        ...


def add_labels(view: Wire, write: Writer, known_lines: Mapping[int, Wire] = NO_LINES) -> Wire:
    """Return the view with all its sentences. The view itself is not changed.

    ``known_lines`` are lines of the log with their sentences, by number. Equal lines are not written again.

    >>> def write(group, key, args, ref={}):
    ...     return f"{group} {key} {args}"
    >>> line = {"n": 1, "text": {"key": "rolled", "args": {"result": 3}}}
    >>> add_labels({"round": 1, "log": [line]}, write)["log"][0]["label"]
    "happening rolled {'result': 3}"
    >>> option = {"id": "ace", "text": {"key": "play", "args": {}}, "ref": {}}
    >>> decision = {"text": {"key": "card", "args": {}}, "options": [option]}
    >>> labelled = add_labels({"decision": decision}, write)["decision"]
    >>> labelled["prompt"], labelled["options"][0]["label"], "label" in option
    ('prompt card {}', 'option play {}', False)
    """
    labelled = dict(view)
    if view.get("log"):
        labelled["log"] = [_label_line(line, write, known_lines.get(line["n"])) for line in view["log"]]
    if view.get("orders"):
        labelled["orders"] = {name: _label_order(order, write) for name, order in view["orders"].items()}
    if view.get("decision"):
        labelled["decision"] = _label_decision(view["decision"], write)
    return labelled


def label_happening(happening: Wire, write: Writer) -> Wire:
    """Return the happening with its sentence. One that refers to a line of the log has none.

    >>> label_happening({"kind": "rolled", "result": 3}, lambda group, key, args: f"{key} {args}")
    {'kind': 'rolled', 'result': 3, 'label': "rolled {'result': 3}"}
    >>> label_happening({"kind": "rolled", "line": 7}, lambda group, key, args: "")
    {'kind': 'rolled', 'line': 7}
    """
    if _is_reference(happening):
        return happening
    args = {name: value for name, value in happening.items() if name not in NO_ARGUMENTS}
    return {**happening, "label": write("happening", happening["kind"], args)}


def _is_reference(happening: Wire) -> bool:
    """Return whether a happening is sent only as the number of a new line of the log."""
    return happening.keys() - {"routine"} == {"kind", "line"} and isinstance(happening["line"], int)


def _label_line(line: Wire, write: Writer, known_line: Wire | None) -> Wire:
    if known_line is not None and line.items() <= known_line.items():
        return known_line
    return _add_label(line, "happening", write)


def _label_decision(decision: Wire, write: Writer) -> Wire:
    options = [_label_option(option, write) for option in decision["options"]]
    labelled = {**decision, "prompt": _write(decision["text"], "prompt", write), "options": options}
    if "withheld" in decision:
        labelled["withheld"] = _add_each(decision["withheld"], "withheld", write)
    return labelled


def _label_option(option: Wire, write: Writer) -> Wire:
    text = option["text"]
    labelled = {**option, "label": write("option", text["key"], text["args"], option.get("ref", NO_REF))}
    if "details" in option:
        labelled["details"] = _add_each(option["details"], "detail", write)
    return labelled


def _label_order(order: Wire, write: Writer) -> Wire:
    labelled = _add_label(order, "order", write)
    if "warning_text" in order:
        labelled["warning"] = _write(order["warning_text"], "warning", write)
    return labelled


def _add_each(parts: Iterable[Wire], group: str, write: Writer) -> list[Wire]:
    return [_add_label(part, group, write) for part in parts]


def _add_label(part: Wire, group: str, write: Writer) -> Wire:
    return {**part, "label": _write(part["text"], group, write)}


def _write(text: Wire, group: str, write: Writer) -> str:
    return write(group, text["key"], text["args"])
