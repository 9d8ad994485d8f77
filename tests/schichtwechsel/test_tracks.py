"""Road, rail and canal and their barriers [SW-5.1 to SW-5.8]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import at, held, points, table
from tests.support import asked, offered, play, rule, told

ROAD_STEP = ["card track_small", "pay p", "option a"]
BARRIERS = {
    "road": {2: ["house"], 5: ["miner", "headframe"], 8: ["return_tool"], 10: ["headframe", "vp2"]},
    "rail": {2: ["miner", "headframe"], 4: ["house"], 6: ["miner", "headframe"], 8: ["house"]},
    "canal": {1: ["house"], 3: ["miner", "headframe"], 5: ["house"], 6: ["return_tool"]},
}
LENGTHS = {"road": 12, "rail": 10, "canal": 8}


@rule("SW-5.1")
def test_all_discs_start_on_field_0_and_may_share_a_field() -> None:
    s = position()
    for n in range(4):
        assert held(s, n)["discs"] == {"road": 0, "rail": 0, "canal": 0}
        play(s, *ROAD_STEP)
    assert [held(s, n)["discs"]["road"] for n in range(4)] == [1, 1, 1, 1]


@rule("SW-5.2", "SW-5.3", "SW R21", "SW-21.1")
@pytest.mark.parametrize("track", ["road", "rail", "canal"])
def test_the_barriers_lie_where_the_page_says(track: str) -> None:
    """One step from every field: which barrier it crosses, and which field it reaches."""
    found = {}
    for field in range(LENGTHS[track]):
        s = position(decision=[one_step(track)], **on(track, field))
        assert held(s)["discs"][track] == field + 1
        crossed = told(s, "barrier_crossed")
        if crossed:
            found[field] = crossed[0]["bonuses"]
    assert found == BARRIERS[track]


def on(track: str, field: int) -> dict[str, Any]:
    """One disc of seat 0 on this field."""
    return at(road=field * (track == "road"), rail=field * (track == "rail"), canal=field * (track == "canal"))


def one_step(track: str) -> tuple[str, int, int, int, int]:
    return ("Moving", 0, int(track == "road"), int(track == "rail"), int(track == "canal"))


@rule("SW-5.3", "SW-5.4", "SW R16")
@pytest.mark.parametrize(("track", "length"), LENGTHS.items())
def test_a_disc_on_its_target_does_not_move_any_more(track: str, length: int) -> None:
    s = position(decision=[one_step(track)], **on(track, length))
    assert (held(s)["discs"][track], told(s, "disc_moved"), asked(s)) == (length, [], (1, "Turn"))


@rule("SW-5.3")
@pytest.mark.parametrize(
    ("track", "vps"),
    [
        ("road", [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 8]),
        ("rail", [0, 0, 0, 0, 0, 2, 2, 3, 3, 4, 8]),
        ("canal", [0, 0, 0, 1, 1, 2, 2, 3, 8]),
    ],
)
def test_what_the_fields_are_worth_at_the_end(track: str, vps: list[int]) -> None:
    found = []
    for field in range(len(vps)):
        s = position(round=5, phase="final", **on(track, field))
        found.append(points(s).get(f"end_{track}", 0))
    assert found == vps


@rule("SW-5.4")
def test_the_first_disc_on_a_target_is_worth_8_every_later_one_5() -> None:
    discs = {0: {"canal": 8}, 1: {"canal": 8}, 2: {"canal": 8}, 3: {"canal": 7}}
    gone = {n: ["house_1", "house_2"] for n in range(4)}
    s = position(round=5, phase="final", discs=discs, unlocked=gone, first_at_target={"canal": 1})
    assert [points(s, n).get("end_canal") for n in range(4)] == [5, 8, 5, 3]


@rule("SW-5.4")
def test_who_arrives_first_is_remembered() -> None:
    discs = {0: {"road": 11}, 1: {"road": 11}}
    s = position(discs=discs, unlocked={0: ["house_1"], 1: ["house_1"]})
    play(s, *ROAD_STEP)
    assert table(s)["first_at_target"] == {"road": 0, "rail": None, "canal": None}
    play(s, *ROAD_STEP)
    assert table(s)["first_at_target"]["road"] == 0
    assert [event["seat"] for event in told(s, "target_reached")] == [0, 1]


# -- bonuses ---------------------------------------------------------------------------------------


@rule("SW-5.2", "SW-5.5")
def test_a_house_barrier_takes_a_house_before_any_further_step() -> None:
    s = play(position(**at(road=2)), "card track_large_road_canal", "pay p", "track_step road")
    assert (asked(s), held(s)["discs"]) == ((0, "HousePick"), {"road": 3, "rail": 0, "canal": 0})
    play(s, "house_pick house_3", "house_plot work_speed")
    assert offered(s) == ["track_step road", "track_step canal"]


@rule("SW-5.2")
def test_standing_before_a_barrier_gives_nothing_yet() -> None:
    s = play(position(**at(road=1)), *ROAD_STEP)
    assert (held(s)["discs"]["road"], told(s, "barrier_crossed"), asked(s)) == (2, [], (1, "Turn"))


@rule("SW-5.5", "SW R17")
def test_a_house_must_be_taken() -> None:
    s = play(position(**at(road=2)), *ROAD_STEP)
    assert offered(s) == [f"house_pick house_{i}" for i in (1, 2, 3, 4, 5)]


@rule("SW-5.5")
def test_without_a_house_on_the_track_a_house_barrier_gives_nothing() -> None:
    """All five houses are gone before the fifth barrier only with another data file; the step itself is asked here."""
    s = position(**at(road=3, rail=9, canal=6))
    assert held(s)["houses"] == []
    s = position(
        decision=[one_step("canal")],
        discs={0: {"road": 3, "rail": 9, "canal": 5}},
        unlocked={0: [f"house_{i}" for i in (1, 2, 3, 4, 5)]},
    )
    assert (held(s)["discs"]["canal"], asked(s)) == (6, (1, "Turn"))
    assert told(s, "barrier_crossed") == [{"seat": 0, "track": "canal", "bonuses": ["house"]}]


@rule("SW-5.6")
@pytest.mark.parametrize(("track", "field"), [("road", 5), ("rail", 2), ("rail", 6), ("canal", 3)])
def test_four_barriers_let_one_choose_a_miner_move_or_a_headframe(track: str, field: int) -> None:
    s = position(decision=[one_step(track)], **on(track, field))
    assert (asked(s), offered(s)) == ((0, "BarrierBonus"), ["barrier miner", "barrier headframe"])


@rule("SW-5.6", "SW R20")
@pytest.mark.parametrize(
    ("base", "options"), [(1, ["barrier miner", "barrier headframe"]), (2, ["barrier miner"])], ids=["one", "none"]
)
def test_the_headframe_is_offered_only_while_one_is_on_the_own_card(base: int, options: list[str]) -> None:
    s = play(position(base={0: base}, **at(road=5, rail=7)), *ROAD_STEP)
    assert offered(s) == options


@rule("SW-5.1", "SW-5.6", "SW-4.17")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_disc_moves_its_owner_alone_forward_and_brings_the_own_headframe(seat: int) -> None:
    s = position(to_act=seat, **at(seat, rail=6))
    play(s, "card track_large_rail_road", "pay p", "track_step rail", "barrier headframe", "no", "track_step rail")
    still = {"road": 0, "rail": 0, "canal": 0}
    assert [held(s, n)["discs"] for n in range(4)] == [
        {"road": 1, "rail": 8, "canal": 0} if n == seat else still for n in range(4)
    ]
    assert [held(s, n)["headframes_in_base"] for n in range(4)] == [int(n == seat) for n in range(4)]


@rule("SW-5.6")
def test_the_miner_of_a_barrier_uses_his_space() -> None:
    s = play(position(**at(road=5)), *ROAD_STEP, "barrier miner")
    assert (asked(s), offered(s)) == ((0, "MinerSteps"), ["miner_steps 1"])
    play(s, "miner_steps 1")
    assert (held(s)["space"], points(s)) == ("gate_in", {"shift": 1})


@rule("SW-5.6", "SW-5.7")
@pytest.mark.parametrize("road", [5, 10])
def test_the_headframe_of_a_barrier_goes_to_the_base(road: int) -> None:
    s = play(position(heap={0: 6}, exchanged=1, **at(road=road)), *ROAD_STEP, "barrier headframe")
    assert (held(s)["headframes_on_card"], held(s)["headframes_in_base"]) == (1, 1)
    assert set(table(s)["headframe_spaces"].values()) == {None}


@rule("SW-5.7", "SW R21")
@pytest.mark.parametrize(
    ("base", "options"), [(0, ["barrier headframe", "barrier vp2"]), (2, ["barrier vp2"])], ids=["both", "points only"]
)
def test_the_last_road_barrier_offers_a_headframe_or_two_points(base: int, options: list[str]) -> None:
    s = play(position(base={0: base}, **at(road=10, rail=7)), *ROAD_STEP)
    assert offered(s) == options
    play(s, "barrier vp2")
    assert (points(s), held(s)["headframes_on_card"]) == ({"barriers": 2}, 2 - base)


@rule("SW-5.8", "SW R22")
@pytest.mark.parametrize(("tools", "left"), [(6, 5), (1, 0), (0, 0)])
@pytest.mark.parametrize(("track", "field"), [("road", 8), ("canal", 6)])
def test_a_tool_barrier_returns_one_tool_marker_if_there_is_one(track: str, field: int, tools: int, left: int) -> None:
    s = position(tools={0: tools}, decision=[one_step(track)], **on(track, field))
    assert (held(s)["tools"], asked(s)) == (left, (1, "Turn"))  # nobody is asked


# -- the steps of a card ---------------------------------------------------------------------------


@rule("SW R14", "SW R15")
def test_the_steps_of_a_track_card_are_taken_in_any_order_and_all_of_them() -> None:
    s = play(position(), "card track_large_road_canal", "pay p")
    assert (asked(s), offered(s)) == ((0, "TrackStep"), ["track_step road", "track_step canal"])
    play(s, "track_step road")
    assert offered(s) == ["track_step road", "track_step canal"]
    other = play(s.clone(), "track_step road")  # only the canal is left, and moves by itself
    assert (held(other)["discs"], asked(other)) == ({"road": 2, "rail": 0, "canal": 1}, (1, "Turn"))
    play(s, "track_step canal")
    assert (held(s)["discs"], asked(s)) == ({"road": 2, "rail": 0, "canal": 1}, (1, "Turn"))


@rule("SW R14")
@pytest.mark.parametrize(
    ("card", "moved"),
    [
        ("track_large_road_canal", (2, 0, 1)),
        ("track_large_rail_road", (1, 2, 0)),
        ("track_medium_road_rail", (1, 1, 0)),
        ("track_medium_rail_canal", (0, 1, 1)),
    ],
)
def test_every_track_symbol_of_a_card_is_carried_out(card: str, moved: tuple[int, int, int]) -> None:
    s = play(position(white={0: 2}), f"card {card}")
    s.apply(s.legal_actions()[0])
    while asked(s)[0] == 0:
        s.apply(s.legal_actions()[-1])
    assert tuple(held(s)["discs"].values()) == moved


@rule("SW R16")
def test_surplus_steps_near_the_target_are_lost() -> None:
    s = play(position(**at(road=11, canal=8)), "card track_large_road_canal", "pay p")
    assert (held(s)["discs"], asked(s)) == ({"road": 12, "rail": 0, "canal": 8}, (1, "Turn"))


@rule("SW R15", "SW-9.3")
def test_the_order_of_steps_matters_because_bonuses_come_at_once() -> None:
    """The work speed house of the canal barrier lengthens the miner move of the road barrier."""
    s = play(position(**at(road=5, canal=1)), "card track_large_road_canal", "pay p", "track_step canal")
    play(s, "house_pick house_5", "house_plot work_speed", "barrier miner")
    assert offered(s) == ["miner_steps 1", "miner_steps 2"]


# -- whatever moves the disc -----------------------------------------------------------------------


@rule("SW R60", "SW-5.2")
def test_a_step_of_the_own_card_crosses_barriers() -> None:
    s = play(position(base={0: 1}, **at(road=6, rail=4)), "own_card", "pay p", "track_step rail")
    assert asked(s) == (0, "HousePick")


@rule("SW R60")
@pytest.mark.parametrize("exchange", ["heap3_road", "heap5_road"])
def test_a_heap_exchange_crosses_barriers(exchange: str) -> None:
    s = play(position(heap={0: 5}, **at(road=5)), f"exchange {exchange}")
    assert asked(s) == (0, "BarrierBonus")


@rule("SW R60")
def test_a_bonus_field_crosses_barriers() -> None:
    s = play(position(phase="step_6", **at(road=5, houses=["house_3"])), "option a")
    assert asked(s) == (0, "BarrierBonus")


@rule("SW R60")
def test_a_headframe_bonus_crosses_barriers() -> None:
    s = play(position(base={0: 1}, **at(road=6, canal=1)), "card headframe_single", "pay p", "headframe_from base")
    play(s, "headframe_to large_canal")
    assert asked(s) == (0, "HousePick")
    play(s, "house_pick house_2", "house_plot plot_2vp")
    assert points(s) == {"headframes": 2}


@rule("SW R60")
def test_a_copied_card_crosses_barriers() -> None:
    s = play(position(**at(road=5)), "card start_player", "pay p", "copy track_small", "option a")
    assert asked(s) == (0, "BarrierBonus")


@rule("SW R60", "SW-7.1")
@pytest.mark.parametrize(("road", "options"), [(1, ["option a", "option b"]), (2, ["option b"])])
def test_only_the_tiles_never_cross_a_barrier(road: int, options: list[str]) -> None:
    s = position(phase="step_6", tile={0: "gatekeeper"}, **at(road=road, canal=2, houses=["house_5"]))
    assert offered(s) == options
