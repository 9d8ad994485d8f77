"""What a host has set is what holds."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from revier.server.operation.settings import BadSetting, Settings
from tests.server.finished import new_table, play_on
from tests.server.support import House, expect, refused

TWO = {"game": "glueck-auf", "players": 2}


def test_a_host_says_how_many_tables_one_may_have(tmp_path: Path) -> None:
    with House(tmp_path, most_tables=2) as house:
        frida = house.guest("Frida")
        first = expect(frida.post("/api/tables", json=TWO), 201)["table"]["id"]
        expect(frida.post("/api/tables/quick", json=TWO), 201)
        for place in ("/api/tables", "/api/tables/quick"):
            assert refused(frida.post(place, json=TWO), 409, "server-too-many-tables") == {"most": 2}
        expect(frida.post(f"/api/tables/{first}/close"), 200)
        expect(frida.post("/api/tables", json=TWO), 201)


def test_a_host_says_how_long_bots_may_think(tmp_path: Path) -> None:
    with House(tmp_path, bot_milliseconds=100, bot_iterations=50) as house:
        frida = house.guest("Frida")
        table = expect(frida.post("/api/tables", json=TWO), 201)["table"]["id"]
        for bot in ("search:101ms", "search:51it"):
            slow = refused(frida.post(f"/api/tables/{table}/bot", json={"bot": bot}), 422, "server-slow-bot")
            assert slow == {"milliseconds": 100, "iterations": 50}
            refused(frida.post("/api/tables/quick", json=TWO | {"bot": bot}), 422, "server-slow-bot")
        expect(frida.post(f"/api/tables/{table}/bot", json={"bot": "search:100ms"}), 200)
        refused(frida.post("/api/tables/quick", json=TWO | {"bot": "x.toml"}), 422, "server-bad-bot")


def test_a_host_says_who_stands_in(tmp_path: Path) -> None:
    with House(tmp_path, stand_in="random") as house:
        frida, anton = house.guest("Frida"), house.guest("Anton")
        table = expect(frida.post("/api/tables", json=TWO), 201)["table"]["id"]
        expect(anton.post(f"/api/tables/{table}/sit", json={}), 200)
        expect(frida.post(f"/api/tables/{table}/start"), 200)
        expect(anton.post(f"/api/tables/{table}/away"), 200)
        assert expect(frida.post(f"/api/tables/{table}/stand-in"), 200)["agreed"]
        assert expect(frida.get(f"/api/tables/{table}"), 200)["seats"][1]["stand_in"] == "random"


def test_a_host_says_how_many_tables_are_kept_in_memory(tmp_path: Path) -> None:
    with House(tmp_path, most_rooms=2) as house:
        frida = house.guest("Frida")
        tables = [new_table(frida) for _ in range(4)]
        assert len(house.app.state.rooms.rooms) == 2
        assert play_on(house, tables[0], 10).ply == 10


@pytest.mark.parametrize("given", ["nobody", "", "planner:weights.toml"])
def test_only_a_bot_that_needs_no_file_can_stand_in(given: str) -> None:
    with pytest.raises(BadSetting, match="stand_in"):
        Settings.read({"REVIER_STAND_IN": given})


def test_every_setting_is_explained_to_hosts() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `REVIER_")]
    told = {name.strip(" `"): unless_set.strip(" `") for name, unless_set in rows}
    real = {f"REVIER_{field.name.upper()}": field.default for field in fields(Settings)}
    assert told == {name: "" if default == () else str(default) for name, default in real.items()}
