"""Health, figures, logs and draining: what they show, to whom, and what they never show."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send

from revier.server.operation import health
from revier.server.operation.health import drain, drain_on_sigterm, operate
from revier.server.operation.logs import drop_secrets
from revier.server.operation.metrics import Metrics
from revier.server.storage.database import Database
from revier.server.storage.schema import metadata, tables

HERE = ("127.0.0.1", 50_000)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    """An application with a route that has something in it, and a socket that echoes."""
    app = FastAPI()
    app.state.db = Database(f"sqlite:///{tmp_path / 'a.db'}")
    metadata.create_all(app.state.db.engine)

    @app.get("/api/tables/{table}")
    async def table(table: str) -> str:
        if table == "broken":
            raise RuntimeError("as foreseen")
        return table

    @app.websocket("/live/{table}")
    async def live(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        try:
            while True:
                await websocket.send_text(await websocket.receive_text())
        except WebSocketDisconnect:
            pass

    operate(app)
    yield app
    app.state.db.close()


@pytest.fixture
def visitor(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, client=HERE, raise_server_exceptions=False) as client:
        yield client


def figures(visitor: TestClient) -> dict[str, float]:
    """What Prometheus would read."""
    lines = visitor.get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


# -- health ----------------------------------------------------------------------------------------


def test_a_server_that_is_well_says_so(visitor: TestClient) -> None:
    assert visitor.get("/healthz").json() == {"status": "ok"}


def test_a_server_without_its_database_is_not_well(
    app: FastAPI, visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.state.db.engine.dispose()
    monkeypatch.setattr(app.state.db, "snapshots", create_engine("postgresql+psycopg://nobody@127.0.0.1:1/none"))
    answer = visitor.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "no database"})
    assert visitor.get("/metrics").status_code == 200


def test_a_database_that_does_not_answer_in_time_is_none(
    app: FastAPI, visitor: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(work: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health, "HEALTH_S", 0.05)
    monkeypatch.setattr(app.state.db, "read", never)
    assert visitor.get("/healthz").status_code == 503


def test_a_server_whose_writer_has_died_is_not_well(app: FastAPI, visitor: TestClient) -> None:
    app.state.db.jobs.put(None)
    app.state.db.writer.join()
    assert visitor.get("/healthz").status_code == 503


# -- figures ---------------------------------------------------------------------------------------


def test_requests_are_counted_by_the_template_of_their_route(visitor: TestClient) -> None:
    for table in ("Xy7secret", "other", "broken"):
        visitor.get(f"/api/tables/{table}?key=hidden")
    visitor.get("/what/is/here")
    visitor.request("BREW", "/api/tables/tea")
    found = figures(visitor)
    route = 'route="/api/tables/{table}"'
    assert found[f'revier_requests_total{{method="GET",{route},status="200"}}'] == 2
    assert found[f'revier_requests_total{{method="GET",{route},status="500"}}'] == 1
    assert found['revier_requests_total{method="GET",route="unknown",status="404"}'] == 1
    assert found[f'revier_requests_total{{method="unknown",{route},status="405"}}'] == 1
    assert found[f"revier_request_seconds_count{{{route}}}"] >= 3
    page = visitor.get("/metrics").text
    for secret in ("Xy7secret", "hidden", "what", "BREW", "tea"):
        assert secret not in page


def test_routes_of_routers_keep_their_prefix() -> None:
    from revier.server.api.app import create_app
    from revier.server.operation.settings import Settings

    app = create_app(Settings())
    visitor = TestClient(app, client=HERE, raise_server_exceptions=False)  # not started: no database
    visitor.get("/api/me")
    assert 'route="/api/me"' in app.state.metrics.page().decode()


def test_open_sockets_are_counted(app: FastAPI, visitor: TestClient) -> None:
    with visitor.websocket_connect("/live/a") as one, visitor.websocket_connect("/live/b") as two:
        for socket in (one, two):
            socket.send_text("x")
            assert socket.receive_text() == "x"
        assert figures(visitor)["revier_sockets"] == 2
    assert figures(visitor)["revier_sockets"] == 0


def test_tables_moves_and_thoughts_are_counted(app: FastAPI, visitor: TestClient) -> None:
    rows = [{"id": f"t{n}", "status": status} for n, status in enumerate(["running", "running", "over"])]
    common = {"game": "glueck-auf", "rules": 1, "players": 2, "options": {}, "seed": 424242, "commitment": "c"}
    common |= {"access": "open", "pace": {}, "clocks": {}, "created": 0.0, "changed": 0.0, "salt": "s"}
    app.state.db.write_now(lambda c: c.execute(tables.insert(), [common | row for row in rows]) and None)
    measured: Metrics = app.state.metrics
    measured.moved("glueck-auf", is_bot=False)
    measured.moved("glueck-auf", is_bot=True)
    measured.thought("search:50it", 0.2)
    found = figures(visitor)
    assert found['revier_tables{status="running"}'] == 2
    assert found['revier_tables{status="over"}'] == 1
    assert found['revier_tables{status="waiting"}'] == 0
    assert found['revier_moves_total{by="person",game="glueck-auf"}'] == 1
    assert found['revier_bot_seconds_count{bot="search"}'] == 1
    assert "424242" not in visitor.get("/metrics").text


@pytest.mark.parametrize(
    ("client", "headers", "networks", "status"),
    [
        ("127.0.0.1", {}, (), 200),
        ("::1", {}, (), 200),
        ("192.0.2.7", {}, (), 404),
        ("192.0.2.7", {}, ("192.0.2.0/24",), 200),
        ("192.0.3.7", {}, ("192.0.2.0/24",), 404),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, (), 404),  # through a proxy on this machine
        ("testclient", {}, (), 404),
    ],
)
def test_figures_are_for_this_machine_and_whom_the_settings_name(
    app: FastAPI, client: str, headers: dict[str, str], networks: tuple[str, ...], status: int
) -> None:
    app.state.metrics_from = networks
    assert TestClient(app, client=(client, 1)).get("/metrics", headers=headers).status_code == status


SEVERAL = """
import os, sys
os.environ["PROMETHEUS_MULTIPROC_DIR"] = sys.argv[1]
from revier.server.operation.metrics import Metrics
measured = Metrics()
measured.moved("glueck-auf", is_bot=False)
measured.sockets.set(3)
if sys.argv[2] == "last":
    print(measured.page().decode())
