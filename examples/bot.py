"""A bot for any game, as described in docs/PROTOCOL.md: it takes a free seat and picks at random. Needs
`websockets`. Usage: python bot.py http://127.0.0.1:8000 INVITE-CODE [NAME]"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def call(url, token="", body=None):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


def apply(patch, view):
    for step in patch:
        *path, last = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        place = view
        for part in path:
            place = place[int(part) if isinstance(place, list) else part]
        key = int(last) if isinstance(place, list) else last
        if step["op"] == "remove":
            del place[key]
        elif step["op"] == "add" and isinstance(place, list):
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
        view, answer = {}, {}
        while not view.get("result"):
            frame = json.loads(socket.recv())
            if frame["type"] == "view":
                view = frame["view"]
            elif frame["type"] == "diff":
                apply(frame["patch"], view)
            elif frame["type"] == "refused" and frame["code"] == "too_fast":
                time.sleep(frame["retry_after"])
                socket.send(json.dumps(answer))
            asked = view.get("decision")
            if asked and asked["id"] != answer.get("decision"):
                pick = random.sample([option["id"] for option in asked["options"]], asked["min"])
                answer = {"type": "answer", "id": asked["id"], "decision": asked["id"], "pick": pick}
                socket.send(json.dumps(answer))
        return view["result"]["label"]


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
