"""Short ways to look at a position of Kohle & Kolonie and to play through what does not matter."""

from __future__ import annotations

from collections.abc import Iterator

from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.kohle_und_kolonie.build import GAMES
from tests.support import asked, offered, play

EDITIONS = ["2013", "revised"]
SEATS = [3, 4, 5]
BOTH = [(edition, players) for edition in EDITIONS for players in SEATS]


def table(s: State) -> Json:
    """The whole position, secrets included."""
    return s.to_dict()


def held(s: State, n: int) -> Json:
    """What belongs to a seat."""
    found: Json = s.to_dict()["seats"][n]
    return found


def goods(s: State, n: int) -> tuple[int, int]:
    """Coins and workers of a seat."""
    return held(s, n)["coins"], held(s, n)["workers"]


def track(s: State) -> list[str | int | None]:
    """Tokens (and discs of seats) on the selection track from the left, without the empty spaces at its end."""
    found: list[str | int | None] = s.to_dict()["selection_track"]
    while found and found[-1] is None:
        found.pop()
    return found


def placed(own: Json) -> dict[str, int]:
    """Where the pieces of a seat are, mines and their engines apart."""
    rescue = {f"rescue_{space}": 1 for space in own["rescue"]}
    found: dict[str, int] = own["settled"] | own["stations"] | own["pieces"] | rescue
    return found


def places(s: State, n: int) -> dict[str, int]:
    """Where miners (and other pieces on pithead tiles) of a seat are."""
    return placed(held(s, n))


def names(options: list[str]) -> list[str]:
    """The objects of actions: `village heven` -> `heven`."""
    return [option.split()[-1] for option in options]


def budget(s: State) -> tuple[int, int]:
    """Deployments and movement points left while miners move."""
    question = s.decision()
    assert question is not None
    assert question.kind == "MinerStep"
    return int(question.args["deployments"]), int(question.args["points"])


def select(s: State, *tokens: str) -> State:
    """Tokens chosen in selection order: `select(s, "wagon", "engineer")`."""
    return play(s, *(f"token bonus_{token}" for token in tokens))


def idle(s: State, until: str, round: int = 0) -> State:
    """Do nothing, or as little as possible, until a kind of decision comes up (from a round on)."""
    while asked(s)[1] != until or table(s)["round"] < round:
        s.apply(s.legal_actions()[0])
    return s


def end_turns(s: State) -> State:
    """End the turns of phases 2 and 3, from here on."""
    while asked(s)[1] == "TurnMenu":
        play(s, "stop")
    return s


def positions(edition: str, players: int, seed: int, start: State | None = None) -> Iterator[State]:
    """Every position of a game played by chance, the last one included; it is one state that moves on."""
    s: State = GAMES[edition].new(players=players, seed=seed) if start is None else start
    rng = Rng(seed)
    yield s
    while not s.is_over:
        actions = [action for action in offered(s) if action != "stop"]
        busy = bool(actions) and rng.below(4) > 0
        play(s, actions[rng.below(len(actions))] if busy else offered(s)[0])
        yield s
