"""Shortcuts to the printed data of a match's components. The edition of a match is a complete catalogue."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.galaxies.catalogue import catalogue
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.catalogue.missionmodel import Mission
from engine.galaxies.catalogue.model import ShipType, ShipVersion, TacticCard
from engine.galaxies.memo import cached_on
from engine.galaxies.state import State

#: All known editions by digest. A match keeps the edition it began with.
EDITIONS: dict[str, Catalogue] = {}
#: Missions with options applied, by edition, id and options. All matches share them.
_MISSIONS: dict[tuple[Any, ...], Mission] = {}


def register_edition(edition: Catalogue) -> Catalogue:
    """Register an edition, so that matches with its digest can be played. Return the registered object."""
    return EDITIONS.setdefault(edition.digest, edition)


def edition_of(g: State) -> Catalogue:
    """Return the edition of a match. Raises KeyError if the edition is not known."""
    return EDITIONS.get(g.catalogue) or edition_by_digest(g.catalogue)


def edition_by_digest(digest: str) -> Catalogue:
    """Return the edition with the digest that every view contains. Raises KeyError if no such edition is
    known."""
    edition = EDITIONS.get(digest)
    return edition if edition is not None else _load_own_edition(digest)


def _load_own_edition(digest: str) -> Catalogue:
    edition = register_edition(catalogue())
    if edition.digest != digest:
        raise KeyError(f"no edition {digest}")
    return edition


def mission(g: State) -> Mission:
    """Return the mission of a match with its options applied."""
    key = (g.catalogue, g.mission, *g.options.items())
    if key not in _MISSIONS:
        _MISSIONS[key] = edition_of(g).mission_with_options(g.mission, g.options)
    return _MISSIONS[key]


def tile_params(g: State, kind: str) -> Any:
    """Return the numbers of a kind of tile, by name (see `catalogue/params.py`)."""
    return edition_of(g).tiles[kind].params


def rule_params(g: State, rule: str) -> Any:
    """Return the numbers of a mission's special rule, by name. Raises KeyError if the mission has no such
    rule."""
    return mission(g).rules[rule].params


def ignored_powers(g: State) -> Collection[str]:
    """Return the powers that the mission switches off (BRK-03, M5-13)."""
    rule = mission(g).rules.get("ignored-powers")
    return rule.params["powers"] if rule is not None else ()


def ship_type(g: State, card: str) -> ShipType:
    """Return the ship card with that id."""
    return edition_of(g).ships[card]


def version(g: State, card: str) -> ShipVersion:
    """Return the version of a launched ship card that is in play."""
    return edition_of(g).ships[card].versions[g.cards[card].level]


def tactic(g: State, card: str) -> TacticCard:
    """Return the tactic card with that id."""
    return edition_of(g).tactics[card]


def owner_of(g: State, card: str) -> str:
    """Return the team that owns a tactic card: the one whose deck belongs to the card's faction. The card
    goes to that team's discard pile (KEY-13)."""
    return owners(g)[card]


def owners(g: State) -> Mapping[str, str]:
    """Return the owning team of each tactic card in the decks of this match.

    Computing the result each time takes 4.6 % more instructions when views are built.
    """
    return cached_on(g, "owners", lambda: _map_owners(g))


def _map_owners(g: State) -> dict[str, str]:
    teams = {team.faction: team.id for team in reversed(mission(g).teams)}
    return {card.id: teams[card.faction] for card in edition_of(g).tactics.values() if card.faction in teams}
