"""The page of the ladder: it lists every run, and keeps what was measured before."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import ladder

PAGE = ladder.PAGE.read_text(encoding="utf-8")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page and its pictures in a folder of their own, with nothing played."""
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(ladder, "PICTURES", tmp_path / "pictures")
    monkeypatch.setattr(ladder, "RUNS", tmp_path / "runs")
    return tmp_path / "ladder.md"


def test_every_run_is_on_the_page() -> None:
    assert list(ladder.sections(PAGE)) == [run.command for run in ladder.runs()]


def test_what_was_not_played_anew_stays_on_the_page(elsewhere: Path) -> None:
    elsewhere.write_text(PAGE, encoding="utf-8")
    ladder.write_page()
    assert elsewhere.read_text(encoding="utf-8") == PAGE
    assert {path.name for path in elsewhere.with_name("pictures").iterdir()} == {"planner.png", "search.png"}


def test_what_is_missing_is_named(elsewhere: Path) -> None:
    ladder.write_page()
    text = elsewhere.read_text(encoding="utf-8")
    assert "### " not in text
    assert all(f"- `{run.command}`" in text for run in ladder.runs())


def test_a_share_is_read_with_its_interval() -> None:
    section = "| `greedy` | 5.0% ± 2.1% | 50.0% |\n| `planner` | 100.0% | 50.0% |"
    assert ladder.share(section, "greedy") == (5.0, 2.1)
    assert ladder.share(section, "planner") == (100.0, 0.0)
