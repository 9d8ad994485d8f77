"""Positions of Kohle & Kolonie from outside: what would break a rule later is refused, what play reaches is not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from revier.kernel.errors import BadPosition
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests import invariants
from tests.kohle_und_kolonie.build import GAMES, position
from tests.kohle_und_kolonie.look import EDITIONS, SEATS
from tests.policies import POLICIES, choose
from tests.strategies import positions, seeds
from tests.support import asked, play, rule

BOTH = pytest.mark.parametrize("edition", EDITIONS)

# What lies on a turn and is no main action: the payment of a free action [KK-8.1].
FREE = {"CoinForWorkers", "FlipTile", "WorkerPayment", "TurnMenu"}
IN_MAIN = {"BuyMinePick", "SecondMiner", "SecondWorker", "SteamEnginePlace", "SettlementSite", "SettlementMiner"}
IN_MAIN |= {"EngineerPlace", "MinerStep", "MinerDeployTo", "MinerMoveFrom", "MinerMoveTo"}


def changed(s: State, *path: str | int, to: Any) -> Json:
    """The position as data, with one field replaced."""
    data: Any = json.loads(json.dumps(s.to_dict()))
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = to
    return dict(data)


def refused(s: State, data: Json) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        s.game.load(data)
    return caught.value


def games(edition: str, change: Callable[[State, Json], None], seeds: range) -> None:
    """Shows every position of some games to a check, with a copy of it as data that may be changed."""
    for seed in seeds:
        s = GAMES[edition].new(players=SEATS[seed % 3], seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            change(s, json.loads(json.dumps(s.to_dict())))
            s.apply(choose(s, rng, POLICIES[1 + seed % 3]))


# -- one main action a turn ------------------------------------------------------------------------


@rule("KK-7.2", "KK D-03")
@BOTH
def test_a_main_action_under_way_is_spent(edition: str) -> None:
    """Only what a bonus token gives in 2013 lies on a turn that still has its main action."""
    seen: set[str] = set()

    def check(s: State, data: Json) -> None:
        menu = next((i for i, step in enumerate(data["agenda"]) if step[0] == "TurnMenu"), None)
        if menu is None or menu == len(data["agenda"]) - 1 or data["agenda"][menu][2] == 1:
            return
        seat, kind = data["agenda"][menu][1], data["agenda"][menu + 1][0]
        data["agenda"][menu][2] = 1
        if kind in FREE:
            assert s.game.load(data).to_dict() == data
        elif edition == "revised" or data["seats"][seat]["bonus"] is not None:
            seen.add(kind)
            assert "main action" in refused(s, data).message

    games(edition, check, range(6))
    assert seen >= IN_MAIN


@rule("KK-7.2", "KK-9.1")
@pytest.mark.parametrize(
    ("token", "steps"),
    [
        ("bonus_engineer", [["EngineerPlace", 0, -1]]),
        ("bonus_steam_engine", [["SteamEnginePlace", 0]]),
        ("bonus_settlement", [["SettlementSite", 0, 2]]),
        ("bonus_settlement", [["SettlementMiner", 0, 11]]),
        ("bonus_deploy_move", [["MinerStep", 0, 2, 1, 0], ["MinerMoveFrom", 0]]),
        ("bonus_deploy_move", [["MinerDeployTo", 0]]),
    ],
)
def test_beside_the_main_action_lies_only_what_a_used_token_gives(token: str, steps: list[list[Any]]) -> None:
    given: dict[str, Any] = {
        "round": 2,
        "mines": {0: ["k-rabe"]},
        "settlements": {0: {"heven": 1}, 1: {"stockum": 0}},
        "village_workers": {"bredenscheid": 0},
    }
    village = GAMES["2013"].board.village_ids.index("heven")
    steps = [[village if n == 11 else n for n in step] for step in steps]
    agenda = [["TurnMenu", 0, 1, -1], *steps]
    s = position("2013", decision=agenda, **given)  # used: it lies on the track
    assert asked(s)[1] == steps[-1][0]
    for edition, holder in (("2013", {0: token}), ("2013", {1: token}), ("revised", {})):
        with pytest.raises(BadPosition, match=r"agenda: .*(main action|no price)"):
            position(edition, 5, decision=agenda, bonus=holder, **given)


@rule("KK-12.3", "KK D-04")
def test_on_a_turn_by_token_lies_nothing_but_free_actions_until_it_is_used() -> None:
    given: dict[str, Any] = {"phase": 4, "to_act": 0}
    token = 3  # bonus_engineer
    unused = position("revised", decision=("TurnMenu", 0, 0, token), **given)
    assert asked(unused) == (0, "TurnMenu")
    with pytest.raises(BadPosition, match="main action"):
        position("revised", decision=[("TurnMenu", 0, 0, token), ("EngineerPlace", 0, -1)], **given)
    used = position("revised", decision=[("TurnMenu", 0, 0, -1), ("EngineerPlace", 0, -1)], **given)
    assert asked(used) == (0, "EngineerPlace")
    with pytest.raises(BadPosition, match="back on the track"):
        position("revised", decision=("TurnMenu", 0, 0, token), bonus={0: "bonus_wagon"}, **given)


@rule("KK-7.50", "KK-7.51", "KK-9.4")
def test_no_more_steps_than_the_budget_of_moving_miners() -> None:
    given: dict[str, Any] = {"settlements": {0: {"heven": 1}}, "flipped": {0: ["workforce"]}}
    for steps in (
        [("MinerStep", 0, 2, 0, 0), ("MinerDeployTo", 0)],
        [("MinerStep", 0, 0, 5, 0), ("MinerMoveFrom", 0)],
        [("MinerStep", 0, 0, 0, 1), ("EngineerMoveFrom", 0, 0)],
        [("MinerStep", 0, 0, 0, 0)],
    ):
        with pytest.raises(BadPosition, match=r"agenda: .*MinerStep"):
            position("2013", decision=steps, pieces={0: {"cokery_engineer_1": 1}}, **given)
    by_token = [("TurnMenu", 0, 1, -1), ("EngineerMoveFrom", 0, 0)]  # a token moves no engineer
    with pytest.raises(BadPosition, match="0, "):
        position("2013", decision=by_token, pieces={0: {"cokery_engineer_1": 1}}, **given)


# -- what would be paid twice ----------------------------------------------------------------------


@rule("KK-10.11")
def test_the_bonus_of_cokery_is_paid_for_what_stands_there() -> None:
    back: dict[str, Any] = {"round": 2, "flipped": {0: ["cokery", "workforce"]}}
    both = {0: {"cokery_engineer_1": 1, "cokery_steam": 1}}
    s = position("2013", **back, pieces=both)
    for paid in (0, 1):
        assert refused(s, changed(s, "seats", 0, "cokery_bonus", to=paid)).field == "seats.0.cokery_bonus"
    one = position("2013", **back, pieces={0: {"cokery_engineer_1": 1}})
    for paid in (0, 2):
        assert refused(one, changed(one, "seats", 0, "cokery_bonus", to=paid)).field == "seats.0.cokery_bonus"
    gone = position("2013", **back, cokery_bonus={0: 1})  # the engineer has moved on
    assert gone.to_dict()["seats"][0]["cokery_bonus"] == 1


@rule("KK-12.6")
@BOTH
def test_no_more_markers_than_were_gained(edition: str) -> None:
    s = position(edition, markers={0: 2})
    for n, markers in ((0, 3), (1, 1)):
        error = refused(s, changed(s, "seats", n, "markers", to=markers))
        assert error.field == f"seats.{n}.markers"
        assert f"{2 if n == 0 else 0} gained so far" in error.message


@rule("KK-13.13", "KK-13.20", "KK-13.41", "KK-13.42", "KK-13.44")
@pytest.mark.parametrize(
    ("field", "value", "token"),
    [
        ("extra_coin", 1, "extra_coin"),
        ("trust_purchases", 2, "purchasing_power"),
        ("mining_damage", 1, "mining_damage"),
    ],
)
@BOTH
def test_a_token_in_force_was_turned_up(edition: str, field: str, value: int, token: str) -> None:
    if (edition, token) == ("revised", "mining_damage"):
        return  # there is none [KK-2.1]
    s = position(edition, round=3, disaster_tokens=[token] * (2 if token == "purchasing_power" else 1))
    assert refused(s, changed(s, field, to=value)).field == field
    in_force: dict[str, Any] = {field: value}
    s = position(edition, round=3, **in_force)
    assert token in s.to_dict()["disaster_shown"]
    off = changed(s, field, to=value - 1)
    if edition == "revised":  # turned up only when it takes effect
        assert refused(s, off).field == field
    else:
        assert s.game.load(off).to_dict() == off


@rule("KK-13.10")
def test_in_2013_every_token_of_earlier_rounds_was_turned_up() -> None:
    s = position("2013", round=3)
    assert refused(s, changed(s, "disaster_shown", 0, to=None)).field == "disaster_shown"


# -- the score sheet -------------------------------------------------------------------------------


@rule("KK-5.3")
@pytest.mark.parametrize(
    "row", ["large_mines:1", "compensation:1", "compensation:2", "cokery:1", "claims:4", "end_coins"]
)
@BOTH
def test_the_sheet_has_no_row_that_nobody_sees(edition: str, row: str) -> None:
    s = position(edition, round=3)
    data = changed(s, "seats", 0, "sheet", to={"start": 2, row: 3})
    if (edition, row) == ("2013", "cokery:1"):
        assert sum(line["points"][0] for line in s.game.load(data).breakdown()) == 5
    else:
        assert refused(s, data).field == "seats.0.sheet"


# -- the disaster ----------------------------------------------------------------------------------


def disaster(edition: str, **given: Any) -> State:
    """Seats 0 and 1 have a mine on the start space, which no coin secures, and one behind it."""
    mines = {0: ["k-rabe", "k-wolff"], 1: ["k-glocke", "k-eintracht"]}
    return position(edition, round=2, phase=5, mines=mines, **given)


@rule("KK-13.1", "KK-13.2", "KK-13.3")
@BOTH
def test_discs_and_coins_are_for_mines(edition: str) -> None:
    s = disaster(edition)
    assert asked(s) == (0, "SecureStep")
    for n in range(4):
        assert refused(s, changed(s, "disaster", "seats", n, "discs", to=1)).field == f"disaster.seats.{n}.discs"
        assert refused(s, changed(s, "disaster", "seats", n, "exposed", to=1)).field == f"disaster.seats.{n}.exposed"
    for n, space in ((0, "t13"), (1, "t12"), (3, "t12")):
        error = refused(s, changed(s, "disaster", "seats", n, "secured", to=[space]))
        assert error.field == f"disaster.seats.{n}.secured"
    play(s, "stop")
    assert asked(s) == (1, "SecureStep")
    for field, value in (("discs", 1), ("discs", 3), ("exposed", 0), ("exposed", 3)):
        error = refused(s, changed(s, "disaster", "seats", 0, field, to=value))
        assert error.field == f"disaster.seats.0.{field}"
    rescued = disaster(edition, rescue={0: ["t12"]}, bonus={0: "bonus_mine_rescue"})
    for space in ("t11", "t12"):  # the team still waits; the mine needs no coin
        error = refused(rescued, changed(rescued, "disaster", "seats", 0, "secured", to=[space]))
        assert error.field == "disaster.seats.0.secured"


@rule("KK-6.2")
def test_nobody_holds_a_token_that_lies_face_down() -> None:
    s = position("2013", round=2, bonus={0: "bonus_steam_engine"})
    first = position("2013", bonus={0: "bonus_wagon"})
    data = changed(first, "seats", 0, "bonus", to="bonus_steam_engine")
    data["selection_track"] = s.to_dict()["selection_track"]
    assert refused(first, data).field == "seats.0.bonus"


def drawn(edition: str, **given: Any) -> State:
    """A disc of a seat without miners in its supply is drawn: it has to choose."""
    for seed in range(400):
        s = position(
            edition,
            round=2,
            phase=5,
            seed=seed,
            mines={0: ["k-rabe", "k-wolff"], 1: ["k-glocke"]},
            miners={0: 0, 1: 0},
            stations={0: {"red-2": 2}, 1: {"red-2": 1}},
            **given,
        )
        while not s.is_over and asked(s)[1] == "SecureStep":
            play(s, "stop")
        if not s.is_over and asked(s)[1] == "LoseMinerFrom":
            return s
    raise AssertionError("no disc of theirs in 400 games")


@rule("KK-13.3", "KK-13.11", "KK-13.20")
@BOTH
def test_the_bag_holds_a_disc_for_each_unsecured_mine(edition: str) -> None:
    s = drawn(edition)
    saved = s.to_dict()
    assert s.game.load(saved).to_dict() == saved
    for n, row in enumerate(saved["disaster"]["seats"]):
        for change in (-1, 1):
            if change == 1 or (row["discs"] > 0 and row["hits"] == 0):
                error = refused(s, changed(s, "disaster", "seats", n, "discs", to=row["discs"] + change))
                assert error.field == f"disaster.seats.{n}.discs"
    first = next(i for i, step in enumerate(saved["agenda"]) if step[0] == "FirstHit")
    data = changed(s, "disaster", to=saved["disaster"])
    del data["agenda"][first]
    assert "FirstHit" in refused(s, data).message


@rule("KK-13.13", "KK-13.20")
@BOTH
def test_the_token_takes_effect_at_the_first_disc_of_a_player(edition: str) -> None:
    s = drawn(edition, disaster_tokens=["extra_coin"])
    assert s.to_dict()["extra_coin"] == 1
    assert refused(s, changed(s, "extra_coin", to=0)).field == "extra_coin"


@rule("KK-13.2", "KK D-05")
def test_the_rescue_team_has_one_mine_left_only_once_another_is_secured() -> None:
    s = play(disaster("2013", bonus={0: "bonus_mine_rescue"}), "use_bonus")
    assert asked(s) == (0, "RescuePick")
    assert "RescuePick" in refused(s, changed(s, "agenda", -1, to=["RescuePick", 0, 1])).message
    play(s, "space t11")
    assert s.to_dict()["agenda"][-1] == ["RescuePick", 0, 1]
    assert s.game.load(s.to_dict()).to_dict() == s.to_dict()


# -- what a position does not have -----------------------------------------------------------------


@pytest.mark.parametrize(
    "path", [(), ("seats", 1), ("disaster",), ("disaster", "seats", 2), ("options",), ("villages",)]
)
def test_an_unknown_field_is_refused_by_name(path: tuple[str | int, ...]) -> None:
    s = disaster("2013")
    data: Any = json.loads(json.dumps(s.to_dict()))
    holder = data
    for key in path:
        holder = holder[key]
    holder["vp"] = 0
    error = refused(s, data)
    assert "'vp' is unknown" in error.message
    assert error.field == (".".join([str(key) for key in path]) or "position")


def test_an_unknown_field_of_a_consolidation_is_refused() -> None:
    mines = {0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}
    s = position("2013", round=3, phase=9, mines=mines, due=["general"], trust_track=0)
    assert asked(s)[1] == "AuctionBid"
    data = changed(s, "consolidation", to={**s.to_dict()["consolidation"], "winner": 0})
    assert refused(s, data).field == "consolidation"


# -- auctions and what follows them ----------------------------------------------------------------


@rule("KK-17.6", "KK-17.8", "KK-17.11", "KK-13.41")
@BOTH
def test_values_and_bids_of_an_auction_come_from_mines_tokens_and_coins(edition: str) -> None:
    mines = {0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}
    s = position(edition, round=3, phase=9, mines=mines, due=["general"], trust_track=0, coins={0: 9, 1: 9})
    at = "consolidation"
    values, trust = s.to_dict()[at]["values"], s.to_dict()[at]["trust_value"]
    assert refused(s, changed(s, at, "values", 0, to=values[0] + 1)).field == f"{at}.values"  # by which token?
    assert refused(s, changed(s, at, "trust_value", to=trust + 1)).field == f"{at}.trust_value"  # by which coin?
    low = changed(s, at, "bids", 1, to=1 if values[1] + 1 <= max(trust, values[0]) else 0)
    if low[at]["bids"][1]:
        assert refused(s, low).field in (f"{at}.bids", "agenda")


@rule("KK-17.15", "KK-17.30")
@BOTH
def test_while_a_large_mine_is_built_nobody_is_paid_for_more_than_was_given_up(edition: str) -> None:
    def check(s: State, data: Json) -> None:
        if asked(s)[1] != "TableauSpacePick" or data["phase"] != 9:
            return
        seen.append(asked(s)[0])
        winner = data["agenda"][-2][1]
        for n in range(s.players):
            wrong = copy.deepcopy(data)
            wrong["consolidation"]["given_up"][n] += 7
            assert refused(s, wrong).field.startswith("consolidation")
            wrong = copy.deepcopy(data)
            wrong["consolidation"]["bids"][n] = None if n == winner else 0
            assert refused(s, wrong).field == "consolidation.bids"
        wrong = copy.deepcopy(data)
        wrong["agenda"][-2][2] += 9
        wrong["engine_supply"] -= 9
        assert refused(s, wrong).field in ("agenda", "engine_supply")

    seen: list[int] = []
    games(edition, check, range(2))
    assert seen


# -- anything else ---------------------------------------------------------------------------------


def steps_of_play() -> dict[str, list[list[Any]]]:
    """Steps as they lie on agendas, by name."""
    found: dict[str, list[list[Any]]] = {}

    def note(s: State, data: Json) -> None:
        for step in data["agenda"][6:]:
            if step not in found.setdefault(step[0], []):
                found[step[0]].append(step)

    for edition in EDITIONS:
        games(edition, note, range(2))
    return found


SEEN = steps_of_play()


def numbers(data: Any) -> list[tuple[Any, Any]]:
    """Where ints stand: the container and the key."""
    entries = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    here = [(data, key) for key, value in entries if type(value) is int]
    return here + [place for _, value in entries for place in numbers(value)]


@st.composite
def other_positions(draw: st.DrawFn, data: Json) -> str:
    """Turns a position into one that looks as good, in place, and says how."""
    what = draw(st.sampled_from(["step", "step", "argument", "count", "piece", "seats"]))
    agenda = data["agenda"]
    if what == "step" and agenda:
        step = list(draw(st.sampled_from(SEEN[draw(st.sampled_from(sorted(SEEN)))])))
        if len(step) > 1 and len(agenda[-1]) > 1 and draw(st.booleans()):
            step[1] = agenda[-1][1]
        at = draw(st.integers(max(0, len(agenda) - 3), len(agenda)))
        agenda[at : at + draw(st.integers(0, 1))] = [step]
    elif what == "argument" and agenda:
        step = agenda[-draw(st.integers(1, min(4, len(agenda))))]
        if len(step) > 1:
            step[draw(st.integers(1, len(step) - 1))] += draw(st.sampled_from([-1, 1]))
    elif what == "count":
        holder, key = draw(st.sampled_from(numbers(data)))
        holder[key] += draw(st.sampled_from([-1, 1]))
    elif what == "piece":
        places = numbers([data["seats"], data["villages"], data["worker_supply"], data["disaster"]])
        (holder, key), (far, there) = draw(st.sampled_from(places)), draw(st.sampled_from(places))
        holder[key] -= 1
        far[there] += 1
    else:
        field = draw(st.sampled_from(sorted(data["seats"][0])))
        one, other = data["seats"][0], data["seats"][-1]
        one[field], other[field] = other[field], one[field]
    return what


@settings(max_examples=60)
@pytest.mark.parametrize("players", SEATS)
@BOTH
@given(data=st.data())
def test_what_is_accepted_stays_acceptable_to_the_end(edition: str, players: int, data: st.DataObject) -> None:
    """Played on, it keeps to all that must hold, and whatever becomes of it loads again."""
    s: State = data.draw(positions(f"kohle-und-kolonie-{edition}", players))
    saved = json.loads(json.dumps(s.to_dict()))
    for n in range(data.draw(st.integers(1, 2))):
        data.draw(other_positions(saved))
    try:
        s = s.game.load(saved)
    except BadPosition:
        return
    rng = Rng(data.draw(seeds))
    policy = data.draw(st.sampled_from(POLICIES))
    begun = s.ply
    while not s.is_over:
        invariants.check_question(s)
        invariants.CONSERVED[s.game.id](s)
        rows = [line["points"] for line in s.breakdown()]
        assert [sum(points) for points in zip(*rows, strict=True)] == s.scores()
        if s.ply - begun < 10 or s.ply % 5 == 0:
            assert s.game.load(s.to_dict()).to_dict() == s.to_dict()
        s.apply(choose(s, rng, policy))
