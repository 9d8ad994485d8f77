"""Bots on PostgreSQL: what is to be thought about is a job in the database, which any worker on any machine may take.

A worker that dies leaves its job undone; the sweep of any server process puts the table into the queue again. A job
that is done twice finds the game elsewhere the second time.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import procrastinate
import structlog
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Status

from revier.server.database import Database
from revier.server.metrics import Metrics
from revier.server.problems import Problem
from revier.server.room import Room
from revier.server.rooms import Rooms
from revier.server.thinking import SWEEP, Minds, Thinking

SCHEMA = "revier_queue"  # of PostgreSQL, where the queue has its tables
QUEUE = "bots"
TASK = "revier.think"
TIDY = "revier.tidy"
EVERY_MINUTE = "* * * * *"
AGAIN = 1.0  # seconds until a worker that lost the database tries again
STALLED = 30.0  # seconds without a sign of life after which a worker is taken for dead

log = structlog.get_logger(__name__)


def make_queue(db: Database) -> procrastinate.App:
    """The queue of a database."""
    address = db.url.set(drivername="postgresql").render_as_string(hide_password=False)
    options = {"options": f"-c search_path={SCHEMA}"}
    connector = procrastinate.PsycopgConnector(conninfo=address, min_size=1, max_size=4, kwargs=options)
    return procrastinate.App(connector=connector)


async def put(queue: procrastinate.App, room: Room) -> None:
    """Let somebody think about a room, unless that is in the queue already."""
    ply = int(room.running().ply)
    job = queue.configure_task(TASK, queue=QUEUE, queueing_lock=f"{room.id}/{ply}")
    with suppress(AlreadyEnqueued):
        await job.defer_async(table=room.id, ply=ply)


class Queueing(Thinking):
    """Puts what bots should think about into the queue; a worker, here or elsewhere, plays it."""

    def __init__(self, rooms: Rooms, workers: int, sweep: float = SWEEP) -> None:
        super().__init__(rooms, 1, sweep)
        self.queue = make_queue(rooms.db)
        self.opening = asyncio.ensure_future(self.queue.open_async())
        self.worker = Worker(rooms.db, self.queue, workers, rooms.metrics)
        self.working = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Take jobs as well."""
        await self.opening
        await self.worker.work()

    async def think(self, room: Room, ply: int) -> None:
        await self.opening
        await put(self.queue, room)

    async def close(self) -> None:
        await super().close()
        self.working.cancel()
        await asyncio.gather(self.working, return_exceptions=True)
        await self.queue.close_async()


class Worker:
    """Takes jobs and thinks."""

    def __init__(self, db: Database, queue: procrastinate.App, count: int, metrics: Metrics | None = None) -> None:
        self.db = db
        self.queue = queue
        self.count = count
        self.metrics = metrics
        self.minds = Minds(count, metrics)
        queue.task(name=TASK, queue=QUEUE)(self.think)
        # Without any periodic task the worker would not notice that its listener has died.
        queue.periodic(cron=EVERY_MINUTE)(queue.task(name=TIDY, queue=QUEUE)(self.tidy))

    async def think(self, table: str, ply: int) -> None:
        """One job: read the table, think, play; where the game has moved on meanwhile, nothing."""
        room = await Rooms(self.db, self.metrics).find(table)
        if room.bot_asked() is None or room.running().ply != ply:
            return
        actions = await self.minds.answer(room)
        with suppress(Problem):  # somebody was faster
            await room.play_for_bot(ply, actions)
            if room.bot_asked() is not None:
                await put(self.queue, room)

    async def work(self) -> None:
        """Until it is cancelled; when the database has gone away, again once it is back."""
        me = asyncio.current_task()
        assert me is not None
        try:
            while not me.cancelling():
                await self.take_jobs()
                await asyncio.sleep(AGAIN)
        finally:
            self.minds.close()

    async def take_jobs(self) -> None:
        """Until it is cancelled, or the database goes away."""
        try:
            await self.queue.run_worker_async(
                queues=[QUEUE], concurrency=self.count, delete_jobs="always", install_signal_handlers=False
            )
        except Exception as error:
            log.warning("no jobs", error=type(error).__name__)

    async def tidy(self, timestamp: int) -> None:
        """Drop jobs of workers that died: the tables they are about are in the queue again."""
        for job in await self.queue.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
            assert job.id is not None
            await self.queue.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)


async def run(db: Database, count: int) -> None:
    """`revier worker`: think until somebody stops it; what is under way then is left to others."""
    queue = make_queue(db)
    async with queue.open_async():
        working = asyncio.create_task(Worker(db, queue, count).work())
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, working.cancel)
        with suppress(asyncio.CancelledError):
            await working
