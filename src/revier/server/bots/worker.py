"""Bots on PostgreSQL: what is to be thought about is a job in the database, which any worker on any machine may take.

The queue is as fair as the one within a process (`fairness.py`): a job's priority is the number of its place. A worker
that dies leaves its job undone; the sweep of any server process puts the table into the queue again. A job that is done
twice finds the game elsewhere the second time.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import procrastinate
import structlog
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Status

from revier.server.bots.fairness import FairQueue, ThinkingQuota, is_for_people, owner_in
from revier.server.bots.thinking import SWEEP, BotPool, Thinking
from revier.server.operation.metrics import Metrics
from revier.server.operation.server_time import heartbeat_once, keep_time
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms
from revier.server.problems import Problem
from revier.server.storage.database import Database, with_timeouts

SCHEMA = "revier_queue"  # of PostgreSQL, where the queue has its tables
QUEUE = "bots"
LATER = "bots-later"  # what comes after all others
TASK = "revier.think"
TIDY = "revier.tidy"
EVERY_MINUTE = "* * * * *"
RECONNECT_DELAY = 1.0  # seconds until a worker that lost the database tries again
STALLED = 30.0  # seconds without a sign of life after which a worker is taken for dead

# As in `Turns.turn`: no number less than those being thought now, nor than the next of the same owner.
NUMBER = """
SELECT greatest(
    coalesce(max(-priority) FILTER (WHERE status = 'doing'), min(-priority) FILTER (WHERE status = 'todo'), 0),
    coalesce(1 + max(-priority) FILTER (WHERE args ->> 'owner' = %(owner)s), 0)
) AS number
FROM procrastinate_jobs
WHERE queue_name = %(queue)s AND task_name = %(task)s
"""

log = structlog.get_logger(__name__)


def make_queue(db: Database) -> procrastinate.App:
    """The queue of a database."""
    address = db.url.set(drivername="postgresql").render_as_string(hide_password=False)
    options = with_timeouts(address)
    options["options"] += f" -c search_path={SCHEMA}"
    connector = procrastinate.PsycopgConnector(conninfo=address, min_size=1, max_size=4, kwargs=options)
    return procrastinate.App(connector=connector)


async def put(queue: procrastinate.App, room: Room, is_late: bool = False) -> bool:
    """Let somebody think about a room; False: that is in the queue already."""
    owner, name = str(owner_in(room)), LATER if is_late else QUEUE
    found = await queue.connector.execute_query_one_async(NUMBER, owner=owner, queue=name, task=TASK)
    lock = f"{name}/{room.id}/{room.moved}"
    job = queue.configure_task(TASK, queue=name, queueing_lock=lock, priority=-found["number"])
    try:
        await job.defer_async(table=room.id, moved=room.moved, owner=owner, is_late=is_late)
    except AlreadyEnqueued:
        return False
    return True


class Queueing(Thinking):
    """Puts what bots should think about into the queue; a worker, here or elsewhere, plays it."""

    def __init__(self, rooms: Rooms, workers: int, sweep: float = SWEEP, share: str = "") -> None:
        super().__init__(rooms, 1, sweep, share)
        self.queue = make_queue(rooms.db)
        self.opening = asyncio.ensure_future(self.queue.open_async())
        self.worker = Worker(rooms.db, self.queue, workers, share, rooms.metrics)
        self.working = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Take jobs as well."""
        await self.opening
        await self.worker.work()

    async def think(self, room: Room, moved: int) -> None:
        await self.opening
        owner, bot = owner_in(room), room.bot_asked() or ""
        has_share = await self.quota.is_left(owner, bot, room.row.game)
        is_idle = self.is_idle(room)
        if is_idle and not has_share:
            return  # the sweep will come by
        if await put(self.queue, room, is_late=is_idle or not has_share):
            await self.quota.charge(owner, bot, room.row.game)

    async def close(self) -> None:
        await super().close()
        self.working.cancel()
        await asyncio.gather(self.working, return_exceptions=True)
        await self.queue.close_async()


class Worker:
    """Takes jobs and thinks."""

    def __init__(
        self, db: Database, queue: procrastinate.App, count: int, share: str = "", metrics: Metrics | None = None
    ) -> None:
        self.db = db
        self.queue = queue
        self.quota = ThinkingQuota(share, db)
        self.count = count
        self.metrics = metrics
        self.bot_pool = BotPool(count, metrics)
        self.turns = FairQueue(count)
        queue.task(name=TASK, queue=QUEUE)(self.think)
        # Without any periodic task the worker would not notice that its listener has died.
        queue.periodic(cron=EVERY_MINUTE)(queue.task(name=TIDY, queue=QUEUE)(self.tidy))

    async def think(self, table: str, moved: int = -1, owner: str = "", is_late: bool = False, ply: int = -1) -> None:
        """One job: read the table, think, play; where the game has moved on meanwhile, nothing.

        So too for a job that an earlier version left in the queue: it names a ply, which may be that of another line.
        """
        room = await Rooms(self.db, self.metrics).find(table)
        async with self.turns.turn(owner_in(room), lambda: is_late):
            if room.bot_asked() is None or room.moved != moved:
                return
            actions = await self.bot_pool.answer(room)
        with suppress(Problem):  # somebody was faster
            await room.play_for_bot(moved, actions)
            if room.bot_asked() is not None and is_for_people(room):  # else a server has to know who looks on
                await self.put_next(room)

    async def put_next(self, room: Room) -> None:
        """The next bot of the same table is asked."""
        owner, bot = owner_in(room), room.bot_asked() or ""
        has_share = await self.quota.is_left(owner, bot, room.row.game)
        if await put(self.queue, room, is_late=not has_share):
            await self.quota.charge(owner, bot, room.row.game)

    async def work(self) -> None:
        """Until it is cancelled; when the database has gone away, again once it is back."""
        me = asyncio.current_task()
        assert me is not None
        try:
            while not me.cancelling():
                await self.take_jobs()
                await asyncio.sleep(RECONNECT_DELAY)
        finally:
            self.bot_pool.close()

    async def take_jobs(self) -> None:
        """Until it is cancelled, or the database goes away."""
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self.take_jobs_of(QUEUE, self.count))
                both.create_task(self.take_jobs_of(LATER, max(1, self.count - 1)))
        except Exception as error:
            first = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
            log.warning("no jobs", error=type(first).__name__)

    async def take_jobs_of(self, name: str, count: int) -> None:
        await self.queue.run_worker_async(
            queues=[name], concurrency=count, delete_jobs="always", install_signal_handlers=False
        )

    async def tidy(self, timestamp: int) -> None:
        """Drop jobs of workers that died: the tables they are about are in the queue again."""
        for job in await self.queue.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
            assert job.id is not None
            await self.queue.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)


async def run(db: Database, count: int, share: str = "") -> None:
    """`revier worker`: think until somebody stops it; what is under way then is left to others."""
    queue = make_queue(db)
    await heartbeat_once(db)
    beating = asyncio.create_task(keep_time(db))
    async with queue.open_async():
        working = asyncio.create_task(Worker(db, queue, count, share).work())
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, working.cancel)
        with suppress(asyncio.CancelledError):
            await working
    beating.cancel()
