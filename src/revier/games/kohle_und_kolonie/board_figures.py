"""What a board file may not change: figures that the rulebooks print as text [KK-3.7 to KK-3.9]."""

from __future__ import annotations

from typing import Any, Final

from revier.games.kohle_und_kolonie.board_fields import LEVELS, VP, Row
from revier.games.kohle_und_kolonie.title import printed_board
from revier.kernel.checks import Int
from revier.kernel.errors import shortened
from revier.kernel.state import Json

EDITIONS: Final = ["2013", "revised"]
OWN: Final = "2013"  # the edition of which some figures are only in pictures

# Tables that the rulebooks fix; in lists of records the field or fields that tell one from another.
FIXED: Final = ["components", "player_start", "prices", "tracks", "disaster_penalty", "consolidation"]
FIXED_TOO: Final = ["final_scoring", "line_scores"]
FIXED_LISTS: Final = ["pithead", "bonus_token", "railroad_token", "disaster_token"]
UNCHECKED: Final = [
    "provenance",
    "provenance_rulebook",
    "provenance_review",
    "note",
    "name",
    "player_colours",
    "start_order",  # checked on its own
]
# What the rulings leave to the data [KK RUL-35, KK RUL-40]; of 2013 also start order and disaster spaces.
CORRECTABLE: Final = [
    "pithead_side.ironworks.front.2013.spaces.ironworks_engineer_1.vp",
    "pithead_side.loading.back.revised.spaces.loading_engineer_1.coins",
]


def check_numbers(data: Any, faults: list[str]) -> None:
    """Section 10, tokens, prices, scoring: as printed, except what rulings leave to the data."""
    if not isinstance(data, dict):
        return
    printed = printed_board()
    for table in FIXED + FIXED_TOO:
        faults += differences(data.get(table), printed[table], table)
    for table in FIXED_LISTS:
        given = keyed(data.get(table), ["id"], table, faults)
        faults += differences(given, keyed(printed[table], ["id"], table, faults), table)
    sides = keyed(data.get("pithead_side"), ["tile", "side", "editions"], "pithead_side", faults)
    wanted = keyed(printed["pithead_side"], ["tile", "side", "editions"], "pithead_side", faults)
    faults += differences(sides, wanted, "pithead_side")
    check_start_order(data, printed, faults)
    check_disaster_spaces(data, printed, faults)


def check_start_order(data: Json, printed: Json, faults: list[str]) -> None:
    """The tokens from left to right [KK-4.10]; the first edition's order is the file's own [KK RUL-03]."""
    for edition in EDITIONS:
        tokens = keyed(data.get("bonus_token"), ["id"], "bonus_token", [])
        given = [start_order(tokens.get(token["id"]), edition) for token in printed["bonus_token"]]
        wanted = [start_order(token, edition) for token in printed["bonus_token"]]
        if sorted(given) != sorted(wanted) or (edition != OWN and given != wanted):
            choice = "in any order" if edition == OWN else "as the rules list them"
            faults.append(f"bonus_token.start_order, {edition}: expected {', '.join(wanted)}, {choice} [KK-4.10]")


def start_order(token: Any, edition: str) -> str:
    return plain(by_edition(token.get("start_order") if isinstance(token, dict) else None, edition))


def check_disaster_spaces(data: Json, printed: Json, faults: list[str]) -> None:
    """Points lost in each round [KK-13.20]; the first edition's are the file's own [KK RUL-81]."""
    spaces = data.get("disaster_spaces")
    at = "disaster_spaces.victory_points"
    each = Int(-9, -1)
    for edition in EDITIONS:
        given = by_edition(spaces.get("victory_points") if isinstance(spaces, dict) else None, edition)
        wanted = by_edition(printed["disaster_spaces"]["victory_points"], edition)
        if not isinstance(given, list) or len(given) != LEVELS or not all([each.accepts(vp) for vp in given]):
            faults.append(f"{at}, {edition}: expected {LEVELS} ints from -9 to -1, one a round [KK-3.9]")
        elif edition != OWN and given != wanted:
            faults.append(f"{at}, {edition}: expected {wanted}, got {given} [KK-13.20]")


def by_edition(value: Any, edition: str) -> Any:
    """One value for both editions, or a table by edition."""
    return value.get(f"edition_{edition}") if isinstance(value, dict) else value


def keyed(value: object, keys: list[str], table: str, faults: list[str]) -> Row:
    """A list of records as a table by id, or by tile, side and edition."""
    found: Row = {}
    for row in value if isinstance(value, list) else []:
        names = [""]
        for key in keys:
            part = row.get(key) if isinstance(row, dict) else None
            parts = part if isinstance(part, list) else [part]
            names = [f"{name}.{plain(one)}" if name else plain(one) for name in names for one in parts]
        for name in names:
            if name in found:
                faults.append(f"{table}.{name}: there are two of them")
            found[name] = {key: row[key] for key in row if key not in keys} if isinstance(row, dict) else row
    return found


def plain(value: object) -> str:
    return value if isinstance(value, str) else shortened(value)


def differences(given: Any, expected: Any, at: str) -> list[str]:
    """Where a table differs from the printed one."""
    if isinstance(expected, list) and len(expected) > 0 and isinstance(expected[0], dict) and "id" in expected[0]:
        twice: list[str] = []
        expected = keyed(expected, ["id"], at, twice)
        given = keyed(given, ["id"], at, twice) if isinstance(given, list) else given
        return twice + differences(given, expected, at)
    if isinstance(expected, dict):
        if not isinstance(given, dict):
            return [f"{at}: {'missing' if given is None else 'malformed'}; expected a table with {', '.join(expected)}"]
        found: list[str] = []
        for key in expected:
            if key not in UNCHECKED:
                found += differences(given.get(key), expected[key], f"{at}.{key}")
        unknown = [key for key in given if key not in expected and key not in UNCHECKED]
        return found + [f"{at}.{key}: the rules know nothing of it" for key in unknown]
    if at in CORRECTABLE:
        return [] if VP.accepts(given) else [f"{at}: expected {VP.wanted()}, got {shortened(given)}"]
    if type(given) is type(expected) and given == expected:
        return []
    return [f"{at}: expected {expected!r}, {'but it is missing' if given is None else f'got {shortened(given)}'}"]
