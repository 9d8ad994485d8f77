"""Every rule of docs/rules is claimed by a test, and nobody cites a rule that does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from tests.support import CLAIMED

ROOT = Path(__file__).parent.parent

# Rules are defined in bold or as the first cell of a table row: **GA-5.2 Displacement.** or | GA-15.1 |.
# A title may number rulings, examples and differences without its prefix, - **R12** or | RUL-07 | or | D-04 |; cited
# as SW R12, KK RUL-07, KK D-04, and the prefix may be left out within the title's own files: [KK-9.1, D-03], [R22].
RULE = re.compile(r"^(?:\*\*|\| )([A-Z]{2}-(?:\d+\.\d+|[QW]\d+))\b", re.MULTILINE)
PLAIN = re.compile(r"^(?:- |\| )?(?:\*\*)?((?:RUL-|EX-|D-|R|E)\d+)\b", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\.", re.MULTILINE)

# Citations stand in brackets, or as a string of their own: [GA-6.3, GA-Q5], [GA-3.1 to GA-3.8], [GA-12.5-8], "GA-5.3".
BRACKET = re.compile(r"\[((?:(?:[A-Z]{2}[- ](?:RUL-|EX-|D-|[QWRE])?|RUL-|EX-|D-|R|E)\d[\d.-]*(?:, | to )?)+)\]")
STRING = re.compile(r'"([A-Z]{2}-(?:\d+\.\d+|[QW]\d+))"')
BARE = re.compile(r"(?:RUL-|EX-|D-|R|E)\d")
SHORT_RANGE = re.compile(r"^(.*\D)(\d+)-(\d+)$")


PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))


@cache
def pages() -> dict[str, str]:
    """The rules pages by the prefix of their title: {"GA": …}."""
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    return {RULE.findall(text)[0][:2]: text for text in texts}


def full_id(id: str, source: Path) -> str:
    """A ruling, example or difference cited without prefix is one of the title whose file cites it."""
    titles = [prefix for prefix, page in zip(pages(), PAGES, strict=True) if page.stem.replace("-", "_") in str(source)]
    return f"{titles[0]} {id}" if titles and BARE.match(id) else id


@cache
def rules() -> set[str]:
    plain = {f"{prefix} {id}" for prefix, text in pages().items() for id in PLAIN.findall(text)}
    return {id for text in pages().values() for id in RULE.findall(text)} | plain


@cache
def sections() -> set[str]:
    return {f"{prefix}-{n}" for prefix, text in pages().items() for n in SECTION.findall(text)}


def sources() -> list[Path]:
    """All but this file, whose citations are examples."""
    return sorted({*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")} - {Path(__file__)})


def cited(text: str) -> Iterator[str]:
    """The ids a source names; of a range, both ends."""
    for group in BRACKET.findall(text):
        for id in re.split(", | to ", group):
            short = SHORT_RANGE.match(id)
            yield from [f"{short[1]}{short[2]}", f"{short[1]}{short[3]}"] if short else [id]
    yield from STRING.findall(text)


@cache
def claims() -> dict[str, list[str]]:
    """Which tests claim a rule, once every test module is imported."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return CLAIMED


def test_every_rule_is_claimed_by_a_test() -> None:
    assert sorted(rules() - claims().keys()) == []


def test_every_claimed_rule_exists() -> None:
    assert {id: tests for id, tests in claims().items() if id not in rules()} == {}


def test_every_cited_rule_exists() -> None:
    known = rules() | sections()
    unknown = {
        f"{path.relative_to(ROOT)}: {id}"
        for path in sources()
        for id in [full_id(id, path) for id in cited(path.read_text(encoding="utf-8"))]
        if id not in known and (id[:2] in pages() or BARE.match(id))
    }
    assert unknown == set()


def test_citations_are_read_in_all_their_forms() -> None:
    assert list(cited("[GA-6.3, GA-Q5] [GA-3.1 to GA-3.8] [GA-12.5-8] [GA-11]")) == [
        *("GA-6.3", "GA-Q5", "GA-3.1", "GA-3.8", "GA-12.5", "GA-12.8", "GA-11"),
    ]
    assert list(cited("[KK RUL-07, KK-7.2] [SW R12]")) == ["KK RUL-07", "KK-7.2", "SW R12"]
    assert list(cited("[KK-9.1, D-03] [D-18, D-24] [RUL-07]")) == ["KK-9.1", "D-03", "D-18", "D-24", "RUL-07"]
    assert list(cited("[SW-9.7, R33] [R22] [E1 to E20] [R1-3]")) == ["SW-9.7", "R33", "R22", "E1", "E20", "R1", "R3"]
    assert list(cited("list[R] [E] [Result1]")) == []
    assert list(cited('Reason(key, "GA-5.3", [0])')) == ["GA-5.3"]


def test_a_citation_without_prefix_belongs_to_the_title_of_its_file() -> None:
    games = ROOT / "src" / "revier" / "games"
    assert full_id("R22", games / "schichtwechsel" / "stock.py") == "SW R22"
    assert full_id("D-03", ROOT / "tests" / "kohle_und_kolonie_invariants.py") == "KK D-03"
    assert full_id("R22", ROOT / "tests" / "perft.py") == "R22"  # nobody's, so unknown
    assert full_id("SW-9.7", games / "schichtwechsel" / "stock.py") == "SW-9.7"
