"""Builds the view of the table, field by field. It reads no Secrets before the match is over."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Outcome, Situation
from engine.core.logged_facts import LogEntry
from engine.core.memo import cached_on
from engine.core.present.views import LogLine, TableBase, TextView
from engine.core.present.wire import Wire, to_wire
from engine.pulp.catalogue.model import COLORS, Color
from engine.pulp.facts.base import PulpFact
from engine.pulp.present.line import line_view, search_view
from engine.pulp.present.viewtypes import (
    AlienView,
    CrewView,
    CubesTable,
    DieView,
    EndingView,
    HegemonyTable,
    HeroTable,
    PulpSeat,
    PulpTable,
    RevealedView,
    TraitorView,
    WeaponView,
)
from engine.pulp.printed import edition_of
from engine.pulp.queries import (
    abilities_at_zero,
    bag_size,
    cards_left,
    counting_reason,
    cubes_needed,
    current_alien,
    current_sector,
    is_active,
    weapons_in_game,
)
from engine.pulp.rules.end import ending, outcome
from engine.pulp.state import HERO, TRAITOR, OwnedDie, Seat, State, Weapon

#: The kinds of happenings that the log ascribes to the Traitor.
TRAITOR_KINDS = frozenset(
    {
        "aligned",
        "fewer",
        "influence",
        "influenced",
        "negated",
        "recharged",
        "revealed",
        "seized",
        "traitor-captain",
        "traitor-drew",
        "traitor-rolled",
    }
)
#: The happenings that occur only with a Traitor.
TRAITOR_MATCH_KINDS = TRAITOR_KINDS | {"traitor", "influence-window"}


def table_view(situation: Situation[State]) -> Wire:
    """Return the public view of the table. Once the match is over, it includes the face-down cards."""
    result = outcome(situation.state)
    table: Wire = {**_table(situation, result)}
    if result:
        table["revealed"] = revealed_view(situation.state)
    return table


def _table(situation: Situation[State], result: Outcome | None) -> PulpTable:
    g = situation.state
    return {
        **_progress(situation, result),
        **hegemony_table(g),
        **cubes_table(g),
        **hero_table(g),
        "options": to_wire(g.options),  # type: ignore[typeddict-item]
        "seats": {name: seat_view(name, seat) for name, seat in g.seats.items()},
        "teams": {seat.team: {"side": seat.team, "seats": [name]} for name, seat in g.seats.items()},
        "line": line_view(g),
        "search": search_view(g) if g.line or g.search else None,
        "discard": list(g.discard),
        "removed": list(g.removed),
        "traitor": None,
        "result": result.to_wire() if result else None,
        "ending": ending_view(g, result) if result else None,
    }


def _progress(situation: Situation[State], result: Outcome | None) -> TableBase:
    """Return the identity and the progress of the match."""
    g = situation.state
    return {
        "match": g.match,
        "game": "pulp",
        "mission": g.mission,
        "catalogue": g.catalogue,
        "commitment": g.commitment,
        "status": "finished" if result else "playing",
        "viewer": "",
        "round": g.round,
        "turn": HERO,
        "phase": "over" if result else g.phase,
        "order": list(g.seats),
        "log": log_view(g),
        "chat": [],
        "clock": None,
        "time": None,
        "waiting_for": [seat for seat in g.seats if seat in situation.waiting_for],
    }


def hegemony_table(g: State) -> HegemonyTable:
    """Return the part of the table with aliens, Planets and the Location."""
    return {
        "sector": current_sector(g) if g.line or g.round > 1 else None,
        "aliens": [alien_view(g, column) for column in range(len(g.row))],
        "last": bool(g.row) and not cards_left(g),
        "planets": list(g.planets),
        "planet": g.planet,
        "planet_pile": g.planet_pile.left,
        "planet_discard": list(g.planet_discard),
        "location": g.location,
        "location_ability": current_alien(g).ability if g.location else None,
    }


def cubes_table(g: State) -> CubesTable:
    """Return the part of the table with the cubes. The contents of the bag are included only if it is
    open."""
    return {
        "bag": None if g.options.hide_bag else _count_by_color(g.bag),
        "bag_size": bag_size(g),
        "supply": _count_by_color(g.supply),
        "gone": _count_by_color(g.gone),
        "team": g.team,
        "fresh": g.fresh,
    }


def _count_by_color(cubes: Mapping[Color, int]) -> dict[str, int]:
    return {color: cubes.get(color, 0) for color in COLORS}


def hero_table(g: State) -> HeroTable:
    """Return the Hero's part of the table."""
    return {
        "captain": g.captain,
        "abilities": {ability: {"value": t.value, "top": t.top} for ability, t in g.tracks.items()},
        "dice": [die_view(die) for die in g.dice],
        "hand": list(g.hand),
        "weapons": [weapon_view(g, weapon) for weapon in g.weapons],
        "weapon_pile": g.weapon_pile.left,
        "weapons_needed": weapons_in_game(g),
        "exploration": [
            {
                "id": card.id,
                "fits": current_sector(g) in edition_of(g).exploration[card.id].sectors,
                "used": card.used,
            }
            for card in g.exploration
        ],
        "crew": [crew_view(g, member.id, member.points) for member in g.crew],
        "ship": to_wire(g.ship) if g.ship else None,  # type: ignore[typeddict-item]
    }


