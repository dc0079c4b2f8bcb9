"""Logs: one JSON object per line, with the match, the seat and the journal number if there are any.

Lines of libraries are logged in the same way. A repeated event is logged a few times and then only counted.
Codes and tokens are never logged.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

from server.base import file_descriptors
from server.base.rate_limit import RateLimit
from server.base.terminal import escape_text
from server.monitoring.audit import STREAM
from server.settings import Settings

log = structlog.get_logger()

CUT = "[cut]"
#: Codes of links and mails, and tokens of guests, each preceded by the text that identifies it.
SECRETS = re.compile(
    r"(/(?:join|continue|seat)/|/api/(?:invites|transfers|handovers)/|/(?:notices|mail)/(?:confirm|leave|allow)/"
    r"|\b(?:code=|(?-i:galaxies_)\w+=|bearer\s+))[\w.~%+=-]+",
    re.IGNORECASE,
)
#: Memory addresses of objects, which may differ between otherwise equal events.
ADDRESSES = re.compile(r"\b0x[0-9a-f]+")
#: The number of characters of a text that are compared to recognise a repeated event.
COMPARED_LENGTH = 120


def configure(settings: Settings) -> None:
    """Set up structlog, and pass the logs of other libraries to it. It writes to standard error, in a format
    for people or for machines.

    Tracebacks do not include the values of local variables, because these contain hands and seeds.
    """
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    processors: list[Processor] = [
        file_descriptors.merge_descriptor_errors,
        RepeatLimiter(settings.log_repeats),
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        remove_secrets,
        *([structlog.processors.JSONRenderer()] if settings.log_json else [escape_newlines, console]),
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # looked up for each line, because tests replace standard error temporarily
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
    )
    root = logging.getLogger()
    root.handlers = [handler for handler in root.handlers if not isinstance(handler, StructlogHandler)]
    root.addHandler(StructlogHandler())


class RepeatLimiter:
    """Drops an event that was logged too often recently, and counts it. The next logged event of its kind
    reports how many were dropped."""

    def __init__(self, rate: str) -> None:
        self._limit = RateLimit(rate)
        self._dropped: dict[str, int] = {}

    def __call__(self, _logger: Any, _method: str, event: EventDict) -> EventDict:
        """Let the event through. Raises DropEvent for an event that exceeds the rate, except in the audit
        log."""
        if event.get("stream") == STREAM:
            return event
        kind = ADDRESSES.sub("", str(event["event"]))[:COMPARED_LENGTH]
        if self._limit.hit(kind):
            self._dropped[kind] = self._dropped.get(kind, 0) + 1
            raise structlog.DropEvent
        if dropped := self._dropped.pop(kind, 0):
            event["left_out"] = dropped
        return event


def escape_newlines(_logger: Any, _method: str, event: EventDict) -> EventDict:
    r"""Escape invisible characters, so that no value can look like a separate log line.

    >>> escape_newlines(None, "", {"event": "failed", "path": "/\n2026 [info] all is well"})
    {'event': 'failed', 'path': '/\\n2026 [info] all is well'}
    """
    traceback = "exception"
    return {
        name: escape_text(value) if isinstance(value, str) and name != traceback else value
        for name, value in event.items()
    }


def remove_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Remove codes of invites and tokens from all texts.

    >>> remove_secrets(None, "", {"event": "failed", "path": "/join/q7Xk-2_a?x=1"})
    {'event': 'failed', 'path': '/join/[cut]?x=1'}
    """
    return {name: _shorten_text(value) if isinstance(value, str) else value for name, value in event.items()}


def _shorten_text(text: str) -> str:
    return SECRETS.sub(rf"\1{CUT}", text)


class StructlogHandler(logging.Handler):
    """Passes the logs of libraries to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log the record, unless the same event has been logged by our own code."""
        if not _is_logged_already(record):
            extra = {"exc_info": record.exc_info} if record.exc_info else {}
            log.log(record.levelno, record.getMessage().strip(), logger=record.name, **extra)


def _is_logged_already(record: logging.LogRecord) -> bool:
    """Return whether uvicorn repeats an event that our code has logged or handled. These are an upgrade that
    we rejected, and a request error that `server.transport.errors` has logged."""
    text = record.getMessage()
    if "without completing handshake" in text:
        return True
    return text.startswith("Exception in ASGI application") and not record.module.startswith("websocket")
