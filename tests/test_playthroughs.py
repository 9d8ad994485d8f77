"""Playthroughs are what the rules do now; a difference is shown by its first line."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from tests.playthroughs import FOLDER, path, playthrough
from tests.strategies import CASES, each_game


@each_game
def test_the_playthrough_is_what_the_rules_do(title: str, players: int) -> None:
    file = path(title, players)
    assert file.exists(), f"{file.name} is missing: make playthroughs"
    kept = file.read_text(encoding="utf-8").splitlines()
    for n, (old, new) in enumerate(zip_longest(kept, playthrough(title, players)), start=1):
        assert new == old, f"{file.name}, line {n} was\n  {old}\nand is now\n  {new}"


def test_there_is_no_playthrough_of_a_game_that_is_not_there() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(title, players) for title, players in CASES}


@each_game
def test_a_playthrough_shows_most_of_what_players_can_do(title: str, players: int) -> None:
    assert len(verbs_used(path(title, players))) >= 12


def test_together_they_show_nearly_every_kind_of_action() -> None:
    used = set.union(*[verbs_used(path(title, players)) for title, players in CASES])
    assert len(used) >= 16


def verbs_used(file: Path) -> set[str]:
    return {line.split()[1] for line in file.read_text(encoding="utf-8").splitlines() if line.startswith(">")}
