"""Security headers, which restrict our own pages and the pages of other sites."""

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
    "referrer-policy": "same-origin",  # the address of an invite is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

#: Additional headers for the API. Invites, seats and loadouts are private to the caller, so they are not
#: cached. A route may allow caching.
OWN_HEADERS = HEADERS | {"cache-control": "no-store"}

#: The header for servers that browsers reach by https: for a year, browsers must use only https.
HSTS = "max-age=31536000"
