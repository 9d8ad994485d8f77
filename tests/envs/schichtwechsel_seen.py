"""What an observation of Schichtwechsel must hold, said a second time: from the view, which hides what is secret."""

from __future__ import annotations

from typing import Any

from revier.games.schichtwechsel.names import (
    CARD_IDS,
    CART_IDS,
    FRAME_SPACE_IDS,
    GREY_IDS,
    HOUSE_IDS,
    PHASE_IDS,
    PLOT_IDS,
    ROUND_CARD_IDS,
    TILE_IDS,
    TRACK_IDS,
    WAGON_IDS,
)
from revier.kernel.state import State

Json = dict[str, Any]


def of_table(s: State, v: Json) -> dict[str, list[int]]:
    numbers = [] if s.is_over else s.asked().ints()[1:]
    cards = v["cards"]
    return {
        "arguments": [*numbers, *[0] * (4 - len(numbers))],
        "round": [v["round"]],
        "phase": [v["phase"] == id for id in PHASE_IDS],
        "bag": [v["bag"]["coal"], v["bag"]["spoil"]],
        "stone": [v["stone"] == id for id in ("box", "bag", "aside")],
        "round_card": [v["round_card"] == id for id in ROUND_CARD_IDS],
        "past_cards": [id in v["past_round_cards"] for id in ROUND_CARD_IDS],
        "tiles": [id in v["tiles"] for id in TILE_IDS],
        "available": [id in cards and cards[id]["is_available"] for id in CARD_IDS],
        "covered": [v["grey_fields"][id] == "covered" for id in GREY_IDS],
    }


def of_seat(s: State, v: Json, owner: int) -> dict[str, list[int]]:
    mine = v["seats"][owner]
    return {
        "to_act": [v["to_act"] == owner],
        "starts": [v["start_player"] == owner],
        "marker": [v["start_marker"] == owner],
        "score": [max(-150, min(mine["score"], 150))],
        "tools": [min(mine["tools"], 40)],
        "coins": [mine["coins"]],
        "white": [mine["white"]],
        "cube": [mine["cube"]],
        "passed": [mine["passed"]],
        "water": [mine["water"]],
        "heap": [mine["heap"]],
        "reserve": [mine["coke_reserve"]],
        "own_field": [mine["own_field"]],
        "coke_wagons": [mine["coke_wagons"]],
        "sold": [mine["sold"]],
        "miner": [mine["miner"]],
        "headframes": [mine["headframes_on_card"], mine["headframes_in_base"]],
        "own_card": [mine["own_card"]["is_available"]],
        "tile": [mine["tile"] == id for id in TILE_IDS],
        "cart_coal": [mine["carts"][id]["coal"] for id in CART_IDS],
        "cart_spoil": [mine["carts"][id]["spoil"] for id in CART_IDS],
        "wagon_coal": [mine["wagons"][id]["coal"] for id in WAGON_IDS],
        "houses": [id in mine["houses"] for id in HOUSE_IDS],
        "plots": [mine["plots"][id] for id in PLOT_IDS],
        "discs": [mine["discs"][id] for id in TRACK_IDS],
        "first_at_target": [v["first_at_target"][id] == owner for id in TRACK_IDS],
        "first_at_exit": [v["first_at_exit"] == owner],
        "grey_fields": [v["grey_fields"][id] == owner for id in GREY_IDS],
        "frame_spaces": [v["headframe_spaces"][id] == owner for id in FRAME_SPACE_IDS],
        "used": [id in v["cards"] and owner in v["cards"][id]["users"] for id in CARD_IDS],
    }
