"""Looks beyond its turn: a tree of turns, searched over many deals of what the seat cannot know.

Information-set Monte-Carlo tree search: every iteration deals the unknown anew and walks down one tree, whose nodes
are what the seats did and whose branches are whole turns as the planner sees them. Every seat wants the most for
itself. A walk ends when the searching seat has had its next turn or two; after each of them, where it judges best, the
planner says what each seat may expect.
"""

from __future__ import annotations

import json
import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import BETWEEN, Foresight, Planner
from revier.bots.turns import Breadth, Line
from revier.kernel.rng import Rng
from revier.kernel.state import State

EXPLORE: Final = 3.0  # points by which a turn may seem worse and be looked at again, with few looks so far
LONGEST: Final = 5  # turns of a walk for every seat, where the searching seat is not asked again
MOST_BRANCHES: Final = 12  # turns considered at the root: the planner's best
MOST_REPLIES: Final = 6  # and further down
ALIKE: Final = 2  # of them that begin with the same decision
MOST_NODES: Final = 20_000  # in a tree; then only known ones are visited
LONG: Final = 100  # looks that take long
MOST_LOOKS: Final = 1_000  # at one position: more tell nothing


class Branch:
    """A turn that a seat may take."""

    def __init__(self, path: vec[i64], lag: float) -> None:
        self.path: vec[i64] = path
        self.lag: float = lag  # points by which it seemed better than the planner's choice before it was looked at
        self.visits: i64 = 0
        self.total: float = 0.0  # what it was worth to the seat whose turn it is
        self.after: dict[str, Node] = {}  # by what is asked next: chance may lead to several


class Node:
    """A seat's turn."""

    def __init__(self, seat: i64, foresight: Foresight) -> None:
        self.seat: i64 = seat
        self.trust: float = foresight.trust
        self.keep: float = foresight.keep
        self.visits: i64 = 0
        self.even: float = 0.0  # sum of what the planner's choice would have been worth
        self.branches: list[Branch] = []

    def value(self, branch: Branch) -> float:
        """What a turn is worth: what was seen, for some looks what the planner thought, and a part of that for ever."""
        even = self.even / float(max(self.visits, 1))
        seen = (branch.total + self.trust * (even + branch.lag)) / (float(branch.visits) + self.trust)
        return seen + self.keep * branch.lag

    def choose(self, playable: list[Branch]) -> Branch:
        """Where to look next: good so far, or little tried."""
        eager = EXPLORE * math.sqrt(float(self.visits) + 1.0)
        best = playable[0]
        highest = -1e9
        for branch in playable:
            score = self.hope(branch, eager)
            if score > highest:
                highest = score
                best = branch
        return best

    def hope(self, branch: Branch, eager: float) -> float:
        """What a turn may be worth, the less it was looked at the more."""
        return self.value(branch) + eager / (float(branch.visits) + self.trust)

    def is_clear(self) -> bool:
        """Whether no turn but the best would be looked at again, were one to go on for long."""
        best = self.best()
        eager = EXPLORE * math.sqrt(float(max(self.visits, LONG)))
        return not any(b is not best and self.hope(b, eager) > self.value(best) for b in self.branches)

    def best(self) -> Branch:
        """The turn to take."""
        found = self.branches[0]
        for branch in self.branches:
            if self.value(branch) > self.value(found):
                found = branch
        return found

    def learn(self, branch: Branch | None, worth: float) -> None:
        """What came of a visit, by this branch or by none of them."""
        self.visits += 1
        self.even += worth
        if branch is not None:
            branch.visits += 1
            branch.total += worth
            self.even -= branch.lag


