"""Types for the values in data files, including a host's own content.

Faults quote the descriptions of these types.
"""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
        max_length=32,
        description="an id: a-z, 0-9 and single hyphens between them, up to 32 characters",
    ),
]
#: Excludes control characters except line breaks, and characters that change the text direction.
Text = Annotated[
    str,
    Meta(
        min_length=1,
        pattern="^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]*$",
        description="text, not empty, without control characters",
    ),
]
Natural = Annotated[int, Meta(ge=0, le=999, description="a whole number from 0 to 999")]
Positive = Annotated[int, Meta(ge=1, le=999, description="a whole number from 1 to 999")]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file. Unknown keys are rejected.

    >>> from msgspec import convert
    >>> class Card(Record, frozen=True):
    ...     id: Id
    ...     cost: Natural = 0
    >>> convert({"id": "ace", "cost": 3}, Card)
    Card(id='ace', cost=3)
    >>> convert({"id": "ace", "kost": 3}, Card)
    Traceback (most recent call last):
    msgspec.ValidationError: Object contains unknown field `kost`
    """
