"""How the house is built: who may know whom, how long a file may be, and that a clone forgets nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

import revier
from revier.games import titles
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.policies import POLICIES, choose
from tests.strategies import each_game

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "revier"
MODULES = sorted(SOURCE.rglob("*.py"))
LONGEST = 400

# What each room may know, besides itself; imports point downwards only.
MAY_KNOW: dict[str, set[str]] = {
    "portions": set(),
    "texts": {"portions"},
    "processes": set(),
    "extras": set(),
    "kernel": {"texts"},
    "games": {"kernel", "texts"},
    "encoding": {"games", "kernel"},
    "bots": {"encoding", "games", "kernel", "processes", "texts"},
    "benchmark": {"bots", "games", "kernel", "texts"},
    "tuning": {"bots", "games", "kernel", "texts"},
    "arena": {"bots", "games", "kernel", "processes", "texts"},
    "training": {"arena", "bots", "encoding", "extras", "games", "kernel", "processes", "texts"},
    "terminal": {"bots", "extras", "games", "kernel", "processes", "texts"},
    "cli_arena": {"arena", "cli_options", "envs", "terminal", "kernel", "texts"},
    "envs": {"bots", "encoding", "extras", "games", "kernel", "terminal", "texts"},
    "cli_bots": {"terminal", "bots", "games", "texts"},
    "cli_options": set(),
    "cli_play": {"cli_options", "terminal", "kernel", "texts"},
    "cli_train": {"arena", "bots", "cli_arena", "kernel", "terminal", "texts", "training"},
    "cli_tune": {"terminal", "tuning", "bots", "kernel", "processes", "texts"},
    "server": {"bots", "games", "kernel", "processes", "texts"},
    "cli_serve": {"server", "terminal", "texts"},
    "cli_admin": {"server", "terminal", "cli_serve", "games", "texts"},
    "cli": {
        "cli_admin",
        "cli_serve",
        "server",
        "cli_arena",
        "cli_bots",
        "cli_options",
        "cli_play",
        "cli_train",
        "cli_tune",
        "terminal",
        "benchmark",
        "bots",
        "games",
        "kernel",
        "texts",
    },
    "__main__": {"cli"},
    "__init__": {"games", "kernel", "portions"},
}

# The same within the server; a file that stands above the rest of its folder is a room of its own.
SERVER_MAY_KNOW: dict[str, set[str]] = {
    "problems": set(),
    "storage": {"problems"},
    "operation": {"problems", "storage"},
    "people": {"operation", "problems", "storage"},
    "tables": {"operation", "people", "problems", "storage"},
    "play": {"operation", "people", "problems", "storage", "tables"},
    "replays": {"people", "play", "problems", "storage", "tables"},
    "bots": {"operation", "play", "problems", "storage", "tables"},
    "people/account_deletion": {"people", "replays", "storage", "tables"},
    "operation/administration": {"operation", "people/account_deletion", "storage", "tables"},
    "api": {
        "bots",
        "operation",
        "people",
        "people/account_deletion",
        "play",
        "problems",
        "replays",
        "storage",
        "tables",
    },
    "operation/serving": {"api", "operation"},
}


def room(path: Path) -> str:
    """The first folder or file under src/revier."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, inside functions as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names if alias.name.split(".")[0] == "revier"]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are absolute"
            if node.module is not None and node.module.split(".")[0] == "revier":
                yield from [f"{node.module}.{alias.name}" for alias in node.names]


def test_every_room_has_its_place() -> None:
    assert {room(path) for path in MODULES} <= set(MAY_KNOW)


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(SOURCE)) for path in MODULES])
def test_imports_point_downwards_only(path: Path) -> None:
    here = room(path)
    for name in imported(path):
        there = (name + ".").split(".")[1]
        if there not in MAY_KNOW:
            there = "games"  # the front door: revier.game, revier.games
        assert there in MAY_KNOW[here] | {here}, f"{here} must not know {name}"


SERVER_FILES = sorted((SOURCE / "server").rglob("*.py"))


def server_room(name: str) -> str:
    """The room of a module of the server: the longest part of its name that stands in the table."""
    parts = name.split(".")[2:]
    file = "/".join(parts[:2])
    return file if file in SERVER_MAY_KNOW else parts[0]


