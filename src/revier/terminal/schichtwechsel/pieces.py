"""The printed facts, and the pieces of Schichtwechsel as signs: discs, carts, wagons, coke; effects in few words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from revier.games.schichtwechsel.names import TRACK_IDS
from revier.games.schichtwechsel.title import printed_components
from revier.games.schichtwechsel.view import CartView, WagonView
from revier.terminal.look import FILLS, LIT, QUIET, SHAPES, Look, fit, ink
from revier.texts import signed

Json = dict[str, Any]

COKE = "▒"
LABEL = 12  # columns of a label, where there is room for one


class Facts:
    """What a component file says, by id."""

    def __init__(self, look: Look) -> None:
        data = printed_components() if look.data is None else look.data
        tableau = data["tableau"]
        self.data = data
        self.cards: dict[str, Json] = by_id(data["action_cards"])
        self.own_card: Json = data["own_action_card"]
        self.tiles: dict[str, Json] = by_id(data["selection_tiles"])
        self.round_cards: dict[str, Json] = by_id(data["round_cards"])
        self.tracks: dict[str, Json] = by_id(data["tracks"]["list"])
        self.barriers: dict[str, list[str]] = {entry["id"]: entry["options"] for entry in data["barrier_bonuses"]}
        self.spaces: dict[str, Json] = by_id(data["shift_spaces"])
        self.frame_spaces: dict[str, Json] = by_id(data["headframe_spaces"])
        self.grey: dict[str, Json] = by_id(data["coking_plant"]["grey_fields"])
        self.carts: dict[str, Json] = by_id(tableau["carts"])
        self.wagons: dict[str, Json] = by_id(tableau["wagons"])
        self.fields: dict[str, Json] = {f"house_{entry['field']}": entry for entry in tableau["house_track"]}
        self.exchanges: dict[str, Json] = by_id(tableau["heap"]["exchanges"])
        self.heap_size: int = tableau["heap"]["capacity"]
        self.water: Json = tableau["water"]
        self.sold: Json = tableau["sold_coke"]
        self.coke_wagons: int = tableau["coke_wagons"]["lower"] + tableau["coke_wagons"]["upper"]
        self.final: Json = data["final_scoring"]


def by_id(entries: list[Json]) -> dict[str, Json]:
    return {entry["id"]: entry for entry in entries}


# -- lines ----------------------------------------------------------------------------------------


def called(look: Look, kind: str, id: str) -> str:
    """What a thing is called."""
    return str(look.texts.name("sw", kind, id))


def mark(look: Look, target: str) -> Text:
    """The lit number that chooses a component, and nothing where it cannot be chosen."""
    look.shown.add(target)
    label = look.lit.get(target, "")
    return ink(label, LIT) + Text(") ") if label else Text()


def rule(title: Text, width: int) -> Text:
    """A line that begins a part of the table."""
    head = ink("── ", QUIET) + title + Text(" ")
    return fit(head + ink("─" * max(0, width - head.cell_len), QUIET), width)


def labelled(look: Look, label: str, cells: list[Text], between: str = " │ ") -> list[Text]:
    """A label, and cells beside it in as many lines as they need."""
    indent = LABEL if look.width >= 60 else 2
    head = fit(ink(label, QUIET), LABEL)
    rows: list[list[Text]] = [[]]
    room = look.width - head.cell_len
    for cell in cells:
        if rows[-1] and cell.cell_len > room:
            rows.append([])
            room = look.width - indent
        rows[-1].append(cell)
        room -= cell.cell_len + len(between)
    gap = ink(between, QUIET)
    starts = [head, *[Text(" " * indent)] * (len(rows) - 1)]
    return [fit(start + gap.join(row), look.width) for start, row in zip(starts, rows, strict=True)]


# -- pieces ---------------------------------------------------------------------------------------


def disc(seat: int) -> Text:
    """A piece of a seat."""
    return ink(SHAPES[seat], f"bold {FILLS[seat]}")


def discs(seats: list[int]) -> Text:
    return Text().join([disc(seat) for seat in seats])


def cart(look: Look, facts: Facts, id: str, load: CartView) -> Text:
    """[K·] a cart with coal; k takes nothing but coal, # may be locked, × is locked."""
    letters = look.say("sw-letter-coal") * load["coal"] + look.say("sw-letter-spoil") * load["spoil"]
    text = Text(f"[{letters}") + ink("·" * (load["size"] - len(letters)), QUIET) + Text("]")
    if load["is_locked"]:
        return text + ink("×", "bold")
    if facts.carts[id]["accepts"] == ["coal"]:
        return text + ink(look.say("sw-letter-coal").lower(), QUIET)
    return text + ink("#", QUIET) if facts.carts[id]["lockable"] else text


def wagon(look: Look, facts: Facts, id: str, load: WagonView) -> Text:
    """(K·) a coal wagon; its space may show a white cube."""
    coal = look.say("sw-letter-coal") * load["coal"]
    text = Text(f"({coal}") + ink("·" * (load["size"] - load["coal"]), QUIET) + Text(")")
    return text + ink(look.say("sw-token-w"), QUIET) if facts.wagons[id]["white_cube"] else text


def row_of(sign: str, count: int, size: int) -> Text:
    """So many of so many."""
    return Text(sign * count) + ink("·" * (size - count), QUIET)


# -- effects in few words -------------------------------------------------------------------------


def short(look: Look, effect: Json) -> str:
    """One symbol of a card."""
    text = plain(look, effect)
    if any(key.startswith("requires") for key in effect):
        text = look.say("sw-short-requires", effect=text)
    return f"({text})" if effect.get("optional") else text


def plain(look: Look, effect: Json) -> str:
    op = effect["op"]
    if op in ("water", "tool"):
        return look.say(f"sw-short-{op}", n=with_sign(effect["delta"]))
    if op == "track":
        moves = [(track, effect[track]) for track in TRACK_IDS if effect[track]]
        return ", ".join(look.say(f"sw-short-{track}", n=n) for track, n in moves)
    if op == "track_no_barrier":
        return look.say("sw-short-no-barrier", move=look.say(f"sw-short-{effect['track']}", n=effect["n"]))
    if op == "choice":
        return " / ".join(shorts(look, option) for option in effect["options"])
    if op == "cart_cube":
        kind = "cube" if len(effect["types"]) > 1 else effect["types"][0]
        return look.say(f"sw-short-{kind}-on-cart", n=effect["n"])
    if op == "miner_move":
        return look.say("sw-short-miner-use" if effect["use_space"] else "sw-short-miner")
    if op == "headframe":
        return look.say(f"sw-short-headframe-{effect['mode']}")
    if op == "copy":
        return look.say("sw-short-copy", sizes="/".join(look.say(f"sw-size-{size}") for size in effect["sizes"]))
    n: int = effect["n"] if "n" in effect else effect.get("max", 1)
    return look.say(f"sw-short-{op.replace('_', '-')}", n=n)


def shorts(look: Look, effects: list[Json]) -> str:
    return ", ".join(short(look, effect) for effect in effects)


def with_sign(n: int) -> str:
    return f"+{n}" if n > 0 else signed(n)


def price(look: Look, cost: str) -> str:
    """`white2` as two letters."""
    letter = look.say(f"sw-token-{cost[0]}")
    return letter * int(cost[-1])
