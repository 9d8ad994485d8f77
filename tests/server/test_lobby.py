"""Tables from their creation to the first move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli
from sqlalchemy import insert

import revier
from revier.server.operation.settings import Settings
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import switches
from revier.server.tables import clocks, listing, lobby, seeds
from revier.server.tables.lobby import TableRequest, plan
from tests.server.tables import LIVE, NONE, NOW, add_people, fresh_db, full_table, open_table, refusal, row_of, seats_of

BOARD = Path(revier.__file__).parent / "games" / "kohle_und_kolonie" / "board.toml"


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Database]:
    yield from fresh_db(tmp_path)


def refused(**changes: Any) -> tuple[int, str]:
    """How wishes that differ so from good ones are refused."""
    good: dict[str, Any] = {"game": "glueck-auf", "players": 3, "options": {}, "pace": NONE, "access": "open"}
    with pytest.raises(Problem) as problem:
        plan(TableRequest(**(good | changes)))
    return problem.value.status, problem.value.key


# -- creating --------------------------------------------------------------------------------------


def test_a_new_table_waits_with_its_owner(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    wishes = TableRequest("glueck-auf", 3, {"delivered_orders": "open"}, LIVE, "open", seat=1)
    table = db.write_now(lambda c: lobby.create(c, frida, plan(wishes), NOW)).table
    row = row_of(db, table)
    assert (row.game, row.rules, row.players, row.status, row.revision) == ("glueck-auf", 1, 3, "waiting", 0)
    assert (row.options, row.pace, row.components, row.start) == ({"delivered_orders": "open"}, LIVE, None, None)
    assert (row.owner, row.created, row.changed, row.turn, row.due) == (frida, NOW, NOW, None, None)
    assert [seat.person for seat in seats_of(db, table)] == [None, frida, None]
    assert len(table) == 12
    assert table.isalpha()


def test_one_can_own_a_table_without_playing(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    wishes = TableRequest("schichtwechsel", 2, {}, NONE, "open", seat=None)
    table = db.write_now(lambda c: lobby.create(c, frida, plan(wishes), NOW)).table
    assert all(seat.person is None for seat in seats_of(db, table))


def test_wishes_that_cannot_be_fulfilled() -> None:
    assert refused(game="chess") == (422, "server-no-game")
    assert refused(players=5) == (422, "server-bad-players")
    assert refused(seat=3) == (422, "server-no-seat")
    assert refused(options={"colour": "red"}) == (422, "server-bad-option")
    assert refused(options={"delivered_orders": "maybe"}) == (422, "server-bad-option")
    assert refused(components={}) == (422, "server-no-components")
    assert refused(game="kohle-und-kolonie-2013", components={}) == (422, "server-bad-components")
    assert refused(game="kohle-und-kolonie-2013", components={"x": float("nan")}) == (422, "server-bad-components")
    large = {"x": "y" * lobby.LARGEST_COMPONENTS}
    assert refused(game="kohle-und-kolonie-2013", components=large) == (413, "server-large-components")


def test_every_fault_of_components_is_told_at_once() -> None:
    board = tomli.loads(BOARD.read_text(encoding="utf-8"))
    del board["line"], board["village"]
    with pytest.raises(Problem) as refused:
        plan(TableRequest("kohle-und-kolonie-revised", 3, {}, NONE, "open", components=board))
    faults = refused.value.details["faults"]
    assert isinstance(faults, list)
    assert len(faults) == min(lobby.MOST_FAULTS, 1 + int(str(refused.value.details["count"])))
    assert len(faults) > 1
    assert faults[0] == refused.value.details["detail"]


def test_components_of_ones_own_are_checked_and_played_with(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    board = tomli.loads(BOARD.read_text(encoding="utf-8"))
    wishes = TableRequest("kohle-und-kolonie-revised", 3, {}, NONE, "open", components=board)
    table = db.write_now(lambda c: lobby.quick(c, frida, plan(wishes), "random", NOW)).table
    assert row_of(db, table).components == board
    assert row_of(db, table).status == "running"


def test_a_title_that_is_turned_off_is_not_begun(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    waiting = open_table(db, frida).table
    db.write_now(lambda c: lobby.seat_bot(c, waiting, frida, None, "greedy", NOW))
    db.write_now(lambda c: c.execute(insert(switches).values(name="game-off:glueck-auf", value="1")))
    wishes = TableRequest("glueck-auf", 2, {}, NONE, "open")
    assert refusal(db, lambda c: lobby.create(c, frida, plan(wishes), NOW)) == (409, "server-game-off")
    assert refusal(db, lambda c: lobby.start(c, waiting, frida, NOW)) == (409, "server-game-off")
    open_table(db, frida, game="schichtwechsel")


def test_nobody_has_tables_without_end(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    first, _ = open_table(db, frida).table, open_table(db, frida)
    assert refusal(db, lambda c: lobby.check_count(c, frida, 2)) == (409, "server-too-many-tables")
    db.write_now(lambda c: lobby.check_count(c, anton, 2))
    db.write_now(lambda c: lobby.close(c, first, frida, NOW))
    db.write_now(lambda c: lobby.check_count(c, frida, 2))


def test_seed_and_salt_are_committed_to(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    rows = [row_of(db, open_table(db, frida).table) for _ in range(5)]
    assert len({row.seed for row in rows}) == len({row.salt for row in rows}) == 5
    for row in rows:
        revier.game("glueck-auf").check_seed(row.seed)
        assert row.commitment == seeds.commitment(row.seed, row.salt)
    assert seeds.commitment(7, "00") == "d36c2a837a4c39e4953f7e5a9a08b63fb545fdad3b518324c528b82cbd035c79"
    assert seeds.with_seed(7).commitment != seeds.with_seed(7).commitment


# -- seats -----------------------------------------------------------------------------------------


def test_people_friends_and_bots_sit_down(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida, players=4).table
    assert db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW + 1)) == 1
    assert db.write_now(lambda c: lobby.sit_hot(c, table, anton, 3, "Mira", NOW + 2)) == 3
    assert db.write_now(lambda c: lobby.seat_bot(c, table, frida, None, "search:200ms", NOW + 3)) == 2
    found = [(seat.person, seat.hot, seat.bot) for seat in seats_of(db, table)]
    assert found == [(frida, None, None), (anton, None, None), (None, None, "search:200ms"), (anton, "Mira", None)]
    row = row_of(db, table)
    assert (row.revision, row.changed) == (3, NOW + 3)


def test_seats_that_cannot_be_had(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = open_table(db, frida).table
    assert refusal(db, lambda c: lobby.sit(c, table, frida, 1, NOW)) == (409, "server-already-seated")
    assert refusal(db, lambda c: lobby.sit(c, table, anton, 0, NOW)) == (409, "server-seat-taken")
    assert refusal(db, lambda c: lobby.sit(c, table, anton, 2, NOW)) == (422, "server-no-seat")
    assert refusal(db, lambda c: lobby.seat_bot(c, table, anton, 1, "greedy", NOW)) == (403, "server-not-owner")
    db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW))
    assert refusal(db, lambda c: lobby.sit(c, table, mira, None, NOW)) == (409, "server-table-full")
    assert refusal(db, lambda c: lobby.sit_hot(c, table, anton, None, "Otto", NOW)) == (409, "server-table-full")


@pytest.mark.parametrize("name", ["hauer", "lehrling", "random", "planner", "search", "search:50it", "search:10000ms"])
def test_bots_of_any_level(name: str) -> None:
    lobby.check_bot(name, Settings())


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "server-bad-bot"),
        ("", "server-bad-bot"),
        ("planner:weights.toml", "server-bad-bot"),
        ("search:200ms:../../secret.toml", "server-bad-bot"),
        ("search:20000ms", "server-slow-bot"),
        ("search:20000it", "server-slow-bot"),
        ("search:200ms:2cores", "server-slow-bot"),
    ],
)
def test_bots_with_files_or_without_end_are_refused(name: str, key: str) -> None:
    with pytest.raises(Problem) as problem:
        lobby.check_bot(name, Settings())
    assert (problem.value.status, problem.value.key) == (422, key)


def test_who_leaves_takes_friends_along(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida, players=3).table
    db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW))
    db.write_now(lambda c: lobby.sit_hot(c, table, anton, None, "Mira", NOW))
    db.write_now(lambda c: lobby.leave(c, table, anton, NOW))
    assert [(seat.person, seat.hot) for seat in seats_of(db, table)] == [(frida, None), (None, None), (None, None)]
    assert refusal(db, lambda c: lobby.leave(c, table, anton, NOW)) == (403, "server-not-seated")


def test_seats_are_freed_by_whoever_has_them_or_by_the_owner(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = open_table(db, frida, players=4).table
    db.write_now(lambda c: lobby.sit(c, table, anton, 1, NOW))
    db.write_now(lambda c: lobby.sit_hot(c, table, anton, 2, "Otto", NOW))
    db.write_now(lambda c: lobby.seat_bot(c, table, frida, 3, "greedy", NOW))
    assert refusal(db, lambda c: lobby.clear_seat(c, table, mira, 1, NOW)) == (403, "server-not-owner")
    assert refusal(db, lambda c: lobby.clear_seat(c, table, anton, 0, NOW)) == (403, "server-not-owner")
    db.write_now(lambda c: lobby.clear_seat(c, table, anton, 2, NOW))
    db.write_now(lambda c: lobby.clear_seat(c, table, frida, 3, NOW))
    assert [seat.person for seat in seats_of(db, table)] == [frida, anton, None, None]
    assert refusal(db, lambda c: lobby.clear_seat(c, table, frida, 3, NOW)) == (409, "server-seat-free")
    db.write_now(lambda c: lobby.clear_seat(c, table, anton, 1, NOW))  # not sent away: may sit again
    db.write_now(lambda c: lobby.sit(c, table, anton, 1, NOW))
    db.write_now(lambda c: lobby.clear_seat(c, table, frida, 1, NOW))
    assert [seat.person for seat in seats_of(db, table)] == [frida, None, None, None]


# -- starting --------------------------------------------------------------------------------------


def test_a_game_begins_when_all_seats_are_taken(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida, pace=LIVE).table
    assert refusal(db, lambda c: lobby.start(c, table, frida, NOW)) == (409, "server-seats-free")
    db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW))
    assert refusal(db, lambda c: lobby.start(c, table, anton, NOW)) == (403, "server-not-owner")
    db.write_now(lambda c: lobby.start(c, table, frida, NOW + 9))
    row = row_of(db, table)
    question = revier.game("glueck-auf").new(players=2, seed=row.seed).decision()
    assert question is not None
    assert (row.status, row.ply, row.turn) == ("running", 0, question.seat)
    assert row.clocks == clocks.start(LIVE, 2, question.seat, NOW + 9)
    assert row.due == NOW + 9 + 60 + 300


def test_once_begun_the_lobby_is_closed(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton])
    begun = (409, "server-already-begun")
    assert refusal(db, lambda c: lobby.start(c, table, frida, NOW)) == begun
    assert refusal(db, lambda c: lobby.leave(c, table, anton, NOW)) == begun
    assert refusal(db, lambda c: lobby.sit(c, table, mira, None, NOW)) == begun
    assert refusal(db, lambda c: lobby.clear_seat(c, table, frida, 1, NOW)) == begun
    assert refusal(db, lambda c: lobby.close(c, table, frida, NOW)) == begun


def test_a_closed_table_stays_closed(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida).table
    assert refusal(db, lambda c: lobby.close(c, table, anton, NOW)) == (403, "server-not-owner")
    db.write_now(lambda c: lobby.close(c, table, frida, NOW))
    assert (row_of(db, table).status, row_of(db, table).ended) == ("closed", NOW)
    assert refusal(db, lambda c: lobby.sit(c, table, anton, None, NOW)) == (409, "server-is-closed")
    assert refusal(db, lambda c: lobby.invite(c, table, frida, NOW)) == (409, "server-is-closed")


def test_a_quick_game_runs_at_once(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    wishes = TableRequest("schichtwechsel", 4, {}, NONE, "private")
    made = db.write_now(lambda c: lobby.quick(c, frida, plan(wishes), "hauer", NOW))
    assert row_of(db, made.table).status == "running"
    assert [(seat.person, seat.bot) for seat in seats_of(db, made.table)] == [(frida, None)] + [(None, "hauer")] * 3


def test_bots_that_begin_have_no_clock(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    wishes = TableRequest("glueck-auf", 4, {}, LIVE, "open", seat=None)
    table = db.write_now(lambda c: lobby.quick(c, frida, plan(wishes), "random", NOW)).table
    row = row_of(db, table)
    assert row.turn in range(4)
    assert (row.clocks["seat"], row.due) == (None, None)


# -- lists -----------------------------------------------------------------------------------------


def test_open_tables_are_listed_and_others_are_not(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    here = open_table(db, frida).table
    open_table(db, frida, access="link")
    open_table(db, frida, access="private")
    running = full_table(db, [frida, anton])
    assert [t["id"] for t in db.read_now(lambda c: listing.open_tables(c, None, "waiting", None))] == [here]
    assert [t["id"] for t in db.read_now(lambda c: listing.open_tables(c, anton, "running", None))] == [running]
    assert db.read_now(lambda c: listing.open_tables(c, None, "waiting", NOW)) == []


def test_my_tables_say_where_i_am_awaited(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    running, private = full_table(db, [frida, anton]), open_table(db, frida, access="private").table
    turn = row_of(db, running).turn
    lists = {p: db.read_now(lambda c, p=p: listing.my_tables(c, p, False, None)) for p in (frida, anton, mira)}  # type: ignore[misc]
    assert {t["id"] for t in lists[frida]} == {running, private}
    assert [(t["id"], t["is_my_turn"]) for t in lists[anton]] == [(running, turn == 1)]
    assert [t["is_my_turn"] for t in lists[frida] if t["id"] == running] == [turn == 0]
    assert lists[mira] == []
    assert db.read_now(lambda c: listing.my_tables(c, frida, True, None)) == []


def test_a_table_shows_names_and_nothing_secret(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    table, token = open_table(db, frida, access="link")
    db.write_now(lambda c: lobby.sit_hot(c, table, frida, 1, "Otto", NOW))
    shown = db.read_now(lambda c: listing.show(c, table, frida))
    assert shown["owner"] == {"id": frida, "name": "Frida"}
    assert [(s["name"], s["is_hot"]) for s in shown["seats"]] == [("Frida", False), ("Otto", True)]
    assert (shown["role"], shown["my_seats"], shown["commitment"]) == ("seated", [0, 1], row_of(db, table).commitment)
    row, text = row_of(db, table), str(shown)
    assert row.invitation is not None
    for secret in (str(row.seed), row.salt, row.invitation, str(token)):
        assert secret not in text
    assert not {"seed", "salt", "invitation"} & set(shown)
