"""The processes of `revier serve`: each makes its application from the environment; all listen at one socket."""

from __future__ import annotations

import gc
import os
import socket
import sys
import tempfile
import threading
import time

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from revier.processes import end_with_parent
from revier.server.api.app import create_app
from revier.server.operation.connections import Frames, Requests, allowed_connections
from revier.server.operation.logs import set_up_logs
from revier.server.operation.metrics import SHARED
from revier.server.operation.settings import Settings

LOG = "REVIER_LOG"  # console or json
DRAIN = "REVIER_DRAIN"  # seconds between SIGTERM and the end
FIRST_FILE = 3  # that systemd hands over
BACKLOG = 2_048  # connections that may wait to be taken
LARGEST_MESSAGE = 16 * 1024  # bytes over a websocket
SHUTDOWN_S = 10  # for requests under way when all else has ended
SWITCH_INTERVAL_S = 0.00005  # of threads: after every statement the writer waits for its turn
GC_CHECK_S = 1.0  # between two looks whether there is much that could be garbage
GC_THRESHOLD = 500_000  # objects made and not yet looked through
FULL_COLLECTION_S = 900.0  # until all objects are looked through: with a thousand tables that takes half a second


def application() -> FastAPI:
    """The application of one process."""
    end_with_parent()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    threading.Thread(target=collect_garbage, name="tidy", daemon=True).start()
    set_up_logs(os.environ.get(LOG, "console"))
    settings = Settings.read()
    app = create_app(settings)
    app.state.most_connections = allowed_connections(settings.most_connections)
    app.state.drain_seconds = float(os.environ.get(DRAIN, "0"))
    return app


def collect_garbage() -> None:
    """Collect garbage rarely: little is any, and a full pass keeps everybody waiting.

    By itself Python would look through all that changed every second or two. Here it is only done when there is much of
    it, and what proved to be of use is not looked through again for a long time.
    """
    gc.disable()
    looked_through = time.monotonic()
    while True:
        time.sleep(GC_CHECK_S)
        is_long_ago = time.monotonic() - looked_through > FULL_COLLECTION_S
        if is_long_ago:
            looked_through = time.monotonic()
            gc.unfreeze()
        if is_long_ago or gc.get_count()[0] > GC_THRESHOLD:
            gc.collect()
            gc.freeze()


def inherited() -> socket.socket | None:
    """The socket that systemd listens at for us, if it does: whoever comes while we restart waits there."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=FIRST_FILE)


def listen(host: str, port: int) -> socket.socket:
    """A socket that whoever connects to waits at until somebody serves it."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except OSError:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def run(listener: socket.socket, processes: int) -> None:
    """Serve until a signal comes; which proxies are believed is for the application to decide."""
    config = uvicorn.Config(
        f"{__name__}:application",
        factory=True,
        workers=processes,
        backlog=BACKLOG,
        http=Requests,
        ws=Frames,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more memory for each socket than it saves
        timeout_graceful_shutdown=SHUTDOWN_S,
    )
    if processes == 1:
        uvicorn.Server(config).run([listener])
        return
    with tempfile.TemporaryDirectory(prefix="revier-metrics-") as folder:
        os.environ[SHARED] = folder
        Multiprocess(config, [listener]).run()
