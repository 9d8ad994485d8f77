"""Processes that work for another one share nothing with it, leave Ctrl-C to it, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from multiprocessing.popen_spawn_posix import Popen

import pytest

from revier.processes import Worker, start_pool
from tests.server.pids import wait_until_gone


def test_a_worker_is_a_new_python_that_knows_nothing_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changed here, not there; a fork would have both, and the locks of our threads as they happened to be."""
    monkeypatch.setattr(Worker, "changed", True, raising=False)
    with start_pool(1) as pool:
        assert pool.submit(hasattr, Worker, "changed").result() is False
        assert pool.submit(os.getpid).result() != os.getpid()


def test_a_worker_starts_while_threads_hold_locks() -> None:
    lock, done = threading.Lock(), threading.Event()

    def hold() -> None:
        with lock:
            done.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    try:
        with start_pool(2) as pool:
            assert list(pool.map(abs, range(-4, 0))) == [4, 3, 2, 1]
    finally:
        done.set()
        thread.join()


def test_ctrl_c_does_not_reach_a_worker() -> None:
    with start_pool(1) as pool:
        assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, []), "it reaches us as before"


def test_ctrl_c_is_answered_when_work_has_been_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a worker would complain, half a pool cannot end; and any of our threads may hear it."""
    launch, done = vars(Popen)["_launch"], threading.Event()
    bystander = threading.Thread(target=done.wait)
    bystander.start()

    def interrupted(self: Popen, process: Worker) -> None:
        assert bystander.ident is not None
        signal.pthread_kill(bystander.ident, signal.SIGINT)
        os.read(heard, 1)
        launch(self, process)

    monkeypatch.setattr(Popen, "_launch", interrupted)
    heard, told = os.pipe()
    os.set_blocking(told, False)
    before = signal.signal(signal.SIGINT, signal.default_int_handler), signal.set_wakeup_fd(told)
    try:
        with start_pool(1) as pool:
            with pytest.raises(KeyboardInterrupt):
                pool.submit(os.getpid)
            (worker,) = multiprocessing.active_children()
        worker.join()
        assert worker.exitcode == 0
    finally:
        signal.signal(signal.SIGINT, before[0])
        signal.set_wakeup_fd(before[1])
        done.set()
        bystander.join()
        os.close(heard)
        os.close(told)


HOST = """
import os, sys, time
from revier.processes import Worker, start_pool
if __name__ == "__main__":
    pool = start_pool(1)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 600)
    sys.stdin.read()
"""


def test_a_worker_ends_with_the_process_that_started_it_even_if_that_is_killed() -> None:
    words = [sys.executable, "-c", HOST]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        worker = int(host.stdout.readline())
        host.kill()
        host.wait()
        wait_until_gone([worker])
