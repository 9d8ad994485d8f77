"""The printed board, and the pieces of Kohle & Kolonie as coloured letters: mines, settlements, miners."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from revier.games.kohle_und_kolonie.title import printed_board
from revier.games.kohle_und_kolonie.view import KohleUndKolonieView, MineView
from revier.terminal.look import FILLS, LIT, QUIET, SHAPES, Look, ink

Json = dict[str, Any]

TRUST = "bold #FFFFFF on #3A3A3A"
LINES = {"yellow": "#C99A00", "red": "#C8202F", "brown": "#9A6233", "green": "#2F8F3C"}
ROMAN = ["", "I", "II", "III", "IV", "V"]


class Facts:
    """What a board file says, by id, as one edition plays it."""

    def __init__(self, view: KohleUndKolonieView, look: Look) -> None:
        data = printed_board() if look.data is None else look.data
        edition = view["edition"]
        seats = "players_3" if view["players"] == 3 else "players_4_5"
        self.data = data
        self.mines: dict[str, Json] = {mine["id"]: mine for mine in data["mine"]}
        self.regions: list[Json] = data["region"]
        self.claims: dict[str, Json] = {claim["id"]: claim for claim in data["claim"]}
        self.villages: dict[str, Json] = {village["id"]: village for village in data["village"]}
        self.stations: dict[str, Json] = {station["id"]: station for station in data["station"]}
        self.lines: list[Json] = data["line"]
        self.line_vp: dict[str, int] = data["line_scores"][f"edition_{edition}"][seats]
        self.sides = {
            (side["tile"], side["side"]): side for side in data["pithead_side"] if edition in side["editions"]
        }
        self.spaces: dict[str, Json] = {space["id"]: space for space in data["tableau"]["space"]}
        self.codes = codes({id: village["name"] for id, village in self.villages.items()})

    def small(self, claim: str) -> list[Json]:
        """The small or single mines of a claim, lowest number first."""
        found = [mine for mine in self.mines.values() if mine["claim"] == claim and mine["kind"] != "large"]
        return sorted(found, key=lambda mine: int(mine["number"]))

    def large(self, claim: str) -> Json | None:
        return next((m for m in self.mines.values() if m["claim"] == claim and m["kind"] == "large"), None)

    def is_played(self, view: KohleUndKolonieView, claim: str) -> bool:
        return view["players"] > 3 or bool(self.claims[claim]["in_three_player"])


def codes(names: dict[str, str]) -> dict[str, str]:
    """Three letters a village; where two begin alike, the third is the first that tells them apart."""
    found = {}
    for id, name in names.items():
        alike = [other for key, other in names.items() if key != id and other[:3] == name[:3]]
        third = 2
        while alike and third < len(name) - 1 and any(other[third : third + 1] == name[third] for other in alike):
            third += 1
        found[id] = name[:2] + name[third : third + 1]
    return found


def called(look: Look, kind: str, id: str) -> str:
    """What a thing is called."""
    return str(look.texts.name("kk", kind, id))


def mark(look: Look, target: str) -> Text:
    """The lit number that chooses a component, and nothing where it cannot be chosen."""
    look.shown.add(target)
    label = look.lit.get(target, "")
    return ink(label, LIT) + Text(" ") if label else Text()


def trust(look: Look) -> Text:
    """The crest of the Coal Trust."""
    return ink(look.say("kk-board-trust-mark"), TRUST)


def advantage(look: Look, mine: Json) -> str:
    """A letter for the second miner, one for each wagon."""
    letters = look.say("kk-short-wagon") * int(mine["wagons"])
    return look.say("kk-short-miner") + letters if mine.get("advantage") == "miner" else letters


def miners(look: Look, counts: dict[str, int]) -> Text:
    """Who is there with how many miners."""
    return Text().join([look.crew(int(seat), count) for seat, count in counts.items()])


def mine_cell(view: KohleUndKolonieView, look: Look, mine: Json) -> Text:
    """Number, price, income, advantage; who has it, or when it comes."""
    facts = view["mines"][mine["id"]]
    number = f"{mine['number']:>2}" if "number" in mine else "⛏"
    if facts["place"] == "waiting":
        return ink(f"{number} {ROMAN[mine['level']]}", QUIET)
    price = f" {mine['cost']}" if "cost" in mine else ""
    text = Text(f"{number}{price}+{mine['income']}{advantage(look, mine)}")
    if facts["place"] == "display":
        text.stylize("bold")
        return text
    text += owner(look, facts)
    return text + Text("⚙") if facts["engine"] else text


def owner(look: Look, facts: MineView) -> Text:
    return trust(look) if facts["owner"] is None else look.crest(facts["owner"])


def village_pieces(view: KohleUndKolonieView, look: Look, facts: Facts, id: str) -> Text:
    """Workers, settlements with their miners, free spaces for more."""
    village = view["villages"][id]
    workers = village["workers"]
    text = Text(look.say("kk-short-worker") + str(workers)) if workers else Text()
    text += miners(look, village["settlements"])
    return text + ink("⌂" * (facts.villages[id]["settlement_spaces"] - len(village["settlements"])), QUIET)


def piece(seat: int, count: int, needs: int, kind: str) -> Text:
    """A space of a pithead tile with what is on it."""
    signs = {"miner": SHAPES[seat], "engineer": "I", "steam_engine": "⚙"}
    brackets = {"miner": "[]", "engineer": "()", "steam_engine": "<>"}[kind]
    on_it = ink(signs[kind] * count, f"bold {FILLS[seat]}")
    return Text(brackets[0]) + on_it + ink("·" * (needs - count), QUIET) + Text(brackets[1])
