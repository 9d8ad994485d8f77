"""Guests, accounts, sign-ins and tokens."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from typing import Any

import pytest
from sqlalchemy import func, select, update
from starlette.testclient import TestClient

from revier.server.operation.settings import HOUR, Settings
from revier.server.people.identity import account_named, digest, sign_in
from revier.server.people.names import clean_name, fold
from revier.server.people.passwords import Passwords
from revier.server.play.revocation import close_ended_sessions
from revier.server.problems import Problem
from revier.server.storage.schema import people, sign_ins
from tests.server.support import PASSWORD, House, expect, refused, who

FREE = [("/api/guests", {"name": "Frida"}), ("/api/accounts", {"name": "Frida", "password": PASSWORD})]


def token_in(client: TestClient) -> str:
    """What the cookie of a browser holds, without its signature."""
    return str(client.cookies["revier"]).rpartition(".")[0]


# -- coming in ------------------------------------------------------------------------------------


def test_a_guest_comes_in_with_a_name_alone(house: House) -> None:
    client = house.visitor()
    made = expect(client.post("/api/guests", json={"name": " Frida "}), 201)
    assert made == {"id": made["id"], "name": "Frida", "is_guest": True, "language": "en"}
    assert expect(client.get("/api/me"), 200) == made


def test_guests_may_share_a_name(house: House) -> None:
    assert len({who(house.guest("Frida")), who(house.guest("Frida"))}) == 2


def test_a_guest_speaks_the_language_of_the_browser_or_another(house: House) -> None:
    client = house.guest(**{"Accept-Language": "fr-CH, de;q=0.5"})
    assert expect(client.get("/api/me"), 200)["language"] == "fr"
    expect(client.patch("/api/me", json={"language": "de"}), 200)
    assert expect(client.get("/api/me"), 200)["language"] == "de"
    other = house.visitor()
    assert expect(other.post("/api/guests", json={"name": "A", "language": "de"}), 201)["language"] == "de"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_pages(house: House) -> None:
    set_cookie = house.visitor().post("/api/guests", json={"name": "Frida"}).headers["set-cookie"]
    assert set_cookie.startswith("revier=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(set_cookie.split("; "))
    assert "Secure" not in set_cookie
    secure = house.visitor(origin="https://testserver", at="https://testserver")
    set_cookie = secure.post("/api/guests", json={"name": "Frida"}).headers["set-cookie"]
    assert set_cookie.startswith("__Host-revier=")
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Secure"} <= set(set_cookie.split("; "))
    assert "Domain" not in set_cookie
    expect(secure.get("/api/me"), 200)


def test_a_guest_who_is_in_does_not_lose_the_way_back(house: House) -> None:
    client = house.guest("Frida")
    assert refused(client.post("/api/guests", json={"name": "Anton"}), 409, "server-already-in") == {"name": "Frida"}


def test_a_guest_becomes_an_account_and_stays_the_same_person(house: House) -> None:
    client = house.guest("Frida")
    before = who(client)
    made = expect(client.post("/api/accounts", json={"name": "Frida K", "password": PASSWORD}), 201)
    assert made == {"id": before, "name": "Frida K", "is_guest": False, "language": "en"}
    assert who(client) == who(house.signed_in("frida k")) == before
    answer = client.post("/api/accounts", json={"name": "Other", "password": PASSWORD})
    refused(answer, 409, "server-already-in")


@pytest.mark.parametrize("other", ["Frida", "FRIDA", "ＦＲＩＤＡ", " frida "])
def test_names_of_accounts_are_unique_however_they_are_written(house: House, other: str) -> None:
    house.account("Frida")
    answer = house.visitor().post("/api/accounts", json={"name": other, "password": PASSWORD})
    refused(answer, 409, "server-taken-name")
    answer = house.guest("Anton").post("/api/accounts", json={"name": other, "password": PASSWORD})
    refused(answer, 409, "server-taken-name")


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "x" * 41, "a\nb", "Frida\r\nSet-Cookie: revier=x", "\x00", "a\x7f", "tab\t"),
        *("\u202eadirF", "Fri\u200bda", "\u2066x\u2069", "a\u2028b", "\u3164", "\ue000", "\ufeffa", "\U000e0041"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(house: House, name: str) -> None:
    client = house.visitor()
    assert refused(client.post("/api/guests", json={"name": name}), 422, "server-bad-name") == {"most": 40}
    assert "set-cookie" not in client.post("/api/guests", json={"name": name}).headers
    assert house.read(lambda c: c.scalar(select(func.count()).select_from(people))) == 0


@pytest.mark.parametrize(
    ("given", "shown"), [("  Grube   Anna ", "Grube Anna"), ("Zoe\u0308", "Zoë"), ("李", "李"), ("x" * 40, "x" * 40)]
)
def test_a_name_is_trimmed_and_composed(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_a_name_whose_folded_form_is_too_long_is_no_account_name(house: House) -> None:
    assert fold("Straße") == "strasse"
    with pytest.raises(Problem):
        fold("ß" * 21)
    client = house.guest("ß" * 40)
    answer = client.post("/api/accounts", json={"name": "ß" * 40, "password": PASSWORD})
    refused(answer, 422, "server-bad-name")


@pytest.mark.parametrize("password", ["", "short"])
def test_a_short_password_is_refused(house: House, password: str) -> None:
    answer = house.visitor().post("/api/accounts", json={"name": "Frida", "password": password})
    assert refused(answer, 422, "server-bad-password") == {"least": 8, "most": 200}


@pytest.mark.parametrize(("path", "body"), FREE)
@pytest.mark.parametrize(
    "change", [{"is_guest": False}, {"id": 1}, {"name": 7}, {"name": "\ud800"}, {"language": "nl"}]
)
def test_what_is_not_asked_for_is_refused(
    house: House, path: str, body: dict[str, Any], change: dict[str, Any]
) -> None:
    text = json.dumps(body | change)  # httpx itself would refuse half a character
    answer = house.visitor().post(path, content=text, headers={"Content-Type": "application/json"})
    assert refused(answer, 422, "server-invalid")["field"] == next(iter(change))


# -- signing in and out ---------------------------------------------------------------------------


def test_an_account_signs_in_from_another_browser(house: House) -> None:
    assert who(house.account("Frida")) == who(house.signed_in("Frida"))


def test_a_password_may_be_typed_on_another_keyboard(house: House) -> None:
    house.account("Frida", "Vier Schl\u00fcssel!")
    house.signed_in("Frida", "Vier Schlu\u0308ssel!")


def test_a_failed_sign_in_does_not_tell_whether_the_name_exists(house: House) -> None:
    house.account("Frida")
    house.guest("Gustav")
    client = house.visitor()
    answers = [
        client.post("/api/sign-in", json={"name": name, "password": password})
        for name, password in [("Frida", "wrong password"), ("Nobody", PASSWORD), ("Gustav", PASSWORD), ("Frida", "")]
    ]
    for answer in answers:
        refused(answer, 401, "server-wrong-password")
        assert answer.content == answers[0].content
        assert answer.headers == answers[0].headers


def test_a_failed_sign_in_costs_a_hash_either_way(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.account("Frida")
    verified: list[str] = []
    passwords: Passwords = house.app.state.passwords

    def verify(given: str, stored: str) -> bool:
        verified.append(stored)
        return False

    monkeypatch.setattr(passwords, "verify", verify)
    for name in ("Frida", "Nobody"):
        house.cannot_sign_in(name, "no no no")
    assert len(verified) == 2
    assert verified[0].split("$")[:4] == verified[1].split("$")[:4]  # the same way, with the same effort
    assert verified[0] != verified[1]


def test_who_signs_in_elsewhere_leaves_what_they_were(house: House) -> None:
    house.account("Frida")
    client = house.guest("Gustav")
    old = client.cookies["revier"]
    expect(client.post("/api/sign-in", json={"name": "Frida", "password": PASSWORD}), 200)
    thief = house.visitor()
    thief.cookies.set("revier", old)
    refused(thief.get("/api/me"), 401, "server-sign-in")


def test_signing_out_ends_the_sign_in_not_only_the_cookie(house: House) -> None:
    client = house.account()
    other = house.signed_in()
    old = client.cookies["revier"]
    expect(client.post("/api/sign-out"), 204)
    assert "revier" not in client.cookies
    client.cookies.set("revier", old)
    refused(client.get("/api/me"), 401, "server-sign-in")
    expect(other.get("/api/me"), 200)


def test_signing_out_everywhere_ends_browsers_and_programs(house: House) -> None:
    client, other = house.account(), house.signed_in()
    program, stranger = house.program(client), house.guest("Anton")
    expect(other.post("/api/sign-out-everywhere"), 204)
    refused(client.get("/api/me"), 401, "server-sign-in")
    refused(program.get("/api/me"), 401, "server-bad-token")
    expect(stranger.get("/api/me"), 200)
    house.signed_in()


def test_a_sign_in_is_stored_as_a_hash_and_seen_at_most_once_an_hour(house: House) -> None:
    client = house.guest()
    token = token_in(client)
    row = house.read(lambda c: c.execute(select(sign_ins)).one())
    assert row.token == digest(token) != token
    assert not any(token in str(value) for value in row)
    for age, is_renewed in ((HOUR // 2, False), (2 * HOUR, True)):
        then = time.time() - age
        house.write(lambda c, then=then: c.execute(update(sign_ins).values(seen=then)))  # type: ignore[misc]
        expect(client.get("/api/me"), 200)
        seen = house.read(lambda c: c.scalars(select(sign_ins.c.seen)).one())
        assert (seen != then) is is_renewed


def test_a_browser_that_was_away_too_long_has_to_sign_in_again(house: House) -> None:
    client = house.account()
    program = house.program(client)
    long_ago = time.time() - house.settings.sign_in_seconds - 1
    house.write(lambda c: c.execute(update(sign_ins).values(seen=long_ago)))
    refused(client.get("/api/me"), 401, "server-sign-in")
    expect(program.get("/api/me"), 200)


def test_the_cookie_lasts_while_it_is_used(house: House) -> None:
    client = house.guest()
    assert "Max-Age=15552000" in client.get("/api/me").headers["set-cookie"]
    assert "set-cookie" not in house.program(client).get("/api/me").headers


def test_sign_ins_survive_a_restart(tmp_path: Any) -> None:
    with House(tmp_path) as first:
        cookie = first.guest("Frida").cookies["revier"]
    with House(tmp_path) as second:
        client = second.visitor()
        client.cookies.set("revier", cookie)
        assert expect(client.get("/api/me"), 200)["name"] == "Frida"


# -- changing -------------------------------------------------------------------------------------


def test_an_account_changes_its_name_and_signs_in_with_the_new_one(house: House) -> None:
    client = house.account("Frida")
    assert expect(client.patch("/api/me", json={"name": "Fräulein Frida"}), 200)["name"] == "Fräulein Frida"
    house.signed_in("fräulein frida")
    refused(
        house.visitor().post("/api/sign-in", json={"name": "Frida", "password": PASSWORD}), 401, "server-wrong-password"
    )
    house.account("Frida")


def test_an_account_may_write_its_own_name_differently(house: House) -> None:
    assert expect(house.account("Frida").patch("/api/me", json={"name": "FRIDA"}), 200)["name"] == "FRIDA"


def test_a_taken_name_is_refused_and_changes_nothing(house: House) -> None:
    house.account("Anton")
    client = house.account("Frida")
    refused(client.patch("/api/me", json={"name": "anton", "language": "de"}), 409, "server-taken-name")
    me = expect(client.get("/api/me"), 200)
    assert (me["name"], me["language"]) == ("Frida", "en")
    refused(house.guest("Gast").patch("/api/me", json={"name": "Anton"}), 409, "server-taken-name")


def test_a_new_password_ends_all_other_sign_ins(house: House) -> None:
    client, other = house.account(), house.signed_in()
    program = house.program(client)
    answer = client.post("/api/me/password", json={"old": "wrong password", "new": "Wetterlampe 1920"})
    refused(answer, 403, "server-wrong-password")
    expect(other.get("/api/me"), 200)
    expect(client.post("/api/me/password", json={"old": PASSWORD, "new": "Wetterlampe 1920"}), 204)
    expect(client.get("/api/me"), 200)
    refused(other.get("/api/me"), 401, "server-sign-in")
    refused(program.get("/api/me"), 401, "server-bad-token")
    refused(
        house.visitor().post("/api/sign-in", json={"name": "Frida", "password": PASSWORD}), 401, "server-wrong-password"
    )
    house.signed_in(password="Wetterlampe 1920")


def test_a_password_that_was_changed_meanwhile_lets_nobody_in(house: House) -> None:
    frida = house.account("Frida")
    seen = house.read(lambda c: account_named(c, "frida"))
    assert seen is not None
    expect(frida.post("/api/me/password", json={"old": PASSWORD, "new": "Wetterlampe 1920"}), 204)
    with pytest.raises(Problem) as refusal:
        house.write(lambda c: sign_in(c, seen, None, None, time.time()))
    assert refusal.value.key == "server-changed-meanwhile"
    assert house.read(lambda c: c.scalar(select(func.count()).select_from(sign_ins))) == 1


def test_a_guest_who_becomes_an_account_gets_a_new_cookie(house: House) -> None:
    """Whoever had the guest's knows nothing that opens the account."""
    client = house.guest()
    before = house.visitor()
    before.cookies.update(client.cookies)
    with client.websocket_connect(live_at(client)) as socket:
        socket.receive_json()
        expect(client.post("/api/accounts", json={"name": "Frida", "password": PASSWORD}), 201)
        assert token_in(client) != token_in(before)
        refused(before.get("/api/me"), 401, "server-sign-in")
        assert not expect(client.get("/api/me"), 200)["is_guest"]
        look_at_sockets(house)
        socket.send_json({"type": "ping", "re": "still here"})
        while socket.receive_json() != {"type": "done", "re": "still here"}:
            pass


