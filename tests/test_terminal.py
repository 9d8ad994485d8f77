"""The terminal: boards as text, the log, the score sheet, and a person's answers."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text, TextType
from typer.testing import CliRunner

import revier
from revier import cli
from revier.bots import BOTS, RANKS, bot
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.terminal import board
from revier.terminal.log import Turns, counted, paragraphs
from revier.terminal.look import Look, box, columns, fit, initials
from revier.terminal.pages import ENDLESS, all_turns
from revier.terminal.play import Left, Play
from revier.terminal.seats import Seats
from revier.terminal.sheet import by_category, score_sheet
from revier.terminal.simulate import Tally, matches, play_all, play_match
from revier.terminal.watch import watch
from revier.texts import LANGUAGES, texts
from tests.glueck_auf.build import Tile, position
from tests.support import play, random_state

README = Path(__file__).parents[1] / "README.md"
NAMES = ["Frida", "Anton", "Mira", "Otto", "Hedwig"]
SIZES = [(40, 30), (60, 40), (80, 24), (100, 40), (120, 50)]


def look(language: str = "en", seat: int | None = 0, width: int = 100, players: int = 3) -> Look:
    return Look(texts(language), NAMES[:players], seat, width)


def page(state: State, eyes: Look, height: int = ENDLESS) -> str:
    question = state.decision()
    view = json.loads(json.dumps(state.view(eyes.seat)))  # nothing but plain data is needed
    lines = board.draw(view, eyes, "" if question is None else question.kind, height)
    return "\n".join(line.plain for line in lines)


@cache
def state_after(players: int, plies: int) -> State:
    """A position that is only looked at."""
    return random_state("glueck-auf", players, 3, plies)


# -- boards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_fit_every_window_at_every_time(language: str, width: int, height: int) -> None:
    for players in (2, 3, 4):
        for plies in (0, 60, 150, 1000):
            s = state_after(players, plies)
            for seat in (0, None):
                eyes = look(language, seat, width, players)
                for room in (height, ENDLESS):
                    drawn = page(s, eyes, room)
                    assert max(Text(line).cell_len for line in drawn.split("\n")) <= width
                    assert "ga-" not in drawn


def test_the_whole_board_shows_everybody_and_everything_that_is_public() -> None:
    s = random_state("glueck-auf", 3, 3, 150)
    view = s.view(0)
    drawn = page(s, look())
    for seat, facts in enumerate(view["seats"]):
        title = next(line for line in drawn.split("\n") if f" {NAMES[seat]} " in line and "VP" in line)
        assert f"{facts['score']}\u00a0VP".replace("-", "−") in title
        assert f"{facts['marks']}\u00a0M" in title
    for word in ("Minecart factory", "Pit work", "Delivery", "Money", "New orders", "Bank", "Canteen", "Shift clock"):
        assert word in drawn


def test_cubes_are_letters_of_the_language_and_colours() -> None:
    s = random_state("glueck-auf", 2, 1, 0)
    for language, letters in (("de", "GBRS"), ("en", "YBGK"), ("fr", "JBGN")):
        drawn = page(s, look(language, players=2))
        for letter in letters:
            assert f"[{letter}]" in drawn  # the printed carts
    lines = board.draw(s.view(0), look(players=2), "Draft", ENDLESS)
    assert any("#E6B53C" in str(span.style) for line in lines for span in line.spans)


def test_a_small_window_keeps_what_the_decision_needs() -> None:
    s = random_state("glueck-auf", 3, 1, 9)
    placing = page(s, look(width=80), 15)
    assert "Minecart factory" in placing
    assert "Ba " in placing or "Ca " in placing or "Mo " in placing or "En " in placing  # one's own orders
    play(s, "worker pit_10")
    working = page(s, look(width=80, seat=s.asked().seat), 10)
    assert "Minecart factory" not in working
    assert "Store" in working


def test_a_board_shows_nothing_that_its_seat_cannot_know() -> None:
    for plies in (40, 90, 140, 200):
        s = random_state("glueck-auf", 3, 2, plies)
        for seat in range(3):
            other = s.redetermine(seat, Rng(plies))
            assert page(s, look(seat=seat)) == page(other, look(seat=seat))


@pytest.mark.parametrize(
    ("orders", "seat", "black"), [("open", 0, "■3"), ("hidden", 0, "●2"), ("hidden", 1, "■3"), ("hidden", None, "")]
)
def test_the_clock_shows_leaders_when_orders_are_open_and_ones_own_count_when_hidden(
    orders: str, seat: int | None, black: str
) -> None:
    s = position(delivered_orders=orders, delivered={0: ["barrow_kk"], 1: ["motorcar_kkk"], 2: ["engine_b"]})
    row = next(line for line in page(s, look(seat=seat)).split("\n") if "K 5/2" in line)
    assert row[row.index("K 5/2") + 5 :].strip("│ ") == black


def test_a_mine_shows_carts_cage_store_and_balance() -> None:
    s = position(
        mine={0: ["grey_2_light", ("black_1_light", None)]},
        cage_level={0: 3},
        cage={0: {"black": 1, "yellow": 2}},
        store={0: {"brown": 2}},
        outstanding={0: {"carriage_kk": [["black"], ["yellow", "brown"]], "engine_gg": [["grey"]]}},
        delivered={0: ["barrow_y", "motorcar_kk"]},
    )
    drawn = page(s, look())
    assert " Store BB       light 2 ┃   │   ┃ dark 0  −4\u00a0VP" in drawn
    assert " 3            [G][G][G] ┃[YYK··]┃ " in drawn
    assert " 4                  [·] ┃       ┃ [K]" in drawn
    assert "carriage [K][YB]       9 ✓" in drawn
    assert "engine   [G][g]        7" in drawn
    assert "Orders 2 · delivered 2" in drawn
    assert "Ba y✓  Mo kk✓" in drawn


def test_long_levels_are_counted_where_they_do_not_fit() -> None:
    tiles: list[Tile] = [
        "yellow_2_dark",
        "yellow_2_dark",
        ("yellow_2_dark", None, None),
        "yellow_1_dark",
        "yellow_1_dark",
    ]
    s = position(mine={0: tiles})
    assert "1                      ┃       ┃ [Y]×7 [·]×2" in page(s, look())
    assert "┃Y7·2" in page(s, look(seat=1))


def test_numbers_are_lit_on_the_spaces_that_may_be_chosen() -> None:
    s = random_state("glueck-auf", 3, 1, 9)
    eyes = look(seat=s.asked().seat)
    eyes.lit = {"space:money_6": "7!"}
    drawn = page(s, eyes)
    assert " 7! 6 M" in drawn
    assert board.is_lit(s.view(None), ["space:money_6"])
    assert not board.is_lit(s.view(None), ["level:3"])


def test_a_title_without_a_board_is_shown_as_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "part", lambda view: None)
    view = {
        "game": "glueck-auf",
        "round": 3,
        "is_last": True,
        "tiles_shown": ["grey-1-light", None, "grey-2-dark"],
        "spaces": {"money_6": {"crew": 2, "owner": None}},
        "supply": {"yellow": 2, "black": 0},
        "coal_kept": [1, 2],
        "seats": [{"marks": 4, "orders": []}, {"marks": 5, "orders": [7]}],
    }
    drawn = [" ".join(line.plain.replace("─", "").split()) for line in board.draw(view, look(players=2), "Any", 10)]
    common = ["Round 3", "Is last ✓", "Tiles shown grey 1 light, –, grey 2 dark", "Supply yellow 2, black 0"]
    seats = ["Frida Anton", "", "Coal kept 1 2", "Marks 4 5", "Orders – 7"]
    assert drawn == [*common, *seats, "Spaces Crew Owner", "", "money 6 2 –"]
    assert not board.is_lit(view, ["space:a"])
    assert board.chips(view, look(), {"color": "yellow"}).plain == ""


def test_without_colour_everything_can_still_be_read() -> None:
    s = random_state("glueck-auf", 3, 3, 150)
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, no_color=True, width=100, highlight=False)
    for line in board.draw(s.view(0), look(), "PlaceWorkers", ENDLESS):
        console.print(line)
    assert "38;2" not in out.getvalue()
    assert "[Y]" in strip(out.getvalue()) or "[B]" in strip(out.getvalue())


def strip(text: str) -> str:
    return Text.from_ansi(text).plain


def test_boxes_and_columns() -> None:
    assert [line.plain for line in box(Text("A"), [Text("b")], 7, 2)] == ["╭ A ──╮", "│b    │", "│     │", "╰─────╯"]
    assert [line.plain for line in columns([Text(c) for c in "abcde"], 7)] == ["a  c  e", "b  d"]
    assert fit(Text("long word"), 5).plain == "long…"


def test_two_equal_initials_take_another_letter() -> None:
    assert initials(["Anton", "Anna", "Ann", "??"]) == ["A", "N", "A", "?"]


# -- the board of Kohle & Kolonie -----------------------------------------------------------------

KK = ["kohle-und-kolonie-2013", "kohle-und-kolonie-revised"]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_kohle_und_kolonie_fit_every_window(language: str, width: int, height: int) -> None:
    for game, players in ((KK[0], 3), (KK[1], 5)):
        for plies in (0, 30, 90, 1000):
            s = random_state(game, players, 3, plies)
            for seat in (0, None):
                eyes = look(language, seat, width, players)
                eyes.lit = lit(s)
                for room in (height, ENDLESS):
                    drawn = page(s, eyes, room)
                    assert max(Text(line).cell_len for line in drawn.split("\n")) <= width
                    assert "kk-" not in drawn
                    assert not re.search(r"[a-z]_[a-z]|\b[keg]-[a-z]", drawn)


def lit(s: State) -> dict[str, str]:
    return {target: str(i + 1) for i, choice in enumerate(s.choices()) for target in choice.targets}


def test_the_whole_board_shows_map_tracks_and_companies() -> None:
    s = random_state(KK[1], 4, 3, 120)
    drawn = page(s, look(players=4)).replace("\u00a0", " ")
    for word in ("Claims", "Villages", "Railway", "Tracks", "Pithead", "Prices", "Hidden", "Revised Edition"):
        assert word in drawn
    assert "Round III of V" in drawn
    for seat, facts in enumerate(s.view(None)["seats"]):
        assert f"{NAMES[seat]} {facts['score']} VP · {facts['coins']} T" in drawn
    for name in ("Langenbrahm", "Herberholz", "Bruchstraße", "Crengeldanz", "Sprockhövel"):
        assert name in drawn


def test_claims_show_who_has_their_mines_and_what_is_beside_them() -> None:
    s = random_state(KK[1], 4, 3, 120)
    view = s.view(None)
    view["mines"]["k-wolff"].update(place="seat", owner=3, engine=True)
    view["mines"]["k-hoffnung"].update(place="trust", owner=None, engine=False)
    view["villages"]["heisingen"].update(workers=2, settlements={"1": 2})
    drawn = [line.plain for line in board.draw(view, look(players=4), "BuyMinePick", ENDLESS)]
    row = next(line for line in drawn if "Heinrich" in line)
    assert " 5 1+1w◆O⚙" in row
    assert "15 2+2CT" in row
    assert "Hei2■2" in row
    assert "III:4" in row


def test_mines_and_places_that_may_be_chosen_are_lit() -> None:
    met = set()
    kinds: list[str] = []
    for seed in range(3):
        s = revier.game(KK[seed % 2]).new(players=3, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            question = s.decision()
            assert question is not None
            kinds.append(question.kind)
            eyes = look(seat=question.seat)
            eyes.lit = lit(s)
            drawn = page(s, eyes) if kinds.count(question.kind) <= 3 else ""
            for choice in s.choices() if drawn else []:
                if board.is_lit(s.view(None), choice.targets):
                    met.add(choice.targets[0].split(":")[0])
                    assert eyes.shown.intersection(choice.targets), choice.targets
                    assert eyes.lit[choice.targets[0]] in drawn
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
    assert met == {"mine", "village", "station", "space", "rescue", "pithead", "token"}


def test_an_auction_is_a_scene_of_its_own() -> None:
    s = random_state(KK[0], 3, 5, 60)
    rng = Rng(1)
    while s.asked().__class__.__name__ != "AuctionBid":
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    scene = s.view(None)["auction"]
    drawn = page(s, look(seat=s.asked().seat), 24).replace("\u00a0", " ")
    assert "Auction: " in drawn
    assert drawn.count("◄ leads") == 1
    for bidder in scene["bidders"]:
        value = bidder["value"] + (bidder["bid"] or 0)
        assert re.search(rf"{NAMES[bidder['seat']]} +{value} = mines \d", drawn)
    assert f"With {scene['highest'] + 1} you lead" in drawn


def test_the_bag_is_shown_while_discs_are_in_it() -> None:
    view = random_state(KK[1], 3, 5, 10).view(0)
    view["disaster"] = {
        "token": "extra_coin", "discs": [2, 0, 1], "black": 3, "blank": 1, "hits": [1, 0, 0], "exposed": [3, 0, 1]
    }  # fmt: skip
    drawn = "\n".join(line.plain for line in board.draw(view, look(), "DisasterPenalty", 30))
    assert "Bag: Extra Thaler" in drawn
    assert "Inside    ●2  ▲1  black 3, blank 1" in drawn
    assert "Drawn     ●1" in drawn


class Answering(Console):
    """A console at which somebody types any number that can be chosen, and now and then a command."""

    def __init__(self, seed: int, width: int, height: int) -> None:
        self.written = io.StringIO()
        super().__init__(file=self.written, width=width, height=height, highlight=False)
        self.rng = Rng(seed)

    def input(self, prompt: TextType = "", **options: object) -> str:
        self.print(str(prompt))
        count = re.search(r"1 (?:bis|to|à) (\d+)", str(prompt))
        if count is None:
            return ""
        if self.rng.below(12) == 0:
            return "ubhlosr?x"[self.rng.below(9)]
        return str(self.rng.below(int(count[1])) + 1)


@pytest.mark.parametrize(
    ("language", "game", "players", "size"),
    [("de", KK[0], 3, (100, 40)), ("en", KK[1], 4, (120, 50)), ("fr", KK[1], 5, (80, 24)), ("de", KK[1], 3, (60, 30))],
)
def test_a_whole_game_of_kohle_und_kolonie(language: str, game: str, players: int, size: tuple[int, int]) -> None:
    s = revier.game(game).new(players=players, seed=players)
    console = Answering(players, *size)
    bots = {seat: bot("random", game, seat) for seat in range(1, players)}
    table = Play(console, look(language, 0, size[0], players), s, bots)
    table.run()
    assert table.state.is_over
    shown = console.written.getvalue()
    t = texts(language)
    assert t.say("kk-round-began", {"round": 5}) in shown
    assert t.say("terminal-total") in shown
    assert not re.search(r"\{ ?\$|\?\?\?|\b(kk|cli|terminal|kernel)-[a-z]|[a-z0-9]_[a-z0-9]|\b[keg]-[a-z]", shown)
    winner = table.state.ranking().index(1)
    assert look(players=players).names[winner] in shown.strip().split("\n")[-1]


def test_what_a_small_window_cannot_light_is_listed() -> None:
    s = revier.game(KK[1]).new(players=4, seed=1)
    rng = Rng(1)
    while s.asked().__class__.__name__ != "MinerDeployTo":
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    seat = s.asked().seat
    bots = {other: bot("random", KK[1], other) for other in range(4) if other != seat}
    for height in (60, 12):
        console = Scripted([], 100, height)
        with pytest.raises(EOFError):
            Play(console, look(seat=seat, players=4), s.clone(), bots).run()
        shown = console.written.getvalue()
        assert ("Cokery (space 1)" in shown) == (height == 12)


# -- the log --------------------------------------------------------------------------------------


def test_a_turn_is_a_paragraph_that_names_its_player_once() -> None:
    s = random_state("glueck-auf", 2, 1, 6)
    seat = s.asked().seat
    since = s.ply
    play(s, "worker pit_6", "cage_to 2", "load brown", "cage_to 0", "pit_end")
    told = [text.plain for text in paragraphs(s.events(since), all_turns(s), look(seat=0, players=2))]
    name = NAMES[seat]
    assert told == [
        f"{'●■'[seat]}{name[0]} {name} sends 1 worker to pit work 6. Takes the cage to level 2 (brown). "
        "Loads brown coal. Takes the cage to the surface. Ends the pit work; 3 steps are lost."
    ]


def test_equal_sentences_are_counted() -> None:
    assert counted(["Loads coal.", "Loads coal.", "Stops."]) == ["Loads coal (×2).", "Stops."]


def test_the_log_tells_only_what_the_seat_heard() -> None:
    s = random_state("glueck-auf", 3, 2, 1000)
    turns = all_turns(s)
    for seat in range(3):
        told = "\n".join(text.plain for text in paragraphs(s.events(), turns, look(seat=seat)))
        for other in range(3):
            assert (f"{NAMES[other]} draws:" in told) <= (other == seat)
            assert "From top to bottom" not in told or any(
                event.kind.startswith("arranged") and event.audience == seat for event in s.events()
            )


def test_turns_begin_when_the_first_question_is_asked_again() -> None:
    s = random_state("glueck-auf", 2, 1, 6)
    turns = Turns()
    question = s.decision()
    assert question is not None
    turns.ask(question)
    start = s.ply
    play(s, "worker pit_6")
    question = s.decision()
    assert question is not None
    turns.ask(question)
    assert turns.start == start
    play(s, "pit_end")
    question = s.decision()
    assert question is not None
    turns.ask(question)
    assert turns.start == s.ply
    turns.begun.append(turns.begun[-1]._replace(ply=s.ply + 4))
    turns.ask(question)  # taken back to here
    assert turns.start == s.ply


# -- the score sheet ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_accounts_for_every_point(language: str) -> None:
    s = random_state("glueck-auf", 3, 2, 1000)
    rows = by_category(s)
    for seat in range(3):
        assert sum(points[seat] for rounds in rows.values() for points in rounds.values()) == s.scores()[seat]
    out = io.StringIO()
    console = Console(file=out, width=100)
    console.print(score_sheet(s, look(language)))
    winner = NAMES[s.ranking().index(1)]
    assert winner in out.getvalue().strip().split("\n")[-1]
    assert "ga-" not in out.getvalue()
    assert len([line for line in out.getvalue().split("\n") if " = " in line]) > 0


def test_shared_victories_and_tie_breaks_are_told() -> None:
    s = random_state("glueck-auf", 2, 2, 1000)

    class Tied:
        game = s.game
        players = 2
        is_over = True

        def __init__(self, places: list[int]) -> None:
            self.places = places

        def breakdown(self) -> list[dict[str, object]]:
            return s.breakdown()

        def scores(self) -> list[int]:
            return [70, 70]

        def ranking(self) -> list[int]:
            return self.places

    for places, words in (([1, 1], "Frida, Anton win together with 70"), ([2, 1], "Anton wins with 70")):
        out = io.StringIO()
        Console(file=out, width=100).print(score_sheet(Tied(places), look(players=2)))  # type: ignore[arg-type]
        assert words in out.getvalue().replace("\u00a0", " ")
        assert ("Marks left decide" in out.getvalue()) == (places == [2, 1])


# -- a person's answers ---------------------------------------------------------------------------


class Scripted(Console):
    """A console at which somebody types what was written down before, then closes the input."""

    def __init__(self, answers: list[str], width: int = 100, height: int = 40) -> None:
        self.written = io.StringIO()
        super().__init__(file=self.written, width=width, height=height, highlight=False)
        self.answers: Iterator[str] = iter(answers)

    def input(self, prompt: TextType = "", **options: object) -> str:
        self.print(str(prompt), end="")
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        self.print(answer)
        return answer


def table(state: State, answers: list[str], confirm: bool = False) -> Play:
    """The seat that has to decide is the person's."""
    seat = state.asked().seat
    bots = {other: bot("random", "glueck-auf", other) for other in range(state.players) if other != seat}
    eyes = Look(texts("en"), NAMES[: state.players], seat, 100)
    return Play(Scripted(answers), eyes, state, bots, confirm=confirm)


