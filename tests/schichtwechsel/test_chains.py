"""Depth first: what an effect triggers is finished before it goes on [SW-9.3]."""

from __future__ import annotations

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule


@rule("SW-9.3", "SW-5.2", "SW-11.25")
def test_a_barrier_moves_the_miner_whose_space_copies_a_card_that_crosses_the_next_barrier() -> None:
    s = position(discs={0: {"road": 4, "rail": 2, "canal": 3}}, miner={0: 3}, white={0: 2})
    play(s, "card track_medium_rail_canal", "pay ww", "track_step rail", "barrier miner", "miner_steps 1")
    play(s, "copy track_large_road_canal")
    assert offered(s) == ["track_step road", "track_step canal"]
    play(s, "track_step road", "track_step road", "barrier miner", "miner_steps 1")
    assert asked(s) == (0, "CopyCard")  # on the overseer
    play(s, "copy track_small", "option a")
    assert asked(s) == (0, "BarrierBonus")  # the canal field of the copied large card
    play(s, "barrier headframe", "yes")
    assert asked(s) == (1, "Turn")
    assert story(s) == [
        "card_paid 0 track_medium_rail_canal ww",
        "disc_moved 0 rail 3",
        "barrier_crossed 0 rail miner+headframe",
        "miner_moved 0 lamp_room",
        "card_copied 0 track_large_road_canal",
        "disc_moved 0 road 5",
        "disc_moved 0 road 6",
        "barrier_crossed 0 road miner+headframe",
        "miner_moved 0 overseer",
        "card_copied 0 track_small",
        "disc_moved 0 road 7",
        "disc_moved 0 canal 4",  # back on the copied large card
        "barrier_crossed 0 canal miner+headframe",
        "headframe_brought 0",
        "spoil_heaped 0 1",
        "tools_taken 0 1",  # the price of the lamp room
        "disc_moved 0 canal 5",  # back on the card that was paid for
    ]
    assert held(s)["discs"] == {"road": 7, "rail": 3, "canal": 5}
    assert (held(s)["tools"], held(s)["heap"], held(s)["miner"]) == (7, 1, 5)


@rule("SW-9.3", "SW-9.4")
def test_the_rider_of_a_card_waits_for_everything_its_main_element_triggers() -> None:
    s = position(miner={0: 3}, discs={0: {"road": 2}}, coins={0: 1})
    play(s, "card miner_large", "pay p", "miner_steps 1", "copy track_large_rail_road")
    play(s, "track_step road", "house_pick house_5", "house_plot plot_coke")
    assert asked(s) == (1, "Turn")
    assert story(s) == [
        "card_paid 0 miner_large p",
        "miner_moved 0 lamp_room",
        "card_copied 0 track_large_rail_road",
        "disc_moved 0 road 3",
        "barrier_crossed 0 road house",
        "house_placed 0 house_5 plot_coke",
        "disc_moved 0 rail 1",
        "disc_moved 0 rail 2",
        "tools_taken 0 1",
        "vp_gained 0 action_cards 1",
    ]


@rule("SW-9.3", "SW-11.27")
def test_the_start_marker_waits_for_the_barrier_of_the_copied_card() -> None:
    s = position(to_act=1, discs={1: {"road": 10}})
    play(s, "card start_player", "pay p", "copy track_small", "option a")
    assert s.view(None)["start_marker"] == 0
    play(s, "barrier vp2")
    assert s.view(None)["start_marker"] == 1
    assert points(s, 1) == {"barriers": 2}


@rule("SW-9.3", "SW-11.11")
def test_an_exchange_with_its_chain_is_finished_before_the_card_is_chosen() -> None:
    s = position(heap={0: 3}, discs={0: {"rail": 6}}, miner={0: 9})
    play(s, "exchange heap3_rail", "barrier miner", "miner_steps 1", "copy track_small", "option b")
    assert asked(s) == (0, "Turn")
    assert story(s) == [
        "exchanged 0 heap3_rail",
        "disc_moved 0 rail 7",
        "barrier_crossed 0 rail miner+headframe",
        "miner_moved 0 heading",
        "card_copied 0 track_small",
        "vp_gained 0 action_cards 1",
    ]


