"""Finished games watched ply by ply, also when their rules are gone, and their records taken along."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from typer.testing import CliRunner

import revier
from revier import cli
from revier.kernel.record import Record
from revier.kernel.rng import Rng, Seed
from revier.kernel.state import State
from revier.server.play import messages
from revier.server.replays import playback
from revier.server.storage.schema import checks, journals, moves, seats, tables
from revier.server.tables import positions, seeds
from revier.server.tables.positions import Stored
from revier.texts import LANGUAGES
from tests.policies import play_on as play_randomly
from tests.server.finished import Json, finished, new_table, play_on, replay
from tests.server.support import House, expect, refused
from tests.server.tables import everything

# -- watching --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", revier.games())
def test_any_ply_is_seen_as_any_seat_saw_it(house: House, game: str) -> None:
    owner = house.guest("Frida")
    table, end = finished(house, owner, game)
    anybody = house.visitor()
    for seat in (None, 0, 2):
        eyes = {} if seat is None else {"seat": seat}
        for ply in (0, 1, int(end.ply) // 2, int(end.ply) - 1, int(end.ply)):
            shown = replay(anybody, table, ply=ply, **eyes)
            s = end.replay(ply, None)
            assert shown["view"] == s.view(seat)
            assert (shown["first"], shown["ply"], shown["last"], shown["seat"]) == (0, ply, end.ply, seat)
            assert shown["scores"] == s.scores()
            asked = s.decision()
            if asked is None:
                assert shown["decision"] is shown["chosen"] is None
                continue
            assert (shown["decision"]["seat"], shown["decision"]["kind"]) == (asked.seat, asked.kind)
            choice = next(choice for choice in s.choices() if choice.id == end.history[ply])
            assert shown["chosen"] == {
                "ply": ply,
                "seat": asked.seat,
                "action": choice.id,
                "text": choice.text,
                "args": choice.args,
                "targets": choice.targets,
            }


def test_the_events_of_all_plies_are_the_journal_as_a_seat_heard_it(house: House) -> None:
    table, end = finished(house, house.guest("Frida"), players=2)
    game = house.read(lambda c: playback.open_game(c, table, None))
    for seat in (None, 0, 1):
        told = [event for ply in range(end.ply + 1) for event in playback.position(game, ply, seat)["events"]]
        assert told == [messages.event(event) for event in end.events() if event.heard_by(seat)]


def test_the_course_names_every_choice_and_the_scores_at_every_ply(house: House) -> None:
    owner = house.guest("Frida")
    table, end = finished(house, owner, "schichtwechsel")
    course = expect(owner.get(f"/api/tables/{table}/course"), 200)
    assert (course["first"], course["last"], course["has_views"]) == (0, end.ply, True)
    assert [choice["action"] for choice in course["chosen"]] == list(end.history)
    assert [choice["ply"] for choice in course["chosen"]] == list(range(end.ply))
    assert all(choice["text"] for choice in course["chosen"])
    assert len(course["scores"]) == end.ply + 1
    assert course["scores"][-1] == end.scores()
    for ply in (0, 100):
        assert course["chosen"][ply] == replay(owner, table, ply=ply)["chosen"]
        assert course["scores"][ply] == replay(owner, table, ply=ply)["scores"]


@pytest.mark.parametrize(("title", "count"), [("glueck-auf", 3), ("schichtwechsel", 5)])
def test_the_course_says_where_rounds_begin_whatever_they_are_called(house: House, title: str, count: int) -> None:
    owner = house.guest("Frida")
    table, end = finished(house, owner, title)
    begun = expect(owner.get(f"/api/tables/{table}/course"), 200)["rounds"]
    assert begun == [event.ply for event in end.events() if event.kind in ("round_began", "shift_began")]
    assert len(begun) == count


PLACES = ("replay", "course", "record")


@pytest.mark.parametrize("place", PLACES)
def test_a_game_that_runs_or_waits_has_no_replay(house: House, place: str) -> None:
    owner = house.guest("Frida")
    table = new_table(owner)
    play_on(house, table, 20)
    before = everything(house.db)
    for client in (owner, house.guest("Anton"), house.visitor()):
        refused(client.get(f"/api/tables/{table}/{place}"), 409, "server-not-over")
    refused(owner.post(f"/api/tables/{table}/clone", json={"ply": 3}), 409, "server-not-over")
    wishes = {"game": "glueck-auf", "players": 2}
    waiting = expect(owner.post("/api/tables", json=wishes), 201)["table"]["id"]
    refused(owner.get(f"/api/tables/{waiting}/{place}"), 409, "server-not-over")
    assert everything(house.db)["moves"] == before["moves"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("access", ["private", "link"])
def test_a_table_that_one_may_not_see_has_no_replay_either(house: House, place: str, access: str) -> None:
    owner = house.guest("Frida")
    table, _ = finished(house, owner, access=access)
    expect(owner.get(f"/api/tables/{table}/{place}"), 200)
    for client in (house.guest("Anton"), house.visitor()):
        hidden = client.get(f"/api/tables/{table}/{place}")
        refused(hidden, 404, "server-no-table")
        assert hidden.json() == client.get(f"/api/tables/{'a' * 12}/{place}").json()
    refused(house.guest("Mira").post(f"/api/tables/{table}/clone", json={"ply": 3}), 404, "server-no-table")


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ({"ply": -1}, "server-invalid"),
        ({"ply": 2_001}, "server-no-ply"),
        ({"ply": 1 << 31}, "server-invalid"),
        ({"ply": "last"}, "server-invalid"),
        ({"seat": 3}, "server-no-seat"),
        ({"seat": -1}, "server-invalid"),
        ({"seat": 99}, "server-invalid"),
    ],
)
def test_plies_and_seats_that_are_not_there_are_refused(house: House, query: Json, key: str) -> None:
    owner = house.guest("Frida")
    table, _ = finished(house, owner)
    refused(owner.get(f"/api/tables/{table}/replay", params=query), 422, key)


def test_a_game_that_was_broken_off_can_be_watched_and_taken_along(house: House) -> None:
    owner = house.guest("Frida")
    table = new_table(owner)
    s = play_on(house, table, 40)
    assert expect(owner.post(f"/api/tables/{table}/end"), 200)["agreed"]
    assert replay(owner, table, ply=40)["view"] == s.view(None)
    record = Record.from_dict(expect(owner.get(f"/api/tables/{table}/record"), 200), revier.game)
    assert record.seats == ["Frida", "Friend 1", "Friend 2"]
    assert record.replay().checksum() == s.checksum()


def test_nothing_of_a_game_is_needed_but_what_is_stored(house: House) -> None:
    """Another process, or the same after years: nothing in memory, no people, no seats any more."""
    owner = house.guest("Frida")
    table, end = finished(house, owner)
    house.app.state.rooms.rooms.clear()
    house.write(lambda c: c.execute(update(seats).where(seats.c.table == table).values(person=None)))
    assert replay(house.visitor(), table, ply=int(end.ply))["view"] == end.view(None)
    house.write(lambda c: c.execute(delete(moves).where(moves.c.table == table, moves.c.ply == 100)))
    shown = replay(owner, table, ply=int(end.ply))
    assert shown["view"] is None  # a game that has lost a move is not shown as if it had none


# -- when the rules have changed since -------------------------------------------------------------


def other_checks(house: House, table: str) -> None:
    house.write(lambda c: c.execute(update(checks).where(checks.c.table == table).values(sum="00000000")))


def other_end(house: House, table: str) -> None:
    """Only the last position is another: no check sum on the way notices."""
    here = journals.c.table == table
    record = house.read(lambda c: c.execute(select(journals.c.record).where(here)).scalar_one())
    last = max(record["checks"], key=int)
    house.write(
        lambda c: c.execute(
            update(journals).where(here).values(record=record | {"checks": record["checks"] | {last: "00000000"}})
        )
    )


def no_title(house: House, table: str) -> None:
    house.write(lambda c: c.execute(update(tables).where(tables.c.id == table).values(game="skat")))


@pytest.mark.parametrize("change", [other_checks, other_end, no_title])
def test_a_game_whose_rules_are_gone_is_told_by_its_journal(house: House, change: Callable[[House, str], None]) -> None:
    owner = house.guest("Frida")
    table, end = finished(house, owner, players=2)
    asked = [(0, 0), (60, 1), (60, 0), (int(end.ply), 1)]
    before = [replay(owner, table, ply=ply, seat=seat) for ply, seat in asked]
    change(house, table)
    for (ply, seat), then in zip(asked, before, strict=True):
        now = replay(owner, table, ply=ply, seat=seat)
        assert now["view"] is now["decision"] is now["scores"] is None
        assert now["events"] == then["events"]
        if ply < end.ply:
            assert now["chosen"] == then["chosen"] | {"text": None, "args": {}, "targets": []}
    course = expect(owner.get(f"/api/tables/{table}/course"), 200)
    assert not course["has_views"]
    assert course["scores"] == []
    assert [choice["action"] for choice in course["chosen"]] == list(end.history)
    assert expect(owner.get(f"/api/tables/{table}"), 200)["result"]["scores"] == end.scores()
    assert expect(owner.get(f"/api/tables/{table}/record"), 200)["actions"] == list(end.history)
    refused(owner.post(f"/api/tables/{table}/clone", json={"ply": 3}), 409, "server-other-rules")


def test_a_broken_off_game_whose_rules_are_gone_is_told_by_its_journal_too(house: House) -> None:
    owner = house.guest("Frida")
    table = new_table(owner)
    s = play_on(house, table, 60)
    expect(owner.post(f"/api/tables/{table}/end"), 200)
    heard = replay(owner, table, ply=7, seat=1)["events"]
    before = expect(owner.get(f"/api/tables/{table}/record"), 200)
    other_checks(house, table)
    assert expect(owner.get(f"/api/tables/{table}/record"), 200) == before
    assert before["actions"] == list(s.history)
    shown = replay(owner, table, ply=7, seat=1)
    assert shown["view"] is None
    assert shown["events"] == heard != []


def test_the_position_of_a_broken_off_game_stays_on_the_table(house: House) -> None:
    owner = house.guest("Frida")
    table = new_table(owner)
    s = play_on(house, table, 40)
    expect(owner.post(f"/api/tables/{table}/end"), 200)
    shown = expect(house.visitor().get(f"/api/tables/{table}/game"), 200)
    assert (shown["ply"], shown["view"], shown["options"]) == (40, s.view(None), [])
    assert expect(owner.get(f"/api/tables/{table}/course"), 200)["last"] == 40
    refused(owner.post(f"/api/tables/{table}/actions", json={"ply": 40, "action": 0}), 409, "server-is-over")


def test_a_game_that_was_broken_off_before_such_were_kept_still_has_a_record(house: House) -> None:
    owner = house.guest("Frida")
    table = new_table(owner)
    s = play_on(house, table, 60)
    expect(owner.post(f"/api/tables/{table}/end"), 200)
    before = expect(owner.get(f"/api/tables/{table}/record"), 200)
    house.write(lambda c: c.execute(delete(journals).where(journals.c.table == table)))
    assert expect(owner.get(f"/api/tables/{table}/record"), 200) == before
    other_checks(house, table)
    assert expect(owner.get(f"/api/tables/{table}/record"), 200)["actions"] == list(s.history)


def test_opening_a_ply_plays_the_game_again_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long that takes: make bench-records."""
    table, end = finished(house, house.guest("Frida"))
    opened: list[str] = []

    def replay_game(stored: Stored) -> State:
        opened.append(stored.row.id)
        return positions.replay_game(stored)

    monkeypatch.setattr(playback, "replay_game", replay_game)
    plies = range(0, int(end.ply) + 1, 40)
    for ply in plies:
        replay(house.visitor(), table, ply=ply, seat=1)
    assert opened == [table] * len(plies)