def test_a_new_password_brings_a_new_cookie(house: House) -> None:
    client = house.account()
    before = house.visitor()
    before.cookies.update(client.cookies)
    with client.websocket_connect(live_at(client)) as socket:
        socket.receive_json()
        expect(client.post("/api/me/password", json={"old": PASSWORD, "new": "Wetterlampe 1920"}), 204)
        assert token_in(client) != token_in(before)
        refused(before.get("/api/me"), 401, "server-sign-in")
        expect(client.get("/api/me"), 200)
        look_at_sockets(house)
        socket.send_json({"type": "ping", "re": "still here"})
        while socket.receive_json() != {"type": "done", "re": "still here"}:
            pass


def live_at(client: TestClient) -> str:
    wishes = {"game": "glueck-auf", "players": 2, "access": "private"}
    return f"/api/tables/{expect(client.post('/api/tables', json=wishes), 201)['table']['id']}/live"


def look_at_sockets(house: House) -> None:
    """Who is not signed in any more is sent away."""
    assert house.door.portal is not None
    house.door.portal.call(close_ended_sessions, house.app.state.rooms, house.settings.sign_in_seconds)


def test_the_description_tells_how_long_a_name_may_be(house: House) -> None:
    described = expect(house.visitor().get("/api/openapi.json"), 200)["components"]["schemas"]
    for body in ("NewGuest", "NewAccount", "Credentials", "HotSeat"):
        name = described[body]["properties"]["name"]
        assert (name["minLength"], name["maxLength"]) == (1, 40)
    client = house.guest("ä" * 40)
    assert expect(client.get("/api/me"), 200)["name"] == "ä" * 40
    assert house.visitor().post("/api/guests", json={"name": "ä" * 41}).status_code == 422


