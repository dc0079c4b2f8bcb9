"""The whole catalogue: every component of the game by its id."""

from collections.abc import Mapping

from msgspec import Struct

from engine.galaxies import hexes
from engine.galaxies.catalogue.buildmodel import ReadyMade
from engine.galaxies.catalogue.missionmodel import Mission
from engine.galaxies.catalogue.model import (
    HIT,
    LETTERS,
    MISS,
    STAR,
    Faction,
    Layout,
    ShipType,
    ShipVersion,
    TacticCard,
    TileType,
)
from engine.galaxies.catalogue.options import apply_options
from engine.galaxies.hexes import Hex, Shape


class Catalogue(Struct, frozen=True):
    """All printed components. `digest` identifies this exact content."""

    ships: Mapping[str, ShipType]
    tactics: Mapping[str, TacticCard]
    tiles: Mapping[str, TileType]
    layouts: Mapping[str, Layout]
    missions: Mapping[str, Mission]
    builds: Mapping[str, ReadyMade]
    shapes: Mapping[str, Shape]
    copies: int
    digest: str = ""

    def footprint(self, name: str, anchor: Hex, direction: int = 0) -> tuple[Hex, ...]:
        """Return the spaces that a named shape covers, starting with its anchor."""
        return hexes.outline(self.shapes[name], anchor, direction)

    def mission_with_options(self, mission_id: str, options: Mapping[str, str] | None = None) -> Mission:
        """Return the mission with its options applied. Raises OptionError for a choice that the mission does
        not offer."""
        return apply_options(self.missions[mission_id], options or {})

    def faction_cards(self, faction: Faction) -> list[str]:
        """Return the ids of all tactic cards of a faction, without duplicates."""
        return [c.id for c in self.tactics.values() if c.faction == faction]

    def team_deck(self, mission: Mission, team_id: str) -> list[str]:
        """Return the cards of a team's unshuffled deck, with one item per copy.

        The list is empty if the team has no deck or chooses it. A deck of a whole faction excludes the
        prepped cards, because one box holds no more copies (M4-10).
        """
        team = mission.team(team_id)
        if team.deck_kind == "listed":
            return [card for card, copies in team.deck for _ in range(copies)]
        if team.deck_kind != "faction":
            return []
        deck = [card for card in self.faction_cards(team.faction) for _ in range(self.copies)]
        for prepped in (p for seat in mission.seats_of(team_id) for p in seat.prepped):
            deck.remove(prepped.card)
        return deck


def chart_cell(version: ShipVersion, letter: str, number: int) -> str:
    """Return the entry of the hit chart for a roll of the coordinate dice (CMP-08): a symbol, or a key of
    `cells`."""
    return version.chart[number - 1][LETTERS.index(letter)]


def is_hit(version: ShipVersion, symbol: str, shields_up: bool) -> bool:
    """Return whether a symbol on the chart is a hit. Some special cells are hits only while shields are
    down."""
    if symbol in (MISS, HIT, STAR):
        return symbol != MISS
    cell = version.cells[symbol]
    return cell.hit and not (cell.only_shields_down and shields_up)