def answers_to(state: State, *actions: str) -> list[str]:
    """The numbers that choose these actions one after the other."""
    s = state.clone()
    numbers = []
    for action in actions:
        id = s.game.actions.parse(action)
        numbers.append(str(s.legal_actions().index(id) + 1))
        s.apply(id)
    return numbers


def run(game: Play) -> str:
    """Play until the answers are used up; returns what was shown."""
    with pytest.raises((EOFError, Left)):
        game.run()
    assert isinstance(game.console, Scripted)
    return game.console.written.getvalue()


def after_draft() -> State:
    return random_state("glueck-auf", 2, 1, 6)


def test_numbers_choose_options() -> None:
    s = after_draft()
    ply = s.ply
    game = table(s, answers_to(s, "worker pit_6", "cage_to 2", "load brown"))
    shown = run(game)
    assert game.state.ply == ply + 3
    assert "5 steps left." in shown
    assert "Load brown coal" in shown


def test_a_step_and_a_whole_turn_can_be_taken_back() -> None:
    s = after_draft()
    begin = s.checksum()
    steps = answers_to(s, "worker pit_6", "cage_to 2", "load brown")
    game = table(s, [*steps, "u"])
    run(game)
    assert [s.game.actions.describe(a).text for a in game.state.history][-1] == "cage_to 2"
    game = table(after_draft(), [*steps, "r"])
    run(game)
    assert game.state.checksum() == begin
    game = table(after_draft(), ["u"])
    assert "Nothing to take back" in run(game)


