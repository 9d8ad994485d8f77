"""Records: kept games replay to the exact result, and whatever is wrong with a record is said by field."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import revier
from revier.kernel.errors import RecordError
from revier.kernel.record import CHECK_EVERY, Record
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests import invariants
from tests.find_records import FOLDER, SITUATIONS
from tests.policies import play_on
from tests.strategies import CASES, each_game, positions, seeds

KEPT = sorted(FOLDER.glob("*.json"))
kept = pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])


# -- the kept games --------------------------------------------------------------------------------


@kept
def test_a_kept_game_replays_to_its_result(path: Path) -> None:
    record = Record.load(path, revier.game)
    plies: list[int] = []

    def watch(s: State) -> None:
        plies.append(s.ply)
        invariants.check(s)

    s = record.replay(watch)
    assert s.is_over
    assert record.scores == s.scores()
    assert plies == list(range(plies[0], plies[0] + len(record.actions) + 1))
    assert len(record.checks) > len(record.actions) // CHECK_EVERY
    assert json.loads(path.read_text(encoding="utf-8")) == record.to_dict() == Record.of(s).to_dict()


@kept
def test_a_kept_game_shows_what_it_was_kept_for(path: Path) -> None:
    situation = SITUATIONS[path.stem]
    record = Record.load(path, revier.game)
    assert record.players == situation.players
    assert situation.options.items() <= record.options.items()
    assert (record.position is not None) == (situation.plies_before > 0)
    assert situation.sign(record.replay())


def test_no_situation_lacks_its_game() -> None:
    assert {path.stem for path in KEPT} == set(SITUATIONS)


def test_every_title_player_count_and_option_value_has_a_game() -> None:
    records = [Record.load(path, revier.game) for path in KEPT]
    assert {(record.game.id, record.players) for record in records} == set(CASES)
    for title in revier.games():
        for name, values in revier.game(title).option_values.items():
            assert {record.options[name] for record in records if record.game.id == title} == set(values)


# -- making and reading records --------------------------------------------------------------------


@each_game
@given(data=st.data())
def test_the_record_of_any_position_leads_back_to_it(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    if data.draw(st.booleans()):
        s = s.game.load(s.to_dict())
        play_on(s, Rng(data.draw(seeds)), 70)
    names = [f"Kumpel {n}" for n in range(players)]
    record = Record.of(s, names)
    plain = json.loads(json.dumps(record.to_dict()))
    again = Record.from_dict(plain, revier.game)
    assert again.to_dict() == plain
    assert again.seats == names
    assert again.replay().checksum() == s.checksum()
    assert (again.scores is not None) == s.is_over


def finished(players: int = 2) -> dict[str, Any]:
    s = revier.game("glueck-auf").new(players=players, seed=21)
    play_on(s, Rng(21), 10_000)
    data: dict[str, Any] = json.loads(json.dumps(Record.of(s).to_dict()))
    return data


def refused(data: object) -> str:
    with pytest.raises(RecordError) as caught:
        Record.from_dict(data, revier.game).replay()
    return str(caught.value)


def test_names_and_check_sums_may_be_left_out() -> None:
    data = finished()
    del data["seats"], data["checks"], data["scores"]
    record = Record.from_dict(data, revier.game)
    assert record.seats == ["seat 0", "seat 1"]
    assert record.replay().is_over


@pytest.mark.parametrize("data", [None, 1, "record", [], [{}], {}, {"format": 1}])
def test_what_is_no_record_is_refused(data: object) -> None:
    assert refused(data).split(":")[0] in ("record", "format", "game")


@pytest.mark.parametrize("field", ["format", "game", "rules", "players", "seed", "options", "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    data = finished()
    del data[field]
    assert refused(data).startswith(f"{field}: ")


WRONG: dict[str, list[object]] = {
    "format": [0, 2, "1", 1.0, True, None],
    "game": [3, None, [], {}],
    "rules": [0, 2, "1", 1.0, True, None],
    "players": [1, 5, "2", 2.0, True, None, 10**5000],
    "seed": [-1, 1 << 63, "7", 0.5, None, True],
    "options": [None, [], "hidden", 3],
    "seats": ["ab", ["a"], ["a", "b", "c"], [1, 2], ["a", ""], ["a", "b\n"], ["a", "\x1b[2J"], ["a", "\ud800"], {}],
    "actions": [None, {}, "1 2", [1.0], ["1"], [True], [None], [[1]], [1 << 70]],
    "checks": [[], "x", {"0": 1}, {"x": "12345678"}, {"-1": "12345678"}, {"00": "12345678"}, {"0": "1234"}],
    "scores": [{}, "1 2", [1], [1, 2, 3], [1.0, 2.0], ["1", "2"], 5],
    "position": [[], "x", 5],
}


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_field_is_named(field: str) -> None:
    for value in WRONG[field]:
        data = finished()
        data[field] = value
        assert refused(data).startswith(f"{field}: expected" if field not in ("players", "seed") else f"{field}: ")


def test_a_foreign_title_is_named() -> None:
    data = finished()
    data["game"] = "chess"
    assert refused(data) == f"game: unknown game 'chess'; known: {', '.join(revier.games())}"


def test_an_unknown_option_is_named() -> None:
    data = finished()
    data["options"] = {"weather": "fine"}
    assert refused(data).startswith("options: weather: glueck-auf has no such option")
    data["options"] = {"delivered_orders": ["open"]}
    assert refused(data).startswith("options: delivered_orders: ")


def test_an_illegal_action_is_named_with_its_ply() -> None:
    data = finished()
    data["checks"] = {}
    data["actions"][30] = 246
    assert refused(data).startswith("actions: seat ")
    assert "at ply 30 " in refused(data)
    data["actions"][30] = 999
    assert "action 999 at ply 30 " in refused(data)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    data = finished()
    data["actions"].append(0)
    assert refused(data).startswith("actions: the game was over at ply ")


def test_a_record_that_stops_before_the_end_has_no_scores() -> None:
    data = finished()
    data["actions"].pop()
    assert refused(data).startswith("checks: ply ")
    data["checks"] = {}
    assert refused(data).startswith("scores: ")
    assert "not over" in refused(data)


def test_other_scores_are_not_believed() -> None:
    data = finished()
    data["scores"][0] += 1
    assert refused(data).startswith("scores: recorded ")


def test_another_position_than_recorded_is_noticed() -> None:
    data = finished()
    data["seed"] += 1
    assert refused(data).startswith("checks: ply 0 gave ")


def test_a_bad_position_is_named_as_such() -> None:
    s = revier.game("glueck-auf").new(players=2, seed=4)
    play_on(s, Rng(4), 80)
    s = s.game.load(s.to_dict())
    play_on(s, Rng(4), 20)
    data = json.loads(json.dumps(Record.of(s).to_dict()))
    assert Record.from_dict(data, revier.game).replay().checksum() == s.checksum()
    for field, value in (("players", 3), ("seed", 5), ("options", {"delivered_orders": "open"})):
        changed = {**copy.deepcopy(data), field: value}
        changed.pop("seats")
        assert refused(changed).startswith("position: ")
    data["position"]["supply"]["yellow"] += 1
    assert refused(data).startswith("position: supply: ")


@settings(max_examples=100)
@given(data=st.data())
def test_a_tampered_record_is_refused_or_gives_the_same_game(data: st.DataObject) -> None:
    original = finished(data.draw(st.sampled_from([2, 3, 4])))
    result = Record.from_dict(original, revier.game).replay().checksum()
    record = copy.deepcopy(original)
    field = data.draw(st.sampled_from(sorted(record)))
    strange = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.lists(st.integers())
    what = data.draw(st.sampled_from(["replace", "delete", "inside"]))
    if what == "delete":
        del record[field]
    elif what == "inside" and isinstance(record[field], list):
        record[field][data.draw(st.integers(0, len(record[field]) - 1))] = data.draw(st.integers(-300, 300) | strange)
    elif what == "inside" and isinstance(record[field], dict):
        record[field][data.draw(st.sampled_from([*record[field], "x", "7"]))] = data.draw(strange)
    else:
        record[field] = data.draw(strange)
    try:
        s = Record.from_dict(record, revier.game).replay()
    except RecordError:
        return
    assert s.checksum() == result


# -- files -----------------------------------------------------------------------------------------


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    record = Record.from_dict({**finished(), "seats": ["Käthe", "Józef"]}, revier.game)
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json", revier.game).to_dict() == record.to_dict()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"[" * 100_000,
        b'{"format": 1, "format": ',
        b'{"seed": ' + b"9" * 5000 + b"}",
        b"null",
        b"[]",
        b"NaN",
        b'{"format": 1, "game": "chess"}',
    ],
    ids=lambda content: str(len(content)),
)
def test_an_unreadable_file_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=r"^game.json[:,] "):
        Record.load(path, revier.game)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"^nowhere.json: "):
        Record.load(tmp_path / "nowhere.json", revier.game)
    with pytest.raises(RecordError):
        Record.load(tmp_path, revier.game)
