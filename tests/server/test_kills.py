"""kill -9 of servers, bot processes and the database under play; many more of them in `make soak`."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from revier.server.bots.worker import SCHEMA, TASK, Worker, make_queue
from revier.server.storage.database import Database
from revier.server.storage.migrate import migrate
from tests.server.kills import Site, play
from tests.server.pids import children_of, wait_until_gone
from tests.server.postgres import Cluster
from tests.server.processes import Server
from tests.server.tables import add_people, full_table


@pytest.mark.long
def test_a_server_and_its_bots_are_killed_over_sqlite(tmp_path: Path) -> None:
    with Site(tmp_path, f"sqlite:///{tmp_path / 'revier.db'}") as site:
        tally = play(site, seed=1, kinds=["server", "worker", "server", "worker", "server"])
    assert site.killed == {"server": 3, "worker": 2}
    assert tally.resent > 0


@pytest.mark.long
def test_servers_bots_and_database_are_killed_over_postgresql(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        cluster.start()
        with Site(tmp_path, cluster.create("kills"), servers=2, cluster=cluster) as site:
            tally = play(site, seed=2, kinds=["database", "server", "worker", "database", "server"])
    finally:
        cluster.throw_away()
    assert site.killed == {"server": 2, "worker": 1, "database": 2}
    assert tally.resent > 0


def test_a_server_of_several_processes_that_is_killed_leaves_none_behind(tmp_path: Path, postgres_url: str) -> None:
    """Else they would keep its port, and it could not be started again."""
    asked = ("--database", postgres_url, "--processes", "2")
    with Server(tmp_path, *asked) as server:
        assert server.process is not None
        children = children_of(server.process.pid)
        assert len(children) >= 2
        server.process.kill()
        server.wait()
        wait_until_gone(children)
    with Server(tmp_path, *asked, "--port", server.address.rpartition(":")[2]) as again:
        assert again.address == server.address


def test_jobs_of_a_dead_worker_are_dropped(postgres_url: str) -> None:
    """Those of one that lives are not."""

    def leave(c: Connection) -> None:
        add = f"INSERT INTO {SCHEMA}.procrastinate_workers (last_heartbeat) VALUES (now() - :old * interval '1 second')"
        for old in (0, 3_600):
            worker = c.execute(text(f"{add} RETURNING id"), {"old": old}).scalar_one()
            job = f"INSERT INTO {SCHEMA}.procrastinate_jobs (queue_name, task_name, status, lock, args, worker_id)"
            c.execute(
                text(f"{job} VALUES ('bots', :task, 'doing', :old, '{{}}', :worker)"),
                {"task": TASK, "old": str(old), "worker": worker},
            )

    def left(c: Connection) -> list[str]:
        return list(c.execute(text(f"SELECT lock FROM {SCHEMA}.procrastinate_jobs")).scalars())

    async def tidy(db: Database) -> None:
        queue = make_queue(db)
        async with queue.open_async():
            worker = Worker(db, queue, 1)
            await worker.tidy(0)
            worker.bot_pool.close()

    with closing(Database(postgres_url)) as db:
        migrate(db)
        db.write_now(leave)
        assert sorted(db.read_now(left)) == ["0", "3600"]
        asyncio.run(tidy(db))
        assert db.read_now(left) == ["0"]


def test_a_job_of_an_earlier_version_is_dropped_without_a_word(postgres_url: str) -> None:
    """It names a ply and no revision; its table is in the queue again before long."""

    async def work(db: Database) -> None:
        queue = make_queue(db)
        async with queue.open_async():
            worker = Worker(db, queue, 1)
            await queue.tasks[TASK](table=full_table(db, add_people(db, "Frida", "Anton")), ply=0)
            worker.bot_pool.close()

    with closing(Database(postgres_url)) as db:
        migrate(db)
        asyncio.run(work(db))
