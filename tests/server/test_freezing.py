"""Games whose rules have changed while they ran rest until their people go on from where they agree, or end them."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.testclient import TestClient

import revier
from revier.kernel.record import Record
from revier.server.play import freezing
from revier.server.storage.schema import checks, journals, moves, tables
from revier.server.tables.clocks import Pace
from revier.server.tables.positions import sum_of
from tests.server.finished import Json, new_table, played, replay
from tests.server.finished import play_on as play_moves
from tests.server.support import House, expect, refused, who

FIFTY = 50  # plies between check sums
LIVE: Pace = {"kind": "live", "move": 60, "bank": 300}


class Resting:
    """A game of two that has come to ply 60, of which our rules lead to ply 50 only."""

    def __init__(self, house: House, **more: Any) -> None:
        self.house = house
        self.frida, self.anton = house.guest("Frida"), house.guest("Anton")
        wishes = {"game": "glueck-auf", "players": 2, "pace": LIVE} | more
        self.id = str(expect(self.frida.post("/api/tables", json=wishes), 201)["table"]["id"])
        expect(self.anton.post(f"/api/tables/{self.id}/sit", json={"seat": 1}), 200)
        expect(self.frida.post(f"/api/tables/{self.id}/start"), 200)
        self.at_50 = play_moves(house, self.id, FIFTY)
        self.at_60 = play_moves(house, self.id, 10)
        self.history = list(self.at_60.history)

    def set(self, into: Any, where: Any, **values: Any) -> None:
        self.house.write(lambda c: c.execute(update(into).where(into.c.table == self.id, where).values(values)))
        self.house.app.state.rooms.rooms.clear()

    def change_an_action(self) -> None:
        """As if other rules had allowed it."""
        illegal = next(n for n in range(1_000) if n not in self.at_50.legal_actions())
        self.set(moves, moves.c.ply == FIFTY, action=illegal)

    def change_the_last_sum(self) -> None:
        """As if other rules had led elsewhere."""
        self.lead_elsewhere(FIFTY)

    def lead_elsewhere(self, ply: int) -> None:
        """As if the positions from this ply on had been others."""
        self.set(moves, moves.c.ply >= ply - 1, sum="00000000")

    def change_the_title(self) -> None:
        """As if this program had never known it."""
        here = tables.c.id == self.id
        self.house.write(lambda c: c.execute(update(tables).where(here).values(game="gone")))
        self.house.app.state.rooms.rooms.clear()

    def post(self, client: TestClient, what: str) -> Any:
        return client.post(f"/api/tables/{self.id}/{what}")

    def table(self, client: TestClient) -> Json:
        found: Json = expect(client.get(f"/api/tables/{self.id}"), 200)
        return found

    def game(self, client: TestClient) -> Any:
        return client.get(f"/api/tables/{self.id}/game")


@pytest.fixture
def resting(house: House) -> Resting:
    return Resting(house)


def test_a_game_that_does_not_agree_is_frozen_at_the_last_position_that_does(resting: Resting) -> None:
    resting.change_an_action()
    shown = expect(resting.game(resting.frida), 200)
    assert (shown["ply"], shown["options"], shown["can_undo"]) == (FIFTY, [], False)
    assert shown["view"] == resting.at_50.view(0)
    table = resting.table(resting.anton)
    assert (table["status"], table["ply"], table["agrees_until"]) == ("frozen", 60, FIFTY)
    assert (table["turn"], table["due"], table["clocks"]["seat"], table["is_my_turn"]) == (None, None, None, False)
    move = {"ply": FIFTY, "action": resting.at_50.legal_actions()[0]}
    for client in (resting.frida, resting.anton):
        refused(client.post(f"/api/tables/{resting.id}/actions", json=move), 409, "server-is-frozen")
        refused(client.post(f"/api/tables/{resting.id}/undo", json={"ply": 60}), 409, "server-is-frozen")
    assert [table["id"] for table in expect(resting.frida.get("/api/tables/mine"), 200)] == [resting.id]


def test_who_watches_is_told_that_the_game_rests(resting: Resting) -> None:
    with resting.frida.websocket_connect(f"/api/tables/{resting.id}/live") as socket:
        assert socket.receive_json()["table"]["status"] == "running"
        here = checks.c.table == resting.id
        resting.house.write(lambda c: c.execute(update(checks).where(here).values(sum="00000000")))
        expect(resting.post(resting.anton, "away"), 200)
        while (heard := socket.receive_json())["type"] != "table":
            pass
        assert (heard["table"]["status"], heard["table"]["agrees_until"]) == ("frozen", 0)
        assert (heard["game"]["ply"], heard["game"]["since"]) == (0, None)


def test_the_game_goes_on_from_there_once_all_people_agree(resting: Resting) -> None:
    resting.change_an_action()
    expect(resting.game(resting.frida), 200)
    first = expect(resting.post(resting.frida, "continue"), 200)
    assert not first["agreed"]
    (proposal,) = first["table"]["proposals"]
    assert (proposal["kind"], proposal["ply"], proposal["agreed"]) == ("continue", FIFTY, [0])
    refused(resting.post(resting.house.guest("Mira"), "continue"), 403, "server-not-seated")
    then = expect(resting.post(resting.anton, "continue"), 200)
    table = then["table"]
    assert (then["agreed"], table["status"], table["ply"], table["agrees_until"]) == (True, "running", FIFTY, None)
    assert table["proposals"] == []
    asked = int(resting.at_50.asked().seat)
    assert (table["turn"], table["clocks"]["seat"], table["due"] is None) == (asked, asked, False)
    assert play_moves(resting.house, resting.id).is_over
    kept = resting.house.read(lambda c: c.scalar(select(journals.c.record).where(journals.c.table == resting.id)))
    end = Record.from_dict(kept, revier.game).replay()
    assert list(end.history)[:FIFTY] == resting.history[:FIFTY]


def test_a_position_whose_sum_is_another_does_not_agree(resting: Resting) -> None:
    resting.change_the_last_sum()
    expect(resting.game(resting.frida), 200)
    assert resting.table(resting.frida)["agrees_until"] == FIFTY - 1


@pytest.mark.parametrize("ply", [39, 51, 60])
def test_a_position_that_differs_is_noticed_wherever_that_began(resting: Resting, ply: int) -> None:
    """And the game goes on from the one before it."""
    resting.lead_elsewhere(ply)
    shown = expect(resting.game(resting.frida), 200)
    assert (shown["ply"], resting.table(resting.frida)["agrees_until"]) == (ply - 1, ply - 1)
    for client in (resting.frida, resting.anton):
        then = expect(resting.post(client, "continue"), 200)
    assert (then["agreed"], then["table"]["ply"]) == (True, ply - 1)
    resting.house.app.state.rooms.rooms.clear()
    assert expect(resting.game(resting.anton), 200)["ply"] == ply - 1
    assert play_moves(resting.house, resting.id).is_over


def test_a_deal_that_differs_is_noticed_before_the_first_move(resting: Resting) -> None:
    table = new_table(resting.frida)
    resting.house.write(lambda c: c.execute(update(checks).where(checks.c.table == table).values(sum="00000000")))
    resting.house.app.state.rooms.rooms.clear()
    expect(resting.frida.get(f"/api/tables/{table}/game"), 200)
    shown = expect(resting.frida.get(f"/api/tables/{table}"), 200)
    assert (shown["status"], shown["agrees_until"]) == ("frozen", 0)
    assert expect(resting.frida.post(f"/api/tables/{table}/continue"), 200)["agreed"]
    resting.house.app.state.rooms.rooms.clear()
    assert expect(resting.frida.get(f"/api/tables/{table}/game"), 200)["ply"] == 0


def test_a_game_of_other_rules_without_a_sum_is_frozen(resting: Resting) -> None:
    """One from before sums were kept of every position: nothing proves that our rules lead there too."""
    portal = resting.house.door.portal
    assert portal is not None
    resting.set(moves, moves.c.ply >= FIFTY, sum=None)
    portal.call(freezing.freeze_all, resting.house.db)
    assert expect(resting.game(resting.frida), 200)["ply"] == 60  # by our own rules there is nothing to prove
    here = tables.c.id == resting.id
    resting.house.write(lambda c: c.execute(update(tables).where(here).values(rules=0)))
    portal.call(freezing.freeze_all, resting.house.db)
    table = resting.table(resting.frida)
    assert (table["status"], table["agrees_until"]) == ("frozen", FIFTY)


@pytest.mark.parametrize("game", revier.games())
def test_the_quick_sum_is_the_check_sum(game: str) -> None:
    s = played(game, plies=0)
    end = played(game)
    for ply in range(int(end.ply)):
        assert sum_of(s) == s.checksum()
        s.apply(end.history[ply])
    assert sum_of(s) == end.checksum()


def test_every_move_is_stored_with_the_sum_of_the_position_it_led_to(resting: Resting) -> None:
    query = select(moves.c.ply, moves.c.sum).where(moves.c.table == resting.id)
    sums = {ply: sum for ply, sum in resting.house.read(lambda c: [tuple(row) for row in c.execute(query)])}
    assert sums == {ply: resting.at_60.replay(ply + 1, None).checksum() for ply in range(60)}


def test_going_on_can_be_refused(resting: Resting) -> None:
    resting.change_an_action()
    expect(resting.game(resting.frida), 200)
    expect(resting.post(resting.frida, "continue"), 200)
    expect(resting.anton.delete(f"/api/tables/{resting.id}/proposals/continue"), 200)
    assert not expect(resting.post(resting.anton, "continue"), 200)["agreed"]
    assert resting.table(resting.frida)["status"] == "frozen"


def test_who_walked_away_from_a_frozen_game_is_not_waited_for(resting: Resting) -> None:
    resting.change_an_action()
    expect(resting.game(resting.frida), 200)
    expect(resting.post(resting.anton, "away"), 200)
    assert expect(resting.post(resting.frida, "continue"), 200)["agreed"]


def test_a_frozen_game_can_be_ended_and_is_kept_as_far_as_it_was(resting: Resting) -> None:
    resting.change_an_action()
    expect(resting.game(resting.frida), 200)
    assert not expect(resting.post(resting.frida, "end"), 200)["agreed"]
    ended = expect(resting.post(resting.anton, "end"), 200)
    assert (ended["agreed"], ended["table"]["status"], ended["table"]["ply"]) == (True, "over", 60)
    record = expect(resting.frida.get(f"/api/tables/{resting.id}/record"), 200)
    assert len(record["actions"]) == 60
    assert record["actions"][:FIFTY] == resting.history[:FIFTY]
    assert set(record["checks"]) == {"0", "50", "60"}
    shown = replay(resting.anton, resting.id, ply=60, seat=1)
    assert (shown["last"], shown["view"]) == (60, None)
    told = [(e.ply, e.kind) for e in resting.at_50.events(7) if e.ply == 7 and e.heard_by(1)]
    assert [(e["ply"], e["kind"]) for e in replay(resting.anton, resting.id, ply=7, seat=1)["events"]] == told


def test_a_game_of_a_title_that_is_gone_can_only_be_ended(resting: Resting) -> None:
    resting.change_the_title()
    refused(resting.game(resting.frida), 409, "server-is-frozen")
    table = resting.table(resting.frida)
    assert (table["status"], table["agrees_until"]) == ("frozen", None)
    refused(resting.post(resting.frida, "continue"), 409, "server-nothing-agrees")
    expect(resting.post(resting.frida, "end"), 200)
    assert expect(resting.post(resting.anton, "end"), 200)["agreed"]
    assert expect(resting.frida.get(f"/api/tables/{resting.id}/record"), 200)["actions"] == resting.history


def test_a_running_game_is_not_continued(resting: Resting) -> None:
    refused(resting.post(resting.frida, "continue"), 409, "server-already-begun")


def test_a_server_looks_at_games_of_other_rules_when_it_starts(resting: Resting) -> None:
    resting.change_an_action()
    here = tables.c.id == resting.id
    db = resting.house.db
    portal = resting.house.door.portal
    assert portal is not None
    portal.call(freezing.freeze_all, db)
    assert resting.table(resting.frida)["status"] == "running"  # as far as its version tells it is by our rules
    resting.house.write(lambda c: c.execute(update(tables).where(here).values(rules=0)))
    portal.call(freezing.freeze_all, db)
    assert resting.table(resting.frida)["status"] == "frozen"


def test_a_game_of_other_rules_that_agrees_goes_on(resting: Resting) -> None:
    here = tables.c.id == resting.id
    resting.house.write(lambda c: c.execute(update(tables).where(here).values(rules=0)))
    portal = resting.house.door.portal
    assert portal is not None
    portal.call(freezing.freeze_all, resting.house.db)
    assert resting.table(resting.frida)["status"] == "running"
    assert play_moves(resting.house, resting.id).is_over


def test_who_leaves_the_server_leaves_frozen_games_too(resting: Resting) -> None:
    resting.change_an_action()
    expect(resting.game(resting.frida), 200)
    anton = who(resting.anton)
    expect(resting.anton.post("/api/me/delete", json={}), 204)
    seat = resting.table(resting.frida)["seats"][1]
    assert (seat["person"], seat["name"], seat["is_away"]) == (anton, "", True)
    assert expect(resting.post(resting.frida, "continue"), 200)["agreed"]
