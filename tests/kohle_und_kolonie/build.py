"""Positions of Kohle & Kolonie set up by hand, and short ways to look at the table.

    s = position("revised", 4, round=2, to_act=1, coins={1: 5}, mines={1: ["k-rabe"]}, settlements={1: {"heven": 1}})
    play(s, "buy_mine", "mine k-glocke")

    s = position(round=3, phase=9, mines={0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}, due=["general"])
    assert asked(s) == (0, "AuctionBid")

    s = position(decision=("MinerStep", 0, 2, 2, 0), settlements={0: {"heven": 2}})

Everything not named stays as setting up leaves it; turn order is 0, 1, 2, …, and the first in it has the turn of
phase 2. Phases 1 to 4 wait for the decision of `to_act`; phases 5 to 10 are begun and run to the first decision there
is, 11 is the end of the round, after round 5 with the final scoring. Nothing is lost on the way: miners, engineers,
settlements come from the seat's own stock, workers and engines from the common supplies (workers of settled villages
go there), tokens from wherever they lie. Markers are earned: by settlements, then deployed engineers, then ironworks
[KK-12.6]; tokens in force were turned up; the bonus of cokery was paid for what stands there. Claims of earlier rounds
are consolidated by the Trust unless a large mine is named. What has to go somewhere, because a supply was given
exactly, lies with the last seat; mines of the display with the Trust.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.consolidation import NextConsolidation
from revier.games.kohle_und_kolonie.edition import FIRST, REVISED
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.support import play

GAMES = {"2013": KohleUndKolonieGame(FIRST), "revised": KohleUndKolonieGame(REVISED)}
DATA = GAMES["2013"].board.data
TOKENS = [token["id"] for token in DATA["bonus_token"]]
RAIL_TOKENS = [token["id"] for token in DATA["railroad_token"] for n in range(token["count"])]
ROUNDS = 5
ENGINEER_SPACES = ["administration_engineer_1", "administration_engineer_2", "loading_engineer_1"]
ENGINEER_SPACES += ["ironworks_engineer_1", "cokery_engineer_1"]  # those of both sides
NOTHING = -1  # in the arguments of steps: no token, no origin

# What lies under the decision of a phase, and the step that begins it.
REST = ["ReturnTokens", "PitheadScoring", "Consolidations", "BoardScoring", "Income", "TrustBuys", "MineDisaster"]
BEGIN = dict(zip(range(11, 4, -1), REST, strict=True))

Tiles = Sequence[str | tuple[str, str]] | Mapping[str, str]  # tiles on the next open spaces, or by space
Step = Sequence[str | int]


def position(
    edition: str = "2013",
    players: int = 4,
    *,
    round: int = 1,
    phase: int = 2,
    to_act: int | None = None,
    decision: Step | Sequence[Step] = (),  # the step on top, or several from the bottom up; TurnMenu is put below
    turn_order: Sequence[int] = (),
    seed: int = 0,
    coins: Mapping[int, int] = {},
    points: Mapping[int, int] = {},
    workers: Mapping[int, int] = {},
    miners: Mapping[int, int] = {},  # in the supply; the others are lost
    markers: Mapping[int, int] = {},
    bonus: Mapping[int, str] = {},  # tokens held
    kept: Mapping[int, Mapping[str, int]] = {},  # railroad tokens: {0: {"rail_worker": 2}}
    mines: Mapping[int, Tiles] = {},  # large ones, too: ["k-rabe", ("k-glocke", "t12")] or {"t11": "k-rabe"}
    engines: Mapping[int, Sequence[str]] = {},  # the tiles or spaces they stand on
    reserve_engines: Mapping[int, int] = {},
    rescue: Mapping[int, Sequence[str]] = {},  # mine spaces
    flipped: Mapping[int, Sequence[str]] = {},
    pieces: Mapping[int, Mapping[str, int]] = {},  # on pithead spaces
    cokery_bonus: Mapping[int, int] = {},
    settlements: Mapping[int, Mapping[str, int]] = {},  # village -> miners at it
    stations: Mapping[int, Mapping[str, int]] = {},
    village_workers: Mapping[str, int] = {},
    worker_supply: int | None = None,
    engine_supply: int | None = None,
    trust_track: int = 6,
    trust_purchases: int = 1,
    trust_mines: Sequence[str] | Mapping[str, str] = (),  # marked with engines, or {"k-rabe": "marker"}
    extra_coin: int = 0,
    mining_damage: int = 0,
    display: Sequence[str] | None = None,  # exactly these
    track: Sequence[str] = (),  # the first tokens on the selection track; the others follow
    rail_tokens: Mapping[str, str | None] = {},  # station -> token
    disaster_tokens: Sequence[str] = (),  # of this round and the next ones
    due: Sequence[str] = (),  # phase 9: the claims that come first
) -> KohleUndKolonie:
    """A position that can be played on from; see the examples above."""
    game = GAMES[edition]
    data = new_game(edition, players)
    data["rng"] = [seed, 0]
    data["round"] = round
    data["turn_order"] = list(turn_order or range(players))
    data["trust_track"] = trust_track
    in_force = {"extra_coin": extra_coin, "trust_purchases": trust_purchases, "mining_damage": mining_damage}
    for n, seat in enumerate(data["seats"]):
        seat["coins"] = coins.get(n, seat["coins"])
        seat["sheet"] = {"start": points[n]} if n in points else seat["sheet"]
        seat["workers"] = workers.get(n, 0)
        seat["markers"] = markers.get(n, 0)
        seat["bonus"] = bonus.get(n)
        seat["rail_tokens"] = dict(kept.get(n, {}))
        seat["tableau"] = laid_out(game, mines.get(n, ()))
        seat["engines"] = [space_of(seat["tableau"], where) for where in engines.get(n, ())]
        seat["reserve_engines"] = reserve_engines.get(n, 0)
        seat["rescue"] = list(rescue.get(n, ()))
        seat["flipped"] = list(flipped.get(n, ()))
        seat["pieces"] = dict(pieces.get(n, {}))
        seat["settled"] = dict(settlements.get(n, {}))
        earn(data, seat, village_workers)
        seat["cokery_bonus"] = cokery_bonus.get(n, bonus_of_cokery(game, seat))
        seat["stations"] = dict(stations.get(n, {}))
        muster(seat, miners.get(n))
    place_mines(data, game, round + (phase >= 10), trust_mines, display)
    place_workers(data, village_workers, worker_supply)
    place_engines(data, engine_supply)
    place_rail_tokens(data, rail_tokens)
    place_disaster_tokens(data, edition, phase, disaster_tokens, in_force)
    place_bonus_tokens(data, game, players, track)
    if phase > 4:
        set_agenda(data, 3, data["turn_order"][-1], ())
        return begin(cast(KohleUndKolonie, game.restore(data)), phase, due, in_force)
    set_agenda(data, phase, to_act, decision)
    return cast(KohleUndKolonie, game.load(data))


@cache
def saved_game(edition: str, players: int) -> Json:
    return GAMES[edition].new(players=players, seed=1).to_dict()


def new_game(edition: str, players: int) -> Json:
    """Saved right after setting up."""
    return deepcopy(saved_game(edition, players))


# -- pieces ----------------------------------------------------------------------------------------


def laid_out(game: KohleUndKolonieGame, tiles: Tiles) -> dict[str, str]:
    """Tiles by space; what names no space goes on the first open one."""
    if isinstance(tiles, Mapping):
        return dict(tiles)
    found = {tile[1]: tile[0] for tile in tiles if not isinstance(tile, str)}
    for tile in tiles:
        if isinstance(tile, str):
            after = {space["id"]: space.get("after") for space in DATA["tableau"]["space"]}
            found[next(s for s in after if s not in found and after[s] in {None, *found})] = tile
    return found


def space_of(tableau: Mapping[str, str], where: str) -> str:
    """The space that is meant, or on which the tile lies."""
    return next((space for space, tile in tableau.items() if tile == where), where)


def earn(data: Json, seat: Json, named: Mapping[str, int]) -> None:
    """What a seat's markers came from [KK-12.6], as far as it is not there yet."""
    for way in ("settlements", "engineers", "ironworks"):
        engineers = [space for space in seat["pieces"] if "_engineer_" in space]
        earned = {
            "settlements": len(seat["settled"]) >= 3,
            "engineers": len(engineers) == 3,
            "ironworks": "ironworks" in seat["flipped"],
        }
        if sum(earned.values()) >= seat["markers"] or earned[way]:
            continue
        if way == "settlements":
            taken = {*named, *(village for other in data["seats"] for village in other["settled"])}
            free = [v["id"] for v in DATA["village"] if v["in_three_player"] and v["id"] not in taken]
            seat["settled"] |= dict.fromkeys(free[len(seat["settled"]) - 3 :], 0)
        elif way == "engineers":
            free = [space for space in ENGINEER_SPACES if space not in engineers]
            seat["pieces"] |= dict.fromkeys(free[: 3 - len(engineers)], 1)
        else:
            seat["flipped"].append("ironworks")


