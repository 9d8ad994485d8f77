"""When the database is away the logs say so in short lines, and not where it is or who asked."""

from __future__ import annotations

import asyncio
import io
import json
import logging

import psycopg
import pytest
from sqlalchemy import text

from revier.server.bots.worker import SCHEMA, Worker, make_queue
from revier.server.storage.database import Database
from revier.server.storage.migrate import migrate
from tests.server.postgres import Cluster

SECRET = "s3cr3t"
WORKERS = text(f"SELECT count(*) FROM {SCHEMA}.procrastinate_workers")  # of each queue, that take jobs
ERRORS = 5  # after which most kinds of them have been seen


def failed() -> psycopg.Error:
    """An error with a past."""
    try:
        raise psycopg.OperationalError(f"connection to postgresql://revier:{SECRET}@db.example.org:5432/revier failed")
    except psycopg.OperationalError as error:
        return error


@pytest.mark.parametrize("name", ["procrastinate.worker", "psycopg.pool", "asyncio"])
def test_an_error_of_the_database_is_one_short_line(lines: io.StringIO, name: str) -> None:
    logger = logging.getLogger(name)
    logger.error("listener error: %r", failed(), exc_info=failed(), extra={"job": {"where": SECRET}})
    (line,) = lines.getvalue().splitlines()
    told = json.loads(line)
    assert told["event"] == f"{name}: listener error (OperationalError)"
    assert set(told) == {"event", "level", "timestamp"}


def test_an_error_of_our_own_is_told_with_where_it_happened(lines: io.StringIO) -> None:
    try:
        raise ValueError("wrong")
    except ValueError:
        logging.getLogger("procrastinate.worker").exception("job error")
    told = json.loads(lines.getvalue())
    assert told["event"] == "job error"
    assert "test_logs_of_libraries" in told["exception"]


def test_a_worker_whose_database_goes_away_says_so_in_short_lines(lines: io.StringIO) -> None:
    cluster = Cluster()

    async def work(url: str) -> None:
        db = Database(url)
        await asyncio.to_thread(migrate, db)
        queue = make_queue(db)
        async with queue.open_async():
            working = asyncio.create_task(Worker(db, queue, 1).work())
            while await db.read(lambda c: c.scalar(WORKERS)) != 2:
                pass
            await asyncio.to_thread(cluster.kill)
            while lines.getvalue().count("Error)") < ERRORS:
                await asyncio.sleep(0.1)
            await asyncio.to_thread(cluster.start)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        db.close()

    try:
        cluster.start()
        url = cluster.create("away")
        asyncio.run(asyncio.wait_for(work(url), 600))
    finally:
        cluster.throw_away()
    written = lines.getvalue()
    assert "procrastinate" in written
    for line in written.splitlines():
        told = json.loads(line)
        assert "exception" not in told, told["event"]
        assert len(told["event"]) < 200
    assert str(cluster.folder) not in written
    assert "postgresql:" not in written
