"""What a host's own content may name: powers, cells and mission rules that there is a function for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import engine.galaxies.powers.all  # noqa: F401 (fills the registry)
from engine.galaxies import registry
from engine.galaxies.catalogue import Catalogue, TacticCard, catalogue
from engine.galaxies.catalogue.errors import demand, known, must_be_known
from engine.galaxies.powers import cells

#: Mission rules that others read, and that need no function.
READ_BY_RULES = frozenset({"asteroid-step", "both-factions", "ignored-powers", "no-transport"})

Files = Mapping[tuple[str, str], str]


def power_functions() -> set[str]:
    """The powers that a ship card or an attached card may have."""
    kinds = (registry.MODIFIERS, registry.TRIGGERS, registry.ACTIONS)
    return {power for kind in kinds for table in kind.values() for power in table}


def cell_functions() -> set[str]:
    """The special cells that something is done for, by function or by reading the chart."""
    return {*registry.CELL_DAMAGE, *registry.CELL_EFFECTS, *cells.CHART_ONLY}


def events() -> dict[str, str]:
    """The powers that an event card may have, and the trigger that each is written for."""
    triggers = {card.effect: card.trigger for card in catalogue().tactics.values() if card.effect}
    return {power: triggers[power] for power in registry.CARDS}


def rule_functions() -> set[str]:
    """The special rules that a mission may have."""
    tables = (
        registry.ENDINGS,
        registry.INSTEAD,
        registry.ACTIVATION_ENDINGS,
        registry.DRAWS,
        registry.ATTACHING,
    )
    return {*READ_BY_RULES, *(rule for table in tables for rule in table)}


def check(book: Catalogue, files: Files) -> None:
    """Raise CatalogueError for the first power, cell or rule that nothing would come of."""
    powers, special = dict.fromkeys(power_functions(), ""), dict.fromkeys(cell_functions(), "")
    for ship in book.ships.values():
        file = files["ship", ship.id]
        for level, version in ship.versions.items():
            key = f"{ship.id}.{level}"
            _all_known(powers, (p.id for p in version.powers), file, f"{key}.powers")
            _all_known(special, (c.id for c in version.cells.values()), file, f"{key}.cells")
    for card in book.tactics.values():
        file, key = files["card", card.id], f"{card.id}.powers"
        _all_known(powers, (p.id for p in card.powers if p.id != card.effect), file, key)
        if card.type == "event":
            _check_event(card, file, key)
    for mission in book.missions.values():
        _all_known(dict.fromkeys(rule_functions(), ""), mission.rules, files["mission", mission.id], "rules")


def _all_known(functions: Mapping[str, str], ids: Iterable[str], file: str, key: str) -> None:
    for name in ids:
        must_be_known(functions, name, file, key)


def _check_event(card: TacticCard, file: str, key: str) -> None:
    """An event does one thing when it is played, at the moment that its function is written for."""
    moments = sum(p.timing == card.trigger for p in card.powers)
    demand(moments == 1, file, key, f"an event has one power with the timing of its trigger, {card.trigger}")
    trigger = known(events(), card.effect, file, key)
    demand(card.trigger == trigger, file, f"{card.id}.trigger", f"must be {trigger} for {card.effect}")
