"""What runs in a process where bots think; it imports no more of the server than that needs."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread

from revier.bots import bot
from revier.games import game as find_game
from revier.kernel.state import Json


def prepare() -> None:
    """Ctrl-C is for the server, which ends us; if it dies without doing so, we end by ourselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)  # from a thread, in the middle of a thought: nobody is there any more to hear it


def choose(game_id: str, components: Json | None, position: Json, name: str, seed: int) -> list[int]:
    """What a bot does from here until another seat is asked."""
    title = find_game(game_id) if components is None else find_game(game_id).on(components)
    s = title.load(position)
    player = bot(name, game_id, seed)
    seat = s.asked().seat
    actions: list[int] = []
    while not s.is_over and s.asked().seat == seat:
        action = player.act(s)
        s.apply(action)
        actions.append(action)
    return actions
