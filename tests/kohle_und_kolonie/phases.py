"""The second half of a round on its own: a disaster with chosen draws, a single consolidation, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from revier.kernel.state import Json, State
from tests.kohle_und_kolonie.build import DATA, position, with_draws
from tests.support import asked, offered, play, told

MINES: dict[str, Json] = {mine["id"]: mine for mine in DATA["mine"]}
LARGE_MINES: dict[str, Json] = {mine["claim"]: mine for mine in DATA["mine"] if mine["kind"] == "large"}


# -- phase 5 ---------------------------------------------------------------------------------------


def disaster(draws: Sequence[str], edition: str = "2013", players: int = 4, **given: Any) -> State:
    """Nobody secures anything by choice, and the discs come out as wanted: ["0", "black", "blank"].

    The last in turn order holds the rescue team, so that there is somebody to be asked before the draw.
    """
    bonus = {given.get("turn_order", range(players))[-1]: "bonus_mine_rescue"} | given.pop("bonus", {})
    s = position(edition, players, phase=5, bonus=bonus, **given)
    after = s.clone()
    stops = 0
    while not after.is_over and asked(after)[1] == "SecureStep":
        play(after, "stop")
        stops += 1
    return with_draws(s, draws, *["stop"] * stops)


def secured_by(s: State, *actions: str) -> list[int]:
    """How many discs each seat adds after these actions, with nothing else secured by choice; in turn order."""
    play(s, *actions)
    while not s.is_over and asked(s)[1] == "SecureStep":
        play(s, "stop")
    return [int(str(event["count"])) for event in told(s, "discs_added")]


def kinds(s: State, *wanted: str) -> list[str]:
    """The kinds of what happened, in order, of those that matter."""
    return [event.kind for event in s.events() if event.kind in wanted]


# -- phase 9 ---------------------------------------------------------------------------------------


def consolidation(claim: str, edition: str = "2013", players: int = 4, **given: Any) -> State:
    """Only this claim is due; the others of its round are with the Trust, and no engine marks them."""
    large = LARGE_MINES[claim]
    trust = given.pop("trust_mines", {})
    marks = dict(trust) if isinstance(trust, Mapping) else dict.fromkeys(trust, "engine")
    in_play = {entry["id"] for entry in DATA["claim"] if players > 3 or entry["in_three_player"]}
    for other in LARGE_MINES.values():
        if other["level"] == large["level"] and other["claim"] != claim and other["claim"] in in_play:
            marks[other["id"]] = "marker"
    return position(edition, players, round=large["level"], phase=9, due=[claim], trust_mines=marks, **given)


def auction(s: State) -> Json:
    """The auction under way, as everybody sees it."""
    found: Json = s.view(None)["auction"]
    return found


def values(s: State) -> dict[int, int]:
    """The participants' values in bidding order, coins bid included; who has passed is left out."""
    bidders = auction(s)["bidders"]
    return {entry["seat"]: entry["value"] + entry["bid"] for entry in bidders if entry["bid"] is not None}


def raises(s: State) -> dict[int, int]:
    """The values to which the bidder may raise, and the coins each takes in all."""
    return {int(choice.args["value"]): int(choice.args["coins"]) for choice in s.choices() if "value" in choice.args}


def raise_to(s: State, value: int) -> State:
    """Whoever has to bid raises to a value."""
    return play(s, f"raise {list(raises(s)).index(value) + 1}")


def settle(s: State) -> State:
    """Place large mines on the first open space, close gaps by the first row, pass on in all later auctions."""
    while not s.is_over and asked(s)[1] in ("TableauSpacePick", "CompactionPick", "AuctionBid", "ConsolidationToken"):
        play(s, offered(s)[0])
    return s


# -- the end ---------------------------------------------------------------------------------------


def final(edition: str = "2013", players: int = 4, **given: Any) -> State:
    """The game after the final scoring."""
    return position(edition, players, round=5, phase=11, **given)