def bonus_of_cokery(game: KohleUndKolonieGame, seat: Json) -> int:
    """2013: paid for engineer and engine on the back [KK-10.11]."""
    if game.board.cokery_one_vp == 0 or "cokery" not in seat["flipped"]:
        return 0
    return sum(seat["pieces"].get(space, 0) for space in ("cokery_engineer_1", "cokery_steam"))


def muster(seat: Json, in_supply: int | None) -> None:
    """20 miners, 3 engineers, 5 settlements: what is placed comes from the stock."""
    placed = [count for space, count in seat["pieces"].items() if "_engineer_" not in space and "_steam" not in space]
    placed += [*seat["settled"].values(), *seat["stations"].values(), len(seat["rescue"]), len(seat["tableau"])]
    seat["engineers"] = 3 - sum(count for space, count in seat["pieces"].items() if "_engineer_" in space)
    seat["settlements"] = 5 - len(seat["settled"])
    left = 20 - sum(placed)
    seat["miners"] = left if in_supply is None else in_supply
    seat["miners_lost"] = left - seat["miners"]


def place_mines(
    data: Json,
    game: KohleUndKolonieGame,
    level: int,
    trust_mines: Sequence[str] | Mapping[str, str],
    display: Sequence[str] | None,
) -> None:
    """What is neither with a player nor with the Trust is on offer; claims of earlier rounds are consolidated."""
    in_play = {claim["id"] for claim in DATA["claim"] if data["players"] > 3 or claim["in_three_player"]}
    mines = [mine for mine in DATA["mine"] if mine["claim"] in in_play]
    taken = {tile for seat in data["seats"] for tile in seat["tableau"].values()}
    trust = dict(trust_mines) if isinstance(trust_mines, Mapping) else dict.fromkeys(trust_mines, "engine")
    merged = {mine["claim"] for mine in mines if mine["id"] in {*taken, *trust} and mine["kind"] == "large"}
    for mine in mines:
        if mine["kind"] == "large" and mine["level"] < level and mine["claim"] not in merged:
            trust[mine["id"]] = "marker"
            merged.add(mine["claim"])
    free = [
        mine["id"]
        for mine in mines
        if mine["kind"] != "large"
        and mine["level"] <= data["round"]
        and mine["claim"] not in merged
        and mine["id"] not in {*taken, *trust}
    ]
    if display is not None:
        trust |= {mine: "marker" for mine in free if mine not in display}
    data["display"] = [mine for mine in free if display is None or mine in display]
    data["trust_mines"] = trust


