"""Processes that work for another one: they share nothing with it, leave Ctrl-C to it, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from threading import Thread


class Worker(SpawnProcess):
    """Deaf to Ctrl-C from its first moment: the one that started it hears it, and ends it."""

    def start(self) -> None:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers(SpawnContext):
    """Spawned: a fork would keep our port and sockets when we die, and hang on what our threads were just doing."""

    Process = Worker


def start_pool(count: int) -> ProcessPoolExecutor:
    """As many processes as wanted, each begun when there is work for it."""
    return ProcessPoolExecutor(count, Workers(), end_with_parent)


def end_with_parent() -> None:
    """From now on, even if that one is killed: orphans would keep its port. Who was started by nobody goes on."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)  # at once, in the middle of whatever it is: as killed as the other