@pytest.mark.parametrize("path", SERVER_FILES, ids=[str(path.relative_to(SOURCE)) for path in SERVER_FILES])
def test_imports_of_the_server_point_downwards_only(path: Path) -> None:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    if parts[2:] == ("__init__",):
        return
    here = server_room(".".join(parts))
    for name in imported(path):
        if name.startswith("revier.server."):
            there = server_room(name)
            assert there in SERVER_MAY_KNOW[here] | {here}, f"{here} must not know {name}"


TITLES = {folder: title.family for folder, title in titles().items()}
TITLE_NAMES = re.compile(
    "|".join([re.escape(folder).replace("_", "[-_ ]?") for folder in TITLES])
    + "|[\"'`](?:"
    + "|".join([title.prefix for title in titles().values()])
    + ")-",
    re.IGNORECASE,
)
# In words: what somebody would write, what something is called.
EXAMPLE = re.compile(
    r"^ *(?:>>> |\.\.\. )|python_revier_|Gymnasium calls|of message `|`revier\.|`import revier\.|`load\("
)
CLIENT = ROOT / "web" / "src"


def outside_titles() -> Iterator[Path]:
    """The files of both packages that are no title's own."""
    client = [path for end in ("ts", "tsx", "css") for path in sorted(CLIENT.rglob(f"*.{end}"))]
    for path in [*MODULES, *client]:
        own = {path.stem, *[part.replace("-", "_") for part in path.parts]} & set(TITLES)
        if not own and "generated" not in path.parts and ".test." not in path.name:
            yield path


OUTSIDE = list(outside_titles())


@pytest.mark.parametrize("path", OUTSIDE, ids=[str(path.relative_to(ROOT)) for path in OUTSIDE])
def test_nothing_but_a_title_knows_a_title(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if TITLE_NAMES.search(line) and not EXAMPLE.search(line)]
    assert not found, f"{path.name} names a title: {found}"


def test_a_title_would_be_found() -> None:
    for line in ('game("glueck-auf")', "from revier.games.schichtwechsel import x", '"kk-bank"', "KohleUndKolonie"):
        assert TITLE_NAMES.search(line)
    assert len(OUTSIDE) > 200


