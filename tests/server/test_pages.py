"""The web client as browsers get it: its page at every address of its own, its files, nothing else of this machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from revier.server.api import pages
from tests.server.support import House, expect, refused

INDEX = '<!doctype html><title>Revier</title><script type="module" src="/assets/index-a1.js"></script>'
SCRIPT = "console.log('Glück auf');\n" * 100
SECRET = "not for visitors"


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """Somebody at a server with a small client, beside a file that is none of its."""
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(INDEX, encoding="utf-8")
    (built / "icons.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (built / "assets" / "index-a1.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret").write_text(SECRET, encoding="utf-8")
    (tmp_path / "secret.txt").write_text(SECRET, encoding="utf-8")
    monkeypatch.setattr(pages, "BUILT", built)
    with House(tmp_path) as house:
        yield house.visitor()


@pytest.mark.parametrize(
    "address", ["/", "/me", "/new/glueck-auf", "/table/abc", "/replay/abc/17", "/table/", "/apis", "/no such page"]
)
def test_every_address_of_the_client_is_its_page(visitor: TestClient, address: str) -> None:
    answer = visitor.get(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"  # a new version is seen at the next visit


def test_a_page_that_has_not_changed_is_not_sent_again(visitor: TestClient) -> None:
    tag = visitor.get("/").headers["etag"]
    again = visitor.get("/table/abc", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_assets_are_kept_for_ever(visitor: TestClient) -> None:
    answer = visitor.get("/assets/index-a1.js")
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_other_files_are_asked_for_again(visitor: TestClient) -> None:
    answer = visitor.get("/icons.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/assets/index-old.js", "/favicon.ico", "/robots.txt", "/table/abc.js"])
def test_a_file_that_is_missing_is_missing(visitor: TestClient, address: str) -> None:
    answer = visitor.get(address)
    refused(answer, 404, "server-not-found")  # a page in its place would be run as a script
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
@pytest.mark.parametrize("address", ["/api", "/api/", "/api/no-such-thing", "/x/../api/none"])
def test_what_the_api_does_not_know_stays_a_problem(visitor: TestClient, method: str, address: str) -> None:
    refused(visitor.request(method, address), 404, "server-not-found")


def test_a_wrong_method_stays_a_wrong_method(visitor: TestClient) -> None:
    refused(visitor.get("/api/guests"), 405, "server-bad-method")
    answer = visitor.post("/table/abc")
    refused(answer, 405, "server-bad-method")
    assert answer.headers["allow"] == "GET, HEAD"


def test_what_is_large_comes_packed(visitor: TestClient) -> None:
    packed = visitor.get("/assets/index-a1.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["vary"]
    plain = visitor.get("/assets/index-a1.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT


@pytest.mark.parametrize("address", ["/", "/assets/index-a1.js"])
def test_pages_have_the_headers_that_every_answer_has(visitor: TestClient, address: str) -> None:
    headers = visitor.get(address).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("address", ["/", "/table/abc", "/assets/index-a1.js"])
def test_one_may_ask_for_the_headers_alone(visitor: TestClient, address: str) -> None:
    head = visitor.head(address, headers={"Accept-Encoding": "identity"})
    whole = visitor.get(address, headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))


@pytest.mark.parametrize("up", ["..", "%2e%2e", "..%2f..", "%2e%2e%2f%2e%2e", "assets/..%2f..", "..%5c..", "%00"])
@pytest.mark.parametrize("name", ["secret", "secret.txt", "revier.db", "%2fetc%2fpasswd"])
def test_no_path_leads_out_of_the_client(visitor: TestClient, up: str, name: str) -> None:
    answer = visitor.get(f"/{up}/{name}")
    assert SECRET not in answer.text
    assert (answer.status_code, answer.text) == (200, INDEX) or answer.status_code == 404


def test_a_link_leads_out_of_nothing(visitor: TestClient, tmp_path: Path) -> None:
    (tmp_path / "web" / "assets" / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    refused(visitor.get("/assets/way-out.txt"), 404, "server-not-found")


def test_a_socket_that_nobody_listens_at_is_refused(visitor: TestClient) -> None:
    with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)), visitor.websocket_connect("/table/abc"):
        pass


def test_without_a_client_it_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nothing")
    with House(tmp_path) as house:
        answer = house.visitor().get("/")
        assert (answer.status_code, answer.text) == (503, pages.NOT_BUILT)
        assert answer.headers["cache-control"] == "no-cache"
        expect(house.visitor().get("/api/openapi.json"), 200)


def test_the_description_of_the_api_knows_no_pages(visitor: TestClient) -> None:
    paths = expect(visitor.get("/api/openapi.json"), 200)["paths"]
    assert paths
    assert all(path.startswith("/api/") for path in paths)


def test_the_client_that_was_built_is_whole(house: House) -> None:
    visitor = house.visitor()
    index = visitor.get("/")
    assert index.status_code == 200, index.text
    named = re.findall(r'(?:src|href)="(/[^"]+)"', index.text)
    assert any(name.endswith(".js") for name in named)
    for name in named:
        assert visitor.get(name).status_code == 200, name
    licences = visitor.get("/licences.txt")
    assert "SIL OPEN FONT LICENSE" in licences.text