def test_restarting_does_not_reach_into_ones_own_turn_before() -> None:
    lonely = position(2, workers={1: 0})
    steps = answers_to(lonely, "worker pit_6", "pit_end", "worker pit_10", "cage_to 3")
    game = table(lonely, [*steps, "r"])
    run(game)
    assert [lonely.game.actions.describe(a).text for a in game.state.history] == ["worker pit_6", "pit_end"]


def test_commands_show_what_they_promise() -> None:
    shown = run(table(after_draft(), ["b", "", "l", "", "s", "", "o", "", "h", "", "?", "", "banana", "0", "99", "q"]))
    assert "takes the cage" not in shown
    assert "is start player." in shown  # the log since the beginning
    assert "Barrow orders" in shown  # the score sheet
    assert "locked with this number of players" in shown  # why others are closed
    assert "An empty space takes 1 worker" in shown  # the rules of the decision
    assert "Y yellow, B brown" in shown
    assert shown.count("Type a number from 1 to") == 3


def test_what_cannot_be_taken_back_is_marked_and_asked_for_if_wished() -> None:
    s = after_draft()
    money = answers_to(s, "worker money_6")
    game = table(s, [*money, "n"], confirm=True)
    shown = run(game)
    assert "! final" in shown
    assert "“Money 6” cannot be taken back. Go on? y/n" in shown
    assert game.state.ply == s.ply
    before = s.ply
    game = table(after_draft(), [*money, "y"], confirm=True)
    run(game)
    assert game.state.ply > before


