"""A bot of one's own at a Revier server: plays a seat by random legal moves. Needs nothing but Python.

python3 bot_client.py http://127.0.0.1:8000 TABLE TOKEN      (how to get a token: docs/server.md, "Programs")
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

server, table, token = sys.argv[1:]


def ask(path: str, body: dict[str, object] | None = None) -> dict:
    """GET, or POST what is to be done; a refusal says why."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


game = ask("game")
while game["decision"] is not None:  # until the game is over
    if game["options"]:  # it is our turn
        option = random.choice(game["options"])
        print(f"ply {game['ply']}: {option['text']} {option['args']}")
        try:
            game = ask("actions", {"ply": game["ply"], "revision": game["revision"], "action": option["id"]})
            continue
        except urllib.error.HTTPError as refused:  # 409: somebody was faster, and the game stands elsewhere now
            print(json.load(refused)["message"])
    time.sleep(0.2)
    game = ask(f"game?since={game['ply']}&revision={game['revision']}")
print("scores:", game["scores"])
