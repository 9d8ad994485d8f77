"""The `revier` command: play, watch, simulate, check records, measure."""

from __future__ import annotations

import json
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

import revier
from revier.cli_admin import admin_app
from revier.cli_arena import arena
from revier.cli_bots import bots as list_bots
from revier.cli_options import (
    A_GAME,
    SCREEN,
    BoardOption,
    Bots,
    ComponentsOption,
    JsonAlone,
    Lang,
    Options,
    Players,
    RecordFile,
)
from revier.cli_play import console, play
from revier.cli_serve import backup, restore, serve, worker
from revier.cli_train import train
from revier.cli_tune import tune
from revier.kernel.errors import BadData
from revier.kernel.record import Record, write_whole
from revier.server.tables.seeds import is_proven
from revier.terminal.arguments import (
    WRONG,
    check_bots,
    check_can_write,
    check_jobs,
    check_options,
    check_players,
    check_seat,
    check_seed,
    find_game,
    find_title,
    language,
    load,
    own_names,
    read_data,
    refuse,
    writing,
)
from revier.terminal.look import Look, title_of
from revier.terminal.screen import tell_full
from revier.terminal.seats import Seats
from revier.terminal.simulate import Tally, matches, play_all
from revier.terminal.watch import watch as watch_game
from revier.texts import MINUS, Argument, Texts, signed

app = typer.Typer(help="The great Ruhr coal games in a terminal.")
record_app = typer.Typer(help="Work with records of games.")
app.add_typer(record_app, name="record")
board_app = typer.Typer(help="Work with boards of your own.")
app.add_typer(board_app, name="board")
components_app = typer.Typer(help="Work with components of your own.")
app.add_typer(components_app, name="components")
app.command("bots")(list_bots)
app.command("tune")(tune)
app.command("train")(train)
app.command("play")(play)
app.command("arena", cls=JsonAlone)(arena)
app.command("serve")(serve)
app.command("worker")(worker)
app.command("backup")(backup)
app.command("restore")(restore)
app.add_typer(admin_app, name="admin")

FAILED = 1  # exit status after a check that a record does not pass
INTERRUPTED = 130
FIGURES = {
    "decisions_per_game": "cli-bench-decisions",
    "loop_decisions_per_s": "cli-bench-loop",
    "plain_decisions_per_s": "cli-bench-plain",
    "clone_us": "cli-bench-clone",
    "legal_actions_us": "cli-bench-legal",
}


