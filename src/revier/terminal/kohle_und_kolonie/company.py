"""The companies: one's own tableau and pithead tiles large, the others' small."""

from __future__ import annotations

from rich.text import Text

from revier.games.kohle_und_kolonie.view import KohleUndKolonieView, PitheadView, SpaceView
from revier.terminal.kohle_und_kolonie.pieces import Facts, Json, advantage, called, mark, piece
from revier.terminal.kohle_und_kolonie.table import wrapped
from revier.terminal.look import GOOD, NARROW, QUIET, Block, Look, beside, box, fit, ink, join, sentence


def title(view: KohleUndKolonieView, look: Look, seat: int) -> Text:
    facts = view["seats"][seat]
    stats = look.say("kk-board-stats", vp=facts["score"], coins=facts["coins"])
    return join([look.crest(seat), ink(look.names[seat], "bold"), stats])


def stock(view: KohleUndKolonieView, look: Look, seat: int) -> list[Text]:
    """What a seat has in hand: people, houses, markers, tokens."""
    facts = view["seats"][seat]
    counts = {
        "workers": facts["workers"],
        "miners": facts["miners"],
        "engineers": facts["engineers"],
        "settlements": facts["settlements"],
        "engines": facts["engines"],
        "wagons": facts["wagons"],
        "markers": facts["markers"],
    }
    cells = [Text(look.say(f"kk-stock-{name}", count=count)) for name, count in counts.items()]
    if facts["bonus"] is not None:
        cells.insert(0, ink(look.say("kk-stock-bonus", token=facts["bonus"]), "bold"))
    if facts["reserve_engines"]:
        cells.append(Text(look.say("kk-stock-reserve", count=facts["reserve_engines"])))
    cells += [Text(f"{n}× {called(look, 'rail', id)}") for id, n in facts["rail_tokens"].items() if n]
    return cells


