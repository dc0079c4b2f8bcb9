"""Types of the fleets and decks that players choose, and of ready-made builds."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from engine.core.content.faults import Notes, Place
from engine.core.content.field_types import Id, Positive, Record, Text
from engine.core.content.sources import Source, Table
from engine.core.content.validation import build_checked
from engine.galaxies.catalogue.model import Level, ShipType, Side, TacticCard

#: The number of copies of a card. Too many copies are a fault of the build. A number below 1 makes the data
#: malformed.
Copies = Annotated[int, Meta(ge=1)]


class Build(Record, frozen=True):
    """A player's fleet and deck: ship cards with their versions, and the number of copies of each tactic
    card."""

    fleet: tuple[tuple[str, str], ...] = ()
    deck: Mapping[str, Copies] = {}


class ReadyMade(Record, frozen=True):
    """A ready-made build. It is offered to every seat in which it is legal."""

    id: Id
    name: Text
    text: Text
    side: Side
    fleet: tuple[tuple[str, Level], ...]
    deck: Mapping[str, Positive] = {}

    @property
    def build(self) -> Build:
        """The fleet and deck."""
        return Build(self.fleet, self.deck)


def ready_made_builds(
    source: Source, ships: Mapping[str, ShipType], tactics: Mapping[str, TacticCard], notes: Notes
) -> dict[str, ReadyMade]:
    """Return every ready-made build by its id."""

    def make_ready_made(key: str, table: Table, place: Place) -> ReadyMade:
        fleet, deck = table.get("fleet"), table.get("deck")
        entries = [entry for entry in fleet if isinstance(entry, list)] if isinstance(fleet, list) else []
        names = [entry[0] for entry in entries if entry and isinstance(entry[0], str)]
        return build_checked(
            ReadyMade,
            table,
            place,
            lambda build: place["fleet"].demand(bool(build.fleet), "is empty"),
            # look up names even if another entry is faulty
            lambda _: place["fleet"].check_all_known(ships, names),
            lambda _: place["deck"].check_all_known(tactics, deck if isinstance(deck, dict) else ()),
            needs=lambda: source.missing_keys_message("build", key),
        )

    return source.build_records("build", notes, make_ready_made)
