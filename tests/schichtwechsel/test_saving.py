"""Positions of Schichtwechsel written down, and read again only if they can occur."""

from __future__ import annotations

import json
from typing import Any

import pytest

from revier.kernel.errors import BadPosition
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.schichtwechsel.build import GAME, position
from tests.support import rule

STEPS = list(GAME.steps)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def step(s: State, rng: Rng) -> int:
    """A random legal action; whoever passes late sees more of the game."""
    legal = s.legal_actions()
    eager = [action for action in legal if s.game.actions.describe(action).text != "pass"]
    choice = eager if eager and rng.below(8) else legal
    return choice[rng.below(len(choice))]


def random_position(players: int, seed: int, plies: int) -> State:
    s = GAME.new(players=players, seed=seed)
    rng = Rng(seed)
    while not s.is_over and s.ply < plies:
        s.apply(step(s, rng))
    return s


def copied(s: State) -> Any:
    return json.loads(json.dumps(s.to_dict()))


# -- saving and loading ----------------------------------------------------------------------------


@PLAYERS
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_can_be_saved_and_played_on_from(players: int, seed: int) -> None:
    s = GAME.new(players=players, seed=seed)
    rng = Rng(seed)
    while not s.is_over:
        saved = copied(s)
        loaded = s.game.load(saved)
        assert loaded.to_dict() == saved
        assert loaded.legal_actions() == s.legal_actions()
        assert loaded.view(None) == s.view(None)
        action = step(s, rng)
        s.apply(action)
        loaded.apply(action)
        assert loaded.to_dict() == s.to_dict()
    assert s.game.load(s.to_dict()).ranking() == s.ranking()


@PLAYERS
def test_a_loaded_game_has_the_same_end(players: int) -> None:
    for plies in range(0, 400, 57):
        s = random_position(players, plies, plies)
        loaded = s.game.load(copied(s))
        for game in (s, loaded):
            rng = Rng(plies)
            while not game.is_over:
                game.apply(step(game, rng))
        assert loaded.to_dict() == s.to_dict()


# -- every complaint -------------------------------------------------------------------------------


def changed(data: Any, path: str, value: object) -> Any:
    """With another value at a path, `seats.0.coins`; a value of ... deletes it."""
    holder, keys = data, path.split(".")
    for key in keys[:-1]:
        holder = holder[int(key) if isinstance(holder, list) else key]
    last: Any = int(keys[-1]) if isinstance(holder, list) else keys[-1]
    if value is ...:
        del holder[last]
    else:
        holder[last] = value
    return data


def refused(s: State, path: str, value: object) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        s.game.load(changed(copied(s), path, value))
    return caught.value


def middle() -> State:
    """Round 2, the action phase; seat 0 begins its turn."""
    return position(
        round=2,
        white={0: 3, 1: 1},
        cube={3: 0},
        used={"start_player": 3, "haul_small": 2},
        own_used=[1],
        carts={0: {"cart_1": "coal", "cart_3": ("spoil", 1)}},
        wagons={0: {"wagon_3": 1}},
        plant={0: ["own_field", "grey_1"], 1: ["grey_2"]},
        coke_wagons={0: 1},
        sold={0: 2},
        miner={0: 4, 1: 14, 2: 14},
        base={0: 1},
        frames={"small_vp": 0, "large_miner": 1},
        plots={0: ["plot_4vp", "plot_2vp"], 1: ["plot_spoil"], 2: ["plot_spoil"], 3: ["plot_spoil"]},
        discs={0: {"road": 12, "rail": 3}, 1: {"road": 12}},
    )


OWN_PAID: Json = {"white": 0, "cubes": [], "coins": 1, "users": [0]}


