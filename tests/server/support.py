"""A server in this process over a database file of its own, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from httpx import Response
from sqlalchemy import Connection
from starlette.testclient import TestClient

from revier.server.api.app import create_app
from revier.server.operation.settings import Settings
from revier.server.storage.database import Database
from revier.server.storage.schema import metadata

T = TypeVar("T")

HERE = "http://testserver"
PASSWORD = "Steiger 1919"
QUICK: dict[str, Any] = {
    "password_rounds": 1,
    "password_memory": 32,  # KiB: a hash is as good as any other here, and takes no time
    "limit_address": "",
    "limit_person": "",
    "limit_socket": "",
    "limit_newcomers": "",
    "limit_passwords": "",
    "limit_name": "",
    "limit_strangers": "",
    "limit_thinking": "",
    "limit_chat": "",
    "limit_exports": "",
    "limit_uploads": "",
}


class House:
    """The server; `with House(folder) as house` runs it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = Settings(database=f"sqlite:///{folder / 'revier.db'}", **(QUICK | settings))
        self.db = Database(self.settings.database)
        metadata.create_all(self.db.engine)
        self.app = create_app(self.settings, self.db)
        self.door = TestClient(self.app)

    def __enter__(self) -> House:
        self.door.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.door.__exit__(kind, error, trace)
        self.db.close()

    # -- who comes ---------------------------------------------------------------------------------

    def visitor(
        self, origin: str | None = HERE, address: str = "10.0.0.1", at: str = HERE, **headers: str
    ) -> TestClient:
        """A browser that nobody has signed in with; without an origin it is a program."""
        client = TestClient(self.app, base_url=at, client=(address, 50_000), follow_redirects=False)
        client.portal = self.door.portal  # all in one event loop, as in one process
        client.headers.update(headers)
        if origin is not None:
            client.headers["Origin"] = origin
        return client

    def guest(self, name: str = "Frida", **visitor: Any) -> TestClient:
        """The browser of somebody who came in as a guest."""
        client = self.visitor(**visitor)
        expect(client.post("/api/guests", json={"name": name}), 201)
        return client

    def account(self, name: str = "Frida", password: str = PASSWORD, **visitor: Any) -> TestClient:
        """The browser of somebody who has just got an account."""
        client = self.visitor(**visitor)
        expect(client.post("/api/accounts", json={"name": name, "password": password}), 201)
        return client

    def cannot_sign_in(self, name: str = "Frida", password: str = PASSWORD) -> None:
        """Name and password are no longer, or never were, a pair."""
        answer = self.visitor().post("/api/sign-in", json={"name": name, "password": password})
        refused(answer, 401, "server-wrong-password")

    def signed_in(self, name: str = "Frida", password: str = PASSWORD, **visitor: Any) -> TestClient:
        """Another browser of somebody with an account."""
        client = self.visitor(**visitor)
        expect(client.post("/api/sign-in", json={"name": name, "password": password}), 200)
        return client

    def program(self, owner: TestClient, label: str = "bot") -> TestClient:
        """A program with a token of somebody's."""
        token = expect(owner.post("/api/tokens", json={"label": label}), 201)["token"]
        return self.visitor(origin=None, Authorization=f"Bearer {token}")

    # -- what is stored ----------------------------------------------------------------------------

    def read(self, work: Callable[[Connection], T]) -> T:
        return self.db.read_now(work)

    def write(self, work: Callable[[Connection], T]) -> T:
        return self.db.write_now(work)


def expect(response: Response, status: int) -> Any:
    """The answer, which must have this status."""
    assert response.status_code == status, response.text
    return response.json() if response.content else None


def refused(response: Response, status: int, key: str) -> dict[str, Any]:
    """The arguments of a refusal, which must be this one, and can be read."""
    body = expect(response, status)
    assert body["error"] == key
    assert set(body) == {"error", "args", "message"}
    assert body["message"] != key
    assert "{$" not in body["message"]  # a message that lacks an argument
    args: dict[str, Any] = body["args"]
    return args


def who(client: TestClient) -> int:
    """The id of whoever is signed in."""
    return int(expect(client.get("/api/me"), 200)["id"])
