"""The file of a server: only its owner reads it, one server has it by whatever name, and what is wrong is said."""

from __future__ import annotations

import os
import resource
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import DatabaseError

from revier.server.storage.database import Database
from revier.server.storage.schema import metadata
from tests.server.processes import Server
from tests.server.support import House
from tests.server.test_cli_serve import count, refused, said

DATABASE = "revier.db"
PAGE = 4096

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere files are locked by their names")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The copy of a database with a guest in it, beside that database."""
    with Server(tmp_path) as server:
        server.guest("Frida")
    said(tmp_path, "backup", "copy.db")
    return tmp_path / "copy.db"


def url(name: str) -> str:
    return f"sqlite:///{name}"


def modes(folder: Path) -> dict[str, str]:
    files = [path for path in folder.iterdir() if path.name != "server.log"]
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in files}


# -- who may read it -------------------------------------------------------------------------------


@pytest.fixture
def open_handed() -> Iterator[None]:
    """New files may be read by everybody, as on most machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_handed")
def test_nobody_else_reads_the_database_its_log_and_its_copies(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.guest("Frida")
        found = modes(tmp_path)
        assert set(found) == {DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"}
        assert set(found.values()) == {"0o600"}
        said(tmp_path, "backup", "copy.db")
    said(tmp_path, "restore", "copy.db", "--force")
    said(tmp_path, "restore", "copy.db", "--database", url("new.db"))
    found = modes(tmp_path)
    assert {"copy.db", "new.db"} < set(found)
    assert any("before-restore" in name for name in found)
    assert set(found.values()) == {"0o600"}


@pytest.mark.usefixtures("open_handed")
def test_a_database_of_old_is_closed_to_others_when_it_is_served(tmp_path: Path, copy: Path) -> None:
    os.chmod(tmp_path / DATABASE, 0o644)
    with Server(tmp_path):
        assert modes(tmp_path)[DATABASE] == "0o600"


@pytest.mark.usefixtures("open_handed")
def test_nobody_else_reads_a_copy_of_postgresql(tmp_path: Path, postgres_url: str) -> None:
    with Server(tmp_path, "--database", postgres_url) as server:
        server.guest("Frida")
        said(tmp_path, "backup", "copy", "--database", postgres_url)
    assert modes(tmp_path) == {"copy": "0o600"}


# -- one at a time, by whatever name ---------------------------------------------------------------


def test_a_symbolic_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (tmp_path / "sub").mkdir()
        (tmp_path / "sub" / "link.db").symlink_to(tmp_path / DATABASE)
        assert "is being used" in refused(tmp_path, "serve", "--port", "0", "--database", url("sub/link.db"))
        said(tmp_path, "backup", "copy.db", "--database", url("sub/link.db"))
        assert "is being used" in refused(tmp_path, "restore", "copy.db", "--force", "--database", url("sub/link.db"))
        server.wait_until_well()


@on_linux
def test_a_hard_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        said(tmp_path, "backup", "copy.db")
        (tmp_path / "link.db").hardlink_to(tmp_path / DATABASE)
        assert "is being used" in refused(tmp_path, "serve", "--port", "0", "--database", url("link.db"))
        assert "is being used" in refused(tmp_path, "restore", "copy.db", "--force", "--database", url("link.db"))
        (tmp_path / "link.db").unlink()
        server.wait_until_well()


@on_linux
def test_a_file_that_was_renamed_is_still_held(tmp_path: Path, copy: Path) -> None:
    with Server(tmp_path):
        (tmp_path / DATABASE).rename(tmp_path / "new.db")
        assert "is being used" in refused(tmp_path, "serve", "--port", "0", "--database", url("new.db"))


def test_a_file_with_two_names_is_touched_by_neither(tmp_path: Path, copy: Path) -> None:
    """By another name SQLite would not find the log: a backup would lack what was written last, and say nothing."""
    (tmp_path / "link.db").hardlink_to(tmp_path / DATABASE)
    for name in (DATABASE, "link.db"):
        at = ("--database", url(name))
        assert "several names" in refused(tmp_path, "serve", "--port", "0", *at)
        assert "several names" in refused(tmp_path, "backup", "other.db", *at)
        assert "several names" in refused(tmp_path, "restore", "copy.db", "--force", *at)
        assert "several names" in refused(tmp_path, "admin", "list", "people", *at)


# -- damaged ---------------------------------------------------------------------------------------


def damage(file: Path, kind: str) -> None:
    size = file.stat().st_size
    with file.open("r+b") as handle:
        if kind == "cut off":
            handle.truncate(size // 2 // PAGE * PAGE)
            return
        handle.seek({"head": 0, "last pages": size - 2 * PAGE, "all but the head": PAGE}[kind])
        handle.write(b"\xde\xad\xbe\xef" * (2 * PAGE // 4 if kind != "all but the head" else (size - PAGE) // 4))


@pytest.mark.parametrize("kind", ["head", "last pages", "all but the head", "cut off"])
def test_a_damaged_file_is_named_in_one_line_that_says_what_to_do(tmp_path: Path, copy: Path, kind: str) -> None:
    damage(tmp_path / DATABASE, kind)
    spoilt = (tmp_path / DATABASE).read_bytes()
    lines = [
        refused(tmp_path, "serve", "--port", "0"),
        refused(tmp_path, "backup", "other.db"),
        refused(tmp_path, "admin", "list", "people"),
        refused(tmp_path, "restore", "copy.db"),
    ]
    for line in lines:
        assert f"{DATABASE} is damaged" in line
        assert "revier restore COPY --force" in line
    assert not (tmp_path / "other.db").exists()
    assert (tmp_path / DATABASE).read_bytes() == spoilt
    said(tmp_path, "restore", "copy.db", "--force")
    assert count(f"sqlite:///{tmp_path / DATABASE}", "people") == 1
    kept = [path for path in tmp_path.iterdir() if "before-restore" in path.name]
    assert [path.read_bytes() for path in kept] == [spoilt]
    with Server(tmp_path) as server:
        server.wait_until_well()


def test_a_restore_that_is_refused_leaves_no_file(tmp_path: Path, copy: Path) -> None:
    damage(copy, "cut off")
    assert "copy.db" in refused(tmp_path, "restore", "copy.db", "--database", url("new.db"))
    assert not (tmp_path / "new.db").exists()


# -- health ----------------------------------------------------------------------------------------


def health(server: Server) -> tuple[int, str]:
    answer = server.get("/healthz")
    return answer.status_code, answer.json()["status"]


@on_linux
def test_a_server_that_cannot_write_is_not_well_until_it_can(tmp_path: Path) -> None:
    """Its files may grow no more, as on a full disk."""
    with Server(tmp_path) as server:
        assert server.process is not None
        most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        full = (tmp_path / f"{DATABASE}-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, most[1]))
        assert health(server) == (503, "no database")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, most)
        assert health(server) == (200, "ok")


def test_a_server_whose_file_is_gone_or_spoilt_is_not_well(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert health(server) == (200, "ok")
        file = tmp_path / DATABASE
        file.rename(tmp_path / "elsewhere.db")
        assert health(server)[0] == 503
        (tmp_path / "elsewhere.db").rename(file)
        assert health(server) == (200, "ok")
        with closing(sqlite3.connect(file)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damage(file, "all but the head")
        assert health(server)[0] == 503


def test_the_health_check_leaves_nothing_behind(house: House) -> None:
    dump = "\n".join(sqlite3.connect(house.db.url.database or "").iterdump())
    for n in range(3):
        assert house.visitor().get("/healthz").json() == {"status": "ok"}
    assert "\n".join(sqlite3.connect(house.db.url.database or "").iterdump()) == dump


def test_damage_that_anybody_meets_is_told(tmp_path: Path, copy: Path) -> None:
    """Also where the health check does not look."""
    with closing(sqlite3.connect(copy)) as c:
        page = c.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'seats'").fetchone()[0]
    with copy.open("r+b") as handle:
        handle.seek((page - 1) * PAGE)
        handle.write(b"\xde\xad\xbe\xef" * (PAGE // 4))
    with closing(Database(f"sqlite:///{copy}")) as db:
        with pytest.raises(DatabaseError):
            db.read_now(lambda c: [c.execute(select(table)).all() for table in metadata.sorted_tables])
        assert db.is_damaged
