"""Two servers over one database: of moves made at once exactly one is played, and nobody is left behind."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

import revier
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.server.storage.schema import journals, moves
from tests.server.support import expect, refused
from tests.server.wire import Json, Server, Socket, join, seat_all, serving

SHORT = 25  # plies, where a whole game says no more


@dataclass
class Table:
    """A game at two servers; everybody has a socket at each."""

    id: str
    servers: list[Server]
    sockets: list[list[Socket]]  # by seat, then by server

    def asked(self) -> list[Socket]:
        """The sockets of whoever is asked, as both servers say by now."""
        found = [mine for mine in self.sockets if mine[0].game["options"]]
        assert len(found) == 1
        assert found[0][1].game["options"] == found[0][0].game["options"]
        return found[0]

    async def all_at(self, ply: int) -> None:
        """Everybody has been told, at both servers, and sees the same."""
        for mine in self.sockets:
            for socket in mine:
                await socket.catch_up(ply)
            assert mine[0].game["view"] == mine[1].game["view"]

    def stored(self) -> list[tuple[int, int]]:
        query = select(moves.c.ply, moves.c.action).where(moves.c.table == self.id).order_by(moves.c.ply)
        return self.servers[0].db.read_now(lambda c: [(row.ply, row.action) for row in c.execute(query)])


@asynccontextmanager
async def table_at_two(folder: Path, game: str, players: int) -> AsyncIterator[Table]:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(folder / "one.db")) for _ in range(2)]
        table, clients = await seat_all(servers[0], game, players)
        sockets = [[await join(stack, server, server.browser(like=c), table) for server in servers] for c in clients]
        yield Table(table, servers, sockets)


def pick(options: list[Json], rng: Rng) -> int:
    return int(options[rng.below(len(options))]["id"])


async def race(table: Table, rng: Rng) -> int:
    """Whoever is asked decides twice at once, at both servers; gives the action that was played."""
    mine = table.asked()
    game = mine[0].game
    actions = [pick(game["options"], rng) for _ in mine]
    ply = game["ply"]
    sent = [socket.say(type="act", ply=ply, action=action) for socket, action in zip(mine, actions, strict=True)]
    answers = await asyncio.gather(*sent)
    assert sorted(answer["type"] for answer in answers) == ["done", "error"]
    lost = next(answer for answer in answers if answer["type"] == "error")
    assert (lost["error"], lost["args"]) == ("server-stale", {"ply": ply + 1})
    loser = mine[answers.index(lost)]
    await loser.catch_up(ply + 1)  # though nobody has told its server
    return actions[1 - answers.index(lost)]


def test_a_whole_game_of_moves_made_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        rng = Rng(8)
        async with table_at_two(tmp_path, "glueck-auf", 2) as table:
            acknowledged: list[tuple[int, int]] = []
            while table.sockets[0][0].game["decision"] is not None:
                acknowledged.append((len(acknowledged), await race(table, rng)))
                await table.all_at(len(acknowledged))
            assert table.stored() == acknowledged
            check_end(table)

    asyncio.run(play())


def check_end(table: Table) -> None:
    """The record that was kept leads to the end that everybody saw."""
    query = select(journals.c.record).where(journals.c.table == table.id)
    kept = table.servers[1].db.read_now(lambda c: c.execute(query).scalar_one())
    end = Record.from_dict(kept, revier.game).replay()
    assert [(n, action) for n, action in enumerate(end.history)] == table.stored()
    for seat, mine in enumerate(table.sockets):
        assert mine[0].game["scores"] == mine[1].game["scores"] == end.scores()
        assert mine[0].game["view"] == end.view(seat)


def test_each_server_learns_from_the_other_by_notices_or_by_asking(tmp_path: Path) -> None:
    """People at different servers; some notices get lost, so that a server is behind when somebody acts or asks."""

    async def play() -> None:
        rng = Rng(4)
        async with table_at_two(tmp_path, "schichtwechsel", 2) as table:
            homes = [table.sockets[0][0], table.sockets[1][1]]  # one at each server
            for ply in range(SHORT):
                mover = next(home for home in homes if home.game["options"])
                other = homes[1 - homes.index(mover)]
                answer = await mover.say(type="act", ply=ply, action=pick(mover.game["options"], rng))
                assert answer["type"] == "done"
                if rng.below(2):
                    await other.server.rooms.changed(table.id)
                else:  # asked over REST, a server that nobody has told looks for itself, and tells its sockets
                    seen = expect(await other.client.get(f"/api/tables/{table.id}/game"), 200)
                    assert seen["ply"] == ply + 1
                await other.catch_up(ply + 1)
                await mover.catch_up(ply + 1)
            assert len(table.stored()) == SHORT

    asyncio.run(play())


def test_who_knows_more_than_the_server_is_believed(tmp_path: Path) -> None:
    """A client that has seen a move at one server plays on at the other, which has not heard of it."""

    async def play() -> None:
        async with table_at_two(tmp_path, "glueck-auf", 2) as table:
            for ply in range(SHORT):
                ahead = ply % 2  # the server that heard of the last move
                mine = next(mine for mine in table.sockets if mine[ahead].game["options"])
                behind = mine[1 - ahead]
                action = mine[ahead].game["options"][0]["id"]
                assert (await behind.say(type="act", ply=ply, action=action))["type"] == "done"
                for others in table.sockets:
                    await others[1 - ahead].catch_up(ply + 1)
            assert len(table.stored()) == SHORT

    asyncio.run(play())


def test_over_rest_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        rng = Rng(1)
        async with table_at_two(tmp_path, "glueck-auf", 2) as table:
            for ply in range(SHORT):
                mine = table.asked()
                bodies = [{"ply": ply, "action": pick(mine[0].game["options"], rng)} for _ in mine]
                address = f"/api/tables/{table.id}/actions"
                sent = [socket.client.post(address, json=body) for socket, body in zip(mine, bodies, strict=True)]
                answers = await asyncio.gather(*sent)
                won, lost = sorted(answers, key=lambda answer: answer.status_code)
                assert expect(won, 200)["ply"] == ply + 1
                assert refused(lost, 409, "server-stale") == {"ply": ply + 1}
                await table.all_at(ply + 1)
            assert [n for n, _ in table.stored()] == list(range(SHORT))

    asyncio.run(play())


def test_the_same_move_at_both_servers_is_played_once_and_acknowledged_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_at_two(tmp_path, "glueck-auf", 2) as table:
            for ply in range(SHORT):
                mine = table.asked()
                move: Json = {"ply": ply, "action": mine[0].game["options"][0]["id"], "client": f"move {ply}"}
                said = asyncio.gather(*[socket.say(type="act", **move) for socket in mine])
                address = f"/api/tables/{table.id}/actions"
                for answer in await asyncio.gather(*[socket.client.post(address, json=move) for socket in mine]):
                    assert expect(answer, 200)["ply"] == ply + 1
                assert [answer["type"] for answer in await said] == ["done", "done"]
                await table.all_at(ply + 1)
            assert [n for n, _ in table.stored()] == list(range(SHORT))

    asyncio.run(play())


def test_people_may_call_their_moves_alike(tmp_path: Path) -> None:
    """Names of moves are a person's own: two who both count their moves do not get in each other's way."""

    async def play() -> None:
        async with table_at_two(tmp_path, "glueck-auf", 2) as table:
            counts = [0, 0]
            for ply in range(10):
                mine = table.asked()
                seat = table.sockets.index(mine)
                counts[seat] += 1
                move = {"ply": ply, "action": mine[0].game["options"][0]["id"], "client": str(counts[seat])}
                assert (await mine[0].say(type="act", **move))["type"] == "done"
                await table.servers[1].rooms.changed(table.id)
                await table.all_at(ply + 1)
            assert len(table.stored()) == 10
            assert min(counts) > 1
            again = table.asked()
            reused = {"ply": 10, "action": again[0].game["options"][0]["id"], "client": "1"}
            assert (await again[0].say(type="act", **reused))["error"] == "server-used-name"
            assert len(table.stored()) == 10

    asyncio.run(play())


def test_undo_at_one_server_and_a_move_at_the_other(tmp_path: Path) -> None:
    """Whichever is first, the other has seen another position."""

    async def play() -> None:
        rng = Rng(6)
        tried = 0
        async with table_at_two(tmp_path, "schichtwechsel", 2) as table:
            while tried < 12 and table.sockets[0][0].game["decision"] is not None:
                mine = table.asked()
                game = mine[0].game
                seen = {"ply": game["ply"], "revision": game["revision"]}
                act: dict[str, Any] = {"type": "act", "action": pick(game["options"], rng)} | seen
                if not game["can_undo"]:
                    assert (await mine[0].say(**act))["type"] == "done"
                    await table.servers[1].rooms.changed(table.id)
                    await table.all_at(game["ply"] + 1)
                    continue
                tried += 1
                undo = {"type": "undo"} | seen
                both = [act, undo] if rng.below(2) else [undo, act]
                answers = await asyncio.gather(*[mine[n].say(**both[n]) for n in range(2)])
                assert sorted(answer["type"] for answer in answers) == ["done", "error"]
                won = both[[answer["type"] for answer in answers].index("done")]
                now = game["ply"] + (1 if won is act else -1)
                assert next(a for a in answers if a["type"] == "error")["args"] == {"ply": now}
                await table.all_at(now)
                assert len(table.stored()) == now
            assert tried == 12

    asyncio.run(play())


def test_a_move_is_told_even_if_its_player_is_gone_before_the_answer(tmp_path: Path) -> None:
    """What was begun is finished: everybody else sees it, and the server knows of it."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(tmp_path / "one.db"))
            table, clients = await seat_all(server, "glueck-auf", 2)
            sockets = [await join(stack, server, client, table) for client in clients]
            asked = next(socket for socket in sockets if socket.game["options"])
            other = sockets[1 - sockets.index(asked)]
            known = set(server.rooms.subscribers[table])
            async with Socket(server, asked.client, table) as extra:
                await extra.table()
                (watcher,) = server.rooms.subscribers[table] - known
                begun, gate = threading.Event(), threading.Event()

                def write(c: Connection) -> None:
                    begun.set()
                    gate.wait()

                writing = server.db.submit(write)  # the move has to wait for this
                await asyncio.to_thread(begun.wait)
                extra.put(json.dumps({"type": "act", "ply": 0, "action": extra.game["options"][0]["id"]}))
                while server.db.jobs.empty():
                    await asyncio.sleep(0)
                assert not writing.done()
                watcher.disconnect()
                gate.set()
            await other.catch_up(1)
            await asked.catch_up(1)

    asyncio.run(play())
