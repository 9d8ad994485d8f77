"""What is in the box [GA-2], read from components.toml once, at import.

Rules calculate with the numbers given here; the names are for people. Counting starts at 0 in data order.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf import TITLE
from revier.kernel.tables import Domain
from revier.kernel.title import read_toml

DATA: Final[dict[str, Any]] = read_toml("revier.games.glueck_auf", "components.toml")

MIN_PLAYERS: Final = TITLE.seats[0]
MAX_PLAYERS: Final = TITLE.seats[-1]

# Colours 0 yellow, 1 brown, 2 grey, 3 black; the tunnel level of a colour is its number plus one [GA-2.3].
COLORS: Final = 4
COLOR_IDS: Final[list[str]] = DATA["colors"]
COLOR: Final = Domain("color", COLOR_IDS)
SURFACE: Final = 0
LEVELS: Final = 5
LIGHT: Final = 0
DARK: Final = 1
SIDE_IDS: Final[list[str]] = DATA["sides"]
TRANSPORTS: Final = 4
TRANSPORT_IDS: Final[list[str]] = DATA["transports"]
TRANSPORT: Final = Domain("transport", TRANSPORT_IDS)

SHIFTS: Final = 3
CAGE_CAPACITY: Final = 5
DRAW_SIZE: Final = 5
ORDERS_AT_START: Final = 3
CUBES_PER_COLOR: Final = 16

# Worker spaces, by the number of the first of their kind [GA-2.5]; the bank is none but can be chosen.
SPACES: Final = 26
FACTORY: Final = 0
FACTORY_TILES: Final = 8
FACTORY_DRAW: Final = 8
PIT: Final = 9
DELIVERY: Final = 13
MONEY: Final = 17
ORDER: Final = 21
ORDER_SPACES: Final = 4
ORDER_DRAW: Final = 25
BANK: Final = 26
SPACE_IDS: Final[list[str]] = [space["id"] for space in DATA["worker_spaces"]] + [DATA["bank"]["id"]]
SPACE: Final = Domain("space", SPACE_IDS)
SPACE_VALUE: Final = vec[i64]([space.get("value", 0) for space in DATA["worker_spaces"]])  # steps or Marks
OPEN_FROM: Final = vec[i64]([space["min_players"] for space in DATA["worker_spaces"]])  # seats [GA-3.2]

# Numbers by seat count [GA-3.1].
SETUP: Final[dict[int, dict[str, int]]] = {int(n): row for n, row in DATA["setup"].items()}

# Sixteen kinds of tunnel tiles [GA-2.2].
TILE_KINDS: Final = 16
TILE_IDS: Final[list[str]] = [tile["id"] for tile in DATA["tiles"]]
TILE: Final = Domain("tile", TILE_IDS)
TILE_COPIES: Final = vec[i64]([tile["copies"] for tile in DATA["tiles"]])
TILE_COLOR: Final = vec[i64]([COLOR_IDS.index(tile["color"]) for tile in DATA["tiles"]])
TILE_CARTS: Final = vec[i64]([tile["carts"] for tile in DATA["tiles"]])
TILE_SIDE: Final = vec[i64]([SIDE_IDS.index(tile["side"]) for tile in DATA["tiles"]])
TILE_COST: Final = vec[i64]([tile["cost"] for tile in DATA["tiles"]])
PRINTED_SIDE: Final = vec[i64]([SIDE_IDS.index(cart["side"]) for cart in DATA["start_cubes"]])

# Forty-four orders, eleven of each transport in turn [GA-2.1]. A target is a pair (order, colour) [GA-18.1]; its
# slots lie side by side in one long row of all 88 slots and are filled from left to right.
ORDERS: Final = 44
ORDERS_PER_TRANSPORT: Final = 11
ORDER_IDS: Final[list[str]] = [order["id"] for order in DATA["orders"]]
ORDER_CARD: Final = Domain("order", ORDER_IDS)
ORDER_TRANSPORT: Final = vec[i64]([TRANSPORT_IDS.index(order["transport"]) for order in DATA["orders"]])
ORDER_POINTS: Final = vec[i64]([order["points"] for order in DATA["orders"]])

TARGETS: Final = 56
SLOTS: Final = 88
_PAIRS: Final[list[tuple[int, int]]] = [
    (o, c) for o, order in enumerate(DATA["orders"]) for c in range(COLORS) if COLOR_IDS[c] in order["slots"]
]
_COUNTS: Final[list[int]] = [DATA["orders"][o]["slots"].count(COLOR_IDS[c]) for o, c in _PAIRS]
TARGET: Final = Domain("order color", [(ORDER_IDS[o], COLOR_IDS[c]) for o, c in _PAIRS])
TARGET_ORDER: Final = vec[i64]([o for o, c in _PAIRS])
TARGET_COLOR: Final = vec[i64]([c for o, c in _PAIRS])
FIRST_SLOT: Final = vec[i64]([sum(_COUNTS[:t]) for t in range(TARGETS)])
LAST_SLOT: Final = vec[i64]([sum(_COUNTS[: t + 1]) - 1 for t in range(TARGETS)])
SLOT_ORDER: Final = vec[i64]([o for (o, c), count in zip(_PAIRS, _COUNTS, strict=True) for i in range(count)])
SLOT_COLOR: Final = vec[i64]([c for (o, c), count in zip(_PAIRS, _COUNTS, strict=True) for i in range(count)])
FIRST_TARGET: Final = vec[i64]([[o for o, c in _PAIRS].index(o) for o in range(ORDERS)] + [TARGETS])

# The shift clock [GA-12.2]: four elements per kind, in the order coal, haul, cart; kind n scores from shift n.
ELEMENTS: Final = 12
ELEMENT_IDS: Final[list[str]] = [element["id"] for element in DATA["clock"]]
ELEMENT: Final = Domain("element", ELEMENT_IDS)
FIRST_PLACE: Final = vec[i64]([element["first"] for element in DATA["clock"]])
SECOND_PLACE: Final = vec[i64]([element["second"] for element in DATA["clock"]])

MARKS_PER_VP: Final = 5
CUBES_PER_VP: Final = 3
VP_PER_OUTSTANDING: Final = -1
VP_PER_EXCESS_TILE: Final = -2

HIDDEN_OR_OPEN: Final[list[str]] = DATA["options"]["delivered_orders"]["values"]
