"""Packages that only parts of Revier need: without them the rest works, and one line says how to get them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tomli

from revier.extras import PACKAGES, MissingPackages, needs
from revier.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[1]
ALL = sorted({module for packages in PACKAGES.values() for module in packages})
# Runs Python where no package of any extra can be found.
BARE = "import sys; sys.modules.update(dict.fromkeys({missing})); sys.argv = {words}; {then}"
COMMANDS = [
    ("server", ["serve"]),
    ("server", ["worker", "--database", "postgresql+psycopg://nobody@127.0.0.1/none"]),
    ("server", ["backup", "copy"]),
    ("server", ["restore", "copy"]),
    ("server", ["admin", "list", "people"]),
    ("server", ["admin", "ban", "1"]),
    ("arena", ["arena", "glueck-auf", "--report", "report"]),
    ("train", ["train", "glueck-auf", "--run", "run"]),
    ("tune", ["tune", "glueck-auf", "--run", "run.json", "--out", "weights.toml"]),
]


def run_bare(then: str, *words: str, folder: Path, missing: list[str] = ALL) -> subprocess.CompletedProcess[str]:
    code = BARE.format(missing=missing, words=["revier", *words], then=then)
    return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)


def revier(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return run_bare("from revier.cli import main; main()", *words, folder=folder)


def test_the_extras_are_those_of_the_package() -> None:
    declared = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    names = {extra: sorted(re.split("[<>=]", line)[0] for line in lines) for extra, lines in declared.items()}
    assert {extra: sorted(packages.values()) for extra, packages in PACKAGES.items()} == names


def test_every_package_is_known_by_what_is_imported() -> None:
    for extra in PACKAGES:
        needs(extra)


@pytest.mark.parametrize(("extra", "words"), COMMANDS, ids=[" ".join(words[:3]) for _, words in COMMANDS])
def test_a_command_without_its_packages_says_in_one_line_how_to_get_them(
    extra: str, words: list[str], tmp_path: Path
) -> None:
    done = revier(*words, "--lang", "en", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"revier: This needs the extra {extra}: {sys.executable} -m pip install ")
    assert done.stderr.count("\n") == 1
    assert sorted(done.stderr.split()[-len(PACKAGES[extra]) :]) == sorted(
        f"'{name}'" if "[" in name else name for name in PACKAGES[extra].values()
    )
    assert os.listdir(tmp_path) == []


def test_plots_are_needed_only_for_a_report(tmp_path: Path) -> None:
    said = revier("arena", "glueck-auf", "--lang", "en", folder=tmp_path).stderr
    assert said.endswith(f"{sys.executable} -m pip install openskill\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    said = revier("serve", "--lang", language, folder=tmp_path).stderr
    command = said[said.index(sys.executable) :].strip()
    assert said == f"revier: {texts(language).say('cli-missing', {'extra': 'server', 'command': command})}\n"


def test_what_needs_no_extra_works_without_any(tmp_path: Path) -> None:
    for words in (["games"], ["bots"], ["simulate", "glueck-auf", "--games", "1", "--bots", "random"], ["--help"]):
        done = revier(*words, folder=tmp_path)
        assert (done.returncode, done.stderr.strip()) == (0, ""), done.stderr


@pytest.mark.parametrize(
    ("missing", "then"),
    [
        ("gymnasium", "import revier.envs.solo"),
        ("numpy", "from revier import envs"),
        ("pettingzoo", "from revier import envs; envs.pettingzoo('glueck-auf')"),
    ],
)
def test_an_environment_without_its_packages_names_them(missing: str, then: str, tmp_path: Path) -> None:
    done = run_bare(then, folder=tmp_path, missing=[missing])
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("revier.extras.MissingPackages: revier[envs] needs ")
    assert f"{sys.executable} -m pip install" in last
    assert missing in last


def test_only_what_is_missing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingPackages) as error:
        needs("server")
    assert error.value.packages == ["psycopg[binary,pool]"]
    assert error.value.command.endswith(" -m pip install 'psycopg[binary,pool]'"), "a shell takes it as it is"
    needs("server", "sqlalchemy")


# -- what is given away ----------------------------------------------------------------------------


def pack(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(ROOT / "setup.py"), "--quiet", "sdist"]
    env = os.environ | {"REVIER_PURE": "1"} | environment
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True)


def test_no_package_is_made_without_the_web_client_unless_it_is_asked_for(tmp_path: Path) -> None:
    refused = pack(tmp_path)
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1
    assert "make web" in refused.stderr
    assert os.listdir(tmp_path) == []
    assert pack(tmp_path, REVIER_WITHOUT_CLIENT="1").returncode == 0
    page = tmp_path / "src" / "revier" / "web" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert pack(tmp_path).returncode == 0
