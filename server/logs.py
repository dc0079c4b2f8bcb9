"""Logs: one JSON object a line, with the match, the seat and the journal number where there are any."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

from server.settings import Settings


def configure(settings: Settings) -> None:
    """Set up structlog; to standard error, for people or for machines.

    Tracebacks come without the values of local variables: hands and seeds stand in them.
    """
    renderer: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_json
        else [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    )
    logging.getLogger("uvicorn.error").addFilter(_is_no_denial)
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )


def _is_no_denial(record: logging.LogRecord) -> bool:
    """Whether a record is anything but a refused websocket upgrade, which uvicorn logs as an error."""
    return "without completing handshake" not in record.getMessage()
