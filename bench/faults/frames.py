"""Tests mutated frames: arbitrary bytes must neither change a match nor break anything."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from bench.faults.stores import sqlite_url_in, temporary_folder
from bench.server.websocket import FIN, KEY, PING, TEXT, make_frame
from server.db.sql.store import Store, open_engine
from tests.server.live import LiveSeat, LiveServer, live_match
from tests.server.raw import RawSocket, door

#: The maximum number of frames to send over one socket, and the seconds to wait for a reply afterwards.
FRAMES_PER_SOCKET, REPLY_TIMEOUT = 10, 0.02
#: Limits that are so high that no client is disconnected for sending too many frames.
LIMITS = {f"GALAXIES_{name}_RATE": "9999999/second" for name in ("FRAME", "MESSAGE", "REFUSAL", "CHAT")}
VALUES: tuple[Any, ...] = (None, True, -1, 1e308, "", "x" * 200, [], [[]], {}, {"id": {}}, "\ud800", "\0")

Mutation = Callable[[bytes, Random], bytes]


def frames(count: int = 20_000, seed: int = 1, timeout: float = REPLY_TIMEOUT) -> dict[str, Any]:
    """Send mutated frames to a match. Return the replies, and whether the match is intact."""
    random, replies = Random(seed), Counter[str]()
    with temporary_folder() as folder:
        log = folder / "log"
        with LiveServer(sqlite_url_in(folder), log=log, **LIMITS) as server:
            attacker, messages = _prepare_match(server)
            before, pid = _stored_match(server, attacker.match), server.pid
            remaining = count
            while remaining > 0:
                with RawSocket(door(attacker)).opened() as socket:
                    remaining -= _send_frames(socket, messages, random, min(remaining, FRAMES_PER_SOCKET))
                    replies.update(_read_replies(socket, timeout))
            changed = _stored_match(server, attacker.match) != before
            alive = server.healthy() and server.pid == pid
            can_continue = _can_play_on(attacker)
        tracebacks = log.read_text("utf-8").count("Traceback")
    after = {"effects": int(changed), "tracebacks": tracebacks, "alive": alive, "plays_on": can_continue}
    return {"frames": count} | after | {"told": dict(replies.most_common())}


def _prepare_match(server: LiveServer) -> tuple[LiveSeat, list[dict[str, Any]]]:
    """Set up a match in which red has answered and has another decision to make.

    Return blue's seat, and messages from blue that change nothing: the decision is not blue's, and there is
    nothing to undo.
    """
    red, blue = live_match(server, goal=1000)
    red.connect()
    _ = red.read()
    _ = red.pick("swap")
    red.until(lambda view: view["decision"])
    decision = red.view["decision"]
    red.close()
    answer = {
        "type": "answer",
        "id": "m1",
        "decision": decision["id"],
        "pick": [decision["options"][0]["id"]],
    }
    chat = {"type": "chat", "id": "m3", "channel": "nowhere", "text": "hello"}
    order = {"type": "order", "id": "m4", "order": "nothing", "on": True}
    return blue, [answer, {"type": "undo", "id": "m2"}, chat, order, {"type": "resync"}]


def _send_frames(socket: RawSocket, messages: list[dict[str, Any]], random: Random, limit: int) -> int:
    """Send up to ``limit`` frames over a socket, until it is closed. Return the number of sent frames."""
    sent = 0
    with suppress(OSError):
        while sent < limit:
            name, mutate = random.choice(list(MUTATIONS.items()))
            sent += 1
            socket.raw.sendall(mutate(_make_frame(random.choice(messages), random), random))
            if name == "cut off":
                break
    return sent


def _read_replies(socket: RawSocket, timeout: float) -> list[str]:
    """Return the replies, and how the socket was closed."""
    messages = [json.loads(text) for text in socket.payloads(timeout)]
    codes: list[str] = [message.get("code", message["type"]) for message in messages]
    return [*codes, "left open" if socket.code is None else f"closed {socket.code}"]


def _make_frame(message: dict[str, Any], random: Random) -> bytes:
    """Return a message as a frame, sometimes with a value of the wrong type."""
    if random.random() < 0.3:
        message = message | {random.choice(list(message)): random.choice(VALUES)}
    return make_frame(TEXT, json.dumps(message).encode())


def _stored_match(server: LiveServer, match: str) -> Any:
    """Return the journal, the chat and the position of the match in the store, without the presence of
    players."""

    async def read_store() -> Any:
        store = Store(open_engine(server.options["database"]))
        row = await store.match(match)
        stored = row.status, row.head, await store.journal(match), await store.chat(match)
        await store.close()
        return stored

    return asyncio.run(read_store())


def _can_play_on(seat: LiveSeat) -> bool:
    """Return whether the seat can still connect, and sees a running match."""
    seat.connect()
    seat.until(lambda view: view)
    playing: bool = seat.view["status"] == "playing"
    seat.close()
    return playing


# Mutations of a correct frame


def flip_bits(frame: bytes, random: Random) -> bytes:
    """Flip some bits, possibly in the header."""
    data = bytearray(frame)
    for _ in range(random.choice((1, 1, 2, 8))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(data)


def truncate(frame: bytes, random: Random) -> bytes:
    """Cut off the end of the frame."""
    return frame[: random.randrange(len(frame))]


def change_payload(frame: bytes, random: Random) -> bytes:
    """Insert bytes into the payload, or remove a byte from it."""
    offset = random.randrange(_payload_offset(frame), len(frame))
    payload = (
        frame[_payload_offset(frame) : offset] + random.randbytes(random.randrange(4)) + frame[offset + 1 :]
    )
    return make_frame(TEXT, payload)


def change_opcode(frame: bytes, random: Random) -> bytes:
    """Change the opcode, possibly to an unknown one."""
    return bytes((FIN | random.randrange(16),)) + frame[1:]


def repeat(frame: bytes, random: Random) -> bytes:
    """Repeat the frame several times."""
    return frame * random.randrange(2, 5)


def split(frame: bytes, random: Random) -> bytes:
    """Split the frame into fragments, some of them empty, with pings between them. Sometimes the first or the
    last fragment is missing.
    """
    payload, pieces = frame[_payload_offset(frame) :], [TEXT, 0, 0, 0]
    size = len(payload) // len(pieces) + 1
    fragments = []
    for n, opcode in enumerate(pieces):
        first_byte = FIN * (n == len(pieces) - 1) | opcode
        fragments.append(bytes((first_byte,)) + make_frame(TEXT, payload[n * size : (n + 1) * size])[1:])
        if random.random() < 0.3:
            fragments.append(make_frame(PING, random.randbytes(random.randrange(130))))
    missing = random.choice((None, None, 0, -1))
    if missing is not None:
        del fragments[missing]
    return b"".join(fragments)


def _payload_offset(frame: bytes) -> int:
    """Return the offset of a frame's payload."""
    return frame.index(KEY, 2) + len(KEY)


MUTATIONS: dict[str, Mutation] = {
    "flipped": flip_bits,
    "cut off": truncate,
    "mixed": change_payload,
    "other opcode": change_opcode,
    "repeated": repeat,
    "fragments": split,
}
