"""What is closed says which condition fails, with figures."""

from __future__ import annotations

from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import WAGONS_FULL
from tests.support import play, rule


def closed(s: State) -> dict[str, tuple[str, int, int]]:
    """Why each component that the question is about is closed: the message, what it needs, what there is."""
    return {
        target: (found.why.key, int(found.why.args.get("need", 0)), int(found.why.args.get("have", 0)))
        for found in s.closed()
        for target in found.targets
    }


@rule("SW-10.14")
def test_a_cart_that_cannot_be_hauled_says_how_much_is_missing() -> None:
    s = position(
        carts={0: {"cart_1": "coal", "cart_3": ("coal", 1), "cart_4": "coal", "cart_2": "spoil"}},
        wagons={0: WAGONS_FULL | {"wagon_1": 0}},
        heap={0: 6},
        exchanged=1,
    )
    play(s, "card haul_large", "pay p")
    found = closed(s)
    why, need, have = found["cart:cart_3"]
    assert (why, have) == ("sw-why-not-full", 1)
    assert need > 1
    assert found["cart:cart_4"][0] == "sw-why-no-wagon-room"
    assert found["cart:cart_4"][2] == 1
    assert found["cart:cart_2"][0] == "sw-why-no-heap-room"
    assert "cart:cart_1" not in found


@rule("SW-11.11", "SW-11.12", "SW-11.13")
def test_an_exchange_says_how_much_spoil_it_needs() -> None:
    s = position(heap={0: 0})
    found = {target: why for target, why in closed(s).items() if target.startswith("exchange:")}
    assert found
    for why, need, have in found.values():
        assert why == "sw-why-too-little-spoil"
        assert need > have == 0


@rule("SW-4.2", "SW-10.3")
def test_a_cart_that_takes_no_cube_says_whether_it_is_full_or_of_another_kind() -> None:
    s = position(carts={0: {"cart_1": "coal", "cart_2": "spoil"}}, decision=[("PlaceCube", 0, 1, 0, 1, 0)])
    reasons = {found.why.key for found in s.closed()}
    assert {"sw-why-full", "sw-why-none-left"} <= reasons
