"""The bot that searches: a tree for every turn, a budget, and helpers on other cores."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.judges import valuation_for
from revier.bots.planner import Planner, PlannerBot
from revier.bots.search import MOST_SIMULATIONS, Branch, Node, Tree, run, what_it_sees
from revier.bots.titles import make_planner
from revier.bots.turns import FOREVER
from revier.bots.valuation import Valuation
from revier.bots.weights import Values
from revier.games import game
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from revier.processes import start_pool

Findings = list[tuple[list[int], float, int, float]]  # turns: path, prior, visits and total of the branch

PATIENCE: Final = 0.02  # seconds at the end of its time that a bot waits for its helpers
A_FEW: Final[i64] = 16  # simulations between two evaluations that are told
KEPT_BACK: Final = 0.05  # of the time: other processes may hold up what is left to do when it is over


class Budget:
    """How long to think: milliseconds a turn or iterations a plan, on how many cores."""

    def __init__(self, milliseconds: i64, iterations: i64, cores: i64) -> None:
        self.milliseconds: i64 = milliseconds
        self.iterations: i64 = iterations
        self.cores: i64 = cores


class SearchBot(PlannerBot):
    """Searches until its budget is used up. Every core searches a tree of its own; their visits are added up."""

    def __init__(self, seed: int, game_id: str, values: Values, budget: Budget, network: str | None) -> None:
        super().__init__(seed, make_planner(game_id, values))
        self.values = values
        self.budget = budget
        self.network = network  # a file; empty: the one of the table; None: as the planner guesses
        self.valuation: Valuation | None = None
        self.tree: Tree | None = None
        self.spent: float = 0.0  # seconds of this turn
        self.helpers: Helpers | None = None

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        start = time.monotonic()
        if self.expected is None or self.expected.ply != position.ply:
            self.spent = 0.0  # others have acted since: a new turn
        end = self.end_of(start)
        asked = self.ask_helpers(position, seat, end)
        if self.valuation is None:
            self.valuation = make_valuation(self.planner, position, self.network)
        tree = Tree(self.planner, self.valuation, seat, self.rng)
        tree.expand_root(position, self.known(position, seat), end)
        run(tree, position, self.iterations(), end)
        self.tree = tree
        found = tree.root.best().path if len(asked) == 0 else self.merged(tree, asked, end)
        self.spent += time.monotonic() - start
        return found

    def evaluate(self, state: State, seat: int | None = None) -> Iterator[list[Evaluation]]:
        """The turns of whoever decides, the best first, from what a seat (None: that one) may see.

        It may be stopped at any time: after every few simulations comes all that is known by then, the last within
        the bot's budget. The position stays as it is.
        """
        decides = state.asked().seat
        position = state.redetermine(decides if seat is None else seat, self.rng)
        end = FOREVER if self.budget.iterations > 0 else time.monotonic() + float(self.budget.milliseconds) / 1000.0
        tree = Tree(self.planner, make_valuation(self.planner, position, self.network), decides, self.rng)
        tree.expand_root(position, None, end)
        most = self.budget.iterations if self.budget.iterations > 0 else MOST_SIMULATIONS
        done: i64 = 0
        while done < most and time.monotonic() < end:
            now = min(A_FEW, most - done)
            run(tree, position, now, end)
            done += now
            yield evaluations(tree)
            if tree.root.is_clear():
                break

    def iterations(self) -> i64:
        """Of each core; 0: as many as there is time for."""
        return -(-self.budget.iterations // self.budget.cores)

    def end_of(self, start: float) -> float:
        """When to be done; a turn that goes on after something was turned up shares the budget of the turn."""
        if self.budget.iterations > 0:
            return FOREVER
        return start + (1.0 - KEPT_BACK) * float(self.budget.milliseconds) / 1000.0 - self.spent

    def known(self, position: State, seat: i64) -> Node | None:
        """What the last search found out about this turn, if it foresaw it."""
        if self.tree is None or self.tree.seat != seat:
            return None
        return self.tree.own.get(what_it_sees(position, seat))

    def ask_helpers(self, position: State, seat: i64, end: float) -> list[Future[Findings]]:
        if self.budget.cores == 1:
            return []
        if self.helpers is None:
            self.helpers = Helpers(self.values, self.network, self.budget.cores - 1)
        return self.helpers.ask(position, seat, self.rng, self.iterations(), end)

    def merged(self, tree: Tree, asked: list[Future[Findings]], end: float) -> vec[i64]:
        """The best turn by all trees; who is late is not waited for."""
        node = tree.root
        for future in asked:
            try:
                found = future.result(max(0.0, end - time.monotonic()))
            except Late:
                continue
            for path, prior, visits, total in found:
                add(node, path, prior, visits, total)
        return node.best().path


class Evaluation:
    """What a turn promises the seat that takes it."""

    def __init__(self, branch: Branch, value: float) -> None:
        visits = float(branch.visits)
        self.path = [action for action in branch.path]
        self.visits = int(branch.visits)
        self.value = value  # what the search goes by, in victory points; only differences mean something
        self.points = branch.points / visits  # in the end
        self.win = branch.win / visits  # share of the win
        spread = max(0.0, branch.wins / visits - self.win * self.win)
        self.error = math.sqrt(spread / visits) if visits > 1.0 else 1.0  # standard error of the share
        self.follows = expected_line(branch)  # the actions of others, and of the seat itself, that are expected then


def evaluations(tree: Tree) -> list[Evaluation]:
    """Of all turns that were visited, the best first."""
    visited = [branch for branch in tree.root.branches if branch.visits > 0]
    found = [Evaluation(branch, tree.root.value(branch)) for branch in visited]
    found.sort(key=by_merit)
    return found


def by_merit(evaluation: Evaluation) -> float:
    return -evaluation.value


def expected_line(branch: Branch) -> list[list[int]]:
    """Turn by turn what the tree holds most likely after a branch, as far as it has grown."""
    found: list[list[int]] = []
    at: Branch | None = branch
    while at is not None:
        node: Node | None = None
        for child in at.children.values():
            if len(child.branches) > 0 and (node is None or child.visits > node.visits):
                node = child
        if node is None:
            break
        at = node.best()
        found.append([action for action in at.path])
    return found


def add(node: Node, path: list[int], prior: float, visits: int, total: float) -> None:
    """Add a helper's visits of a turn."""
    seen: Branch | None = None
    for branch in node.branches:
        if [action for action in branch.path] == path:
            seen = branch
    if seen is None:
        seen = Branch(vec[i64](path), prior)
        node.branches.append(seen)
    seen.visits += visits
    seen.total += total
    node.visits += visits
    node.baseline_total += total - float(visits) * seen.prior


