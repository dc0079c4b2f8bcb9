"""Pings, arrows and proposals that a seat shows to its teammates for a few seconds. They are not stored."""

from __future__ import annotations

from engine.core.decisions import Refused
from engine.core.present.pointing import Pointing
from server.base.json_codec import dumps
from server.match.state.live import LiveMatch
from server.protocol.messages import PointMessage

#: The minimum and maximum number of targets for each kind.
TARGET_COUNTS = {"ping": (1, 1), "arrow": (2, 2), "proposal": (1, 3)}


def recipients(live: LiveMatch, seat: str, message: PointMessage) -> list[str]:
    """Return the seats to which the message is shown.

    Raises Refused if the seat may not point at these targets. Only the seat's own view decides, not the
    presence or the decisions of its teammates.
    """
    _ = live.under_way
    teams = live.mission.teams
    mates = [mate for mate, team in teams.items() if team == teams[seat] and mate != seat]
    if message.to is not None and message.to not in mates:
        raise Refused("not_yours", "that seat is not on your team")
    if not mates:
        raise Refused("illegal", "nobody is on your team")
    minimum, maximum = TARGET_COUNTS[message.kind]
    if not minimum <= len(message.at) <= maximum:
        raise Refused("illegal", f"point at {minimum} to {maximum} targets")
    game, view = live.game, live.views[seat]
    if not isinstance(game, Pointing) or not all(game.may_point(view, thing) for thing in message.at):
        raise Refused("illegal", "that cannot be pointed at")
    return mates if message.to is None else [message.to]


def pointed_text(seat: str, message: PointMessage) -> str:
    """Return a `pointed` message as text.

    >>> pointed_text("red-1", PointMessage(type="point", id="p1", kind="ping", at=["card:7"], to="red-2"))
    '{"type":"pointed","seat":"red-1","kind":"ping","at":["card:7"]}'
    """
    return dumps({"type": "pointed", "seat": seat, "kind": message.kind, "at": message.at})