def test_a_guest_has_no_password_to_change(house: House) -> None:
    answer = house.guest().post("/api/me/password", json={"old": "", "new": PASSWORD})
    refused(answer, 409, "server-no-password")


def test_a_password_is_hashed_anew_when_we_hash_with_more_care(tmp_path: Any) -> None:
    with House(tmp_path) as first:
        first.account("Frida")
        before = first.read(lambda c: c.scalars(select(people.c.password)).one())
    with House(tmp_path, password_rounds=2) as second:
        second.signed_in("Frida")
        after = second.read(lambda c: c.scalars(select(people.c.password)).one())
        second.signed_in("Frida")
        assert second.read(lambda c: c.scalars(select(people.c.password)).one()) == after
    assert "t=1," in before
    assert "t=2," in after


def test_hashing_is_off_the_event_loop_and_a_long_queue_is_refused() -> None:
    async def crowd() -> list[Any]:
        settings = Settings(password_threads=1, passwords_waiting=2, password_rounds=1, password_memory=32)
        passwords = Passwords(settings)
        names: list[str] = []
        gate = threading.Event()

        def slow() -> None:
            gate.wait(5)
            names.append(threading.current_thread().name)

        waiting = [asyncio.create_task(passwords.work(slow)) for _ in range(5)]
        await asyncio.sleep(0.01)  # the loop is free while they wait
        gate.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        await passwords.hash(PASSWORD, "Frida")  # and there is room again
        passwords.close()
        assert all(name.startswith("password") for name in names)
        return found

    found = asyncio.run(crowd())
    busy = [error for error in found if isinstance(error, Problem)]
    assert len(found) - len(busy) == 3
    assert [(error.status, error.key, error.headers) for error in busy] == [
        (503, "server-busy", {"Retry-After": "5"})
    ] * 2


