"""Builds the first position from a mission, its options and its players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import SeatedPlayer, Setup
from engine.core.secret import Secret
from engine.galaxies import loadouts
from engine.galaxies.catalogue import Build, Catalogue, Mission
from engine.galaxies.catalogue import Seat as Place
from engine.galaxies.catalogue import Team as Side
from engine.galaxies.printed import register_edition
from engine.galaxies.state import RULINGS, FleetCard, Orders, Prepped, Seat, State, Team, Tile


def new_state(setup: Setup, edition: Catalogue) -> State:
    """Return the state before anything is shuffled, dealt or rolled (SET-01).

    Raises KeyError for an unknown mission. Raises BadOptions for a choice that the mission does not offer,
    and for a missing or illegal fleet or deck. Raises ValueError unless exactly the seats of the mission are
    taken.
    """
    edition, players = register_edition(edition), setup.players
    mission = loadouts.mission_with_options(edition, setup.mission, setup.options)
    setup.check_seats(seat.id for seat in mission.seats)
    builds = _chosen_builds(edition, mission, players)
    return State(
        match=setup.match,
        mission=setup.mission,
        options=complete_options(edition.missions[setup.mission], setup.options),
        catalogue=edition.digest,
        layout=mission.layout,
        commitment=setup.commitment,
        seats={
            seat.id: _build_seat(mission, seat, players[seat.id], builds.get(seat.id))
            for seat in mission.seats
        },
        teams={team.id: _build_team(edition, mission, team, builds) for team in mission.teams},
        tiles=_place_tiles(mission),
        order=[seat.id for seat in mission.seats],
        at_once=setup.at_once,
        only_answers=setup.only_answers,
        rulings=setup.rulings or RULINGS,
        stepwise=[seat.id for seat in mission.seats if seat.id not in setup.gestures],
    )


def complete_options(mission: Mission, options: Mapping[str, str]) -> dict[str, Any]:
    """Return the options, adding the default choice for each option without a choice."""
    return {o.id: options.get(o.id, o.choices[0].id) for o in mission.options}


def _chosen_builds(
    edition: Catalogue, mission: Mission, players: Mapping[str, SeatedPlayer]
) -> dict[str, Build]:
    """Return the builds of all seats that choose something. Error messages do not reveal the faults of a
    build (PRV-13)."""
    builds = {}
    for seat, player in players.items():
        if limits := loadouts.seat_limits(edition, mission, seat):
            build = loadouts.legal_build(edition, limits, player.loadout)
            if build is None:
                raise BadOptions([(f"seats.{seat}", "needs a legal fleet and deck")])
            builds[seat] = build
    return builds


def _build_seat(mission: Mission, mission_seat: Place, player: SeatedPlayer, build: Build | None) -> Seat:
    """Return a seat with its whole fleet behind the screen (SET-11) and an empty hand.

    A fleet given by the mission is public (PRV-14). For a chosen fleet, only the ships in play are public
    (PRV-13).
    """
    team_seats = [seat.id for seat in mission.seats_of(mission_seat.team)]
    fleet = mission_seat.fleet or (build.fleet if build else ())
    return Seat(
        id=mission_seat.id,
        side=mission_seat.side,
        team=mission_seat.team,
        zone=mission_seat.zone,
        player=player.name,
        bot=player.bot,
        hand=Secret({}, team_seats),
        screen=Secret([ship for ship, _ in fleet], team_seats),
        levels=Secret({ship: str(level) for ship, level in fleet}, team_seats),
        orders=Secret(Orders(), [mission_seat.id]),
        away=Secret({}, team_seats),
        fleet=[FleetCard(ship, level) for ship, level in mission_seat.fleet],
        prepped=[Prepped(prepped.card, prepped.ship) for prepped in mission_seat.prepped],
    )


def _build_team(
    edition: Catalogue, mission: Mission, mission_team: Side, builds: Mapping[str, Build]
) -> Team:
    """Return a team with its energy (TRN-01, TEM-11) and its unshuffled deck.

    The list of a chosen deck is the team's secret (PRV-13).
    """
    seats = [seat.id for seat in mission.seats_of(mission_team.id)]
    build = builds.get(seats[0]) if mission_team.deck_kind == "chosen" else None
    chosen_deck = dict(build.deck) if build else {}
    deck = [card for card, copies in chosen_deck.items() for _ in range(copies)]
    return Team(
        id=mission_team.id,
        side=mission_team.side,
        seats=seats,
        energy=mission_team.energy,
        income=mission_team.gain,
        deck=Secret(deck or edition.team_deck(mission, mission_team.id)),
        chosen=Secret(chosen_deck, seats) if build else None,
    )


def _place_tiles(mission: Mission) -> dict[str, Tile]:
    """Return the tiles in their places: first the face-up ones (SET-14), then the face-down ones (SET-15)."""
    tiles = [Tile(list(placed.hexes), placed.tile) for placed in mission.tiles]
    tiles += [Tile(list(spot), None) for spot in mission.hidden]
    return {f"tile-{n}": tile for n, tile in enumerate(tiles, 1)}
