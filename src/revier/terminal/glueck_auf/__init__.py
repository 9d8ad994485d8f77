"""The board of Glück Auf as lines of text: the works on top, the mines below, as a view shows them."""

from __future__ import annotations

from rich.text import Text

from revier.games.glueck_auf.view import GlueckAufView
from revier.terminal.glueck_auf.mines import others, own_area, summary
from revier.terminal.glueck_auf.pieces import cube, order, price, tile, worth
from revier.terminal.glueck_auf.works import clock, surface
from revier.terminal.look import QUIET, WIDE, Block, Look, fit, ink, join

LIT_TARGETS = ("space:",)  # options on these components are numbered on the board itself
PIT_KINDS = ("PitStep", "SubCube")


def draw(view: GlueckAufView, look: Look, kind: str, height: int) -> Block:
    """As much of the table as the height allows, what the decision needs first."""
    head = [headline(view, look)]
    works = surface(view, look)
    if look.seat is None:
        return first_that_fits(height, head + works + others(view, look), head + works)
    own = own_area(view, look)
    rest = (clock(view, look) if look.width < WIDE else []) + others(view, look)
    if kind in PIT_KINDS:
        return first_that_fits(height, head + works + own + rest, head + own + rest, head + own)
    choices = [head + works + own + rest, head + works + own, head + works + summary(view, look)]
    if kind != "PlaceWorkers":
        choices.append(head + summary(view, look))  # nothing is chosen on the works
    return first_that_fits(height, *choices)


def first_that_fits(height: int, *choices: Block) -> Block:
    return next((choice for choice in choices if len(choice) <= height), choices[-1])


def headline(view: GlueckAufView, look: Look) -> Text:
    shift = view["shift"]
    parts = [ink(look.say("ga-title"), "bold")]
    parts.append(Text(look.say("ga-board-shift", shift=shift) if shift else look.say("ga-place-draft")))
    parts.append(Text(look.say("ga-board-start", seat=view["start_player"])))
    if look.width < WIDE:
        return fit(join(parts, " · "), look.width)
    orders = look.say(f"ga-option-delivered-orders-{view['options']['delivered_orders']}")
    parts.append(ink(f"{look.say('ga-option-delivered-orders')} {orders}", QUIET))
    return fit(join(parts, " · "), look.width)


def chips(view: GlueckAufView, look: Look, args: dict[str, int | str]) -> Text:
    """The pieces an option is about, beside the text that names them."""
    if "color" in args:
        return cube(look, str(args["color"]))
    if "tile" in args:
        return price(look, str(args["tile"]))
    if "order" in args:
        return worth(look, str(args["order"]))
    if "space" in args and args["space"] != "bank":
        return space_chips(view, look, str(args["space"]))
    return Text()


def space_chips(view: GlueckAufView, look: Look, id: str) -> Text:
    """How many workers a space takes, who stands there, and what lies there."""
    facts = view["spaces"][id]
    need = ink(look.say("ga-board-need", count=facts["crew"] + 1), QUIET)
    crew = Text() if facts["owner"] is None else look.crew(facts["owner"], facts["crew"])
    piece = facts["piece"]
    if piece is None:
        return join([need, crew])
    return join([need, crew, tile(look, piece) if id.startswith("factory") else order(look, piece)])
