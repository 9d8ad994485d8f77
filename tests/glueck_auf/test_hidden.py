"""Who knows what [GA-15]."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

import pytest

from revier.kernel.errors import CannotUndo
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.glueck_auf.build import GAME, full, last_turn, position, scored, space, stack
from tests.glueck_auf.games import positions
from tests.support import asked, offered, play, rule, told

TILES = ["yellow_1_light", "brown_1_dark", "grey_1_light", "black_1_dark", "yellow_2_dark"]
ORDERS = ["engine_y", "engine_b", "engine_g", "engine_k", "engine_yy"]
ONLOOKERS = (None, 0, 1, 2)


def public(s: State, onlooker: int | None) -> Json:
    """A view without what may differ between onlookers: own draws, own delivered orders and what these count."""
    view = deepcopy(s.view(onlooker))
    for name in ("tile_stack", "order_stack"):
        del view[name]["known"]
    for owner in view["seats"]:
        del owner["delivered"]
    if view["drawn"] is not None:
        del view["drawn"]["pieces"], view["drawn"]["block"]
    for element, standing in view["clock"].items():
        if not element.startswith("cart_"):
            standing.clear()
    return view


def known(s: State, onlooker: int | None, pile: str = "tile") -> dict[int, str]:
    """Depth in the stack -> piece that this onlooker knows to lie there."""
    return {int(depth): piece for depth, piece in s.view(onlooker)[f"{pile}_stack"]["known"].items()}


def drew(kind: str = "factory") -> State:
    """Seat 0 has drawn five known pieces."""
    s = position(marks={0: 20, 1: 20}, tile_top=TILES, order_top=ORDERS, outstanding={0: {}})
    return play(s, f"worker {kind}_draw")


def returned(end: str, names: Sequence[int] = (2, 0, 4, 1)) -> State:
    """Seat 0 has put all five back."""
    return play(drew(), "keep_none", f"return_{end}", *(f"return_next {i}" for i in names))


def pieces(s: State) -> list[str]:
    """Everything face down or in hand."""
    data = s.to_dict()
    return [*stack(s, "tile"), *stack(s, "order"), *(p for p in data["drawn"] + data["block"] if p is not None)]


# -- stacks ----------------------------------------------------------------------------------------


@rule("GA-15.1")
def test_nobody_sees_the_content_or_order_of_the_stacks() -> None:
    s = position()
    data = s.to_dict()
    data["tile_stack"].reverse()
    data["order_stack"].reverse()
    other = GAME.load(data)
    assert stack(other, "tile") != stack(s, "tile")
    for onlooker in ONLOOKERS:
        assert other.view(onlooker) == s.view(onlooker)
        assert known(s, onlooker, "tile") == known(s, onlooker, "order") == {}


@rule("GA-15.1", "GA-15.7")
def test_a_player_knows_of_the_stacks_only_what_came_from_own_draws() -> None:
    s = returned("top")
    assert known(s, 0) == {0: TILES[2], 1: TILES[0], 2: TILES[4], 3: TILES[1], 4: TILES[3]}
    assert known(s, 0, "order") == {}


@rule("GA-15.2")
def test_everybody_knows_the_size_of_both_stacks() -> None:
    s = position(tile_stack=TILES, order_stack=ORDERS[:2])
    for onlooker in ONLOOKERS:
        assert s.view(onlooker)["tile_stack"]["size"] == 5
        assert s.view(onlooker)["order_stack"]["size"] == 2


# -- the open table --------------------------------------------------------------------------------


@rule("GA-15.3", "GA-15.4", "GA-Q22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_same_table_throughout_a_game(players: int) -> None:
    for s in positions(players, seed=31):
        if s.ply % 5 == 0 or s.is_over:
            for onlooker in range(players):
                assert public(s, onlooker) == public(s, None)


@rule("GA-15.3")
def test_boards_mines_cages_stores_orders_and_supply_are_open() -> None:
    s = position(
        shown={"factory_2": "grey_2_dark", "order_3": "engine_bb"},
        outstanding={0: {"carriage_kk": [["yellow", "grey"]]}},
        mine={0: [("brown_2_light", "brown")]},
        cage={0: {"grey": 2}},
        cage_level={0: 4},
        store={0: {"black": 3}},
        supply={"yellow": 7},
    )
    for onlooker in ONLOOKERS:
        view = s.view(onlooker)
        assert view["spaces"]["factory_2"]["piece"] == "grey_2_dark"
        assert view["spaces"]["order_3"]["piece"] == "engine_bb"
        assert view["supply"]["yellow"] == 7
        owner = view["seats"][0]
        assert owner["outstanding"][0]["slots"][0]["cubes"] == ["yellow", "grey"]
        assert [cart["cube"] for cart in owner["carts"][4:]] == ["brown", None]
        assert owner["cage"]["grey"] == 2
        assert owner["cage_level"] == 4
        assert owner["store"]["black"] == 3


@rule("GA-15.3")
def test_the_draft_display_is_open() -> None:
    s = GAME.new(players=3, seed=1)
    assert None not in s.view(None)["draft"]
    assert all(s.view(onlooker)["draft"] == s.view(None)["draft"] for onlooker in ONLOOKERS)


@rule("GA-15.4", "GA-Q22")
def test_marks_scores_and_all_workers_are_open() -> None:
    s = position(marks={1: 17}, points={1: 23}, bank={1: 2}, canteen={1: 3}, crew={"pit_6": (1, 4)})
    for onlooker in ONLOOKERS:
        view = s.view(onlooker)
        owner = view["seats"][1]
        assert (owner["marks"], owner["score"]) == (17, 23)
        assert (owner["workers"], owner["on_bank"], owner["in_canteen"]) == (6, 2, 3)
        assert (view["spaces"]["pit_6"]["owner"], view["spaces"]["pit_6"]["crew"]) == (1, 4)


# -- draws -----------------------------------------------------------------------------------------


@rule("GA-15.5")
@pytest.mark.parametrize(("kind", "pieces"), [("factory", TILES), ("order", ORDERS)])
def test_only_the_drawing_player_sees_the_drawn_pieces(kind: str, pieces: list[str]) -> None:
    s = drew(kind)
    assert s.view(0)["drawn"]["pieces"] == pieces
    for onlooker in (None, 1, 2):
        assert s.view(onlooker)["drawn"]["pieces"] is None
        assert s.view(onlooker)["drawn"]["block"] is None


@rule("GA-15.5")
@pytest.mark.parametrize(("kind", "pile", "pieces"), [("factory", "tiles", TILES), ("order", "orders", ORDERS)])
def test_the_drawn_pieces_are_named_to_the_drawing_player_alone(kind: str, pile: str, pieces: list[str]) -> None:
    s = drew(kind)
    assert told(s, f"drew_{pile}", 0) == [{"seat": 0, pile: pieces}]
    for onlooker in (None, 1, 2):
        assert told(s, f"drew_{pile}", onlooker) == []
        assert told(s, f"drew_{pile}_unseen", onlooker) == [{"seat": 0, "count": 5}]


@rule("GA-15.5", "GA-15.7")
def test_the_pieces_already_named_are_seen_by_their_player_alone() -> None:
    s = play(drew(), "keep 3", "return_bottom", "return_next 4", "return_next 0")
    assert s.view(0)["drawn"]["block"] == [TILES[4], TILES[0]]
    assert s.view(0)["drawn"]["pieces"] == [None, TILES[1], TILES[2], None, None]
    assert s.view(1)["drawn"]["block"] is None


@rule("GA-15.6", "GA-Q24")
@pytest.mark.parametrize("size", [1, 3, 5])
def test_everybody_learns_how_many_were_drawn(size: int) -> None:
    s = play(position(tile_stack=TILES[:size]), "worker factory_draw")
    for onlooker in ONLOOKERS:
        assert s.view(onlooker)["drawn"]["count"] == size
        assert s.view(onlooker)["drawn"]["seat"] == 0
        assert s.view(onlooker)["drawn"]["pile"] == "tiles"


@rule("GA-15.6", "GA-Q24")
def test_everybody_learns_which_piece_was_kept_once_it_is_kept() -> None:
    s = drew("factory")
    assert told(s, "built", 1) == []
    play(s, "keep 2")
    s_order = play(drew("order"), "keep 2")
    for onlooker in ONLOOKERS:
        assert told(s, "built", onlooker) == [{"seat": 0, "tile": TILES[2], "marks": 3}]
        assert told(s_order, "order_taken", onlooker) == [{"seat": 0, "order": ORDERS[2]}]


@rule("GA-15.6", "GA-Q24")
def test_everybody_learns_that_none_was_kept() -> None:
    s = play(drew(), "keep_none")
    for onlooker in ONLOOKERS:
        assert told(s, "kept_none", onlooker) == [{"seat": 0}]


@rule("GA-15.6", "GA-Q24")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_everybody_learns_how_many_went_back_and_where(end: str) -> None:
    s = returned(end)
    for onlooker in ONLOOKERS:
        assert told(s, "returned", onlooker) == [{"seat": 0, "count": 5, "end": end}]


@rule("GA-15.7", "GA-Q24")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_only_who_returned_the_pieces_knows_them_and_their_arrangement(end: str) -> None:
    s = returned(end)
    size = len(stack(s, "tile"))
    first = 0 if end == "top" else size - 5
    assert known(s, 0) == {first + i: TILES[n] for i, n in enumerate((2, 0, 4, 1, 3))}
    assert [stack(s, "tile")[depth] for depth in known(s, 0)] == list(known(s, 0).values())
    assert told(s, "arranged_tiles", 0) == [{"seat": 0, "tiles": [TILES[n] for n in (2, 0, 4, 1, 3)]}]
    for onlooker in (None, 1, 2):
        assert known(s, onlooker) == {}
        assert told(s, "arranged_tiles", onlooker) == []


@rule("GA-15.7", "GA-Q24")
def test_two_arrangements_look_the_same_to_all_others() -> None:
    one, other = returned("top", (2, 0, 4, 1)), returned("top", (1, 3, 0, 2))
    assert stack(one, "tile") != stack(other, "tile")
    assert one.view(0) != other.view(0)
    for onlooker in (None, 1, 2):
        assert one.view(onlooker) == other.view(onlooker)
        heard = [[str(e) for e in s.events() if e.heard_by(onlooker)] for s in (one, other)]
        assert heard[0] == heard[1]


@rule("GA-15.7")
def test_a_returned_piece_is_known_until_it_surfaces_as_a_refill() -> None:
    s = returned("top")
    bought = next(action for action in offered(s) if action.startswith("worker factory_"))
    play(s, bought)
    assert space(s, bought.split()[1])["piece"] == TILES[2]
    assert known(s, 0) == {0: TILES[0], 1: TILES[4], 2: TILES[1], 3: TILES[3]}
    assert known(s, 1) == {}


@rule("GA-15.7")
def test_pieces_at_the_bottom_come_nearer_as_the_stack_shrinks() -> None:
    s = returned("bottom")
    before = known(s, 0)
    play(s, next(action for action in offered(s) if action.startswith("worker factory_")))
    assert known(s, 0) == {depth - 1: piece for depth, piece in before.items()}


@rule("GA-15.7")
def test_what_another_player_draws_and_returns_is_known_to_that_player_only() -> None:
    s = returned("top")
    play(s, "worker factory_draw", "keep_none", "return_top", *(f"return_next {i}" for i in (4, 3, 2, 1)))
    assert known(s, 0) == {}
    assert known(s, 1) == dict(enumerate(TILES[n] for n in (3, 1, 4, 0, 2)))


@rule("GA-15.7")
def test_knowledge_of_a_stack_outlasts_the_shift() -> None:
    s = last_turn(tile_top=TILES)
    play(s, "worker factory_draw", "keep_none", "return_bottom", *(f"return_next {i}" for i in range(4)))
    assert s.view(None)["shift"] == 2
    size = len(stack(s, "tile"))
    assert known(s, 0) == {size - 5 + i: TILES[i] for i in range(5)}


# -- delivered orders ------------------------------------------------------------------------------


@rule("GA-15.8")
def test_everybody_knows_how_many_orders_each_player_has_delivered() -> None:
    s = position(delivered={0: ["barrow_y", "barrow_b"], 2: ["engine_k"]})
    for onlooker in ONLOOKERS:
        assert [owner["delivered_count"] for owner in s.view(onlooker)["seats"]] == [2, 0, 1]


@rule("GA-15.9", "GA-Q23")
def test_between_scorings_only_the_owner_sees_delivered_orders() -> None:
    s = position(delivered={0: ["barrow_y", "barrow_b"], 2: ["engine_k"]})
    shown = {onlooker: [owner["delivered"] for owner in s.view(onlooker)["seats"]] for onlooker in ONLOOKERS}
    assert shown == {
        None: [None, None, None],
        0: [["barrow_y", "barrow_b"], None, None],
        1: [None, [], None],
        2: [None, None, ["engine_k"]],
    }


@rule("GA-15.9", "GA-Q23")
def test_everybody_sees_a_card_at_the_moment_of_its_delivery() -> None:
    s = play(position(outstanding={0: full("barrow_y")}), "worker delivery_barrow")
    for onlooker in ONLOOKERS:
        assert told(s, "delivered", onlooker) == [{"seat": 0, "order": "barrow_y", "points": 2}]


@rule("GA-15.9", "GA-17.1")
def test_what_delivered_orders_count_is_known_only_where_they_lie_face_up() -> None:
    pile = {0: ["barrow_y", "barrow_bb"], 2: ["engine_k"]}
    s = position(delivered=pile)
    assert s.view(0)["clock"]["coal_brown"] == {"counts": [2, 0, None], "places": None}
    assert s.view(2)["clock"]["coal_brown"] == {"counts": [None, 0, 0], "places": None}
    assert s.view(None)["clock"]["haul_engine"] == {"counts": [None, 0, None], "places": None}
    for onlooker in ONLOOKERS:
        clock = position(delivered=pile, delivered_orders="open").view(onlooker)["clock"]
        assert clock["coal_brown"] == {"counts": [2, 0, 0], "places": [1, 0, 0]}
        assert clock["haul_engine"] == {"counts": [0, 0, 1], "places": [0, 0, 1]}


@rule("GA-12.4", "GA-15.3")
def test_everybody_sees_who_has_most_empty_carts() -> None:
    s = position(printed={0: {"grey": None}, 1: {"grey": None}, 2: {"black": None}})
    for onlooker in ONLOOKERS:
        clock = s.view(onlooker)["clock"]
        assert clock["cart_grey"] == {"counts": [1, 1, 0], "places": [1, 1, 0]}
        assert clock["cart_black"] == {"counts": [0, 0, 1], "places": [0, 0, 1]}
        assert clock["cart_yellow"] == {"counts": [0, 0, 0], "places": [0, 0, 0]}


@rule("GA-15.10")
def test_delivered_orders_are_open_at_the_end() -> None:
    s = scored(shift=3, delivered={0: ["barrow_y"], 2: ["engine_k"]})
    for onlooker in ONLOOKERS:
        assert [owner["delivered"] for owner in s.view(onlooker)["seats"]] == [["barrow_y"], [], ["engine_k"]]


# -- chance ----------------------------------------------------------------------------------------


@rule("GA-15.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_setting_up_nothing_is_left_to_chance(players: int) -> None:
    draws = {tuple(s.to_dict()["rng"]) for s in positions(players, seed=41)}
    assert len(draws) == 1


@rule("GA-15.11")
def test_hidden_pieces_surface_in_the_draft_display_by_refills_and_by_draws_only() -> None:
    surfacing = {"tile_turned", "order_turned", "order_shown", "drew_tiles", "drew_orders"}
    for s in positions(3, seed=43):
        last = s
    seen: set[object] = set()
    for event in last.events():
        named = [event.args.get("order"), *(event.args.get("orders") or [])]  # type: ignore[misc]
        if event.kind in surfacing or event.kind.startswith("arranged"):
            seen.update(named)
        else:
            assert {name for name in named if name is not None} <= seen, event


@rule("GA-15.11")
def test_what_has_surfaced_cannot_be_taken_back_even_by_who_plays_on_alone() -> None:
    alone = {0: 9, 1: 0, 2: 0}
    for action in ("worker factory_draw", "worker order_draw", "worker factory_1", "worker order_1"):
        s = play(position(workers=alone, marks={0: 20}), action)
        assert asked(s)[0] == 0
        assert not s.can_undo
    s = play(position(workers=alone), "worker bank", "worker pit_6", "cage_to 3")
    assert s.can_undo
    assert asked(s.undo()) == (0, "PitStep")
    assert asked(s.undo().undo().undo()) == (0, "PlaceWorkers")


@rule("GA-11.2", "GA-15.6")
@pytest.mark.parametrize("kind", ["factory", "order"])
def test_a_piece_that_all_have_seen_kept_stays_kept(kind: str) -> None:
    s = play(drew(kind), "keep 1")
    assert not s.can_undo
    assert s.last_revealed() == s.ply  # not even by consent
    with pytest.raises(CannotUndo):
        s.undo()
    play(s, "return_top")
    assert s.can_undo  # where the others go is still open
    assert asked(s.undo()) == (0, "ReturnPlace")
    assert not s.undo().can_undo
    assert play(drew(kind), "keep_none").can_undo  # nothing was shown


@rule("GA-15.7")
def test_returned_pieces_are_forgotten_when_another_player_draws_them() -> None:
    s = play(returned("top"), "worker factory_draw")
    assert asked(s) == (1, "Keep")
    assert known(s, 0) == {}
    hands = {tuple(s.redetermine(0, Rng(seed)).view(1)["drawn"]["pieces"]) for seed in range(5)}
    assert len(hands) > 1


@rule("GA-15.10", "GA-12.1")
def test_a_shift_scoring_cannot_be_taken_back() -> None:
    s = scored(start_player=2)  # so seat 0 plays on as the new start player
    assert asked(s) == (0, "PlaceWorkers")
    assert not s.can_undo


# -- imagining what is hidden ----------------------------------------------------------------------


@rule("GA-15.1", "GA-15.5", "GA-15.7")
@pytest.mark.parametrize("onlooker", [0, 1, 2])
def test_what_a_seat_cannot_know_may_be_dealt_anew_without_its_noticing(onlooker: int) -> None:
    for s in (returned("top"), returned("bottom"), drew(), drew("order"), play(drew(), "keep 1", "return_top")):
        view = s.view(onlooker)
        dealt = [s.redetermine(onlooker, Rng(seed)) for seed in range(8)]
        assert all(imagined.view(onlooker) == view for imagined in dealt)
        assert len({tuple(stack(imagined, "tile")) for imagined in dealt}) == 8
        for imagined in dealt:
            assert sorted(pieces(imagined)) == sorted(pieces(s))
            assert [stack(imagined, "tile")[depth] for depth in known(s, onlooker)] == list(known(s, onlooker).values())


@rule("GA-15.5")
def test_another_players_hand_is_dealt_anew_and_the_own_hand_is_not() -> None:
    s = drew("order")
    assert all(s.redetermine(0, Rng(seed)).view(0)["drawn"]["pieces"] == ORDERS for seed in range(5))
    hands = {tuple(s.redetermine(1, Rng(seed)).view(0)["drawn"]["pieces"]) for seed in range(5)}
    assert len(hands) == 5
