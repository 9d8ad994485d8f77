"""Setting up [KK-4]."""

from __future__ import annotations

from collections import Counter

import pytest

from revier.kernel.errors import BadOption
from tests.kohle_und_kolonie.build import DATA, GAMES, RAIL_TOKENS, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, held, table, track
from tests.support import asked, offered, play, rule, told

STATIONS = [station["id"] for line in DATA["line"] for station in DATA["station"] if station["line"] == line["id"]]
ALL_TOKENS = [
    "bonus_mine_rescue",
    "bonus_consolidation_aid",
    "bonus_wagon",
    "bonus_engineer",
    "bonus_deploy_move",
    "bonus_settlement",
    "bonus_steam_engine",
]


@rule("KK-4.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 6])
def test_three_to_five_can_play(edition: str, players: int) -> None:
    with pytest.raises(BadOption):
        GAMES[edition].new(players=players, seed=1)


@rule("KK-4.2", "KK-2.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_every_player_starts_with_the_same(edition: str, players: int) -> None:
    s = GAMES[edition].new(players=players, seed=3)
    assert s.scores() == [2] * players
    for n in range(players):
        assert held(s, n) == {
            "coins": 4,
            "workers": 0,
            "miners": 20,
            "miners_lost": 0,
            "engineers": 3,
            "settlements": 5,
            "markers": 0,
            "reserve_engines": 0,
            "bonus": None,
            "rail_tokens": {"rail_worker": 0, "rail_wagon": 0, "rail_consolidation": 0},
            "cokery_bonus": 0,
            "flipped": [],
            "pieces": {},
            "tableau": {},
            "engines": [],
            "rescue": [],
            "settled": {},
            "stations": {},
            "sheet": {"start": 2},
        }


@rule("KK-4.2")
@pytest.mark.parametrize("players", [3, 5])
def test_the_score_sheet_begins_with_two_points_of_the_start(players: int) -> None:
    s = GAMES["2013"].new(players=players, seed=3)
    scored = [(row["category"], row["points"]) for row in s.breakdown() if any(row["points"])]
    assert scored == [("start", [2] * players)]


@rule("KK-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("actions", "price"),
    [
        (("buy_steam_engine", "space t11"), 1),
        (("place_settlement", "village eiberg"), 2),
        (("engineer", "engineer_space cokery_engineer_1"), 1),
    ],
)
def test_prices_are_low_at_first(edition: str, actions: tuple[str, ...], price: int) -> None:
    s = position(edition, round=2, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0})
    play(s, *actions)
    assert held(s, 0)["coins"] == 4 - price


@rule("KK-4.4", "KK D-31", "KK RUL-30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_and_five_players_all_forty_workers_are_in_the_villages(edition: str, players: int) -> None:
    s = GAMES[edition].new(players=players, seed=3)
    assert table(s)["villages"] == {village["id"]: village["workers"] for village in DATA["village"]}
    assert table(s)["worker_supply"] == 0
    assert sum(table(s)["villages"].values()) == 40


@rule("KK-4.4", "KK-21.5", "KK D-31", "KK RUL-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_three_players_the_workers_not_placed_form_the_supply(edition: str) -> None:
    s = GAMES[edition].new(players=3, seed=3)
    placed = {village["id"]: village["workers"] for village in DATA["village"] if village["in_three_player"]}
    assert table(s)["villages"] == placed
    assert table(s)["worker_supply"] == 40 - sum(placed.values()) == 9


@rule("KK-4.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5])
def test_every_station_gets_one_of_the_nineteen_railroad_tokens(edition: str, players: int) -> None:
    tokens = table(GAMES[edition].new(players=players, seed=3))["rail_tokens"]
    assert sorted(tokens) == sorted(STATIONS)
    assert sorted(tokens.values()) == sorted(RAIL_TOKENS)


@rule("KK-4.5", "KK-21.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_railroad_tokens_left_over_leave_the_game(edition: str) -> None:
    for seed in range(20):
        tokens = table(GAMES[edition].new(players=3, seed=seed))["rail_tokens"]
        assert sorted(tokens) == sorted(s["id"] for s in DATA["station"] if s["in_three_player"])
        assert Counter(tokens.values()) <= Counter(RAIL_TOKENS)


@rule("KK-4.5")
@pytest.mark.parametrize("players", [3, 4])
def test_railroad_tokens_are_shuffled(players: int) -> None:
    games = [table(GAMES["revised"].new(players=players, seed=seed))["rail_tokens"] for seed in range(190)]
    for station in ("red-2", "brown-3"):
        kinds = Counter(tokens[station] for tokens in games)
        for kind, among in Counter(RAIL_TOKENS).items():
            assert abs(kinds[kind] - 10 * among) < 25  # ten times each token, give or take


@rule("KK-4.5", "KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_railroad_tokens_lie_face_down(edition: str) -> None:
    views = [
        position(edition, rail_tokens={"red-1": kind, "red-2": other}).view(None)
        for kind, other in (("rail_vp", "rail_money"), ("rail_money", "rail_vp"))
    ]
    assert views[0] == views[1]


@rule("KK-4.6", "KK-2.1")
@pytest.mark.parametrize(("edition", "special"), [("2013", "mining_damage"), ("revised", "railroad_accident")])
def test_one_disaster_token_lies_on_each_round_in_random_order(edition: str, special: str) -> None:
    tokens = ["highest_number", "extra_coin", "purchasing_power", "purchasing_power", special]
    firsts: Counter[str] = Counter()
    for seed in range(200):
        dealt = table(GAMES[edition].new(players=4, seed=seed))["disaster_tokens"]
        assert sorted(dealt) == sorted(tokens)
        firsts[dealt[0]] += 1
    for token, among in Counter(tokens).items():
        assert abs(firsts[token] - 40 * among) < 30


@rule("KK-4.6", "KK RUL-02")
@pytest.mark.parametrize(("edition", "special"), [("2013", "mining_damage"), ("revised", "railroad_accident")])
def test_disaster_tokens_lie_face_down(edition: str, special: str) -> None:
    views = [
        position(edition, disaster_tokens=tokens).view(None)
        for tokens in (["extra_coin", special], [special, "extra_coin"])
    ]
    assert views[0] == views[1]
    assert told(GAMES[edition].new(players=4, seed=1), "disaster_shown") == []


@rule("KK-4.7", "KK RUL-85")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_the_trust_starts_with_six_coins_one_purchase_a_round_and_no_mine(edition: str, players: int) -> None:
    data = table(GAMES[edition].new(players=players, seed=3))
    assert (data["trust_track"], data["trust_purchases"], data["trust_mines"]) == (6, 1, {})
    assert (data["extra_coin"], data["mining_damage"]) == (0, 0)


@rule("KK-4.8", "KK-2.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_twenty_steam_engines_form_the_common_supply(edition: str, players: int) -> None:
    assert table(GAMES[edition].new(players=players, seed=3))["engine_supply"] == 20


@rule("KK-4.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5])
def test_all_small_and_single_mines_of_level_one_are_on_offer(edition: str, players: int) -> None:
    first = [mine for mine in DATA["mine"] if mine["kind"] != "large" and mine["level"] == 1]
    s = GAMES[edition].new(players=players, seed=3)
    assert sorted(table(s)["display"]) == sorted(mine["id"] for mine in first)
    assert len(first) == 14


@rule("KK-4.10", "KK D-02", "KK RUL-03", "KK RUL-04", "KK RUL-05", "KK-21.6", "KK-21.7")
@pytest.mark.parametrize(
    ("edition", "players", "missing"),
    [
        ("2013", 3, []),
        ("2013", 4, []),
        ("2013", 5, []),
        ("revised", 5, []),
        ("revised", 4, ["bonus_consolidation_aid"]),
        ("revised", 3, ["bonus_consolidation_aid", "bonus_steam_engine"]),
    ],
)
def test_the_bonus_tokens_in_use_stand_on_the_selection_track_without_gaps(
    edition: str, players: int, missing: list[str]
) -> None:
    s = GAMES[edition].new(players=players, seed=3)
    assert track(s) == [token for token in ALL_TOKENS if token not in missing]
    assert len(table(s)["selection_track"]) == 7


@rule("KK-4.11", "KK D-08", "KK RUL-80")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_every_seat_is_equally_likely_to_start(edition: str, players: int) -> None:
    starts = Counter(asked(GAMES[edition].new(players=players, seed=seed))[0] for seed in range(300))
    expected = 300 / players
    assert sorted(starts) == list(range(players))
    assert sum((n - expected) ** 2 / expected for n in starts.values()) < 19  # chi-square, below 0.1 % for 4 degrees


@rule("KK-4.11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_clockwise_means_ascending_seat_number_and_the_start_player_is_told(players: int) -> None:
    for seed in range(6):
        s = GAMES["revised"].new(players=players, seed=seed)
        start = asked(s)[0]
        assert told(s, "start_drawn") == [{"seat": start}]
        assert table(s)["turn_order"] == [(start + i) % players for i in range(players)]
        play(s, offered(s)[0])
        assert asked(s) == ((start + 1) % players, "ChooseBonusToken")
