"""What runs in a process where bots think; it imports no more of the server than that needs."""

from __future__ import annotations

from revier.bots import bot
from revier.bots.gc_paused import GcPaused
from revier.games import game as find_game
from revier.kernel.state import Json


def choose(game_id: str, components: Json | None, position: Json, name: str, seed: int) -> list[int]:
    """What a bot does from here until another seat is asked."""
    title = find_game(game_id) if components is None else find_game(game_id).on(components)
    s = title.load(position)
    player = bot(name, game_id, seed)
    seat = s.asked().seat
    actions: list[int] = []
    with GcPaused():
        while not s.is_over and s.asked().seat == seat:
            action = player.act(s)
            s.apply(action)
            actions.append(action)
    return actions