def test_no_title_knows_another() -> None:
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            others = [name for name in imported(path) if name.startswith("revier.games.") and parts[1] not in name]
            assert not others, f"{path.name} knows {others}"


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(SOURCE)) for path in MODULES])
def test_a_file_can_be_read_at_one_sitting(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert ast.get_docstring(ast.parse(text)), "a file says first what it is about"


@pytest.mark.parametrize("folder", TITLES)
def test_a_decision_says_where_it_fits_right_under_its_options(folder: str) -> None:
    seen = 0
    for path in sorted((SOURCE / "games" / folder).glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            methods = [part.name for part in getattr(node, "body", []) if isinstance(part, ast.FunctionDef)]
            if isinstance(node, ast.ClassDef) and "options" in methods:
                assert methods[methods.index("options") + 1] == "fits", f"{path.name}: {node.name}"
                seen += 1
    assert seen > 5


# -- clones ----------------------------------------------------------------------------------------

# What a clone does not take over: who listens, and what is remembered for speed and found anew.
SCRATCH = {"journal", "legal_cache", "is_legal_cached"}
SHARED = {"game", "origin", "board", "edition", "components"}  # never changed once made


def declared(kind: type) -> set[str]:
    """The fields that a class and its bases set in `__init__`, read from the source."""
    found: set[str] = set()
    for base in kind.__mro__:
        if base.__module__.startswith("revier."):
            path = SOURCE.joinpath(*base.__module__.split(".")[1:]).with_suffix(".py")
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                    found |= fields(node)
    return found


def fields(node: ast.ClassDef) -> set[str]:
    init = next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__")
    targets = [
        target
        for part in ast.walk(init)
        for target in (
            part.targets if isinstance(part, ast.Assign) else [part.target] if isinstance(part, ast.AnnAssign) else []
        )
    ]
    return {target.attr for target in targets if isinstance(target, ast.Attribute)}


def games_played(title: str, players: int) -> Iterator[State]:
    """Positions in which every field has been used."""
    for policy in POLICIES:
        s = revier.game(title).new(players=players, seed=6)
        rng = Rng(6)
        while not s.is_over:
            yield s
            s.apply(choose(s, rng, policy))


@each_game
def test_a_clone_has_every_field_and_shares_none_that_changes(title: str, players: int) -> None:
    names = declared(type(revier.game(title).new(players=players, seed=1)))
    assert {"agenda", "ply", "rng"} <= names
    filled: set[str] = set()
    for s in games_played(title, players):
        if s.ply % 3:
            continue
        clone = s.clone()
        for name in names - SCRATCH - SHARED:
            mine, theirs = getattr(s, name), getattr(clone, name)
            if isinstance(mine, Rng):
                assert (theirs.key, theirs.count) == (mine.key, mine.count), name
                theirs.next()
                assert theirs.count == mine.count + 1, name
            elif isinstance(mine, (list, vec)):
                assert list(theirs) == list(mine), name
                if len(mine) > 0:
                    filled.add(name)
                    change(clone, name)
                    assert list(getattr(s, name)) == list(mine) != list(getattr(clone, name)), name
            else:
                assert theirs == mine, name
                assert isinstance(mine, (int, bool)), f"{name}: how is a {type(mine).__name__} copied?"
        for name in SHARED & names:
            assert getattr(clone, name) is getattr(s, name)
    changing = {name for name in names if isinstance(getattr(s, name), (list, vec))}
    assert filled == changing - SCRATCH, "some field was always empty"


def change(s: State, name: str) -> None:
    """Another value in the row itself, not another row."""
    row: Any = getattr(s, name)
    row[0] = None if isinstance(row, list) else row[0] + 1


# -- processes -------------------------------------------------------------------------------------

FORKS = re.compile(r"ProcessPoolExecutor[()]|multiprocessing\.(?:Pool|Process)\(|os\.fork\(|start_method\(|\"fork\"")


def test_nobody_forks() -> None:
    """Who is forked while threads run, ours or those of a library, may hang or crash: start_pool is the door."""
    allowed = {SOURCE / "processes.py", Path(__file__)}
    found = [str(path) for path in project_files() if path not in allowed and FORKS.search(path.read_text("utf-8"))]
    assert not found
    assert FORKS.search((SOURCE / "processes.py").read_text("utf-8")), "what is looked for would be found"


# -- what does not belong into files ---------------------------------------------------------------

LEFT_OUT = {".git", ".venv", "build", "__pycache__", ".peers", ".hypothesis", "node_modules"}
TEXT = {".py", ".md", ".toml", ".txt", ".json", ".ftl", ".cfg", ".sh", ".yml", ".yaml", ""}

# Folders of one machine, and hosts from which packages come: neither is the same elsewhere.
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:home|root|tmp|work|mnt|opt|srv|Users|private|var)/\w|[A-Z]:\\\\?Users")
PACKAGE_HOST = re.compile(
    r"\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|conda\.anaconda\.org)\b|--(?:extra-)?index-url"
)


def project_files() -> Iterator[Path]:
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = any([part in LEFT_OUT or part.endswith((".egg-info", "_cache")) for part in parts])
        if path.is_file() and not hidden and path.suffix in TEXT and path != Path(__file__):
            yield path


def test_no_file_names_a_path_of_one_machine_or_a_package_host() -> None:
    found = []
    for path in project_files():
        for n, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1):
            if MACHINE_PATH.search(line) or PACKAGE_HOST.search(line):
                found.append(f"{path.relative_to(ROOT)}:{n}: {line.strip()[:100]}")
    assert not found, "\n".join(found)


def test_what_is_looked_for_would_be_found() -> None:
    for folder in ("home", "tmp", "Users"):
        assert MACHINE_PATH.search(f'open("/{folder}/kumpel/x")')
    for harmless in ("#!/usr/bin/env bash", "/dev/null", "docs/tmp/x", "https://example.org/home/x", "a/b"):
        assert not MACHINE_PATH.search(harmless)
    assert PACKAGE_HOST.search("https://files." + "pythonhosted.org/x")
    assert len(list(project_files())) > 50