def place_workers(data: Json, villages: Mapping[str, int], supply: int | None) -> None:
    """40 in all; a village with a settlement has none."""
    settled = {village for seat in data["seats"] for village in seat["settled"]}
    data["villages"] = {v: n for v, n in (data["villages"] | dict(villages)).items() if v not in settled}
    held: int = sum(seat["workers"] for seat in data["seats"])
    for village in reversed([v for v in data["villages"] if v not in villages]):
        short = held + (supply or 0) + sum(data["villages"].values()) - 40
        data["villages"][village] -= max(0, min(short, data["villages"][village]))
    rest = 40 - held - sum(data["villages"].values())
    data["worker_supply"] = rest if supply is None else supply
    data["seats"][-1]["workers"] += rest - data["worker_supply"]


def place_engines(data: Json, supply: int | None) -> None:
    """20 in all."""
    used = list(data["trust_mines"].values()).count("engine")
    for seat in data["seats"]:
        used += len(seat["engines"]) + seat["reserve_engines"]
        used += sum(count for space, count in seat["pieces"].items() if "_steam" in space)
    data["engine_supply"] = 20 - used if supply is None else supply
    data["seats"][-1]["reserve_engines"] += 20 - used - data["engine_supply"]


def place_rail_tokens(data: Json, named: Mapping[str, str | None]) -> None:
    """19 in all; none where a miner stands, unless it is named."""
    seen = [kind for seat in data["seats"] for kind, n in seat["rail_tokens"].items() for i in range(n)]
    pool = RAIL_TOKENS[:]
    for kind in [*seen, *(kind for kind in named.values() if kind is not None)]:
        pool.remove(kind)
    visited = {station for seat in data["seats"] for station in seat["stations"]}
    lying = dict(data["rail_tokens"])
    data["rail_tokens"] = {}
    for station, kind in lying.items():
        if station in named:
            if named[station] is not None:
                data["rail_tokens"][station] = named[station]
        elif station not in visited and pool:
            kind = kind if kind in pool else pool[0]
            pool.remove(kind)
            data["rail_tokens"][station] = kind
    data["rail_seen"] = {kind: seen.count(kind) for kind in RAIL_TOKENS}


