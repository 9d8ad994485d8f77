"""`revier serve`, `backup`, `restore` and `admin` as a host types them: real processes, on this machine only."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
import typer
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from revier import cli_serve
from revier.texts import texts
from tests.server.postgres import Cluster
from tests.server.processes import Server, command, here

SQLITE = "revier.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    is_file = request.param == "sqlite"
    return f"sqlite:///{tmp_path / SQLITE}" if is_file else str(request.getfixturevalue("postgres_url"))


def count(url: str, table: str) -> int:
    engine = create_engine(url)
    try:
        with engine.connect() as c:
            return int(c.scalar(text(f"SELECT count(*) FROM {table}")) or 0)
    finally:
        engine.dispose()


def refused(folder: Path, *arguments: str, **more: str) -> str:
    """The one line with which a command is refused."""
    status, output, errors = here(folder, *arguments, **more)
    assert status == 2, (output, errors)
    assert len(errors.splitlines()) == 1, errors
    assert errors.startswith("revier: ")
    return errors


def said(folder: Path, *arguments: str) -> str:
    """What a command prints that does what it is told."""
    status, output, errors = here(folder, *arguments)
    assert status == 0, (output, errors)
    return output


# -- serve -----------------------------------------------------------------------------------------


def close_code(live: ClientConnection) -> int | None:
    """How a socket is closed, after whatever else it says."""
    try:
        while True:
            live.recv(timeout=600)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_a_server_starts_serves_and_drains(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, "--database", database, "--drain", "600") as server:
        assert server.get("/metrics").status_code == 200
        frida = server.guest("Frida")
        table = server.table(frida)
        with server.live(frida, table) as live:
            live.recv(timeout=600)
            server.terminate()
            assert close_code(live) == 1012
        with pytest.raises(InvalidStatus, match="503"):  # a proxy in front goes on to the next server
            server.live(frida, table)
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "draining"})
        assert frida.get("/api/me").json()["name"] == "Frida"  # requests are still answered
        server.interrupt()
        assert server.wait() == 130
    assert count(database, "people") == 1
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"database upgraded", "draining"} <= {line["event"] for line in lines}
    assert not [line for line in lines if line["level"] == "error"]
    assert not any(value in server.log.read_text() for value in frida.cookies.values())


def test_who_was_answered_is_there_after_a_kill(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, "--database", database) as server:
        for n in range(5):
            server.guest(f"Kumpel {n}")
        assert server.process is not None
        server.process.kill()
        server.wait()
    assert count(database, "people") == 5
    with Server(tmp_path, "--database", database) as server:  # nothing of the dead one is in the way
        server.guest("Kumpel 5")
    assert count(database, "people") == 6


def test_several_processes_serve_one_postgresql(tmp_path: Path, postgres_url: str) -> None:
    with Server(tmp_path, "--database", postgres_url, "--processes", "2") as server:
        people = [server.guest(f"Kumpel {n}") for n in range(8)]
        assert [person.get("/api/me").json()["name"] for person in people] == [f"Kumpel {n}" for n in range(8)]
        page = server.get("/metrics").text
        posted = re.search(r'revier_requests_total\{method="POST",route="/api/guests",status="201"\} (\S+)', page)
        assert posted is not None
        assert float(posted[1]) == 8  # of both together, whichever answers
        server.terminate()
        assert server.wait() == 0
    assert count(postgres_url, "people") == 8


def test_a_refusal_ends_the_process_with_status_2(tmp_path: Path) -> None:
    status, output, errors = command(tmp_path, "serve", "--processes", "2")
    assert (status, output, len(errors.splitlines())) == (2, "", 1)


def test_a_taken_port_that_nobody_named_gives_way_to_the_next_free_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(cli_serve, "FIRST_PORT", port)
        monkeypatch.setattr(cli_serve, "LAST_PORT", port + 50)
        with closing(cli_serve.listen(texts("en"), "127.0.0.1", None)) as found:
            number = found.getsockname()[1]
        assert port < number <= port + 50
        assert capsys.readouterr().err.splitlines() == [f"Port {n} is taken." for n in range(port, number)]
        monkeypatch.setattr(cli_serve, "LAST_PORT", port)
        with pytest.raises(typer.Exit):
            cli_serve.listen(texts("en"), "127.0.0.1", None)
        assert f"127.0.0.1:{port}: Address already in use" in capsys.readouterr().err


def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port}: Address already in use" in refused(tmp_path, "serve", "--port", port)
    assert "SQLite works with one process only" in refused(tmp_path, "serve", "--processes", "2", "--port", "0")
    assert "json" in refused(tmp_path, "serve", "--log", "loud")
    assert "no.such.host.invalid" in refused(tmp_path, "serve", "--host", "no.such.host.invalid")
    for url in ("nonsense", "mysql://a/b", "sqlite://", "sqlite:///:memory:", "postgresql+asyncpg://a/b", ""):
        assert "sqlite:///revier.db" in refused(tmp_path, "serve", "--port", "0", "--database", url)
    down = "postgresql+psycopg://revier:s3cr3t@127.0.0.1:1/none"
    line = refused(tmp_path, "serve", "--port", "0", "--database", down)
    assert "cannot be reached" in line
    assert "s3cr3t" not in line
    assert "cannot be reached" in refused(tmp_path, "serve", "--port", "0", "--database", "sqlite:///no/folder/x.db")
    (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one\n" * 100)
    assert "or no database" in refused(tmp_path, "serve", "--port", "0", "--database", "sqlite:///text.db")
    refused(tmp_path, "serve", "--port", "0", "--origin", "play.example.org")
    assert not (tmp_path / SQLITE).exists()


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert "is being used by a server" in refused(tmp_path, "serve", "--port", "0")
        server.wait_until_well()


def test_a_newer_database_is_not_served(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, "--database", database):
        pass
    engine = create_engine(database)
    with engine.begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer program" in refused(tmp_path, "serve", "--port", "0", "--database", database)
    assert "newer program" in refused(tmp_path, "admin", "list", "people", "--database", database)


# -- backup and restore ----------------------------------------------------------------------------


@pytest.fixture
def writing(tmp_path: Path, database: str) -> Iterator[Server]:
    """A server to which people come without pause."""
    with Server(tmp_path, "--database", database) as server:
        server.guest("Erste")
        is_over = threading.Event()

        def come() -> None:
            n = 0
            with suppress(httpx.TransportError):  # the server has gone
                while not is_over.is_set():
                    server.guest(f"Kumpel {n}").close()
                    n += 1

        visitors = [threading.Thread(target=come) for _ in range(2)]
        for visitor in visitors:
            visitor.start()
        yield server
        is_over.set()
        for visitor in visitors:
            visitor.join()


def test_a_backup_is_made_under_writes_and_restored(tmp_path: Path, database: str, writing: Server) -> None:
    while (before := count(database, "people")) < 5:
        time.sleep(0.01)
    output = said(tmp_path, "backup", "copy", "--database", database)
    after = count(database, "people")
    found = re.search(r"People: (\d+)", output)
    assert found is not None
    people = int(found[1])
    assert 0 < before <= people <= after
    kept = (tmp_path / "copy").read_bytes()
    assert "nothing was overwritten" in refused(tmp_path, "backup", "copy", "--database", database)
    assert (tmp_path / "copy").read_bytes() == kept
    assert "used by a server" in refused(tmp_path, "restore", "copy", "--force", "--database", database)
    writing.terminate()
    writing.wait()
    late = count(database, "people")
    assert "holds data already" in refused(tmp_path, "restore", "copy", "--database", database)
    assert count(database, "people") == late

    assert f"People: {people}" in said(tmp_path, "restore", "copy", "--force", "--database", database)
    assert count(database, "people") == people
    safety = [path for path in tmp_path.iterdir() if ".before-restore-" in path.name]
    assert len(safety) == 1

    said(tmp_path, "restore", safety[0].name, "--force", "--database", database)
    assert count(database, "people") == late
    assert not list(tmp_path.glob("*.part"))
    with Server(tmp_path, "--database", database) as again:
        assert again.guest("Letzte").get("/api/me").status_code == 200


def test_a_copy_goes_into_an_empty_database(tmp_path: Path, database: str, postgres_cluster: Cluster) -> None:
    with Server(tmp_path, "--database", database) as server:
        server.guest("Frida")
    said(tmp_path, "backup", "copy", "--database", database)
    is_file = database.startswith("sqlite")
    empty = f"sqlite:///{tmp_path / 'new.db'}" if is_file else postgres_cluster.create("restored")
    said(tmp_path, "restore", "copy", "--database", empty)
    assert count(empty, "people") == 1
    assert not list(tmp_path.glob("*before-restore*"))
    with Server(tmp_path, "--database", empty) as server:
        server.guest("Anton")
    assert count(empty, "people") == 2


def test_what_is_no_copy_is_not_restored(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, "--database", database) as server:
        server.guest("Frida")
    said(tmp_path, "backup", "copy", "--database", database)
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "half").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "text").write_text("Glück auf!\n" * 100)
    with closing(sqlite3.connect(tmp_path / "strange")) as strange:
        strange.execute("CREATE TABLE people (shoe_size INTEGER)")
    for name in ("half", "text", "strange"):
        line = refused(tmp_path, "restore", name, "--force", "--database", database)
        assert name in line
    assert "There is no file nowhere" in refused(tmp_path, "restore", "nowhere", "--database", database)
    assert count(database, "people") == 1


def test_a_backup_needs_a_database_a_folder_and_the_programs(tmp_path: Path, database: str) -> None:
    assert "no folder" in refused(tmp_path, "backup", "no/folder/copy", "--database", database)
    if database.startswith("sqlite"):
        assert "There is no database" in refused(tmp_path, "backup", "copy", "--database", database)
        assert not (tmp_path / SQLITE).exists()
    else:
        assert "pg_dump" in refused(tmp_path, "backup", "copy", "--database", database, PATH=str(tmp_path))
    assert not (tmp_path / "copy").exists()


# -- admin -----------------------------------------------------------------------------------------


def number_of(listed: str, name: str) -> str:
    return next(line.split()[0] for line in listed.splitlines() if name in line)


def test_a_host_looks_after_people_tables_and_titles(tmp_path: Path, database: str) -> None:
    at = ("--database", database)
    with Server(tmp_path, *at) as server:
        frida, anton = server.guest("Frida"), server.guest("Anton")
        table = server.table(frida)
        listed = said(tmp_path, "admin", "list", "people", *at)
        number = number_of(listed, "Anton")
        assert table in said(tmp_path, "admin", "list", "tables", *at)
        assert table not in said(tmp_path, "admin", "list", "tables", "--status", "running", *at)

        assert "Anton is banned" in said(tmp_path, "admin", "ban", number, *at)
        assert anton.get("/api/me").status_code == 403
        assert "banned" in said(tmp_path, "admin", "list", "people", *at)
        said(tmp_path, "admin", "unban", number, *at)
        assert anton.get("/api/me").status_code == 200

        said(tmp_path, "admin", "title", "off", "glueck-auf", *at)
        answer = frida.post("/api/tables", json={"game": "glueck-auf", "players": 2})
        assert (answer.status_code, answer.json()["error"]) == (409, "server-game-off")
        assert "off" in said(tmp_path, "admin", "list", "titles", *at)
        said(tmp_path, "admin", "title", "on", "glueck-auf", *at)
        server.table(frida)

        said(tmp_path, "admin", "delete", "person", number, *at)
        assert anton.get("/api/me").status_code == 401
        assert "Anton" not in said(tmp_path, "admin", "list", "people", *at)
        assert "nobody" in refused(tmp_path, "admin", "delete", "person", number, *at)

        said(tmp_path, "admin", "delete", "table", table, *at)
        assert table not in said(tmp_path, "admin", "list", "tables", *at)
        assert table in refused(tmp_path, "admin", "delete", "table", table, *at)
    assert "glueck-auf" in refused(tmp_path, "admin", "title", "off", "skat", *at)
    assert "running" in refused(tmp_path, "admin", "list", "tables", "--status", "odd", *at)


def test_a_host_reads_everything_in_three_languages(tmp_path: Path) -> None:
    with Server(tmp_path):
        pass
    for language, word in (("de", "Stand"), ("en", "State"), ("fr", "État")):
        assert word in said(tmp_path, "admin", "list", "titles", "--lang", language)


def test_a_table_where_people_play_is_deleted_only_if_meant(tmp_path: Path, database: str) -> None:
    at = ("--database", database)
    with Server(tmp_path, *at) as server:
        table = server.table(server.guest("Frida"))
    engine = create_engine(database)
    with engine.begin() as c:
        c.execute(text("UPDATE tables SET status = 'running'"))
    engine.dispose()
    assert "still play" in refused(tmp_path, "admin", "delete", "table", table, *at)
    assert count(database, "tables") == 1
    said(tmp_path, "admin", "delete", "table", table, "--force", *at)
    assert count(database, "tables") == count(database, "seats") == 0


def test_admin_needs_a_database_that_is_up_to_date(tmp_path: Path) -> None:
    assert "There is no database" in refused(tmp_path, "admin", "list", "people")
    with closing(sqlite3.connect(tmp_path / SQLITE)) as c:
        c.execute("CREATE TABLE something (x INTEGER)")
    assert "revier serve" in refused(tmp_path, "admin", "list", "people")
