"""When somebody is missing: stand-ins, breaking off, coming back; and playing once more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from revier.server.storage.database import Database
from revier.server.storage.schema import people, seats, tables
from revier.server.tables import absence, access, listing, lobby, proposals
from revier.server.tables.rematch import rematch
from tests.server.tables import LIVE, NOW, add_people, fresh_db, full_table, open_table, refusal, row_of, seats_of

LATE = NOW + 60 + 300  # when the first to decide has no time left
SAY_NOTHING = (409, "server-you-are-absent")

propose_stand_in = partial(absence.propose_stand_in, bot="hauer")


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Database]:
    yield from fresh_db(tmp_path)


class Game:
    """A running game of three, rotated so that `late` is asked first."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.persons = add_people(db, "Frida", "Anton", "Mira")
        self.table = full_table(db, self.persons, LIVE)
        turn = row_of(db, self.table).turn
        assert turn is not None
        self.turn = turn
        self.late = self.persons[self.turn]
        self.others = [person for person in self.persons if person != self.late]

    def do(self, what: Any, person: int, now: float) -> Any:
        return self.db.write_now(lambda c: what(c, self.table, person, now))

    def refused(self, what: Any, person: int, now: float) -> tuple[int, str]:
        return refusal(self.db, lambda c: what(c, self.table, person, now))

    @property
    def stand_ins(self) -> list[int]:
        return [seat.seat for seat in seats_of(self.db, self.table) if seat.stand_in]


@pytest.fixture
def game(db: Database) -> Game:
    return Game(db)


# -- a bot stands in -------------------------------------------------------------------------------


def test_while_there_is_time_nobody_stands_in(game: Game) -> None:
    assert game.refused(propose_stand_in, game.others[0], LATE - 1) == (409, "server-nobody-absent")


def test_when_time_is_out_the_others_agree_on_a_stand_in(game: Game) -> None:
    assert game.refused(propose_stand_in, game.late, LATE) == SAY_NOTHING
    assert game.do(propose_stand_in, game.others[0], LATE) is False
    assert game.do(propose_stand_in, game.others[0], LATE) is False  # saying it twice is not agreeing
    assert game.stand_ins == []
    assert game.do(propose_stand_in, game.others[1], LATE) is True
    assert game.stand_ins == [game.turn]
    row = row_of(game.db, game.table)
    assert (row.status, row.turn, row.due, row.clocks["seat"]) == ("running", game.turn, None, None)
    assert row.clocks["bank"][game.turn] == 0
    assert row.revision == 4  # the start and three times here
    assert game.db.read_now(lambda c: proposals.open_proposals(c, game.table)) == []


def test_one_who_walked_away_need_not_be_waited_for(game: Game) -> None:
    away, stays = game.others
    game.do(absence.walk_away, away, NOW + 1)
    assert game.do(propose_stand_in, game.late, NOW + 2) is False
    assert game.do(propose_stand_in, stays, NOW + 3) is True
    assert game.stand_ins == [game.persons.index(away)]
    row = row_of(game.db, game.table)
    assert (row.clocks["seat"], row.due) == (game.turn, LATE)  # whoever is asked goes on with their time


def test_what_was_agreed_about_an_earlier_ply_does_not_count(game: Game) -> None:
    game.do(propose_stand_in, game.others[0], LATE)
    game.db.write_now(lambda c: c.execute(update(tables).where(tables.c.id == game.table).values(ply=1)))
    assert game.do(propose_stand_in, game.others[1], LATE) is False
    assert game.do(propose_stand_in, game.others[0], LATE) is True


def test_whoever_comes_back_takes_the_seat_again(game: Game) -> None:
    assert game.refused(absence.come_back, game.late, NOW) == (409, "server-not-away")
    for other in game.others:
        game.do(propose_stand_in, other, LATE)
    shown = game.db.read_now(lambda c: listing.show(c, game.table, game.late))
    assert (shown["role"], shown["is_my_turn"]) == ("seated", False)
    game.do(absence.come_back, game.late, LATE + 50)
    assert game.stand_ins == []
    row = row_of(game.db, game.table)
    assert (row.clocks["seat"], row.due) == (game.turn, LATE + 50 + 60)  # a move's time, no bank
    assert game.db.read_now(lambda c: listing.show(c, game.table, game.late))["is_my_turn"]


def test_coming_back_does_not_touch_the_clock_of_others(game: Game) -> None:
    away = game.others[0]
    game.do(absence.walk_away, away, NOW + 1)
    game.do(absence.propose_end, game.others[1], NOW + 2)
    game.do(absence.come_back, away, NOW + 3)
    row = row_of(game.db, game.table)
    assert (row.clocks["seat"], row.due) == (game.turn, LATE)
    assert [seat.left for seat in seats_of(game.db, game.table)] == [None] * 3
    assert game.db.read_now(lambda c: proposals.open_proposals(c, game.table)) == []


def test_friends_at_one_browser_have_one_say_and_are_absent_together(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida, players=4, pace=LIVE).table
    for seat, who in ((1, {"person": frida, "hot": "Otto"}), (2, {"person": anton}), (3, {"bot": "greedy"})):
        here = (seats.c.table == table) & (seats.c.seat == seat)
        db.write_now(lambda c, h=here, w=who: c.execute(update(seats).where(h).values(w)))  # type: ignore[misc]
    db.write_now(lambda c: lobby.start(c, table, frida, NOW))
    db.write_now(lambda c: absence.walk_away(c, table, frida, NOW + 1))
    assert db.write_now(lambda c: propose_stand_in(c, table, anton, NOW + 2)) is True
    assert [seat.stand_in for seat in seats_of(db, table)] == ["hauer"] * 2 + [None, None]


