"""Nobody's bots wait for all of somebody else's, within a process and between processes over PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack, closing

import pytest
from sqlalchemy import Connection, insert, text, update
from starlette.testclient import TestClient

import revier
from revier.server.bots import thinking
from revier.server.bots.fairness import FairQueue, ThinkingQuota, seconds_of
from revier.server.bots.worker import LATER, QUEUE, TASK, Worker, make_queue, put
from revier.server.play.rooms import Rooms
from revier.server.storage.database import Database
from revier.server.storage.migrate import migrate
from revier.server.storage.schema import people, seats
from revier.server.tables import lobby
from revier.server.tables.lobby import TableRequest, plan
from revier.server.tables.positions import open_table
from tests.server.support import House, expect
from tests.server.tables import NONE, NOW
from tests.server.test_thinking import game_of_bots, row, wait_for
from tests.server.test_two_servers import at_two_servers
from tests.server.wire import Server

SLOW = "search:200ms"
MANY = 8  # tables of one owner


class Thoughts:
    """Thoughts that end when they are told to; what began, in order."""

    def __init__(self, count: int) -> None:
        self.turns = FairQueue(count)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, *names: str, late: Callable[[], bool] = lambda: False) -> None:
        """`a1`, `a2`: thoughts of the same owner."""
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self.think(name, late))

    async def think(self, name: str, late: Callable[[], bool]) -> None:
        async with self.turns.turn(ord(name[0]), late):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self.ends[name].set()
            await self.tasks[name]
        await settle()


async def settle() -> None:
    for n in range(5):
        await asyncio.sleep(0)


def many(owner: str, count: int) -> list[str]:
    return [f"{owner}{n}" for n in range(count)]


def test_everybody_has_a_turn_before_anybody_has_the_next() -> None:
    async def run() -> list[str]:
        thoughts = Thoughts(1)
        thoughts.ask(*many("a", 4), *many("b", 3), "c0")
        await settle()
        for n in range(8):
            await thoughts.end(thoughts.begun[-1])
        return thoughts.begun

    assert asyncio.run(run()) == ["a0", "b0", "c0", "a1", "b1", "a2", "b2", "a3"]


def test_whoever_comes_late_does_not_wait_for_what_others_queued_before() -> None:
    async def run() -> list[str]:
        thoughts = Thoughts(2)
        thoughts.ask(*many("a", 20))
        await settle()
        await thoughts.end("a0", "a1")
        thoughts.ask("b0")
        await settle()
        await thoughts.end("a2")
        return thoughts.begun

    assert asyncio.run(run())[-1] == "b0"


def test_games_that_nobody_looks_at_come_last_and_leave_a_process_free() -> None:
    async def run() -> list[list[str]]:
        thoughts = Thoughts(2)
        thoughts.ask(*many("a", 3), late=lambda: True)
        await settle()
        seen = [list(thoughts.begun)]
        thoughts.ask("b0", "b1")
        await settle()
        seen.append(list(thoughts.begun))
        await thoughts.end("a0")
        return [*seen, thoughts.begun]

    assert asyncio.run(run()) == [["a0"], ["a0", "b0"], ["a0", "b0", "b1"]]


def test_with_one_process_games_that_nobody_looks_at_are_still_played() -> None:
    async def run() -> list[str]:
        thoughts = Thoughts(1)
        thoughts.ask("a0", "a1", late=lambda: True)
        await settle()
        await thoughts.end("a0")
        return thoughts.begun

    assert asyncio.run(run()) == ["a0", "a1"]


def test_once_somebody_looks_on_a_game_is_like_any_other() -> None:
    async def run() -> list[str]:
        watched: set[str] = set()
        thoughts = Thoughts(1)
        thoughts.ask("a0")
        thoughts.ask("b0", "b1", late=lambda: "b" not in watched)
        thoughts.ask("c0", "c1")
        await settle()
        watched.add("b")
        for n in range(3):
            await thoughts.end(thoughts.begun[-1])
        return thoughts.begun

    assert asyncio.run(run()) == ["a0", "b0", "c0", "b1"]


def test_who_does_not_wait_any_more_takes_no_turn() -> None:
    async def run() -> tuple[list[str], int]:
        thoughts = Thoughts(1)
        thoughts.ask("a0", "b0", "c0")
        await settle()
        thoughts.tasks["b0"].cancel()
        thoughts.tasks["a0"].cancel()
        await settle()
        return thoughts.begun, len(thoughts.turns.begun)

    assert asyncio.run(run()) == (["a0", "c0"], 1)


def test_a_share_is_counted_by_what_bots_may_think() -> None:
    async def run() -> None:
        shares = ThinkingQuota("25/hour")
        for left in (True, True, False):
            assert await shares.is_left(1, "search:10000ms") is left
            await shares.charge(1, "search:10000ms")
        assert await shares.is_left(2, "search:10000ms")
        assert await shares.is_left(1, "bergrat", "glueck-auf")
        assert await shares.is_left(1, "hauer")
        assert await ThinkingQuota("").is_left(1, "search:10000ms")

    assert [seconds_of(bot) for bot in ("hauer", "search:10000ms", "search:1000it")] == [0, 10, 2]
    ranks = ("lehrling", "fahrsteiger", "obersteiger", "bergrat")
    assert [seconds_of(rank, game) for game in revier.games() for rank in ranks] == [0, 1, 1, 2] * len(revier.games())
    asyncio.run(run())


# -- at a server -----------------------------------------------------------------------------------


def against_a_bot(client: TestClient) -> str:
    wishes = {"game": "glueck-auf", "players": 2, "bot": SLOW}
    return str(expect(client.post("/api/tables/quick", json=wishes), 201)["table"]["id"])


def play_until_the_bot_is_asked(house: House, client: TestClient, table: str) -> int:
    """The ply that the bot answers to, once the person has moved; who draws first chooses what comes first."""
    has_moved = False
    while (now := row(house, table)).turn == 0 or not has_moved:
        if now.turn != 0:  # the bot begins the game
            wait_for(house, table, now.ply + 1)
            continue
        game = expect(client.get(f"/api/tables/{table}/game"), 200)
        sent = {"ply": game["ply"], "action": game["options"][0]["id"]}
        expect(client.post(f"/api/tables/{table}/actions", json=sent), 200)
        has_moved = True
    return int(now.ply)


def turns_between(c: Connection, table: str, ply: int, others: Iterable[str]) -> int:
    """How often other tables' bots had their turn between a person's move and the answer to it."""
    order = "rowid" if c.dialect.name == "sqlite" else "xmin::text::bigint"
    query = text(f'SELECT "table", ply, revision, {order} AS place FROM moves')
    found = {(move.table, move.ply): move for move in c.execute(query)}
    asked, answered = found[table, ply - 1].place, found[table, ply].place
    return len({(m.table, m.revision) for m in found.values() if m.table in others and asked < m.place < answered})


def test_one_guests_many_tables_keep_nobody_elses_bot_waiting(house: House) -> None:
    """As it was found: all bots of the server waited for those of one guest's tables, one after the other."""
    house.app.state.thinking.turns.count = 1
    greedy, other = house.guest("Greedy"), house.guest("Other")
    tables = [game_of_bots(greedy, [SLOW, SLOW]) for n in range(MANY)]
    for table in tables:
        wait_for(house, table, 2)  # all are under way
    mine = against_a_bot(other)
    waits = []
    for n in range(3):
        ply = play_until_the_bot_is_asked(house, other, mine)
        wait_for(house, mine, ply + 1)
        waits.append(house.read(lambda c, ply=ply: turns_between(c, mine, ply, tables)))  # type: ignore[misc]
    assert max(waits) <= 2, waits  # one was being thought, and one perhaps stored