# -- records out -----------------------------------------------------------------------------------


def test_a_record_is_taken_along_with_what_proves_its_seed(house: House) -> None:
    owner = house.guest("Frida")
    table = new_table(owner)
    shown = expect(owner.get(f"/api/tables/{table}"), 200)["commitment"]
    end = play_on(house, table)
    answer = house.visitor().get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="glueck-auf-{table}.json"'
    data = expect(answer, 200)
    assert data["commitment"] == shown == seeds.commitment(data["seed"], data["salt"])
    assert Record.from_dict(data, revier.game).replay().checksum() == end.checksum()
    assert data["seats"] == ["Frida", "Friend 1", "Friend 2"]


# -- revier record verify --------------------------------------------------------------------------


def record_file(folder: Path, drawn: Seed = 4, **changes: Any) -> Path:
    """The record of a whole game as a server gives it, or changed."""
    deal = seeds.with_seed(drawn)
    s = revier.game("glueck-auf").new(players=3, seed=drawn)
    play_randomly(s, Rng(4), 1_000)
    data = Record.of(s).to_dict() | {"salt": deal.salt, "commitment": deal.commitment} | changes
    path = folder / "game.json"
    path.write_text(json.dumps({name: value for name, value in data.items() if value is not None}), encoding="utf-8")
    return path


