"""Fleets and decks that players choose: the limits of a seat, and the faults of a choice (SET-06 to SET-18,
DEK-01 to DEK-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.lobby.loadouts import LoadoutFault as Fault
from engine.core.lobby.loadouts import LoadoutReport
from engine.core.lobby.options import BadOptions
from engine.core.present.wire import Wire, to_wire
from engine.galaxies.catalogue import Build, Catalogue, Mission, OptionError, ReadyMade
from engine.galaxies.catalogue.options import mission_variants


class Limits(Struct, frozen=True):
    """The limits within which a seat chooses its fleet and deck. A limit or size of 0 means that there is
    nothing to choose.

    ``ships`` and ``cards`` list what the seat may pick, and ``copies`` is the maximum number of copies of
    each card. ``deck_min`` is the minimum number of cards of each type.
    """

    seat: str
    side: str
    fleet_limit: int
    ships: tuple[str, ...]
    must_include: tuple[str, ...]
    deck_size: int
    cards: tuple[str, ...]
    copies: int
    deck_min: Mapping[str, int]


CardId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Loadout(Struct, frozen=True, forbid_unknown_fields=True):
    """A loadout as a player sends it: ship cards with their versions, and the number of copies of each tactic
    card.

    The bounds are far above the size of any legal loadout. They reject input that would only waste time and
    memory.
    """

    fleet: Annotated[tuple[tuple[CardId, CardId], ...], msgspec.Meta(max_length=20)] = ()
    deck: Annotated[dict[CardId, Copies], msgspec.Meta(max_length=60)] = {}


class OfferedBuild(ReadyMade, frozen=True, kw_only=True):
    """A ready-made loadout with its totals."""

    counts: Mapping[str, int]


class OfferedLimits(Limits, frozen=True, kw_only=True):
    """The limits of a seat, and the ready-made loadouts that are legal for it."""

    ready_made: tuple[OfferedBuild, ...]


class Report(LoadoutReport, frozen=True, kw_only=True):
    """The totals of a fleet and deck: the launch cost, and the number of tactic cards in total and by
    type."""

    cost: int
    cards: int
    types: dict[str, int]


#: A function that selects at least one of a mission's ready-made builds, according to what a computer player
#: prefers.
BuildPreference: TypeAlias = Callable[[str, Sequence[ReadyMade]], Sequence[ReadyMade]]


class GalaxiesLoadouts:
    """Implements :class:`engine.core.lobby.loadouts.Loadouts` for the fleets and decks of one catalogue.

    ``preferences`` maps the names of computer players to their preferences. Other players choose among all
    builds with equal probability.
    """

    title = "fleet and deck"
    loadout_type = Loadout
    limits_type = OfferedLimits
    report_type = Report

    def __init__(self, edition: Catalogue, preferences: Mapping[str, BuildPreference]) -> None:
        self.edition, self._preferences = edition, preferences

    def read(self, raw: Any) -> Wire:
        """Return a build in its stored form. Equal decks are stored in the same order."""
        build = parse_build(raw)
        return to_wire(Build(build.fleet, dict(sorted(build.deck.items()))))

    def limits(self, mission: str, options: Mapping[str, Any]) -> dict[str, Wire]:
        """Return the limits of each seat that chooses something, with the ready-made builds that are legal
        for it."""
        limits_by_seat = {}
        for seat in mission_with_options(self.edition, mission, options).seats:
            if limits := self._limits(mission, options, seat.id):
                builds = legal_ready_made_builds(self.edition, limits)
                ready_made = [
                    {**to_wire(build), "counts": build_counts(self.edition, build.build)} for build in builds
                ]
                limits_by_seat[seat.id] = {**to_wire(limits), "ready_made": ready_made}
        return limits_by_seat

    def check(self, mission: str, options: Mapping[str, Any], seat: str, loadout: Wire) -> Report:
        """Return the totals and the faults of a fleet and deck."""
        limits = self._limits(mission, options, seat)
        if limits is None:
            raise BadOptions([("loadout", "there is nothing to choose for this seat")])
        return check_build(self.edition, limits, parse_build(loadout))

    def counts(self, loadout: Wire) -> dict[str, int]:
        """Return the total launch cost and the number of tactic cards."""
        return build_counts(self.edition, parse_build(loadout))

    def empty(self) -> Wire:
        """Return a loadout without ships and cards."""
        return to_wire(Build())

    def default(
        self, mission: str, options: Mapping[str, Any], seat: str, seed: int, player: str | None = None
    ) -> Wire | None:
        """Return one of the ready-made builds that the player prefers. If packs have left none, return any
        legal build."""
        limits = self._limits(mission, options, seat)
        if limits is None:
            return None
        legal_builds = legal_ready_made_builds(self.edition, limits)
        if not legal_builds:
            return self.random(mission, options, seat, seed)
        preference = self._preferences.get(player or "")
        preferred = preference(mission, legal_builds) if preference else legal_builds
        return to_wire(preferred[Random(seed).randrange(len(preferred))].build)

    def random(self, mission: str, options: Mapping[str, Any], seat: str, seed: int) -> Wire | None:
        """Return a random legal build for a seat, for trial matches."""
        limits = self._limits(mission, options, seat)
        return to_wire(random_build(self.edition, limits, Random(seed))) if limits else None

    def _limits(self, mission: str, options: Mapping[str, Any], seat: str) -> Limits | None:
        return seat_limits(self.edition, mission_with_options(self.edition, mission, options), seat)


def mission_with_options(edition: Catalogue, mission_id: str, options: Mapping[str, str]) -> Mission:
    """Return the mission with its options applied.

    Raises KeyError for an unknown mission and BadOptions for a choice that it does not offer.
    """
    try:
        return edition.mission_with_options(mission_id, options)
    except OptionError as error:
        raise BadOptions([("options", str(error))]) from None


def seat_limits(edition: Catalogue, mission: Mission, seat_id: str) -> Limits | None:
    """Return the limits of a seat, or None if its mission leaves nothing to choose (SET-04).

    The first seat of a team chooses the deck. Raises KeyError for a seat that the mission does not have.
    """
    if seat_id not in {seat.id for seat in mission.seats}:
        raise KeyError(seat_id)
    seat = mission.seat(seat_id)
    team = mission.team(seat.team)
    first = mission.seats_of(team.id)[0].id == seat_id
    deck_size = team.deck_size if team.deck_kind == "chosen" and first else 0
    if not seat.fleet_limit and not deck_size:
        return None
    return Limits(
        seat=seat_id,
        side=seat.side,
        fleet_limit=seat.fleet_limit,
        ships=tuple(seat.pool(edition.ships)) if seat.fleet_limit else (),
        must_include=seat.must_include if seat.fleet_limit else (),
        deck_size=deck_size,
        cards=tuple(edition.faction_cards(team.faction)) if deck_size else (),
        copies=edition.copies,
        deck_min={str(kind): n for kind, n in team.deck_min.items()} if deck_size else {},
    )


def parse_build(raw: Any) -> Build:
    """Return the build in wire data. Raises BadOptions for data that is not a build."""
    try:
        loadout = msgspec.convert(raw, Loadout)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise BadOptions([(where.rstrip("`").lstrip(".") or "loadout", reason)]) from None
    except UnicodeEncodeError:  # a lone surrogate, which is valid in JSON but not in UTF-8
        raise BadOptions([("loadout", "contains text that is not valid")]) from None
    return Build(loadout.fleet, loadout.deck)


def legal_build(edition: Catalogue, limits: Limits, raw: Mapping[str, Any] | None) -> Build | None:
    """Return the build in wire data if it is within all limits, otherwise None.

    The deck is sorted in the order of the catalogue. Therefore the order in which it was chosen or stored
    makes no difference.
    """
    try:
        build = parse_build(raw or {})
    except BadOptions:
        return None
    if not check_build(edition, limits, build).legal:
        return None
    return Build(build.fleet, {card: build.deck[card] for card in edition.tactics if card in build.deck})


def check_build(edition: Catalogue, limits: Limits, build: Build) -> Report:
    """Return the totals of a build and its faults within the limits."""
    faults = tuple(_find_faults(edition, limits, build))
    return Report(
        cost=fleet_cost(edition, build),
        cards=sum(build.deck.values()),
        types=dict(count_types(edition, build)),
        faults=faults,
        legal=not faults,
    )


def build_counts(edition: Catalogue, build: Build) -> dict[str, int]:
    """Return the total launch cost and the number of tactic cards."""
    return {"cost": fleet_cost(edition, build), "cards": sum(build.deck.values())}


def fleet_cost(edition: Catalogue, build: Build) -> int:
    """Return the total launch cost of a fleet (SET-06). Unknown ships and versions cost nothing."""
    known_ships = [
        (edition.ships[ship].versions, level) for ship, level in build.fleet if ship in edition.ships
    ]
    return sum(versions[level].launch for versions, level in known_ships if level in versions)


def count_types(edition: Catalogue, build: Build) -> Counter[str]:
    """Return the number of tactic cards of each type in a deck. Unknown cards have no type."""
    types = Counter[str]()
    for card, copies in build.deck.items():
        if card in edition.tactics:
            types[edition.tactics[card].type] += copies
    return types


def _find_faults(edition: Catalogue, limits: Limits, build: Build) -> Iterator[Fault]:
    if limits.fleet_limit:
        yield from _fleet_faults(edition, limits, build)
    elif build.fleet:
        yield Fault("fleet", "the mission gives this fleet", "SET-05")
    if limits.deck_size:
        yield from _deck_faults(edition, limits, build)
    elif build.deck:
        yield Fault("deck", "there is no deck to choose", "SET-05")


def _fleet_faults(edition: Catalogue, limits: Limits, build: Build) -> Iterator[Fault]:
    names = Counter(ship for ship, _ in build.fleet)
    if not names:
        yield Fault("fleet", "a fleet needs at least one ship card", "SET-18")
    for ship, count in names.items():
        if ship not in edition.ships:
            yield Fault(ship, f"there is no ship card called {ship}", "SET-12")
        elif ship not in limits.ships:
            yield Fault(ship, f"{edition.ships[ship].name} cannot be in this fleet", "SET-13")
        elif count > 1:
            yield Fault(ship, f"only one version of {edition.ships[ship].name} may be in a fleet", "SET-08")
    yield from _version_faults(edition, limits, build)
    for ship in limits.must_include:
        if ship not in names:
            yield Fault(ship, f"{edition.ships[ship].name} must be in this fleet", "M3-05")
    if (cost := fleet_cost(edition, build)) > limits.fleet_limit:
        excess = cost - limits.fleet_limit
        yield Fault("fleet", f"the fleet costs {cost}, {excess} more than {limits.fleet_limit}", "SET-06")


def _version_faults(edition: Catalogue, limits: Limits, build: Build) -> Iterator[Fault]:
    for ship, level in build.fleet:
        if ship in limits.ships and level not in (versions := edition.ships[ship].versions):
            available = ", ".join(versions)
            yield Fault(
                ship, f"{edition.ships[ship].name} has no version {level}, only {available}", "SET-12"
            )


def _deck_faults(edition: Catalogue, limits: Limits, build: Build) -> Iterator[Fault]:
    for card, copies in build.deck.items():
        if card not in edition.tactics:
            yield Fault(card, f"there is no tactic card called {card}", "SET-12")
        elif card not in limits.cards:
            yield Fault(card, f"{edition.tactics[card].name} is a card of the other faction", "DEK-03")
        elif copies > limits.copies:
            name = edition.tactics[card].name
            yield Fault(card, f"{copies} copies of {name}, but at most {limits.copies} are allowed", "DEK-04")
    if (count := sum(build.deck.values())) != limits.deck_size:
        contents = "1 card" if count == 1 else f"{count} cards"
        yield Fault("deck", f"the deck has {contents}, but needs exactly {limits.deck_size}", "DEK-01")
    types = count_types(edition, build)
    for kind, minimum in limits.deck_min.items():
        if types[kind] < minimum:
            yield Fault(
                "deck", f"the deck has {types[kind]} of type {kind}, but needs {minimum} or more", "M3-09"
            )


def drop_excluded_parts(limits: Limits, build: Build) -> Build:
    """Return a build without the parts that cannot be chosen, such as a deck if there are no tactic cards
    (M1-14)."""
    return Build(build.fleet if limits.fleet_limit else (), build.deck if limits.deck_size else {})


def legal_ready_made_builds(edition: Catalogue, limits: Limits) -> list[ReadyMade]:
    """Return the ready-made builds that are legal within the limits."""
    legal = []
    for ready_made in edition.builds.values():
        build = drop_excluded_parts(limits, ready_made.build)
        if ready_made.side == limits.side and check_build(edition, limits, build).legal:
            legal.append(msgspec.structs.replace(ready_made, fleet=build.fleet, deck=build.deck))
    return legal


def mission_with_fewest_faults(
    edition: Catalogue, ready_made: ReadyMade
) -> tuple[str, Sequence[Fault]] | None:
    """Return the mission in which a ready-made build has the fewest faults, and these faults.

    All options of each mission are tried. Return None if no mission lets the build's side choose anything.
    """
    candidates: list[tuple[str, Sequence[Fault]]] = []
    for mission in edition.missions.values():
        for variant in mission_variants(mission):
            for limits in (seat_limits(edition, variant, seat.id) for seat in variant.seats):
                if limits is not None and limits.side == ready_made.side:
                    candidates.append(
                        (
                            mission.id,
                            check_build(
                                edition, limits, drop_excluded_parts(limits, ready_made.build)
                            ).faults,
                        )
                    )
    return min(candidates, key=lambda entry: len(entry[1]), default=None)


def random_build(edition: Catalogue, limits: Limits, random: Random) -> Build:
    """Return a random legal build. Every ship version and card can occur, and fleets can be small or
    large."""
    build = Build(_random_fleet(edition, limits, random), _random_deck(edition, limits, random))
    assert check_build(edition, limits, build).legal, "a random build is within the limits"
    return build


def _random_fleet(edition: Catalogue, limits: Limits, random: Random) -> tuple[tuple[str, str], ...]:
    """Return the required ships, then random others that fit. One fleet in four is chosen from a random part
    of the others."""
    required, budget = list(limits.must_include), limits.fleet_limit
    optional = [s for s in limits.ships if s not in required and edition.ships[s].lowest_cost <= budget]
    minimum = 0 if required else min(1, len(optional))
    extra = random.sample(
        optional, random.choice([*[len(optional)] * 3, random.randint(minimum, len(optional))])
    )
    fleet: list[tuple[str, str]] = []
    for n, ship in enumerate([*required, *extra]):
        reserved = sum(edition.ships[required_ship].lowest_cost for required_ship in required[n + 1 :])
        versions = edition.ships[ship].versions
        affordable = [level for level in versions if versions[level].launch + reserved <= budget]
        if affordable:
            level = random.choice(affordable)
            fleet.append((ship, level))
            budget -= versions[level].launch
    return tuple(fleet)


def _random_deck(edition: Catalogue, limits: Limits, random: Random) -> dict[str, int]:
    """Return the minimum number of cards of each type, then random cards."""
    pool = [card for card in limits.cards for _ in range(limits.copies)]
    random.shuffle(pool)
    deck: list[str] = []
    for kind, minimum in limits.deck_min.items():
        deck += [card for card in pool if edition.tactics[card].type == kind][:minimum]
    rest = list((Counter(pool) - Counter(deck)).elements())
    random.shuffle(rest)
    return dict(Counter(deck + rest[: limits.deck_size - len(deck)]))
