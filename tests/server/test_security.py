"""What every request has to pass and every answer has to say; tried as somebody would who means harm."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from itsdangerous import Signer
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message

from revier.server.operation.settings import BadSetting, Settings
from revier.server.people.identity import MaybePerson, cookie_secret
from revier.server.problems import Problem
from revier.server.storage.schema import people, sign_ins
from tests.server.support import HERE, PASSWORD, House, expect, refused, who

JSON = {"Content-Type": "application/json"}
SECURE = "https://testserver"


def with_cookie(house: House, value: str) -> TestClient:
    client = house.visitor()
    client.headers.update([(b"Cookie", f"revier={value}".encode())])
    return client


def count(house: House, table: Any) -> int:
    return house.read(lambda c: c.scalar(select(func.count()).select_from(table))) or 0


# -- cookies and tokens ---------------------------------------------------------------------------


def test_forged_truncated_and_foreign_cookies_open_nothing(house: House) -> None:
    real = house.guest().cookies["revier"]
    token, _, signature = real.rpartition(".")
    foreign = Signer("another secret", salt="revier.sign-in").sign(token).decode()
    other_use = Signer(house.read(cookie_secret), salt="something else").sign(token).decode()
    unknown = Signer(house.read(cookie_secret), salt="revier.sign-in").sign("never given out").decode()
    forged = [
        *("", ".", "..", token, f"{token}.", f".{signature}", real[:-1], real + "x", real.swapcase()),
        *(f"x{real}", f"{token}x.{signature}", foreign, other_use, unknown, "x" * 8_000, "\u00e9.x", '"' + real[:-2]),
    ]
    for value in forged:
        refused(with_cookie(house, value).get("/api/me"), 401, "server-sign-in")
    expect(with_cookie(house, real).get("/api/me"), 200)


def test_a_cookie_of_another_server_opens_nothing(tmp_path: Any) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with House(tmp_path / "one") as one, House(tmp_path / "two") as two:
        refused(with_cookie(two, one.guest().cookies["revier"]).get("/api/me"), 401, "server-sign-in")


def test_by_https_only_the_protected_cookie_counts(house: House) -> None:
    value = house.guest().cookies["revier"]
    client = house.visitor(origin=SECURE, at=SECURE)
    client.headers["Cookie"] = f"revier={value}"
    refused(client.get("/api/me"), 401, "server-sign-in")
    client.headers["Cookie"] = f"__Host-revier={value}"
    expect(client.get("/api/me"), 200)


def test_a_cookie_is_no_token_and_a_token_no_cookie(house: House) -> None:
    client = house.account()
    token = expect(client.post("/api/tokens", json={"label": "bot"}), 201)["token"]
    signed = Signer(house.read(cookie_secret), salt="revier.sign-in").sign(token).decode()
    refused(with_cookie(house, signed).get("/api/me"), 401, "server-sign-in")
    inside = client.cookies["revier"].rpartition(".")[0]
    for shown in (inside, f"revier_{inside}", client.cookies["revier"]):
        program = house.visitor(origin=None, Authorization=f"Bearer {shown}")
        refused(program.get("/api/me"), 401, "server-bad-token")


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Bearer x", "Bearer revier_", "Basic RnJpZGE6eA==", "Bearer revier_" + "x" * 9_000],
)
def test_a_bad_token_is_refused_even_beside_a_good_cookie(house: House, header: str) -> None:
    answer = house.guest().get("/api/me", headers={"Authorization": header})
    refused(answer, 401, "server-bad-token")
    assert answer.headers["www-authenticate"] == "Bearer"


# -- where it comes from --------------------------------------------------------------------------


def changing(app: FastAPI) -> Iterator[tuple[str, str]]:
    """Every route that may change something."""
    for path, operations in app.openapi()["paths"].items():
        for method in operations:
            if method not in ("get", "head", "options"):
                yield method.upper(), path.replace("{", "").replace("}", "")


FOREIGN = [
    *(None, "", "null", "http://evil.example", "https://testserver", "http://testserver.evil.example"),
    *("http://testserver:81", "http://testserver/", "testserver", "http://evil.example, http://testserver"),
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_cannot_act_with_our_cookie(house: House, origin: str | None) -> None:
    cookie = house.account().cookies["revier"]
    client = house.visitor(origin=origin)
    client.cookies.set("revier", cookie)
    routes = list(changing(house.app))
    assert len(routes) > 10
    for method, path in routes:
        refused(client.request(method, path, json={}), 403, "server-foreign-origin")
    expect(client.get("/api/me"), 200)
    assert count(house, people) == 1


def test_nobody_is_signed_in_by_a_page_of_others(house: House) -> None:
    house.account()
    client = house.visitor(origin=None)
    refused(client.post("/api/guests", json={"name": "Anton"}), 403, "server-foreign-origin")
    refused(client.post("/api/sign-in", json={"name": "Frida", "password": PASSWORD}), 403, "server-foreign-origin")


def test_two_origins_are_none(house: House) -> None:
    client = house.guest()
    headers = [("Origin", HERE), ("Origin", "http://evil.example"), ("Cookie", f"revier={client.cookies['revier']}")]
    answer = house.visitor(origin=None).request("PATCH", "/api/me", json={"name": "X"}, headers=headers)
    refused(answer, 403, "server-foreign-origin")


def test_a_program_with_a_token_needs_no_origin_but_with_a_cookie_it_does(house: House) -> None:
    program = house.program(house.account())
    expect(program.patch("/api/me", json={"language": "de"}), 200)
    answer = program.patch("/api/me", json={"language": "fr"}, headers={"Cookie": "revier=anything"})
    refused(answer, 403, "server-foreign-origin")


def test_a_configured_origin_is_ours(tmp_path: Any) -> None:
    with House(tmp_path, origins=("https://play.example.org",)) as house:
        client = house.visitor(origin="https://play.example.org")
        expect(client.post("/api/guests", json={"name": "Frida"}), 201)
        house.guest()  # from the server's own pages as well
        answer = house.visitor(origin="http://play.example.org").post("/api/guests", json={"name": "Frida"})
        refused(answer, 403, "server-foreign-origin")


def test_the_host_that_a_browser_names_may_have_capitals(house: House) -> None:
    client = house.visitor()
    expect(client.post("/api/guests", json={"name": "Frida"}, headers={"Host": "TestServer"}), 201)


def test_a_foreign_page_gets_no_leave_to_read_or_to_ask(house: House) -> None:
    client = house.visitor(origin="http://evil.example")
    answer = client.options("/api/me", headers={"Access-Control-Request-Method": "PATCH"})
    assert answer.status_code == 405
    for each in (answer, client.get("/api/me")):
        assert not any(name.startswith("access-control-") for name in each.headers)


# -- sockets --------------------------------------------------------------------------------------


@pytest.fixture
def talking(house: House) -> House:
    """With a socket that says who one is, and one that fails."""

    @house.app.websocket("/test/who")
    async def who_is_it(websocket: WebSocket, person: MaybePerson) -> None:
        await websocket.accept()
        await websocket.send_text("nobody" if person is None else person.name)
        await websocket.close()

    @house.app.websocket("/test/refuses")
    async def refuses(websocket: WebSocket) -> None:
        await websocket.accept()
        raise Problem(409, "server-changed-meanwhile")

    @house.app.websocket("/test/fails")
    async def fails(websocket: WebSocket) -> None:
        await websocket.accept()
        raise ZeroDivisionError("secret")

    return house


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_get_no_socket(talking: House, origin: str | None) -> None:
    cookie = talking.guest().cookies["revier"]
    client = talking.visitor(origin=origin)
    client.cookies.set("revier", cookie)
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/test/who"):
        pass
    refused(denied.value, 403, "server-foreign-origin")
    assert "content-security-policy" in denied.value.headers


def test_a_socket_knows_who_one_is(talking: House) -> None:
    owner = talking.guest("Frida")
    for client, name in ((owner, "Frida"), (talking.program(owner), "Frida"), (talking.visitor(), "nobody")):
        with client.websocket_connect("/test/who") as socket:
            assert socket.receive_text() == name
    secure = talking.guest("Mira", origin=SECURE, at=SECURE)
    with secure.websocket_connect("wss://testserver/test/who") as socket:
        assert socket.receive_text() == "Mira"


def test_a_banned_person_gets_no_socket(talking: House) -> None:
    client = talking.guest("Frida")
    talking.write(lambda c: c.execute(people.update().values(banned=True)))
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/test/who"):
        pass
    refused(denied.value, 403, "server-banned")


def test_an_open_socket_is_told_why_it_ends(talking: House) -> None:
    with talking.guest().websocket_connect("/test/refuses") as socket:
        assert socket.receive_json()["error"] == "server-changed-meanwhile"
        assert socket.receive() == {"type": "websocket.close", "code": 1008, "reason": ""}
    with talking.guest().websocket_connect("/test/fails") as socket:
        assert socket.receive()["code"] == 1011


# -- how large it is ------------------------------------------------------------------------------


def test_a_body_that_announces_to_be_too_large_is_refused(house: House) -> None:
    client = house.visitor()
    for length in (house.settings.largest_body + 1, 10**30):
        headers = JSON | {"Content-Length": str(length)}
        answer = client.post("/api/guests", content=b"{}", headers=headers)
        assert refused(answer, 413, "server-too-large") == {"most": 64}


@pytest.mark.parametrize("announced", ["-1", "1e3", "0x10", ""])
def test_a_length_that_is_none_is_refused(house: House, announced: str) -> None:
    headers = JSON | {"Content-Length": announced}
    assert house.visitor().post("/api/guests", content=b"{}", headers=headers).status_code == 413


def test_a_body_in_chunks_is_measured_while_it_comes(house: House) -> None:
    taken = 0
    sent: list[Message] = []

    async def endless() -> Message:
        nonlocal taken
        taken += 1_024
        return {"type": "http.request", "body": b"x" * 1_024, "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"testserver"), (b"origin", HERE.encode()), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": "/api/guests", "scheme": "http", "query_string": b""}
    assert house.door.portal is not None
    house.door.portal.call(house.app, scope | {"headers": headers, "client": ("10.0.0.1", 1)}, endless, send)
    assert sent[0]["status"] == 413
    assert json.loads(sent[1]["body"])["error"] == "server-too-large"
    assert taken == house.settings.largest_body + 1_024


def test_a_body_of_just_the_size_is_read(tmp_path: Any) -> None:
    body = json.dumps({"name": "Frida"}).encode()
    with House(tmp_path, largest_body=len(body)) as house:
        expect(house.visitor().post("/api/guests", content=body, headers=JSON), 201)
        refused(house.visitor().post("/api/guests", content=body + b" ", headers=JSON), 413, "server-too-large")
        refused(house.visitor().post("/api/guests", content=iter([body, b" "]), headers=JSON), 413, "server-too-large")


def test_only_uploads_may_be_larger(house: House) -> None:
    length = {"Content-Length": str(house.settings.largest_body + 1)}
    client = house.visitor()
    for path in ("/api/tables/abcdefghijkl/chat", "/api/tables/", "/api/records/x", "/api/sign-in"):
        refused(client.post(path, content=b"{}", headers=JSON | length), 413, "server-too-large")
    refused(client.post("/api/tables", content=b"{}", headers=JSON | length), 401, "server-sign-in")
    length = {"Content-Length": str(house.settings.largest_upload + 1)}
    assert refused(client.post("/api/tables", headers=length), 413, "server-too-large") == {"most": 2_048}


# -- what makes no sense --------------------------------------------------------------------------

NONSENSE: list[tuple[bytes, int]] = [
    (b"", 422),
    (b"{", 422),
    (b"null", 422),
    (b"[]", 422),
    (b'"x"', 422),
    (b"\xff\xfe\xff", 400),
    (b"[" * 50_000, 400),
    (b'{"name": ' + b"9" * 5_000 + b"}", 400),
    (b'{"name": NaN}', 422),
    (b'{"name": "a", "name": null}', 422),
    (b'{"name": "\\ud800"}', 422),
]


@pytest.mark.parametrize(("body", "status"), NONSENSE, ids=[str(n) for n in range(len(NONSENSE))])
def test_nonsense_is_refused_in_the_usual_shape(house: House, body: bytes, status: int) -> None:
    answer = house.visitor().post("/api/guests", content=body, headers=JSON)
    refused(answer, status, "server-invalid" if status == 422 else "server-bad-request")
    assert count(house, people) == 0


def test_only_json_is_json(house: House) -> None:
    body = b'{"name": "Frida"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = house.visitor().post("/api/guests", content=body, headers={"Content-Type": kind})
        refused(answer, 422, "server-invalid")
    assert count(house, people) == 0


def test_what_was_sent_is_not_sent_back(house: House) -> None:
    answer = house.visitor().post("/api/sign-in", json={"name": "Frida", "password": ["my secret word"]})
    refused(answer, 422, "server-invalid")
    assert "secret" not in answer.text
    answer = house.visitor().post("/api/guests", json={"name": "a", "\u202e\x00" + "k" * 5_000: 1})
    assert len(refused(answer, 422, "server-invalid")["field"]) <= 200
    assert "\u202e" not in answer.json()["message"]


def test_unknown_addresses_and_methods_answer_in_the_usual_shape(house: House) -> None:
    client = house.visitor(**{"Accept-Language": "de"})
    refused(client.get("/api/nothing"), 404, "server-not-found")
    assert client.get("/nothing.txt").json()["message"] == "Hier ist nichts."
    answer = client.delete("/api/me")
    refused(answer, 405, "server-bad-method")
    assert "GET" in answer.headers["allow"] or "PATCH" in answer.headers["allow"]


def test_an_unforeseen_error_says_nothing_about_itself(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    token = secrets.token_hex()

    @house.app.get("/api/test/fails")
    async def fails() -> None:
        raise ZeroDivisionError(token)

    @house.app.get("/api/test/no-database")
    async def no_database() -> None:
        raise OperationalError("select", {"token": token}, Exception(token))

    answer = house.visitor().get("/api/test/fails")
    refused(answer, 500, "server-failed")
    assert "content-security-policy" in answer.headers
    answer = house.visitor().get("/api/test/no-database")
    refused(answer, 503, "server-unavailable")
    assert answer.headers["retry-after"] == "2"
    noted = capsys.readouterr()
    assert "ZeroDivisionError" in noted.out + noted.err
    assert token not in noted.out + noted.err


# -- what answers say -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/api/openapi.json", "/nothing", "/api/nothing"])
def test_every_answer_has_the_usual_headers(house: House, path: str) -> None:
    headers = house.visitor().get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


def test_answers_about_people_are_kept_by_nobody(house: House) -> None:
    for path in ("/api/me", "/api/me/data", "/api/tokens"):
        assert house.guest().get(path).headers["cache-control"] == "no-store"


def test_https_is_to_stay(house: House) -> None:
    headers = house.visitor(at=SECURE).get("/api/me").headers
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_asking_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    client = house.account()
    routes = [path for path, known in house.app.openapi()["paths"].items() if "get" in known]
    assert len(routes) > 3
    written: list[Any] = []
    monkeypatch.setattr(house.db, "submit", written.append)
    for path in routes:
        client.get(path.replace("{", "").replace("}", ""))
    assert not written


def test_the_documentation_names_every_refusal(house: House) -> None:
    document = expect(house.visitor().get("/api/openapi.json"), 200)
    assert document["info"]["title"] == "Revier"
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            documented = operation["responses"]
            assert {"401", "403", "409", "413", "422", "429", "503"} <= set(documented), (method, path)
            assert documented["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")
            assert operation["tags"], (method, path)


# -- settings -------------------------------------------------------------------------------------


def test_options_come_before_the_environment() -> None:
    environment = {
        "REVIER_DATABASE": "sqlite:///a.db",
        "REVIER_LARGEST_BODY": "100",
        "REVIER_ORIGINS": "https://a.b, http://c",
    }
    found = Settings.read(environment, database="sqlite:///b.db", secret=None)
    assert (found.database, found.largest_body, found.secret) == ("sqlite:///b.db", 100, "")
    assert found.origins == ("https://a.b", "http://c")
    assert Settings.read({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LARGEST_BODY", "many"),
        ("LARGEST_BODY", "0"),
        ("LARGEST_BODY", "-1"),
        ("LIMIT_ADDRESS", "often"),
        ("ORIGINS", "play.example.org"),
        ("ORIGINS", "https://play.example.org/"),
        ("ORIGINS", "*"),
        ("ORIGINS", "https://[bad"),
        ("PROXIES", "abc"),
        ("PROXIES", "10.0.0.0/8,10.0.0.300"),
        ("METRICS_FROM", "abc"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name.lower()):
        Settings.read({f"REVIER_{name}": value})


def test_the_secret_of_the_host_is_used_where_there_is_one(tmp_path: Any) -> None:
    with House(tmp_path, secret="of the host") as house:
        client = house.guest()
        Signer("of the host", salt="revier.sign-in").unsign(client.cookies["revier"])
        assert who(client) == 1
        assert count(house, sign_ins) == 1
