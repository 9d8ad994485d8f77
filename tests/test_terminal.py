"""The terminal: boards as text, the log, the score sheet, and a person's answers."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from functools import cache

import pytest
from rich.console import Console
from rich.text import Text, TextType

import revier
from revier.bots import bot
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

NAMES = ["Frida", "Anton", "Mira", "Otto"]
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


def test_a_title_without_a_board_is_shown_as_plain_data() -> None:
    view = {"game": "unheard-of", "round": 3, "seats": [{"coal": 2}]}
    assert [line.plain for line in board.draw(view, look(), "Any", 10)][1:] == ["round: 3", 'seats: [{"coal": 2}]']
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
