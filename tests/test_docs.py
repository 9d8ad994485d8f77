"""What the pages for people show is true: the game of the README, and the links of every page."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from tests.test_architecture import MAY_KNOW

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "deploy/README.md"]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?!https?:)([^)\s]*)\)")  # pictures of the boards are drawn by `make screenshots`
CODE = re.compile(r"^```.*?^```$", re.M | re.S)


def test_the_game_of_the_readme_prints_what_stands_there() -> None:
    found = re.search(r"```python\n(.*?)```.*?```\n(.*?)```", README.read_text("utf-8"), re.S)
    assert found is not None
    with redirect_stdout(StringIO()) as printed:
        exec(found[1], {})
    assert printed.getvalue() == found[2]


def test_every_link_leads_somewhere() -> None:
    missing = [f"{page.name}: {link}" for page in PAGES for link in links(page) if not leads(page, link)]
    assert missing == []
    assert LINK.findall("![a](no) [b](yes#part)") == ["yes#part"]


def test_no_command_needs_a_python_of_that_name() -> None:
    """Debian has `python3`, and what `make` installs is .venv/bin/python."""
    folders = ("src", "examples", "benchmarks", "tests", "deploy")
    programs = [file for folder in folders for file in (ROOT / folder).rglob("*.py")]
    bare = re.compile(r"(?:^|`)python (?!`)", re.M)
    assert [str(file) for file in [*PAGES, *programs] if bare.search(file.read_text("utf-8"))] == []


def test_contributing_names_every_room_and_what_it_imports() -> None:
    rows = re.findall(r"^\| `(\w+)(?:\.py|/)` \|.*\| (.+) \|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M)
    told = {room: set() if known == "–" else set(known.split(", ")) for room, known in rows}
    commands = {"cli", "__main__", "__init__", *[room for room in MAY_KNOW if room.startswith("cli_")]} - set(told)
    assert told == {room: known for room, known in MAY_KNOW.items() if room not in commands}


def links(page: Path) -> list[str]:
    """All but what looks like one in code."""
    return LINK.findall(CODE.sub("", page.read_text("utf-8")))


def leads(page: Path, link: str) -> bool:
    """To a file or folder, and where a part is named, to a heading of it."""
    name, _, part = link.partition("#")
    target = page.parent / name if name else page
    return target.exists() and (not part or part in [anchor(line) for line in target.read_text("utf-8").splitlines()])


def anchor(line: str) -> str:
    """What a heading is called in links; empty for other lines."""
    if not line.startswith("#"):
        return ""
    return re.sub(r"[^\w\- ]", "", line.lstrip("# ").lower()).replace(" ", "-")
