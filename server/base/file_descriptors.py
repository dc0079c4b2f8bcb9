"""File descriptors: each open connection uses one, and a process has a limited number."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections.abc import Iterator
from typing import Any

import structlog
from structlog.typing import EventDict

if sys.platform != "win32":
    try:
        import resource
    except ImportError:  # the system has no such limits
        resource = None  # type: ignore[assignment]

log = structlog.get_logger()

#: Descriptors reserved for uses other than connections: the database, files and pipes.
RESERVED = 200
#: Seconds between two checks for free descriptors.
CHECK_SECONDS = 5.0
NONE_LEFT = (errno.EMFILE, errno.ENFILE)
EVENT = "out of file descriptors"
HELP = "raise the limit (`ulimit -n`, LimitNOFILE= of systemd), or lower GALAXIES_SOCKETS"


def raise_limit(sockets: int) -> None:
    """Raise the process's limit, as far as allowed, if the given number of connections needs more. Warn if
    the new limit is too low."""
    if sys.platform == "win32" or resource is None:  # these systems have no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = sockets + RESERVED
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited or soft >= needed:
        return
    new_limit = needed if hard == unlimited else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (new_limit, hard))
    except (OSError, ValueError):  # the system may allow less than it reports
        new_limit = soft
    if new_limit < needed:
        log.warning("few file descriptors", limit=new_limit, needed=needed, help=HELP)


async def watch() -> None:
    """Check periodically whether descriptors are left, and log when there are none. An event loop may not
    report connections that it cannot accept."""
    while True:
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            log.error(EVENT, exc_info=error)
        await asyncio.sleep(CHECK_SECONDS)


def merge_descriptor_errors(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Turn every error about missing descriptors into the same kind of log event, without a traceback.

    >>> error = OSError(errno.EMFILE, "Too many")
    >>> event = merge_descriptor_errors(None, "", {"event": "failed", "exc_info": error})
    >>> event["event"], event["error"], "exc_info" in event
    ('out of file descriptors', '[Errno 24] Too many', False)
    """
    for error in _causes(event.get("exc_info")):
        if isinstance(error, OSError) and error.errno in NONE_LEFT:
            return {"event": EVENT, "error": str(error), "help": HELP}
    return event


def _causes(exc_info: Any) -> Iterator[BaseException]:
    """Yield the exception of a log line's ``exc_info``, and its causes."""
    error = (
        sys.exc_info()[1] if exc_info is True else exc_info[1] if isinstance(exc_info, tuple) else exc_info
    )
    while isinstance(error, BaseException):
        yield error
        error = error.__cause__ or error.__context__
