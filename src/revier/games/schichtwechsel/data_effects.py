"""Effects in a component file: known ops with their keys, and where each of them may stand [SW-9.3]."""

from __future__ import annotations

from typing import Any, Final

from revier.games.schichtwechsel.actions import MOST_WATER
from revier.games.schichtwechsel.data_fields import Fields
from revier.games.schichtwechsel.names import KIND_IDS, SIZE_IDS, TRACK_IDS

MOST: Final = 20  # of anything that an effect gives or takes
MOST_FIELDS: Final = 6

# Keys of an op beside `op` and `optional`; those in brackets may be left out.
KEYS: Final[dict[str, list[str]]] = {
    "vp": ["n"],
    "coin": ["n"],
    "white": ["n"],
    "water": ["delta"],
    "tool": ["delta"],
    "cart_cube": ["types", "n"],
    "coal_wagon": ["n"],
    "coke_wagon": ["n"],
    "coke_plant": ["n", "(requires_own_coke_in_plant)"],
    "spoil_heap": ["n", "(requires_spoil_on_heap)", "(all_or_nothing)"],
    "haul": ["max"],
    "coke": ["max"],
    "load": ["max"],
    "track": ["road", "rail", "canal"],
    "track_no_barrier": ["track", "n"],
    "miner_move": ["use_space"],
    "water_up_to": ["max"],
    "headframe": ["mode"],
    "choice": ["options"],
    "copy": ["sizes"],
    "take_start_marker": [],
    "rail_per_removed_headframe": ["max"],
    "tile_lower": [],
}

# Where they may stand. No effect leads back to itself, or a chain would never end: nothing that is copied copies, no
# headframe moves a headframe. White cubes come in the preparation only [SW-3.3]. Coking fields, sales and the upper
# parts of tiles ask nothing beyond where a piece goes.
GAINS: Final = ["vp", "water", "tool"]
PIECES: Final = ["cart_cube", "coal_wagon", "coke_wagon", "coke_plant", "spoil_heap"]
WORK: Final = ["haul", "coke", "load", "track", "track_no_barrier", "miner_move", "water_up_to"]
PLACES: Final[dict[str, list[str]]] = {
    "a copyable card": [*GAINS, *PIECES, *WORK, "headframe", "choice", "take_start_marker"],
    "a multi-use card": [*GAINS, *PIECES, *WORK, "headframe", "choice", "copy", "take_start_marker"],
    "a card": [*GAINS, "coin", *PIECES, *WORK, "headframe", "choice", "copy", "take_start_marker"],
    "the own card": [*GAINS, *PIECES, *WORK, "choice", "rail_per_removed_headframe"],
    "a headframe reward": [*GAINS, "coin", *PIECES],
    "a headframe space": [*GAINS, *PIECES, *WORK, "choice"],
    "a grey field": [*GAINS, "coin"],
    "a heap exchange": [*GAINS, "coin", *PIECES, "track", "track_no_barrier"],
    "a sale": [*GAINS, "coin", "white"],
    "an upper part": [*GAINS, "coin", *PIECES],
    "a lower part": [*GAINS, "coin", *PIECES, *WORK],
    "a house field": [*GAINS, "coin", "white", *PIECES, *WORK, "tile_lower"],
    "a shift space": [*GAINS, "coin", *PIECES, *WORK, "headframe", "choice", "copy", "take_start_marker"],
}
IN_CHOICES: Final = ["choice", "copy"]  # not there: a choice is of plain effects

# What `optional` is played for: the owner is asked, or chooses option a without it [SW-18.2]. The main element of a
# card is not optional, for its riders follow it [SW-9.4].
ASKED: Final = [*PIECES, "haul", "coke", "load", "water_up_to", "copy", "rail_per_removed_headframe"]
CARD_PLACES: Final = ["a copyable card", "a multi-use card", "a card"]


def check_effects(table: Fields, key: str, place: str, least: int = 0, is_option_a: bool = False) -> None:
    """A list of effects, each one that may stand there."""
    entries = table.rows(key, has_provenance=False)
    if isinstance(table.entries.get(key), list) and len(entries) < least:
        table.fault(key, f"expected at least {least} effect")
    for entry in entries:
        check_effect(entry, place, PLACES[place])
    check_optional(entries, table.at(key), place, is_option_a)


