"""Warnings of the environments' own test suites are errors."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/envs/" in str(item.path):
            item.add_marker(pytest.mark.filterwarnings("error"))