@rule("SW-21.2", "SW-3.3")
@pytest.mark.parametrize(
    ("path", "value", "field", "says"),
    [
        ("players", 5, "players", "from 2 to 4"),
        ("rng", [1], "rng", "a list of 2 entries"),
        ("options", {"x": "y"}, "options", "'x' is unknown"),
        ("round", 6, "round", "from 1 to 5"),
        ("phase", "noon", "phase", "'noon' is unknown"),
        ("phase", "step_3", "phase", "nobody decides anything in phase step_3 [SW-9]"),
        ("phase", "final", "round", "comes after round 5"),
        ("phase", "step_6", "agenda", "it begins FinalScore, FinalMoves 0, Round 5, Round 4, Round 3, EndOfRound"),
        ("first", 4, "first", "from 0 to 3"),
        ("round_cards.0", "round_coke", "round_cards", "each of the six once, the last one in the box [SW-8.5]"),
        ("round_cards.0", "round_x", "round_cards", "'round_x' is unknown"),
        ("bag.coal", 11, "bag", "holds 12 cubes at this time, not 13 [SW-10.5]"),
        ("stone", "bag", "stone", "it is in the box at this time [SW-14.3]"),
        ("grey_fields.grey_2", 4, "grey_fields.grey_2", "from 0 to 3"),
        ("grey_fields.grey_9", 1, "grey_fields", "'grey_9' is unknown"),
        ("headframe_spaces.small_coal_wagon", 0, "headframe_spaces", "seat 0 has two in the small area [SW-5.12]"),
        ("first_at_target", {}, "first_at_target.road", "expected one of seats [0, 1], whoever came first [SW-5.4]"),
        ("first_at_target.road", 2, "first_at_target.road", "expected one of seats [0, 1]"),
        ("first_at_target.canal", 0, "first_at_target.canal", "expected nobody yet"),
        ("first_at_exit", None, "first_at_exit", "expected one of seats [1, 2], whoever came first [SW-12.5]"),
        ("first_at_exit", 0, "first_at_exit", "expected one of seats [1, 2]"),
        ("paid.water_combined", OWN_PAID, "paid.water_combined", "does not lie out with 4 players [SW-6.1]"),
        ("paid.start_player.users", [], "paid.start_player.cubes", "where its owner has used the card [SW-11.5]"),
        ("paid.start_player.users", [2, 3], "paid.start_player.users", "it can be used once a round [SW-11.7]"),
        ("paid.start_player.white", 1, "paid.start_player", "these tokens are no payment of its cost [SW-11.4]"),
        ("paid.haul_small.users", [1, 2], "paid.haul_small", "one or more for each user [SW-11.4]"),
        ("paid.haul_small.coins", 0, "paid.haul_small", "one or more for each user [SW-11.4]"),
        ("paid.haul_small.users", [2, 2], "paid.haul_small.users", "named more than once"),
        ("paid.haul_small.white", 20, "paid", "24 white cubes in all; 4 players have 20 [SW-3.3]"),
        ("paid.headframe_double", OWN_PAID | {"white": 1, "coins": 0}, "paid.headframe_double", "no payments"),
        ("seats", [], "seats", "a list of 4 entries"),
        ("seats.0", 3, "seats.0.tools", "inside a mapping"),
        ("seats.0.tools", -1, "seats.0.tools", "from 0"),
        ("seats.0.tools", ..., "seats.0.tools", "missing"),
        ("seats.0.water", 7, "seats.0.water", "from 0 to 6"),
        ("seats.0.white", 6, "seats.0.white", "at most 5 at this time [SW-3.3]"),
        ("seats.0.cube", 0, "seats.0.cube", "the player cube is nowhere [SW-8.2]"),
        ("seats.3.cube", 1, "seats.3.cube", "the player cube is in two places [SW-8.2]"),
        ("seats.0.passed", 1, "agenda", "seat 0 has passed and takes no turn [SW-11.15]"),
        ("seats.0.reserve", 8, "seats.0.reserve", "13 coke in all; each player has 11 [SW-21.2]"),
        ("seats.0.own_field", 2, "seats.0.own_field", "from 0 to 1"),
        ("seats.0.sold", 12, "seats.0.sold", "from 0 to 10"),
        ("seats.0.tile", None, "seats.0.tile", "expected a selection tile [SW-10.6]"),
        ("seats.0.tile", "mine_rescue", "seats.1.tile", "mine_rescue is not free for this seat [SW-10.7]"),
        ("seats.0.miner", 15, "seats.0.miner", "from 0 to 14"),
        ("seats.3.miner", 4, "seats.3.miner", "another miner stands on space 4 [SW-12.2]"),
        ("seats.0.headframes.card", 1, "seats.0.headframes", "3 headframes in all; each player has 2 [SW-21.2]"),
        ("seats.0.own_card", OWN_PAID | {"users": [1]}, "seats.0.own_card.users", "only its owner may use it"),
        ("seats.0.own_card", OWN_PAID | {"coins": 2}, "seats.0.own_card", "no payment of its cost [SW-11.4]"),
        ("seats.0.spoil_carts.cart_1", 1, "seats.0.coal_carts.cart_1", "never both [SW-4.1]"),
        ("seats.0.coal_carts.cart_1", 2, "seats.0.coal_carts.cart_1", "holds 1 [SW-4.1]"),
        ("seats.0.spoil_carts.cart_4", 1, "seats.0.spoil_carts.cart_4", "does not accept spoil [SW-4.1]"),
        ("seats.0.wagons.wagon_3", 3, "seats.0.wagons.wagon_3", "holds 2 [SW-4.4]"),
        ("seats.0.wagons.wagon_9", 1, "seats.0.wagons", "'wagon_9' is unknown"),
        ("seats.0.houses", ["house_5"], "seats.0.houses", "1 on the track and 2 placed; 5 in all [SW-21.2]"),
        ("seats.0.houses", ["house_5", "house_5"], "seats.0.houses", "more than once"),
        ("seats.0.plots", {"plot_4vp": 2}, "seats", "plot_4vp has 1 fields with 4 players [SW-5.9]"),
        ("seats.1.plots", {"plot_4vp": 1}, "seats", "plot_4vp has 1 fields with 4 players [SW-5.9]"),
        ("seats.0.plots", {"plot_4vp": 1, "plot_spoil": 1}, "seats", "plot_spoil has 3 fields"),
        ("seats.0.plots", {"plot_miner_move": 2}, "seats.0.plots.plot_miner_move", "at most 1 of a player [SW-5.9]"),
        ("seats.0.discs.rail", 11, "seats.0.discs.rail", "ends with field 10 [SW-5.3]"),
        ("seats.0.sheet", [], "seats.0.sheet", "expected points by category"),
        ("seats.0.sheet", {"fun:1": 1}, "seats.0.sheet", "'fun' is unknown"),
        ("seats.0.sheet", {"shift:9": 1}, "seats.0.sheet", "'shift:9' names no round from 1 to 5"),
        ("seats.0.sheet", {"shift:3": 1}, "seats.0.sheet", "shift has no points in round 3 at this time [SW-15.3]"),
        ("seats.0.sheet", {"end_road": 1}, "seats.0.sheet", "end_road has no points in the final scoring"),
        ("seats.0.sheet", {"shift": 1}, "seats.0.sheet", "shift has no points in the final scoring"),
        ("agenda", [], "agenda", "empty only when the game is over: round 5, phase final [SW-2.1]"),
        ("agenda.0", ["FinalScore", 3], "agenda", "FinalScore"),
        ("agenda.1", ["FinalMoves", 1], "agenda", "it begins FinalScore, FinalMoves 0, Round 5"),
        ("agenda.-1", ["NextTurn", 1], "agenda", "must be a decision, not NextTurn"),
        ("agenda.-1", ["Turn", 1, 0], "agenda", "Turn: it is the turn of seat 0 [SW-11.1]"),
        ("agenda.-1", ["Turn", 0, 2], "agenda", "an exchange was made (1) or not (0) [SW-11.12]"),
        ("agenda.-1", ["Turn", 9, 0], "agenda", "seats are 0 to 3"),
        ("agenda.-2", ["NextTurn", 4], "agenda", "NextTurn: a seat, 0 to 3"),
        ("agenda.-2", ["ActionPhase"], "agenda", "ActionPhase happens at once: nothing waits on it"),
    ],
)
def test_a_wrong_field_is_named_with_what_would_be_accepted(path: str, value: object, field: str, says: str) -> None:
    error = refused(middle(), path, value)
    assert error.field == field
    assert says in str(error)