def test_what_others_did_since_the_last_turn_is_told() -> None:
    s = after_draft()
    other = NAMES[1 - s.asked().seat]
    game = table(s, answers_to(s, "worker money_6"))
    shown = run(game)
    last_page = shown[shown.rindex("Coal Baron") :]
    assert f"{other} sends " in last_page or f"{other} draws" in last_page


def test_pages_fit_their_window() -> None:
    for width, height in ((100, 40), (80, 24)):
        s = random_state("glueck-auf", 3, 1, 9)
        game = table(s, [])
        game.console = Scripted(answers_to(s, "worker pit_10", "cage_to 2"), width, height)
        pages = run(game).split("Coal Baron · ")[1:]
        assert len(pages) == 3
        for shown in pages:
            assert len(shown.split("\n")) <= height + 1


def test_a_scored_shift_stops_the_game_with_the_score_sheet() -> None:
    s = position(2, workers={0: 1, 1: 0}, delivered={1: ["engine_kk"]})
    shown = run(table(s, [*answers_to(s, "worker bank"), "", "q"]))
    assert "Scores black coal (2): +5\u00a0VP." in shown
    assert shown.index("Total") < shown.index("Enter to go on") < shown.rindex("Coal Baron")


def test_a_resumed_game_knows_its_turns() -> None:
    s = random_state("glueck-auf", 3, 4, 60)
    record = Record.of(s)
    again = Record.from_dict(record.to_dict(), revier.game).replay()
    game = table(again, ["l", "", "q"])
    assert "is start player." in run(game)


