"""Looks beyond its turn: a tree of turns, searched over many deals of what the seat cannot know.

Information-set Monte-Carlo tree search: every iteration deals the unknown anew and walks down one tree, whose nodes
are what the seats did and whose branches are whole turns as the planner sees them. Every seat wants the most for
itself. A leaf is not played out but judged, for each seat, by the planner's own evaluation.
"""

from __future__ import annotations

import json
import math
import time
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import Planner, PlannerBot
from revier.bots.titles import make_planner
from revier.bots.turns import Line
from revier.bots.weights import Values
from revier.games import game
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State

Votes = list[tuple[list[int], int]]  # turns, and how often each was looked at

ENDLESS: Final = 1e12  # milliseconds
EXPLORE: Final = 1.2  # how much the planner's opinion weighs against what the tree has seen
MOST_BRANCHES: Final = 12  # turns considered at a node: the planner's best
ALIKE: Final = 2  # of them that begin with the same decision
MOST_NODES: Final = 60_000  # in a tree; then only known ones are visited
TRUST: Final = 1.5  # points by which a turn must seem worse to be looked at a third as often
AHEAD: Final = 1  # turns of everybody that a walk spans
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
        """One deal, one walk down the tree, the rest of the span at a quick look, and what it is worth to everybody."""
        s = position.redetermine(self.seat, self.rng)
        node = self.root
        visited: list[Node] = []
        taken: list[Branch] = []
        span = AHEAD * s.players
        turns: i64 = 0
        while turns < span:
            if len(node.branches) == 0 and (node is self.root or node.visits >= RIPE):
                self.expand(node, s)
            visited.append(node)
            if len(node.branches) == 0:
                break
            step = self.walk(node, s)
            if step is None:
                break
            taken.append(step.branch)
            s = step.s
            turns += 1
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
        self.play_on(s, span - turns)
        worth = self.worth(s)
        for i in range(len(visited)):
            seat = visited[i].seat
            visited[i].visits += 1
            visited[i].total += worth[seat]
            if i < len(taken):
                taken[i].visits += 1
                taken[i].total += worth[seat]

    def play_on(self, s: State, turns: i64) -> None:
        """So many turns as a hasty planner takes them.

        All ways are judged after equally many turns: another turn is nearly always worth something, so a way that
        was followed further would look better than it is.
        """
        while len(s.agenda) > 0 and turns > 0:
            for action in self.planner.hasty_plan(s, s.agenda[-1].seat, self.rng):
                s.apply_trusted(action)
            turns -= 1

    def expand(self, node: Node, s: State) -> None:
        """The planner's best turns, each with a chance to be the right one."""
        lines = diverse(self.planner.lines(s, node.seat, self.rng))
        weights = [math.exp((line.value - lines[0].value) / TRUST) for line in lines]
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
    asked = s.agenda[-1]
    return f"{type(asked).__name__} {asked.ints()} {[action for action in s.offer()]}"


def what_it_sees(s: State, seat: i64) -> int:
    """The table and the question: nothing may have moved, and yet another thing is asked."""
    asked = s.agenda[-1]
    return hash(f"{type(asked).__name__} {asked.ints()} {json.dumps(s.view(seat), sort_keys=True)}")


class Budget:
    """How long to think: milliseconds a turn or iterations a plan, on how many cores."""

    def __init__(self, milliseconds: i64, iterations: i64, cores: i64) -> None:
        self.milliseconds: i64 = milliseconds
        self.iterations: i64 = iterations
        self.cores: i64 = cores


