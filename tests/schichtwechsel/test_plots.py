"""Building plots and the work speed area [SW-5.9, SW-5.10]."""

from __future__ import annotations

import pytest

from revier.games.schichtwechsel.names import PLOT_IDS
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.look import SEATS, held, plots, table
from tests.support import asked, offered, play, rule, told

LIMITED = ["plot_miner_move", "plot_spoil", "plot_tools"]
ALWAYS = ["plot_2vp", "plot_coke", "work_speed"]


def building(
    players: int = 4, mine: tuple[str, ...] = (), others: dict[int, list[str]] | None = None, to_act: int = 0
) -> State:
    """A seat that has just picked its last house on the track and looks for a plot."""
    return position(
        players, to_act=to_act, decision=[("HousePlot", to_act, 4)], plots={to_act: list(mine), **(others or {})}
    )


def sites(s: State) -> list[str]:
    return [option.removeprefix("house_plot ") for option in offered(s)]


@rule("SW-5.9")
@pytest.mark.parametrize("players", SEATS)
def test_seven_places_are_open_to_the_first_house(players: int) -> None:
    assert sites(building(players)) == PLOT_IDS


@rule("SW-5.9")
@pytest.mark.parametrize(("players", "room"), [(2, [1, 1, 1, 1]), (3, [2, 2, 2, 1]), (4, [3, 3, 3, 1])])
def test_the_fields_of_a_plot_depend_on_the_number_of_players(players: int, room: list[int]) -> None:
    assert table(position(players))["plot_room"] == dict(zip(PLOT_IDS, [*room, 0, 0, 0], strict=True))


@rule("SW-5.9")
@pytest.mark.parametrize("plot", LIMITED)
@pytest.mark.parametrize(("players", "taken"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 2), (4, 3)])
def test_a_limited_plot_is_legal_while_it_has_a_free_field(plot: str, players: int, taken: int) -> None:
    others = {n: [plot] for n in range(1, taken + 1)}
    assert (plot in sites(building(players, others=others))) is (taken < players - 1)


@rule("SW-5.9")
@pytest.mark.parametrize("players", SEATS)
def test_the_plot_for_four_points_has_one_field_for_all(players: int) -> None:
    assert "plot_4vp" in sites(building(players))
    assert "plot_4vp" not in sites(building(players, others={1: ["plot_4vp"]}))


@rule("SW-5.9", "SW R19")
@pytest.mark.parametrize("to_act", [0, 1, 2, 3])
@pytest.mark.parametrize("plot", [*LIMITED, "plot_4vp"])
def test_nobody_has_two_houses_on_a_limited_plot(plot: str, to_act: int) -> None:
    assert sites(building(mine=(plot,), to_act=to_act)) == [other for other in PLOT_IDS if other != plot]


@rule("SW-5.9", "SW R17", "SW R19")
@pytest.mark.parametrize("plot", ALWAYS)
def test_the_other_places_always_have_room(plot: str) -> None:
    others = {n: [plot] * 5 for n in (1, 2, 3)}
    assert plot in sites(building(mine=(plot,) * 4, others=others))


@rule("SW R17")
def test_with_every_limited_plot_taken_three_places_are_left_and_the_house_must_go_there() -> None:
    taken = [*LIMITED, "plot_4vp"]
    s = building(2, others={1: taken})
    assert sites(s) == ALWAYS


@rule("SW-4.13", "SW-5.9", "SW R18")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_house_picked_is_the_one_that_leaves_the_track(seat: int) -> None:
    s = position(to_act=seat, decision=[("HousePick", seat)])
    play(s, "house_pick house_4", "house_plot plot_spoil")
    assert [len(held(s, n)["houses"]) for n in range(4)] == [4 if n == seat else 5 for n in range(4)]
    assert held(s, seat)["houses"] == ["house_1", "house_2", "house_3", "house_5"]
    assert plots(s, seat) == {"plot_spoil": 1}
    assert told(s, "house_placed") == [{"seat": seat, "house": "house_4", "plot": "plot_spoil"}]


@rule("SW-5.10")
@pytest.mark.parametrize("plot", PLOT_IDS)
def test_placing_a_house_has_no_immediate_effect(plot: str) -> None:
    s = position(decision=[("HousePlot", 0, 4)], heap={0: 2}, coke_wagons={0: 2}, miner={0: 5})
    before = held(s)
    play(s, f"house_plot {plot}")
    after = held(s)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"houses", "plots"} | ({"work_range", "spaces_ahead"} if plot == "work_speed" else set())
    assert asked(s) == (1, "Turn")


@rule("SW-5.10", "SW-5.9")
@pytest.mark.parametrize("houses", [0, 1, 2, 5])
def test_each_house_in_the_work_speed_area_adds_one_to_the_range_of_the_own_miner(houses: int) -> None:
    s = position(plots={0: ["work_speed"] * houses})
    assert [held(s, n)["work_range"] for n in range(4)] == [1 + houses, 1, 1, 1]
    play(s, "card miner_small", "pay p")
    assert offered(s) == [f"miner_steps {i}" for i in range(1, houses + 2)]


@rule("SW-5.10")
def test_a_longer_range_counts_from_the_next_miner_move_on() -> None:
    s = position(decision=[("MinerMove", 0, 1), ("HousePlot", 0, 4)], plots={0: ["work_speed"]})
    play(s, "house_plot work_speed")
    assert offered(s) == ["miner_steps 1", "miner_steps 2", "miner_steps 3"]


@rule("SW-5.10")
def test_a_placed_house_never_moves() -> None:
    """Through a whole game of random play no place ever loses a house."""
    s = GAME.new(players=3, seed=5)
    rng = Rng(5)
    before = [held(s, n)["plots"] for n in range(3)]
    while not s.is_over:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
        after = [held(s, n)["plots"] for n in range(3)]
        assert all(after[n][plot] >= before[n][plot] for n in range(3) for plot in PLOT_IDS)
        before = after
    assert sum(sum(seat.values()) for seat in before) > 0


@rule("SW R43")
@pytest.mark.parametrize(("miners", "space"), [({}, "tally_room"), ({1: 2}, "clean_changing_room")])
def test_an_occupied_space_uses_up_no_range(miners: dict[int, int], space: str) -> None:
    s = position(plots={0: ["work_speed"]}, miner=miners)
    play(s, "card miner_small", "pay p")
    assert offered(s) == ["miner_steps 1", "miner_steps 2"]
    assert held(play(s, "miner_steps 2"))["space"] == space


@rule("SW R43")
@pytest.mark.parametrize(("players", "space"), [(4, "overseer"), (3, "overseer"), (2, "mine_train")])
def test_a_covered_space_uses_up_no_range(players: int, space: str) -> None:
    s = position(players, miner={0: 4})
    play(s, "card miner_small", "pay p", "miner_steps 1")
    assert held(s)["space"] == space


@rule("SW R44")
def test_what_is_left_of_the_range_at_the_exit_is_lost() -> None:
    s = position(plots={0: ["work_speed"] * 3}, miner={0: 13})
    play(s, "card miner_small", "pay p")
    assert offered(s) == ["miner_steps 1"]
    play(s, "miner_steps 1")
    assert (held(s)["space"], s.scores()[0], held(s)["tools"]) == ("gate_out", 0, 6)  # no bonus yet
    again = play(position(miner={0: 14}), "card miner_small", "pay p")
    assert (again.scores()[0], held(again)["tools"]) == (2, 5)  # that needs a new move