# -- watching, seats, simulations -----------------------------------------------------------------


def test_watching_prints_the_log_and_the_score_sheet() -> None:
    s = revier.game("glueck-auf").new(players=2, seed=1)
    player = bot("random", "glueck-auf", 1)
    console = Scripted([])
    end = watch(console, look(seat=None, players=2), s, player.act, begin=0)
    assert end.is_over
    assert "Shift III is over." in console.written.getvalue()
    assert "Total" in console.written.getvalue()


def test_watching_by_hand_shows_turn_after_turn() -> None:
    record = Record.of(random_state("glueck-auf", 2, 1, 20))
    s = record.begin()
    console = Scripted([""] * 100)
    console._force_terminal = True
    end = watch(console, look(seat=None, players=2), s, lambda p: following(record, p), begin=6, by_hand=True)
    assert end.ply == 20
    assert strip(console.written.getvalue()).count("Enter to go on") > 2


def following(record: Record, s: State) -> int | None:
    return record.actions[s.ply] if s.ply < len(record.actions) else None


def test_a_record_remembers_who_was_a_bot() -> None:
    seats = Seats.new(4, 1, "Anton", ["greedy", "random"])
    assert seats.write() == ["Mira (greedy)", "Anton", "Otto (random)", "Hedwig (greedy)"]
    again = Seats.read(seats.write())
    assert (again.names, again.kinds, again.person) == (seats.names, seats.kinds, 1)
    assert Seats.read(["Ada (hidden talent)", "Bo (greedy)"]).kinds == [None, "greedy"]
    again.fill(None, ["random"])
    assert again.person is None


