"""What a seat is told depends on nothing that the seat cannot know: whole games on the wire, in two worlds at once.

One server plays the true game. A second one, over a copy of its database, is given the position with everything dealt
anew that a seat cannot know; the same is done there, and every byte which that seat gets must be the same. When
something comes to light the worlds part, as they must, with an event that says so; then it is dealt anew. So every
message of a game is compared: those about positions always, those about moves until something is shown.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, update

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.server.play.messages import ending
from revier.server.play.messages import event as message
from revier.server.play.room import Room
from revier.server.play.rooms import Subscriber
from revier.server.play.table_state import Known
from revier.server.storage.database import Database
from revier.server.storage.schema import journals, tables
from tests import invariants
from tests.server.wire import Json, Server, Socket, join, seat_all, serving

NOW = 1_800_000_000.0
PROBE_EVERY = 25  # plies


class Pair:
    """Somebody who sits, or watches, in both worlds."""

    def __init__(self, seat: int | None, true: Socket, twin: Socket, person: int) -> None:
        self.seat = seat
        self.true = true
        self.twin = twin
        self.person = person
        self.world: State | None = None  # dealt anew as far as this seat cannot know
        self.events: list[Json] = [event for event in true.game["events"]]

    def watcher(self, server: Server, table: str) -> Subscriber:
        return next(w for w in server.rooms.subscribers[table] if w.person == self.person)


class Worlds:
    """The true game and the others, side by side."""

    def __init__(self, true: Server, twin: Server, table: str, pairs: list[Pair], title: str) -> None:
        self.true = true
        self.twin = twin
        self.table = table
        self.pairs = pairs
        self.title = title
        self.rng = Rng(5)
        self.alike = self.parted = self.really_new = 0
        self.there.reload = stay  # type: ignore[method-assign]  # its database knows nothing of these worlds

    @property
    def here(self) -> Room:
        return self.true.room(self.table)

    @property
    def there(self) -> Room:
        return self.twin.room(self.table)

    @property
    def position(self) -> State:
        s = self.here.state
        assert s is not None
        return s

    def stage(self, pair: Pair) -> None:
        """Let the second server believe in this seat's world."""
        assert pair.world is not None
        self.there.state = pair.world
        if pair.world.is_over:
            self.there.row = replace(self.there.row, result=ending(pair.world))

    # -- a new deal --------------------------------------------------------------------------------

    async def deal(self, pair: Pair) -> None:
        """Everything this seat cannot know is dealt anew, and the position told again: it is the same."""
        s = self.position
        world = s
        for seat in range(s.players) if pair.seat is None else [pair.seat]:  # a spectator knows less than any seat
            world = world.redetermine(seat, self.rng)
        self.really_new += without_chance(world) != without_chance(s)
        pair.world = world
        self.stage(pair)
        self.true.rooms.send_updates(self.here, [pair.watcher(self.true, self.table)])
        self.twin.rooms.send_updates(self.there, [pair.watcher(self.twin, self.table)])
        told = await pair.true.hear()
        assert await pair.twin.hear() == told
        check_message(json.loads(told), pair.seat)

    async def deal_on(self) -> None:
        """For whom something has come to light, and for another one every ply; but not while they may take back."""
        mover = self.last_mover()
        turn = self.pairs[self.position.ply % len(self.pairs)]
        for pair in self.pairs:
            may_undo = self.position.can_undo and pair.seat == mover
            if pair.world is None or (pair is turn and not may_undo):
                await self.deal(pair)

    def last_mover(self) -> int | None:
        return self.here.moves[-1].seat if self.here.moves else None

    # -- a move ------------------------------------------------------------------------------------

    async def move(self) -> None:
        """Whoever is asked acts, or takes back, in both worlds."""
        ply = int(self.position.ply)
        mover = self.pairs[self.position.asked().seat]
        options = mover.true.game["options"]
        seen = {"ply": ply, "revision": mover.true.game["revision"]}
        if mover.true.game["can_undo"] and self.rng.below(6) == 0:
            await self.do(mover, {"type": "undo"} | seen)
        else:
            action = options[self.rng.below(len(options))]["id"]
            await self.do(mover, {"type": "act", "action": action} | seen)

    async def do(self, mover: Pair, message: Json) -> None:
        told = await mover.true.ask(**message)
        mover.events += mover.true.game["events"]
        self.stage(mover)
        heard = await mover.twin.ask(**message)
        mover.world = self.there.state
        assert json.loads(told[-1])["type"] == "done"
        self.compare(mover, told, heard, invariants.REVEALING[self.title] | invariants.SURFACING[self.title])
        if mover.world is None:
            self.follow()
        for pair in self.pairs:
            if pair is not mover:
                await self.look_on(pair, message["ply"], message.get("action"))

    async def look_on(self, pair: Pair, ply: int, action: int | None) -> None:
        """What somebody is told of another's move."""
        told = await pair.true.table()
        pair.events += pair.true.game["events"]
        await pair.twin.table()  # of the mover's world
        world = pair.world
        pair.world = None
        if action is None or world is None or action not in world.legal_actions():
            return  # taken back; or the mover's hand is another in this world
        world = world.clone()
        world.apply(action)
        pair.world = world
        self.stage(pair)
        watcher = pair.watcher(self.twin, self.table)
        watcher.known = Known(ply, None)
        self.twin.rooms.send_updates(self.there, [watcher])
        self.compare(pair, [told], [await pair.twin.table()], invariants.SURFACING[self.title])

    def compare(self, pair: Pair, told: list[str], heard: list[str], shows: set[str]) -> None:
        for text in told:
            check_message(json.loads(text), pair.seat)
        if told == heard:
            self.alike += 1
            return
        assert pair.world is not None
        assert len(told) == len(heard)
        one, two = [json.loads(texts[0])["game"]["events"] for texts in (told, heard)]
        first = next(n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
        assert {one[first]["kind"], two[first]["kind"]} <= shows, f"{one[first]} {two[first]}"
        pair.world = None
        self.parted += 1

    def follow(self) -> None:
        """The worlds have parted with the mover's: whose turn it is may be another there, so take the true one."""
        values = {name: getattr(self.here.row, name) for name in ("turn", "status", "clocks", "due", "result", "ended")}
        self.there.row = replace(self.there.row, **values)
        here = tables.c.id == self.table
        self.twin.db.write_now(lambda c: c.execute(update(tables).where(here).values(values)))
        self.twin.db.write_now(lambda c: c.execute(delete(journals)))

    # -- REST and refusals -------------------------------------------------------------------------

    async def probe(self) -> None:
        """All that can be asked for without changing anything, and all that is refused."""
        ply = int(self.position.ply)
        illegal = next(n for n in range(9_999) if n not in self.position.legal_actions())
        asks = [
            {"type": "act", "ply": ply, "action": illegal},
            {"type": "act", "ply": ply + 1, "action": 0},
            {"type": "undo", "ply": ply + 1},
            {"type": "takeback", "ply": ply},
        ]
        for pair in self.pairs:
            self.stage(pair)
            for ask in asks:
                told = await pair.true.ask(**ask)
                assert await pair.twin.ask(**ask) == told
                assert json.loads(told[-1])["type"] == "error"
            for socket in (pair.true, pair.twin):
                socket.put(f'{{"type": "act", "ply": {ply}}}')
            assert await pair.true.hear() == await pair.twin.hear()
            for address in (f"/api/tables/{self.table}/game?since={ply}", f"/api/tables/{self.table}", "/api/tables"):
                answers = [await socket.client.get(address) for socket in (pair.true, pair.twin)]
                assert raw(answers[0]) == raw(answers[1])
                assert answers[0].status_code == 200
            sent = {"ply": ply, "revision": pair.true.game["revision"], "action": illegal}
            refusals = [
                await socket.client.post(f"/api/tables/{self.table}/actions", json=sent)
                for socket in (pair.true, pair.twin)
            ]
            assert raw(refusals[0]) == raw(refusals[1])
            assert refusals[0].status_code in (403, 422)


async def stay() -> None:
    """Do not look into the database."""


def raw(response: httpx.Response) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    return response.status_code, response.headers.raw, response.content


def without_chance(s: State) -> Json:
    return {**s.to_dict(), "rng": None}


def check_message(message: Json, seat: int | None) -> None:
    """Options, and what a question is about, are for whoever is asked."""
    game = message.get("game")
    if game is None:
        return
    assert game["seat"] == seat
    question = game["decision"]
    is_asked = question is not None and question["seat"] == seat
    assert bool(game["options"]) == is_asked
    if question is not None:
        assert ("args" in question) == is_asked


@pytest.mark.parametrize("title", revier.games())
def test_a_whole_game_tells_nobody_what_they_cannot_know(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(Database, "now", lambda self: NOW)
    asyncio.run(play_in_two_worlds(tmp_path, title))


async def play_in_two_worlds(folder: Path, title: str) -> None:
    async with AsyncExitStack() as stack:
        true = await stack.enter_async_context(serving(folder / "true.db"))
        players = revier.game(title).seats.start
        table, clients = await seat_all(true, title, players)
        clients.append(await true.guest("Watcher"))
        true.db.write_now(lambda c: None)  # what was written before is there now
        true.db.read_now(lambda c: c.connection.driver_connection.execute(f"VACUUM INTO '{folder / 'twin.db'}'"))  # type: ignore[union-attr]
        twin = await stack.enter_async_context(serving(folder / "twin.db"))
        pairs = await join_both(stack, true, twin, clients, table)
        worlds = Worlds(true, twin, table, pairs, title)
        while not worlds.position.is_over:
            await worlds.deal_on()
            if worlds.position.ply % PROBE_EVERY == 0:
                await worlds.probe()
            await worlds.move()
        await worlds.deal_on()
        check_all(worlds)


async def join_both(
    stack: AsyncExitStack, true: Server, twin: Server, clients: list[httpx.AsyncClient], table: str
) -> list[Pair]:
    pairs = []
    for seat, client in enumerate(clients):
        person = int((await client.get("/api/me")).json()["id"])
        sockets = [
            await join(stack, true, client, table),
            await join(stack, twin, twin.browser(like=client), table),
        ]
        pairs.append(Pair(seat if client is not clients[-1] else None, sockets[0], sockets[1], person))
    for pair in pairs:  # presence, until the last one was there
        for socket in (pair.true, pair.twin):
            await socket.ask(type="ping")
    return pairs


def check_all(worlds: Worlds) -> None:
    """That the comparison was one, and that everybody got just the events that are for them."""
    end = worlds.position
    assert 2 * worlds.really_new > end.ply
    assert worlds.alike > 2 * end.ply
    assert worlds.alike > worlds.parted > 0
    private = 0
    for pair in worlds.pairs:
        told = {as_text(event) for event in pair.events}  # some of it was taken back
        for_them = {as_text(message(event)) for event in end.events() if event.heard_by(pair.seat)}
        not_for_them = {as_text(message(event)) for event in end.events() if not event.heard_by(pair.seat)}
        assert for_them <= told
        assert not told & (not_for_them - for_them)
        private += len(not_for_them)
    assert (private > 0) == (worlds.title == "glueck-auf")  # the others have no event that is not for all


def as_text(event: Mapping[str, object]) -> str:
    return json.dumps(event, sort_keys=True)