def place_disaster_tokens(
    data: Json, edition: str, phase: int, named: Sequence[str], in_force: Mapping[str, int]
) -> None:
    """The tokens of earlier rounds were turned up in 2013; in the Revised Edition those in force, the others unseen."""
    past: int = data["round"] - 1
    active = ["extra_coin"] * in_force["extra_coin"] + ["mining_damage"] * in_force["mining_damage"]
    active += ["purchasing_power"] * (in_force["trust_purchases"] - 1)
    tokens = DATA["disaster_token"]
    pool = [token["id"] for token in tokens for n in range(token["count"][f"edition_{edition}"])]
    now = active[past:]
    assert len(now) <= (phase > 5), f"{active}: more than there were disasters [KK-4.6]"
    for token in [*active, *named]:
        pool.remove(token)
    lying = [*now, *named, *pool][: ROUNDS - past]
    for token in lying[len(now) + len(named) :]:
        pool.remove(token)
    data["disaster_tokens"] = [None] * past + lying
    shown = [*active[:past], *(pool if edition == "2013" else [])][:past]
    data["disaster_shown"] = shown + [None] * (ROUNDS - len(shown))
    data |= {kind: active[:past].count(kind) for kind in ("extra_coin", "mining_damage")}
    data["trust_purchases"] = 1 + active[:past].count("purchasing_power")


def place_bonus_tokens(data: Json, game: KohleUndKolonieGame, players: int, first: Sequence[str]) -> None:
    held = [seat["bonus"] for seat in data["seats"]]
    in_game = [t["id"] for t in DATA["bonus_token"] if t["min_players"][f"edition_{game.edition}"] <= players]
    order = [token for token in [*first, *(t for t in in_game if t not in first)] if token not in held]
    data["selection_track"] = order + [None] * (len(TOKENS) - len(order))


# -- what is to be decided -------------------------------------------------------------------------