@pytest.mark.parametrize(
    ("changes", "field", "says"),
    [
        ({"bag": {"coal": 25, "spoil": 3}, "round_cards.1": "round_spoil"}, "round_cards", "each of the six once"),
        ({"seats.1.sold": 1, "seats.1.reserve": 9}, "seats.1.sold", "coke is sold in pairs [SW-10.11]"),
        (
            {"grey_fields": {f"grey_{n}": 0 for n in (1, 3, 4, 5)}, "seats.0.reserve": 3},
            "grey_fields",
            "5 coke of seat 0 in the plant; at most 4 [SW-5.14]",
        ),
        ({"seats.0.white": 5, "seats.1.white": 5, "paid.haul_small.white": 15}, "paid", "25 white cubes in all"),
    ],
)
def test_what_does_not_add_up_is_refused(changes: dict[str, object], field: str, says: str) -> None:
    data = copied(middle())
    for path, value in changes.items():
        changed(data, path, value)
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.field == field
    assert says in str(caught.value)


# -- whatever somebody else may write --------------------------------------------------------------


STRANGE: list[object] = [
    None,
    -1,
    10**5000,
    True,
    0.5,
    "x" * 5000,
    [["x" * 5000]],
    {"x" * 5000: 1},
    {7: 1},
    {10**5000: 1},
]


