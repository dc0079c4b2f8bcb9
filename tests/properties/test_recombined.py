"""Matches end even if a pack gives known powers to any ships or cards."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.core.content.edition_data import digest_of
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import printed
from engine.galaxies.catalogue import Catalogue, Power, ShipType, ShipVersion, TacticCard, catalogue, storage
from engine.galaxies.game import Galaxies
from engine.galaxies.powers import known

MISSIONS = list(catalogue().missions)


def recombined_catalogue(seed: int) -> Catalogue:
    """Return the house's components with all powers, cells and numbers of attacks redistributed."""
    chance, house = Random(seed), catalogue()
    powers = sorted(known.known_powers())
    cells = sorted(known.known_cells())

    def random_powers(max_powers: int) -> tuple[Power, ...]:
        base_powers = chance.sample(powers, chance.randint(0, max_powers))
        return tuple(Power(power, power.title(), "static", power) for power in base_powers)

    def version(of: ShipVersion) -> ShipVersion:
        special = {sign: replace(cell, id=chance.choice(cells)) for sign, cell in of.cells.items()}
        return replace(of, powers=random_powers(5), cells=special)

    def ship(of: ShipType) -> ShipType:
        return replace(of, versions={level: version(v) for level, v in of.versions.items()})

    def card(of: TacticCard) -> TacticCard:
        if of.type != "event":
            return replace(of, powers=random_powers(2), cost=chance.randint(0, 2))
        acting = [power for power in of.powers if power.id == of.effect]
        same_trigger = [power for power, trigger in known.event_triggers().items() if trigger == of.trigger]
        acting = [replace(acting[0], id=chance.choice(same_trigger))]
        return replace(of, powers=(*acting, *random_powers(1)), cost=chance.randint(0, 4))

    changed_card = replace(
        house,
        ships={key: ship(x) for key, x in house.ships.items()},
        tactics={key: card(x) for key, x in house.tactics.items()},
    )
    return replace(changed_card, digest=digest_of(storage.dump_catalogue(changed_card)))


@pytest.mark.parametrize(("seed", "mission"), [*enumerate(MISSIONS)])
def test_matches_with_recombined_powers_end(mission: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "EDITIONS", dict(printed.EDITIONS))
    game = Selfplay(Galaxies(recombined_catalogue(seed)), mission, derive_seed(77, seed), strict=True)
    assert game.play(), f"no end after {game.answers} answers"
