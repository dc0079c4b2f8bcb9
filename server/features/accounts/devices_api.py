"""Adding devices, and logging them out."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from server.features.accounts import devices
from server.features.accounts.device_types import Device, Transfer, TransferOffer
from server.features.accounts.guests_api import log_in
from server.features.accounts.proofs_api import UNPROVEN, ProvenCaller, announce_change
from server.features.identity import service as identity
from server.features.identity.service import Caller
from server.features.identity.sites import address_in, client_in
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import Guest
from server.features.services import App
from server.monitoring.audit import audit
from server.transport.errors import Problem
from server.transport.openapi import refusals
from server.transport.qr_codes import qr_code

router = APIRouter(prefix="/api", tags=["identity"])

LINK_GONE = refusals({404: []})


@router.post("/me/transfers", status_code=201, responses=refusals({429: ["too-many"], **UNPROVEN}))
async def new_transfer(user: ProvenCaller, request: Request, app: App) -> Transfer:
    """Return a link that adds another device. The previous link becomes invalid."""
    await app.rates.check_transfer_link(user.id)
    async with announce_change(app, request, user, "link"):
        code, transfer = await devices.create_transfer(app.store, user)
    return Transfer(code=code, url=_transfer_address(code, request, app), expires=transfer.expires)


@router.get("/transfers/{code}", responses=LINK_GONE)
async def transfer_offer(code: str, app: App) -> TransferOffer:
    """Return the person whose identity the device would get. This does not use up the link."""
    transfer = await devices.find_transfer(app.store, code)
    if transfer is None:
        raise _gone_problem()
    return TransferOffer(name=transfer.user.name, expires=transfer.expires)


@router.get("/transfers/{code}/qr.svg", response_model=None, responses=LINK_GONE)
async def transfer_qr(code: str, request: Request, app: App) -> Response:
    """Return the link as a QR code."""
    if await devices.find_transfer(app.store, code) is None:
        raise _gone_problem()
    return qr_code(_transfer_address(code, request, app))


@router.post("/transfers/{code}", status_code=201, responses=refusals({404: [], 429: ["too-many"]}))
async def accept_transfer(code: str, request: Request, response: Response, app: App) -> Guest:
    """Give this device the identity of the link's owner."""
    await app.rates.check_new_device(client_in(request))
    accepted = await devices.accept_transfer(
        app.store, code, devices.device_name(request.headers.get("user-agent", ""))
    )
    if accepted is None:
        raise _gone_problem()
    audit("audit.login", user=accepted[0].id, client=address_in(request), way="link")
    async with announce_change(app, request, accepted[0], "device"):
        pass  # the transfer is complete
    return log_in(*accepted, request, response, app)


@router.get("/me/devices")
async def my_devices(user: Caller, request: Request, app: App) -> list[Device]:
    """Return your devices, the newest first."""
    current_digest = identity.digest_in(request)
    return [
        Device(
            id=devices.public_id(device),
            name=device.token.device,
            created=device.created,
            used=device.used,
            here=device.token.digest == current_digest,
        )
        for device in await app.store.devices_of(user)
    ]


@router.delete("/me/devices", status_code=204)
async def leave_others(user: Caller, request: Request, app: App) -> None:
    """Log out all your other devices."""
    await devices.log_out_others(app.part(Lobby), user, identity.digest_in(request))


@router.delete("/me/devices/{device_id}", status_code=204, responses=LINK_GONE)
async def leave_device(device_id: str, user: Caller, app: App) -> None:
    """Log out one of your devices. Its token becomes invalid, and its open matches are disconnected."""
    for device in await app.store.devices_of(user):
        if devices.public_id(device) == device_id:
            await app.store.delete_token(device.token.digest)
            app.tables.log_out(device.token.digest)
            return
    raise Problem(404, detail="you have no such device")


def _transfer_address(code: str, request: Request, app: App) -> str:
    return f"{app.base_url(request)}/continue/{code}"


def _gone_problem() -> Problem:
    return Problem(404, detail="this link has been used, or has expired: get a new one")
