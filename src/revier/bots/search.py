"""Looks beyond its turn: a tree of turns, searched over many deals of what the seat cannot know.

Information-set Monte-Carlo tree search: every iteration deals the unknown anew and walks down one tree, whose nodes
are what the seats did and whose branches are whole turns as the planner sees them. Every seat wants the most for
itself. A leaf is not played out but judged, for each seat, by the planner's own evaluation.
"""

from __future__ import annotations

import json
import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import Planner, PlannerBot
from revier.kernel.rng import Rng
from revier.kernel.state import State

EXPLORE: Final = 1.2  # how much the planner's opinion weighs against what the tree has seen
MOST_BRANCHES: Final = 10  # turns considered at a node: the planner's best
MOST_NODES: Final = 60_000  # in a tree; then only known ones are visited
RIPE: Final = 4  # visits after which a turn of the tree branches
DOUBT: Final = 0.1  # an untried turn is expected to be worse than its node by so much
MARGIN_SHARE: Final = 0.15  # of a leaf's value that is the lead itself: who is sure to win still plays well


class Branch:
    """A turn that a seat may take."""

    def __init__(self, path: vec[i64], prior: float) -> None:
        self.path: vec[i64] = path
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0  # what it was worth to the seat whose turn it is
        self.after: dict[str, Node] = {}  # by what is asked next: chance may lead to several


class Node:
    """A seat's turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: float = 0.0
        self.branches: list[Branch] = []

    def choose(self, playable: list[Branch]) -> Branch:
        """Where to look next: good so far, promising, or little tried (PUCT)."""
        root = math.sqrt(float(self.visits) + 1.0)
        mean = self.total / float(max(self.visits, 1))
        best = playable[0]
        highest = -1e9
        for branch in playable:
            value = branch.total / float(branch.visits) if branch.visits > 0 else mean - DOUBT
            score = value + EXPLORE * branch.prior * root / float(1 + branch.visits)
            if score > highest:
                highest = score
                best = branch
        return best


class Walk:
    """A turn taken, and where it led."""

    def __init__(self, branch: Branch, s: State) -> None:
        self.branch = branch
        self.s = s


class Tree:
    """The search of one seat from one position on."""

    def __init__(self, planner: Planner, seat: i64, rng: Rng) -> None:
        self.planner = planner
        self.seat: i64 = seat
        self.scale: float = planner.scale
        self.rng = rng
        self.root = Node(seat)
        self.nodes: i64 = 1
        self.own: dict[int, Node] = {}  # turns of the seat itself, by what it sees then

    def iterate(self, position: State) -> None:
        """One deal, one walk down to a new node, and what it is worth to everybody."""
        s = position.redetermine(self.seat, self.rng)
        node = self.root
        visited: list[Node] = []
        taken: list[Branch] = []
        while True:
            visited.append(node)
            if len(node.branches) == 0:
                if node.visits < RIPE and node is not self.root:
                    break
                self.expand(node, s)
                if node is self.root:
                    continue
            step = self.walk(node, s)
            if step is None:
                break
            taken.append(step.branch)
            s = step.s
            if len(s.agenda) == 0:
                break
            found = step.branch.after.get(question(s))
            if found is None:
                if self.nodes >= MOST_NODES:
                    break
                found = Node(s.agenda[-1].seat)
                step.branch.after[question(s)] = found
                self.nodes += 1
                if found.seat == self.seat:
                    self.own[what_it_sees(s, self.seat)] = found
            node = found
        worth = self.worth(self.played_on(s))
        for i in range(len(visited)):
            seat = visited[i].seat
            visited[i].visits += 1
            visited[i].total += worth[seat]
            if i < len(taken):
                taken[i].visits += 1
                taken[i].total += worth[seat]

    def played_on(self, s: State) -> State:
        """Until it is the seat's turn again, everybody does what a hasty planner would."""
        turns = 0
        last = self.seat
        while len(s.agenda) > 0 and turns <= s.players:
            seat = s.agenda[-1].seat
            if seat == self.seat and turns > 0:
                break
            if seat != last or turns == 0:
                turns += 1
            last = seat
            for action in self.planner.hasty_plan(s, seat, self.rng):
                s.apply_trusted(action)
        return s

    def expand(self, node: Node, s: State) -> None:
        """The planner's best turns, each with a chance to be the right one."""
        lines = self.planner.lines(s, node.seat, self.rng)[:MOST_BRANCHES]
        weights = [math.exp((line.value - lines[0].value) * 4.0 / self.scale) for line in lines]
        total = sum(weights)
        node.branches = [Branch(line.path, weight / total) for line, weight in zip(lines, weights, strict=True)]

    def walk(self, node: Node, s: State) -> Walk | None:
        """Take a turn that is possible as the cards lie now; None if there is none."""
        playable = node.branches[:]
        while len(playable) > 0:
            branch = node.choose(playable)
            after = s.clone()
            if take(after, branch.path):
                return Walk(branch, after)
            playable.remove(branch)
        return None

    def worth(self, s: State) -> vec[float]:
        """For every seat: how likely it wins, and a little of its lead."""
        n = s.players
        points = vec[float]([0.0] * n)
        for seat in range(n):
            points[seat] = self.planner.judge(s, seat).value(s)
        most = points[0]
        for i in range(n):
            most = max(most, points[i])
        total = 0.0
        found = vec[float]([0.0] * n)
        sharp = 4.0 / self.scale
        for seat in range(n):
            found[seat] = math.exp((points[seat] - most) * sharp)
            total += found[seat]
        for seat in range(n):
            rival = -1e9
            for other in range(n):
                if other != seat:
                    rival = max(rival, points[other])
            lead = max(-1.0, min(1.0, (points[seat] - rival) / (4.0 * self.scale)))
            found[seat] = (1.0 - MARGIN_SHARE) * found[seat] / total + MARGIN_SHARE * (0.5 + 0.5 * lead)
        return found


