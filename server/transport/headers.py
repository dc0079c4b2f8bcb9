"""Security headers: what our own pages may do, and other pages may not."""

from __future__ import annotations

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # positions on the board are style attributes
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # an invite's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

#: Further headers for the API: invites, seats and loadouts are for the caller alone. A route may allow
#: caching.
OWN_HEADERS = HEADERS | {"cache-control": "no-store"}

#: For servers that browsers reach by https: for a year they must use nothing else.
HSTS = "max-age=31536000"