@pytest.mark.parametrize(
    "kind",
    [
        *BOTS,
        *RANKS,
        "planner:my.toml",
        "planner:../my weights (2).toml",
        "search:200ms:2cores",
        "search:50it:a-b.toml",
    ],
)
def test_a_record_remembers_bots_with_their_options(kind: str) -> None:
    seats = Seats(["Frida", "Anton (the old)"], [None, kind])
    again = Seats.read(seats.write())
    assert (again.names, again.kinds) == (seats.names, seats.kinds)


@pytest.mark.parametrize(
    "name",
    ["Ada (greedy:foo)", "Ada (search:2cores:50it)", "Ada (planner:x)", "Ada (greedy) Bo", " (greedy)", "greedy"],
)
def test_whoever_is_no_known_bot_is_a_person(name: str) -> None:
    seats = Seats.read([name])
    assert (seats.names, seats.kinds) == ([name], [None])


def test_simulated_bots_change_seats_and_are_counted_fairly() -> None:
    todo = matches("glueck-auf", {}, 3, 4, ["random", "greedy"], seed=5)
    assert [match.bots for match in todo[:2]] == [["random", "greedy", "random"], ["greedy", "random", "greedy"]]
    few = matches("glueck-auf", {}, 2, 3, ["random"], seed=5)
    tally = Tally()
    for result in play_all(few, jobs=2):
        tally.add(result)
    assert [play_match(match) for match in few] == tally.results
    row = tally.rows()[0]
    assert (row.bot, row.seats) == ("random", 6)
    assert row.win_share == pytest.approx(0.5)


def test_the_picture_in_the_readme_is_what_is_drawn() -> None:
    about = README.read_text(encoding="utf-8").partition("In a terminal it looks like this (`.venv/bin/revier ")[2]
    words, _, rest = about.partition("`)")
    picture = rest.split("```")[1].strip().rstrip("1 ")  # what is typed last is not ours
    window = {"COLUMNS": "100", "LINES": "29", "REVIER_LANG": "en"}
    told = CliRunner().invoke(cli.app, words.split(), input="1\n1\n1\nq\n", env=window)
    assert picture in "\n".join(line.rstrip() for line in told.output.splitlines())
