"""The pieces of Glück Auf as coloured letters: cubes, carts, tiles, orders."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from revier.games.glueck_auf.components import DATA
from revier.games.glueck_auf.view import OrderView, SlotView
from revier.terminal.look import GOOD, QUIET, Look, ink, join

Json = dict[str, Any]

COLORS: list[str] = DATA["colors"]
TILES: dict[str, Json] = {tile["id"]: tile for tile in DATA["tiles"]}
ORDERS: dict[str, Json] = {order["id"]: order for order in DATA["orders"]}
CLOCK: list[Json] = DATA["clock"]
CAGE: int = DATA["limits"]["cage_capacity"]

FILLS = {
    "yellow": "#3A2704 on #E6B53C",
    "brown": "#FFEBD6 on #8B5231",
    "grey": "#1D2123 on #A3A8AB",
    "black": "#F2EEE6 on #37353B",
}

# Letters without a cube: shades that can be read on dark and on light ground.
WANTED = {"yellow": "#B8860B", "brown": "#A8673C", "grey": "#8A8F92", "black": "bold"}


def letter(look: Look, color: str) -> str:
    return look.say(f"ga-letter-{color}")


def cube(look: Look, color: str) -> Text:
    return ink(letter(look, color), f"bold {FILLS[color]}")


def cubes(look: Look, counts: dict[str, int]) -> Text:
    """All cubes of a cage or store."""
    return Text().join([cube(look, color) for color in COLORS for i in range(counts[color])])


def cage(look: Look, counts: dict[str, int]) -> Text:
    """The cage with its free places."""
    inside = cubes(look, counts)
    return ink("[", "bold") + inside + ink("·" * (CAGE - inside.cell_len), QUIET) + ink("]", "bold")


def cart(look: Look, color: str | None) -> Text:
    """A cart, empty or with a cube."""
    inside = ink("·", QUIET) if color is None else cube(look, color)
    return Text("[") + inside + Text("]")


def tile(look: Look, id: str) -> Text:
    """Side, carts and price of a tunnel tile."""
    width = max(len(look.say(f"ga-side-{side}")) for side in DATA["sides"])
    side = TILES[id]["side"]
    name = ink(look.say(f"ga-side-{side}").ljust(width), "bold" if side == "light" else QUIET)
    return join([name, price(look, id)])


def price(look: Look, id: str) -> Text:
    """Carts and price of a tunnel tile."""
    facts = TILES[id]
    carts = Text().join([cube(look, facts["color"])] * facts["carts"])
    carts.pad_right(2 - facts["carts"])
    return join([carts, f"{facts['cost']} M"])


def slots(look: Look, id: str, filled: list[SlotView] | None, brackets: bool) -> Text:
    """The slots of an order: small letters where coal is wanted, cubes where it lies."""
    row = Text()
    for i, color in enumerate(ORDERS[id]["slots"]):
        on_it = filled[i]["cubes"] if filled is not None else []
        inside = Text().join([cube(look, one) for one in on_it]) if on_it else wanted(look, color)
        row += Text("[") + inside + Text("]") if brackets else inside
    return row


def wanted(look: Look, color: str) -> Text:
    """A free slot: the letter without its cube."""
    return ink(letter(look, color).lower(), WANTED[color])


def is_complete(card: OrderView) -> bool:
    return all(slot["cubes"] for slot in card["slots"])


def order(look: Look, id: str, card: OrderView | None = None, brackets: bool = False) -> Text:
    """Transport, slots and points; `card` says what lies on it."""
    width = max(len(look.say(f"ga-transport-{name}")) for name in DATA["transports"])
    name = look.say(f"ga-transport-{ORDERS[id]['transport']}").ljust(width)
    return join([name, worth(look, id, card, brackets)])


def worth(look: Look, id: str, card: OrderView | None = None, brackets: bool = False) -> Text:
    """Slots and points of an order."""
    row = slots(look, id, None if card is None else card["slots"], brackets)
    row.pad_right((12 if brackets else 4) - row.cell_len)
    done = ink("✓", GOOD) if card is not None and is_complete(card) else Text(" ")
    return join([row, f"{ORDERS[id]['points']:>2}", done])


def small_order(look: Look, id: str, card: OrderView | None = None) -> Text:
    """An order in few columns: two letters of its transport, and its slots; delivered without its `card`."""
    short = look.say(f"ga-short-{ORDERS[id]['transport']}")
    done = ink("✓", GOOD) if card is None or is_complete(card) else Text()
    return Text(short + " ") + slots(look, id, None if card is None else card["slots"], False) + done
