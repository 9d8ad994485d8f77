"""A process that another one has started ends with it, even if that one is killed: orphans would keep its port."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.process import BaseProcess
from threading import Thread


def end_with_parent() -> None:
    """From now on; nothing happens in a process that nobody of ours has started."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)  # at once, in the middle of whatever it is: as killed as the other
