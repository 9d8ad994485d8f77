"""What tests of the server start from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import postgres_cluster, postgres_url  # noqa: F401  # fixtures, for all tests here
from tests.server.support import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running server that nobody has visited yet, without limits on how often."""
    with House(tmp_path) as house:
        yield house