def take(s: State, path: vec[i64]) -> bool:
    """Play a turn; False, with some of it played in vain, if it is not possible on this deal."""
    for i in range(len(path)):
        legal = False
        for action in s.offer():
            if action == path[i]:
                legal = True
        if not legal:
            return False
        s.apply_trusted(path[i])
    return True


def question(s: State) -> str:
    """What is asked: tells chance outcomes apart that call for other answers."""
    return f"{s.agenda[-1].seat} {[action for action in s.offer()]}"


def what_it_sees(s: State, seat: i64) -> int:
    return hash(json.dumps(s.view(seat), sort_keys=True))


class SearchBot(PlannerBot):
    """Searches until its budget is used up: milliseconds a turn, or iterations a decision of its own."""

    def __init__(self, seed: int, planner: Planner, milliseconds: int, iterations: int) -> None:
        super().__init__(seed, planner)
        self.milliseconds: float = float(milliseconds)
        self.iterations: i64 = iterations
        self.tree: Tree | None = None
        self.spent: float = 0.0  # milliseconds of this turn

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        if self.expected is None or self.expected.ply != position.ply:
            self.spent = 0.0
        start = time.monotonic()
        plan = self.search(position, seat, start)
        self.spent += 1000.0 * (time.monotonic() - start)
        return plan

    def search(self, position: State, seat: i64, start: float) -> vec[i64]:
        tree = self.grown(position, seat)
        done: i64 = 0
        while self.has_time(done, start):
            tree.iterate(position)
            done += 1
            if len(tree.root.branches) == 1:
                break
        best = tree.root.branches[0]
        for branch in tree.root.branches:
            if branch.visits > best.visits:
                best = branch
        return best.path

    def has_time(self, done: i64, start: float) -> bool:
        """At least one iteration, so that there is a turn to take."""
        if done == 0:
            return True
        if self.iterations > 0:
            return done < self.iterations
        return self.spent + 1000.0 * (time.monotonic() - start) < self.milliseconds

    def grown(self, position: State, seat: i64) -> Tree:
        """The tree of the last turn, from where the game went; or a new one."""
        tree = Tree(self.planner, seat, self.rng)
        if self.tree is not None and self.tree.seat == seat:
            known = self.tree.own.get(what_it_sees(position, seat))
            if known is not None:
                tree.root = known
        self.tree = tree
        return tree
