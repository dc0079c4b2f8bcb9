"""The lobby over HTTP."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from server.api.catalogue import Named
from server.api.deps import App, Code
from server.api.describe import refusals
from server.api.drawing import qr_code
from server.api.sites import client_in
from server.bodies import ChanceOfSeat, Seal
from server.json_codec import dumps, now
from server.lobby import match_setup, records, rematch
from server.lobby.identity import Anyone, Caller
from server.lobby.summaries import MatchSummary, Offered, summary
from server.play.spectator_delay import LONGEST
from server.store.matches import MatchRow
from server.store.people import User
from server.wire import WireModel

router = APIRouter(prefix="/api", tags=["lobby"])

LISTED = 100
TABLES = 20
OPEN_FOR = timedelta(days=1)
UNKNOWN = refusals({404: [], 410: ["closed"]})

Most = Annotated[int, Query(ge=1, le=LISTED, description="The maximum number.")]
Since = Annotated[int, Query(ge=0, description="The number of your last frame.")]
Before = Annotated[str | None, Query(max_length=64, description="An id after which the list continues.")]


class NewMatch(WireModel):
    """Asks for a match. Without `game` it is of the first game that has the mission. The host takes the
    `seat`, a computer player `bot` takes each other seat, and with `start` it begins at once."""

    game: str | None = None
    mission: str
    options: dict[str, Any] = {}
    private: bool = True
    seat: str | None = None
    bot: str | None = None
    start: bool = False


class ArrangeMatch(WireModel):
    """Changes a match before it begins. `null` leaves a value as it is. The `options` are complete: missing
    ones get their defaults. Without them, another `mission` keeps the options that every table has."""

    mission: str | None = None
    options: dict[str, Any] | None = None
    private: bool | None = None


class SwapSeats(WireModel):
    """Two seats to swap."""

    seats: tuple[str, str]


class GoOn(WireModel):
    """How to go on after a match. `mission` is another mission, `swap` changes the sides, and a `lobby` waits
    for its host. With `match` you join that offered match, or none."""

    swap: bool = False
    mission: str | None = None
    lobby: bool = False
    match: str | None = None


class TakeSeat(WireModel):
    """`code` opens a private match. `bot` names a computer player that the host puts there."""

    code: str | None = None
    bot: str | None = None


def summary_of(app: App, request: Request, row: MatchRow, user: User | None) -> MatchSummary:
    """Return the match as a user may see it."""
    mission = app.lobby.context.find_mission(row)
    return summary(
        row, mission or app.lobby.mission(row), user, app.base_url(request), known=mission is not None
    )


@router.post(
    "/matches",
    status_code=201,
    responses=refusals(
        {
            404: [],
            409: ["too-many-matches", "cannot-start"],
            422: ["no-such-mission", "bad-options", "no-such-bot"],
            429: ["too-many"],
        }
    ),
)
async def create(body: NewMatch, request: Request, user: Caller, app: App) -> MatchSummary:
    """Create a match and host it."""
    await app.rates.check_new_match(user.id, client_in(request))
    row = await app.lobby.create(user, body.mission, body.options, private=body.private, game=body.game)
    await app.rates.count_new_match(client_in(request))
    row = await app.lobby.prepare(row, user, body.seat, body.bot, start=body.start)
    return summary_of(app, request, row, user)


@router.get("/matches", responses=refusals({429: ["too-many"]}))
async def matches(
    request: Request,
    user: Caller,
    app: App,
    *,
    mine: bool = False,
    over: bool | None = None,
    limit: Most = LISTED,
    before: Before = None,
) -> list[MatchSummary]:
    """Return your matches, all or only those that are `over` or not, or the public ones that are not over.
    The newest come first."""
    app.rates.check_list(user.id)
    unseen = now() - LONGEST
    if mine:
        mine_too = await app.store.matches_of(user, limit, over, before, unseen)
        return await _listed(app, request, user, mine_too)
    return await _listed(app, request, user, await app.store.public_matches(limit, unseen))


@router.get("/tables")
async def tables(
    request: Request,
    user: Anyone,
    app: App,
    *,
    game: Named = None,
    limit: Most = TABLES,
    before: Before = None,
) -> list[MatchSummary]:
    """Return the public matches of the last day that wait for players, the newest first."""
    rows = await app.store.open_tables(now() - OPEN_FOR, limit, game=game, before=before)
    return await _listed(app, request, user, rows)


async def _listed(app: App, request: Request, user: User | None, rows: list[MatchRow]) -> list[MatchSummary]:
    for row in rows:
        _ = await app.lobby.context.ensure_edition(row)
    return [summary_of(app, request, await app.lobby.as_seen(row, user), user) for row in rows]


@router.get("/matches/{match_id}", responses=UNKNOWN)
async def match(match_id: str, request: Request, user: Caller, app: App, code: Code = None) -> MatchSummary:
    """Return one match as you may see it."""
    return summary_of(app, request, await app.lobby.seen(match_id, user, code), user)


@router.get("/matches/{match_id}/view", response_model=None, responses=refusals({404: [], 429: ["too-many"]}))
async def view(match_id: str, user: Caller, app: App, code: Code = None) -> Response:
    """Return your current view of a match, for a picture in a list. Players keep a socket open instead."""
    app.rates.check_view(user.id)
    row = await app.lobby.visible(match_id, user, code)
    return Response(dumps(await app.tables[row.id].look(user)), media_type="application/json")


@router.patch(
    "/matches/{match_id}",
    responses=refusals(
        {
            404: [],
            403: ["not-host"],
            409: ["not-in-lobby", "busy"],
            422: ["no-such-mission", "bad-options"],
            429: ["too-many"],
        }
    ),
)
async def arrange(
    match_id: str, body: ArrangeMatch, request: Request, user: Caller, app: App
) -> MatchSummary:
    """As host, change the mission, the options or who may see a match that has not begun. Players whose seat
    is not in the new mission lose it."""
    await app.rates.check_create(user.id)
    row = await app.lobby.visible(match_id, user)
    row = await match_setup.arrange(
        app.lobby, row, user, mission=body.mission, given=body.options, private=body.private
    )
    return summary_of(app, request, row, user)


@router.delete(
    "/matches/{match_id}",
    status_code=204,
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby"]}),
)
async def discard(match_id: str, user: Caller, app: App) -> None:
    """As host, delete a match that has not begun or that only computer players play."""
    await app.lobby.discard(await app.lobby.visible(match_id, user), user)


@router.get("/invites/{code}", responses=UNKNOWN)
async def invite(code: str, request: Request, user: Anyone, app: App) -> MatchSummary:
    """Return the match to which you are invited."""
    row = await app.lobby.invited(code, user)
    return summary_of(app, request, await app.lobby.as_seen(row, user), user)


@router.get("/invites/{code}/qr.svg", response_model=None, responses=UNKNOWN)
async def invite_qr(code: str, request: Request, user: Anyone, app: App) -> Response:
    """Return the invite link as a QR code."""
    row = await app.lobby.invited(code, user)
    return qr_code(f"{app.base_url(request)}/join/{row.invite}")


@router.post(
    "/matches/{match_id}/seat",
    responses=refusals({404: [], 409: ["not-in-lobby", "full", "busy"], 410: ["closed"]}),
)
async def take_any_seat(
    match_id: str, *, request: Request, user: Caller, app: App, code: Code = None
) -> MatchSummary:
    """Take a free seat in a team with the fewest people, or keep the one you have."""
    row = await rematch.take_seat(app.lobby, await app.lobby.visible(match_id, user, code), user)
    return summary_of(app, request, row, user)


@router.post(
    "/matches/{match_id}/swap",
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby", "busy"]}),
)
async def swap(match_id: str, body: SwapSeats, request: Request, user: Caller, app: App) -> MatchSummary:
    """Swap two seats. The host may swap any. Others may swap theirs with a computer player's or an empty one,
    or ask a person, who agrees by the same call."""
    row = await app.lobby.visible(match_id, user)
    return summary_of(app, request, await app.lobby.swap(row, *body.seats, user), user)


@router.delete(
    "/matches/{match_id}/swap",
    status_code=204,
    responses=refusals({404: [], 409: ["not-in-lobby", "busy"]}),
)
async def stay_seated(match_id: str, user: Caller, app: App) -> None:
    """Withdraw your request to swap, and decline the requests for your seat."""
    await app.lobby.stay_seated(await app.lobby.visible(match_id, user), user)


@router.get("/offers", responses=refusals({429: ["too-many"]}))
async def offers(request: Request, user: Caller, app: App) -> list[MatchSummary]:
    """Return the finished matches whose people go on (`next`) and wait for you, the newest first."""
    app.rates.check_list(user.id)
    return await _listed(app, request, user, await rematch.offers(app.lobby, user))


@router.get("/matches/{match_id}/next", responses=refusals({404: [], 429: ["too-many"]}))
async def standing(match_id: str, user: Caller, app: App) -> Offered:
    """Return whether the others still wait for you in their next match."""
    app.rates.check_list(user.id)
    row = await app.lobby.visible(match_id, user)
    return Offered(standing=await rematch.standing_of(app.lobby, row, user))


@router.post(
    "/matches/{match_id}/next",
    responses=refusals(
        {
            404: [],
            403: ["not-seated"],
            409: ["not-over", "full", "not-in-lobby", "no-offer", "offered", "too-many-matches"],
            422: ["no-such-mission"],
            429: ["too-many"],
        }
    ),
)
async def go_on(match_id: str, body: GoOn, request: Request, user: Caller, app: App) -> MatchSummary:
    """Go on after a finished match: create the next one, or join the one that another player has created."""
    await app.rates.check_new_match(user.id, client_in(request))
    row = await app.lobby.visible(match_id, user)
    wish = rematch.RematchRequest(body.swap, body.mission, body.lobby, body.match)
    next_one = await rematch.join_or_make(app.lobby, row, user, wish)
    if next_one.host.id == user.id:
        await app.rates.count_new_match(client_in(request))
    return summary_of(app, request, next_one, user)


@router.delete(
    "/matches/{match_id}/next",
    status_code=204,
    responses=refusals({404: [], 403: ["not-seated"], 409: ["no-offer", "busy"], 429: ["too-many"]}),
)
async def decline(match_id: str, user: Caller, app: App) -> None:
    """Decline the match with which the others go on."""
    await app.rates.check_create(user.id)
    await rematch.decline(app.lobby, await app.lobby.visible(match_id, user), user)


@router.post(
    "/matches/{match_id}/seats/{seat}",
    responses=refusals(
        {404: [], 403: ["not-host"], 409: ["not-in-lobby", "seat-taken", "busy"], 422: ["no-such-bot"]}
    ),
)
async def take_seat(
    match_id: str, seat: str, *, request: Request, user: Caller, app: App, body: TakeSeat | None = None
) -> MatchSummary:
    """Take a seat, or put a computer player there as host."""
    body = body or TakeSeat()
    row = await app.lobby.visible(match_id, user, body.code)
    if body.bot is not None:
        row = await app.lobby.seat_bot(row, seat, body.bot, user)
    else:
        row = await rematch.take_seat(app.lobby, row, user, seat)
    return summary_of(app, request, row, user)


@router.delete(
    "/matches/{match_id}/seats/{seat}",
    responses=refusals({404: [], 403: ["not-seated"], 409: ["not-in-lobby", "busy"]}),
)
async def leave_seat(match_id: str, seat: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Leave your seat, or empty one as host."""
    row = await app.lobby.visible(match_id, user)
    return summary_of(app, request, await rematch.leave_seat(app.lobby, row, seat, user), user)


