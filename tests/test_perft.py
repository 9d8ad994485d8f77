"""From tricky positions there are exactly as many ways to go on as were counted once."""

from __future__ import annotations

from pathlib import Path

import pytest

from revier.kernel.state import State
from tests.perft import FOLDER, POSITIONS, divide, perft, read, written
from tests.support import rule

FILES = sorted(FOLDER.glob("*.txt"))
each_file = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@each_file
def test_there_are_as_many_ways_to_go_on_as_counted(path: Path) -> None:
    s, depth, counted = read(path.read_text(encoding="utf-8"))
    found = divide(s, depth)
    off = {
        text: f"{counted.get(text, 'not legal')} -> {found.get(text, 'not legal')}"
        for text in {**counted, **found}
        if counted.get(text) != found.get(text)
    }
    assert not off, f"{path.name}, depth {depth}, first choices that are off: {off}"


@each_file
def test_a_position_is_what_its_name_says(path: Path) -> None:
    s, _depth, counted = read(path.read_text(encoding="utf-8"))
    assert POSITIONS[path.stem].sign(s)
    assert perft(s, 1) == len(counted)
    assert path.read_text(encoding="utf-8").splitlines()[-1].split() == [str(sum(counted.values())), "total"]
    assert written(1, s, 1).splitlines()[2] == path.read_text(encoding="utf-8").splitlines()[2]


def test_no_position_lacks_its_counts() -> None:
    assert {path.stem for path in FILES} == set(POSITIONS)


def position(name: str) -> State:
    return read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))[0]


@rule("GA-3.9", "GA-11.2", "GA-11.4", "GA-18.3")
def test_counts_that_can_be_worked_out_by_hand() -> None:
    assert perft(position("ga-2p-first-pick"), 6) == 7 * 6 * 5 * 4 * 3 * 2
    drawn = position("ga-3p-orders-in-hand")
    assert divide(drawn, 6)["keep_none"] == 2 * 5 * 4 * 3 * 2  # top or bottom, then one order of five
    assert divide(drawn, 5) == dict.fromkeys(("keep 0", "keep 1", "keep 2", "keep 3", "keep 4"), 2 * 4 * 3 * 2) | {
        "keep_none": 2 * 5 * 4 * 3
    }
    full = divide(position("ga-2p-full-cage"), 2)
    assert {text: count for text, count in full.items() if text in ("cage_to 1", "cage_to 2", "cage_to 3")} == {
        text: 5 for text in full if text in ("cage_to 1", "cage_to 2", "cage_to 3")
    }  # underground and full: four other levels, or the end


@rule("SW-4.1", "SW-5.9", "SW-5.14", "SW-10.2", "SW-10.3")
def test_counts_of_schichtwechsel_that_can_be_worked_out_by_hand() -> None:
    triple = position("sw-4p-first-triple")  # two coal and a spoil, all carts empty
    assert perft(triple, 2) == 4 * (5 + 4)
    coal_first = (4 + 3) + (4 + 3) + (5 + 3) + (5 + 4) + (5 + 3)  # on cart_1, cart_2, …; coal or spoil next
    assert perft(triple, 3) == 4 * (coal_first + 4 * 4)
    assert perft(position("sw-4p-house-placing"), 2) == 5 * 7
    assert perft(position("sw-3p-third-coke"), 2) == 2 * 1  # either wagon; the own field is forced
    assert divide(position("sw-3p-water-variants"), 2) == {"variant white": 3, "variant player": 2}  # w, p, c
