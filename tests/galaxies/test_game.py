"""The game as a server sees it: missions, options, first positions, computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.chance import SealedChance
from engine.core.content.edition_data import digest_of
from engine.core.decisions import Decision, Option, Refused, Text
from engine.core.game import Game
from engine.core.lobby.options import BadOptions
from engine.core.lobby.setup import SeatedPlayer, SeatInfo, Setup
from engine.core.matches.match import Match
from engine.galaxies import GAME, printed
from engine.galaxies.catalogue import catalogue, storage
from engine.galaxies.game import Galaxies
from engine.galaxies.players import PLAYERS
from engine.galaxies.players.random import WEIGHTS, RandomPlayer
from engine.galaxies.state import State
from tests.scenario import Scenario

SEED = bytes(range(32))


def setup(commitment: str = "commitment", edition: str | None = None) -> Setup:
    players = {seat: SeatedPlayer(seat.upper()) for seat in GAME.edition().missions["meteor-storm"].teams}
    return Setup("m", "meteor-storm", {}, players, commitment, edition)


def begin_match() -> Match[State]:
    chance = SealedChance(SEED)
    data = GAME.codec.first(GAME.new_match(setup(chance.commitment)))
    return Match.begin(GAME, data, chance)[0]


def view_of(match: Match[State], viewer: str) -> dict[str, Any]:
    return GAME.views(match, [viewer])[viewer]


def other_edition() -> Galaxies:
    """Return a game with the same missions, one of which has a different text."""
    house = catalogue()
    mission = replace(house.missions["dead-zone"], story="Another story.")
    edition = replace(house, missions={**house.missions, mission.id: mission})
    return Galaxies(replace(edition, digest=digest_of(storage.dump_catalogue(edition))))


def test_galaxies_is_a_game() -> None:
    game: Game[State] = Galaxies()
    assert game.codec.state_type is State
    assert (game.id, GAME.id) == ("galaxies", "galaxies")
    assert game.loadouts is not None


def test_playable_missions_are_listed() -> None:
    missions = GAME.edition().missions
    assert [*missions] == [mission.id for mission in missions.values()]
    numbers = [mission.number for mission in missions.values()]
    assert numbers == sorted(numbers)
    mission = missions["meteor-storm"]
    assert (mission.number, len(mission.seats)) == (4, 4)
    assert mission.seats[0] == SeatInfo("wretch-1", "Wretch", "wretch")
    assert mission.teams == {"wretch-1": "wretch", "wretch-2": "wretch", "isn-1": "isn", "isn-2": "isn"}
    assert mission.title and mission.story
    assert mission.options == ()
    assert [option.id for option in missions["dead-zone"].options] == ["fleets", "tactic-cards"]


def test_views_name_the_digest_of_the_edition() -> None:
    edition = GAME.edition()
    assert edition.public()["digest"] == edition.digest == view_of(begin_match(), "isn-1")["catalogue"]
    assert edition.public() is edition.public()
    assert GAME.edition(edition.digest) is GAME.edition()


def test_a_game_can_play_with_a_loaded_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "EDITIONS", dict(printed.EDITIONS))
    edition = other_edition().edition()
    monkeypatch.setattr(printed, "EDITIONS", {GAME.edition().digest: GAME.catalogue})
    with pytest.raises(KeyError):
        _ = GAME.edition(edition.digest)
    with pytest.raises(KeyError):
        _ = GAME.new_match(setup(edition=edition.digest))
    GAME.load_edition(edition.digest, edition.dump())
    loaded = GAME.edition(edition.digest)
    assert (loaded.digest, loaded.dump()) == (edition.digest, edition.dump())
    assert loaded.missions["dead-zone"].story == "Another story."
    assert GAME.new_match(setup(edition=edition.digest)).catalogue == edition.digest
    assert GAME.new_match(setup()).catalogue == GAME.edition().digest != edition.digest


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]"])
def test_data_that_is_not_an_edition_is_not_loaded(data: bytes) -> None:
    for digest in (digest_of(data), GAME.edition().digest, "0" * 64):
        with pytest.raises(ValueError, match="components"):
            GAME.load_edition(digest, data)


def test_missing_options_get_their_defaults() -> None:
    assert GAME.check_options("meteor-storm", {}) == {}
    all_options = {"fleets": "48", "tactic-cards": "on"}
    assert GAME.check_options("dead-zone", {"fleets": "48"}) == all_options
    assert GAME.check_options("dead-zone", {}) == all_options | {"fleets": "printed"}


def test_invalid_options_are_reported_with_their_location() -> None:
    """Options that every table has do not belong to the game."""
    with pytest.raises(BadOptions) as refusal:
        _ = GAME.check_options("dead-zone", {"fleets": "49", "fog": 1, "reaction_seconds": 5})
    assert [loc for loc, _ in refusal.value.errors] == ["fog", "reaction_seconds", "fleets"]


def test_an_unknown_mission_is_rejected() -> None:
    for mission in ("no-such-mission", ""):
        with pytest.raises(KeyError):
            _ = GAME.check_options(mission, {})


def test_missions_with_given_fleets_need_no_builds() -> None:
    assert GAME.loadouts.limits("meteor-storm", {}) == {}
    assert GAME.loadouts.limits("dead-zone", {"fleets": "printed"}) == {}


def test_a_match_begins_with_its_players_and_commitment() -> None:
    match = begin_match()
    view = view_of(match, "isn-1")
    assert (view["match"], view["game"], view["mission"]) == ("m", "galaxies", "meteor-storm")
    assert view["seats"]["isn-1"]["player"] == "ISN-1" and not view["seats"]["isn-1"]["bot"]
    assert view["commitment"] == SealedChance(SEED).commitment
    assert (view["status"], view["phase"], view["round"], view["turn"]) == ("playing", "setup", 0, None)
    assert view["order"] == list(view["seats"])


def test_an_unknown_order_is_rejected() -> None:
    with pytest.raises(Refused):
        _ = begin_match().order("isn-1", "fly", True)


def test_computer_players_are_offered_by_name() -> None:
    assert GAME.bots.keys() == PLAYERS.keys()
    assert list(GAME.bots) == ["admiral", "greedy", "bold", "cautious", "random"], "the strongest first"
    assert GAME.stand_in == "greedy", "nobody gets a stronger player by conceding"
    assert all(bot.title and bot.text for bot in GAME.bots.values())


@pytest.mark.parametrize("document", ["README.md", "docs/PROTOCOL.md"])
def test_the_documentation_names_every_computer_player(document: str) -> None:
    text = (Path(__file__).parents[2] / document).read_text("utf-8")
    assert all(f"`{name}`" in text and bot.title in text for name, bot in GAME.bots.items())


def test_a_computer_player_is_created_by_name() -> None:
    assert isinstance(GAME.bot("random", 1), RandomPlayer)
    with pytest.raises(KeyError):
        _ = GAME.bot("genius", 1)


def test_a_random_player_makes_the_same_picks_from_views_as_from_decisions() -> None:
    match = begin_match()
    for number in range(150):
        seat, decision = next(iter(match.decisions.items()))
        pick = RandomPlayer(number)(view_of(match, seat))
        assert RandomPlayer(number).choose(match.state, decision) == pick
        _ = match.answer(seat, decision.id, pick)


def test_a_random_player_can_make_every_pick() -> None:
    assert all(weight > 0 for weight in WEIGHTS.values())
    options = [
        {"id": str(n), "text": {"key": "pass" if n else "play", "args": {}}, "ref": {}} for n in range(4)
    ]
    decision = {"kind": "any", "min": 0, "max": 4, "options": options}
    player = RandomPlayer(3)
    picks = [player({"decision": decision, "viewer": "isn-1"}) for _ in range(2000)]
    assert {len(pick) for pick in picks} == set(range(5))
    assert all(len(set(pick)) == len(pick) for pick in picks)
    assert {option for pick in picks for option in pick} == {"0", "1", "2", "3"}


def test_a_random_player_approaches_enemies_and_seldom_charges_weapons_without_a_target() -> None:
    state = Scenario().ship("wretch-2", "chosh-ka", at="5,0").state

    def count_first_choices(kind: str, first_option: Option, second_option: Option) -> int:
        player, decision = RandomPlayer(4), Decision("isn-1", kind, Text(kind), (first_option, second_option))
        return sum(player.choose(state, decision) == [first_option.id] for _ in range(1000))

    near_option, far_option = (Option(h, Text("move-to"), {"hex": h}) for h in ("3,0", "2,0"))
    aimed_option, idle_option = (Option(str(n), Text("charge", {"targets": n})) for n in (1, 0))
    assert 750 < count_first_choices("move", near_option, far_option) < 850
    assert 950 < count_first_choices("weapon", aimed_option, idle_option) < 1000
