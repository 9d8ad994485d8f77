"""What PettingZoo's own tests say of every observation with a mask is no fault."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

# PettingZoo says so of every observation with a mask beside it, unless the environment is on a list of its own names.
SAID_OF_MASKS = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]


@contextmanager
def masks_allowed() -> Iterator[None]:
    with warnings.catch_warnings():
        for said in SAID_OF_MASKS:
            warnings.filterwarnings("ignore", said)
        yield
