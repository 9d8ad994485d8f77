"""Processes that work for another one: they share nothing with it, leave Ctrl-C to it, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Worker(SpawnProcess):
    """Deaf to Ctrl-C from its first moment: the one that started it hears it, and ends it."""

    def start(self) -> None:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Pool(ProcessPoolExecutor):
    """Hands work out without being disturbed."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with unhurried():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def unhurried() -> Iterator[None]:
    """Signals that we answer are answered afterwards: half a process would complain that it is one, half a pool cannot
    be ended. To block them is not enough, since then another of our threads hears them.
    """
    if threading.current_thread() is not threading.main_thread():  # the only one that answers signals
        yield
        return
    heard: list[int] = []
    before = {kind: signal.getsignal(kind) for kind in ENDING}
    answered = [kind for kind in ENDING if callable(before[kind])]
    for kind in answered:
        signal.signal(kind, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        for kind in answered:
            signal.signal(kind, before[kind])
        for number in heard:
            signal.raise_signal(number)


class Workers(SpawnContext):
    """Spawned: a fork would keep our port and sockets when we die, and hang on what our threads were just doing."""

    Process = Worker


def start_pool(count: int) -> Pool:
    """As many processes as wanted, each begun when there is work for it."""
    return Pool(count, Workers(), end_with_parent)


def end_with_parent() -> None:
    """From now on, even if that one is killed: orphans would keep its port. Who was started by nobody goes on."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)  # at once, in the middle of whatever it is: as killed as the other