"""


def test_several_processes_add_up(tmp_path: Path) -> None:
    """Moves of a process that has ended still count, its sockets do not."""
    for which in ("first", "last"):
        command = [sys.executable, "-c", SEVERAL, str(tmp_path), which]
        page = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600).stdout
    assert 'revier_moves_total{by="person",game="glueck-auf"} 2.0' in page
    assert "revier_sockets 3.0" in page


# -- logs ------------------------------------------------------------------------------------------


def test_logs_are_json_lines_of_us_and_of_libraries(lines: io.StringIO) -> None:
    structlog.get_logger("revier.x").info("begun", table="abc", players=3)
    logging.getLogger("uvicorn.error").error("socket %s broke", 7)
    ours, theirs = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert (ours["event"], ours["table"], ours["players"], ours["level"]) == ("begun", "abc", 3, "info")
    assert (theirs["event"], theirs["level"]) == ("socket 7 broke", "error")


def test_no_secret_is_written(lines: io.StringIO) -> None:
    log = structlog.get_logger("revier.x")
    secret = "s3cr3t"
    for name in ("cookie", "Set-Cookie", "Authorization", "password", "new_password", "token", "seed", "invitation"):
        log.info("x", **{name: secret, "nested": {name: secret, "list": [{name: secret}]}})
    log.info("x", headers={"cookie": secret}, url=f"https://a.example/join?key={secret}&b=1")
    log.info("x", database=f"postgresql+psycopg://revier:{secret}@db.example/revier")
    log.info("x", thing=type("Odd", (), {"__repr__": lambda self: secret})())
    logging.getLogger("uvicorn.error").error('"WebSocket /live?token=%s" [accepted]', secret)
    log.error("x", error=OperationalError("INSERT", {"seed": secret}, Exception("gone")))
    try:
        raise OperationalError("INSERT", {"seed": secret}, Exception("gone"))
    except OperationalError:
        log.exception("x")
    assert len(lines.getvalue().splitlines()) == 14
    assert secret not in lines.getvalue()
    assert "OperationalError" in lines.getvalue()


def test_harmless_text_stays() -> None:
    event = {"event": "Why? Because.", "route": "/api/tables/{table}", "count": 3, "ok": None}
    assert drop_secrets(None, "info", dict(event)) == event


def test_a_failed_request_is_noted_by_its_route_only(
    lines: io.StringIO, visitor: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor.get("/api/tables/broken?key=s3cr3t")
    noted = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [(line["route"], line["status"]) for line in noted if line["event"] == "request"] == [
        ("/api/tables/{table}", 500)
    ]
    assert "s3cr3t" not in lines.getvalue()


def test_who_goes_before_the_answer_has_not_met_a_failure(
    app: FastAPI, lines: io.StringIO, visitor: TestClient
) -> None:
    async def leave() -> Message:
        return {"type": "http.disconnect"}

    async def answer(message: Message) -> None:
        raise AssertionError(f"nobody is there for {message}")

    async def watch(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    app.mount("/slow", watch)
    asyncio.run(app({"type": "http", "method": "GET", "path": "/slow/", "headers": [], "app": app}, leave, answer))
    assert not [line for line in lines.getvalue().splitlines() if json.loads(line)["event"] == "request"]
    assert figures(visitor)['revier_requests_total{method="GET",route="unknown",status="499"}'] == 1


# -- draining --------------------------------------------------------------------------------------


def test_draining_closes_sockets_takes_no_new_ones_and_fails_the_health_check(
    app: FastAPI, visitor: TestClient
) -> None:
    with visitor.websocket_connect("/live/a") as socket:
        socket.send_text("x")
        assert socket.receive_text() == "x"
        assert visitor.portal is not None
        visitor.portal.call(drain, app)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 1012
    assert visitor.get("/healthz").json() == {"status": "draining"}
    assert visitor.get("/api/tables/a").status_code == 200  # requests under way are still answered
    with pytest.raises(WebSocketDenialResponse) as refused, visitor.websocket_connect("/live/a"):
        pass
    assert refused.value.status_code == 503


def test_what_an_application_says_after_the_end_reaches_nobody(app: FastAPI) -> None:
    async def try_it() -> list[object]:
        sent: list[object] = []

        async def send(message: object) -> None:
            sent.append(message)

        socket = health.OpenSocket(send, app.state.sockets)
        await socket.send({"type": "websocket.accept"})
        await app.state.sockets.restart_all()
        with pytest.raises(OSError, match="restart"):
            await socket.send({"type": "websocket.send", "text": "too late"})
        return sent

    sent = asyncio.run(try_it())
    assert sent == [
        {"type": "websocket.accept"},
        {"type": "websocket.close", "code": 1012, "reason": "restart"},
    ]


def test_sigterm_drains_first_and_then_does_what_it_did_before(app: FastAPI) -> None:
    heard: list[int] = []
    later: list[tuple[float, Callable[[], None]]] = []
    app.state.drain_seconds = 0.2

    async def life() -> tuple[bool, list[int]]:
        asyncio.get_running_loop().call_later = lambda wait, work: later.append((wait, work))  # type: ignore
        async with drain_on_sigterm(app):
            os.kill(os.getpid(), signal.SIGTERM)
            while not later:
                await asyncio.sleep(0)
            early = (app.state.draining, list(heard))
            os.kill(os.getpid(), signal.SIGTERM)  # an impatient host: still once
            for _ in range(100):
                await asyncio.sleep(0)
            ((wait, end),) = later
            assert wait == 0.2
            end()
        return early

    before = signal.signal(signal.SIGTERM, lambda number, frame: heard.append(number))
    try:
        assert asyncio.run(life()) == (True, [])
        assert heard == [signal.SIGTERM]
    finally:
        signal.signal(signal.SIGTERM, before)
