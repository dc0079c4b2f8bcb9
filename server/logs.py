"""Logs: one JSON object a line, with the match, the seat and the journal number where there are any.

Everything goes the same way, the lines of libraries too: an event that repeats itself is told a few times
and then counted, and what opens a match or proves who somebody is never stands in a line.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

from server import file_descriptors
from server.audit import STREAM
from server.rates import RateLimit
from server.settings import Settings
from server.terminal import escaped

log = structlog.get_logger()

CUT = "[cut]"
#: Codes of links and of letters, and tokens of guests, and in front of each how it is known.
SECRETS = re.compile(
    r"(/(?:join|continue|seat)/|/api/(?:invites|transfers|handovers)/|/(?:notices|mail)/(?:confirm|leave|allow)/"
    r"|\b(?:code=|(?-i:galaxies_)\w+=|bearer\s+))[\w.~%+=-]+",
    re.IGNORECASE,
)
#: Of objects in memory: two events may differ in nothing else.
ADDRESSES = re.compile(r"\b0x[0-9a-f]+")
#: How much of a text tells whether two events are the same.
TELLING = 120


def configure(settings: Settings) -> None:
    """Set up structlog, and hand it what other libraries log; to standard error, for people or for machines.

    Tracebacks come without the values of local variables: hands and seeds stand in them.
    """
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    processors: list[Processor] = [
        file_descriptors.in_one_line,
        RepeatLimiter(settings.log_repeats),
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        remove_secrets,
        *([structlog.processors.JSONRenderer()] if settings.log_json else [escape_newlines, plain]),
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    root = logging.getLogger()
    root.handlers = [handler for handler in root.handlers if not isinstance(handler, StructlogHandler)]
    root.addHandler(StructlogHandler())


class RepeatLimiter:
    """Drops an event that was told too often of late, and counts it: the next of its kind says how many."""

    def __init__(self, rate: str) -> None:
        self._limit = RateLimit(rate)
        self._dropped: dict[str, int] = {}

    def __call__(self, _logger: Any, _method: str, event: EventDict) -> EventDict:
        """Let the event through; raises DropEvent for one too many. The audit log is whole."""
        if event.get("stream") == STREAM:
            return event
        kind = ADDRESSES.sub("", str(event["event"]))[:TELLING]
        if self._limit.hit(kind):
            self._dropped[kind] = self._dropped.get(kind, 0) + 1
            raise structlog.DropEvent
        if dropped := self._dropped.pop(kind, 0):
            event["left_out"] = dropped
        return event


def escape_newlines(_logger: Any, _method: str, event: EventDict) -> EventDict:
    r"""Escape what a terminal does not draw, so that no value can pass for a line of its own.

    >>> escape_newlines(None, "", {"event": "failed", "path": "/\n2026 [info] all is well"})
    {'event': 'failed', 'path': '/\\n2026 [info] all is well'}
    """
    traceback = "exception"
    return {
        name: escaped(value) if isinstance(value, str) and name != traceback else value
        for name, value in event.items()
    }


def remove_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Cut codes of invites and tokens out of all texts.

    >>> remove_secrets(None, "", {"event": "failed", "path": "/join/q7Xk-2_a?x=1"})
    {'event': 'failed', 'path': '/join/[cut]?x=1'}
    """
    return {name: _cut(value) if isinstance(value, str) else value for name, value in event.items()}


def _cut(text: str) -> str:
    return SECRETS.sub(rf"\1{CUT}", text)


class StructlogHandler(logging.Handler):
    """Hands the lines of libraries to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it there, unless we have told it ourselves."""
        if not _is_told(record):
            more = {"exc_info": record.exc_info} if record.exc_info else {}
            log.log(record.levelno, record.getMessage().strip(), logger=record.name, **more)


def _is_told(record: logging.LogRecord) -> bool:
    """Whether a record of uvicorn's says again what we log, or what we answered: an upgrade that we refused,
    and an error in a request, which it sees after `server.errors` has told it."""
    text = record.getMessage()
    if "without completing handshake" in text:
        return True
    return text.startswith("Exception in ASGI application") and not record.module.startswith("websocket")