def test_spectators_have_no_say(game: Game) -> None:
    (otto,) = add_people(game.db, "Otto")
    for what in (propose_stand_in, absence.propose_end, absence.walk_away, absence.come_back):
        assert game.refused(what, otto, LATE) == (403, "server-not-seated")


# -- the end ---------------------------------------------------------------------------------------


def test_all_may_agree_to_end_and_the_absent_are_not_asked(game: Game) -> None:
    assert [game.do(absence.propose_end, person, NOW) for person in game.others] == [False, False]
    assert game.refused(absence.propose_end, game.late, LATE) == SAY_NOTHING
    assert game.do(absence.propose_end, game.others[0], LATE) is True
    row = row_of(game.db, game.table)
    assert (row.status, row.ended, row.turn, row.due) == ("over", LATE, None, None)
    assert row.result == {"broken_off": True, "absent": [game.turn], "ply": 0}
    assert game.refused(absence.propose_end, game.others[0], LATE) == (409, "server-is-over")


def test_all_who_are_there_have_to_agree(game: Game) -> None:
    assert [game.do(absence.propose_end, person, NOW) for person in game.persons] == [False, False, True]
    result = row_of(game.db, game.table).result
    assert result is not None
    assert result["absent"] == []


def test_a_proposal_can_be_refused(game: Game) -> None:
    game.do(absence.propose_end, game.persons[0], NOW)
    shown = game.db.read_now(lambda c: listing.show(c, game.table, None))["proposals"]
    assert [(p["kind"], p["by"], p["agreed"]) for p in shown] == [("end", 0, [0])]
    game.db.write_now(lambda c: absence.decline(c, game.table, game.persons[1], "end", NOW))
    assert game.db.read_now(lambda c: listing.show(c, game.table, None))["proposals"] == []
    again = refusal(game.db, lambda c: absence.decline(c, game.table, game.persons[1], "end", NOW))
    assert again == (409, "server-no-proposal")


def test_alone_among_bots_one_ends_the_game_at_once(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    plan = lobby.plan(lobby.TableRequest("glueck-auf", 3, {}, LIVE, "private"))
    table = db.write_now(lambda c: lobby.quick(c, frida, plan, "random", NOW)).table
    assert db.write_now(lambda c: absence.propose_end(c, table, frida, NOW)) is True


def test_before_the_start_there_is_nothing_to_end(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    table = open_table(db, frida).table
    for what in (propose_stand_in, absence.propose_end, absence.walk_away, absence.come_back):
        assert refusal(db, lambda c, w=what: w(c, table, frida, NOW)) == (409, "server-not-begun")


# -- once more -------------------------------------------------------------------------------------


def end_game(game: Game) -> None:
    for person in game.persons:
        game.do(absence.propose_end, person, NOW)


def test_a_rematch_has_the_same_people_one_seat_further(game: Game) -> None:
    assert game.refused(rematch, game.persons[0], NOW) == (409, "server-already-begun")
    end_game(game)
    made = game.do(rematch, game.persons[1], NOW + 5)
    old, new = row_of(game.db, game.table), row_of(game.db, made.table)
    assert old.rematch == made.table
    assert (new.game, new.players, new.options, new.pace, new.access) == (
        *(old.game, old.players, old.options, old.pace, old.access),
    )
    assert (new.status, new.owner, new.seed == old.seed) == ("waiting", game.persons[1], False)
    frida, anton, mira = game.persons
    assert [seat.person for seat in seats_of(game.db, made.table)] == [anton, mira, frida]


def test_there_is_one_rematch_unless_it_was_given_up(game: Game) -> None:
    end_game(game)
    first = game.do(rematch, game.persons[1], NOW).table
    assert game.refused(rematch, game.persons[0], NOW) == (409, "server-rematch-exists")
    game.db.write_now(lambda c: lobby.close(c, first, game.persons[1], NOW))
    assert game.do(rematch, game.persons[0], NOW).table != first


def test_who_was_away_or_is_gone_is_not_seated_again(game: Game) -> None:
    game.do(absence.walk_away, game.persons[0], NOW)
    for person in game.persons[1:]:
        game.do(absence.propose_end, person, NOW)
    gone = update(people).where(people.c.id == game.persons[2]).values(name="")
    game.db.write_now(lambda c: c.execute(gone))
    made = game.do(rematch, game.persons[1], NOW)
    assert [seat.person for seat in seats_of(game.db, made.table)] == [game.persons[1], None, None]


def test_a_private_rematch_is_open_to_those_who_played(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton], access="private")
    for person in (frida, anton):
        db.write_now(lambda c, p=person: absence.propose_end(c, table, p, NOW))  # type: ignore[misc]
    made = db.write_now(lambda c: rematch(c, table, anton, NOW))
    db.write_now(lambda c: lobby.leave(c, made.table, frida, NOW))
    assert db.read_now(lambda c: access.enter(c, made.table, frida, "sit")).role.name == "invited"
    assert refusal(db, lambda c: access.enter(c, made.table, mira, "see")) == (404, "server-no-table")