def check_options(table: Fields, key: str, place: str, allowed: list[str], counts: list[int]) -> None:
    """Lists of effects to choose from; what is left when all that is optional is left out is not nothing."""
    options = table.entries.get(key)
    if not isinstance(options, list) or len(options) not in counts:
        table.wrong(key, f"{' or '.join([str(count) for count in counts])} lists of effects")
        return
    for i, option in enumerate(options):
        path = f"{table.at(key)}[{i}]"
        if not isinstance(option, list):
            table.faults.append(f"{path}: expected a list of effects")
            continue
        entries = [Fields(entry, f"{path}[{j}]", table.faults, False) for j, entry in enumerate(option)]
        for entry in entries:
            check_effect(entry, place, allowed)
        if not any([entry.entries.get("optional") is not True for entry in entries]):
            table.faults.append(f"{path}: expected at least one effect that is not optional [SW-18.2]")
        check_optional(entries, path, f"an option of {place}", i == 0 and len(options) > 1)


def check_optional(entries: list[Fields], path: str, place: str, is_option_a: bool) -> None:
    """What may be left out is asked for, or the file would say something that is not played [SW-18.2, R59]."""
    for i, entry in enumerate(entries):
        if not is_optional(entry.entries):
            continue
        if is_option_a:
            others = [other for other in entries[:i] if is_optional(other.entries)]
            if others:
                entry.fault("optional", f"expected false; only {others[0].path} can be left out [SW-18.2]")
        elif i == 0 and place in CARD_PLACES:
            entry.fault("optional", "expected false for the main element; riders come only with it [SW-9.4]")
        elif entry.entries.get("op") not in ASKED:
            entry.fault("optional", f"expected false; on {place} one can leave out {', '.join(ASKED)} [SW R59]")


def check_effect(entry: Fields, place: str, allowed: list[str]) -> None:
    op = entry.word("op", list(KEYS))
    if op is None:
        return
    if op not in allowed:
        entry.fault("op", f"{op} may not stand on {place}; it may have {', '.join(allowed)} [SW-9.3]")
    known = [key.strip("()") for key in KEYS[op]]
    for key in entry.entries:
        if key not in known and key != "op" and key != "optional":
            entry.fault(key, f"{op} has no such key; it has {', '.join(known) or 'none'}")
    if "optional" in entry.entries:
        entry.flag("optional")
    for key in KEYS[op]:
        if not key.startswith("(") or key.strip("()") in entry.entries:
            check_key(entry, op, key.strip("()"), place, allowed)
    if op == "track" and not any([entry.entries.get(track) for track in TRACK_IDS]):
        entry.fault("op", "a track effect has at least one field")


def check_key(entry: Fields, op: str, key: str, place: str, allowed: list[str]) -> None:
    if key == "delta":
        if entry.number(key, -MOST, MOST) == 0:
            entry.fault(key, "expected more or less than 0")
    elif key == "types":
        entry.words(key, KIND_IDS, 1)
    elif key == "sizes":
        entry.words(key, SIZE_IDS, 1)
    elif key == "track":
        entry.word(key, TRACK_IDS)
    elif key == "mode":
        entry.word(key, ["single", "double"])
    elif key == "use_space":
        entry.flag(key)
    elif key == "all_or_nothing":
        if entry.flag(key) is False:
            entry.fault(key, "expected true; bonuses are taken completely [SW R35]")
        if place == "an upper part":
            entry.fault(key, "may not stand on an upper part: each piece without room costs a tool marker [SW-9.7]")
    elif key == "options":
        check_options(entry, key, place, [other for other in allowed if other not in IN_CHOICES], [2])
    elif op == "track":
        entry.number(key, 0, MOST_FIELDS)
    elif op == "water_up_to":
        entry.number(key, 1, MOST_WATER)
    elif op == "rail_per_removed_headframe":
        entry.number(key, 1, 2)
    else:
        entry.number(key, 1, MOST_FIELDS if key == "max" or op == "track_no_barrier" else MOST)


def is_always_possible(entry: Any) -> bool:
    """Whether an effect can be carried out in every position [SW-9.5]."""
    if not isinstance(entry, dict):
        return False
    op = entry.get("op")
    if op == "water" or op == "tool":
        delta = entry.get("delta")
        return isinstance(delta, int) and delta > 0
    if op == "choice":
        return any([are_always_possible(option) for option in as_list(entry.get("options"))])
    return op in ("vp", "coin", "white", "miner_move", "water_up_to", "copy", "take_start_marker")


def are_always_possible(entries: Any) -> bool:
    """Whether a list can be; what is optional may be left out."""
    listed = as_list(entries)
    return len(listed) > 0 and all([is_always_possible(entry) or is_optional(entry) for entry in listed])


def is_optional(entry: Any) -> bool:
    return isinstance(entry, dict) and entry.get("optional") is True


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
