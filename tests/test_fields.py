"""What a position consists of is declared once; nothing of it is forgotten by whoever writes it out by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import revier
from revier.envs.observing import Observer
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.policies import POLICIES, choose
from tests.test_architecture import declared

# What the kernel keeps of every position, and what a title keeps beside its fields: printed matter, chosen options.
KERNEL = {"game", "players", "rng", "agenda", "ply", "sealed", "shown", "origin", "history"}
KERNEL |= {"journal", "legal_cache", "is_legal_cached"}
GIVEN = {"board", "edition", "components", "orders_open"}

TITLE = pytest.mark.parametrize("title", revier.games())


@cache
def first(title: str) -> State:
    """A new game with as many players as there can be."""
    return revier.game(title).new(players=revier.game(title).seats.stop - 1, seed=1)


def attributes(title: str) -> set[str]:
    """Where the declared fields are kept."""
    s = first(title)
    return set(s.game.layout(s.players).attributes)


@TITLE
def test_every_attribute_of_a_position_is_declared(title: str) -> None:
    own = declared(type(first(title))) - KERNEL - GIVEN
    assert own == attributes(title), f"{title}: attributes of the state and those of `fields` differ"


@TITLE
def test_every_field_is_declared_once(title: str) -> None:
    s = first(title)
    layout = s.game.layout(s.players)
    saved = s.to_dict()
    assert list(saved) == layout.keys
    assert len(set(layout.keys)) == len(layout.keys)


# -- clones ----------------------------------------------------------------------------------------


def other(value: Any) -> Any:
    """A value of the same kind that no game begins with."""
    return vec[i64]([71, 72, 73]) if isinstance(value, vec) else value + 71


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, vec) else value


def spoil(s: State, name: str) -> None:
    """Another value, in a row in its own place."""
    value = getattr(s, name)
    if isinstance(value, vec):
        value[1] += 5
    else:
        setattr(s, name, value + 5)


@TITLE
def test_a_clone_has_every_declared_field_of_its_own(title: str) -> None:
    for name in sorted(attributes(title)):
        s = first(title).clone()
        setattr(s, name, other(getattr(s, name)))
        given = plain(getattr(s, name))
        for changed, kept in [(0, 1), (1, 0)]:
            pair = [s, s.clone()]
            assert plain(getattr(pair[1], name)) == given, f"{title}: clone does not copy {name}"
            spoil(pair[changed], name)
            assert plain(getattr(pair[kept], name)) == given, f"{title}: clone shares {name}"
            setattr(s, name, other(getattr(first(title), name)))


# -- views and observations ------------------------------------------------------------------------

# What no view shows, and why.
SUM_OF_SHEET = "its sum, the score, is seen; how it came about is for `breakdown`"
KK_UNSEEN = {
    "sheet": f"{SUM_OF_SHEET} [KK-5.3]",
    "cokery_bonus": "paid in front of everybody, at once [KK-10.11]",
}
UNSEEN: dict[str, dict[str, str]] = {
    "glueck-auf": {},
    "kohle-und-kolonie-2013": KK_UNSEEN,
    "kohle-und-kolonie-revised": KK_UNSEEN,
    "schichtwechsel": {"sheet": f"{SUM_OF_SHEET} [SW-15.3]"},
}

# What no observation holds, and why.
KK_UNOBSERVED = KK_UNSEEN | {
    "disaster_tokens": "face down until their rounds [KK-4.6]; how many of each kind are unseen is observed",
    "trust_engine": "where engines of the Trust stand [KK-14.2]; how many are left in the supply is observed",
    "trust_large_engine": "and on which large mines [KK-14.2]",
}
PAID = "what lies on a card only says that it was used [SW-11.5]; that is observed"
UNOBSERVED: dict[str, dict[str, str]] = {
    "glueck-auf": {
        "block": "of a stack's pieces only how many there are [GA-15.2]",
        "tile_knower": "only who put tiles back knows them [GA-15.7]; sizes of stacks are observed [GA-15.2]",
        "order_knower": "only who put orders back knows them [GA-15.7]; sizes of stacks are observed [GA-15.2]",
    },
    "kohle-und-kolonie-2013": KK_UNOBSERVED,
    "kohle-und-kolonie-revised": KK_UNOBSERVED,
    "schichtwechsel": UNSEEN["schichtwechsel"] | {"paid_white": PAID, "paid_cubes": PAID, "paid_coins": PAID},
}

LOST = (IndexError, KeyError, ValueError, ZeroDivisionError, AssertionError)  # who fails has looked


@cache
def met(title: str) -> list[State]:
    """Positions of games played in every leaning."""
    found: list[State] = []
    for seed, policy in enumerate(POLICIES):
        s = first(title).game.new(players=first(title).players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            if s.ply % 5 == 0:
                found.append(s.clone())
            s.apply(choose(s, rng, policy))
        found.append(s.clone())
    return found


def exchanges(title: str, name: str) -> Iterator[tuple[State, State]]:
    """Positions beside copies in which one field is as in another position, or a little off."""
    found = met(title)
    for step in (1, 7, 40):
        for s, far in zip(found, found[step:], strict=False):
            if plain(getattr(s, name)) != plain(getattr(far, name)):
                yield s, changed(s, name, getattr(far, name))
    for s in found[::10]:
        value = getattr(s, name)
        for by in (1, -1):
            yield s, changed(s, name, vec[i64]([n + by for n in value]) if isinstance(value, vec) else value + by)


def changed(s: State, name: str, value: Any) -> State:
    copy = s.clone()
    setattr(copy, name, value[:] if isinstance(value, vec) else value)
    return copy


def unnoticed(title: str, look: Callable[[State], object]) -> set[str]:
    """Fields that change without a change of what is looked at."""
    return {name for name in attributes(title) if not any(map(differ(look), exchanges(title, name)))}


def differ(look: Callable[[State], object]) -> Callable[[tuple[State, State]], bool]:
    def differs(pair: tuple[State, State]) -> bool:
        try:
            return look(pair[0]) != look(pair[1])
        except LOST:
            return True

    return differs


@TITLE
def test_every_field_is_in_the_view_or_said_to_be_hidden(title: str) -> None:
    def views(s: State) -> object:
        return [s.view(seat) for seat in (None, 0, 1)]

    assert unnoticed(title, views) == set(UNSEEN[title]), f"{title}: view.py"


@TITLE
def test_every_field_is_observed_or_said_not_to_be(title: str) -> None:
    observer = Observer(first(title).game, first(title).players)

    def observations(s: State) -> object:
        return [observer.observation(s, seat).tolist() for seat in (0, 1)]

    assert unnoticed(title, observations) == set(UNOBSERVED[title]), f"{title}: the encoder"
