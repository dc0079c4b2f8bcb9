"""The audit log: who logged in, who could not, and what was done to ways to log in.

Its lines go the way of all logs, whatever their level, and none of them is left out. They hold ids of users
and addresses of clients, and no name, password, code or token.
"""

from __future__ import annotations

import logging
from typing import Final, Literal, TypeAlias

import structlog

#: The value of ``stream`` by which these lines are told from others.
STREAM: Final = "audit"

#: Names that operators search for: they stay as they are.
AuditEvent: TypeAlias = Literal[
    "audit.login",
    "audit.login-failed",
    "audit.proof",
    "audit.proof-failed",
    "audit.account-changed",
    "audit.ban",
    "audit.ban-lifted",
]

_log = structlog.wrap_logger(None, wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))


#: How those logins and proofs are answered that fail, whatever is wrong with them.
FAILED: Final = frozenset({"bad-login", "bad-password", "bad-proof", "bad-passkey", "challenge-over"})


def audit(event: AuditEvent, *, user: str, client: str, **more: str) -> None:
    """Write one line; ``user`` is an id, or empty where nobody is known.

    >>> with structlog.testing.capture_logs() as lines:
    ...     audit("audit.login", user="u1", client="192.0.2.1", way="passkey")
    >>> lines[0]["event"], lines[0]["stream"], lines[0]["way"]
    ('audit.login', 'audit', 'passkey')
    """
    _log.info(event, stream=STREAM, user=user, client=client, **more)
