"""Who knows what [KK-24]: nothing is private to a seat, some things nobody knows."""

from __future__ import annotations

from collections import Counter

import pytest

from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.kohle_und_kolonie.build import DATA, GAMES, position, seat
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, positions, table
from tests.kohle_und_kolonie.phases import auction, disaster
from tests.support import asked, offered, play, rule, told

AID = "bonus_consolidation_aid"
RAIL = {token["id"]: token["count"] for token in DATA["railroad_token"]}


def changed(s: State, **fields: object) -> State:
    """The same position, but for what these fields hide."""
    data = s.to_dict()
    for name, value in fields.items():
        assert data[name] != value
        data[name] = value
    return s.game.load(data)


def assert_alike(s: State, other: State) -> None:
    """Nobody can tell these positions from each other."""
    for onlooker in (None, *range(s.players)):
        assert s.view(onlooker) == other.view(onlooker)
    assert s.legal_actions() == other.legal_actions()


# -- the same for all ------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_everybody_sees_the_same_throughout_a_game(edition: str, players: int) -> None:
    for s in positions(edition, players, seed=31):
        if s.ply % 6 == 0 or s.is_over:
            for onlooker in range(players):
                assert s.view(onlooker) == s.view(None)


@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_everybody_hears_of_everything_that_happens(edition: str, players: int) -> None:
    for s in positions(edition, players, seed=32):
        last = s
    assert all(event.heard_by(onlooker) for event in last.events() for onlooker in (None, *range(players)))


# -- what is public --------------------------------------------------------------------------------


