"""The map: claims with their mines and villages, the villages, the railway lines."""

from __future__ import annotations

from rich.text import Text

from revier.games.kohle_und_kolonie.view import KohleUndKolonieView
from revier.terminal.kohle_und_kolonie.pieces import (
    LINES,
    ROMAN,
    Facts,
    Json,
    called,
    mark,
    mine_cell,
    miners,
    village_pieces,
)
from revier.terminal.look import NARROW, QUIET, WIDE, Block, Look, box, columns, fit, ink, join

MINES = 4  # columns for the mines of a claim


def claims(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    """A line for every claim: name, large mine, mines, villages beside it."""
    rows: list[Text] = []
    for region in facts.regions:
        name = region["name"][:3]
        for id, claim in facts.claims.items():
            if claim["region"] == region["id"] and facts.is_played(view, id):
                rows += claim_rows(view, look, facts, id, name)
                name = ""
    return box(ink(look.say("kk-box-claims"), "bold"), rows, look.width)


def claim_rows(view: KohleUndKolonieView, look: Look, facts: Facts, id: str, region: str) -> list[Text]:
    is_wide = look.width >= WIDE
    name = fit(Text(called(look, "claim", id)), 16 if is_wide else 12)
    if view["auction"] is not None and view["auction"]["claim"] == id:
        name.stylize("reverse")
    elif id in view["due"]:
        name.stylize("bold")
    head = fit(ink(region, "bold"), 3) + Text(" ") + name + Text(" ")
    head += fit(large_cell(view, look, facts, id), 9)
    mines = [mine for mine in facts.small(id) if view["mines"][mine["id"]]["place"] != "gone"]
    cells = [mark(look, f"mine:{mine['id']}") + mine_cell(view, look, mine) for mine in mines]
    width = 11 if is_wide else 9
    if any(target.startswith("mine:") for target in look.lit):
        width += 3
    beside = join([village_cell(view, look, facts, village) for village in facts.claims[id]["villages"]])
    if look.width < NARROW:
        return [head + join(cells, "  "), Text("   ") + beside]
    row = Text().join([fit(cell, max(width, cell.cell_len + 1)) for cell in cells])
    return [head + fit(row, max(row.cell_len, (MINES if is_wide else 3) * width)) + beside]


def large_cell(view: KohleUndKolonieView, look: Look, facts: Facts, claim: str) -> Text:
    """When it is consolidated and for how many points; then who has the large mine."""
    mine = facts.large(claim)
    if mine is None:
        return Text()
    if view["mines"][mine["id"]]["place"] in ("seat", "trust"):
        return mine_cell(view, look, mine)
    return ink(f"{ROMAN[mine['level']]:>3}:{mine['vp']}", QUIET)


def village_cell(view: KohleUndKolonieView, look: Look, facts: Facts, id: str) -> Text:
    """A village in three letters, workers and settlements in it."""
    village = view["villages"][id]
    if not village["is_in_play"]:
        return Text()
    text = Text(facts.codes[id] + (str(village["workers"]) if village["workers"] else "")) + miners(
        look, village["settlements"]
    )
    if not village["workers"] and not village["settlements"]:
        text.stylize(QUIET)
    return text


def villages(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    cells = []
    any_lit = any(target.startswith("village:") for target in look.lit)
    for id, village in view["villages"].items():
        if village["is_in_play"]:
            number = look.number(f"village:{id}") if any_lit else Text(" ")
            name = fit(Text(called(look, "village", id)), 9 if look.width < WIDE else 11)
            cells.append(number + name + Text(" ") + village_pieces(view, look, facts, id))
    rows = columns(cells, look.width - 2, gap=1)
    return box(ink(look.say("kk-box-villages"), "bold"), rows, look.width)


def railway(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    """Every line as it runs, villages in three letters between its stations."""
    rows = []
    for line in facts.lines:
        stops = [stop for stop in path(line) if is_stop(view, stop)]
        if any(stop.startswith("s:") for stop in stops):
            rows += line_rows(view, look, facts, line["id"], stops)
    return box(ink(look.say("kk-box-railway"), "bold"), rows, look.width)


def path(line: Json) -> list[str]:
    return list(line.get("path") or [f"s:{station}" for station in line["stations"]])


def is_stop(view: KohleUndKolonieView, stop: str) -> bool:
    places = view["stations"] if stop.startswith("s:") else view["villages"]
    return bool(places[stop[2:]]["is_in_play"])


def line_rows(view: KohleUndKolonieView, look: Look, facts: Facts, line: str, stops: list[str]) -> list[Text]:
    label = fit(ink(look.say(f"kk-line-{line}"), f"bold {LINES[line]}"), 6)
    label += fit(Text(str(facts.line_vp.get(line, 0))), 3, "right") + Text(" ")
    stations = [stop for stop in stops if stop.startswith("s:")]
    extra = sum(len(view["stations"][stop[2:]]["miners"]) for stop in stations) * 2
    extra += sum(
        len(look.lit.get(f"station:{stop[2:]}", "")) + 1 for stop in stations if f"station:{stop[2:]}" in look.lit
    )
    room = look.width - 2 - label.cell_len - 4 * (len(stops) - len(stations)) - extra
    width = max(3, min(14, room // len(stations) - 3))
    cells = [stop_cell(view, look, facts, line, stop, width) for stop in stops]
    if look.width >= NARROW:
        return [label + join(cells)]
    rows = [label]
    for cell in cells:
        if rows[-1].cell_len + cell.cell_len + 1 > look.width - 2:
            rows.append(Text("  "))
        rows[-1] += cell + Text(" ")
    return rows


def stop_cell(view: KohleUndKolonieView, look: Look, facts: Facts, line: str, stop: str, width: int) -> Text:
    """A station with its token (◇ face down, ○ taken) and miners, or a village in three letters."""
    id = stop[2:]
    if stop.startswith("v:"):
        return ink(facts.codes[id], QUIET)
    station = view["stations"][id]
    name = facts.stations[id]["name"]
    sign = ink("◇" if station["token"] else "○", LINES[line])
    return mark(look, f"station:{id}") + sign + Text(name[:width]) + miners(look, station["miners"])
