"""Looks beyond its turn: Monte-Carlo tree search over whole turns, on determinizations of what the seat cannot know.

Information-set Monte-Carlo tree search: every iteration deals the unknown anew (a determinization) and runs one
simulation down one tree. Its nodes are what the seats did, its branches whole turns as the planner sees them. Every
seat maximizes its own value. A simulation ends when the searching seat has had its next turn or two. After each of
them, where it judges best, the planner estimates the value for each seat; the mean is backpropagated.
"""

from __future__ import annotations

import json
import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import BETWEEN, Planner, SearchSettings
from revier.bots.turns import Breadth, Line
from revier.bots.valuation import Valuation
from revier.kernel.rng import Rng
from revier.kernel.state import State

EXPLORATION: Final = 3.0  # points by which a turn may seem worse and be visited again, with few visits so far
LONGEST: Final = 5  # turns of a simulation for every seat, where the searching seat is not asked again
MOST_BRANCHES: Final = 12  # turns considered at the root: the planner's best
MOST_REPLIES: Final = 6  # and further down
ALIKE: Final = 2  # of them that begin with the same decision
MOST_NODES: Final = 20_000  # in a tree; then only known ones are visited
MANY_VISITS: Final = 100  # as many as a long search makes
MOST_SIMULATIONS: Final = 1_000  # from one position: more tell nothing


class Branch:
    """A turn that a seat may take."""

    def __init__(self, path: vec[i64], prior: float) -> None:
        self.path: vec[i64] = path
        self.prior: float = prior  # points by which it seemed better than the planner's choice before any visit
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values for the seat whose turn it is
        self.children: dict[str, Node] = {}  # by what is asked next: chance may lead to several
        self.points: float = 0.0  # at the root: sums over the visits, for the seat whose turn it is
        self.win: float = 0.0
        self.wins: float = 0.0  # of the squares

    def note(self, points: float, win: float) -> None:
        """What the seat may expect, as a visit has shown."""
        self.points += points
        self.win += win
        self.wins += win * win


class Node:
    """A seat's turn."""

    def __init__(self, seat: i64, settings: SearchSettings) -> None:
        self.seat: i64 = seat
        self.prior_visits: float = settings.prior_visits
        self.prior_weight: float = settings.prior_weight
        self.visits: i64 = 0
        self.baseline_total: float = 0.0  # sum of the values that the planner's choice would have had
        self.branches: list[Branch] = []

    def value(self, branch: Branch) -> float:
        """The mean of the visits, among them some with the prior value; and a part of the prior that always counts."""
        baseline = self.baseline_total / float(max(self.visits, 1))
        mean = (branch.total + self.prior_visits * (baseline + branch.prior)) / (
            float(branch.visits) + self.prior_visits
        )
        return mean + self.prior_weight * branch.prior

    def choose(self, playable: list[Branch]) -> Branch:
        """The tree policy: the branch to visit next is good so far, or little explored."""
        exploration = EXPLORATION * math.sqrt(float(self.visits) + 1.0)
        best = playable[0]
        highest = -1e9
        for branch in playable:
            score = self.exploration_score(branch, exploration)
            if score > highest:
                highest = score
                best = branch
        return best

    def exploration_score(self, branch: Branch, exploration: float) -> float:
        """The value, and a bonus that shrinks with the visits."""
        return self.value(branch) + exploration / (float(branch.visits) + self.prior_visits)

    def is_clear(self) -> bool:
        """Whether no turn but the best would be visited again, were one to go on for long."""
        best = self.best()
        exploration = EXPLORATION * math.sqrt(float(max(self.visits, MANY_VISITS)))
        return not any(
            b is not best and self.exploration_score(b, exploration) > self.value(best) for b in self.branches
        )

    def best(self) -> Branch:
        """The turn to take."""
        found = self.branches[0]
        for branch in self.branches:
            if self.value(branch) > self.value(found):
                found = branch
        return found

    def update(self, branch: Branch | None, value: float) -> None:
        """Count the value of a visit, by this branch or by none of them."""
        self.visits += 1
        self.baseline_total += value
        if branch is not None:
            branch.visits += 1
            branch.total += value
            self.baseline_total -= branch.prior