@rule("KK RUL-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scores_coins_workers_pieces_tiles_and_tokens_of_all_players_are_public(edition: str) -> None:
    s = position(
        edition,
        5,
        round=3,
        points={2: 17},
        coins={2: 6},
        workers={2: 3},
        miners={2: 4},
        markers={2: 2},
        bonus={2: AID},
        kept={2: {"rail_worker": 1, "rail_wagon": 2, "rail_consolidation": 3}},
        mines={2: ["k-rabe", "e-mansfeld"]},
        engines={2: ["e-mansfeld"]},
        reserve_engines={2: 2},
        rescue={2: ["t12"]},
        flipped={2: ["ironworks", "loading"]},
        pieces={
            2: {
                "loading_miner_2": 1,
                "administration_engineer_1": 1,
                "ironworks_engineer_1": 1,
                "cokery_engineer_1": 1,
            }
        },
        settlements={2: {"heven": 2}},
        stations={2: {"red-3": 1}},
    )
    own = seat(s, 2)
    assert (own["score"], own["coins"], own["workers"], own["miners"], own["markers"]) == (17, 6, 3, 4, 2)
    assert own["miners_lost"] == 20 - 4 - 2 - 1 - 1 - 2 - 1
    assert (own["engineers"], own["settlements"], own["bonus"]) == (0, 4, AID)
    assert own["rail_tokens"] == {"rail_worker": 1, "rail_wagon": 2, "rail_consolidation": 3}
    assert (own["engines"], own["reserve_engines"]) == (3, 2)
    tableau = own["tableau"]
    assert (tableau["t11"]["tile"], tableau["t12"]["tile"], tableau["t13"]["tile"]) == ("k-rabe", "e-mansfeld", None)
    assert (tableau["t12"]["engine"], tableau["t12"]["income"], tableau["t12"]["rescue"]) == (True, 3, True)
    assert own["pithead"]["loading"] == {
        "side": "back",
        "spaces": {"loading_miner_1": 0, "loading_miner_2": 1, "loading_engineer_1": 0},
        "coins": 0,
        "vp": 0,
        "value": 0,
    }
    assert own["pithead"]["administration"]["spaces"]["administration_engineer_1"] == 1
    assert s.view(None)["villages"]["heven"]["settlements"] == {"2": 2}
    assert s.view(None)["stations"]["red-3"]["miners"] == {"2": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_display_tracks_trust_prices_and_supplies_are_public(edition: str) -> None:
    s = position(
        edition,
        round=3,
        trust_track=4,
        trust_purchases=2,
        trust_mines={"k-generals-erbstollen": "engine", "k-wolff": "marker"},
        extra_coin=1,
        flipped={1: ["ironworks"]},
        village_workers={"heven": 1},
    )
    view = s.view(None)
    assert view["trust"] == {"coins": 4, "purchases": 2, "extra_coin": True}
    assert view["mines"]["k-generals-erbstollen"] == {"place": "trust", "owner": None, "engine": True}
    assert view["mines"]["k-wolff"] == {"place": "trust", "owner": None, "engine": False}
    assert view["mines"]["k-rabe"]["place"] == "display"
    assert view["mines"]["k-wodan"]["place"] == "waiting"  # of a later level, printed on the board
    assert view["mines"]["g-heinrich"]["place"] == "waiting"
    assert view["prices"] == {"engineer": 1, "settlement": 2, "steam_engine": 2}
    assert view["engine_supply"] == 19
    assert view["worker_supply"] == 1
    assert view["villages"]["heven"]["workers"] == 1
    assert [entry["token"] for entry in view["selection_track"][:3]] == [
        token["id"] for token in DATA["bonus_token"] if token["min_players"][f"edition_{edition}"] <= 4
    ][:3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_composition_of_the_bag_is_public(edition: str) -> None:
    mines = {0: ["k-rabe", "k-wolff"], 1: ["k-alte-mann"]}
    s: State = position(edition, phase=5, mines=mines, coins={0: 0}, bonus={3: "bonus_mine_rescue"})
    assert s.view(None)["disaster"]["discs"] == [2, 1, 0, 0]
    s = disaster(["0", "black"], "revised", mines={0: ["k-eintracht", "k-wolff"], 1: ["k-alte-mann"]})
    bag = s.view(None)["disaster"]
    assert (bag["discs"], bag["black"], bag["blank"], bag["hits"]) == ([1, 1, 0, 0], 3, 1, [1, 0, 0, 0])


@pytest.mark.parametrize("edition", EDITIONS)
def test_kinds_and_numbers_of_tokens_not_yet_seen_are_public(edition: str) -> None:
    s = GAMES[edition].new(players=4, seed=9)
    assert s.view(None)["rail_unseen"] == RAIL
    special = {"2013": "mining_damage", "revised": "railroad_accident"}[edition]
    unseen = {kind: count for kind, count in s.view(None)["disasters_unseen"].items() if count}
    assert unseen == {"highest_number": 1, "extra_coin": 1, "purchasing_power": 2, special: 1}


# -- railroad tokens -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_sees_the_railroad_token_on_a_station(edition: str, players: int) -> None:
    s = position(edition, players)
    stations = table(s)["rail_tokens"]
    turned = dict(zip(stations, [*list(stations.values())[1:], *list(stations.values())[:1]], strict=True))
    assert_alike(s, changed(s, rail_tokens=turned))


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_railroad_token_is_shown_to_all_when_a_miner_enters(edition: str) -> None:
    s = position(edition, settlements={0: {"heven": 1}}, rail_tokens={"yellow-7": "rail_wagon"})
    play(s, "move_miners", "move", "village heven", "station yellow-7")
    for onlooker in (None, 0, 1, 2, 3):
        assert told(s, "rail_taken", onlooker) == [{"seat": 0, "station": "yellow-7", "rail": "rail_wagon"}]
    assert s.view(3)["rail_unseen"]["rail_wagon"] == RAIL["rail_wagon"] - 1
    assert s.view(3)["stations"]["yellow-7"]["token"] is False
    assert not s.can_undo  # what was seen cannot be taken back


@pytest.mark.parametrize("edition", EDITIONS)
def test_railroad_tokens_left_over_at_set_up_stay_unknown(edition: str) -> None:
    s = GAMES[edition].new(players=3, seed=4)
    assert sum(s.view(None)["rail_unseen"].values()) == 19
    assert sum(station["token"] for station in s.view(None)["stations"].values()) == 12
    kinds = Counter(table(s)["rail_tokens"].values())
    out = next(kind for kind in RAIL if kinds[kind] < RAIL[kind])  # one of these left the game
    lying = table(s)["rail_tokens"]
    station = next(name for name, kind in lying.items() if kind != out)
    assert_alike(s, changed(s, rail_tokens={**lying, station: out}))


# -- disaster tokens -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_the_disaster_tokens_of_this_and_later_rounds(edition: str) -> None:
    s = position(edition, round=2)
    tokens = table(s)["disaster_tokens"]
    assert tokens[0] is None
    assert_alike(s, changed(s, disaster_tokens=[None, *tokens[2:], tokens[1]]))


@rule("KK D-11")
def test_in_2013_the_disaster_token_is_seen_before_the_draw() -> None:
    s = disaster(["black", "black", "black"], disaster_tokens=["purchasing_power"])
    assert s.view(None)["disaster_spaces"][0]["shown"] == "purchasing_power"
    assert s.view(None)["disasters_unseen"]["purchasing_power"] == 1


@rule("KK D-11", "KK-13.23")
def test_in_the_revised_edition_a_token_without_player_disc_is_never_seen() -> None:
    views: list[Json] = []
    for token in ("purchasing_power", "highest_number"):
        s = disaster(["black", "blank", "black"], "revised", disaster_tokens=[token])
        views.append(s.view(None))
    assert views[0] == views[1]
    assert sum(views[0]["disasters_unseen"].values()) == 5


@rule("KK D-11")
def test_in_the_revised_edition_the_token_is_seen_at_the_first_player_disc() -> None:
    s = disaster(["0"], "revised", mines={0: ["k-eintracht"]}, disaster_tokens=["extra_coin"])
    assert asked(s)[1] == "DisasterPenalty"
    assert s.view(None)["disaster"]["token"] == "extra_coin"
    assert s.view(None)["disasters_unseen"]["extra_coin"] == 0


# -- the order of the large mines ------------------------------------------------------------------


@rule("KK-17.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_which_claims_are_due_is_public_but_not_in_which_order(edition: str) -> None:
    mines = {0: ["k-glocke", "k-wolff"], 1: ["k-alte-aproche", "k-stralsund"]}
    s = position(edition, round=3, phase=9, mines=mines, due=["general", "heinrich", "altendorf", "herberholz"])
    assert auction(s)["claim"] == "general"
    assert s.view(None)["due"] == ["heinrich", "altendorf", "herberholz"]
    assert_alike(s, changed(s, due=["herberholz", "altendorf", "heinrich"]))


# -- chance ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_the_generator(edition: str) -> None:
    s = position(edition, phase=5, mines={0: ["k-rabe", "k-wolff"]})
    assert asked(s)[1] == "SecureStep"
    assert_alike(s, changed(s, rng=[12345, 0]))


# -- what a bot may imagine ------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_dealing_anew_what_nobody_knows_changes_neither_view_nor_options(edition: str, players: int) -> None:
    for s in positions(edition, players, seed=33):
        if s.ply % 9 == 0 and not s.is_over:
            for onlooker in (0, players - 1):
                assert_alike(s, s.redetermine(onlooker, Rng(s.ply)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_dealing_anew_leaves_the_position_itself_alone(edition: str) -> None:
    s = position(edition, round=2)
    before = s.checksum()
    s.redetermine(1, Rng(5))
    assert s.checksum() == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_dealing_anew_moves_railroad_and_disaster_tokens_and_keeps_their_numbers(edition: str) -> None:
    s = position(edition, round=2, stations={0: {"red-2": 1}}, kept={0: {"rail_wagon": 1}})
    lying, tokens = set(), set()
    for n in range(20):
        data = s.redetermine(0, Rng(n)).to_dict()
        assert data["rail_tokens"].keys() == table(s)["rail_tokens"].keys()
        assert Counter(data["rail_tokens"].values()) <= Counter(RAIL) - Counter({"rail_wagon": 1})
        lying.add(tuple(data["rail_tokens"].items()))
        tokens.add(tuple(data["disaster_tokens"]))
    assert len(lying) == 20
    assert len(tokens) > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_dealing_anew_depends_on_nothing_that_is_hidden(edition: str) -> None:
    s = position(edition, round=2)
    stations = table(s)["rail_tokens"]
    tokens = table(s)["disaster_tokens"]
    other = changed(
        s,
        rail_tokens=dict(zip(stations, list(stations.values())[::-1], strict=True)),
        disaster_tokens=[None, *tokens[:0:-1]],
        rng=[999, 3],
    )
    assert s.redetermine(2, Rng(8)).checksum() == other.redetermine(2, Rng(8)).checksum()


@rule("KK-17.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dealing_anew_shuffles_the_claims_that_are_due(edition: str) -> None:
    mines = {0: ["k-glocke", "k-wolff"], 1: ["k-alte-aproche", "k-stralsund"]}
    s = position(edition, round=3, phase=9, mines=mines, due=["general", "heinrich", "altendorf", "herberholz"])
    orders = {tuple(s.redetermine(0, Rng(n)).to_dict()["due"]) for n in range(60)}
    assert {frozenset(order) for order in orders} == {frozenset({"heinrich", "altendorf", "herberholz"})}
    assert len(orders) == 6
    other = changed(s, due=["herberholz", "heinrich", "altendorf"])
    assert s.redetermine(0, Rng(4)).to_dict()["due"] == other.redetermine(0, Rng(4)).to_dict()["due"]


@rule("KK-13.43")
def test_tokens_removed_by_an_accident_may_be_any_when_dealt_anew() -> None:
    lying: dict[str, str | None] = dict.fromkeys([station["id"] for station in DATA["station"]])
    lying |= {"red-1": "rail_vp", "red-2": "rail_vp", "red-3": "rail_money"}
    s = disaster(["0"], "revised", mines={0: ["k-rabe"]}, rail_tokens=lying, disaster_tokens=["railroad_accident"])
    play(s, "station red-1", "station red-2")
    assert list(table(s)["rail_tokens"]) == ["red-3"]
    imagined = {s.redetermine(0, Rng(n)).to_dict()["rail_tokens"]["red-3"] for n in range(60)}
    assert imagined == set(RAIL)


@rule("KK-13.23")
def test_a_disaster_token_removed_unseen_may_be_any_when_dealt_anew() -> None:
    s = position("revised", round=5)  # four tokens left unseen
    imagined = {s.redetermine(0, Rng(n)).to_dict()["disaster_tokens"][4] for n in range(60)}
    assert imagined == {"highest_number", "extra_coin", "purchasing_power", "railroad_accident"}
    s = position("2013", round=5)  # four were turned up
    assert {s.redetermine(0, Rng(n)).to_dict()["disaster_tokens"][4] for n in range(20)} == {
        table(s)["disaster_tokens"][4]
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_dealt_anew_can_be_played_to_the_end(edition: str) -> None:
    for n in range(5):
        s = position(edition, round=3, phase=9, mines={0: ["k-glocke"], 1: ["k-wolff"]}, seed=n).redetermine(0, Rng(n))
        rng = Rng(n)
        while not s.is_over:
            actions = offered(s)
            play(s, actions[rng.below(len(actions))])
        assert len(s.ranking()) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_future_draws_are_drawn_anew(edition: str) -> None:
    s = position(edition, phase=5, mines={0: ["k-rabe", "k-wolff", "k-alte-mann"]}, coins={0: 9})
    drawn = set()
    for n in range(12):
        after = play(s.redetermine(0, Rng(n)), "stop")
        drawn.add(tuple(event.kind for event in after.events() if event.kind.endswith("_disc_drawn")))
    assert len(drawn) > 3
