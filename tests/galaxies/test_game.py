"""The game as a server sees it: missions, options, first positions, computer players."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import codec
from engine.core.chance import SealedChance
from engine.core.decisions import Decision, Option, Refused, Text
from engine.core.driver import Match
from engine.core.game import BadOptions, Game, Seated
from engine.galaxies.game import REACTION_SECONDS, Galaxies
from engine.galaxies.players import PLAYERS
from engine.galaxies.players.random import WEIGHTS, RandomPlayer
from engine.galaxies.state import State

SEED = bytes(range(32))


def offered(mission: str) -> dict[str, Any]:
    return {found["id"]: found for found in Galaxies().missions()}[mission]


def seated() -> dict[str, Seated]:
    return {seat["id"]: Seated(seat["id"].upper()) for seat in offered("meteor-storm")["seats"]}


def begun(options: dict[str, Any] | None = None) -> Match[State]:
    rules, chance = Galaxies(), SealedChance(SEED)
    full = rules.check_options("meteor-storm", options or {})
    data = rules.new_match("m", "meteor-storm", full, seated(), chance.commitment)
    return Match.begin(rules, data, chance)[0]


def test_it_is_a_game() -> None:
    game: Game[State] = Galaxies()
    assert game.state_type is State


def test_missions_that_can_be_played_are_listed() -> None:
    missions = Galaxies().missions()
    assert [mission["number"] for mission in missions] == sorted(mission["number"] for mission in missions)
    mission = offered("meteor-storm")
    assert (mission["number"], mission["players"]) == (4, 4)
    assert mission["seats"][0] == {"id": "wretch-1", "side": "Wretch", "team": "wretch"}
    assert mission["title"] and mission["story"]
    assert [option["id"] for option in mission["options"]] == ["reaction_seconds"]


def test_the_catalogue_has_a_digest_that_views_name() -> None:
    rules = Galaxies()
    assert rules.catalogue()["digest"] == rules.view(begun(), "isn-1")["catalogue"]
    assert rules.catalogue() is rules.catalogue()


@pytest.mark.parametrize(
    ("given", "full"), [({}, 0), ({"reaction_seconds": 30}, 30), ({"reaction_seconds": "45"}, 45)]
)
def test_options_are_completed(given: dict[str, Any], full: int) -> None:
    assert Galaxies().check_options("meteor-storm", given) == {"reaction_seconds": full}


@pytest.mark.parametrize("wrong", [-1, 121, 1.5, True, None, "soon", "", "0x10", [5]])
def test_wrong_options_are_told_with_their_place(wrong: Any) -> None:
    with pytest.raises(BadOptions) as bad:
        _ = Galaxies().check_options("meteor-storm", {"reaction_seconds": wrong, "fog": 1})
    assert [loc for loc, _ in bad.value.errors] == ["fog", "reaction_seconds"]


def test_there_is_no_other_mission() -> None:
    for mission in ("no-such-mission", ""):
        with pytest.raises(KeyError):
            _ = Galaxies().check_options(mission, {})


def test_given_fleets_miss_nothing() -> None:
    assert Galaxies().missing("meteor-storm", {REACTION_SECONDS: 30}, seated()) == []
    assert Galaxies().missing("dead-zone", {"fleets": "printed"}, {}) == []


def test_a_match_begins_with_its_players_and_commitment() -> None:
    match = begun()
    view = Galaxies().view(match, "isn-1")
    assert view["seats"]["isn-1"]["player"] == "ISN-1" and not view["seats"]["isn-1"]["bot"]
    assert view["commitment"] == SealedChance(SEED).commitment
    assert (view["status"], view["phase"], view["round"], view["turn"]) == ("playing", "setup", 0, None)
    assert view["order"] == list(view["seats"])
    assert codec.encode(begun({"reaction_seconds": 5}).state) == codec.encode(match.state)


def test_an_unknown_order_is_refused() -> None:
    with pytest.raises(Refused):
        _ = begun().order("isn-1", "fly", True)


def test_computer_players_are_offered_by_name() -> None:
    offered = {about["name"]: about for about in Galaxies().bots()}
    assert offered.keys() == PLAYERS.keys()
    assert all(about["title"] and about["text"] for about in offered.values())
    assert isinstance(Galaxies().bot("random", 1), RandomPlayer)
    with pytest.raises(KeyError):
        _ = Galaxies().bot("genius", 1)


def test_a_random_player_picks_from_views_what_it_picks_from_decisions() -> None:
    rules, match = Galaxies(), begun()
    for number in range(150):
        seat, asked = next(iter(match.decisions.items()))
        view = rules.view(match, seat)
        seen = RandomPlayer(number)(view)
        foes = [
            h for ship in match.state.ships.values() for h in ship.hexes
            if match.state.seats[match.state.cards[ship.card].seat].team != match.state.seats[seat].team
        ]  # fmt: skip
        assert RandomPlayer(number).answer(asked, tuple(foes)) == seen
        _ = match.answer(seat, asked.id, seen)


def test_a_random_player_can_pick_everything() -> None:
    assert all(weight > 0 for weight in WEIGHTS.values())
    options = [
        {"id": str(n), "text": {"key": "pass" if n else "play", "args": {}}, "ref": {}} for n in range(4)
    ]
    asked = {"kind": "any", "min": 0, "max": 4, "options": options}
    player = RandomPlayer(3)
    picks = [player({"decision": asked, "viewer": "isn-1"}) for _ in range(2000)]
    assert {len(pick) for pick in picks} == set(range(5))
    assert all(len(set(pick)) == len(pick) for pick in picks)
    assert {one for pick in picks for one in pick} == {"0", "1", "2", "3"}


def test_a_random_player_steps_towards_the_enemy_and_seldom_charges_what_has_no_target() -> None:
    def often(kind: str, first: Option, second: Option) -> int:
        player, asked = RandomPlayer(4), Decision("isn-1", kind, Text(kind), (first, second))
        return sum(player.answer(asked, ((5, 0),)) == [first.id] for _ in range(1000))

    near, far = (Option(h, Text("move-to"), {"hex": h}) for h in ("3,0", "2,0"))
    aimed, idle = (Option(str(n), Text("charge", {"targets": n})) for n in (1, 0))
    assert 750 < often("move", near, far) < 850
    assert 950 < often("weapon", aimed, idle) < 1000
