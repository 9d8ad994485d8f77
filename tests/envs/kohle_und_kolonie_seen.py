"""What an observation of Kohle & Kolonie must hold, said a second time: from the view, which hides what is secret."""

from __future__ import annotations

from typing import Any

from revier.games.kohle_und_kolonie.board import DISASTER_IDS, RAIL_IDS, SPACE_IDS, TILE_IDS, TOKEN_IDS
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.state import State

Json = dict[str, Any]

PRICES = {"engineer": 2, "settlement": 2, "steam_engine": 4}


def of_table(s: State, v: Json) -> dict[str, list[int]]:
    assert isinstance(s, KohleUndKolonie)
    b = s.board
    numbers = [] if s.is_over else s.asked().ints()[1:]
    small = {"display": 1, "trust": -1}
    auction, bag = v["auction"], v["disaster"]
    trust = None if auction is None else auction["trust_value"]
    places = {track["token"]: n + 1 for n, track in enumerate(v["selection_track"])}
    return {
        "arguments": [*numbers, *[0] * (3 - len(numbers))],
        "round": [v["round"]],
        "phase": [v["phase"]],
        "raised": [s.engineer_raised, s.settlement_raised, s.engine_raised],
        "worker_supply": [v["worker_supply"]],
        "engine_supply": [v["engine_supply"]],
        "trust": [v["trust"]["coins"], v["trust"]["purchases"], v["trust"]["extra_coin"]],
        "mining_damage": [v["mining_damage"]],
        "track": [places.get(token, 0) for token in TOKEN_IDS],
        "mines": [small.get(v["mines"][id]["place"], 0) for id in b.mine_ids],
        "trust_large": [id != "" and v["mines"][id]["place"] == "trust" for id in b.large_ids],
        "due": [id in v["due"] for id in b.claim_ids],
        "claim": [auction is not None and auction["claim"] == id for id in b.claim_ids],
        "trust_value": [-1 if trust is None else trust],
        "village_workers": [v["villages"][id]["workers"] for id in b.village_ids],
        "station_tokens": [v["stations"][id]["token"] for id in b.station_ids],
        "rail_unseen": [v["rail_unseen"][id] for id in RAIL_IDS],
        "disasters_unseen": [v["disasters_unseen"][id] for id in DISASTER_IDS],
        "disaster": [bag is not None and bag["token"] == id for id in DISASTER_IDS],
        "bag": [0, 0] if bag is None else [bag["black"], bag["blank"]],
    }


def of_seat(s: State, v: Json, owner: int) -> dict[str, list[int]]:
    assert isinstance(s, KohleUndKolonie)
    b = s.board
    mine = v["seats"][owner]
    tableau = [mine["tableau"][id] for id in b.space_ids]
    pieces = {id: n for tile in TILE_IDS for id, n in mine["pithead"][tile]["spaces"].items()}
    owned = [m for m, id in enumerate(b.mine_ids) if v["mines"][id]["owner"] == owner]
    bag, auction = v["disaster"], v["auction"]
    bids = [] if auction is None else [bidder for bidder in auction["bidders"] if bidder["seat"] == owner]
    return {
        "to_act": [v["to_act"] == owner],
        "turn": [v["turn_order"].index(owner) + 1 if owner in v["turn_order"] else 0],
        "disc": [next((n + 1 for n, track in enumerate(v["selection_track"]) if track["disc"] == owner), 0)],
        "score": [min(mine["score"], 150)],
        "coins": [min(mine["coins"], 40)],
        "workers": [mine["workers"]],
        "miners": [mine["miners"]],
        "miners_lost": [mine["miners_lost"]],
        "engineers": [mine["engineers"]],
        "settlements": [mine["settlements"]],
        "markers": [mine["markers"]],
        "reserve_engines": [mine["reserve_engines"]],
        "bonus": [mine["bonus"] == id for id in TOKEN_IDS],
        "rail_tokens": [mine["rail_tokens"][id] for id in ("rail_worker", "rail_wagon", "rail_consolidation")],
        "flipped": [mine["pithead"][id]["side"] == "back" for id in TILE_IDS],
        "pieces": [pieces.get(id, 0) for id in SPACE_IDS],
        "income": [space["income"] for space in tableau],
        "engines": [space["engine"] for space in tableau],
        "rescuers": [space["rescue"] for space in tableau],
        "secured": [space["secured"] for space in tableau],
        "claim_mines": [sum([b.mine_claim[m] == claim for m in owned]) for claim in range(b.claims)],
        "large": [id != "" and v["mines"][id]["owner"] == owner for id in b.large_ids],
        "settled": [v["villages"][id]["settlements"].get(str(owner), -1) + 1 for id in b.village_ids],
        "station_miners": [v["stations"][id]["miners"].get(str(owner), 0) for id in b.station_ids],
        "bag": [0, 0, 0] if bag is None else [bag["discs"][owner], bag["hits"][owner], bag["exposed"][owner]],
        "auction": [
            n for bid in bids for n in (bid["value"], bid["bid"] if bid["bid"] is not None else -1, bid["small_mines"])
        ]
        or [0, 0, 0],
    }
