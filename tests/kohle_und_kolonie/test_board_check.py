"""A board file of one's own: every fault is found and named, several at once; a sound one can be played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import revier
from revier.games.kohle_und_kolonie.board_check import board_faults, load_board
from revier.games.kohle_und_kolonie.edition import FIRST, REVISED
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame, printed_board
from revier.kernel.errors import BadData, RevierError
from revier.kernel.playout import playout
from revier.kernel.rng import Rng
from revier.kernel.state import Json
from tests import kohle_und_kolonie_invariants
from tests.support import rule

TITLES = ["kohle-und-kolonie-2013", "kohle-und-kolonie-revised"]
PRINTED = Path(revier.__file__).parent / "games" / "kohle_und_kolonie" / "board.toml"


def copy() -> Json:
    return deepcopy(printed_board())


def record(board: Json, table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in board[table] if row["id"] == id)
    return found


def faults(change: Callable[[Json], object]) -> list[str]:
    board = copy()
    change(board)
    return board_faults(board)


def test_the_printed_board_has_no_fault() -> None:
    assert board_faults(printed_board()) == []
    assert load_board(PRINTED) == printed_board()


def test_checking_changes_nothing() -> None:
    board = copy()
    board_faults(board)
    assert board == printed_board()


# -- one fault, named with table, id, field and what would be right --------------------------------


def one_way_village(board: Json) -> None:
    record(board, "claim", "general")["villages"].remove(record(board, "claim", "general")["villages"][0])


def one_way_station(board: Json) -> None:
    record(board, "station", "red-3")["adjacent_villages"] = ["wiemelhausen"]


def torn_line(board: Json) -> None:
    record(board, "station", "red-3")["adjacent_stations"] = ["red-4"]


def renamed_village(board: Json) -> None:
    record(board, "village", "heven")["id"] = "haven"


def dear_mine(board: Json) -> None:
    record(board, "mine", "k-rabe")["cost"] = 3


def late_mine(board: Json) -> None:
    record(board, "mine", "k-glocke")["level"] = 4


def fifth_round(board: Json) -> None:
    record(board, "mine", "k-glocke")["consolidation_level"] = 5


def same_number(board: Json) -> None:
    record(board, "mine", "k-rabe")["number"] = record(board, "mine", "k-glocke")["number"]


def one_worker_more(board: Json) -> None:
    village = next(village for village in board["village"] if village["workers"] == 1)
    village["workers"] = 2


def three_workers(board: Json) -> None:
    record(board, "village", "heven")["workers"] = 3


def out_of_play(board: Json) -> None:
    record(board, "village", "heven")["in_three_player"] = False


def essen_in_play(board: Json) -> None:
    record(board, "claim", "langenbrahm")["in_three_player"] = True


def circle(board: Json) -> None:
    board["tableau"]["space"][1]["after"] = "t13"


def two_starts(board: Json) -> None:
    del board["tableau"]["space"][3]["after"]


def jump(board: Json) -> None:
    board["tableau"]["space"][5]["after"] = "t21"


def no_such_space(board: Json) -> None:
    board["tableau"]["rescue"]["squares"][0][0] = "t31"


def one_row(board: Json) -> None:
    """Six spaces in a row: no square for the rescue team of the Revised Edition."""
    for n, space in enumerate(board["tableau"]["space"]):
        space |= {"row": 1, "column": n + 1}
        if n > 0:
            space["after"] = board["tableau"]["space"][n - 1]["id"]
    board["tableau"]["rescue"]["squares"] = []


def wagon_without_wagon(board: Json) -> None:
    next(mine for mine in board["mine"] if mine["advantage"] == "wagon")["wagons"] = 0


def other_price(board: Json) -> None:
    board["prices"]["settlement"]["start"] = 1


def other_line_score(board: Json) -> None:
    board["line_scores"]["edition_revised"]["players_3"]["red"] = 8


def roomy_pair(board: Json) -> None:
    board["pithead_side"][0]["spaces"][1]["needs"] = 3


def another_space(board: Json) -> None:
    board["pithead_side"][0]["spaces"].append({"id": "cokery_miner_2", "accepts": "miner", "needs": 1, "coins": 1})


def extra_yield(board: Json) -> None:
    board["pithead_side"][0]["spaces"][0]["final_vp"] = 2


def twenty_tokens(board: Json) -> None:
    record(board, "railroad_token", "rail_vp")["count"] = 4


def unordered_tokens(board: Json) -> None:
    record(board, "bonus_token", "bonus_wagon")["start_order"] = 4


def revised_losses(board: Json) -> None:
    board["disaster_spaces"]["victory_points"] = [-1, -2, -3, -4, -5]


@rule("KK-3.1", "KK-3.2", "KK-3.3", "KK-3.4", "KK-3.5", "KK-3.6", "KK-3.7", "KK-3.8", "KK-3.9", "KK-3.10")
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (one_way_village, "but claim.general.villages does not name it"),
        (one_way_station, "names red-3, but station.red-3.adjacent_villages does not name it"),
        (torn_line, "station.red-3.adjacent_stations: expected red-2, red-4, its neighbours in line.red.stations"),
        (renamed_village, "station.yellow-7.adjacent_villages: there is no heven"),
        (dear_mine, "mine.k-rabe.cost: expected an int from 1 to 2, got 3"),
        (late_mine, "mine.k-glocke.level: 4 is after its consolidation in round 3"),
        (fifth_round, "mine.k-glocke.consolidation_level: expected 3, as of g-vereinigter-general"),
        (same_number, "belongs to k-rabe, k-glocke; numbers are unique"),
        (one_worker_more, "village: 41 workers in all; expected 40"),
        (three_workers, "village.heven.workers: expected an int from 1 to 2, got 3"),
        (out_of_play, "village.heven.in_three_player: expected true, since a claim beside it is in play"),
        (essen_in_play, "claim.langenbrahm.in_three_player: expected false, since its region is essen"),
        (circle, "tableau.space.t12.after: goes round in a circle"),
        (two_starts, "tableau.space: 2 without `after`; expected one, in row 1, column 1"),
        (jump, "tableau.space.t23.after: t21 is not next to it"),
        (one_row, "tableau.space: expected a 2x2 block, which the Revised rescue team secures [KK-3.6"),
        (no_such_space, "tableau.rescue.squares: expected the 2x2 blocks"),
        (wagon_without_wagon, ".wagons: expected 1 or more, as its advantage says"),
        (other_price, "prices.settlement.start: expected 2, got 1"),
        (other_line_score, "line_scores.edition_revised.players_3.red: expected 7, got 8"),
        (roomy_pair, "pithead_side.cokery.front.2013.spaces.cokery_pair.needs: expected 2, got 3"),
        (another_space, "pithead_side.cokery.front.2013.spaces.cokery_miner_2: the rules know nothing of it"),
        (extra_yield, "spaces.cokery_miner_1.final_vp: the rules know nothing of it"),
        (twenty_tokens, "railroad_token.rail_vp.count: expected 3, got 4"),
        (unordered_tokens, "bonus_token.start_order, 2013: expected 1, 2, 3, 4, 5, 6, 7, in any order"),
        (revised_losses, "disaster_spaces.victory_points, revised: expected [-2, -2, -2, -3, -3]"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_fault_is_named(change: Callable[[Json], object], expected: str) -> None:
    found = faults(change)
    assert any([expected in fault for fault in found]), found


@pytest.mark.parametrize(
    "table",
    ["claim", "mine", "village", "line", "station", "tableau", "pithead_side", "prices", "bonus_token", "tracks"],
)
@pytest.mark.parametrize("instead", [None, 3, [], {}, [3], "none"])
def test_a_missing_or_malformed_table_is_named_and_stops_nothing(table: str, instead: object) -> None:
    board = copy()
    board[table] = instead
    other_line_score(board)
    found = board_faults(board)
    assert any([fault.startswith(table) for fault in found])
    assert "line_scores.edition_revised.players_3.red: expected 7, got 8" in found
    if instead is None:
        del board[table]
        assert board_faults(board) == found


@pytest.mark.parametrize("table", ["claim", "mine", "village", "line", "station"])
def test_every_field_is_needed(table: str) -> None:
    needed = {
        "claim": ["id", "name", "region", "kind", "villages", "in_three_player"],
        "mine": ["id", "name", "kind", "claim", "number", "level", "cost", "income", "advantage", "wagons"],
        "village": ["id", "name", "region", "workers", "settlement_spaces", "claims", "stations", "in_three_player"],
        "line": ["id", "name", "stations", "stations_three_player"],
        "station": ["id", "name", "line", "region", "adjacent_stations", "adjacent_villages", "in_three_player"],
    }
    strange: list[object] = [None, 1.5, {"x": 1}, [[]]]
    for field in needed[table]:
        for wrong in strange:
            board = copy()
            board[table][0][field] = wrong
            assert any([fault.startswith(table) and f".{field}: " in fault for fault in board_faults(board)]), field
        del board[table][0][field]
        assert any([f".{field}: missing" in fault for fault in board_faults(board)])


def test_counts_are_checked() -> None:
    def fewer(board: Json) -> None:
        board["mine"] = [mine for mine in board["mine"] if mine["id"] not in ("k-rabe", "g-vereinigter-general")]
        board["claim"].append({**record(board, "claim", "general"), "id": "general-2"})

    found = faults(fewer)
    assert "mine: 39 small mines; expected 40 [KK-2]" in found
    assert "mine: 3 large mines of level 3; expected 4 [KK-2]" in found
    assert "claim: 16 of kind large; expected 15 [KK-3.1]" in found
    assert "claim.general: 3 small, 0 single, 0 large mines; expected small ones and one large [KK-3.1]" in found


def test_all_faults_are_listed_at_once() -> None:
    changes = [one_way_station, dear_mine, same_number, one_worker_more, circle, other_price, extra_yield]
    single = {fault for change in changes for fault in faults(change)}

    def everything(board: Json) -> None:
        for change in changes:
            change(board)

    assert set(faults(everything)) == single
    assert len(single) >= len(changes)


# -- files -----------------------------------------------------------------------------------------


def test_a_faulty_file_is_refused_with_all_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    text = PRINTED.read_text(encoding="utf-8")
    path.write_text(text.replace("coal_trust_coins = 6", "coal_trust_coins = 7").replace("cost = 1", "cost = 5", 1))
    with pytest.raises(BadData) as caught:
        load_board(path)
    assert isinstance(caught.value, RevierError)
    assert caught.value.faults[0].endswith(".cost: expected an int from 1 to 2, got 5")
    assert caught.value.faults[1] == "tracks.coal_trust_coins: expected 6, got 7"
    assert len(caught.value.faults) == 2


@pytest.mark.parametrize("content", [b"", b"[[claim]", b"\xff\xfe", b"x = " + b"[" * 20_000, b"claim = 3"])
def test_what_is_no_board_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(content)
    with pytest.raises(BadData) as caught:
        load_board(path)
    assert caught.value.faults


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: not a readable TOML file"):
        load_board(tmp_path / "nowhere.toml")


# -- playing on another board ----------------------------------------------------------------------


def another_board() -> Json:
    """Other ids, numbers, workers and settlement spaces, a shorter tableau, and what rulings leave to the file."""
    text = json.dumps(printed_board())
    for old, new in (("heven", "ufer"), ("k-rabe", "k-krähe"), ("red-2", "rot-zwei"), ("t11", "anfang")):
        text = text.replace(f'"{old}"', f'"{new}"')
    board: Json = json.loads(text)
    for mine in board["mine"]:
        if "number" in mine:
            mine["number"] = 100 - mine["number"]
    for village in board["village"]:
        village["settlement_spaces"] = 3 - village["settlement_spaces"]
    workers = [village["workers"] for village in board["village"]]
    for village, count in zip(board["village"], reversed(workers), strict=True):
        village["workers"] = count
    board["tableau"]["space"] = [space for space in board["tableau"]["space"] if space["column"] < 3]
    board["tableau"]["rescue"]["squares"] = board["tableau"]["rescue"]["squares"][:1]
    board["disaster_spaces"]["victory_points"] = {
        "edition_2013": [-1, -2, -2, -3, -4],
        "edition_revised": [-2, -2, -2, -3, -3],
    }
    for token in board["bonus_token"]:
        token["start_order"] = {"edition_2013": 8 - token["start_order"], "edition_revised": token["start_order"]}
    return board


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("title", TITLES)
def test_a_game_on_another_board_is_played_to_its_end(title: str, players: int) -> None:
    board = another_board()
    assert board_faults(board) == []
    game = revier.game(title).on(board)
    s = game.new(players=players, seed=3)
    rng = Rng(3)
    while not s.is_over:
        kohle_und_kolonie_invariants.check(s)
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
        if s.ply % 50 == 0:
            assert game.load(s.to_dict()).to_dict() == s.to_dict()
    kohle_und_kolonie_invariants.check(s)
    assert "ufer" in s.view(None)["villages"]
    assert len(s.view(None)["seats"][0]["tableau"]) == 4


@rule("KK RUL-03", "KK RUL-81")
def test_what_the_first_edition_shows_in_pictures_only_is_the_files_own() -> None:
    first = KohleUndKolonieGame(FIRST, another_board()).new(players=5, seed=1)
    revised = KohleUndKolonieGame(REVISED, another_board()).new(players=5, seed=1)
    order = [entry["token"] for entry in revised.view(None)["selection_track"]]
    assert order[0] == "bonus_mine_rescue"
    assert [entry["token"] for entry in first.view(None)["selection_track"]] == order[::-1]
    assert [space["vp"] for space in first.view(None)["disaster_spaces"]] == [1, 2, 2, 3, 4]
    assert [space["vp"] for space in revised.view(None)["disaster_spaces"]] == [2, 2, 2, 3, 3]


@pytest.mark.parametrize("title", TITLES)
def test_a_title_refuses_a_faulty_board(title: str) -> None:
    board = copy()
    same_number(board)
    other_price(board)
    with pytest.raises(BadData) as caught:
        revier.game(title).on(board)
    assert len(caught.value.faults) == 2


def test_the_shared_board_stays_as_it_is() -> None:
    before = copy()
    playout(revier.game(TITLES[0]).new(players=3, seed=1), Rng(1))
    assert printed_board() == before
