"""Schichtwechsel in the terminal: the table as text, the log of a chain, the score sheet, a whole game."""

from __future__ import annotations

import copy
import io
import re
from functools import cache

import pytest
from rich.console import Console
from rich.text import Text

import revier
from revier.bots import bot
from revier.games.schichtwechsel.title import printed_components
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.terminal import board
from revier.terminal.look import LIT, Look
from revier.terminal.pages import ENDLESS, all_turns, told
from revier.terminal.play import Play
from revier.terminal.sheet import by_category, score_sheet
from revier.texts import LANGUAGES, texts
from tests.schichtwechsel.build import position
from tests.support import play, random_state
from tests.test_terminal import NAMES, SIZES, Answering, Scripted, lit, look, page

SW = "schichtwechsel"
RAW = r"\{ ?\$|\?\?\?|\b(sw|cli|terminal|kernel)-[a-z]|[a-z0-9]_[a-z0-9]"


@cache
def state_after(players: int, plies: int) -> State:
    """A position that is only looked at."""
    return random_state(SW, players, 3, plies)


def first(kind: str, players: int = 3) -> State:
    """The first position of a random game that asks this."""
    for seed in range(40):
        s = revier.game(SW).new(players=players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            if type(s.asked()).__name__ == kind:
                return s
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
    raise AssertionError(f"{kind} was never asked")


# -- the board ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [*SIZES, (78, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_fit_every_window(language: str, width: int, height: int) -> None:
    for players in (2, 3, 4):
        for plies in (0, 30, 100, 1000):
            s = state_after(players, plies)
            for seat in (0, None):
                eyes = look(language, seat, width, players)
                eyes.lit = lit(s)
                for room in (height, ENDLESS):
                    drawn = page(s, eyes, room)
                    assert max(Text(line).cell_len for line in drawn.split("\n")) <= width
                    assert not re.search(RAW, drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_fits_a_large_window(players: int, language: str) -> None:
    s = random_state(SW, players, 3, 120)
    drawn = page(s, look(language, 0, 100, players), 40)
    assert len(drawn.split("\n")) <= 40
    for part in ("round", "shift", "plots", "large", "small", "plant", "tiles", "cards", "mine", "houses", "own"):
        assert texts(language).say(f"sw-box-{part}") in drawn
    for seat in range(players):
        assert NAMES[seat] in drawn


def test_a_small_window_keeps_what_the_decision_needs() -> None:
    for kind, part in (
        ("Turn", "Action cards"),
        ("TakeTile", "Display"),
        ("HousePlot", "Plots"),
        ("CokingField", "Plant"),
        ("MinerSteps", "Shift"),
        ("PlaceCube", "Mine"),
        ("TrackStep", "Road"),
    ):
        s = first(kind)
        assert part in page(s, look(seat=s.asked().seat, width=78), 12), kind


def test_tracks_show_discs_barriers_thresholds_and_targets() -> None:
    view = state_after(3, 0).view(0)
    for seat, field in enumerate((0, 5, 12)):
        view["seats"][seat]["discs"]["road"] = field
    drawn = [line.plain for line in board.draw(view, look(), "Turn", ENDLESS)]
    row = next(line for line in drawn if line.startswith("Road"))
    assert "0● 1 2 ‖⌂ 3 4 5■ ‖⛏♜ 6=1 7 8=2 ‖⚒ 9 10=3 ‖♜2 11 12=8/5▲" in row


def test_cards_show_price_effect_and_who_used_them() -> None:
    view = state_after(3, 0).view(0)
    view["cards"]["haul_large"].update(is_available=False, users=[1])
    view["cards"]["track_small"].update(users=[0, 2])
    lines = board.draw(view, look(), "Turn", ENDLESS)
    drawn = "\n".join(line.plain for line in lines).replace("\u00a0", " ")
    assert "p haul 3, ≈−1 ■A │ ww haul 2 │ w haul 1, ≈+1↻" in drawn
    assert "w road 1 / 1 VP↻ ●F▲M" in drawn
    assert "w ≈−3 | p ≈ up to −4, 2 VP" in drawn
    assert "p copy medium/small, start marker⊘" in drawn
    row = next(line for line in lines if "haul 3" in line.plain)
    taken = [span for span in row.spans if "haul 3" in row.plain[span.start : span.end]]
    assert [str(span.style) for span in taken] == ["dim"]


def test_a_mine_shows_carts_wagons_heap_gauge_coke_and_houses() -> None:
    view = state_after(3, 0).view(0)
    mine = view["seats"][0]
    mine["carts"]["cart_3"].update(coal=0, spoil=1)
    mine["carts"]["cart_4"].update(coal=2, spoil=0)
    mine["carts"]["cart_5"].update(coal=1, spoil=0, is_locked=True)
    mine["wagons"]["wagon_4"].update(coal=1)
    mine.update(heap=4, water=6, coke_wagons=3, sold=4, coke_reserve=2, houses=["house_1", "house_4"])
    drawn = page_of(view)
    assert "[S·] [CC]c [C·]×" in drawn
    assert "(C·) (·)w" in drawn
    assert "Heap SSSS··" in drawn
    assert "Water 6/7 (no w at 6)" in drawn
    assert "Coke wagons ▒▒▒·" in drawn
    assert "sold ▒▒4 ▒▒6 ··7 ··9 ··10 │ Reserve 2" in drawn
    assert "⌂1 ≈−1 / 1 VP │ ✓2 1 white cube │ ✓3 road 1 / 1 VP │ ⌂4 haul 1 │ ✓5 ↓ of the tile" in drawn


def page_of(view: board.Json, eyes: Look | None = None) -> str:
    lines = board.draw(view, eyes or look(), "Turn", ENDLESS)
    return "\n".join(line.plain for line in lines).replace("\u00a0", " ")


def test_a_component_file_is_shown_as_it_is() -> None:
    data = copy.deepcopy(printed_components())
    data["tracks"]["list"][0]["length"] = 11
    data["tracks"]["list"][0]["barriers"][0]["after"] = 3
    data["action_cards"][0]["effects"] = [{"op": "haul", "max": 4}, {"op": "vp", "n": 2}]
    data["action_cards"][0]["multi_use"] = True
    data["tableau"]["wagons"][0]["white_cube"] = True
    data["tableau"]["sold_coke"]["vp"] = [5, 6, 7, 8, 9]
    eyes = look()
    eyes.data = data
    drawn = page_of(state_after(3, 0).view(0), eyes)
    assert "1 2 3 ‖⌂ 4 5" in drawn
    assert "11=8/5" in drawn
    assert "p haul 4, 2 VP↻" in drawn
    assert "Wagons (·)w" in drawn
    assert "··5 ··6 ··7 ··8 ··9" in drawn


def test_what_may_be_chosen_is_lit_and_nothing_else_is_amber() -> None:
    met = set()
    kinds: list[str] = []
    for seed in range(4):
        s = revier.game(SW).new(players=2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            question = s.decision()
            assert question is not None
            kinds.append(question.kind)
            if kinds.count(question.kind) <= 3:
                met |= lit_families(s, look(seat=question.seat, players=s.players), question.kind)
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
    frames = position(base={0: 1})
    play(frames, "card headframe_double", "pay c", "headframe_from base")
    met |= lit_families(frames, look(players=4), "HeadframeTo")
    assert met == {"wagon", "field", "track", "house", "plot", "card", "tile", "frame_space"}


def lit_families(s: State, eyes: Look, kind: str) -> set[str]:
    view = s.view(eyes.seat)
    choices = [choice for choice in s.choices() if board.is_lit(view, choice.targets)]
    eyes.lit = {target: str(i + 1) for i, choice in enumerate(choices) for target in choice.targets}
    lines = board.draw(view, eyes, kind, ENDLESS)
    amber = [line.plain[span.start : span.end] for line in lines for span in line.spans if span.style == LIT]
    assert sorted(amber) == sorted(eyes.lit.values())
    assert all(eyes.shown.intersection(choice.targets) for choice in choices)
    return {choice.targets[0].split(":")[0] for choice in choices}


def test_options_are_shown_with_their_pieces() -> None:
    view = state_after(3, 0).view(0)

    def chip(**args: int | str) -> str:
        return board.chips(view, look(), args).plain.replace("\u00a0", " ")

    assert chip(card="loading_large") == "p load 3, 1 VP"
    assert chip(tile="gatekeeper") == "↑ 1 coke→coke wagon, ≈+1, ⚒+1 ↓ road 1 without barrier / ≈−1"
    assert chip(space="lamp_room", steps=2) == "copy large, ⚒+1"
    assert chip(space="large_canal") == "canal 1, 2 VP"
    assert chip(house="house_3") == "road 1 / 1 VP"
    assert chip(variant="player") == "p ≈ up to −4, 2 VP"
    assert chip(field="grey_1") == "1 VP ·"
    assert chip(kind="coal", cart="cart_4") == "[··]c"
    assert chip(wagon="wagon_5") == "(·)w"
    assert chip(seat="seat_1") == "[·][·][··][··]c[··]#"
    assert chip(payment="w") == ""


# -- the log, the score sheet, a game -------------------------------------------------------------


def test_the_log_tells_a_chain_in_its_order() -> None:
    s = position(discs={0: {"road": 4}}, miner={0: 3})
    play(s, "card track_large_road_canal", "pay p", "track_step road", "track_step road", "barrier miner")
    play(s, "miner_steps 1", "copy water_player", "water_amount 3")
    log = [text.plain.replace("\u00a0", " ") for text in told(look(seat=0, players=4), s, all_turns(s), 0)]
    assert log == [
        "●F Frida uses the large track action (road and canal) and pays the player cube. Moves to field 5 (road). "
        "Moves to field 6 (road). Crosses the barrier (road): miner, headframe. Moves the miner: lamp room. "
        "Copies the large water action. Lowers the water to 0. Gains 1 VP (water at the bottom). "
        "Gains 2 VP (action cards). Takes 1 tool marker. Moves to field 1 (canal)."
    ]


def test_cubes_of_one_triple_are_told_in_one_line() -> None:
    s = revier.game(SW).new(players=3, seed=1)
    while s.view(None)["phase"] == "step_1":
        s.apply(s.legal_actions()[0])
    log = [text.plain for text in told(look(seat=None), s, all_turns(s), 0)]
    assert len([line for line in log if "oads" in line]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_accounts_for_every_point(language: str) -> None:
    s = state_after(4, 2000)
    assert s.is_over
    rows = by_category(s)
    for seat in range(4):
        assert sum(points[seat] for rounds in rows.values() for points in rounds.values()) == s.scores()[seat]
    for width in (100, 80):
        out = io.StringIO()
        Console(file=out, width=width).print(score_sheet(s, look(language, width=width, players=4)))
        shown = out.getvalue()
        assert not re.search(RAW, shown)
        assert len(shown.strip().split("\n")) == 2 + len(rows) + 5  # nothing is wrapped
        assert ("0+" in shown) == (width == 100)


def test_the_sheet_is_shown_after_a_round_and_not_before() -> None:
    s = revier.game(SW).new(players=2, seed=4)
    console = Answering(1, 100, 40)
    Play(console, look(seat=0, players=2), s, {1: bot("random", SW, 1)}).run()
    pages = console.written.getvalue().split("Enter to go on")
    sheets = [shown for shown in pages if re.search(r"Round [2-5] begins\.[^│]*Total", shown, re.DOTALL)]
    assert len(sheets) == 4


@pytest.mark.parametrize(
    ("language", "players", "size"),
    [("de", 3, (100, 40)), ("en", 4, (120, 50)), ("fr", 2, (80, 24)), ("de", 4, (60, 30)), ("fr", 4, (78, 24))],
)
def test_a_whole_game(language: str, players: int, size: tuple[int, int]) -> None:
    s = revier.game(SW).new(players=players, seed=players)
    console = Answering(players, *size)
    bots = {seat: bot("random", SW, seat) for seat in range(1, players)}
    table = Play(console, look(language, 0, size[0], players), s, bots)
    table.run()
    assert table.state.is_over
    shown = console.written.getvalue()
    t = texts(language)
    assert t.say("sw-round-began", {"round": 5}) in shown
    assert t.say("terminal-total") in shown
    assert not re.search(RAW, shown)
    winner = table.state.ranking().index(1)
    assert NAMES[winner] in shown.strip().split("\n")[-1]


@pytest.mark.parametrize("kind", ["Turn", "TakeTile", "AssignTriple", "HousePlot", "Pay"])
@pytest.mark.parametrize(("width", "height"), [(100, 40), (78, 24)])
def test_pages_fit_their_window(width: int, height: int, kind: str) -> None:
    s = first(kind, 4)
    seat = s.asked().seat
    console = Scripted([], width, height)
    bots = {other: bot("random", SW, other) for other in range(4) if other != seat}
    with pytest.raises(EOFError):
        Play(console, look("de", seat, width, 4), s, bots).run()
    assert len(console.written.getvalue().split("\n")) <= height + 1
