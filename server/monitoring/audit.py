"""The audit log of logins, failed logins, and changes of login methods.

Its lines are written to the same place as all logs, at any log level, and none is dropped. They contain user
ids and client addresses, but no names, passwords, codes or tokens.
"""

from __future__ import annotations

import logging
from typing import Final, Literal, TypeAlias

import structlog

#: The value of ``stream`` that marks the lines of the audit log.
STREAM: Final = "audit"

#: Operators search for these names, so they never change.
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


#: The kinds of problems returned for failed logins and proofs.
FAILED: Final = frozenset({"bad-login", "bad-password", "bad-proof", "bad-passkey", "challenge-over"})


def audit(event: AuditEvent, *, user: str, client: str, **fields: str) -> None:
    """Write one line to the audit log. ``user`` is an id, or empty if unknown.

    >>> with structlog.testing.capture_logs() as lines:
    ...     audit("audit.login", user="u1", client="192.0.2.1", way="passkey")
    >>> lines[0]["event"], lines[0]["stream"], lines[0]["way"]
    ('audit.login', 'audit', 'passkey')
    """
    _log.info(event, stream=STREAM, user=user, client=client, **fields)
