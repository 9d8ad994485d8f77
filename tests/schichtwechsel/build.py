"""Positions of Schichtwechsel set up by hand.

    s = position(to_act=1, water={1: 5}, white={1: 2}, wagons={1: {"wagon_1": 1}})
    play(s, "card coking_small", "pay w", "convert wagon_1", "coking_field grey_1")

    s = position(phase="step_6", unlocked={0: ["house_3"]}, discs={0: {"road": 2}})
    assert asked(s) == (0, "ChooseOption")

    s = position(decision=[("Effects", 0, …)])   # steps on top of the turn, from the bottom up

Everything not named stays as setting up leaves it. Seat 0 is start player and holds the marker. In the action phase it
is `to_act`'s turn, with the player cube, one coin and no white cube at hand; other phases (`step_1` … `step_6`,
`scoring`, `final`) are begun and run to the first decision there is. What a seat has taken is missing where it came
from: coke from its reserve, houses from the house track, headframes from the own card. The bag holds what it holds
in that round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, cast

from revier.games.schichtwechsel.names import EXIT, HOUSE_IDS, PHASE_IDS, ROUND_CARD_IDS, TILE_IDS, TRACK_IDS
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.title import SchichtwechselGame
from revier.kernel.fields import read_position
from revier.kernel.state import Json

GAME = SchichtwechselGame()
ROUNDS = 5
COKE = 11
FRAMES = 2
STONE_CARD = "round_spoil"

Step = Sequence[str | int]
Load = str | tuple[str, int]  # "coal": full of it; ("spoil", 1): so many

# What is still to come in a round, last first; the step of a phase begins it.
TO_COME: list[Step] = [
    ("RoundScoring",),
    ("ActionPhase",),
    ("UseBonusFields", 0),
    ("SellCoke", 0),
    ("TakeWhiteCubes",),
    ("WaterRises",),
    ("TakeTiles", 0),
    ("MineCoal",),
]
BEGUN_WITH = {"scoring": 1, "action": 2, "step_6": 3, "step_5": 4, "step_4": 5, "step_3": 6, "step_2": 7, "step_1": 8}


def position(
    players: int = 4,
    *,
    round: int = 1,
    phase: str = "action",
    to_act: int = 0,
    decision: Sequence[Step] = (),  # on top of the turn, from the bottom up
    exchanged: int = 0,
    seed: int = 0,
    first: int = 0,
    marker: int | None = None,
    round_card: str = "round_road",  # the one face up
    game: SchichtwechselGame = GAME,
    points: Mapping[int, int] = {},  # so far, from action cards
    tools: Mapping[int, int] = {},
    coins: Mapping[int, int] = {},
    white: Mapping[int, int] = {},
    cube: Mapping[int, int] = {},  # 0: the player cube lies on `used` card start_player, or on the own card
    passed: Sequence[int] = (),
    water: Mapping[int, int] = {},
    heap: Mapping[int, int] = {},
    carts: Mapping[int, Mapping[str, Load]] = {},
    wagons: Mapping[int, Mapping[str, int]] = {},
    plant: Mapping[int, Sequence[str]] = {},  # fields with coke: ["own_field", "grey_1"]
    coke_wagons: Mapping[int, int] = {},
    sold: Mapping[int, int] = {},
    tile: Mapping[int, str] = {},  # otherwise the first free ones, in the order of the seats
    miner: Mapping[int, int] = {},
    first_at_exit: int | None = None,
    base: Mapping[int, int] = {},  # headframes in the base
    frames: Mapping[str, int] = {},  # headframe space -> seat
    unlocked: Mapping[int, Sequence[str]] = {},  # houses that are gone; they stand on plot_2vp unless `plots` say more
    plots: Mapping[int, Sequence[str]] = {},  # where a seat's houses stand; those gone are the first ones
    discs: Mapping[int, Mapping[str, int]] = {},
    first_at_target: Mapping[str, int] = {},
    bag: tuple[int, int] | None = None,  # coal, spoil
    stone: str | None = None,  # otherwise in the bag if its round card is face up
    used: Sequence[str] | Mapping[str, int] = (),  # cards, by the last seat with a coin, or by these seats
    own_used: Sequence[int] = (),  # seats that used their own card, with a coin
) -> Schichtwechsel:
    """A position that can be played on from; see the examples above."""
    data = new_game(players)
    holder = first if marker is None else marker
    data |= {"rng": [seed, 0], "round": round, "phase": "action", "first": first, "marker": holder}
    data["stone"] = stone or ("bag" if round_card == STONE_CARD else "box")
    data["round_cards"] = card_order(round, round_card, data["stone"])
    coal, spoil = bag if bag is not None else bag_of(players, round, phase)
    data["bag"] = {"coal": coal, "spoil": spoil}
    at_exit = [n for n in range(players) if miner.get(n) == EXIT]
    data["first_at_exit"] = at_exit[0] if first_at_exit is None and at_exit else first_at_exit
    data["first_at_target"] = firsts(game, discs) | dict(first_at_target)
    data["headframe_spaces"] = dict(frames)
    data["grey_fields"] = {field: n for n, fields in plant.items() for field in fields if field != "own_field"}
    takers = dict(used) if isinstance(used, Mapping) else dict.fromkeys(used, players - 1)
    data["paid"] = {card: paid(seat, coins=2 if "medium" in card else 1) for card, seat in takers.items()}
    tiles = deal_tiles(game, players, tile, dealt=round > 1 or phase not in ("step_1", "step_2"))
    for n, seat in enumerate(data["seats"]):
        on_spaces = sum(owner == n for owner in frames.values())
        houses = houses_gone(unlocked.get(n, ()), plots.get(n, ()))
        where = list(plots.get(n, ())) + ["plot_2vp"] * (len(houses) - len(plots.get(n, ())))
        fields = plant.get(n, ())
        seat |= {
            "tools": tools.get(n, 6),
            "coins": coins.get(n, 1),
            "white": white.get(n, 0),
            "cube": cube.get(n, 1),
            "passed": int(n in passed),
            "water": water.get(n, 3),
            "heap": heap.get(n, 0),
            "own_field": sum(field == "own_field" for field in fields),
            "coke_wagons": coke_wagons.get(n, 0),
            "sold": sold.get(n, 0),
            "reserve": COKE - len(fields) - coke_wagons.get(n, 0) - sold.get(n, 0),
            "tile": tiles[n],
            "miner": miner.get(n, 0),
            "headframes": {"card": FRAMES - base.get(n, 0) - on_spaces, "base": base.get(n, 0)},
            "own_card": paid(n) if n in own_used else None,
            "coal_carts": cart_loads(game, carts.get(n, {}), "coal"),
            "spoil_carts": cart_loads(game, carts.get(n, {}), "spoil"),
            "wagons": dict(wagons.get(n, {})),
            "houses": [house for house in HOUSE_IDS if house not in houses],
            "plots": {plot: where.count(plot) for plot in where},
            "discs": dict(discs.get(n, {})),
            "sheet": {"action_cards:1": points[n]} if points.get(n) else {},
        }
        if not seat["cube"]:
            lay_cube(data, seat, n)
    rounds: list[Step] = [("FinalScore",), ("FinalMoves", 0), *[("Round", r) for r in range(ROUNDS, round, -1)]]
    if round < ROUNDS:
        rounds.append(("EndOfRound",))
    turn: list[Step] = [("RoundScoring",), ("NextTurn", (to_act + 1) % players), ("Turn", to_act, exchanged)]
    data["agenda"] = [list(step) for step in [*rounds, *turn]]
    if phase == "action" and not decision:
        return cast(Schichtwechsel, game.load(data))
    # Tiles and bag of step I do not fit a turn of the action phase.
    s = cast(Schichtwechsel, game.restore(data) if phase == "action" else read_position(game, data))
    if phase == "action":
        agenda = [*rounds, *turn[:2], ("AfterCard", to_act, exchanged), *decision]
    elif phase == "final":
        agenda = rounds[:2]
    else:
        agenda = [*rounds, *TO_COME[: BEGUN_WITH[phase]]]
        s.phase = PHASE_IDS.index(phase)
    s.agenda = [game.load_step(list(step), players, -1) for step in agenda]
    s.begin()
    return s


def card_order(round: int, round_card: str, stone: str) -> list[str]:
    """The face-up card in its place; that of the water stone lay there before only if this is in play [SW-14.3]."""
    others = [card for card in ROUND_CARD_IDS if card != round_card]
    if round_card != STONE_CARD and (stone != "box" or others.index(STONE_CARD) < round - 1):
        others.remove(STONE_CARD)
        others.insert(0 if stone != "box" else len(others), STONE_CARD)
    return [*others[: round - 1], round_card, *others[round - 1 :]]


def firsts(game: SchichtwechselGame, discs: Mapping[int, Mapping[str, int]]) -> dict[str, int]:
    """Unless something else is said, the first seat at a target is the one with the lowest number."""
    found: dict[str, int] = {}
    for track, length in zip(TRACK_IDS, game.components.track_length, strict=True):
        there = [n for n, fields in discs.items() if fields.get(track) == length]
        if there:
            found[track] = min(there)
    return found


@cache
def saved_game(players: int) -> Json:
    return GAME.new(players=players, seed=1).to_dict()


def new_game(players: int) -> Json:
    """Saved right after setting up."""
    return deepcopy(saved_game(players))


def bag_of(players: int, round: int, phase: str) -> tuple[int, int]:
    """5n cubes at setup, 2n more and 3n less each round [SW-10.5]; a fifth of them spoil."""
    rounds = round - 1 if phase == "step_1" else round
    total = (5 - rounds) * players
    spoil = total // 5
    return total - spoil, spoil


def paid(seat: int, white: int = 0, coins: int = 1) -> Json:
    return {"white": white, "cubes": [], "coins": coins, "users": [seat]}


def lay_cube(data: Json, seat: Json, n: int) -> None:
    """The player cube that is not at hand lies on a card this seat has used, or on its own card."""
    for entry in data["paid"].values():
        if n in entry["users"]:
            entry["cubes"], entry["coins"] = [n], entry["coins"] - 1
            return
    seat["own_card"] = {"white": 0, "cubes": [n], "coins": 0, "users": [n]}


def deal_tiles(game: SchichtwechselGame, players: int, tile: Mapping[int, str], dealt: bool) -> list[str | None]:
    """The tile of every seat: the one named, or the first that is free; none before step II of round 1."""
    in_play = [id for i, id in enumerate(TILE_IDS) if game.components.tiles_in_play[players - 2][i]]
    free = [id for id in in_play if id not in tile.values()]
    return [tile[n] if n in tile else free.pop(0) if dealt else None for n in range(players)]


def houses_gone(unlocked: Sequence[str], plots: Sequence[str]) -> list[str]:
    """Those named, and as many more from the left as there are plots for."""
    others = [house for house in HOUSE_IDS if house not in unlocked]
    return [*unlocked, *others[: max(0, len(plots) - len(unlocked))]]


def cart_loads(game: SchichtwechselGame, carts: Mapping[str, Load], kind: str) -> dict[str, int]:
    sizes: dict[str, Any] = {cart["id"]: cart["capacity"] for cart in game.components.data["tableau"]["carts"]}
    found = {}
    for cart, load in carts.items():
        name, count = (load, sizes[cart]) if isinstance(load, str) else load
        if name == kind:
            found[cart] = count
    return found