# -- tokens for programs --------------------------------------------------------------------------


def test_a_token_is_shown_once_and_lets_a_program_in(house: House) -> None:
    client = house.account()
    made = expect(client.post("/api/tokens", json={"label": " my   bot "}), 201)
    assert made["token"].startswith("revier_")
    assert made["label"] == "my bot"
    listed = client.get("/api/tokens")
    assert [(token["id"], token["label"]) for token in expect(listed, 200)] == [(made["id"], "my bot")]
    assert made["token"] not in listed.text
    program = house.visitor(origin=None, Authorization=f"Bearer {made['token']}")
    assert who(program) == who(client)
    expect(program.patch("/api/me", json={"language": "fr"}), 200)


def test_a_revoked_token_opens_nothing(house: House) -> None:
    client, stranger = house.account(), house.guest("Anton")
    program, other = house.program(client), house.program(client)
    first = expect(client.get("/api/tokens"), 200)[0]["id"]
    refused(stranger.delete(f"/api/tokens/{first}"), 404, "server-no-token")
    expect(program.get("/api/me"), 200)
    expect(client.delete(f"/api/tokens/{first}"), 204)
    refused(program.get("/api/me"), 401, "server-bad-token")
    expect(other.get("/api/me"), 200)
    refused(client.delete(f"/api/tokens/{first}"), 404, "server-no-token")
    refused(client.delete("/api/tokens/%25"), 422, "server-invalid")


