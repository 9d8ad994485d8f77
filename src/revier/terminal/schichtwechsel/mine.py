"""The mines: one's own with all its parts, the others' in two lines."""

from __future__ import annotations

from rich.text import Text

from revier.games.schichtwechsel.view import SeatView, View
from revier.terminal.look import GOOD, QUIET, Block, Look, fit, ink, join
from revier.terminal.schichtwechsel.cards import face, halves
from revier.terminal.schichtwechsel.pieces import (
    COKE,
    Facts,
    called,
    cart,
    labelled,
    mark,
    row_of,
    rule,
    shorts,
    wagon,
)


def stats(view: View, look: Look, seat: int) -> list[Text]:
    """Points, what one can pay with, tool markers."""
    mine = view["seats"][seat]
    name = join([look.crest(seat), ink(look.names[seat], "bold")])
    cells = [name, ink(look.say("sw-board-vp", vp=mine["score"]), "bold"), tokens(look, mine)]
    cells.append(Text(look.say("sw-board-tools", count=mine["tools"])))
    if mine["passed"]:
        cells.append(ink(look.say("sw-board-passed"), QUIET))
    return cells


def tokens(look: Look, mine: SeatView) -> Text:
    """A letter for every white cube, the player cube and every coin."""
    letters = ["white"] * mine["white"] + ["player"] * int(mine["cube"]) + ["coin"] * mine["coins"]
    return Text("".join(look.say(f"sw-token-{letter[0]}") for letter in letters)) if letters else ink("–", QUIET)


def own(view: View, look: Look, facts: Facts) -> Block:
    assert look.seat is not None
    mine = view["seats"][look.seat]
    return [
        rule(join(stats(view, look, look.seat), " · "), look.width),
        *labelled(look, look.say("sw-box-mine"), [*loads(view, look, facts, look.seat, lit=True), reach(look, mine)]),
        *labelled(look, look.say("sw-box-store"), stores(look, facts, mine)),
        *labelled(look, look.say("sw-box-houses"), fields(look, facts, mine)),
        *labelled(look, look.say("sw-box-own"), own_card(look, facts, mine)),
    ]


def loads(view: View, look: Look, facts: Facts, seat: int, *, lit: bool = False) -> list[Text]:
    """Carts, then coal wagons; lit ones with their numbers."""
    mine = view["seats"][seat]
    carts = [cart(look, facts, id, load) for id, load in mine["carts"].items()]
    wagons = []
    for id, load in mine["wagons"].items():
        wagons.append((mark(look, f"wagon:{id}") if lit else Text()) + wagon(look, facts, id, load))
    names = [ink(look.say("sw-board-carts"), QUIET), ink(look.say("sw-board-wagons"), QUIET)]
    between = " " if lit else ""
    return [join([names[0], join(carts, between)]), join([names[1], join(wagons, between)])]


def reach(look: Look, mine: SeatView) -> Text:
    """How far the miner may go."""
    return Text(look.say("sw-board-range", count=mine["work_range"]))


def stores(look: Look, facts: Facts, mine: SeatView) -> list[Text]:
    """Heap, gauge, coke on wagons, coke sold with what its columns are worth, coke left."""
    water = facts.water
    gauge = look.say("sw-board-water", level=mine["water"], top=water["top"], cube=water["white_cube_level"])
    pair = facts.sold["units_per_column"]
    columns = [
        Text(COKE * pair) + Text(str(vp)) if mine["sold"] >= pair * (i + 1) else ink(f"{'·' * pair}{vp}", QUIET)
        for i, vp in enumerate(facts.sold["vp"])
    ]
    return [
        join(
            [ink(look.say("sw-board-heap"), QUIET), row_of(look.say("sw-letter-spoil"), mine["heap"], facts.heap_size)]
        ),
        Text(gauge),
        Text(look.say("sw-board-due", count=mine["white_cubes_due"])),
        join([ink(look.say("sw-board-coke-wagons"), QUIET), row_of(COKE, mine["coke_wagons"], facts.coke_wagons)]),
        join([ink(look.say("sw-board-sold"), QUIET), *columns]),
        ink(look.say("sw-board-reserve", count=mine["coke_reserve"]), QUIET),
    ]


def fields(look: Look, facts: Facts, mine: SeatView) -> list[Text]:
    """The house track: ⌂ a house is still there, ✓ its field is free and works in step VI."""
    cells = []
    for number, (id, field) in enumerate(facts.fields.items(), 1):
        effect = " / ".join(shorts(look, option) for option in field["options"])
        stays = id in mine["houses"]
        sign = ink("⌂", QUIET) if stays else ink("✓", GOOD)
        cells.append(mark(look, f"house:{id}") + sign + Text(f"{number} ") + ink(effect, QUIET if stays else ""))
    return cells


def own_card(look: Look, facts: Facts, mine: SeatView) -> list[Text]:
    """The own card with the headframes still on it, and this round's tile."""
    text = face(look, facts.own_card)
    if mine["own_card"]["users"]:
        text = ink(text.plain, QUIET) + ink(f" {look.say('sw-board-used')}", QUIET)
    frames = row_of("♜", mine["headframes_on_card"], facts.own_card["headframes_on_card"])
    cells = [mark(look, "card:own_card") + text + Text(" ") + frames]
    if mine["tile"] is not None:
        upper, lower = halves(look, facts, mine["tile"])
        cells += [join([ink(called(look, "tile", mine["tile"]), "bold"), upper]), lower]
    return cells


# -- in short -------------------------------------------------------------------------------------


def summary(view: View, look: Look, facts: Facts) -> Block:
    """One's own mine in two lines, where there is no room for it."""
    assert look.seat is not None
    return small(view, look, facts, look.seat)


def others(view: View, look: Look, facts: Facts) -> Block:
    seats = [(view["start_player"] + i) % view["players"] for i in range(view["players"])]
    return [line for seat in seats if seat != look.seat for line in small(view, look, facts, seat)]


def small(view: View, look: Look, facts: Facts, seat: int) -> Block:
    """Points, tokens, tools, water, heap and coke; then carts, wagons, free bonus fields, the tile."""
    mine = view["seats"][seat]
    coke = look.say("sw-board-coke", plant=mine["coke_in_plant"], wagons=mine["coke_wagons"], sold=mine["sold"])
    first = [
        *stats(view, look, seat),
        Text(look.say("sw-board-level", level=mine["water"])),
        Text(look.say("sw-board-heap-count", count=mine["heap"])),
        Text(coke),
    ]
    free = [str(i) for i, id in enumerate(facts.fields, 1) if id not in mine["houses"]]
    second = loads(view, look, facts, seat)
    if free:
        second.append(Text("✓" + " ".join(free)))
    if mine["tile"] is not None:
        second.append(ink(called(look, "tile", mine["tile"]), QUIET))
    if mine["own_card"]["users"]:
        second.append(ink(look.say("sw-board-own-used"), QUIET))
    return [fit(join(first, " · "), look.width), fit(Text("   ") + join(second, "  "), look.width)]
