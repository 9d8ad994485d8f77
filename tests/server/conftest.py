"""What tests of the server start from."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from revier.server.operation.logs import set_up_logs
from tests.server.postgres import postgres_cluster, postgres_url  # noqa: F401  # fixtures, for all tests here
from tests.server.processes import unchanged
from tests.server.support import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running server that nobody has visited yet, without limits on how often."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What is written to standard error, as JSON; afterwards logging is as it was."""
    written = io.StringIO()
    with unchanged():
        monkeypatch.setattr(sys, "stderr", written)
        set_up_logs("json")
        yield written
