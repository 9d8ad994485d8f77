"""Saved positions: what comes from outside is checked before it is believed, and every complaint names the field."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import revier
from revier.kernel.errors import BadPosition
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests import invariants
from tests.policies import play_on
from tests.strategies import each_game, positions, seeds

STRANGE: list[object] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    99,
    1 << 31,
    1 << 70,
    -(1 << 70),
    0.5,
    "",
    "x",
    [],
    {},
    [[]],
    [{}],
]
STRANGE += [[None], {"x": 1}, "yellow", "barrow_y", "grey_1_dark", "round_lead", "hewer", "step_3", 10**5000]

Path = tuple[str | int, ...]


def paths(data: object, here: Path = ()) -> list[Path]:
    """Every place in nested data, containers included."""
    entries: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        entries = list(data.items())
    elif isinstance(data, list):
        entries = list(enumerate(data))
    return [place for key, value in entries for place in [(*here, key), *paths(value, (*here, key))]]


def inside(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


@st.composite
def mutations(draw: st.DrawFn, data: Json) -> str:
    """Does one wrong thing to a saved position, in place, and says what."""
    places = paths(data)
    path = draw(st.sampled_from(places))
    holder, key = inside(data, path[:-1]), path[-1]
    value = holder[key]
    what = draw(st.sampled_from(["delete", "strange", "count", "double", "swap", "move", "key"]))
    if what == "delete":
        del holder[key]
    elif what == "strange":
        holder[key] = draw(st.sampled_from(STRANGE))
    elif what == "count" and isinstance(value, int) and not isinstance(value, bool):
        holder[key] = value + draw(st.sampled_from([-1, 1, 2, -2, 7]))
    elif what == "double" and isinstance(holder, list):
        holder.insert(int(key), copy.deepcopy(value))
    elif what == "key" and isinstance(holder, dict):
        names = ["x", "", "yellow", "order_1", "barrow_y", "coal_yellow:3", "cart_4", "grey_5", "shift:2", "end_tools"]
        holder[draw(st.sampled_from(names))] = holder.pop(key)
    else:
        other = draw(st.sampled_from(places))
        if path[: len(other)] == other or other[: len(path)] == path:  # not into itself
            return "nothing"
        far, there = inside(data, other[:-1]), other[-1]
        if what == "swap":
            holder[key], far[there] = far[there], value
        else:
            far[there] = copy.deepcopy(value)
    return f"{what} {path}"


def plays_on(s: State, rng: Rng) -> None:
    """A position that was accepted is as good as any: saved, loaded and played to its end without a hitch."""
    assert s.game.load(json.loads(json.dumps(s.to_dict()))).to_dict() == s.to_dict()
    while not s.is_over:
        invariants.check_question(s)
        invariants.check_scores(s)
        invariants.CONSERVED[s.game.id](s)
        s.view(0)
        s.choices()
        play_on(s, rng, 1, "eager")


def attempt(title: str, data: object) -> State | BadPosition:
    """What loading gives; any other error is a fault."""
    try:
        return revier.game(title).load(data)
    except BadPosition as error:
        return error


@settings(max_examples=150)
@each_game
@given(data=st.data())
def test_an_impossible_position_is_refused_with_its_field_and_a_possible_one_plays(
    title: str, players: int, data: st.DataObject
) -> None:
    s = data.draw(positions(title, players))
    saved = json.loads(json.dumps(s.to_dict()))
    names = {str(key) for path in paths(saved) for key in path} | set(saved)
    done = [data.draw(mutations(saved)) for i in range(data.draw(st.integers(1, 2)))]
    found = attempt(title, saved)
    if isinstance(found, BadPosition):
        assert str(found).startswith(f"{found.field}: ")
        assert found.field.split(".")[0] in names, done
        assert len(str(found)) < 3000
    else:
        plays_on(found, Rng(data.draw(seeds)))


@pytest.mark.parametrize("given", [None, 3, "position", [], [1], (), 0.5, {}, {"game": "chess"}, {"game": []}])
@pytest.mark.parametrize("title", revier.games())
def test_what_is_no_position_is_refused(title: str, given: object) -> None:
    with pytest.raises(BadPosition):
        revier.game(title).load(given)


@each_game
@given(data=st.data())
def test_loading_does_not_touch_what_it_is_given(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    saved = s.to_dict()
    before = copy.deepcopy(saved)
    loaded = s.game.load(saved)
    play_on(loaded, Rng(data.draw(seeds)), 50)
    assert saved == before


# -- Glück Auf: one field at a time ----------------------------------------------------------------


def saved(players: int = 3, plies: int = 60) -> Json:
    s = revier.game("glueck-auf").new(players=players, seed=5)
    play_on(s, Rng(5), plies, "eager")
    return s.to_dict()


def until(kind: str, players: int = 3) -> Json:
    """A position in which a decision of this kind is asked."""
    for seed in range(200):
        s = revier.game("glueck-auf").new(players=players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            question = s.decision()
            if question is not None and question.kind == kind and s.ply > 20:
                return s.to_dict()
            play_on(s, rng, 1, "eager" if kind != "CubeColor" else "uniform")
    raise AssertionError(f"no {kind} in 200 games")


def refused(data: Json) -> str:
    """The field that is complained about."""
    with pytest.raises(BadPosition) as caught:
        revier.game("glueck-auf").load(data)
    return caught.value.field


FIELDS = sorted(saved())
SEAT_FIELDS = sorted(saved()["seats"][0])


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = saved()
    del data[field]
    assert refused(data) == field


@pytest.mark.parametrize("field", SEAT_FIELDS)
def test_a_missing_field_of_a_seat_is_named(field: str) -> None:
    data = saved()
    del data["seats"][1][field]
    assert refused(data) == f"seats.1.{field}"


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_kind_is_named(field: str) -> None:
    for value in (None, 0.5, "x", -1, 1 << 70, 10**5000, True):
        data = saved()
        data[field] = value
        assert refused(data).split(".")[0] == field
    empty: list[object] = [[], {}]
    for nothing in empty:
        data = saved()
        if data[field] != nothing:
            data[field] = nothing
            assert refused(data)


@pytest.mark.parametrize("color", ["yellow", "brown", "grey", "black"])
@pytest.mark.parametrize("change", [-1, 1])
def test_sixteen_cubes_of_each_colour_neither_more_nor_fewer(color: str, change: int) -> None:
    data = saved()
    data["supply"][color] += change
    assert refused(data) == "supply"
    data = saved()
    data["seats"][2]["store"][color] += 1
    assert refused(data) == "supply"


@pytest.mark.parametrize("place", ["workers", "on_bank", "in_canteen"])
def test_no_worker_comes_or_goes(place: str) -> None:
    data = saved()
    data["seats"][0][place] += 1
    assert refused(data) == "seats.0.workers"


def test_every_order_lies_in_one_place() -> None:
    data = saved()
    data["order_stack"][0] = data["order_stack"][1]
    assert refused(data) == "order_stack"
    data = saved()
    data["seats"][0]["outstanding"][data["order_stack"][0]] = [[]] * (len(data["order_stack"][0].split("_")[1]))
    assert refused(data) == "order_stack"
    data = saved()
    order, slots = next(iter(data["seats"][0]["outstanding"].items()))
    data["seats"][1]["outstanding"][order] = slots
    assert refused(data) == "seats"


def test_there_are_three_tiles_of_each_kind() -> None:
    data = saved()
    other = next(tile for tile in data["tile_stack"] if tile != data["tile_stack"][0])
    data["tile_stack"][0] = other
    assert refused(data) == "tile_stack"


def test_a_locked_space_holds_nothing() -> None:
    data = saved(players=2)
    data["tiles_shown"][3] = data["tile_stack"].pop()
    data["tile_knower"].pop()
    assert refused(data) == "tiles_shown"
    data = saved(players=2)
    data["orders_shown"][0] = data["order_stack"].pop()
    data["order_knower"].pop()
    assert refused(data) == "orders_shown"
    data = saved(players=2)
    data["seats"][0]["workers"] -= 1
    data["crews"]["pit_4"] = [0, 1]
    assert refused(data) == "crews.pit_4"


def test_the_cage_holds_five_cubes() -> None:
    data = saved()
    data["seats"][0]["cage"] = {"yellow": 3, "black": 3}
    assert refused(data) == "seats.0.cage"


def test_points_are_scored_after_their_shift() -> None:
    data = saved()
    assert data["shift"] == 1
    for row in ("coal_yellow:1", "coal_yellow:2", "haul_barrow:1", "cart_black:2", "money", "imbalance", "orders_cart"):
        data["seats"][0]["sheet"] = {row: 5}
        assert refused(data) == "seats.0.sheet"


@pytest.mark.parametrize(
    "agenda",
    [
        [["Draft", 0]],
        [["SetUp"]],
        [],
        [["FinalScore"], ["ScoreShift"], ["PlaceWorkers", 0]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers", 3]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers", -1]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers"]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers", True]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers", 0, 0]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers", 0], ["PlaceWorkers", 1]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PitStep", 0, 4]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["EndTurn", 0, 26], ["PitStep", 0, 4]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["EndTurn", 0, 17], ["PitStep", 0, 1]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["Nonsense", 0]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], [[], 0]],
        [["FinalScore"], ["Shift", 3], ["Shift", 2], ["ScoreShift"], "PlaceWorkers"],
        [["FinalScore", 0], ["Shift", 3], ["Shift", 2], ["ScoreShift"], ["PlaceWorkers", 0]],
    ],
)
def test_an_agenda_that_no_game_has_is_refused(agenda: list[object]) -> None:
    data = until("PlaceWorkers")
    assert data["shift"] == 1
    data["agenda"] = agenda
    assert refused(data) in ("agenda", "crews.money_3")


@pytest.mark.parametrize(
    "kind", ["PlaceWorkers", "PitStep", "SubCube", "Keep", "ReturnPlace", "ReturnOrder", "CubeColor"]
)
def test_every_number_of_a_pending_decision_is_checked(kind: str) -> None:
    """No other number is accepted than those that could stand there."""
    data = until(kind, players=4)
    accepted = 0
    for entry, step in enumerate(data["agenda"]):
        for n in range(1, len(step)):
            for value in [*range(-1, 30), 87, 88, 1 << 40, 1 << 64]:
                changed = copy.deepcopy(data)
                changed["agenda"][entry][n] = value
                found = attempt("glueck-auf", changed)
                if isinstance(found, State):
                    plays_on(found, Rng(1))
                    accepted += 1
    assert accepted >= 1


@pytest.mark.parametrize("kind", ["Keep", "ReturnPlace", "ReturnOrder"])
def test_pieces_in_hand_fit_what_is_asked(kind: str) -> None:
    data = until(kind)
    stack, knower = ("tile_stack", "tile_knower") if data["agenda"][-1][2] == 0 else ("order_stack", "order_knower")
    for place in ("drawn", "block"):
        for n, piece in enumerate(data[place]):
            if piece is not None:
                changed = copy.deepcopy(data)
                changed[stack].append(piece)
                changed[knower].append(None)
                if place == "drawn":
                    changed["drawn"][n] = None
                else:
                    del changed["block"][n]
                refusal_or_game(changed)
    changed = copy.deepcopy(data)
    changed["drawn"].append(changed[stack].pop())
    changed[knower].pop()
    refusal_or_game(changed)
    changed = copy.deepcopy(data)
    changed["block"].append(changed[stack].pop())
    changed[knower].pop()
    refusal_or_game(changed)


def refusal_or_game(data: Json) -> None:
    found = attempt("glueck-auf", data)
    if isinstance(found, BadPosition):
        assert found.field == "drawn"
    else:
        plays_on(found, Rng(2))


def test_who_acts_on_a_space_has_workers_there() -> None:
    data = until("PitStep")
    step = next(step for step in data["agenda"] if step[0] == "EndTurn")
    space = (
        revier.game("glueck-auf")
        .actions.describe(revier.game("glueck-auf").actions.id("worker", step[2]))
        .args["space"]
    )
    owner, crew = data["crews"].pop(space)
    assert owner == step[1]
    data["seats"][owner]["in_canteen"] += crew
    assert refused(data) == f"crews.{space}"


def test_a_tile_that_waits_for_cubes_is_bought_and_its_colour_is_out() -> None:
    data = until("CubeColor", players=4)
    space = next(step[2] for step in data["agenda"] if step[0] == "EndTurn")
    assert space < 8  # a face-up tile
    shown = copy.deepcopy(data)
    shown["tiles_shown"][space] = shown["tile_stack"].pop()
    shown["tile_knower"].pop()
    assert refused(shown) == "tiles_shown"
    color = data["tiles_built"][-1][1].split("_")[0]
    data["carts"][data["carts"].index(color)] = None
    data["supply"][color] += 1
    assert refused(data) == "supply"


def test_the_draft_is_picked_in_turn() -> None:
    s = revier.game("glueck-auf").new(players=4, seed=8)
    for i in range(5):
        s.apply(s.legal_actions()[0])
    data = s.to_dict()
    game = revier.game("glueck-auf")
    assert game.load(data).to_dict() == data
    for seat in range(4):
        if ["Draft", seat] != data["agenda"][0]:
            assert refused({**data, "agenda": [["Draft", seat]]}) == "agenda"
    moved = copy.deepcopy(data)
    hands = [seat["outstanding"] for seat in moved["seats"]]
    rich = max(hands, key=len)
    poor = min(hands, key=len)
    poor.update([rich.popitem()])
    poor.update([rich.popitem()])
    assert refused(moved).endswith("outstanding")


def test_a_finished_game_has_converted_its_marks() -> None:
    data = saved(plies=1000)
    assert data["agenda"] == []
    data["seats"][1]["marks"] = 5
    assert refused(data) == "seats.1.marks"
    data = saved(plies=1000)
    data["shift"] = 2
    assert refused(data).startswith(("agenda", "seats.0.sheet"))
