"""The API is as its own description says, whatever is sent to it, by whomever: schemathesis tries all of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from revier.server.api.app import create_app
from revier.server.operation.settings import Settings
from tests.server.support import HERE, House, expect, who
from tests.server.wire import hurry

EXAMPLES = 3  # of each operation, as each visitor, right and wrong
VISITORS = ("guest", "program", "nobody")
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FAREWELLS = ("/api/sign-out", "/api/sign-out-everywhere", "/api/me/delete", "/api/me/password")
REFUSED = 400  # statuses from here on


@cache
def operations() -> dict[str, Any]:
    """Everything the description names."""
    described = schemathesis.openapi.from_dict(description())
    found = [made.ok() for made in described.get_all_operations() if isinstance(made, Ok)]
    assert len(found) == len(list(described.get_all_operations()))
    return {operation.label: operation for operation in found}


@cache
def description() -> Any:
    return create_app(Settings()).openapi()


def security(label: str) -> Any:
    method, path = label.split()
    return description()["paths"][path][method.lower()].get("security")


def test_the_description_says_who_has_to_sign_in_and_how() -> None:
    schemes = description()["components"]["securitySchemes"]
    assert {name: scheme["type"] for name, scheme in schemes.items()} == {"cookie": "apiKey", "token": "http"}
    assert security("GET /api/games") is None
    assert security("GET /api/tables/{table}") == [{"cookie": []}, {"token": []}, {}]
    assert security("POST /api/tables/{table}/actions") == [{"cookie": []}, {"token": []}]
    assert security("POST /api/me/password") == [{"cookie": []}]


def test_just_what_needs_a_sign_in_is_refused_without_one(site: Site) -> None:
    """What the description demands is what the server demands."""
    for label in operations():
        method, path = label.split()
        known = {"table": "a" * 12, "seat": 0, "kind": "end", "other": 1, "id": "0" * 12}
        address = path.format(**known, game="glueck-auf", language="de")
        answer = site.clients["nobody"].request(method, address, json={} if method != "GET" else None)
        needed = security(label)
        has_to = bool(needed) and {} not in needed
        assert answer.status_code == 401 if has_to else answer.status_code != 401, label
        if has_to and {"token": []} not in needed:
            program = site.clients["program"].request(method, address, json={} if method != "GET" else None)
            assert (program.status_code, program.json()["error"]) == (403, "server-browser-only"), label


@dataclass
class Site:
    """A server with people and tables, so that not all that is asked for is missing."""

    house: House
    clients: dict[str, TestClient]
    tables: list[str]
    people: list[int]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with House(tmp_path_factory.mktemp("openapi")) as house:
        hurry(house.db.engine)
        house.db.engine.dispose()
        guest, other = house.account("Frida"), house.guest("Anton")
        clients = {"guest": guest, "program": house.program(guest), "nobody": house.visitor()}
        tables = [
            new_table(guest),
            new_table(guest, other),
            new_table(other),
            new_table(other, guest, game="schichtwechsel"),
        ]
        yield Site(house, clients, tables, [who(guest), who(other)])


def new_table(owner: TestClient, second: TestClient | None = None, game: str = "glueck-auf") -> str:
    """One that waits, or one that runs with a second player."""
    wishes = {"game": game, "players": 2, "access": "open", "pace": {"kind": "none"}}
    table = str(expect(owner.post("/api/tables", json=wishes), 201)["table"]["id"])
    if second is not None:
        expect(second.post(f"/api/tables/{table}/sit", json={}), 200)
        expect(owner.post(f"/api/tables/{table}/start"), 200)
    return table


def known(site: Site, case: Case[Any], data: st.DataObject) -> None:
    """Often something that exists, where the description can only say what it looks like."""
    path = case.path_parameters or {}
    if "table" in path:
        path["table"] = data.draw(st.sampled_from([*site.tables, path["table"]]))
    if "other" in path:
        path["other"] = data.draw(st.sampled_from([*site.people, path["other"]]))
    if isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = data.draw(st.sampled_from(["glueck-auf", "schichtwechsel", case.body["game"]]))
        case.body.pop("components", None)


def send(client: TestClient, case: Case[Any]) -> None:
    """As it is generated, with nothing put right; the answer must be as described."""
    sent = case.as_transport_kwargs(base_url=HERE)
    body = {"json": sent["json"]} if "json" in sent else {"content": sent.get("data")}
    headers = {name: value for name, value in sent["headers"].items() if name == "Content-Type"}
    response = client.request(sent["method"], sent["url"], params=sent["params"], headers=headers, **body)
    case.validate_response(response, checks=CHECKS)
    assert response.status_code < REFUSED or set(response.json()) == {"error", "args", "message"}


@pytest.mark.parametrize("label", list(operations()))
def test_every_answer_is_as_described(site: Site, label: str) -> None:
    operation = operations()[label]
    for visitor in VISITORS:
        client = site.clients[visitor]
        if operation.path in FAREWELLS and visitor == "guest":
            client = site.house.guest("Somebody who leaves")
        try_out(site, client, operation, GenerationMode.POSITIVE)
        if operation.body or operation.path_parameters or operation.query:  # else it cannot be asked wrongly
            try_out(site, client, operation, GenerationMode.NEGATIVE)


def try_out(site: Site, client: TestClient, operation: Any, mode: GenerationMode) -> None:
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def run(case: Case[Any], data: st.DataObject) -> None:
        known(site, case, data)
        send(client, case)

    run()
