"""A title is a folder: one that somebody else's package brings is played everywhere, and nothing here names it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import revier
from revier.games import folder_of, part_of, titles
from tests.titles.packages import tiny_files, with_package, write_copy, write_tiny
from tests.titles.proof import PROOFS

LONGEST = 150  # lines of the tiny game: rules and texts
PATIENCE = 500  # seconds with what hangs
WRITERS: dict[str, Callable[[Path], str]] = {"tiny": write_tiny, "copy": write_copy}


class Package:
    """A folder with a title, and processes that find it."""

    def __init__(self, folder: Path, id: str) -> None:
        self.folder = folder
        self.id = id

    def python(self, *arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=with_package(self.folder),
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    def revier(self, *arguments: str, typed: str = "") -> str:
        return self.python("-m", "revier.cli", *arguments, typed=typed)


@pytest.fixture(scope="module", params=WRITERS)
def package(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Package:
    folder = tmp_path_factory.mktemp(request.param)
    return Package(folder, WRITERS[request.param](folder))


def test_the_page_shows_a_whole_game_in_a_few_lines() -> None:
    lines = [line for text in tiny_files().values() for line in text.splitlines() if line]
    assert len(lines) <= LONGEST


def test_it_is_listed_among_the_others(package: Package) -> None:
    assert package.id not in revier.games()
    assert package.id in package.revier("games")


@pytest.mark.parametrize("proof", PROOFS)
def test_it_stands_what_every_title_stands(package: Package, proof: str) -> None:
    package.python("-m", "tests.titles.proof", package.id, proof)


def test_it_is_played_in_a_terminal_recorded_validated_and_watched(package: Package, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    common = ["--players", "2", "--bots", "random", "--name", "Frida", "--seed", "5"]
    shown = package.revier("play", package.id, *common, "--record", file, typed="b\n\no\n\nh\n\ns\n\n" + "1\n" * 1000)
    assert "Frida won" in shown or "Anton" in shown
    assert "OK game.json" in package.revier("record", "validate", file)
    record = json.loads(Path(file).read_text(encoding="utf-8"))
    assert (record["game"], len(record["scores"])) == (package.id, 2)
    assert package.revier("replay", file)


def test_it_is_played_in_the_arena(package: Package, tmp_path: Path) -> None:
    out = str(tmp_path / "figures.json")
    package.revier("arena", package.id, "--players", "2", "--bots", "random", "--games", "4", "--json", out)
    assert json.loads(Path(out).read_text(encoding="utf-8"))["game"] == package.id
    assert "random" in package.revier("simulate", package.id, "--players", "2", "--bots", "random", "--games", "2")


def test_the_view_of_the_tiny_game_reads_as_tables_and_a_missing_text_as_its_id(tmp_path: Path) -> None:
    package = Package(tmp_path, write_tiny(tmp_path))
    play = ["play", package.id, "--players", "2", "--bots", "random", "--seed", "5", "--name", "Frida"]
    assert "Lay lamp 1" in package.revier(*play, typed="q\n")
    for catalogue in tmp_path.rglob("*.ftl"):
        catalogue.unlink()
    shown = package.revier(*play, typed="b\n\n1\nq\n")
    assert "Carts left" in shown
    assert "Lay 1" in shown
    assert "???" not in shown


def test_importing_one_title_leaves_the_others_alone() -> None:
    here = Path(str(revier.__file__)).parents[1]
    for id in revier.games():
        code = f"import revier, sys; revier.game({id!r}); print(*sys.modules)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=here, check=True)
        found = {name.split(".")[2] for name in done.stdout.split() if name.endswith(".title") and "games" in name}
        assert found == {folder_of(id)}


def test_titles_stand_in_the_order_of_their_families() -> None:
    families = [title.family for title in titles().values()]
    assert families == sorted(families)
    for id in revier.games():
        game, title = revier.game(id), titles()[folder_of(id)]
        assert (game.family, game.seats, game.actions.prefix) == (title.family, title.seats, title.prefix)
        assert game.events.prefix == title.prefix
        assert title.editions[id] == game.edition


def test_a_layer_has_a_part_of_a_title_or_does_without() -> None:
    id = revier.games()[0]
    part = part_of("revier.games", id)
    assert part is not None
    assert part.__name__ == f"revier.games.{folder_of(id)}"
    assert part_of("revier.kernel", id) is None


def test_another_copy_of_the_whole_package_adds_nothing(tmp_path: Path) -> None:
    package = Package(tmp_path, write_tiny(tmp_path))
    (tmp_path / "revier" / "__init__.py").touch()
    env = with_package(tmp_path)
    env["PYTHONPATH"] = os.pathsep.join([str(Path(str(revier.__file__)).parents[1]), str(tmp_path)])
    code = "import revier; print(*revier.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.split() == revier.games()
    assert package.id not in done.stdout
