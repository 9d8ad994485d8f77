"""The mines below ground: one's own large, the others' small."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from revier.games.glueck_auf.view import GlueckAufView, SeatView
from revier.terminal.glueck_auf.pieces import COLORS, FILLS, cage, cart, cube, cubes, order, small_order
from revier.terminal.look import NARROW, QUIET, WIDE, Block, Look, beside, box, columns, fit, ink, join


def own_area(view: GlueckAufView, look: Look) -> Block:
    assert look.seat is not None
    width = look.width if look.width < NARROW else look.width * 57 // 100
    mine = mine_box(view, look, look.seat, width)
    if look.width < NARROW:
        return mine + own_orders(view, look, look.width, 0)
    cards = own_orders(view, look, look.width - width, len(mine) - 2)
    return beside(mine, cards)


def title(view: GlueckAufView, look: Look, seat: int) -> Text:
    """Who it is, points, Marks, and workers in hand."""
    facts = view["seats"][seat]
    name = ink(look.names[seat], "bold")
    bell = "♪" if seat == view["start_player"] else ""
    stats = look.say("ga-board-stats", points=facts["score"], marks=facts["marks"])
    return join([look.crest(seat), name, bell, stats, look.crew(seat, facts["workers"])])


def mine_box(view: GlueckAufView, look: Look, seat: int, width: int) -> Block:
    """The shaft with the cage, light side left, dark side right, surface on top."""
    facts = view["seats"][seat]
    side = (width - 2 - 3 - 9) // 2
    light, dark = tiles(look, facts)
    store = fit(store_line(look, facts, side + 1 - light.cell_len), side + 2 - light.cell_len)
    rows = [Text(" ") + store + light + shaft(look, facts, 0) + dark]
    for i, color in enumerate(COLORS):
        left = carts(look, facts, color, "light", side - 1)
        right = carts(look, facts, color, "dark", side - 1)
        row = Text(" ") + seam(i) + Text(" ") + fit(left, side - 1, "right") + Text(" ") + shaft(look, facts, i + 1)
        rows.append(row + Text(" ") + right)
    return box(title(view, look, seat), rows, width)


def seam(i: int) -> Text:
    """The number of a level in the colour of its coal."""
    return ink(str(i + 1), FILLS[COLORS[i]])


def shaft(look: Look, facts: SeatView, level: int) -> Text:
    """One storey of the shaft: the cage, the rope above it, or nothing."""
    here = ink("   │   " if level < facts["cage_level"] else " " * 7, QUIET)
    if level == facts["cage_level"]:
        here = cage(look, facts["cage"])
    return ink("┃", QUIET) + here + ink("┃", QUIET)


def tiles(look: Look, facts: SeatView) -> tuple[Text, Text]:
    """How many tiles the light and the dark side have, and what the difference costs."""
    light = sum(tile.endswith("_light") for tile in facts["tiles"])
    dark = len(facts["tiles"]) - light
    cost = look.say("ga-board-cost", points=-2 * abs(light - dark)) if light != dark else ""
    left = ink(f"{look.say('ga-side-light')} {light} ", QUIET)
    return left, ink(f" {look.say('ga-side-dark')} {dark}  ", QUIET) + ink(cost, "bold")


def store_line(look: Look, facts: SeatView, width: int) -> Text:
    """The store; where its cubes do not fit, how many of each."""
    name = ink(look.say("ga-place-store") + " ", QUIET)
    store = facts["store"]
    row = cubes(look, store)
    if name.cell_len + row.cell_len > width:
        row = join([cube(look, color) + Text(str(store[color])) for color in COLORS if store[color]])
    return name + row


def carts(look: Look, facts: SeatView, color: str, side: str, width: int) -> Text:
    """The carts of one side of a level; where they do not fit, how many of each."""
    found = [one["cube"] for one in facts["carts"] if one["color"] == color and one["side"] == side]
    row = Text().join([cart(look, one) for one in found])
    if row.cell_len <= width:
        return row
    kinds: list[str | None] = [*COLORS, None]
    return join([cart(look, one) + Text(f"×{found.count(one)}") for one in kinds if one in found])


def own_orders(view: GlueckAufView, look: Look, width: int, height: int) -> Block:
    assert look.seat is not None
    facts = view["seats"][look.seat]
    cards = facts["outstanding"]
    wide = len(cards) <= max(height, 5)
    rows = columns([order(look, card["order"], card, brackets=wide) for card in cards], width - 2)
    delivered = facts["delivered"] or []  # whoever looks sees their own
    done = wrapped([small_order(look, id) for id in delivered], width - 2)
    if delivered and len(rows) + len(done) <= max(height, 5):
        rows += done
    heading = look.say("ga-board-orders", count=len(cards), delivered=facts["delivered_count"])
    return box(ink(heading, "bold"), rows, width, height)


def others(view: GlueckAufView, look: Look) -> Block:
    """The mines of the other seats, side by side as far as there is room."""
    seats = [seat for seat in range(view["players"]) if seat != look.seat]
    if look.width < NARROW:
        return [line for seat in seats for line in small_mine(view, look, seat, look.width)]
    per_row = 2 if look.width < WIDE else len(seats)
    rows: Block = []
    for i in range(0, len(seats), per_row):
        group = seats[i : i + per_row]
        blocks = [small_mine(view, look, seat, look.width // per_row) for seat in group]
        rows += beside(*even(blocks))
    return rows


def even(blocks: list[Block]) -> list[Block]:
    """Boxes of equal height, the shorter ones filled up above their lower edge."""
    height = max(len(lines) for lines in blocks)
    filled = []
    for lines in blocks:
        width = lines[0].cell_len
        empty = ink("│", QUIET) + Text(" " * (width - 2)) + ink("│", QUIET)
        filled.append([*lines[:-1], *[empty] * (height - len(lines)), lines[-1]])
    return filled


def small_mine(view: GlueckAufView, look: Look, seat: int, width: int) -> Block:
    """A mine with one letter a cart; orders beside it, or below where it is narrow."""
    facts = view["seats"][seat]
    side = 8
    delivered = look.say("ga-board-delivered", count=facts["delivered_count"])
    store = fit(store_line(look, facts, side + 2), side + 2)
    rows = [Text(" ") + store + shaft(look, facts, 0) + ink(f" {delivered}", QUIET)]
    for i, color in enumerate(COLORS):
        light = fit(small_carts(look, facts, color, "light", side), side, "right")
        dark = fit(small_carts(look, facts, color, "dark", side), side)
        rows.append(Text(" ") + seam(i) + Text(" ") + light + shaft(look, facts, i + 1) + dark)
    cards = [small_order(look, card["order"], card) for card in facts["outstanding"]]
    if width < 46:
        return box(title(view, look, seat), [*rows, *wrapped(cards, width - 2)], width)
    beside_it = width - 2 - 35
    return box(title(view, look, seat), beside([fit(row, 35) for row in rows], columns(cards, beside_it)), width)


def small_carts(look: Look, facts: SeatView, color: str, side: str, width: int) -> Text:
    """One letter a cart; where they do not fit, how many of each."""
    found = [one["cube"] for one in facts["carts"] if one["color"] == color and one["side"] == side]
    if len(found) <= width:
        return Text().join([small_cart(look, one) for one in found])
    kinds: list[str | None] = [*COLORS, None]
    return Text().join([small_cart(look, one) + Text(str(found.count(one))) for one in kinds if one in found])


def small_cart(look: Look, color: str | None) -> Text:
    return Text("·") if color is None else cube(look, color)


def wrapped(cells: Iterable[Text], width: int) -> Block:
    """Cells one after another, in as many lines as they need."""
    rows: Block = [Text(" ")]
    for cell in cells:
        if rows[-1].cell_len + cell.cell_len + 2 > width:
            rows.append(Text(" "))
        rows[-1] += cell + Text("  ")
    return rows


def summary(view: GlueckAufView, look: Look) -> Block:
    """One's own mine in three lines, where there is no room for it."""
    assert look.seat is not None
    facts = view["seats"][look.seat]
    level = facts["cage_level"]
    light, dark = tiles(look, facts)
    levels = []
    for i, color in enumerate(COLORS):
        sides = [small_carts(look, facts, color, side, 8) for side in ("light", "dark")]
        row = seam(i) + sides[0] + sides[1]
        levels.append(row + cage(look, facts["cage"]) if level == i + 1 else row)
    top = Text("0") + cage(look, facts["cage"]) if level == 0 else Text("0")
    lines = [
        title(view, look, look.seat),
        join([small_order(look, card["order"], card) for card in facts["outstanding"]], "  "),
        join([join([top, *levels]), store_line(look, facts, look.width), light + dark], " · "),
    ]
    return [fit(line, look.width) for line in lines]