@rule("SW-9.3", "SW-11.20")
def test_a_large_headframe_bonus_with_its_chain_comes_before_the_small_one() -> None:
    s = position(base={0: 2}, discs={0: {"canal": 3}}, miner={0: 4})
    play(s, "card headframe_double", "pay c", "headframe_from base", "headframe_to large_canal")
    assert offered(s) == ["barrier miner"]
    play(s, "barrier miner", "miner_steps 1", "copy water_white", "headframe_to small_vp")
    assert asked(s) == (1, "Turn")
    assert story(s) == [
        "card_paid 0 headframe_double c",
        "headframe_moved 0 large_canal base",
        "disc_moved 0 canal 4",
        "barrier_crossed 0 canal miner+headframe",
        "miner_moved 0 overseer",
        "card_copied 0 water_white",
        "water_fell 0 0",
        "vp_gained 0 water 1",
        "vp_gained 0 headframes 2",
        "headframe_moved 0 small_vp base",
        "vp_gained 0 headframes 1",
    ]


@rule("SW-9.3", "SW-4.15")
def test_the_second_rail_field_of_the_own_card_waits_for_the_barrier_of_the_first() -> None:
    s = position(base={0: 2}, discs={0: {"rail": 6}}, miner={0: 11}, white={0: 1})
    play(s, "own_card", "pay w", "track_step rail")
    assert asked(s) == (0, "BarrierBonus")
    play(s, "barrier miner", "miner_steps 1", "track_step rail")
    assert story(s) == [
        "own_card_paid 0 w",
        "water_fell 0 2",
        "disc_moved 0 rail 7",
        "barrier_crossed 0 rail miner+headframe",
        "miner_moved 0 cage_ride_2",
        "vp_gained 0 shift 2",
        "disc_moved 0 rail 8",
    ]


@rule("SW-9.3", "SW R15")
def test_a_move_copied_on_the_way_shortens_what_is_left_of_the_first() -> None:
    """The copied card brings the road disc to its target; the steps of the first card that are left are lost."""
    s = position(discs={0: {"road": 10, "rail": 2}}, miner={0: 3}, base={0: 2})
    play(s, "card track_large_rail_road", "pay p", "track_step rail", "barrier miner", "miner_steps 1")
    play(s, "copy track_large_road_canal", "track_step road", "barrier vp2", "track_step road")
    assert asked(s) == (1, "Turn")
    assert held(s)["discs"] == {"road": 12, "rail": 4, "canal": 1}
    assert story(s)[-3:] == ["disc_moved 0 canal 1", "tools_taken 0 1", "disc_moved 0 rail 4"]


@rule("SW-9.3", "SW R32", "SW R60")
def test_a_bonus_field_of_the_preparation_can_start_a_chain() -> None:
    s = position(phase="step_6", unlocked={0: ["house_2", "house_3"]}, discs={0: {"road": 5}}, miner={0: 3})
    play(s, "option a", "barrier miner", "miner_steps 1", "copy water_player", "water_amount 3")
    assert asked(s) == (0, "Turn")
    assert story(s) == [
        "field_used 0 house_2",
        "cubes_taken 0 1",
        "field_used 0 house_3",
        "disc_moved 0 road 6",
        "barrier_crossed 0 road miner+headframe",
        "miner_moved 0 lamp_room",
        "card_copied 0 water_player",
        "water_fell 0 0",
        "vp_gained 0 water 1",
        "vp_gained 0 action_cards 2",
        "tools_taken 0 1",
    ]


@rule("SW-9.3", "SW-9.2")
def test_only_the_player_whose_turn_it_is_decides_in_a_chain() -> None:
    s = position(discs={0: {"road": 5}}, miner={0: 4, 1: 5}, white={0: 1})
    play(s, "card track_small", "pay w", "option a")
    while asked(s)[1] != "Turn":
        assert asked(s)[0] == 0
        play(s, offered(s)[0])
    assert asked(s) == (1, "Turn")
