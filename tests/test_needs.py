"""`make` says at once, in one list, what a machine lacks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("needs.sh")
MAKEFILE = Path(__file__).parents[1] / "Makefile"


def lacking(target: str, python: str, **environment: str) -> tuple[int, list[str]]:
    """Exit status, and the lines of what is said."""
    words = ["sh", str(SCRIPT), target, python]
    done = subprocess.run(words, env=os.environ | environment, capture_output=True, text=True)
    return done.returncode, done.stderr.splitlines()


def test_a_machine_that_has_everything_is_told_nothing() -> None:
    assert lacking("play", sys.executable) == (0, [])


def test_everything_that_is_missing_is_listed_with_the_commands() -> None:
    status, said = lacking("play", "no-such-python", CC="no-such-compiler")
    assert status == 1
    assert said[0] == "make play needs, and does not find:"
    assert [line.split(":")[0].strip() for line in said[1:]] == ["Python 3.11 or newer", "a C compiler"]
    assert all("apt-get install" in line for line in said[1:])


def test_all_that_the_tests_need_is_asked_for_before_anything_else(tmp_path: Path) -> None:
    """Of whoever is not root, and so cannot have it installed here."""
    ordinary = tmp_path / "id"
    ordinary.write_text("#!/bin/sh\necho 1000\n")
    ordinary.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    status, said = lacking("test", "no-such-python", CC="no-such-compiler", CHROMIUM="/no/chromium", PATH=path)
    assert status == 1
    named = [line.split(":")[0].strip() for line in said[1:]]
    assert named[:2] == ["Python 3.11 or newer", "a C compiler"]
    assert named[-1] == "Chromium"
    assert "sudo tests/web/install_chromium.sh" in said[-1]


def test_missing_headers_are_one_line(tmp_path: Path) -> None:
    """Of a Python that looks for them where there are none."""
    nowhere = "import sysconfig as s; g = s.get_paths; s.get_paths = lambda *a, **k: g(*a, **k) | dict(include='none')"
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{nowhere}\n$2"\n')
    python.chmod(0o755)
    status, said = lacking("play", str(python), CC="cc")
    assert status == 1
    assert [line.split(":")[0].strip() for line in said[1:]] == ["Python's headers"]


def test_without_any_python_nothing_has_passed(tmp_path: Path) -> None:
    (tmp_path / "dirname").symlink_to(shutil.which("dirname") or "")
    words = ["/bin/sh", str(SCRIPT.with_name("pythons.sh"))]
    environment = {"PATH": str(tmp_path), "PYENV_ROOT": str(tmp_path)}
    done = subprocess.run(words, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "PYTHONS=" in done.stderr


def test_the_built_client_is_no_source(tmp_path: Path) -> None:
    """It has TOML files of ours among its own; as sources of the package they would have it compiled every time."""
    for name in ("src/revier/board.toml", "src/revier/web/assets/board.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    words = ["make", "--dry-run", "--print-data-base", "--file", str(MAKEFILE), "clean"]
    told = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    (sources,) = [line for line in told.splitlines() if line.startswith("SOURCES := ")]
    assert "src/revier/board.toml" in sources
    assert "src/revier/web" not in sources
