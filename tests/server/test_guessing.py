"""Who guesses passwords gets nowhere, and locks nobody else out; what everybody would guess is no password."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from revier.server.operation.settings import Settings
from revier.server.people.common_passwords import is_common, known
from revier.texts import LANGUAGES
from tests.server.support import PASSWORD, QUICK, House, expect, refused

LIMITS = {name: getattr(Settings(), name) for name in ("limit_passwords", "limit_name", "limit_strangers")}


def tries(client: TestClient, name: str = "Frida", password: str = "guess guess") -> int:
    return int(client.post("/api/sign-in", json={"name": name, "password": password}).status_code)


def signs_out(client: TestClient) -> TestClient:
    expect(client.post("/api/sign-out"), 204)
    return client


# -- locking out -----------------------------------------------------------------------------------


def test_guesses_from_many_addresses_lock_the_owner_out_of_nothing(tmp_path: Path) -> None:
    """As it was found: thirty wrong passwords from thirty addresses, and the owner was told to wait."""
    with House(tmp_path, **LIMITS) as house:
        house.account("Frida")
        for n in range(40):
            assert tries(house.visitor(address=f"10.0.1.{n}")) == 401
        assert tries(house.visitor(address="10.0.2.1"), password=PASSWORD) == 200


def test_a_browser_of_old_is_let_through_whatever_strangers_do(tmp_path: Path) -> None:
    with House(tmp_path, limit_strangers="3/hour") as house:
        mine = signs_out(house.account("Frida"))
        assert [tries(house.visitor(address=f"10.0.1.{n}")) for n in range(5)] == [401, 401, 401, 429, 429]
        assert tries(house.visitor(address="10.0.2.1"), password=PASSWORD) == 429
        assert tries(mine, password=PASSWORD) == 200


def test_also_where_the_guesses_come_from_the_same_address(tmp_path: Path) -> None:
    with House(tmp_path, limit_passwords="3/hour", limit_name="2/hour") as house:
        mine = signs_out(house.account("Frida"))
        assert [tries(house.visitor()) for n in range(4)] == [401, 401, 429, 429]
        assert tries(house.visitor(), password=PASSWORD) == 429
        assert tries(mine, password=PASSWORD) == 200


def test_a_guest_who_got_an_account_has_a_browser_of_old_too(tmp_path: Path) -> None:
    with House(tmp_path, limit_strangers="1/hour") as house:
        mine = house.guest("Frida")
        expect(mine.post("/api/accounts", json={"name": "Frida", "password": PASSWORD}), 201)
        signs_out(mine)
        assert [tries(house.visitor()) for n in range(2)] == [401, 429]
        assert tries(mine, password=PASSWORD) == 200


def test_from_a_browser_of_old_passwords_cannot_be_guessed_either(tmp_path: Path) -> None:
    with House(tmp_path, limit_name="3/hour") as house:
        mine = signs_out(house.account("Frida"))
        assert [tries(mine) for n in range(5)] == [401, 401, 401, 429, 429]


def test_a_browser_is_known_for_its_person_alone(tmp_path: Path) -> None:
    with House(tmp_path, limit_strangers="2/hour") as house:
        house.account("Frida")
        other = signs_out(house.account("Anton"))
        assert [tries(other, "Frida") for n in range(3)] == [401, 401, 429]


@pytest.mark.parametrize("forged", [b"", b"1 abc", b"1 abc.forged", b"\xfc"])
def test_a_forged_cookie_makes_no_browser_known(tmp_path: Path, forged: bytes) -> None:
    with House(tmp_path, limit_strangers="2/hour") as house:
        house.account("Frida")
        body = {"name": "Frida", "password": "guess guess"}
        shown = [(b"Cookie", b"revier-device=" + forged)]
        answers = [house.visitor().post("/api/sign-in", json=body, headers=shown) for n in range(3)]
        assert [answer.status_code for answer in answers] == [401, 401, 429]


def test_the_cookie_of_a_browser_opens_nothing(house: House) -> None:
    mine = signs_out(house.account("Frida"))
    stranger = house.visitor()
    stranger.cookies.set("revier", mine.cookies["revier-device"])
    refused(stranger.get("/api/me"), 401, "server-sign-in")


def test_over_https_the_cookie_is_bound_to_the_host(house: House) -> None:
    client = house.account("Frida", at="https://testserver", origin="https://testserver")
    assert {"__Host-revier", "__Host-revier-device"} == set(client.cookies)


def test_whoever_deletes_themselves_leaves_no_cookie(house: House) -> None:
    client = house.account("Frida")
    assert set(client.cookies) == {"revier", "revier-device"}
    expect(client.post("/api/me/delete", json={"password": PASSWORD}), 204)
    assert not client.cookies


# -- what everybody would guess --------------------------------------------------------------------

COMMON = [
    *("password", "12345678", "Password1", "P@ssw0rd!", "passwort", "Passwort2024", "motdepasse", "MotDePasse1!"),
    *("qwertyui", "qwertz123", "azertyuiop", "asdfghjk", "1q2w3e4r", "987654321", "abcd1234", "aaaaaaaa", "abababab"),
    *("iloveyou", "ichliebedich", "jetaime1", "Schalke04!", "glückauf", "Glueckauf1", "Sommer2024", "hallohallo"),
    *("31121985", "Frida1919", "adirf123", "FridaFrida", "frida kahlo", "Kahlo!1907", "ｐａｓｓｗｏｒｄ"),
]
GOOD = [
    PASSWORD,
    "correct horse battery",
    "Grubenlampe 7",
    "vier Loren Koks",
    "mV7-tq2x",
    "hallo kleine Lore",
    "Ostwind 42 Nord",
]


@pytest.mark.parametrize("password", COMMON)
def test_what_is_guessed_first_is_no_password(password: str) -> None:
    assert is_common(password, "Frida Kahlo")


@pytest.mark.parametrize("password", GOOD)
def test_other_passwords_are_fine(password: str) -> None:
    assert not is_common(password, "Frida Kahlo")


def test_the_list_has_hundreds_of_words_and_none_twice_as_long_as_a_password() -> None:
    assert len(known()) > 500
    assert all(word == word.casefold() and word.isascii() and 2 < len(word) < 25 for word in known())


def test_a_long_password_is_judged_at_once() -> None:
    """No text makes the search for walks take longer than its length."""
    assert not is_common("abcdefghijklm" * 15 + "!", "Frida")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_password_is_refused_in_the_readers_language(house: House, language: str) -> None:
    client = house.visitor(**{"Accept-Language": language})
    body = {"name": "Frida", "password": "12345678"}
    answer = client.post("/api/accounts", json=body)
    refused(answer, 422, "server-common-password")
    assert answer.headers["Content-Language"] == language
    expect(client.post("/api/accounts", json=body | {"password": PASSWORD}), 201)
    change = {"old": PASSWORD, "new": "frida2024"}
    refused(client.post("/api/me/password", json=change), 422, "server-common-password")


def test_tests_switch_off_no_limit_that_there_is_not() -> None:
    assert {name for name in QUICK if name.startswith("limit_")} <= set(vars(Settings()))
