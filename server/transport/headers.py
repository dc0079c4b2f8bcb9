"""Security headers: restrictions of our own pages, and of pages of other sites."""

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

#: Further headers for the API: invites, seats and loadouts are the caller's own, and are not cached. A route
#: may allow caching.
OWN_HEADERS = HEADERS | {"cache-control": "no-store"}

#: For servers that browsers reach by https: for a year, browsers must use https only.
HSTS = "max-age=31536000"
