"""What is refused at a table is explained to whoever asked, in their language and by the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.state import State
from revier.server.problems import Illegal
from revier.texts import LANGUAGES, texts
from tests.server.finished import new_table, play_on
from tests.server.support import House, expect, refused
from tests.server.test_play import join, sit_all, turn_of


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def forbidden(s: State) -> IllegalAction:
    """A move that a rule forbids."""
    for action in range(len(s.game.actions)):
        if action not in s.legal_actions():
            found = s.refusal(action)
            if found.rule:
                return found
    raise AssertionError("all that is forbidden is forbidden without a rule")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_move_is_illegal_is_said_in_the_readers_language(house: House, language: str) -> None:
    owner = house.guest("Frida")
    expect(owner.patch("/api/me", json={"language": language}), 200)
    table = new_table(owner)
    s = play_on(house, table, 40)
    wrong = forbidden(s)
    answer = owner.post(f"/api/tables/{table}/actions", json={"ply": 40, "action": wrong.action})
    args = refused(answer, 422, "server-illegal")
    why = texts(language).say(wrong.reason, wrong.reason_args)
    assert args == {"reason": wrong.reason, "rule": wrong.rule, "why": why}
    assert answer.json()["message"] == texts(language).say("server-illegal", {"why": why})
    assert why in answer.json()["message"]


def test_a_reason_without_a_translation_is_given_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = IllegalAction("", 0, 0, 0, "kernel-why-not-asked", {}, "GA-5.3", [])
    german = texts("de")
    known = german.has
    monkeypatch.setattr(german, "has", lambda key: key != wrong.reason and known(key))
    assert Illegal(wrong).to_json("de")["args"]["why"] == texts("en").say(wrong.reason)


def test_over_a_socket_the_same(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    asked = turn_of(players)
    expect(asked.client.patch("/api/me", json={"language": "fr"}), 200)
    illegal = next(n for n in range(1_000) if n not in [option["id"] for option in asked.game["options"]])
    answer = join(asked.client, table, sockets).act(illegal)
    assert answer["error"] == "server-illegal"
    assert answer["args"]["why"] != texts("en").say(answer["args"]["reason"])
    assert answer["message"] == texts("fr").say("server-illegal", {"why": answer["args"]["why"]})


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ('{"type": "dance", "re": "m1"}', "m1"),
        ('{"re": "m1", "type": "act"}', "m1"),
        ('{"type": "act", "ply": -1, "action": 0, "re": "m1"}', "m1"),
        ('{"type": "ping", "more": [{"re": "inner"}], "re": "m1"}', "m1"),
        ('{"type": "ping", "re": 7}', ""),
        ('{"type": "ping", "re": "%s"}' % ("m" * 41), ""),
        ('["re", "m1"]', ""),
        ('{"re": "m1"', ""),
        ('{"type": "ping", "re": "m1", "more": "%s"}' % ("x" * 5_000), ""),
    ],
)
def test_a_message_that_is_not_understood_gets_its_mark_back(
    house: House, sockets: ExitStack, text: str, mark: str
) -> None:
    _, players = sit_all(house, sockets)
    players[0].socket.send_text(text)
    while (heard := players[0].hear())["type"] != "error":
        pass
    assert heard["error"] in ("server-bad-message", "server-too-long")
    assert heard["re"] == mark
