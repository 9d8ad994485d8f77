"""Many games at once, played in one compiled loop."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from revier.encoding.fields import Encoder, Pen
from revier.kernel.errors import BadOption
from revier.kernel.game import Game
from revier.kernel.rng import MASK, Rng
from revier.kernel.state import State

BEYOND: Final = 1 << 40  # further along a generator than any game draws


@final
class Tables:
    """Games side by side. A game that ends leaves its result and begins anew with the next seed at once.

    `mask`, `seats` and the pen's row stay where they are in memory, so that whoever looks at them once always sees
    what is true now.
    """

    def __init__(self, encoder: Encoder, count: int, seed: int, options: dict[str, str]) -> None:
        if count < 1:
            raise BadOption(f"games: expected at least 1, not {count}")
        encoder.game.check_seed(seed)
        self.game: Game = encoder.game
        self.encoder = encoder
        self.options = encoder.game.check_options(options)
        self.actions: i64 = len(encoder.game.actions)
        self.players: i64 = encoder.players
        self.next_seed = seed
        self.chance = Rng(seed, BEYOND)
        self.states: list[State] = []
        self.pen = Pen(encoder.size * count)
        self.mask: vec[u8] = vec[u8]([0] * (self.actions * count))
        self.seats: vec[i16] = vec[i16]([0] * count)
        self.ended: list[int] = []  # games that ended in the last step
        self.finals: list[State] = []  # and their last positions
        for n in range(count):
            self.states.append(self.begin())
            self.allow(n)

    def begin(self) -> State:
        """A new game with the next seed."""
        seed = self.next_seed
        self.next_seed = (seed + 1) & MASK
        return self.game.new(players=int(self.players), seed=seed, **self.options)

    def allow(self, n: i64) -> None:
        """Note who decides in a game, and what may be done."""
        s = self.states[n]
        first = self.actions * n
        for action in s.shared_legal_actions():
            self.mask[first + action] = 1
        self.seats[n] = i16(s.agenda[-1].seat)

    def withdraw(self, n: i64) -> None:
        first = self.actions * n
        for action in self.states[n].shared_legal_actions():
            self.mask[first + action] = 0

    def step(self, actions: list[int], seen: bool) -> None:
        """An action in every game; if one is not legal nothing is done in any. Games that ended begin anew.

        If it shall be seen, what whoever decides sees is written at once, while the position is at hand.
        """
        if len(actions) != len(self.states):
            raise BadOption(f"actions: expected {len(self.states)}, one for each game, not {len(actions)}")
        for n in range(len(actions)):
            self.check(n, actions[n])
        self.ended = []
        self.finals = []
        self.pen.at = 0
        for n in range(len(actions)):
            self.withdraw(n)
            s = self.states[n]
            s.apply_trusted(actions[n])
            if len(s.agenda) == 0:
                self.ended.append(n)
                self.finals.append(s)
                self.states[n] = self.begin()
            self.allow(n)
            if seen:
                self.encoder.write(self.states[n], i64(self.seats[n]), self.pen)

    def check(self, n: i64, action: i64) -> None:
        if not 0 <= action < self.actions or self.mask[self.actions * n + action] == 0:
            error = self.states[n].refusal(action)
            error.add_note(f"in game {n}")
            raise error

    def observe(self) -> None:
        """Write what whoever decides sees, game after game."""
        self.pen.at = 0
        for s in self.states:
            self.encoder.write(s, s.agenda[-1].seat, self.pen)

    def imagine(self, pen: Pen) -> list[list[int]]:
        """What whoever decides would see after each legal action, game after game; gives those actions.

        What the player cannot know is dealt anew first, so that nothing hidden can be learned here.
        """
        found: list[list[int]] = []
        pen.at = 0
        for s in self.states:
            seat = s.agenda[-1].seat
            imagined = s.redetermine(int(seat), self.chance)
            for action in s.shared_legal_actions():
                after = imagined.clone()
                after.apply_trusted(action)
                self.encoder.write(after, seat, pen)
            found.append(s.legal_actions())
        return found
