"""The action cards and the selection tiles."""

from __future__ import annotations

from rich.text import Text

from revier.games.schichtwechsel.view import CardView, View
from revier.terminal.look import QUIET, Block, Look, fit, ink, join
from revier.terminal.schichtwechsel.pieces import Facts, Json, called, labelled, mark, price, rule, shorts

# by what they do; those of a row stand in one line where there is room
ROWS = [["haul"], ["coking"], ["loading"], ["track"], ["miner", "water"], ["headframe", "copy"]]


def cards(view: View, look: Look, facts: Facts) -> Block:
    """Price, effect, ↻ usable several times, ⊘ not to be copied, who used it; dim: not available any more."""
    rows = [rule(ink(look.say("sw-box-cards"), "bold"), look.width)]
    for categories in ROWS:
        cells: list[Text] = []
        for category in categories:
            found = [
                card_cell(look, facts, id, view["cards"][id])
                for id, card in facts.cards.items()
                if card["category"] == category and id in view["cards"]
            ]
            if cells and found:
                found[0] = ink(f"{look.say(f'sw-box-{category}')} ", QUIET) + found[0]
            cells += found
        rows += labelled(look, look.say(f"sw-box-{categories[0]}"), cells)
    return rows


def card_cell(look: Look, facts: Facts, id: str, state: CardView) -> Text:
    card = facts.cards[id]
    text = face(look, card) + Text("↻" if card["multi_use"] else "") + Text("" if card["copyable"] else "⊘")
    if not state["is_available"]:
        text = ink(text.plain, QUIET)
    users = Text().join([look.crest(seat) for seat in state["users"]])
    return mark(look, f"card:{id}") + join([text, users])


def face(look: Look, card: Json) -> Text:
    """What it costs and does; a card with two variants shows both."""
    if "variants" in card:
        return join([face(look, variant) for variant in card["variants"]], " | ")
    return ink(price(look, card["cost"]), "bold") + Text(" " + shorts(look, card["effects"]))


def tiles(view: View, look: Look, facts: Facts) -> Block:
    """The display: ↑ what a tile gives at once, ↓ what field 5 gives for it."""
    rows = [rule(ink(look.say("sw-box-tiles"), "bold"), look.width)]
    for id in view["tiles"]:
        row = mark(look, f"tile:{id}") + ink(called(look, "tile", id), "bold") + Text(" ") + parts(look, facts, id)
        rows.append(fit(row, look.width))
    return rows


def tile_names(view: View, look: Look, facts: Facts) -> Block:
    """The display in a line."""
    names = [ink(called(look, "tile", id), QUIET) for id in view["tiles"]]
    return labelled(look, look.say("sw-box-tiles"), names)


def parts(look: Look, facts: Facts, id: str) -> Text:
    return join(halves(look, facts, id))


def halves(look: Look, facts: Facts, id: str) -> list[Text]:
    tile = facts.tiles[id]
    lower = f"{shorts(look, tile['lower_a'])} / {shorts(look, tile['lower_b'])}"
    return [Text(f"↑ {shorts(look, tile['upper'])}"), ink(f"↓ {lower}", QUIET)]
