"""A bot of any game, written from docs/PROTOCOL.md alone: takes a free seat by an invite and picks at random.

Usage: python bot.py http://127.0.0.1:8000 INVITE-CODE [NAME]      (needs the package `websockets`)
"""

import itertools
import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def call(url, token="", body=None):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers if token else {"Content-Type": "application/json"})) as reply:
        return json.load(reply)


def patched(view, patch):
    for step in patch:
        *path, last = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        place = view
        for part in path:
            place = place[int(part) if isinstance(place, list) else part]
        key = (len(place) if last == "-" else int(last)) if isinstance(place, list) else last
        if step["op"] == "remove":
            del place[key]
        elif isinstance(place, list) and step["op"] == "add":
            place.insert(key, step["value"])
        else:
            place[key] = step["value"]


def play(base, code, name="Bot"):
    token = call(f"{base}/api/guests", body={"name": name})["token"]
    match = call(f"{base}/api/invites/{code}", token)
    seat = next(seat["id"] for seat in match["seats"] if seat["player"] is None)
    call(f"{base}/api/matches/{match['id']}/seats/{seat}", token, {"code": code})
    address = f"{base.replace('http', 'ws', 1)}/ws/matches/{match['id']}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        view, answered, sent = {}, None, {}
        for number in itertools.count():
            frame = json.loads(socket.recv())
            if frame["type"] == "view":
                view = frame["view"]
            elif frame["type"] == "diff":
                patched(view, frame["patch"])
            elif frame["type"] == "refused" and frame["code"] == "too_fast":
                time.sleep(frame["retry_after"])
                socket.send(json.dumps(sent))
            if view.get("result"):
                return view["result"]
            asked = view.get("decision")
            if asked and asked["id"] != answered:
                pick = random.sample([option["id"] for option in asked["options"]], asked["min"])
                sent = {"type": "answer", "id": f"{name}-{number}", "decision": asked["id"], "pick": pick}
                socket.send(json.dumps(sent))
                answered = asked["id"]


if __name__ == "__main__":
    print(play(*sys.argv[1:])["label"])