@router.post(
    "/matches/{match_id}/start",
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby", "cannot-start"]}),
)
async def start(match_id: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Start the match."""
    row = await app.lobby.visible(match_id, user)
    return summary_of(app, request, await app.lobby.start(row, user), user)


@router.post(
    "/matches/{match_id}/resume",
    responses=refusals(
        {404: [], 403: ["not-host"], 409: ["not-paused", "unreadable", "busy"], 429: ["too-many"]}
    ),
)
async def resume(match_id: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Resume a match that an internal error has paused."""
    await app.rates.check_create(user.id)
    row = await app.lobby.visible(match_id, user)
    return summary_of(app, request, await app.lobby.resume(row, user), user)


@router.get(
    "/matches/{match_id}/chances",
    responses=refusals({404: [], 409: ["not-over"], 429: ["too-many"], 503: ["busy-server"]}),
)
async def chances(
    match_id: str, request: Request, user: Caller, app: App, code: Code = None
) -> list[ChanceOfSeat]:
    """Return the win chances of each seat in a finished match, turn by turn, from what the seat knew."""
    app.rates.check_replay(user.id)
    row = await app.lobby.seen(match_id, user, code)
    known = await app.chances.of(row, request.is_disconnected, user)
    return [ChanceOfSeat(**vars(chance)) for chance in known]


@router.get(
    "/matches/{match_id}/record",
    response_model=None,
    responses=refusals({404: [], 409: ["not-over"], 429: ["too-many"]}),
)
async def record(match_id: str, user: Caller, app: App, code: Code = None) -> Response:
    """Return the whole finished match, to replay it and to check its dice."""
    app.rates.check_replay(user.id)
    row = await app.lobby.seen(match_id, user, code)
    whole = msgspec.json.encode(await records.record(app.store, app.games[row.game], row))
    return Response(whole, media_type="application/json")


@router.get(
    "/matches/{match_id}/seals",
    responses=refusals({404: [], 409: ["not-over"], 429: ["too-many"]}),
)
async def seals(match_id: str, user: Caller, app: App, code: Code = None) -> list[Seal]:
    """Return the commitments to the dice of the finished match, and the seeds, to check them."""
    app.rates.check_replay(user.id)
    row = await app.lobby.seen(match_id, user, code)
    return await records.seals_of(app.store, row)


@router.get(
    "/matches/{match_id}/replay",
    response_model=None,
    responses=refusals(
        {404: [], 409: ["not-over", "cannot-replay"], 429: ["too-many"], 503: ["busy-server"]}
    ),
)
async def replay(
    match_id: str, request: Request, user: Caller, app: App, *, since: Since = 0, code: Code = None
) -> Response:
    """Return a replay of a finished match, as you were told it: the next frames after number `since`, and
    whether there are more."""
    app.rates.check_replay(user.id)
    row = await app.lobby.seen(match_id, user, code)
    frames, more, cut = await app.replays.page(row, user, since, request.is_disconnected)
    text = f'{{"frames":[{",".join(frames)}],"more":{dumps(more)},"cut":{dumps(cut)}}}'
    return Response(text, media_type="application/json")
