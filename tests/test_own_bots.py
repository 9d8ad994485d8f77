"""Bots that somebody else wrote, as docs/bots.md shows them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import revier
from revier.bots import UnknownBot, bot, read_name
from revier.server.operation.settings import BadSetting, Settings
from revier.server.problems import Problem
from revier.server.tables.lobby import check_bot

DOCS = Path(__file__).parent.parent / "docs" / "bots.md"
COMMAND = [sys.executable, "-m", "revier.cli"]
THRIFTY = "my_bots:Thrifty"
NO_BOTS = """
from revier.kernel.rng import Rng

class Odd:
    def __init__(self, seed):
        pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the docs in a folder of its own, where commands are called."""
    code = next(
        block for block in re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.S) if "class" in block
    )
    (tmp_path / "my_bots.py").write_text(code + NO_BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return tmp_path


def called(*arguments: str) -> subprocess.CompletedProcess[str]:
    """From the folder one is in, which is not that of the package."""
    found = {**os.environ, "PYTHONPATH": str(Path(revier.__file__).parent.parent)}
    return subprocess.run([*COMMAND, *arguments], input="q\n", capture_output=True, text=True, check=False, env=found)


def test_the_bot_of_the_docs_plays_by_name(folder: Path) -> None:
    state = revier.game("glueck-auf").new(players=2, seed=1)
    player = bot(THRIFTY, "glueck-auf", seed=1)
    for _ in range(40):
        state.apply(player.act(state))
    assert state.ply == 40


def test_commands_take_it(folder: Path) -> None:
    for arguments in (
        ["play", "glueck-auf", "--bots", THRIFTY, "--lang", "en"],
        ["simulate", "glueck-auf", "--players", "2", "--games", "1", "--bots", f"{THRIFTY},random"],
        ["arena", "glueck-auf", "--players", "2", "--games", "2", "--jobs", "2", "--bots", f"{THRIFTY},random"],
    ):
        done = called(*arguments)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("my_bots:Lavish", "has no attribute 'Lavish'"),
        ("my_bots:Odd", "Odd is no subclass of revier.bots.Bot"),
        ("no_module:Bot", "No module named 'no_module'"),
        ("my_bots:Rng", "no subclass"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_one_line(folder: Path, name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        bot(name, "glueck-auf", seed=1)
    done = called("play", "glueck-auf", "--bots", name, "--lang", "en")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert words in done.stderr


def test_a_package_announces_it_by_an_entry_point(folder: Path) -> None:
    with pytest.raises(UnknownBot):
        read_name("thrifty")
    installed = folder / "my_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[revier.bots]\nthrifty = {THRIFTY}\n")
    sys.path.append(str(folder))
    assert read_name("thrifty").place == THRIFTY
    assert type(bot("thrifty", "glueck-auf", seed=1)).__name__ == "Thrifty"


def test_a_server_offers_only_what_its_host_named(folder: Path) -> None:
    """A name that anybody may send must not import just any code."""
    host = Settings(bots=(THRIFTY,))
    check_bot(THRIFTY, host)
    for name, settings in ((THRIFTY, Settings()), ("my_bots:Odd", host), ("os:system", host)):
        with pytest.raises(Problem, match="server-bad-bot"):
            check_bot(name, settings)
    for name in ("greedy", "my_bots:Odd", "no_module:Bot"):
        with pytest.raises(BadSetting, match="bots"):
            Settings(bots=(name,))
