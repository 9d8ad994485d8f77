"""The works above ground, which everybody shares: spaces, cards, workers, the shift clock."""

from __future__ import annotations

from rich.text import Text

from revier.games.glueck_auf.view import GlueckAufView
from revier.terminal.glueck_auf.pieces import CLOCK, COLORS, Json, cube, order, tile
from revier.terminal.look import NARROW, QUIET, WIDE, Block, Look, beside, box, columns, fit, ink, join


def surface(view: GlueckAufView, look: Look) -> Block:
    if look.width < NARROW:
        return [line for block in narrow_surface(view, look) for line in block]
    factory = factory_box(view, look, 50)
    orders = orders_box(view, look, 30)
    boxes = [pit_box(view, look, 17), delivery_box(view, look, 19), money_box(view, look, 16)]
    if look.width < WIDE:
        return level([factory, orders]) + level([*boxes, yard_box(view, look, 28)])
    upper = level([factory, orders, yard_box(view, look, look.width - 80)])
    return upper + level([*boxes, clock_box(view, look, look.width - 52)])


def narrow_surface(view: GlueckAufView, look: Look) -> list[Block]:
    """One box below the other, for terminals that are narrower than the works."""
    boxes = [factory_box, orders_box, pit_box, delivery_box, money_box, yard_box]
    return [block(make(view, look, look.width)) for make in boxes]


Box = tuple[str, list[Text], int]  # heading, lines, width


def level(boxes: list[Box]) -> Block:
    """Boxes of equal height side by side."""
    height = max(len(lines) for _, lines, _ in boxes)
    return beside(*[block(made, height) for made in boxes])


def block(made: Box, height: int = 0) -> Block:
    heading, lines, width = made
    return box(ink(heading, "bold"), lines, width, height)


def space(view: GlueckAufView, look: Look, id: str, what: Text | str, width: int) -> Text:
    """A worker space: its number when it may be chosen, what is there, who stands there."""
    facts = view["spaces"][id]
    crew = Text() if facts["owner"] is None else look.crew(facts["owner"], facts["crew"])
    text = Text(what) if isinstance(what, str) else what
    return look.number(f"space:{id}") + fit(text, width - 7) + Text(" ") + fit(crew, 2)


def open_spaces(view: GlueckAufView, kind: str) -> list[str]:
    """The spaces of a kind that are not locked with this number of players."""
    return [id for id, facts in view["spaces"].items() if id.startswith(kind) and facts["is_open"]]


def factory_box(view: GlueckAufView, look: Look, width: int) -> Box:
    cells = []
    for id in open_spaces(view, "factory"):
        piece = view["spaces"][id]["piece"]
        what = ink("–", QUIET) if piece is None else tile(look, piece)
        if id == "factory_draw":
            what = Text(look.say("ga-board-draw", size=view["tile_stack"]["size"]))
        cells.append(space(view, look, id, what, (width - 3) // 2))
    return look.say("ga-place-factory"), columns(cells, width - 2, gap=1), width


def orders_box(view: GlueckAufView, look: Look, width: int) -> Box:
    rows = []
    for id in open_spaces(view, "order"):
        piece = view["spaces"][id]["piece"]
        what = ink("–", QUIET) if piece is None else order(look, piece)
        if id == "order_draw":
            what = Text(look.say("ga-board-draw", size=view["order_stack"]["size"]))
        rows.append(space(view, look, id, what, width - 2))
    return look.say("ga-place-orders"), rows, width


def pit_box(view: GlueckAufView, look: Look, width: int) -> Box:
    ids = open_spaces(view, "pit")
    rows = [space(view, look, id, look.say("ga-board-steps", count=int(id[4:])), width - 2) for id in ids]
    return look.say("ga-place-pit"), rows, width


def delivery_box(view: GlueckAufView, look: Look, width: int) -> Box:
    ids = open_spaces(view, "delivery")
    rows = [space(view, look, id, look.say(f"ga-transport-{id.split('_')[1]}"), width - 2) for id in ids]
    return look.say("ga-place-delivery"), rows, width


def money_box(view: GlueckAufView, look: Look, width: int) -> Box:
    ids = open_spaces(view, "money")
    rows = [space(view, look, id, f"{id.split('_')[1]} M", width - 2) for id in ids]
    bank = look.number("space:bank") + Text(f"1 M {look.say('ga-place-bank')}")
    return look.say("ga-place-money"), [*rows, bank], width


def yard_box(view: GlueckAufView, look: Look, width: int) -> Box:
    """The supply, and the workers who are out of the way: on the bank and in the canteen."""
    supply = [cube(look, color) + Text(f" {view['supply'][color]:<2}") for color in COLORS]
    rows = columns(supply, width - 2)
    on_bank = [seat["on_bank"] for seat in view["seats"]]
    in_canteen = [seat["in_canteen"] for seat in view["seats"]]
    for place, counts in (("ga-place-bank", on_bank), ("ga-place-canteen", in_canteen)):
        crews = [look.crew(seat, count) for seat, count in enumerate(counts) if count]
        rows.append(join([ink(look.say(place), QUIET), join(crews)]))
    return look.say("ga-place-supply"), rows, width


def clock(view: GlueckAufView, look: Look) -> Block:
    """The shift clock by itself, where it has no room among the works."""
    return block(clock_box(view, look, look.width))


def clock_box(view: GlueckAufView, look: Look, width: int) -> Box:
    """Three rows of four elements; those that do not score in this shift are quiet."""
    rows = []
    for kind in range(3):
        cells = [element(view, look, facts) for facts in CLOCK[4 * kind : 4 * kind + 4]]
        label = look.say(f"ga-shift-{kind + 1}").ljust(3) + ("[·]" if kind == 2 else "   ")
        row = Text(label) + Text().join([fit(cell, (width - 8) // 4) for cell in cells])
        if kind >= max(1, view["shift"]):
            row.stylize(QUIET)
        rows.append(row)
    return look.say("ga-place-clock"), rows, width


def element(view: GlueckAufView, look: Look, facts: Json) -> Text:
    """What it counts, what first and second place score, and who leads as far as one may know."""
    is_haul = facts["kind"] == "slots_transport"
    name = Text(look.say(f"ga-short-{facts['key']}")) if is_haul else cube(look, facts["key"])
    value = f"{facts['first']}/{facts['second']}" if view["players"] > 2 else str(facts["first"])
    return join([name, value, leader(look, view["clock"][facts["id"]]["counts"])])


def leader(look: Look, counts: list[int | None]) -> Text:
    """Who has most; one's own count where the others' are hidden; an equals sign where several lead."""
    known = [n for n in counts if n is not None]
    best = max(known, default=0)
    if len(known) < len(counts):
        mine = counts[look.seat] if look.seat is not None else None
        return look.crew(look.seat, mine) if look.seat is not None and mine else Text()
    if best == 0:
        return Text()
    return look.crew(counts.index(best), best) if counts.count(best) == 1 else ink(f"={best}", "bold")
