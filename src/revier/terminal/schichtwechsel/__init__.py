"""The table of Schichtwechsel as lines of text, as a view shows it: what the decision needs comes first."""

from __future__ import annotations

from rich.text import Text

from revier.games.schichtwechsel.view import View
from revier.terminal.look import Block, Look, fit, ink, join
from revier.terminal.schichtwechsel.cards import cards, face, parts, tile_names, tiles
from revier.terminal.schichtwechsel.mine import others, own, summary
from revier.terminal.schichtwechsel.pieces import Facts, cart, shorts, wagon
from revier.terminal.schichtwechsel.table import (
    frames,
    grey_sign,
    named_shift,
    plant,
    plots,
    round_card,
    shift,
    tracks,
)

# options on these components are numbered on the board itself, where it shows them
LIT_TARGETS = ("wagon:", "field:", "track:", "house:", "plot:", "card:", "tile:", "frame_space:")

PARTS = {
    "round": round_card,
    "tracks": tracks,
    "shift": shift,
    "plots": plots,
    "frames": frames,
    "plant": plant,
    "tiles": tiles,
    "names": tile_names,
    "cards": cards,
    "own": own,
    "others": others,
}  # from top to bottom

# what takes the place of a part if there is room to spare
LARGER = {"shift": named_shift, "names": tiles}

CARDS = "cards own tracks round plant shift frames plots others names"
MINE = "own cards round plant tracks others shift frames plots names"
TRACKS = "tracks own shift plots frames cards round plant others names"
PLANT = "plant own cards round tracks others shift frames plots names"
FRAMES = "frames own shift tracks plant cards round others plots names"
MOVES = "shift own cards tracks plots frames round plant others names"

# What a decision needs, most important first; CARDS for all others.
NEEDS = {
    "AssignTriple": "own others round tracks cards plant shift plots frames names",
    "PlaceCube": MINE,
    "PlaceCoal": MINE,
    "Haul": MINE,
    "Convert": MINE,
    "WaterAmount": MINE,
    "MayPlace": MINE,
    "SalePick": MINE,
    "TakeTile": "tiles own round tracks plant shift cards plots frames others",
    "ChooseOption": TRACKS,
    "TrackStep": TRACKS,
    "BarrierBonus": TRACKS,
    "CokingField": PLANT,
    "Load": PLANT,
    "HousePick": "own plots tracks shift cards round plant frames others names",
    "HousePlot": "plots own tracks shift cards round plant frames others names",
    "HeadframeFrom": FRAMES,
    "HeadframeTo": FRAMES,
    "MinerSteps": MOVES,
}


def draw(view: View, look: Look, kind: str, height: int) -> Block:
    """As many parts of the table as the height allows; the first that the decision needs is always there."""
    facts = Facts(look)
    room = height - 1
    found: dict[str, Block] = {}
    for need in NEEDS.get(kind, CARDS).split():
        name = "others" if need == "own" and look.seat is None else need
        if name in found:
            continue
        shown = set(look.shown)
        part = PARTS[name](view, look, facts)
        if len(part) > room and name == "own":
            look.shown = set(shown)
            part = summary(view, look, facts)
        if len(part) <= room or not found:
            found[name] = part
            room -= len(part)
        else:
            look.shown = shown  # its numbers are not on the page
    for name, larger in LARGER.items():
        if name in found:
            part = larger(view, look, facts)
            if len(part) - len(found[name]) <= room:
                room -= len(part) - len(found[name])
                found[name] = part
    return [headline(view, look), *[line for name in PARTS if name in found for line in found[name]]]


def rounds_over(view: View) -> int:
    """A round is over when the next one has begun."""
    return max(0, int(view["round"]) - 1)


def headline(view: View, look: Look) -> Text:
    """Title, round, phase, the start player, and who will be it next."""
    parts = [ink(look.say("sw-title"), "bold")]
    if view["is_over"]:
        parts.append(Text(look.say("sw-board-over")))
    else:
        parts.append(Text(look.say("sw-board-round", round=view["round"])))
        parts.append(Text(look.say(f"sw-phase-{view['phase'].replace('_', '-')}")))
    start = join([look.say("sw-board-start"), look.crest(view["start_player"])])
    if view["start_marker"] != view["start_player"]:
        start = join([start, look.say("sw-board-next"), look.crest(view["start_marker"])])
    return fit(join([*parts, start], " · "), look.width)


def chips(view: View, look: Look, args: dict[str, int | str]) -> Text:
    """The pieces an option is about, beside the text that names them."""
    facts = Facts(look)
    values = {name: str(value) for name, value in args.items()}
    if "seat" in args:
        carts = view["seats"][int(values["seat"].removeprefix("seat_"))]["carts"]
        return join([cart(look, facts, id, load) for id, load in carts.items()], "")
    if "card" in args:
        return face(look, facts.cards[values["card"]])
    if "tile" in args:
        return parts(look, facts, values["tile"])
    if "space" in args:
        spaces = facts.spaces | facts.frame_spaces
        return Text(shorts(look, spaces[values["space"]]["effects"]))
    if "house" in args:
        options = facts.fields[values["house"]]["options"]
        return Text(" / ".join(shorts(look, option) for option in options))
    if "variant" in args:
        variants = [variant for card in facts.cards.values() for variant in card.get("variants", [])]
        return face(look, next(variant for variant in variants if variant["id"] == values["variant"]))
    return own_chips(view, look, facts, values)


def own_chips(view: View, look: Look, facts: Facts, values: dict[str, str]) -> Text:
    """What lies on one's own cart or wagon, or on a grey field."""
    if "field" in values and values["field"] in facts.grey:
        effect = shorts(look, facts.grey[values["field"]]["effect"])
        return join([effect, grey_sign(view["grey_fields"][values["field"]])])
    if look.seat is None:
        return Text()
    mine = view["seats"][look.seat]
    if "cart" in values:
        return cart(look, facts, values["cart"], mine["carts"][values["cart"]])
    if "wagon" in values:
        return wagon(look, facts, values["wagon"], mine["wagons"][values["wagon"]])
    return Text()
