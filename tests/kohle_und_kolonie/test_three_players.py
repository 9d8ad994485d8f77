"""Three players [KK-21]."""

from __future__ import annotations

from copy import deepcopy

import pytest

from revier.games.kohle_und_kolonie.edition import FIRST
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame
from tests.kohle_und_kolonie.build import DATA, GAMES, RAIL_TOKENS, position
from tests.kohle_und_kolonie.look import EDITIONS, held, names, positions, table, track
from tests.support import offered, play, rule

CLAIMS = {claim["id"]: claim for claim in DATA["claim"]}
MINES = {mine["id"]: mine for mine in DATA["mine"]}
VILLAGES = {village["id"]: village for village in DATA["village"]}
STATIONS = {station["id"]: station for station in DATA["station"]}
OUT = {"rellinghausen", "steele", "ueberruhr", "heisingen", "byfang", "kupferdreh"}
BORDER = {"eiberg", "horst", "burgaltendorf"}  # beside a claim of Essen and one in play


def is_out(mine: str) -> bool:
    found: bool = CLAIMS[MINES[mine]["claim"]]["region"] == "essen"
    return found


@rule("KK-21.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_no_mine_of_essen_is_ever_in_play(edition: str, seed: int) -> None:
    for s in positions(edition, 3, 280 + seed):
        data = table(s)
        tiles = [tile for own in data["seats"] for tile in own["tableau"].values()]
        assert not [mine for mine in [*data["display"], *data["trust_mines"], *tiles] if is_out(mine)]
        assert all(CLAIMS[claim]["region"] != "essen" for claim in data["due"])


@rule("KK-21.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_large_mines_in_play_are_eleven(edition: str) -> None:
    for s in positions(edition, 3, 284):
        last = s
    due = [str(event.args["claim"]) for event in last.events() if event.kind == "claim_due"]
    expected = [claim for claim in CLAIMS if CLAIMS[claim]["kind"] == "large" and CLAIMS[claim]["region"] != "essen"]
    assert sorted(due) == sorted(expected)
    assert len(due) == 11


@rule("KK-21.1", "KK RUL-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_village_none_of_whose_claims_is_in_play_is_out(edition: str) -> None:
    s = GAMES[edition].new(players=3, seed=1)
    assert set(VILLAGES) - set(table(s)["villages"]) == OUT
    open_everywhere = dict.fromkeys(set(VILLAGES) - OUT, 0)
    builder = position(edition, 3, village_workers=open_everywhere)
    play(builder, "place_settlement")
    assert not OUT & set(names(offered(builder)))


@rule("KK-21.2", "KK RUL-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_villages_beside_a_claim_of_essen_are_used_normally(edition: str) -> None:
    beside = {
        id for id, v in VILLAGES.items() if {CLAIMS[c]["region"] == "essen" for c in v["claims"]} == {True, False}
    }
    assert beside == BORDER
    s = position(edition, 3)
    assert {village: table(s)["villages"][village] for village in BORDER} == {
        village: VILLAGES[village]["workers"] for village in BORDER
    }
    play(s, "buy_mine", "mine k-rabe", "village burgaltendorf", "space t11")
    assert held(s, 0)["workers"] == 1
    builder = position(edition, 3, village_workers=dict.fromkeys(BORDER, 0))
    play(builder, "place_settlement")
    assert set(names(offered(builder))) == BORDER


@rule("KK-21.2", "KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_claim_of_essen_does_not_score_for_a_settlement_beside_it(edition: str) -> None:
    s = position(edition, 3, phase=8, settlements={0: {"burgaltendorf": 0}}, mines={0: ["k-rabe"]})
    rows = {line["category"]: line["points"] for line in s.breakdown() if line["round"] == 1}
    assert rows["claims"] == [1, 0, 0]
    assert rows["claim_settlements"] == [1, 0, 0]


@rule("KK-21.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_no_mine_of_essen_can_be_bought(edition: str, round: int) -> None:
    s = position(edition, 3, round=round, coins={0: 9}, settlements={0: {"horst": 2, "eiberg": 2}})
    play(s, "buy_mine")
    assert not [mine for mine in names(offered(s)) if is_out(mine)]


@rule("KK-21.1", "KK-21.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_green_line_and_the_stations_of_essen_are_out(edition: str) -> None:
    in_play = set(table(GAMES[edition].new(players=3, seed=1))["rail_tokens"])
    out = set(STATIONS) - in_play
    assert out == {id for id, s in STATIONS.items() if s["region"] == "essen"}
    assert out == {"green-1", "green-2", "green-3", "yellow-1", "yellow-2", "yellow-3", "red-1"}


@rule("KK-21.3", "KK RUL-84", "KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("station", [id for id, s in STATIONS.items() if s["in_three_player"]])
def test_a_station_out_of_play_breaks_the_line_and_is_not_skipped(edition: str, station: str) -> None:
    s = position(edition, 3, stations={0: {station: 1}})
    play(s, "move_miners", "move", f"station {station}")
    neighbours = [id for id in STATIONS[station]["adjacent_stations"] if STATIONS[id]["in_three_player"]]
    assert sorted(names(offered(s))) == sorted([*neighbours, "supply"])


@rule("KK-21.3", "KK RUL-84")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("village", "three", "four"),
    [
        ("eiberg", ["red-2"], ["red-1", "red-2"]),
        ("horst", ["yellow-4"], ["yellow-3", "yellow-4"]),
        ("burgaltendorf", [], []),
        ("welper", ["yellow-5", "yellow-6", "brown-1"], ["yellow-5", "yellow-6", "brown-1"]),
    ],
)
def test_a_settlement_reaches_the_stations_in_play_only(
    edition: str, village: str, three: list[str], four: list[str]
) -> None:
    for players, stations in ((3, three), (4, four), (5, four)):
        s = position(edition, players, settlements={0: {village: 1}})
        play(s, "move_miners", "move", f"village {village}")
        assert names(offered(s, "station")) == stations


@rule("KK-21.4", "KK D-25", "KK RUL-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_railroad_token_lies_on_each_station_in_play(edition: str) -> None:
    kinds = set()
    for seed in range(30):
        tokens = table(GAMES[edition].new(players=3, seed=seed))["rail_tokens"]
        assert len(tokens) == 12  # the stations in play of this map, in both editions
        lines = [STATIONS[station]["line"] for station in tokens]
        assert (lines.count("red"), lines.count("yellow"), lines.count("brown")) == (5, 4, 3)
        kinds.add(tuple(sorted(tokens.values())))
    assert len(kinds) > 5  # which seven are left out is drawn at random
    assert len(RAIL_TOKENS) == 19


@rule("KK-21.4", "KK D-25", "KK RUL-28")
def test_2013_a_thirteenth_token_lies_there_if_the_map_has_a_thirteenth_station() -> None:
    data = deepcopy(DATA)
    station = next(s for s in data["station"] if s["id"] == "yellow-3")
    station |= {"region": "bochum", "in_three_player": True}
    line = next(entry for entry in data["line"] if entry["id"] == "yellow")
    line["stations_three_player"] = ["yellow-3", *line["stations_three_player"]]
    data["three_player"] |= {"stations_out": {"green": 3, "yellow": 2, "red": 1}, "railroad_tokens": 13}
    s = KohleUndKolonieGame(FIRST, data).new(players=3, seed=1)
    assert len(table(s)["rail_tokens"]) == 13


@rule("KK-21.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_workers_of_the_villages_out_of_play_are_in_the_supply(edition: str) -> None:
    s = GAMES[edition].new(players=3, seed=1)
    assert table(s)["worker_supply"] == sum(VILLAGES[village]["workers"] for village in OUT)
    menu = position(edition, 3)
    assert "buy_workers" in offered(menu)
    assert "buy_workers" not in offered(position(edition, 4))


@rule("KK-21.6", "KK D-02")
@pytest.mark.parametrize(("edition", "tokens"), [("2013", 7), ("revised", 5)])
def test_bonus_tokens_by_edition(edition: str, tokens: int) -> None:
    assert len(track(GAMES[edition].new(players=3, seed=1))) == tokens


@rule("KK-21.6", "KK-20.6")
@pytest.mark.parametrize(
    ("edition", "line", "three", "four"),
    [
        ("2013", "yellow", 8, 12),
        ("2013", "red", 8, 10),
        ("2013", "brown", 4, 4),
        ("revised", "yellow", 6, 11),
        ("revised", "red", 7, 9),
        ("revised", "brown", 4, 4),
    ],
)
def test_a_line_consists_of_its_stations_in_play(edition: str, line: str, three: int, four: int) -> None:
    for players, vp in ((3, three), (4, four)):
        stations = [id for id, s in STATIONS.items() if s["line"] == line and (players > 3 or s["in_three_player"])]
        s = position(edition, players, round=5, phase=11, stations={0: dict.fromkeys(stations, 1)})
        rows = {entry["category"]: entry["points"] for entry in s.breakdown()}
        assert rows["end_lines"] == [vp] + [0] * (players - 1)
        assert rows["end_stations"] == [len(stations)] + [0] * (players - 1)


@rule("KK-21.7")
def test_2013_four_and_five_players_do_not_differ() -> None:
    four, five = (table(GAMES["2013"].new(players=n, seed=1)) for n in (4, 5))
    for field in ("selection_track", "villages", "display", "worker_supply", "engine_supply", "trust_track"):
        assert four[field] == five[field]
    assert set(four["rail_tokens"]) == set(five["rail_tokens"])


@rule("KK-21.7", "KK D-02")
def test_revised_four_players_miss_one_bonus_token_and_nothing_else() -> None:
    four, five = (table(GAMES["revised"].new(players=n, seed=1)) for n in (4, 5))
    for field in ("villages", "display", "worker_supply", "engine_supply", "trust_track", "trust_purchases"):
        assert four[field] == five[field]
    assert [t for t in five["selection_track"] if t != "bonus_consolidation_aid"] == four["selection_track"][:-1]
    assert set(four["rail_tokens"]) == set(five["rail_tokens"])


@rule("KK D-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_map_serves_both_editions(players: int) -> None:
    first, revised = (table(GAMES[edition].new(players=players, seed=1)) for edition in EDITIONS)
    for field in ("villages", "display", "worker_supply"):
        assert first[field] == revised[field]
    assert set(first["rail_tokens"]) == set(revised["rail_tokens"])
