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
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers)) as response:
        return json.load(response)


def apply(patch, view):
    for step in patch:
        *path, last = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        target = view
        for part in path:
            target = target[int(part) if isinstance(target, list) else part]
        key = int(last) if isinstance(target, list) else last
        if step["op"] == "remove":
            del target[key]
        elif step["op"] == "add" and isinstance(target, list):
            target.insert(key, step["value"])
        else:
            target[key] = step["value"]


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
            decision = view.get("decision")
            if decision and decision["id"] != answer.get("decision"):
                pick = random.sample([option["id"] for option in decision["options"]], decision["min"])
                answer = {"type": "answer", "id": decision["id"], "decision": decision["id"], "pick": pick}
                socket.send(json.dumps(answer))
        return view["result"]["label"]


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
