"""What an observation of Glück Auf must hold, said a second time: from the view, which hides what is secret."""

from __future__ import annotations

from typing import Any

from revier.games.glueck_auf.components import COLOR_IDS, DATA, SPACE_IDS, TARGET, TRANSPORT_IDS
from revier.kernel.state import State

Json = dict[str, Any]

ORDERS = {order["id"]: order for order in DATA["orders"]}
TILES = {tile["id"]: tile for tile in DATA["tiles"]}
ELEMENTS = [element["id"] for element in DATA["clock"]][:8]


def card(id: str | None) -> list[int]:
    if id is None:
        return [0] * 9
    order = ORDERS[id]
    slots = [order["slots"].count(color) for color in COLOR_IDS]
    return [*slots, *[int(order["transport"] == transport) for transport in TRANSPORT_IDS], order["points"]]


def tile(id: str | None) -> list[int]:
    if id is None:
        return [0] * 6
    found = TILES[id]
    carts = [found["carts"] if found["color"] == color else 0 for color in COLOR_IDS]
    return [*carts, int(found["side"] == "dark"), found["cost"]]


def padded(rows: list[list[int]], places: int, width: int) -> list[int]:
    return [n for row in rows for n in row] + [0] * width * (places - len(rows))


def drawn(v: Json, pile: str) -> list[str | None]:
    pieces = v["drawn"] and v["drawn"]["pile"] == pile and v["drawn"]["pieces"]
    return list(pieces or [])


def of_table(s: State, v: Json) -> dict[str, list[int]]:
    spaces = v["spaces"]
    question = s.decision()
    in_pit = question is not None and question.kind in ("PitStep", "SubCube")
    return {
        "steps_left": [s.asked().ints()[1] if in_pit else 0],
        "shift": [v["shift"]],
        "supply": [v["supply"][color] for color in COLOR_IDS],
        "tile_stack": [v["tile_stack"]["size"]],
        "order_stack": [v["order_stack"]["size"]],
        "tiles_shown": [n for id in SPACE_IDS[:8] for n in tile(spaces[id]["piece"])],
        "orders_shown": [n for id in SPACE_IDS[21:25] for n in card(spaces[id]["piece"])],
        "draft": padded([card(id) for id in v["draft"]], {2: 7, 3: 10, 4: 13}[v["players"]], 9),
        "drawn_tiles": padded([tile(id) for id in drawn(v, "tiles")], 5, 6),
        "drawn_orders": padded([card(id) for id in drawn(v, "orders")], 5, 9),
    }


def of_seat(s: State, v: Json, owner: int) -> dict[str, list[int]]:
    mine = v["seats"][owner]
    open_slots = {
        (order["order"], color): sum([slot["color"] == color and not slot["cubes"] for slot in order["slots"]])
        for order in mine["outstanding"]
        for color in COLOR_IDS
    }
    ready = [order["order"] for order in mine["outstanding"] if all([slot["cubes"] for slot in order["slots"]])]
    return {
        "to_act": [v["to_act"] == owner],
        "starts": [v["start_player"] == owner],
        "workers": [mine["workers"]],
        "on_bank": [mine["on_bank"]],
        "in_canteen": [mine["in_canteen"]],
        "marks": [min(mine["marks"], 60)],
        "score": [max(-200, min(mine["score"], 200))],
        "cage_level": [mine["cage_level"]],
        "cage": [mine["cage"][color] for color in COLOR_IDS],
        "store": [mine["store"][color] for color in COLOR_IDS],
        "empty_carts": [sum([c["color"] == color and c["cube"] is None for c in mine["carts"]]) for color in COLOR_IDS],
        "full_carts": [
            sum([c["color"] == color and c["cube"] is not None for c in mine["carts"]]) for color in COLOR_IDS
        ],
        "tiles": [sum([TILES[id]["side"] == side for id in mine["tiles"]]) for side in ("light", "dark")],
        "crew": [v["spaces"][id]["crew"] if v["spaces"][id]["owner"] == owner else 0 for id in SPACE_IDS[:26]],
        "open_slots": [open_slots.get((str(order), str(color)), 0) for order, color in TARGET.values],
        "ready": [sum([ORDERS[id]["transport"] == transport for id in ready]) for transport in TRANSPORT_IDS],
        "outstanding": [len(mine["outstanding"])],
        "delivered": [mine["delivered_count"]],
        "delivered_shown": [mine["delivered"] is not None],
        "delivered_slots": [
            0 if mine["delivered"] is None else v["clock"][element]["counts"][owner] for element in ELEMENTS
        ],
    }