def main() -> NoReturn:
    """Wrong arguments get one line and exit status 2, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a character shows a question mark
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        if said := " ".join(error.format_message().split()):  # nothing where the help was shown instead
            print(f"revier: {said}", file=sys.stderr)
        status = WRONG
    except typer.Abort:
        status = INTERRUPTED
    except OSError as error:
        status = tell_full(error)
    sys.exit(status if isinstance(status, int) else 0)


def new_table(*heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for head in heads:
        table.add_column(head)
    return table


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    if version:
        print(f"revier {revier.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(lang: Lang = "") -> None:
    """List the games with their players and options."""
    t = language(lang)
    table = new_table(t.say("cli-game"), t.say("cli-players"), t.say("cli-title"))
    for id in revier.games():
        game = revier.game(id)
        options = [f"{name}={'|'.join(values)}" for name, values in game.option_values.items()]
        players = f"{game.seats.start}–{game.seats.stop - 1}"
        table.add_row(id, players, "\n".join([title_of(t, game), *options]))
    console().print(table)


@app.command(cls=JsonAlone)
def simulate(
    game: Annotated[str, A_GAME],
    players: Players = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Bots = "",
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones count up.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    option: Options = None,
    board: BoardOption = None,
    components: ComponentsOption = None,
    json_to: Annotated[str, typer.Option("--json", help="Figures as JSON: to this file, or alone to the screen.")] = "",
    lang: Lang = "",
) -> None:
    """Let bots play many games against each other."""
    t = language(lang)
    title = find_title(t, game, {"board": board, "components": components})
    check_players(t, title, players)
    check_seed(t, seed)
    if json_to not in ("", SCREEN):
        check_can_write(t, Path(json_to))
    options = check_options(t, title, option or [])
    kinds = check_bots(t, title, bots, ["greedy", "random"])
    check_jobs(t, jobs)
    todo = matches(game, options, players, games, kinds, seed, title.data)
    tally = Tally()
    progress = Console(stderr=True)
    steps = play_all(todo, jobs)
    for result in track(steps, t.say("cli-playing"), len(todo), console=progress, transient=True):
        tally.add(result)
    summary = tally.summary()
    text = json.dumps({"game": game, "players": players, "seed": seed, **summary}, indent=2)
    if json_to == SCREEN:
        print(text)
        return
    print_summary(t, tally)
    if json_to:
        with writing(t, Path(json_to)):
            write_whole(Path(json_to), text + "\n")


def print_summary(t: Texts, tally: Tally) -> None:
    screen = console()
    heads = ("cli-bot", "cli-seats", "cli-wins", "cli-expected", "cli-score", "cli-place")
    table = new_table(*[t.say(head) for head in heads])
    for row in tally.rows():
        shares = [f"{row.win_share:.1%}", f"{row.expected:.1%}"]
        table.add_row(
            row.bot, str(row.seats), *shares, f"{row.mean_score:.1f}".replace("-", MINUS), f"{row.mean_place:.2f}"
        )
    screen.print(table)
    speed = f"{tally.speed:.1f}"
    screen.print(t.say("cli-speed", {"games": len(tally.results), "speed": speed, "decisions": round(tally.decisions)}))


@app.command()
def replay(
    file: RecordFile,
    lang: Lang = "",
    seat: Annotated[int | None, typer.Option(help="Watch from this seat, counted from 1.")] = None,
    ply: Annotated[int, typer.Option(min=0, help="Begin after so many decisions.")] = 0,
    follow: Annotated[bool, typer.Option("--follow", help="Go on by itself.")] = False,
) -> None:
    """Watch a record turn by turn, or print its log where nobody can press keys."""
    t = language(lang)
    record, end = load(t, file)
    if ply > end.ply:
        refuse(t, "cli-bad-ply", given=str(ply), high=str(end.ply))
    screen = console()
    eyes = None if seat is None else check_seat(t, seat, end.players)
    look = Look(own_names(t, end.game), Seats.read(record.seats).names, eyes, screen.width, end.game.data)
    state = record.begin()
    first = state.ply
    by_hand = not follow and screen.is_terminal and sys.stdin.isatty()
    try:
        watch_game(screen, look, state, lambda s: action_at(record, s.ply - first), begin=ply, by_hand=by_hand)
    except EOFError:
        screen.print()


def action_at(record: Record, n: int) -> int | None:
    return record.actions[n] if n < len(record.actions) else None


@record_app.command()
def validate(file: RecordFile, lang: Lang = "") -> None:
    """Replay a record and compare its check sums and scores."""
    t = language(lang)
    record, end = load(t, file)
    scores = " ".join(signed(score) for score in end.scores())
    key = "cli-valid" if end.is_over else "cli-valid-so-far"
    plies, sums = len(record.actions), len(record.checks)
    print(t.say(key, {"file": file.name, "game": record.game.id, "plies": plies, "sums": sums, "scores": scores}))


@record_app.command()
def verify(file: RecordFile, lang: Lang = "") -> None:
    """Replay a record and check that its seed is the one that was committed to before the game."""
    t = language(lang)
    record, end = load(t, file)
    data = json.loads(file.read_text(encoding="utf-8"))
    proven = is_proven(data, record.seed)
    if proven is False:
        print(f"revier: {t.say('cli-not-verified', {'file': file.name})}", file=sys.stderr)
        raise typer.Exit(FAILED)
    scores = " ".join(signed(score) for score in end.scores())
    args: dict[str, Argument] = {"file": file.name, "game": record.game.id, "plies": len(record.actions)}
    key = "cli-verified" if proven else "cli-verified-plain"
    print(t.say(key, args | {"scores": scores, "given": data.get("commitment", "")}))


@board_app.command("check")
def check_board(
    file: Annotated[Path, typer.Argument(help="A board in TOML, as ours beside the title.")],
    game: Annotated[str, typer.Option(help="The game it is for.", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """Say whether a board of your own can be played on, and list all its faults if not."""
    check_data(language(lang), "board", file, game)


@components_app.command("check")
def check_components(
    file: Annotated[Path, typer.Argument(help="Components in TOML, as ours beside the title.")],
    game: Annotated[str, typer.Option(help="The game they are for.", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """Say whether components of your own can be played with, and list all their faults if not."""
    check_data(language(lang), "components", file, game)


def check_data(t: Texts, word: str, file: Path, game: str) -> None:
    """For the newest edition of the title that takes such a file, unless another is named."""
    takers = [id for id in revier.games() if revier.game(id).data_word == word]
    title = find_game(t, game or takers[-1])
    data = read_data(t, title, word, file)
    try:
        title.on(data)
    except BadData as error:
        for fault in error.faults:
            print(" ".join(fault.split()))
        raise typer.Exit(WRONG) from None
    print(t.say(f"cli-good-{word}", {"file": file.name}))


@app.command()
def bench(
    game: Annotated[str, A_GAME] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print all figures as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Measure how fast a game's rules run on this machine."""
    from revier.benchmark import run_benchmark

    t = language(lang)
    figures = run_benchmark(find_game(t, game or revier.games()[0]).id)
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    rows = figures["players"]
    assert isinstance(rows, dict)
    table = new_table(t.say("cli-players"), *[t.say(head) for head in FIGURES.values()])
    for players, row in rows.items():
        table.add_row(players, *[f"{row[name]:,}" for name in FIGURES])
    console().print(table)
    console().print(t.say("cli-compiled" if figures["compiled"] else "cli-interpreted"))


if __name__ == "__main__":
    main()