class Walk:
    """A way down the tree on one deal: nodes, the branch taken at each, if any, and what the planner thought of it."""

    def __init__(self, s: State, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.nodes: list[Node] = []
        self.taken: list[Branch | None] = []
        self.judged: i64 = 0
        self.total: vec[float] = vec[float]([0.0] * s.players)

    def judge(self, worth: vec[float]) -> None:
        """Another opinion: each errs elsewhere, so their mean is better than the last alone."""
        self.judged += 1
        for seat in range(len(worth)):
            self.total[seat] = self.total[seat] + worth[seat]

    def worth(self, seat: i64) -> float:
        return self.total[seat] / float(self.judged)


class Tree:
    """The search of one seat from one position on."""

    def __init__(self, planner: Planner, seat: i64, rng: Rng) -> None:
        self.planner = planner
        self.seat: i64 = seat
        self.rng = rng
        self.deals: i64 = rng.next()
        self.root = Node(seat, planner.foresight)
        self.nodes: i64 = 1
        self.own: dict[int, Node] = {}  # turns of the seat itself, by what it sees then

    def plant(self, position: State, known: Node | None, end: float) -> None:
        """Find the turns to look at; what an earlier search learned of them is now the opinion to begin with."""
        self.expand(self.root, position, self.planner.full, self.rng, end)
        if known is not None:
            for branch in self.root.branches:
                for before in known.branches:
                    if before.path == branch.path and before.visits > 0:
                        branch.lag = known.value(before) - known.even / float(known.visits)

    def iterate(self, position: State, end: float) -> bool:
        """One walk down the tree, and what it is worth to everybody; False if there was no time for it."""
        walk = self.walk(position, end)
        if walk is None:
            return False
        for i in range(len(walk.nodes)):
            walk.nodes[i].learn(walk.taken[i], walk.worth(walk.nodes[i].seat))
        return True

    def walk(self, position: State, end: float) -> Walk | None:
        """To the searching seat's next turn or two; None if there was no time for it.

        Every branch of the root is looked at on the same deals, one after the other: luck falls on all alike.
        """
        first = self.root.choose(self.root.branches)
        rng = Rng(self.deals + first.visits)
        walk = Walk(position.redetermine(self.seat, rng), rng)
        s = walk.s
        self.visit(walk, self.root, first)
        play(s, first.path)
        node = self.next(s, first)
        ahead = self.planner.foresight.ahead
        left = LONGEST * s.players * ahead
        if self.is_in_turn(s, self.seat, self.planner.stage(position)):
            ahead += 1
        while ahead > 0 and left > 0 and not s.is_over:
            seat, stage = s.agenda[-1].seat, self.planner.stage(s)
            node = self.take_turn(walk, node, end)
            if time.monotonic() > end:
                return None
            if stage == BETWEEN:
                continue
            left -= 1
            if seat == self.seat and not s.is_over and not self.is_in_turn(s, seat, stage):
                ahead -= 1
                if ahead < self.planner.foresight.ahead:
                    walk.judge(self.worth(s))
        if ahead > 0:
            walk.judge(self.worth(s))
        return walk

    def is_in_turn(self, s: State, seat: i64, stage: i64) -> bool:
        """Whether a seat's turn of this stage goes on, since something was turned up."""
        return not s.is_over and stage != BETWEEN and s.agenda[-1].seat == seat and self.planner.stage(s) == stage

    def take_turn(self, walk: Walk, node: Node | None, end: float) -> Node | None:
        """A turn by the tree where it has branched, at a quick look otherwise; gives the next node of the tree."""
        s = walk.s
        if node is not None:
            if len(node.branches) == 0 and node.visits >= self.planner.foresight.ripe:
                self.expand(node, s, self.planner.hasty, walk.rng, end)
            playable = [branch for branch in node.branches if is_possible(s, branch.path)]
            if len(playable) > 0:
                branch = node.choose(playable)
                self.visit(walk, node, branch)
                play(s, branch.path)
                return self.next(s, branch)
            self.visit(walk, node, None)
        play(s, self.planner.reply(s, s.agenda[-1].seat, walk.rng, end))
        return None

    def visit(self, walk: Walk, node: Node, branch: Branch | None) -> None:
        walk.nodes.append(node)
        walk.taken.append(branch)

    def next(self, s: State, branch: Branch) -> Node | None:
        """The node that a branch leads to on this deal; None at the end of the game, or when the tree is full."""
        if s.is_over:
            return None
        asked = question(s)
        found = branch.after.get(asked)
        if found is None and self.nodes < MOST_NODES:
            found = Node(s.agenda[-1].seat, self.planner.foresight)
            branch.after[asked] = found
            self.nodes += 1
            if found.seat == self.seat:
                self.own[what_it_sees(s, self.seat)] = found
        return found

    def expand(self, node: Node, s: State, breadth: Breadth, rng: Rng, end: float) -> None:
        """The planner's best turns."""
        lines = diverse(self.planner.lines(s, node.seat, breadth, rng, end))
        most = MOST_BRANCHES if node is self.root else MOST_REPLIES
        least = lines[0].value - self.planner.foresight.within
        node.branches = [Branch(line.path, line.value - lines[0].value) for line in lines[:most] if line.value >= least]

    def worth(self, s: State) -> vec[float]:
        """For every seat: its points, as foreseen before the end, less some of its strongest rival's."""
        if s.is_over:
            points = vec[float]([float(score) for score in s.scores()])
        else:
            points = vec[float]([self.planner.expected_points(s, seat) for seat in range(s.players)])
        found = vec[float]([0.0] * s.players)
        for seat in range(s.players):
            rival = -1e9
            for other in range(s.players):
                if other != seat:
                    rival = max(rival, points[other])
            found[seat] = points[seat] - self.planner.foresight.rival * rival
        return found


def grow(tree: Tree, position: State, iterations: i64, end: float) -> None:
    """So many iterations, or as many as there is time for; fewer where it is clear what to do."""
    most = iterations if iterations > 0 else MOST_LOOKS
    done: i64 = 0
    while done < most and not tree.root.is_clear() and time.monotonic() < end and tree.iterate(position, end):
        done += 1


def play(s: State, path: vec[i64]) -> None:
    for action in path:
        s.apply_trusted(action)


def is_possible(s: State, path: vec[i64]) -> bool:
    """Whether a turn that was found on one deal can be taken on another."""
    trial = s.clone()
    for wanted in path:
        if wanted not in [action for action in trial.offer()]:
            return False
        trial.apply_trusted(wanted)
    return True


def diverse(lines: list[Line]) -> list[Line]:
    """The best lines, but few that begin alike: ways to pay for a card are no reason to look at no other card."""
    begun: dict[int, int] = {}
    found: list[Line] = []
    others: list[Line] = []
    for line in lines:
        first = line.path[0]
        begun[first] = begun.get(first, 0) + 1
        if begun[first] <= ALIKE and len(found) < MOST_BRANCHES:
            found.append(line)
        else:
            others.append(line)
    if len(found) < MOST_BRANCHES and len(begun) < MOST_BRANCHES // ALIKE:
        found += others[: MOST_BRANCHES - len(found)]
    return found


def question(s: State) -> str:
    """What is asked: tells chance outcomes apart that call for other answers."""
    asked = s.agenda[-1]
    return f"{type(asked).__name__} {asked.ints()} {[action for action in s.offer()]}"


def what_it_sees(s: State, seat: i64) -> int:
    """The table and the question: nothing may have moved, and yet another thing is asked."""
    asked = s.agenda[-1]
    return hash(f"{type(asked).__name__} {asked.ints()} {json.dumps(s.view(seat), sort_keys=True)}")
