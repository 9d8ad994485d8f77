"""The words of titles that the client does not bring itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from revier.games import games
from tests.server.support import House, expect, refused


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("texts")) as house:
        yield house


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_title_says_its_catalogue(house: House, game: str, language: str) -> None:
    answer = house.visitor().get(f"/api/games/{game}/texts/{language}")
    family = {title["id"]: title["family"] for title in expect(house.visitor().get("/api/games"), 200)}[game]
    own = Path(__file__).parents[2] / "src" / "revier" / "locales" / language / f"{family}.ftl"
    assert answer.text == own.read_text(encoding="utf-8")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"


def test_who_has_it_need_not_fetch_it_again(house: House) -> None:
    address = "/api/games/glueck-auf/texts/de"
    first = house.visitor().get(address)
    assert "max-age" in first.headers["Cache-Control"]
    again = house.visitor().get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = house.visitor().get(address, headers={"If-None-Match": '"another"'})
    assert other.text == first.text


@pytest.mark.parametrize("address", ["skat/texts/de", "glueck-auf/texts/xx", "glueck_auf/texts/de"])
def test_where_there_is_none_it_says_so(house: House, address: str) -> None:
    refused(house.visitor().get(f"/api/games/{address}"), 404, "server-not-found")


def test_a_title_says_its_family_and_its_prefix(house: House) -> None:
    told = {title["id"]: title for title in expect(house.visitor().get("/api/games"), 200)}
    assert set(told) == set(games())
    for title in told.values():
        name = title["family"] + (f"-{title['edition']}" if title["edition"] else "")
        assert title["id"] == name
        assert title["prefix"]