def set_agenda(data: Json, phase: int, to_act: int | None, decision: Step | Sequence[Step]) -> None:
    order = data["turn_order"]
    first = order[-1] if phase == 1 and data["round"] > 1 else order[0]
    seat = first if to_act is None else to_act
    done = order.index(seat) + 1
    given: Any = [decision] if decision and isinstance(decision[0], str) else decision
    steps: list[list[Any]] = [list(step) for step in given]
    if phase == 1:
        done = 1
        steps = steps or [["ChooseBonusToken", seat]]
    elif phase == 4 and not steps:
        steps = [["ExtraActionChoice", seat]]
    elif not steps:
        steps = [["TurnMenu", seat, 1, NOTHING]]
    elif steps[0][0] not in ("TurnMenu", "ExtraActionChoice"):
        steps = [["TurnMenu", seat, 0, NOTHING], *steps]
    below: list[list[Any]] = [["ReturnTokens"], ["PitheadScoring", 0], *([name] for name in REST[2:])]
    below += [["ExtraActions", 0], ["ActionTurns", 3, 0], ["ActionTurns", 2, 0], ["SelectTokens", 0]][: 5 - phase]
    below[-1] = [*below[-1][:-1], done]
    rounds: list[list[Any]] = [["Round", n] for n in range(ROUNDS, data["round"], -1)]
    data["agenda"] = [["FinalScore"], *rounds, *below, *steps]
    data["phase"] = phase


def begin(s: KohleUndKolonie, phase: int, due: Sequence[str], in_force: Mapping[str, int]) -> KohleUndKolonie:
    """Leave out what comes before a phase, and run to the first decision."""
    while type(s.agenda[-1]).__name__ != BEGIN[phase]:
        s.agenda.pop()
    s.phase = min(phase, 10)
    if phase > 5:  # its disaster is over
        token, s.disaster_tokens[s.round - 1] = s.disaster_tokens[s.round - 1], NOTHING
        before = (s.extra_coin, s.trust_purchases, s.mining_damage)
        s.extra_coin, s.trust_purchases, s.mining_damage = in_force.values()
        took_effect = before != (s.extra_coin, s.trust_purchases, s.mining_damage)
        s.disaster_shown[s.round - 1] = token if s.edition.token_before_draw or took_effect else NOTHING
    if due:
        claims = s.board.claim_ids
        first = [claims.index(claim) for claim in due]
        rest = [c for c in range(len(claims)) if s.board.large_level[c] == s.round and s.large_owner[c] == -2]
        s.due = vec[i64]([*first, *(c for c in rest if c not in first)][::-1])
        s.agenda[-1] = NextConsolidation()
    s.is_legal_cached = False
    s.begin()
    return s


def with_draws(s: State, draws: Sequence[str], *actions: str) -> State:
    """The position after the actions, with a seed by which the discs come out as wanted: ["0", "black", "blank"].

    Asked while securing; decisions between two draws are still open. Seats are meant by their numbers.
    """
    for seed in range(100_000):
        trial = s.clone()
        trial.rng = Rng(seed)
        trial.history = vec[i64]()
        trial.begin()
        play(trial, *actions)
        after = trial.clone()
        while not after.is_over and after.view(None)["phase"] == 5:
            after.apply(after.legal_actions()[0])
        drawn = [
            str(event.args.get("seat", event.kind.split("_")[0]))
            for event in after.events()
            if event.kind.endswith("_disc_drawn")
        ]
        if drawn[: len(draws)] == list(draws):
            return trial
    raise AssertionError(f"no seed gives {draws}")


# -- looking at the table --------------------------------------------------------------------------


def seat(s: State, n: int) -> Json:
    """What everybody sees of a seat."""
    found: Json = s.view(None)["seats"][n]
    return found


def row(s: State, category: str, round: int = 0) -> list[int]:
    """A row of the score sheet, by seat; zeros where the sheet has no such row."""
    found = [line["points"] for line in s.breakdown() if (line["category"], line["round"]) == (category, round)]
    return list(found[0]) if found else [0] * s.players