def test_a_game_that_nobody_looks_at_waits_once_its_owner_had_their_share(house: House) -> None:
    bots: thinking.Thinking = house.app.state.thinking
    bots.quota = ThinkingQuota("2/hour")
    owner = house.guest("Greedy")
    waits = game_of_bots(owner, ["search:2000it", "search:2000it"])  # four seconds, by what it may think
    runs = game_of_bots(house.guest("Other"), ["random", "random"])
    assert wait_for(house, runs, 10_000).status == "over"
    assert row(house, waits).ply == 0
    with owner.websocket_connect(f"/api/tables/{waits}/live"):
        house.door.portal.call(look, house, waits)  # type: ignore[union-attr]  # as the sweep does
        assert wait_for(house, waits, 1).ply > 0


async def look(house: House, table: str) -> None:
    house.app.state.thinking.look(await house.app.state.rooms.find(table))


# -- between processes -----------------------------------------------------------------------------


def table_of_bots(c: Connection, owner: int) -> str:
    made = lobby.create(c, owner, plan(TableRequest("glueck-auf", 2, {}, NONE, "open", None)), NOW)
    c.execute(update(seats).where(seats.c.table == made.table).values(bot=SLOW))
    lobby.start(c, made.table, owner, NOW)
    return made.table


@pytest.mark.parametrize("is_late", [False, True])
def test_jobs_of_several_owners_are_taken_in_turn(postgres_url: str, is_late: bool) -> None:
    async def run(db: Database) -> list[int]:
        ids = [await db.write(lambda c, name=name: add_person(c, name)) for name in "ABC"]  # type: ignore[misc]
        owners = [ids[0]] * 4 + [ids[1]] * 2
        rooms = Rooms(db, most=100)
        queue = make_queue(db)
        taken = []
        async with queue.open_async():
            worker = await queue.job_manager.register_worker()
            for n in range(9):
                if n == 0:
                    for owner in owners:
                        await put_table(db, rooms, queue, owner, is_late)
                if n == 4:  # somebody new does not wait for what others have queued
                    await put_table(db, rooms, queue, ids[2], is_late)
                job = await queue.job_manager.fetch_job(queues=[LATER if is_late else QUEUE], worker_id=worker)
                if job is not None:
                    taken.append(ids.index(int(str(job.task_kwargs["owner"]))))
        return taken

    with_db = Database(postgres_url)
    try:
        migrate(with_db)
        assert asyncio.run(run(with_db)) == [0, 1, 0, 1, 2, 0, 0]
    finally:
        with_db.close()


