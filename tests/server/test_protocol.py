"""What goes over a table's socket is what the description of the API says of it, and nothing else."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from revier.kernel.state import Json
from revier.server.api.app import create_app
from revier.server.api.contract import closed
from revier.server.operation.settings import Settings
from revier.server.play.live import decode
from revier.server.play.protocol import REQUESTS
from tests.server.wire import Server, Socket, seat_all, serving

ALL_OF_THEM = {"table", "presence", "chat", "done", "error"}


@cache
def validator(name: str) -> Draft202012Validator:
    """For a type of the description, of which all fields are named."""
    schemas = create_app(Settings()).openapi()["components"]["schemas"]
    known = {key: closed(value) for key, value in schemas.items()}
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": {"schemas": known}})


class Listener(Socket):
    """A client that remembers everything it was told."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard: list[Json] = []

    async def hear(self) -> str:
        text = await super().hear()
        self.heard.append(json.loads(text))
        return text


def test_all_that_is_told_over_a_socket_is_as_the_description_says(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(tmp_path / "one.db"))
            for heard in await messages_at_a_table(stack, server):
                found = [f"{e.instance_path}: {e.message}" for e in validator("LiveMessage").iter_errors(heard)]
                assert not found, found[:3]

    asyncio.run(run())


async def messages_at_a_table(stack: AsyncExitStack, server: Server) -> list[Json]:
    """What two players and a spectator hear while everything is done that can be done."""
    table, clients = await seat_all(server, "glueck-auf", 2)
    sockets = [Listener(server, client, table) for client in (*clients, server.browser())]
    for socket in sockets:
        await stack.enter_async_context(socket)
        await socket.table()
    for n in range(6):
        player = next(socket for socket in sockets if socket.game["options"])
        seen = {"ply": player.game["ply"], "revision": player.game["revision"]}
        assert (await player.say(type="act", action=player.game["options"][0]["id"], **seen))["type"] == "done"
        if n == 2 and player.game["can_undo"]:
            seen = {"ply": player.game["ply"], "revision": player.game["revision"]}
            assert (await player.say(type="undo", **seen))["type"] == "done"
        for socket in sockets:
            await socket.ask(type="ping")
    first = sockets[0]
    await first.say(type="chat", text="Glück auf!")
    await first.say(type="takeback", ply=first.game["back_to"], revision=first.game["revision"])
    await first.say(type="act", ply=0, action=0)
    first.put("nonsense")
    for socket in sockets:
        await socket.ask(type="ping")
    heard = [message for socket in sockets for message in socket.heard]
    assert {message["type"] for message in heard} == ALL_OF_THEM
    assert {"args" in message["game"]["decision"] for message in heard if "game" in message} == {True, False}
    return heard


SENT: list[Json] = [
    {"type": "act", "ply": 3, "action": 4, "revision": 7, "client": "a1", "re": "1"},
    {"type": "act", "ply": 3, "action": 4},
    {"type": "undo", "ply": 3, "turn": True, "revision": 7, "re": "1"},
    {"type": "takeback", "ply": 3, "revision": None},
    {"type": "chat", "text": "Glück auf!", "client": "a1", "re": "2"},
    {"type": "ping"},
]
REFUSED: list[Json] = [
    {"type": "act", "ply": 3},
    {"type": "act", "ply": -1, "action": 4},
    {"type": "act", "ply": 1 << 31, "action": 4},
    {"type": "act", "ply": 3, "action": "4"},
    {"type": "undo", "ply": 3, "turn": 1},
    {"type": "chat", "text": "Glück auf!", "client": "ü"},
    {"type": "chat", "text": "Glück auf!", "loud": True},
    {"type": "shout", "text": "Glück auf!"},
    {"type": "ping", "re": "r" * 41},
]


@pytest.mark.parametrize("sent", SENT, ids=str)
def test_what_the_server_reads_the_description_names(sent: Json) -> None:
    decode(json.dumps(sent))
    assert validator("LiveRequest").is_valid(sent)


@pytest.mark.parametrize("sent", REFUSED, ids=str)
def test_what_the_server_refuses_the_description_does_not_name(sent: Json) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(json.dumps(sent))
    assert not validator("LiveRequest").is_valid(sent)


def test_every_request_is_tried_here() -> None:
    tried = {message["type"] for message in SENT}
    assert tried == {kind.__struct_config__.tag for kind in REQUESTS}


def test_every_message_of_the_description_is_heard_here() -> None:
    named = create_app(Settings()).openapi()["components"]["schemas"]["LiveMessage"]["discriminator"]["mapping"]
    assert set(named) == ALL_OF_THEM


def test_a_message_with_more_than_the_description_names_would_be_found() -> None:
    assert validator("LiveMessage").is_valid({"type": "done", "re": "1"})
    assert not validator("LiveMessage").is_valid({"type": "done", "re": "1", "secret": 1})
    assert not validator("LiveMessage").is_valid({"type": "done"})