def verified(path: Path, language: str = "en") -> tuple[int, str]:
    """Exit status and the one line."""
    result = CliRunner().invoke(cli.app, ["record", "verify", str(path), "--lang", language])
    assert result.output.count("\n") == 1
    return result.exit_code, result.output


@pytest.mark.parametrize("seed", [4, "5" * 64])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_verified(language: str, seed: Seed, tmp_path: Path) -> None:
    path = record_file(tmp_path, seed)
    status, said = verified(path, language)
    assert status == 0
    assert said.startswith("OK game.json")
    assert json.loads(path.read_text(encoding="utf-8"))["commitment"] in said
    for command in (["record", "validate"], ["replay"]):
        assert CliRunner().invoke(cli.app, [*command, str(path)]).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_commitment_that_does_not_fit_is_told(language: str, tmp_path: Path) -> None:
    for change in (
        {"salt": "0" * 32},
        {"commitment": "0" * 64},
        {"salt": None},
        {"commitment": None},
        {"salt": "\ud800"},
    ):
        status, said = verified(record_file(tmp_path, **change), language)
        assert status == 1
        assert "game.json" in said


def test_a_record_without_a_commitment_replays_but_proves_nothing(tmp_path: Path) -> None:
    status, said = verified(record_file(tmp_path, salt=None, commitment=None))
    assert status == 0
    assert "no commitment" in said


def test_a_record_that_does_not_replay_is_not_verified(tmp_path: Path) -> None:
    for change in ({"seed": 1}, {"scores": [0, 0, 0]}, {"checks": {"0": "0" * 8}}, {"actions": None}):
        assert verified(record_file(tmp_path, **change))[0] == 2
    assert verified(tmp_path / "none.json")[0] == 2