class Simulation:
    """A path down the tree on one determinization: its nodes, the branch taken at each, if any, and the values."""

    def __init__(self, s: State, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.nodes: list[Node] = []
        self.branches: list[Branch | None] = []
        self.evaluations: i64 = 0
        self.total: vec[float] = vec[float]([0.0] * s.players)
        self.points: float = 0.0  # that the searching seat may expect, and its share of the win: of all evaluations
        self.win: float = 0.0

    def add(self, valuation: Valuation, s: State) -> None:
        """Another evaluation: each errs elsewhere, so their mean is better than the last alone."""
        expected = valuation.expected(s)
        values = valuation.values(expected)
        self.evaluations += 1
        for seat in range(len(values)):
            self.total[seat] = self.total[seat] + values[seat]
        self.points += expected.points[self.nodes[0].seat]
        self.win += expected.win[self.nodes[0].seat]

    def value(self, seat: i64) -> float:
        return self.total[seat] / float(self.evaluations)

    def backpropagate(self) -> None:
        for i in range(len(self.nodes)):
            self.nodes[i].update(self.branches[i], self.value(self.nodes[i].seat))
        first = self.branches[0]
        if first is not None:
            count = float(self.evaluations)
            first.note(self.points / count, self.win / count)


class Tree:
    """The search of one seat from one position on."""

    def __init__(self, planner: Planner, valuation: Valuation, seat: i64, rng: Rng) -> None:
        self.planner = planner
        self.valuation = valuation
        self.seat: i64 = seat
        self.rng = rng
        self.first_seed: i64 = rng.next()  # of the determinizations
        self.settings = valuation.settings
        self.root = Node(seat, self.settings)
        self.nodes: i64 = 1
        self.own: dict[int, Node] = {}  # turns of the seat itself, by what it sees then

    def expand_root(self, position: State, known: Node | None, end: float) -> None:
        """Find the turns to search; their values in an earlier search are now the priors."""
        self.expand(self.root, position, self.planner.full, self.rng, end)
        if known is not None:
            for branch in self.root.branches:
                for before in known.branches:
                    if before.path == branch.path and before.visits > 0:
                        branch.prior = known.value(before) - known.baseline_total / float(known.visits)

    def iterate(self, position: State, end: float) -> bool:
        """One simulation and its backpropagation; False if there was no time for it."""
        simulation = self.simulate(position, end)
        if simulation is None:
            return False
        simulation.backpropagate()
        return True

    def simulate(self, position: State, end: float) -> Simulation | None:
        """To the searching seat's next turn or two; None if there was no time for it.

        Every branch of the root is visited on the same determinizations, one after the other: luck falls on all alike.
        """
        first = self.root.choose(self.root.branches)
        rng = Rng(self.first_seed + first.visits)
        simulation = Simulation(position.redetermine(self.seat, rng), rng)
        s = simulation.s
        self.visit(simulation, self.root, first)
        play(s, first.path)
        node = self.next(s, first)
        ahead = self.settings.ahead
        left = LONGEST * s.players * ahead
        if self.is_in_turn(s, self.seat, self.planner.stage(position)):
            ahead += 1
        while ahead > 0 and left > 0 and not s.is_over:
            seat, stage = s.agenda[-1].seat, self.planner.stage(s)
            node = self.take_turn(simulation, node, end)
            if time.monotonic() > end:
                return None
            if stage == BETWEEN:
                continue
            left -= 1
            if seat == self.seat and not s.is_over and not self.is_in_turn(s, seat, stage):
                ahead -= 1
                if ahead < self.settings.ahead:
                    simulation.add(self.valuation, s)
        if ahead > 0:
            simulation.add(self.valuation, s)
        return simulation

    def is_in_turn(self, s: State, seat: i64, stage: i64) -> bool:
        """Whether a seat's turn of this stage goes on, since something was turned up."""
        return not s.is_over and stage != BETWEEN and s.agenda[-1].seat == seat and self.planner.stage(s) == stage

    def take_turn(self, simulation: Simulation, node: Node | None, end: float) -> Node | None:
        """A turn by the tree policy where the tree has branches, else the planner's reply; gives the next node."""
        s = simulation.s
        if node is not None:
            if len(node.branches) == 0 and node.visits >= self.settings.expand_after:
                self.expand(node, s, self.planner.quick, simulation.rng, end)
            playable = [branch for branch in node.branches if is_possible(s, branch.path)]
            if len(playable) > 0:
                branch = node.choose(playable)
                self.visit(simulation, node, branch)
                play(s, branch.path)
                return self.next(s, branch)
            self.visit(simulation, node, None)
        play(s, self.planner.reply(s, s.agenda[-1].seat, simulation.rng, end))
        return None

    def visit(self, simulation: Simulation, node: Node, branch: Branch | None) -> None:
        simulation.nodes.append(node)
        simulation.branches.append(branch)

    def next(self, s: State, branch: Branch) -> Node | None:
        """The node that a branch leads to on this determinization; None if the game is over or the tree full."""
        if s.is_over:
            return None
        asked = question(s)
        found = branch.children.get(asked)
        if found is None and self.nodes < MOST_NODES:
            found = Node(s.agenda[-1].seat, self.settings)
            branch.children[asked] = found
            self.nodes += 1
            if found.seat == self.seat:
                self.own[what_it_sees(s, self.seat)] = found
        return found

    def expand(self, node: Node, s: State, breadth: Breadth, rng: Rng, end: float) -> None:
        """The planner's best turns."""
        lines = self.planner.lines(s, node.seat, breadth, rng, end)
        if node is self.root:
            lines = self.valuation.reconsider(lines, node.seat, end)
        lines = diverse(lines)
        most = MOST_BRANCHES if node is self.root else MOST_REPLIES
        least = lines[0].value - self.settings.within
        node.branches = [Branch(line.path, line.value - lines[0].value) for line in lines[:most] if line.value >= least]


def run(tree: Tree, position: State, iterations: i64, end: float) -> None:
    """So many iterations, or as many as there is time for; fewer where it is clear what to do."""
    most = iterations if iterations > 0 else MOST_SIMULATIONS
    done: i64 = 0
    while done < most and not tree.root.is_clear() and time.monotonic() < end and tree.iterate(position, end):
        done += 1


def play(s: State, path: vec[i64]) -> None:
    for action in path:
        s.apply_trusted(action)


def is_possible(s: State, path: vec[i64]) -> bool:
    """Whether a turn that was found on one determinization can be taken on another."""
    trial = s.clone()
    for wanted in path:
        if wanted not in [action for action in trial.shared_legal_actions()]:
            return False
        trial.apply_trusted(wanted)
    return True


def diverse(lines: list[Line]) -> list[Line]:
    """The best lines, but few that begin alike: ways to pay for a card are no reason to visit no other card."""
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
    return f"{type(asked).__name__} {asked.ints()} {[action for action in s.shared_legal_actions()]}"


def what_it_sees(s: State, seat: i64) -> int:
    """The table and the question: nothing may have moved, and yet another thing is asked."""
    asked = s.agenda[-1]
    return hash(f"{type(asked).__name__} {asked.ints()} {json.dumps(s.view(seat), sort_keys=True)}")
