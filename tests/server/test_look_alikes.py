"""No guest is taken for somebody with an account, by whatever letters their name is written."""

from __future__ import annotations

import pytest

from revier.server.people.names import LONGEST, look, marked
from revier.texts import LANGUAGES
from tests.server.support import PASSWORD, House, expect, refused

ALIKE = ["Frida", "frida", "FRIDA", "F r i d a", "Frída", "Fri\u0308da", "Ｆｒｉｄａ", "𝐅𝐫𝐢𝐝𝐚", "Frida.", "-Frida-"]
OTHERS = ["Frieda", "Frida 2", "Fridas", "Ida"]


@pytest.mark.parametrize("name", ALIKE)
def test_a_guest_cannot_be_called_like_an_account(house: House, name: str) -> None:
    house.account("Frida")
    refused(house.visitor().post("/api/guests", json={"name": name}), 409, "server-taken-name")
    guest = house.guest("Anton")
    refused(guest.patch("/api/me", json={"name": name}), 409, "server-taken-name")
    assert expect(guest.get("/api/me"), 200)["name"] == "Anton"


@pytest.mark.parametrize("name", ALIKE)
def test_nor_can_another_account(house: House, name: str) -> None:
    house.account("Frida")
    body = {"name": name, "password": PASSWORD}
    refused(house.visitor().post("/api/accounts", json=body), 409, "server-taken-name")
    refused(house.guest("Anton").post("/api/accounts", json=body), 409, "server-taken-name")
    refused(house.account("Berta").patch("/api/me", json={"name": name}), 409, "server-taken-name")


@pytest.mark.parametrize("name", OTHERS)
def test_other_names_are_free(house: House, name: str) -> None:
    house.account("Frida")
    house.guest(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_readers_language(house: House, language: str) -> None:
    house.account("Frida")
    answer = house.visitor(**{"Accept-Language": language}).post("/api/guests", json={"name": "frída"})
    assert refused(answer, 409, "server-taken-name") == {"name": "frída"}
    assert answer.headers["Content-Language"] == language


def test_guests_may_share_a_name_that_no_account_has(house: House) -> None:
    house.guest("Frida")
    house.guest("Frida")


def test_somebody_may_write_their_own_name_otherwise(house: House) -> None:
    client = house.account("Frida")
    assert expect(client.patch("/api/me", json={"name": "FRÍDA"}), 200)["name"] == "FRÍDA"
    guest = house.guest("Anton")
    expect(guest.post("/api/accounts", json={"name": "Ántön", "password": PASSWORD}), 201)


def test_a_name_is_free_again_when_its_account_is_gone(house: House) -> None:
    client = house.account("Frida")
    expect(client.post("/api/me/delete", json={"password": PASSWORD}), 204)
    house.guest("Frida")


@pytest.mark.parametrize("how", ["new account", "guest becomes account", "account renamed"])
def test_an_account_that_comes_later_has_the_name_and_the_guest_is_marked(house: House, how: str) -> None:
    """The guest keeps the seat; everybody at the table sees who is meant."""
    guest, other = house.guest("Frida"), house.guest("Otto")
    expect(guest.patch("/api/me", json={"language": "de"}), 200)
    wishes = {"game": "glueck-auf", "players": 2, "access": "open", "pace": {"kind": "none"}}
    table = expect(guest.post("/api/tables", json=wishes), 201)["table"]["id"]
    with other.websocket_connect(f"/api/tables/{table}/live") as socket:
        heard = socket.receive_json()
        while heard["type"] != "table":
            heard = socket.receive_json()
        assert heard["table"]["owner"]["name"] == "Frida"
        if how == "account renamed":
            expect(house.account("Berta").patch("/api/me", json={"name": "frida"}), 200)
        else:
            client = house.visitor() if how == "new account" else house.guest("Carl")
            expect(client.post("/api/accounts", json={"name": "frida", "password": PASSWORD}), 201)
        while heard["type"] != "table" or heard["table"]["owner"]["name"] == "Frida":
            heard = socket.receive_json()
        assert heard["table"]["owner"]["name"] == "Frida (Gast)"
    assert expect(guest.get("/api/me"), 200)["name"] == "Frida (Gast)"
    assert expect(guest.get(f"/api/tables/{table}"), 200)["my_seats"] == [0]


def test_a_long_name_has_room_for_its_mark() -> None:
    for language in LANGUAGES:
        name = marked("x" * LONGEST, language)
        assert len(name) <= LONGEST
        assert name.endswith(")")


def test_every_name_looks_like_something() -> None:
    assert look("🐸 🐸") == "🐸🐸"
    assert look("!?") == "!?"
    assert len(look("ﷺ" * LONGEST)) == LONGEST