def seat_view(name: str, seat: Seat) -> PulpSeat:
    """Return the public information about a seat."""
    return {
        "side": name,
        "team": seat.team,
        "player": seat.player,
        "bot": seat.bot is not None,
        "conceded": seat.conceded,
    }


def die_view(die: OwnedDie) -> DieView:
    """Return the view of a die of the Hero."""
    return {"id": die.id, "value": die.value, "used": die.used, "row": die.row, "crew": die.crew}


def alien_view(g: State, column: int) -> AlienView:
    """Return the view of a column of the row of aliens."""
    name = g.row[column]
    return {
        "id": name,
        "sector": edition_of(g).aliens[name].sector,
        "left": g.decks[column].left,
        "black": g.aliens.get(name, 0),
        "current": column == g.column,
        "past": column < g.column,
    }


def weapon_view(g: State, weapon: Weapon) -> WeaponView:
    """Return the view of a Super Weapon in front of the Hero."""
    return {
        "id": weapon.id,
        "need": {str(color): n for color, n in edition_of(g).weapons[weapon.id].need.items()},
        "cubes": {color: n for color, n in weapon.cubes.items() if n},
        "lacking": cubes_needed(g, weapon),
        "understood": weapon.understood,
        "active": is_active(g, weapon),
        "used": weapon.used,
    }


def crew_view(g: State, card: str, points: int) -> CrewView:
    """Return the view of a Bridge Crew card in play."""
    die = next((die.id for die in g.dice if die.crew == card), "")
    return {"id": card, "die": die, "points": points, "next": edition_of(g).crew[card].track[-points]}


def traitor_view(g: State, viewer: str) -> TraitorView | None:
    """Return what a viewer sees of the Traitor. The Alignment is included only if the viewer may see it
    (PRV-05).
    """
    traitor = g.traitor
    if traitor is None:
        return None
    alignment = traitor.revealed or traitor.alignment.value_for(viewer)
    return {
        "captain": traitor.captain or None,
        "dice": list(traitor.dice),
        "influence": traitor.influence,
        "area": traitor.area,
        "hand": list(traitor.hand),
        "taken": list(traitor.taken),
        "weapons": list(traitor.weapons),
        "alignment": {
            "id": alignment or None,
            "revealed": traitor.revealed is not None,
            "spent": traitor.spent,
        },
    }


def ending_view(g: State, result: Outcome) -> EndingView:
    """Return the view of the end of the match."""
    weapons, total = {HERO: len(g.weapons)}, weapons_in_game(g)
    if g.traitor:
        weapons["traitor"] = len(g.traitor.weapons)
    is_majority = result.reason == "majority"
    return {
        "reason": result.reason,
        "counted": counting_reason(weapons[HERO], weapons["traitor"], total) if is_majority else None,
        "zeros": [str(ability) for ability in abilities_at_zero(g)] if result.reason == "abilities" else [],
        "found": weapons,
        "weapons": total,
    }


def revealed_view(g: State) -> RevealedView:
    """Return the face-down things. They may be shown only after the end (PRV-12)."""
    end = ending(g)
    assert end is not None
    return {
        "decks": [list(deck.cards.open()) for deck in g.decks],
        "planets": list(g.planet_pile.cards.open()),
        "weapons": list(g.weapon_pile.cards.open()),
        "aside": list(g.aside.open()),
        "alignment": g.traitor.alignment.open() if g.traitor else None,
    }


def log_view(g: State) -> list[LogLine]:
    """Return the newest lines of the log. Old lines are reused, and new ones are appended to a copy of the
    list."""
    cache: dict[str, list[LogLine]] = cached_on(g, "log", dict)
    lines = cache.get("lines", [])
    count = min(g.lines - (lines[-1]["n"] if lines else 0), len(g.log))
    if count:
        lines = cache["lines"] = [*lines, *[log_line(g, line) for line in g.log[-count:]]][
            -PulpFact.log_kept :
        ]
    return lines


def log_line(g: State, line: LogEntry) -> LogLine:
    """Return the view of a line of the log."""
    text: TextView = {"key": line.kind, "args": line.fields}
    cause = str(line.fields.get("by"))
    card = cause.partition(":")[0]
    is_traitors = (
        line.kind in TRAITOR_KINDS
        or cause == TRAITOR
        or card == "alignment"
        or card in edition_of(g).influence
    )
    seat = TRAITOR if is_traitors else HERO
    return {"n": line.n, "round": line.round, "seat": seat, "text": text}
