"""What is printed on the components of a match: short ways into its edition, which is a whole Catalogue."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.galaxies.catalogue import catalogue
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.catalogue.missionmodel import Mission
from engine.galaxies.catalogue.model import ShipType, ShipVersion, TacticCard
from engine.galaxies.memo import kept_beside
from engine.galaxies.state import State

#: All editions known here, by digest: a match goes on with the one that it began with.
EDITIONS: dict[str, Catalogue] = {}
#: Missions as matches play them, by edition, id and options, for all matches.
_MISSIONS: dict[tuple[Any, ...], Mission] = {}


def remember(edition: Catalogue) -> Catalogue:
    """Make an edition known, so that matches with its digest can be played; returns the one that is kept."""
    return EDITIONS.setdefault(edition.digest, edition)


def edition_of(g: State) -> Catalogue:
    """The edition that a match is played with; raises KeyError if it is not known here."""
    return EDITIONS.get(g.catalogue) or edition(g.catalogue)


def edition(digest: str) -> Catalogue:
    """The edition with that digest, which every view names; raises KeyError if it is not known here."""
    known = EDITIONS.get(digest)
    return known if known is not None else _only_own(digest)


def _only_own(digest: str) -> Catalogue:
    own = remember(catalogue())
    if own.digest != digest:
        raise KeyError(f"no edition {digest}")
    return own


def mission(g: State) -> Mission:
    """The mission as this match plays it, its options applied."""
    key = (g.catalogue, g.mission, *g.options.items())
    if key not in _MISSIONS:
        _MISSIONS[key] = edition_of(g).played(g.mission, g.options)
    return _MISSIONS[key]


def tile_params(g: State, kind: str) -> Any:
    """The numbers of a kind of tile, by name (catalogue/params.py says which there are)."""
    return edition_of(g).tiles[kind].params


def rule_params(g: State, rule: str) -> Any:
    """The numbers of a mission's special rule, by name; raises KeyError if the mission has no such rule."""
    return mission(g).rules[rule].params


def ignored_powers(g: State) -> Collection[str]:
    """The powers that the mission names and switches off (BRK-03, M5-13)."""
    rule = mission(g).rules.get("ignored-powers")
    return rule.params["powers"] if rule is not None else ()


def ship_type(g: State, card: str) -> ShipType:
    """The ship card of that id."""
    return edition_of(g).ships[card]


def version(g: State, card: str) -> ShipVersion:
    """The version in play of a launched ship card."""
    return edition_of(g).ships[card].versions[g.cards[card].level]


def tactic(g: State, card: str) -> TacticCard:
    """The tactic card of that id."""
    return edition_of(g).tactics[card]


def owner_of(g: State, card: str) -> str:
    """The team to whose discard pile a tactic card goes: that of its faction's deck (KEY-13)."""
    return owners(g)[card]


def owners(g: State) -> Mapping[str, str]:
    """The team of each tactic card of which this match has a deck. To look for them each time takes 4.6 %
    more instructions with views."""
    return kept_beside(g, "owners", lambda: _owners(g))


def _owners(g: State) -> dict[str, str]:
    teams = {team.faction: team.id for team in reversed(mission(g).teams)}
    return {card.id: teams[card.faction] for card in edition_of(g).tactics.values() if card.faction in teams}