class Helpers:
    """Processes that search the same position at the same time."""

    def __init__(self, values: Values, network: str | None, count: i64) -> None:
        self.values = values
        self.network = network
        self.count: i64 = count
        self.pool = start_pool(count)

    def ask(self, position: State, seat: i64, rng: Rng, iterations: i64, end: float) -> list[Future[Findings]]:
        data = position.to_dict()
        id, own, until = position.game.id, position.game.data, end - PATIENCE
        values, network = self.values, self.network
        return [
            self.pool.submit(search_elsewhere, id, own, data, seat, rng.next(), values, network, iterations, until)
            for i in range(self.count)
        ]


def make_valuation(planner: Planner, position: State, network: str | None) -> Valuation:
    if network is None:
        return Valuation(planner)
    return valuation_for(planner, position.game, position.players, network)


def search_elsewhere(
    game_id: str,
    components: Json | None,
    data: Json,
    seat: int,
    seed: int,
    values: Values,
    network: str | None,
    its: int,
    end: float,
) -> Findings:
    """What a helper does: the same search with a generator of its own. All processes have one clock."""
    title = game(game_id) if components is None else game(game_id).on(components)
    position = title.load(data)
    planner = make_planner(game_id, values)
    tree = Tree(planner, make_valuation(planner, position, network), seat, Rng(seed))
    tree.expand_root(position, None, end)
    run(tree, position, its, end)
    return [([action for action in b.path], b.prior, int(b.visits), b.total) for b in tree.root.branches]
