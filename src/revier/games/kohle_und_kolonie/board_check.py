"""Whether a board file can be played on: all that section 3 of the rules and the rulebooks ask of it [KK-3].

Map, mines and tableau are the file's own, within limits; what the rulebooks print as text (prices, pithead tiles,
tokens, scoring) has to agree with the printed board file. All faults are listed at once, each with table, id, field and
what would be right. Fields for drawing and provenance are not looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import tomli

from revier.games.kohle_und_kolonie.board import ADVANTAGES, LINE_IDS, REGIONS
from revier.games.kohle_und_kolonie.board_fields import LEVELS, VP, Row, clean, read
from revier.games.kohle_und_kolonie.board_figures import check_numbers, differences, plain
from revier.games.kohle_und_kolonie.title import printed_board
from revier.kernel.checks import Int, Kind, Name
from revier.kernel.datafile import Flag, Ids, Table, Text, repeated
from revier.kernel.errors import BadData, shortened
from revier.kernel.state import Json

OUT: Final = "essen"  # the region that three players do without [KK-21.1]
OUT_LINE: Final = "green"
STATIONS_OF_LINE: Final = {"yellow": 7, "red": 6, "brown": 3, "green": 3}
OUT_OF_LINE: Final = {"yellow": 3, "red": 1, "brown": 0, "green": 3}  # stations in Essen
LARGE_BY_LEVEL: Final = {3: 4, 4: 4, 5: 7}
SINGLES_IN: Final = {"essen": 1, "bochum": 2, "hattingen": 1, "witten": 1}
SMALL_MINES: Final = 40
WORKERS: Final = 40
FEWEST_SPACES: Final = 4
MOST_SPACES: Final = 12

CLAIM: Final[dict[str, Kind]] = {
    "id": Text(),
    "name": Text(),
    "region": Name(REGIONS),
    "kind": Name(["large", "single"]),
    "villages": Ids(),
    "in_three_player": Flag(),
}
MINE: Final[dict[str, Kind]] = {
    "id": Text(),
    "name": Text(),
    "kind": Name(["small", "single", "large"]),
    "claim": Text(),
    "level": Int(1, LEVELS),
    "income": Int(1, 2),
    "wagons": Int(0, 3),
}
FOR_SALE: Final[dict[str, Kind]] = {
    "number": Int(1, 999),
    "cost": Int(1, 2),
    "advantage": Name(ADVANTAGES),
}
DUE: Final[dict[str, Kind]] = {"consolidation_level": Int(3, LEVELS)}
VILLAGE: Final[dict[str, Kind]] = {
    "id": Text(),
    "name": Text(),
    "region": Name(REGIONS),
    "workers": Int(1, 2),
    "settlement_spaces": Int(1, 2),
    "claims": Ids(),
    "stations": Ids(),
    "in_three_player": Flag(),
}
LINE: Final[dict[str, Kind]] = {
    "id": Name(LINE_IDS),
    "name": Text(),
    "stations": Ids(),
    "stations_three_player": Ids(),
}
STATION: Final[dict[str, Kind]] = {
    "id": Text(),
    "name": Text(),
    "line": Name(LINE_IDS),
    "region": Name(REGIONS),
    "adjacent_stations": Ids(),
    "adjacent_villages": Ids(),
    "in_three_player": Flag(),
}
SPACE: Final[dict[str, Kind]] = {
    "id": Text(),
    "row": Int(1, 2),
    "column": Int(1, MOST_SPACES),
    "coin": Flag(),
}


def load_board(path: Path) -> Json:
    """A board file, checked; BadData lists all its faults. A game on it: `revier.game(id).on(data)`."""
    try:
        data = tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadData([f"{path.name}: not a readable TOML file: {error}"]) from None
    faults = board_faults(data)
    if faults:
        raise BadData(faults)
    return data


def board_faults(data: Json) -> list[str]:
    """Everything that is wrong with a board file; nothing: it can be played on."""
    faults: list[str] = []
    claims = read(data, "claim", CLAIM, faults)
    mines = read_mines(data, faults)
    villages = read(data, "village", VILLAGE, faults)
    lines = read(data, "line", LINE, faults)
    stations = read(data, "station", STATION, faults)
    check_claims(claims, mines, faults)
    check_mines(claims, mines, faults)
    check_villages(villages, faults)
    check_lines(lines, stations, faults)
    mirror(claims, "villages", villages, "claims", faults)
    mirror(villages, "claims", claims, "villages", faults)
    mirror(villages, "stations", stations, "adjacent_villages", faults)
    mirror(stations, "adjacent_villages", villages, "stations", faults)
    mirror(stations, "adjacent_stations", stations, "adjacent_stations", faults)
    check_three_players(data, claims, villages, lines, stations, faults)
    check_tableau(data, faults)
    check_numbers(data, faults)
    return faults


def read_mines(data: Any, faults: list[str]) -> list[Row]:
    """Small and single mines are for sale; large ones have neither number nor cost [KK-3.2, KK-3.3]."""
    mines = read(data, "mine", MINE, faults)
    found = data.get("mine") if isinstance(data, dict) else None
    given = [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []
    for mine, row in zip(mines, given, strict=True):
        kind = mine["kind"]
        extra: dict[str, Kind] = {}
        if kind in ("small", "single"):
            extra.update(FOR_SALE)
        if kind == "small":
            extra.update(DUE)
        elif kind is not None:
            extra["vp"] = VP
        mine.update(clean(Table(row, mine["at"], faults), extra))
        none = ["vp"] if kind == "small" else ["number", "cost"] if kind == "large" else []
        faults += [f"{mine['at']}.{field}: a {kind} mine has none" for field in none if field in row]
    return mines


# -- claims and mines ------------------------------------------------------------------------------


def check_claims(claims: list[Row], mines: list[Row], faults: list[str]) -> None:
    """15 claims with small mines and one large mine each, 5 with one single mine [KK-3.1]."""
    for kind, count in (("large", 15), ("single", 5)):
        found = len([1 for claim in claims if claim["kind"] == kind])
        if found != count:
            faults.append(f"claim: {found} of kind {kind}; expected {count} [KK-3.1]")
    for claim in claims:
        here = [mine["kind"] for mine in mines if mine["claim"] == claim["id"]]
        small, single, large = here.count("small"), here.count("single"), here.count("large")
        found_here = f"{small} small, {single} single, {large} large"
        if claim["kind"] == "large" and not (small > 0 and single == 0 and large == 1):
            faults.append(f"{claim['at']}: {found_here} mines; expected small ones and one large [KK-3.1]")
        if claim["kind"] == "single" and not (small == 0 and single == 1 and large == 0):
            faults.append(f"{claim['at']}: {found_here} mines; expected one single mine [KK-3.1]")
        if claim["villages"] == []:
            faults.append(f"{claim['at']}.villages: expected at least one, or its mines cannot be bought [KK-7.10]")


def check_mines(claims: list[Row], mines: list[Row], faults: list[str]) -> None:
    """Counts, numbers, levels and advantages [KK-3.2, KK-3.3]."""
    ids = {claim["id"]: claim for claim in claims}
    large = {mine["claim"]: mine for mine in mines if mine["kind"] == "large"}
    small = [mine for mine in mines if mine["kind"] == "small"]
    if len(small) != SMALL_MINES:
        faults.append(f"mine: {len(small)} small mines; expected {SMALL_MINES} [KK-2]")
    for level, count in LARGE_BY_LEVEL.items():
        found = len([1 for mine in large.values() if mine["level"] == level])
        if found != count:
            faults.append(f"mine: {found} large mines of level {level}; expected {count} [KK-2]")
    for region, count in SINGLES_IN.items():
        singles = [mine for mine in mines if mine["kind"] == "single" and region_of(mine, ids) == region]
        if len(singles) != count:
            faults.append(f"mine: {len(singles)} single mines in {region}; expected {count} [KK-2]")
    if 2 * len([1 for mine in small if mine.get("advantage") == "none"]) >= max(1, len(small)):
        faults.append("mine: expected an advantage on most small mines [KK-3.2]")
    for number in repeated([mine.get("number") for mine in mines]):
        same = ", ".join([str(mine["id"]) for mine in mines if str(mine.get("number")) == number])
        faults.append(f"mine: number {number} belongs to {same}; numbers are unique [KK-3.2]")
    for mine in mines:
        check_mine(mine, ids, large.get(mine["claim"]), faults)


def region_of(mine: Row, claims: dict[str, Row]) -> str | None:
    claim = claims.get(mine["claim"])
    return None if claim is None else claim["region"]


def check_mine(mine: Row, claims: dict[str, Row], large: Row | None, faults: list[str]) -> None:
    at, kind = mine["at"], mine["kind"]
    if mine["claim"] is not None and len(claims) > 0 and mine["claim"] not in claims:
        faults.append(f"{at}.claim: there is no claim {mine['claim']}")
    advantage, wagons = mine.get("advantage"), mine["wagons"]
    if advantage is not None and wagons is not None and (advantage == "wagon") != (wagons > 0):
        faults.append(f"{at}.wagons: expected {'1 or more' if advantage == 'wagon' else 0}, as its advantage says")
    if mine["level"] is None:
        return
    if kind == "large" and mine["level"] not in LARGE_BY_LEVEL:
        faults.append(f"{at}.level: a large mine comes in round 3, 4 or 5, not {mine['level']} [KK-3.3]")
    if kind == "small":
        due = mine["consolidation_level"]
        if due is not None and mine["level"] > due:
            faults.append(f"{at}.level: {mine['level']} is after its consolidation in round {due} [KK-3.2]")
        if due is not None and large is not None and large["level"] not in (None, due):
            faults.append(f"{at}.consolidation_level: expected {large['level']}, as of {large['id']} [KK-3.2]")


# -- villages, lines, stations ---------------------------------------------------------------------


def check_villages(villages: list[Row], faults: list[str]) -> None:
    """On the borders of claims; 40 workers in all [KK-3.4]."""
    workers = [village["workers"] for village in villages]
    if None not in workers and sum(workers) != WORKERS:
        faults.append(f"village: {sum(workers)} workers in all; expected {WORKERS} [KK-3.4]")
    for village in villages:
        if village["claims"] is not None and len(village["claims"]) < 2:
            faults.append(
                f"{village['at']}.claims: expected two or more, for villages lie on borders of claims [KK-3.4]"
            )


def check_lines(lines: list[Row], stations: list[Row], faults: list[str]) -> None:
    """Four lines, each station on one of them, neighbours in the order of the line [KK-3.5]."""
    known = {station["id"]: station for station in stations}
    for id in LINE_IDS:
        if id not in [line["id"] for line in lines]:
            faults.append(f"line.{id}: missing; there are {', '.join(LINE_IDS)} [KK-3.5]")
    for line in lines:
        order = line["stations"]
        if order is None or line["id"] is None:
            continue
        if len(order) != STATIONS_OF_LINE[line["id"]]:
            faults.append(f"{line['at']}.stations: {len(order)}; expected {STATIONS_OF_LINE[line['id']]} [KK-3.5]")
        for i, id in enumerate(order):
            if id not in known:
                faults.append(f"{line['at']}.stations: there is no station {id}")
                continue
            station = known[id]
            if station["line"] not in (None, line["id"]):
                faults.append(f"{station['at']}.line: expected {line['id']}, which lists it [KK-3.5]")
            wanted = sorted([*order[i - 1 : i], *order[i + 1 : i + 2]] if i > 0 else order[1:2])
            given = station["adjacent_stations"]
            if given is not None and sorted(given) != wanted:
                faults.append(
                    f"{station['at']}.adjacent_stations: expected {', '.join(wanted)}, "
                    f"its neighbours in {line['at']}.stations [KK-3.5]"
                )
    listed = [id for line in lines for id in line["stations"] or []]
    for station in stations:
        if station["id"] is not None and station["id"] not in listed:
            faults.append(f"{station['at']}: no line lists it [KK-3.5]")


def mirror(rows: list[Row], field: str, others: list[Row], back: str, faults: list[str]) -> None:
    """What one record names must exist and name it in turn."""
    known = {other["id"]: other for other in others}
    if len(known) == 0:
        return  # that the whole table is missing is said already
    for row in rows:
        for id in row[field] or []:
            if id not in known:
                faults.append(f"{row['at']}.{field}: there is no {id}")
            elif known[id][back] is not None and row["id"] is not None and row["id"] not in known[id][back]:
                faults.append(f"{row['at']}.{field}: names {id}, but {known[id]['at']}.{back} does not name it")


# -- three players ---------------------------------------------------------------------------------


def check_three_players(
    data: Any, claims: list[Row], villages: list[Row], lines: list[Row], stations: list[Row], faults: list[str]
) -> None:
    """What is out of play follows from the region [KK-21.1, KK-21.3]."""
    in_play: dict[str, bool] = {}
    for claim in claims:
        if claim["region"] is not None:
            in_play[claim["id"]] = claim["region"] != OUT
            expect_flag(claim, claim["region"] != OUT, f"its region is {claim['region']}", faults)
    for village in villages:
        beside = [in_play.get(id) for id in village["claims"] or []]
        if None not in beside and len(beside) > 0:
            any_in_play = True in beside
            why = f"{'a' if any_in_play else 'no'} claim beside it is in play"
            expect_flag(village, any_in_play, why, faults)
    for station in stations:
        if station["region"] is not None and station["line"] is not None:
            why = f"it is {station['line']}, in {station['region']}"
            expect_flag(station, station["region"] != OUT and station["line"] != OUT_LINE, why, faults)
    kept = {station["id"]: station["in_three_player"] for station in stations}
    for line in lines:
        if line["id"] is None or line["stations"] is None:
            continue
        wanted = [id for id in line["stations"] if kept.get(id)]
        if line["stations_three_player"] not in (None, wanted):
            faults.append(f"{line['at']}.stations_three_player: expected {shortened(wanted)} [KK-21.3]")
        out = len([1 for station in stations if station["line"] == line["id"] and station["region"] == OUT])
        if out != OUT_OF_LINE[line["id"]]:
            faults.append(f"{line['at']}: {out} stations in {OUT}; expected {OUT_OF_LINE[line['id']]} [KK EX-15]")
    check_summary(data, villages, faults)


def check_summary(data: Any, villages: list[Row], faults: list[str]) -> None:
    """The table [three_player] repeats it in figures; a file may leave it out."""
    given = data.get("three_player") if isinstance(data, dict) else None
    if given is None:
        return
    staying = len([1 for village in villages if village["region"] == OUT and village["in_three_player"]])
    wanted = {**printed_board()["three_player"], "essen_villages_in_play": staying}
    faults += differences(given, wanted, "three_player")


def expect_flag(row: Row, wanted: bool, why: str, faults: list[str]) -> None:
    if row["in_three_player"] not in (None, wanted):
        faults.append(f"{row['at']}.in_three_player: expected {str(wanted).lower()}, since {why} [KK-21.1]")


# -- the tableau -----------------------------------------------------------------------------------


def check_tableau(data: Any, faults: list[str]) -> None:
    """Mine spaces that grow from the start space, top left; all 2x2 blocks as squares [KK-3.6]."""
    tableau = data.get("tableau") if isinstance(data, dict) else None
    if not isinstance(tableau, dict):
        faults.append("tableau: missing; expected the table [tableau]")
        return
    spaces = read(tableau, "space", SPACE, faults, "tableau")
    given = [row for row in tableau.get("space", []) if isinstance(row, dict)] if spaces else []
    after: dict[str, str | None] = {}
    for space, row in zip(spaces, given, strict=True):
        if space["id"] is not None:
            after[space["id"]] = plain(row["after"]) if "after" in row else None
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        faults.append(f"tableau.space: {len(spaces)}; expected {FEWEST_SPACES} to {MOST_SPACES} [KK-3.6]")
    for id in after:
        if after[id] is not None and after[id] not in after:
            faults.append(f"tableau.space.{id}.after: there is no space {after[id]}")
        elif not leads_to_start(id, after):
            faults.append(f"tableau.space.{id}.after: goes round in a circle; expected to lead back to the start space")
    starts = [id for id in after if after[id] is None]
    at = {(row["row"], row["column"]): row["id"] for row in spaces}
    for space in spaces:
        before = [row for row in spaces if row["id"] is not None and row["id"] == after.get(space["id"])]
        if len(before) > 0 and steps_between(space, before[0]) != 1:
            faults.append(f"{space['at']}.after: {before[0]['id']} is not next to it, left, right, above or below")
    if len(starts) != 1 or at.get((1, 1)) not in starts:
        faults.append(f"tableau.space: {len(starts)} without `after`; expected one, in row 1, column 1 [KK-3.6]")
    if len(at) != len(spaces):
        faults.append("tableau.space: two spaces at the same row and column")
    check_squares(tableau, at, faults)
    printed = printed_board()["tableau"]
    for part in ("settlements", "engineers"):
        faults += differences(tableau.get(part), printed[part], f"tableau.{part}")


def steps_between(space: Row, other: Row) -> int:
    """In rows and columns; 1 also where one of them is malformed, which is said already."""
    if None in (space["row"], space["column"], other["row"], other["column"]):
        return 1
    return int(abs(space["row"] - other["row"]) + abs(space["column"] - other["column"]))


def leads_to_start(id: str, after: dict[str, str | None]) -> bool:
    here: str | None = id
    for i in range(len(after)):
        here = None if here is None else after.get(here)
    return here is None


def check_squares(tableau: Row, at: dict[tuple[Any, Any], Any], faults: list[str]) -> None:
    rescue = tableau.get("rescue")
    if not isinstance(rescue, dict) or rescue.get("per_space") != 1:
        faults.append("tableau.rescue.per_space: expected 1 [KK-3.6]")
    squares = rescue.get("squares") if isinstance(rescue, dict) else None
    if not isinstance(squares, list) or not all([Ids().accepts(square) for square in squares]):
        faults.append("tableau.rescue.squares: expected lists of four mine spaces [KK-3.6]")
        return
    blocks = []
    for column in range(1, MOST_SPACES):
        block = [at.get((row, column + i)) for row in (1, 2) for i in (0, 1)]
        if None not in block:
            blocks.append(sorted([str(id) for id in block]))
    if len(blocks) == 0:
        faults.append("tableau.space: expected a 2x2 block, which the Revised rescue team secures [KK-3.6, KK-13.2]")
    if sorted([sorted(square) for square in squares]) != sorted(blocks):
        faults.append(f"tableau.rescue.squares: expected the 2x2 blocks {blocks} [KK-3.6]")