def test_there_is_a_limit_to_tokens(tmp_path: Any) -> None:
    with House(tmp_path, most_tokens=2) as house:
        client = house.guest()
        house.program(client), house.program(client)
        answer = client.post("/api/tokens", json={"label": "third"})
        assert refused(answer, 409, "server-too-many-tokens") == {"most": 2}


@pytest.mark.parametrize("label", ["", "  ", "a\x00b", "\u202e"])
def test_a_label_can_be_read(house: House, label: str) -> None:
    refused(house.guest().post("/api/tokens", json={"label": label}), 422, "server-bad-label")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tokens", {"label": "more"}),
        ("GET", "/api/tokens", None),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": "Wetterlampe 1920"}),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
        ("GET", "/api/me/data", None),
        ("POST", "/api/sign-out-everywhere", None),
    ],
)
def test_a_stolen_token_is_not_enough_to_take_an_account(house: House, method: str, path: str, body: Any) -> None:
    program = house.program(house.account())
    refused(program.request(method, path, json=body), 403, "server-browser-only")


# -- banned ---------------------------------------------------------------------------------------


def test_banned_people_are_refused_at_every_request(house: House) -> None:
    client = house.account()
    program = house.program(client)
    house.write(lambda c: c.execute(update(people).values(banned=True)))
    for visitor in (client, program):
        refused(visitor.get("/api/me"), 403, "server-banned")
        refused(visitor.patch("/api/me", json={"name": "Anton"}), 403, "server-banned")
        refused(visitor.post("/api/guests", json={"name": "Anton"}), 403, "server-banned")
    body = {"name": "Frida", "password": PASSWORD}
    refused(house.visitor().post("/api/sign-in", json=body), 403, "server-banned")
    house.cannot_sign_in("Frida", "wrong one")


# -- what they read -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        ("de", "Bitte melde dich an, oder komm als Gast."),
        ("fr-FR,en;q=0.2", "Connectez-vous, ou entrez comme invité."),
        ("nl, en;q=0.5, de;q=0.9", "Bitte melde dich an, oder komm als Gast."),
        ("*;q=x, ;;;q=,", "Please sign in, or come in as a guest."),
        ("de;q=0", "Please sign in, or come in as a guest."),
    ],
)
def test_refusals_are_in_the_language_of_the_browser(house: House, wish: str, text: str) -> None:
    answer = house.visitor(**{"Accept-Language": wish}).get("/api/me")
    assert answer.json()["message"] == text


def test_refusals_are_in_the_language_of_the_person_once_known(house: House) -> None:
    client = house.guest(**{"Accept-Language": "fr"})
    expect(client.patch("/api/me", json={"language": "de"}), 200)
    answer = client.post("/api/guests", json={"name": "Anton"})
    assert answer.json()["message"] == "Du bist schon als Frida hier. Melde dich zuerst ab."
