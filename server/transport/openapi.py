"""The OpenAPI document: FastAPI's own document, with the authentication and the errors of each route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from server.transport.errors import TITLES, ProblemDetails
from server.transport.security import SAFE_METHODS

DESCRIPTION = "Board games, authoritative on the server. The websocket is described in docs/PROTOCOL.md."

Responses: TypeAlias = dict[int | str, dict[str, Any]]

PROBLEM_TYPE = "application/problem+json"
PROBLEM_CONTENT = {PROBLEM_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemDetails"}}}
DEFAULT_RESPONSE = {"description": "Another problem (RFC 9457)", "content": PROBLEM_CONTENT}

#: Explanations of statuses that have no kind of problem.
REASONS = {
    400: "The body cannot be read",
    401: "No token, or one that is not known",
    403: "The caller may not do that",
    404: "There is no such thing, or the caller may not know of it",
    413: "The body is too long",
    422: "The request does not have the expected form",
}


def refusals(by_status: Mapping[int, Sequence[str]]) -> Responses:
    """Return the ``responses`` of a route, which list the kinds of its problems by status."""
    return {status: _problem_response(status, kinds) for status, kinds in by_status.items()}


def _problem_response(status: int, kinds: Sequence[str]) -> dict[str, Any]:
    lines = [f"`urn:galaxies:{kind}`: {TITLES[kind]}" for kind in kinds]
    return {"description": "; ".join(lines) or REASONS[status], "content": PROBLEM_CONTENT}


def install(app: FastAPI) -> None:
    """Create the document on its first request."""

    def document() -> dict[str, Any]:
        if not app.openapi_schema:
            openapi = get_openapi(
                title=app.title,
                version=app.version,
                description=DESCRIPTION,
                routes=app.routes,
                servers=app.servers or None,
            )
            _add_problems(openapi)
            app.openapi_schema = openapi
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def _add_problems(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for validation in ("HTTPValidationError", "ValidationError"):
        schemas.pop(validation, None)
    problem = ProblemDetails.model_json_schema(ref_template="#/components/schemas/{model}")
    schemas |= problem.pop("$defs", {}) | {"ProblemDetails": problem}
    for path in document["paths"].values():
        for method, operation in path.items():
            _describe(method.upper(), operation)


def _describe(method: str, operation: dict[str, Any]) -> None:
    """Add the problems that follow from the operation's parameters."""
    responses = operation["responses"]
    for status in _implied_statuses(operation, responses):
        responses[str(status)] = _problem_response(status, [])
    if method not in SAFE_METHODS:
        responses["403"] = _merge_responses(responses.get("403"), _problem_response(403, ["foreign-origin"]))
    operation["responses"] = dict(sorted(responses.items())) | {"default": DEFAULT_RESPONSE}


def _implied_statuses(operation: dict[str, Any], responses: dict[str, Any]) -> Iterator[int]:
    """Yield the error statuses that the route need not declare itself."""
    if "security" in operation:
        yield 401
    if "requestBody" in operation:
        yield from (400, 413)
    if (
        any(parameter["in"] == "path" for parameter in operation.get("parameters", ()))
        and "404" not in responses
    ):
        yield 404
    if "422" in responses and PROBLEM_TYPE not in responses["422"]["content"]:
        yield 422


def _merge_responses(first: dict[str, Any] | None, second: dict[str, Any]) -> dict[str, Any]:
    return (
        second
        if first is None
        else first | {"description": f"{first['description']}; {second['description']}"}
    )
