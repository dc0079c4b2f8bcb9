"""Logs: one JSON object a line, with the match, the seat and the journal number where there are any."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

from server.settings import Settings

#: Without the values of local variables: hands and seeds stand in them.
BARE_TRACEBACKS = ExceptionDictTransformer(show_locals=False)


def configure(settings: Settings) -> None:
    """Set up structlog; to standard error, for people or for machines."""
    renderer: list[Processor] = (
        [structlog.processors.ExceptionRenderer(BARE_TRACEBACKS), structlog.processors.JSONRenderer()]
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
    """Uvicorn takes every refused upgrade for a mistake of ours."""
    return "without completing handshake" not in record.getMessage()