def test_a_share_is_counted_for_all_processes_together(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(one: Database, two: Database) -> None:
        here, there = ThinkingQuota("25/hour", one), ThinkingQuota("25/hour", two)
        for quota in (here, there):
            assert await here.is_left(1, "search:10000ms")
            await quota.charge(1, "search:10000ms")
        for quota in (here, there):
            assert not await quota.is_left(1, "search:10000ms")
            await quota.charge(1, "search:10000ms")  # there is not so much left
            assert await quota.is_left(1, "search:5000ms")
            assert await quota.is_left(2, "search:10000ms")
        monkeypatch.setattr(one.time, "offset", one.time.offset + 3_600)
        assert await here.is_left(1, "search:10000ms")

    with closing(Database(postgres_url)) as one, closing(Database(postgres_url)) as two:
        migrate(one)
        asyncio.run(run(one, two))


def test_what_a_worker_puts_into_the_queue_itself_is_charged_as_well(postgres_url: str) -> None:
    """The second bot of a turn: with their share used up, it comes after those of others."""

    async def run(db: Database) -> list[str]:
        owner = await db.write(lambda c: add_person(c, "A"))
        queue = make_queue(db)
        async with queue.open_async():
            worker = Worker(db, queue, 1, "1/hour")
            for _ in range(2):
                room = await Rooms(db).find(await db.write(lambda c: two_bots_and_a_person(c, owner)))
                await worker.think(room.id, room.moved)
            worker.bot_pool.close()
            jobs = await queue.job_manager.list_jobs_async(task=TASK)
            return [job.queue for job in jobs]

    with closing(Database(postgres_url)) as db:
        migrate(db)
        assert asyncio.run(run(db)) == [QUEUE, LATER]


def two_bots_and_a_person(c: Connection, owner: int) -> str:
    """Those who are asked first are the bots."""
    made = lobby.create(c, owner, plan(TableRequest("glueck-auf", 3, {}, NONE, "open", None)), NOW)
    c.execute(update(seats).where(seats.c.table == made.table).values(bot="search:1it"))
    lobby.start(c, made.table, owner, NOW)
    opened = open_table(c, made.table)
    assert opened is not None
    assert opened.state is not None
    s = opened.state.clone()
    asked = {int(s.asked().seat)}
    while len(asked) < 2:
        s.apply(s.legal_actions()[0])
        asked.add(int(s.asked().seat))
    c.execute(update(seats).where(seats.c.table == made.table, seats.c.seat.not_in(asked)).values(bot=None))
    return made.table


def add_person(c: Connection, name: str) -> int:
    made = c.execute(insert(people).values(name=name, created=NOW)).inserted_primary_key
    assert made is not None
    return int(made[0])


async def put_table(db: Database, rooms: Rooms, queue: object, owner: int, is_late: bool) -> None:
    room = await rooms.find(await db.write(lambda c: table_of_bots(c, owner)))
    assert await put(queue, room, is_late)  # type: ignore[arg-type]
    assert not await put(queue, room, is_late)  # type: ignore[arg-type]  # it is there already


def test_one_guests_many_tables_keep_nobody_elses_bot_waiting_at_two_servers(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        greedy, other = await here.guest("Greedy"), await there.guest("Other")
        mine = int(expect(await greedy.get("/api/me"), 200)["id"])
        tables = [await here.db.write(lambda c: table_of_bots(c, mine)) for n in range(MANY)]
        for table in tables:
            here.app.state.thinking.look(await here.app.state.rooms.find(table))
        while sum([await ply_of(here, table) > 1 for table in tables]) < 3:  # their bots are at it
            await asyncio.sleep(0.05)
        wishes = {"game": "glueck-auf", "players": 2, "bot": SLOW}
        table = expect(await other.post("/api/tables/quick", json=wishes), 201)["table"]["id"]
        while (game := expect(await other.get(f"/api/tables/{table}/game"), 200))["options"]:
            sent = {"ply": game["ply"], "action": game["options"][0]["id"]}
            expect(await other.post(f"/api/tables/{table}/actions", json=sent), 200)
        ply = game["ply"]
        while await ply_of(there, table) <= ply:
            await asyncio.sleep(0.05)
        if ply:
            waited = await there.db.read(lambda c: turns_between(c, table, ply, tables))
            assert waited <= 4, waited  # two were being thought, and two perhaps stored

    at_two_servers(postgres_url, play)


async def ply_of(server: Server, table: str) -> int:
    return await server.db.read(
        lambda c: int(c.execute(text("SELECT ply FROM tables WHERE id = :table"), {"table": table}).scalar_one())
    )
