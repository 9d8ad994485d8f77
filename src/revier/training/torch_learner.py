"""Learning with PyTorch, on its first GPU if there is one; the same network and loss as with numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from revier.bots.network import OUTPUTS, POINTS
from revier.training.numpy_learner import BEND, POINTS_LOSS
from revier.training.plan import Plan
from revier.training.weights import Examples, Shape, Weights, first_weights

Array = NDArray[Any]


class TorchLearner:
    """Weights that follow the gradient."""

    def __init__(self, shape: Shape, examples: list[Examples], plan: Plan, seed: int) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.name = f"torch {torch.__version__} on {self.device}"
        torch.manual_seed(seed)
        self.plan = plan
        self.tables = [tuple(torch.from_numpy(array).to(self.device) for array in e) for e in examples]
        start = first_weights(shape, seed)
        self.weights = {n: torch.nn.Parameter(torch.from_numpy(value).to(self.device)) for n, value in start.items()}
        decaying = [value for name, value in self.weights.items() if name != "slope"]
        groups = [
            {"params": decaying, "weight_decay": plan.decay},
            {"params": [self.weights["slope"]], "weight_decay": 0},
        ]
        self.optimizer = torch.optim.AdamW(groups, lr=plan.rate)

    def step(self, table: int, rows: Array, rate: float) -> None:
        """One step along the gradient of these positions."""
        inputs, columns, guess, points, wins = self.tables[table]
        at = torch.from_numpy(rows).to(self.device)
        out = self.run(table, columns, inputs[at].float(), is_learning=True)
        huber = functional.huber_loss(guess[at] + POINTS * out[..., 0], points[at], delta=BEND) / POINTS_LOSS
        expected = functional.log_softmax(self.weights["slope"][table] * guess[at] + out[..., 1], 1)
        loss = huber - self.plan.win_weight * (expected * wins[at]).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.step()

    def run(self, table: int, columns: Any, inputs: Any, is_learning: bool) -> Any:
        w = self.weights
        bias = w["first_bias"][table]
        thinned = functional.dropout(inputs, self.plan.input_dropout, is_learning)
        wide = functional.relu(thinned @ w["wide"][columns] + bias[:-OUTPUTS])
        wide = functional.dropout(wide, self.plan.dropout, is_learning)
        narrow = functional.relu(wide @ w["narrow"] + w["narrow_bias"])
        return narrow @ w["last"] + inputs @ w["direct"][columns] + bias[-OUTPUTS:]

    def outputs(self, table: int, rows: Array) -> Array:
        """(positions, seats, outputs), without dropout."""
        inputs, columns, *_ = self.tables[table]
        with torch.no_grad():
            at = torch.from_numpy(rows).to(self.device)
            out: Array = self.run(table, columns, inputs[at].float(), is_learning=False).cpu().numpy()
        return out

    def found(self) -> Weights:
        return {name: np.array(value.detach().cpu().numpy()) for name, value in self.weights.items()}
