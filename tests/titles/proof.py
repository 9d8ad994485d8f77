"""What every title stands: `.venv/bin/python -m tests.titles.proof <id> <what>`, in a process that finds the title."""

from __future__ import annotations

import asyncio
import json
import sys
import warnings
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import revier
from revier import envs
from revier.bots import RANKS, bot, find_rank
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.envs.masks import masks_allowed
from tests.server.support import expect
from tests.server.wire import join, seat_all, serving

FEW = 4  # plies by bots that take their time
MANY = 100  # actions: not a tiny game


def begin(id: str, seed: int = 3) -> State:
    game = revier.game(id)
    return game.new(players=game.seats.start, seed=seed)


def play(s: State, names: list[str], plies: int, seed: int = 0) -> State:
    seats = [bot(name, s.game.id, 2 * seed + seat) for seat, name in enumerate(names)]
    while not s.is_over and s.ply < plies:
        s.apply(seats[s.asked().seat].act(s))
    return s


def kernel(id: str) -> None:
    """Random games end; they are saved, loaded, cloned, taken back, dealt anew and told."""
    for seed in range(3):
        s = begin(id, seed)
        rng = Rng(seed)
        while not s.is_over:
            loaded = s.game.load(s.to_dict())
            assert loaded.checksum() == s.checksum()
            assert loaded.legal_actions() == s.legal_actions()
            for seat in range(s.players):
                dealt = s.redetermine(seat, rng.clone())
                assert dealt.view(seat) == s.view(seat)
                assert dealt.legal_actions() == s.legal_actions() or dealt.asked().seat != seat
            before = s.checksum()
            after = s.clone()
            after.apply(s.legal_actions()[rng.below(len(s.legal_actions()))])
            assert s.checksum() == before
            if after.can_undo:
                assert after.undo().checksum() == before
            s = after
        assert s.scores() == [sum(row["points"][seat] for row in s.breakdown()) for seat in range(s.players)]
        assert s.events()


def bots(id: str) -> None:
    """Every bot and rank plays, and the quickest that plans beats chance over some games."""
    for name in ["random", "planner", "search:2it", *RANKS]:
        kind = "search:2it" if name in RANKS and find_rank(name, id).plays.startswith("search") else name
        bot(name, id, 1)
        s = play(begin(id), [kind, "random"], FEW)
        assert s.ply >= FEW or s.is_over
    won = []
    for seed in range(1 if len(revier.game(id).actions) > MANY else 40):
        for own in (0, 1):
            s = play(begin(id, seed), ["greedy" if seat == own else "random" for seat in (0, 1)], 1 << 20, seed)
            won.append(s.ranking()[own] < s.ranking()[1 - own])
    assert sum(won) > 0.6 * len(won), won


def environments(id: str) -> None:
    """PettingZoo's and Gymnasium's own checks, many games at once, and OpenSpiel finds it."""
    warnings.simplefilter("error")
    with masks_allowed():
        api_test(envs.pettingzoo(id), num_cycles=60)
    learner = gymnasium.make(
        import_module("revier.envs.solo").env_id(id), bots="random", illegal="lose", render_mode="ansi"
    )
    check_env(learner.unwrapped)
    rendered = envs.pettingzoo(id, render_mode="ansi")
    rendered.reset(seed=1)
    assert rendered.render()
    batch = envs.batch(id, games=3, seed=1)
    for ply in range(20):
        batch.step([int(np.flatnonzero(batch.mask[n])[ply % batch.mask[n].sum()]) for n in range(3)])
    spiel = import_module("revier.envs.spiel")
    assert spiel.pyspiel.load_game(spiel.game_name(id)).num_distinct_actions() == len(revier.game(id).actions)


def records(id: str) -> None:
    """A game is recorded, read and replayed, from its beginning and from a saved position."""
    with TemporaryDirectory() as folder:
        for s in (begin(id), revier.game(id).load(play(begin(id), ["random", "random"], 3).to_dict())):
            file = Path(folder, "game.json")
            Record.of(play(s, ["random", "random"], 1 << 20)).save(file)
            end = Record.load(file, revier.game).replay()
            assert end.is_over
            assert end.checksum() == Record.load(file, revier.game).replay().checksum()


def server(id: str) -> None:
    """It has a catalogue, if an empty one; people play it over their sockets, it is watched and replayed."""
    with TemporaryDirectory() as folder:
        asyncio.run(served(id, Path(folder, "revier.db")))


async def served(id: str, file: Path) -> None:
    async with AsyncExitStack() as stack, serving(file) as here:
        table, people = await seat_all(here, id, revier.game(id).seats.start)
        assert (await people[0].get(f"/api/games/{id}/texts/en")).status_code == 200
        sockets = [await join(stack, here, person, table) for person in people]
        watcher = await join(stack, here, await here.guest("Watcher"), table)
        rng = Rng(1)
        while (question := watcher.game["decision"]) is not None:
            ply, asked = watcher.game["ply"], sockets[question["seat"]]
            option = asked.game["options"][rng.below(len(asked.game["options"]))]
            assert (await asked.say(type="act", ply=ply, action=option["id"]))["type"] == "done"
            for socket in [*sockets, watcher]:
                await socket.catch_up(ply + 1)
        assert watcher.game["scores"] == json.loads(watcher.last)["table"]["result"]["scores"]
        assert expect(await people[0].get(f"/api/tables/{table}/record"), 200)["game"] == id
        assert expect(await people[0].get(f"/api/tables/{table}/replay"), 200)


PROOFS: dict[str, Callable[[str], None]] = {p.__name__: p for p in (kernel, bots, environments, records, server)}

if __name__ == "__main__":
    PROOFS[sys.argv[2]](sys.argv[1])
