"""Observations hold what their tables of fields say, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import revier
from revier.encoding.fields import OF_TABLE, decisions
from revier.envs.observing import Observer
from revier.games import folder_of
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.policies import POLICIES, choose
from tests.strategies import each_game, positions, seeds

SEEN: dict[str, Any] = {id: import_module(f"tests.envs.{folder_of(id)}_seen") for id in revier.games()}
PINNED = {  # sizes by number of players; whoever changes fields raises the version of their encoder
    "glueck-auf": (2, {2: 484, 3: 634, 4: 784}),
    "kohle-und-kolonie-2013": (1, {3: 713, 4: 877, 5: 1041}),
    "kohle-und-kolonie-revised": (1, {3: 713, 4: 877, 5: 1041}),
    "schichtwechsel": (1, {2: 280, 3: 375, 4: 470}),
}


def played(title: str, players: int) -> Iterator[State]:
    """Positions of games played in every leaning, the last ones among them."""
    game = revier.game(title)
    for seed, policy in enumerate(POLICIES):
        options = {name: values[seed % len(values)] for name, values in game.option_values.items()}
        s = game.new(players=players, seed=seed, **options)
        rng = Rng(seed)
        while not s.is_over:
            if s.ply % 13 == seed:
                yield s
            s.apply(choose(s, rng, policy))
        yield s


@each_game
def test_every_field_is_what_the_view_says(title: str, players: int) -> None:
    observer = Observer(revier.game(title), players)
    kinds = [kind.__name__ for kind in decisions(observer.game)]
    for s in played(title, players):
        question = s.decision()
        for seat in range(players):
            view = s.view(seat)
            seen = observer.observation(s, seat)
            assert np.abs(seen).max() <= 1.0
            table = SEEN[title].of_table(s, view)
            table["asked"] = [question is not None and question.kind == kind for kind in kinds]
            seats = [SEEN[title].of_seat(s, view, (seat + n) % players) for n in range(players)]
            for entry in observer.entries:
                name = entry.name.rpartition(".")[2]
                expected = table[name] if entry.of == OF_TABLE else seats[int(entry.name[5])][name]
                found = observer.raw[entry.start : entry.stop].tolist()
                assert found == [int(n) for n in expected], f"{entry.name} at ply {s.ply} for seat {seat}"
                assert np.allclose(seen[entry.start : entry.stop] * entry.field.scale, found, atol=1e-3)


@each_game
@settings(max_examples=8)
@given(data=st.data())
def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_it_observes(
    title: str, players: int, data: st.DataObject
) -> None:
    s = data.draw(positions(title, players))
    observer = Observer(s.game, players)
    for seat in range(players):
        dealt = s.redetermine(seat, Rng(data.draw(seeds)))
        assert np.array_equal(observer.observation(dealt, seat), observer.observation(s, seat))
        assert np.array_equal(observer.mask(dealt, seat), observer.mask(s, seat))


@each_game
def test_seats_are_told_from_the_observer_on(title: str, players: int) -> None:
    """What seat 1 sees of itself stands where seat 0 sees itself."""
    observer = Observer(revier.game(title), players)
    s = observer.game.new(players=players, seed=5)
    acting = s.asked().seat
    place = {entry.name: entry.start for entry in observer.entries}
    for seat in range(players):
        seen = observer.observation(s, seat)
        flags = [seen[place[f"seat_{n}.to_act"]] for n in range(players)]
        assert flags == [float((seat + n) % players == acting) for n in range(players)]


def test_fields_have_the_version_they_had() -> None:
    for title, (version, sizes) in PINNED.items():
        made = {players: Observer(revier.game(title), players) for players in revier.game(title).seats}
        assert {players: observer.size for players, observer in made.items()} == sizes
        assert {observer.version for observer in made.values()} == {version}
        for observer in made.values():
            names = [entry.name for entry in observer.entries]
            assert len(set(names)) == len(names)
            assert observer.entries[-1].stop == observer.size


def test_a_title_tells_which_tables_it_has() -> None:
    with pytest.raises(revier.RevierError, match="2 to 4 players"):
        Observer(revier.game("glueck-auf"), 5)