def own(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    """Tableau left, pithead tiles right, or below where it is narrow."""
    assert look.seat is not None
    left = look.width if look.width < NARROW else look.width * 46 // 100
    right = look.width if look.width < NARROW else look.width - left
    cells = stock(view, look, look.seat)
    rows = tableau(view, look, facts, left - 2)
    tiles = pithead(view, look, facts, right - 2)
    hand = [Text(" ") + row for row in wrapped(cells, look.width - 1, 0)]
    if look.width < NARROW:
        return [
            *box(title(view, look, look.seat), rows, left),
            *box(ink(look.say("kk-box-pithead"), "bold"), tiles, right),
            *[fit(row, look.width) for row in hand],
        ]
    height = max(len(rows), len(tiles))
    boxes = beside(
        box(title(view, look, look.seat), rows, left, height),
        box(ink(look.say("kk-box-pithead"), "bold"), tiles, right, height),
    )
    return [*boxes, *[fit(row, look.width) for row in hand]]


def tableau(view: KohleUndKolonieView, look: Look, facts: Facts, width: int) -> list[Text]:
    """Two lines a mine space: its mine, and below it income, engine, rescue space and what secures it."""
    assert look.seat is not None
    spaces = view["seats"][look.seat]["tableau"]
    rows = []
    for row in sorted({space["row"] for space in facts.spaces.values()}):
        ids = [id for id, space in facts.spaces.items() if space["row"] == row]
        cell = width // len(ids)
        rows.append(Text().join([fit(name_line(look, id, spaces[id], cell), cell) for id in ids]))
        rows.append(Text().join([fit(income_line(look, facts, id, spaces[id]), cell) for id in ids]))
    return rows


def name_line(look: Look, id: str, space: SpaceView, width: int) -> Text:
    label = mark(look, f"space:{id}")
    if space["tile"] is None:
        return label + ink("·" * 6, QUIET)
    return label + fit(Text(called(look, "tile", space["tile"])), width - 1 - label.cell_len)


def income_line(look: Look, facts: Facts, id: str, space: SpaceView) -> Text:
    """+2⚙ income with an engine, [●] a miner on the rescue space, T a coin may secure it, ✓ it is secured."""
    assert look.seat is not None
    parts = []
    if space["tile"] is not None:
        mine = facts.mines[space["tile"]]
        number = f"{mine['number']} " if "number" in mine else "⛏ "
        parts.append(Text(f"{number}+{space['income']}{advantage(look, mine)}" + ("⚙" if space["engine"] else "")))
    parts.append(mark(look, f"rescue:rescue_{id}") + piece(look.seat, int(space["rescue"]), 1, "miner"))
    if space["secured"] or (space["rescue"] and space["tile"] is not None):
        parts.append(ink("✓", GOOD))
    elif facts.spaces[id]["coin"]:
        parts.append(ink("T", QUIET))
    return join(parts)


def pithead(view: KohleUndKolonieView, look: Look, facts: Facts, width: int) -> list[Text]:
    """A line for every tile; ★ means upgraded."""
    assert look.seat is not None
    name_width = 14 if width > 40 else 10
    rows = []
    for tile, state in view["seats"][look.seat]["pithead"].items():
        star = "★" if state["side"] == "back" else " "
        name = fit(Text(star + sentence(look.say(f"kk-box-{tile}"))), name_width)
        side = facts.sides[tile, state["side"]]
        cells = [space_cell(look, look.seat, space, state["spaces"]) for space in side["spaces"]]
        if tile == "workforce":
            steps = look.say("kk-board-workforce", deploy=side["deployments"], move=side["movement_points"])
            cells = [ink(steps, QUIET)]
        rows.append(name + join(cells))
    return rows


def space_cell(look: Look, seat: int, space: Json, pieces: dict[str, int]) -> Text:
    """[·] for miners, (·) for an engineer, <·> for a steam engine; then what it brings."""
    text = mark(look, f"pithead:{space['id']}")
    text += piece(seat, pieces.get(space["id"], 0), space["needs"], space["accepts"])
    return text + ink(effect(look, space), QUIET)


def effect(look: Look, space: Json) -> str:
    if space.get("consolidation"):
        return f"+{space['consolidation']}"
    coins = f"{space['coins']}T" if space.get("coins") else ""
    points = f"{space['vp']}{look.say('kk-short-vp')}" if space.get("vp") else ""
    return coins + points


def summary(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    """One's own company in a few lines, where there is no room for it."""
    assert look.seat is not None
    return small(view, look, facts, look.seat, look.width)


def others(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    seats = [seat for seat in view["turn_order"] if seat != look.seat]
    per_row = 1 if look.width < NARROW else 2
    width = look.width // per_row
    rows: Block = []
    for i in range(0, len(seats), per_row):
        blocks = [small(view, look, facts, seat, width) for seat in seats[i : i + per_row]]
        height = max(len(block) for block in blocks)
        filled = [[*block[:-1], *[empty(width)] * (height - len(block)), block[-1]] for block in blocks]
        rows += beside(*filled)
    return rows


def empty(width: int) -> Text:
    return ink("│", QUIET) + Text(" " * (width - 2)) + ink("│", QUIET)


def small(view: KohleUndKolonieView, look: Look, facts: Facts, seat: int, width: int) -> Block:
    """What is in hand, the mines, the pithead tiles."""
    company = view["seats"][seat]
    rows = wrapped(stock(view, look, seat), width - 2, 1)
    tiles = [
        small_tile(look, facts, space, tile)
        for space in company["tableau"].values()
        if (tile := space["tile"]) is not None
    ]
    if tiles:
        rows += wrapped(tiles, width - 2, 1)
    rows += wrapped(small_pithead(look, facts, seat, company["pithead"]), width - 2, 1)
    return box(title(view, look, seat), rows, width)


def small_tile(look: Look, facts: Facts, space: SpaceView, tile: str) -> Text:
    mine = facts.mines[tile]
    number = mine.get("number", "⛏")
    text = Text(f"{number}+{space['income']}{advantage(look, mine)}" + ("⚙" if space["engine"] else ""))
    return text + ink("✓", GOOD) if space["rescue"] or space["secured"] else text


def small_pithead(look: Look, facts: Facts, seat: int, tiles: dict[str, PitheadView]) -> list[Text]:
    cells = []
    for tile, state in tiles.items():
        name = ("★" if state["side"] == "back" else "") + look.say(f"kk-box-{tile}")[:3].capitalize()
        side = facts.sides[tile, state["side"]]
        pieces = [
            piece(seat, state["spaces"].get(space["id"], 0), space["needs"], space["accepts"])
            for space in side["spaces"]
        ]
        if any(state["spaces"].values()) or state["side"] == "back":
            cells.append(Text(name) + Text().join(pieces))
    return cells or [ink("–", QUIET)]
