"""How often: per address, person, name and socket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocket
from starlette.testclient import TestClient, WebSocketDenialResponse

from revier.server.operation import limiting
from revier.server.operation.limiting import SWEEP_SECONDS, Limiter, socket_limit
from revier.server.operation.peer import address_of
from revier.server.operation.settings import Settings
from revier.server.people.identity import MaybePerson
from revier.server.problems import Problem
from tests.server.support import PASSWORD, House, expect, refused


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limiting, "time", made)
    return made


def too_often(limiter: Limiter, bucket: str, who: str | int) -> int:
    """How many seconds to wait; 0: none."""
    try:
        limiter.check(bucket, who)
    except Problem as problem:
        return int(dict(problem.headers or {})["Retry-After"])
    return 0


# -- counting -------------------------------------------------------------------------------------


def test_the_window_moves(clock: Clock) -> None:
    limiter = Limiter(Settings(limit_person="3/10 seconds"))
    waits: list[int] = []
    for _ in range(8):
        waits.append(too_often(limiter, "person", 1))
        clock.now += 2
    # at 0, 2, 4; refused at 6 and 8; at 10, 12, 14 the first, second and third are ten seconds old
    assert waits == [0, 0, 0, 4, 2, 0, 0, 0]


def test_what_was_refused_does_not_count(clock: Clock) -> None:
    limiter = Limiter(Settings(limit_person="1/10 seconds"))
    assert [too_often(limiter, "person", 1) for _ in range(50)][:2] == [0, 10]
    clock.now += 10
    assert too_often(limiter, "person", 1) == 0


def test_everybody_and_everything_is_counted_apart(clock: Clock) -> None:
    limiter = Limiter(Settings(limit_person="1/minute", limit_exports="1/minute"))
    assert [too_often(limiter, "person", 1), too_often(limiter, "person", 2), too_often(limiter, "exports", 1)] == [
        0
    ] * 3
    assert too_often(limiter, "person", 1) == 60


def test_an_empty_limit_is_none() -> None:
    limiter = Limiter(Settings(limit_person=""))
    assert not any(too_often(limiter, "person", 1) for _ in range(10_000))


def test_who_stays_away_is_forgotten(clock: Clock) -> None:
    limiter = Limiter(Settings(limit_person="5/10 seconds"))
    for who in range(1_000):
        limiter.check("person", who)
    clock.now += SWEEP_SECONDS
    limiter.check("person", "new")
    assert limiter.windows.reset() == 1


def test_a_closed_socket_is_forgotten(clock: Clock) -> None:
    limiter = Limiter(Settings(limit_socket="1/hour"))
    limiter.check("socket", 7)
    limiter.forget("socket", 7)
    assert too_often(limiter, "socket", 7) == 0


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::ffff", 9), "2001:db8:1:2::/64"),
        (("somewhere", 1), "somewhere"),
        (None, "local"),
    ],
)
def test_an_address_counts_as_its_network(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"type": "http", "client": client}) == address


# -- addresses ------------------------------------------------------------------------------------


def test_an_address_that_asks_too_often_is_refused_whatever_it_asks(tmp_path: Path) -> None:
    with House(tmp_path, limit_address="3/hour") as house:
        client = house.visitor(**{"Accept-Language": "de"})
        assert [client.get(path).status_code for path in ("/api/me", "/no.txt", "/api/me")] == [401, 404, 401]
        for answer in (client.get("/api/me"), client.get("/no.txt"), client.post("/api/guests", json={"name": "A"})):
            seconds = refused(answer, 429, "server-too-often")["seconds"]
            assert 3_500 < seconds <= 3_600
            assert answer.headers["retry-after"] == str(seconds)
            assert answer.json()["message"].startswith("Das war zu oft.")
            assert "content-security-policy" in answer.headers
        refused(house.visitor(address="10.0.0.2").get("/api/me"), 401, "server-sign-in")


def test_nobody_can_pretend_to_be_elsewhere(tmp_path: Path) -> None:
    with House(tmp_path, limit_address="1/hour") as house:
        spoofs = [{"X-Forwarded-For": f"192.0.2.{n}", "Forwarded": f"for=192.0.2.{n}"} for n in range(3)]
        assert [house.visitor().get("/api/me", headers=headers).status_code for headers in spoofs] == [401, 429, 429]


def test_a_trusted_proxy_says_who_is_behind_it(tmp_path: Path) -> None:
    with House(tmp_path, limit_address="1/hour", proxies=("10.0.0.0/24",)) as house:
        proxy, stranger = house.visitor(address="10.0.0.9"), house.visitor(address="172.16.0.1")

        def ask(client: TestClient, chain: str) -> int:
            return int(client.get("/api/me", headers={"X-Forwarded-For": chain}).status_code)

        assert [ask(proxy, "192.0.2.1"), ask(proxy, "192.0.2.2"), ask(proxy, "192.0.2.1")] == [401, 401, 429]
        assert ask(proxy, "1.2.3.4, 192.0.2.1") == 429  # what the visitor wrote before it counts for nothing
        assert [ask(stranger, "192.0.2.7"), ask(stranger, "192.0.2.8")] == [401, 429]


def test_a_trusted_proxy_says_whether_it_is_https(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https"}
    with House(tmp_path, proxies=("10.0.0.9",)) as house:
        proxy = house.visitor(origin="https://testserver", address="10.0.0.9")
        answer = proxy.post("/api/guests", json={"name": "Frida"}, headers=forwarded)
        expect(answer, 201)
        assert answer.headers["set-cookie"].startswith("__Host-revier=")
        assert "strict-transport-security" in answer.headers
        stranger = house.visitor(origin="https://testserver", address="10.0.0.1")
        answer = stranger.post("/api/guests", json={"name": "Frida"}, headers=forwarded)
        refused(answer, 403, "server-foreign-origin")
        assert "strict-transport-security" not in answer.headers


def test_newcomers_from_one_address_are_limited_but_mistakes_are_free(tmp_path: Path) -> None:
    with House(tmp_path, limit_newcomers="2/hour") as house:
        for _ in range(5):
            refused(house.visitor().post("/api/guests", json={"name": ""}), 422, "server-bad-name")
        house.guest(), house.account()
        refused(house.visitor().post("/api/guests", json={"name": "A"}), 429, "server-too-often")
        body = {"name": "Anton", "password": PASSWORD}
        refused(house.visitor().post("/api/accounts", json=body), 429, "server-too-often")
        house.guest("Berta", address="10.0.0.2")


# -- passwords ------------------------------------------------------------------------------------


def test_passwords_cannot_be_guessed_from_one_address(tmp_path: Path) -> None:
    with House(tmp_path, limit_passwords="3/hour") as house:
        house.account("Frida")
        for n in range(3):
            house.cannot_sign_in(f"Name {n}", "guess guess")
        answer = house.visitor().post("/api/sign-in", json={"name": "Frida", "password": PASSWORD})
        refused(answer, 429, "server-too-often")
        house.signed_in("Frida", address="10.0.0.2")


@pytest.mark.parametrize("name", ["Frida", "Nobody"])
def test_nor_from_many_whether_the_name_exists_or_not(tmp_path: Path, name: str) -> None:
    with House(tmp_path, limit_strangers="3/hour") as house:
        house.account("Frida")
        spellings = [name, name.upper(), f" {name} ", name.lower(), name]
        statuses = [
            house.visitor(address=f"10.0.1.{n}")
            .post("/api/sign-in", json={"name": spelling, "password": "guess guess"})
            .status_code
            for n, spelling in enumerate(spellings)
        ]
        assert statuses == [401, 401, 401, 429, 429]


def test_nor_by_whoever_found_an_open_browser(tmp_path: Path) -> None:
    with House(tmp_path, limit_name="3/hour") as house:
        client = house.account("Frida")
        bodies: list[tuple[str, Any]] = [
            ("/api/me/password", {"old": "guess guess", "new": "something new"}),
            ("/api/me/delete", {"password": "guess guess"}),
        ]
        statuses = [client.post(path, json=body).status_code for path, body in bodies * 3]
        assert statuses == [403, 403, 403, 429, 429, 429]


# -- people and sockets ---------------------------------------------------------------------------


def test_a_person_is_counted_wherever_they_are(tmp_path: Path) -> None:
    with House(tmp_path, limit_person="3/hour") as house:
        frida = house.account("Frida")
        program = house.program(frida)
        expect(program.get("/api/me"), 200)
        other = house.signed_in("Frida", address="10.0.0.2")
        expect(other.get("/api/me"), 200)
        for client in (frida, program, other):
            refused(client.get("/api/me"), 429, "server-too-often")
        expect(house.guest("Anton").get("/api/me"), 200)


def test_exports_are_limited(tmp_path: Path) -> None:
    with House(tmp_path, limit_exports="1/hour") as house:
        client = house.guest()
        expect(client.get("/api/me/data"), 200)
        refused(client.get("/api/me/data"), 429, "server-too-often")


def echo(house: House) -> None:
    @house.app.websocket("/test/echo")
    async def echoing(websocket: WebSocket, person: MaybePerson) -> None:
        await websocket.accept()
        while True:
            text = await websocket.receive_text()
            socket_limit(websocket, person)
            await websocket.send_text(text)


def test_sockets_are_limited_when_they_open_and_when_they_speak(tmp_path: Path) -> None:
    with House(tmp_path, limit_socket="2/hour", limit_address="2/hour") as house:
        echo(house)
        client = house.visitor()
        for _ in range(2):  # each socket counts for itself
            with client.websocket_connect("/test/echo") as socket:
                for text in ("one", "two"):
                    socket.send_text(text)
                    assert socket.receive_text() == text
                socket.send_text("three")
                assert socket.receive_json()["error"] == "server-too-often"
                assert socket.receive()["code"] == 1008
        with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/test/echo"):
            pass
        assert denied.value.status_code == 429
        assert int(denied.value.headers["retry-after"]) > 0


def test_many_sockets_do_not_multiply_what_a_person_may_say(tmp_path: Path) -> None:
    with House(tmp_path, limit_person="4/hour") as house:
        echo(house)
        client = house.guest()
        with client.websocket_connect("/test/echo") as first, client.websocket_connect("/test/echo") as second:
            for socket in (first, second):
                socket.send_text("one")
                assert socket.receive_text() == "one"
            first.send_text("two")
            assert first.receive_json()["error"] == "server-too-often"
