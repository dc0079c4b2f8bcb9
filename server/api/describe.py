"""The OpenAPI document: FastAPI's own, with errors as they really are."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from server.errors import ProblemDetails

DESCRIPTION = "Board games, authoritative on the server. The websocket is described in docs/PROTOCOL.md."
PROBLEM = {
    "description": "A problem (RFC 9457)",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemDetails"}}},
}


def install(app: FastAPI) -> None:
    """Make the document when it is first asked for."""

    def document() -> dict[str, Any]:
        if not app.openapi_schema:
            made = get_openapi(
                title=app.title, version=app.version, description=DESCRIPTION, routes=app.routes
            )
            _with_problems(made)
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def _with_problems(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for validation in ("HTTPValidationError", "ValidationError"):
        schemas.pop(validation, None)
    found = ProblemDetails.model_json_schema(ref_template="#/components/schemas/{model}")
    schemas |= found.pop("$defs", {}) | {"ProblemDetails": found}
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"]["default"] = PROBLEM