class SearchBot(PlannerBot):
    """Searches until its budget is used up. With several cores, each grows a tree of its own, and they vote."""

    def __init__(self, seed: int, game_id: str, values: Values, budget: Budget) -> None:
        super().__init__(seed, make_planner(game_id, values))
        self.values = values
        self.budget = budget
        self.tree: Tree | None = None
        self.spent: float = 0.0  # milliseconds of this turn
        self.helpers: Helpers | None = None

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        if self.expected is None or self.expected.ply != position.ply:
            self.spent = 0.0  # others have acted since: a new turn
        start = time.monotonic()
        if self.budget.cores > 1 and self.helpers is None:
            self.helpers = Helpers(self.values, self.budget.cores - 1)
        iterations = self.share()
        asked: list[Future[Votes]] = []
        if self.helpers is not None:
            asked = self.helpers.ask(position, seat, self.rng, iterations, self.time_left(start))
        tree = self.grown(position, seat)
        grow(tree, position, iterations, start + self.time_left(start) / 1000.0)
        votes = votes_of(tree)
        for future in asked:
            for path, visits in future.result():
                votes.append((path, visits))
        self.spent += 1000.0 * (time.monotonic() - start)
        return most_visited(votes)

    def share(self) -> i64:
        """Iterations of each core; 0: as many as there is time for."""
        return -(-self.budget.iterations // self.budget.cores)

    def time_left(self, start: float) -> float:
        """Milliseconds; a turn that goes on after something was turned up shares the budget of the turn."""
        if self.budget.iterations > 0:
            return ENDLESS
        return float(self.budget.milliseconds) - self.spent - 1000.0 * (time.monotonic() - start)

    def grown(self, position: State, seat: i64) -> Tree:
        """The tree of the last turn, from where the game went; or a new one."""
        tree = Tree(self.planner, seat, self.rng)
        if self.tree is not None and self.tree.seat == seat:
            known = self.tree.own.get(what_it_sees(position, seat))
            if known is not None:  # it may have branched on a deal that has not come true
                known.branches = [branch for branch in known.branches if take(position.clone(), branch.path)]
                tree.root = known
        self.tree = tree
        return tree


def grow(tree: Tree, position: State, iterations: i64, end: float) -> None:
    """So many iterations, or as many as surely fit in the time; at least one, so that there is a turn to take."""
    done: i64 = 0
    longest = 0.0  # seconds an iteration took
    now = time.monotonic()
    while done == 0 or ((iterations == 0 or done < iterations) and now + longest < end):
        tree.iterate(position)
        done += 1
        before = now
        now = time.monotonic()
        longest = max(longest, now - before)
        if len(tree.root.branches) == 1:
            break


def votes_of(tree: Tree) -> Votes:
    return [([action for action in branch.path], int(branch.visits)) for branch in tree.root.branches]


def most_visited(votes: Votes) -> vec[i64]:
    """The turn that was looked at most; of equal ones that which the planner likes best, for it comes first."""
    total: dict[str, int] = {}
    for path, visits in votes:
        total[str(path)] = total.get(str(path), 0) + visits
    best = votes[0][0]
    for path, visits in votes:
        if total[str(path)] > total[str(best)]:
            best = path
    return vec[i64](best)


class Helpers:
    """Processes that search the same position at the same time."""

    def __init__(self, values: Values, count: i64) -> None:
        self.values = values
        self.count: i64 = count
        self.pool = ProcessPoolExecutor(count)

    def ask(self, position: State, seat: i64, rng: Rng, iterations: i64, ms: float) -> list[Future[Votes]]:
        data = position.to_dict()
        game = position.game
        return [
            self.pool.submit(search_elsewhere, game.id, game.data, data, seat, rng.next(), self.values, iterations, ms)
            for i in range(self.count)
        ]


def search_elsewhere(
    game_id: str, components: Json | None, data: Json, seat: int, seed: int, values: Values, its: int, ms: float
) -> Votes:
    """What a helper does: the same search with a generator of its own."""
    start = time.monotonic()
    title = game(game_id) if components is None else game(game_id).on(components)
    position = title.load(data)
    tree = Tree(make_planner(game_id, values), seat, Rng(seed))
    grow(tree, position, its, start + ms / 1000.0)
    return votes_of(tree)
