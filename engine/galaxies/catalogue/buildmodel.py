"""Fleets and decks that players select: the types, and those that come ready-made."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from engine.core.faults import demand, known
from engine.core.fitting import build
from engine.core.packs import Source
from engine.galaxies.catalogue.model import (
    Id,
    Level,
    Positive,
    Record,
    ShipType,
    Side,
    TacticCard,
    Text,
)

#: How many of a card; what is too many is a fault of the build, and no other number is.
Copies = Annotated[int, Meta(ge=1)]


class Build(Record, frozen=True):
    """What a player brings: ship cards with their versions, and how many of which tactic cards."""

    fleet: tuple[tuple[str, str], ...] = ()
    deck: Mapping[str, Copies] = {}


class ReadyMade(Record, frozen=True):
    """A build that nobody needs to make: offered wherever it is legal."""

    id: Id
    name: Text
    text: Text
    side: Side
    fleet: tuple[tuple[str, Level], ...]
    deck: Mapping[str, Positive] = {}

    @property
    def build(self) -> Build:
        """What it brings."""
        return Build(self.fleet, self.deck)


def ready_made(
    source: Source, ships: Mapping[str, ShipType], tactics: Mapping[str, TacticCard]
) -> dict[str, ReadyMade]:
    """Every ready-made build by its id."""
    found = {}
    for key, table, file in source.of("build"):
        made = build(ReadyMade, table, file, key, source.needs("build", key))
        for name, _ in made.fleet:
            _ = known(ships, name, file, f"{key}.fleet")
        for name in made.deck:
            _ = known(tactics, name, file, f"{key}.deck")
        demand(bool(made.fleet), file, f"{key}.fleet", "is empty")
        found[key] = made
    return found