def test_a_strange_value_is_refused_in_a_few_words() -> None:
    data = copied(middle())
    fields = [*data, *[f"seats.0.{key}" for key in data["seats"][0]], "paid.haul_small", "agenda.3"]
    for path in fields:
        for strange in STRANGE:
            if path != "seats.0.own_card" or strange is not None:
                assert len(str(refused(middle(), path, strange))) < 3000
    for strange in STRANGE:
        with pytest.raises(BadPosition):
            GAME.load(strange)


def play_out(s: State, rng: Rng) -> None:
    while not s.is_over:
        s.apply(step(s, rng))
    s.game.load(s.to_dict())


def paths(data: Any, path: str = "") -> list[str]:
    found = [path[1:]] if path else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += paths(value, f"{path}.{key}")
    return found


def mutate(data: Any, rng: Rng) -> None:
    """One small change somewhere: a number, a step, an entry more or less."""
    free = [path for path in paths(data) if path.split(".")[0] not in ("game", "rules", "players", "ply", "rng")]
    agenda = [path for path in free if path.startswith("agenda.")]
    places = agenda if agenda and rng.below(2) else free
    path = places[rng.below(len(places))]
    holder = data
    for key in path.split(".")[:-1]:
        holder = holder[int(key) if isinstance(holder, list) else key]
    last: Any = int(path.split(".")[-1]) if isinstance(holder, list) else path.split(".")[-1]
    value, kind = holder[last], rng.below(8)
    if isinstance(value, int) and kind < 6:
        holder[last] = value + [-2, -1, 1, 2][rng.below(4)]
    elif isinstance(value, list) and value and isinstance(value[0], str) and path.startswith("agenda") and kind < 5:
        holder[last] = [STEPS[rng.below(len(STEPS))], *value[1:]]
    elif isinstance(holder, list) and kind < 7:
        holder.insert(last, json.loads(json.dumps(value)))
    elif isinstance(holder, list):
        del holder[last]
    else:
        holder[last] = STRANGE[rng.below(len(STRANGE))]


def test_whatever_is_accepted_can_be_played_to_the_end() -> None:
    accepted = refused = 0
    for seed in range(60):
        rng = Rng(seed)
        base = json.dumps(random_position(2 + seed % 3, seed, 30 + 5 * seed).to_dict())
        for _ in range(12):
            data = json.loads(base)
            mutate(data, rng)
            try:
                s = GAME.load(data)
            except BadPosition:
                refused += 1
            else:
                accepted += 1
                play_out(s, rng)
    assert refused > 300
    assert accepted > 30
