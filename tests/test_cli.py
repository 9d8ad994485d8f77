"""The `revier` command, called as a person calls it."""

from __future__ import annotations

import json
import os
import pty
import random
import re
import resource
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import tomli
import typer
from typer.testing import CliRunner, Result

import revier
import revier.benchmark
from revier import cli, cli_play
from revier.kernel.record import Record
from revier.texts import LANGUAGES, texts
from tests.support import random_state

GAMES = Path(revier.__file__).parent / "games"
PRINTED = GAMES / "kohle_und_kolonie" / "board.toml"
COMPONENTS = GAMES / "schichtwechsel" / "components.toml"
COMMAND = [sys.executable, "-m", "revier.cli"]
RAW = re.compile(r"Traceback|\{ ?\$|\?\?\?|\b(ga|kk|cli|terminal|kernel)-[a-z]|[a-z0-9]_[a-z0-9]")
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
LONG = "x" * 300  # longer than the name of any file
PROMPT = re.compile(r"(?:1 (?:bis|to|à) (\d+)|\w+ \w+ \w+(?: \w+)?) › $")


def revier_says(*arguments: str) -> Result:
    result = CliRunner().invoke(cli.app, list(arguments))
    assert result.exit_code == 0, result.output
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.json"
    Record.of(random_state("glueck-auf", 3, 4, 1000), ["Frida", "Anton (random)", "Mira (greedy)"]).save(path)
    return path


# -- what each command prints ---------------------------------------------------------------------


def test_the_version_and_the_help() -> None:
    assert revier_says("--version").output == f"revier {revier.__version__}\n"
    for arguments in ([], ["--help"], ["play", "--help"], ["record", "--help"]):
        assert "Usage" in revier_says(*arguments).output


@pytest.mark.parametrize(("language", "title"), [("de", "Glück Auf"), ("en", "Coal Baron"), ("fr", "Gueules noires")])
def test_the_list_of_games(language: str, title: str) -> None:
    output = revier_says("games", "--lang", language).output
    assert title in output
    assert "2–4" in output
    assert "delivered_orders=hidden|open" in output
    assert "kohle-und-kolonie-revised" in output
    for edition in ("2013", "revised"):
        assert f"Kohle & Kolonie, {texts(language).say(f'kk-edition-{edition}')}" in output


def test_the_language_of_the_system_is_spoken_unless_another_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "REVIER_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Titre" in revier_says("games").output
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Title" in revier_says("games").output
    monkeypatch.setenv("REVIER_LANG", "de")
    assert "Titel" in revier_says("games").output


def test_simulate_prints_a_table_and_writes_figures(tmp_path: Path) -> None:
    common = ["simulate", "glueck-auf", "--players", "2", "--bots", "random", "--lang", "en"]
    output = revier_says(*common, "--games", "3", "--json", str(tmp_path / "out.json")).output
    assert "50.0%" in output
    assert "3 games" in output
    figures = json.loads((tmp_path / "out.json").read_text())
    assert figures["games"] == 3
    assert figures["bots"][0]["seats"] == 6
    again = CliRunner().invoke(cli.app, [*common, "--games", "3", "--json", "--jobs", "2"])
    assert json.loads(again.stdout)["bots"] == figures["bots"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_prints_the_log_and_the_score_sheet(record: Path, language: str) -> None:
    output = revier_says("replay", str(record), "--lang", language).output
    assert texts(language).say("ga-shift-began", {"shift": 1}) in output
    assert texts(language).say("terminal-total") in output
    assert "Anton (" not in output
    assert not RAW.search(output), RAW.search(output)


def test_replay_can_begin_later_and_keeps_secrets(record: Path) -> None:
    end = len(json.loads(record.read_text())["actions"])
    whole = revier_says("replay", str(record), "--lang", "en").output
    part = revier_says("replay", str(record), "--lang", "en", "--ply", str(end - 20)).output
    assert len(part) < len(whole)
    assert "Draws: " not in whole
    seen = [revier_says("replay", str(record), "--lang", "en", "--seat", seat).output for seat in "123"]
    assert any("Draws: " in output for output in seen)


def test_validate_prints_one_line(record: Path, tmp_path: Path) -> None:
    output = revier_says("record", "validate", str(record), "--lang", "en").output
    assert re.fullmatch(r"OK game\.json: glueck-auf, \d+ moves, \d+ check sums, result [−\d ]+\n", output)
    Record.of(random_state("glueck-auf", 2, 4, 30)).save(tmp_path / "short.json")
    assert "so far 0 0" in revier_says("record", "validate", str(tmp_path / "short.json"), "--lang", "en").output


def test_bench_prints_a_table_or_all_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = partial(revier.benchmark.run_benchmark, repeats=1, seconds=0.001)
    monkeypatch.setattr(revier.benchmark, "run_benchmark", quick)
    assert json.loads(revier_says("bench", "--json").stdout)["game"] == "glueck-auf"
    assert "Decisions" in revier_says("bench", "glueck-auf", "--lang", "en").output


# -- boards of the players' own -------------------------------------------------------------------


def board_file(path: Path, *changes: tuple[str, str], of: Path = PRINTED) -> Path:
    """Our own board, or components, with something changed."""
    text = of.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_board_is_said_to_be_good(tmp_path: Path) -> None:
    assert revier_says("board", "check", str(PRINTED), "--lang", "en").output == (
        "OK board.toml: this board can be played on.\n"
    )
    renamed = board_file(tmp_path / "mine.toml", ("k-rabe", "k-elster"), ('name = "Rabe"', 'name = "Elster"'))
    assert "OK mine.toml" in revier_says("board", "check", str(renamed), "--lang", "de").output


def test_all_faults_of_a_board_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = board_file(tmp_path / "bad.toml", ("\ncost = 2", "\ncost = 9"), ('after = "t12"', 'after = "t99"'))
    result = CliRunner().invoke(cli.app, ["board", "check", str(bad)])
    assert result.exit_code == 2
    faults = result.output.splitlines()
    assert len(faults) == len(set(faults)) > 10
    assert "mine.k-eintracht.cost: expected an int from 1 to 2, got 9" in faults
    assert any("t99" in fault for fault in faults)
    with pytest.raises(typer.Exit):
        cli_play.play("kohle-und-kolonie-2013", board=bad, lang="de")
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"(und {len(faults) - 1} mehr, siehe revier board check)." in said


@pytest.mark.parametrize("command", [["record", "validate"], ["replay"]])
def test_a_record_with_a_faulty_board_says_what_is_wrong_with_it(tmp_path: Path, command: list[str]) -> None:
    """So many faults that Fluent alone would say {???} in their place."""
    record = json.loads((Path(__file__).parent / "records" / "kk-revised-4p.json").read_text(encoding="utf-8"))
    board = tomli.loads(PRINTED.read_text(encoding="utf-8"))
    board["mine"] = [{**mine, "cost": 9} for mine in board["mine"]]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**record, "data": board}), encoding="utf-8")
    result = CliRunner().invoke(cli.app, [*command, str(bad), "--lang", "en"])
    assert result.exit_code == 2
    assert "???" not in result.output
    assert "mine.k-eintracht.cost: expected an int from 1 to 2, got 9" in result.output


def test_games_are_played_on_a_board_of_ones_own(tmp_path: Path) -> None:
    own = board_file(tmp_path / "own.toml", ("k-rabe", "k-elster"), ('name = "Rabe"', 'name = "Elster"'))
    saved = tmp_path / "saved.json"
    common = ["--bots", "random", "--lang", "en"]
    new = ["play", "kohle-und-kolonie-revised", "--board", str(own), "--players", "3", "--seed", "4"]
    result = CliRunner().invoke(cli.app, [*new, *common, "--record", str(saved)], input="1\nb\n\nq\n")
    assert result.exit_code == 0, result.output
    again = CliRunner().invoke(cli.app, ["play", "--resume", str(saved), *common, "--watch"])
    assert again.exit_code == 0, again.output
    record = Record.load(saved, revier.game)
    assert record.game.data is not None
    assert "k-elster" in record.replay().view(None)["mines"]
    told = revier_says("replay", str(saved), "--lang", "en").output
    assert "New on offer: " in told
    assert "Elster" in told
    assert not RAW.search(told), RAW.search(told)
    assert not re.search(r"\b[keg]-[a-z]", told)
    figures = CliRunner().invoke(cli.app, ["simulate", *new[1:], *common, "--games", "2", "--jobs", "2", "--json", "-"])
    assert json.loads(figures.stdout)["games"] == 2


# -- components of the players' own ---------------------------------------------------------------


def test_good_components_are_said_to_be_good(tmp_path: Path) -> None:
    assert revier_says("components", "check", str(COMPONENTS), "--lang", "en").output == (
        "OK components.toml: these components can be played with.\n"
    )
    own = board_file(tmp_path / "own.toml", ('op = "haul", max = 3', 'op = "haul", max = 4'), of=COMPONENTS)
    for lang, words in (("de", "Mit diesem Material lässt sich spielen"), ("fr", "on peut jouer avec ce matériel")):
        assert words in revier_says("components", "check", str(own), "--lang", lang).output


def test_all_faults_of_components_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = (("overflow_drop = 3", "overflow_drop = 9"), ('id = "cart_3"', 'id = "cart_9"'))
    bad = board_file(tmp_path / "bad.toml", *changes, of=COMPONENTS)
    result = CliRunner().invoke(cli.app, ["components", "check", str(bad), "--game", "schichtwechsel"])
    assert result.exit_code == 2
    assert result.output.splitlines() == [
        "tableau.carts[2].id: expected 'cart_3', got 'cart_9'",
        "tableau.water.overflow_drop: expected an int from 1 to 7, got 9",
    ]
    for lang, words in (
        ("de", "Mit dem Material bad.toml lässt sich nicht spielen: tableau.carts[2].id: expected 'cart_3', got"),
        ("en", "'cart_9' (and 1 more, see revier components check)."),
        ("fr", "(et 1 de plus, voir revier components check)."),
    ):
        with pytest.raises(typer.Exit):
            cli.simulate("schichtwechsel", components=bad, lang=lang)
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert words in said


def test_games_are_played_with_components_of_ones_own(tmp_path: Path) -> None:
    changes = (
        ('op = "haul", max = 1 }, {', 'op = "haul", max = 2 }, {'),
        ("own_field_capacity = 1", "own_field_capacity = 2"),
    )
    own = board_file(tmp_path / "own.toml", *changes, of=COMPONENTS)
    saved = tmp_path / "saved.json"
    common = ["--bots", "random", "--lang", "en"]
    new = ["play", "schichtwechsel", "--components", str(own), "--players", "2", "--seed", "4"]
    result = CliRunner().invoke(cli.app, [*new, *common, "--watch", "--record", str(saved)])
    assert result.exit_code == 0, result.output
    record = Record.load(saved, revier.game)
    assert record.game.data is not None
    assert record.game.data["coking_plant"]["own_field_capacity"] == 2
    assert record.replay().is_over
    assert "OK saved.json: schichtwechsel" in revier_says("record", "validate", str(saved), "--lang", "en").output
    figures = CliRunner().invoke(cli.app, ["simulate", *new[1:], *common, "--games", "2", "--jobs", "2", "--json", "-"])
    assert json.loads(figures.stdout)["games"] == 2


# -- what was typed wrong -------------------------------------------------------------------------


def broken(change: Callable[[dict[str, object]], object]) -> Callable[[Path], list[str]]:
    def arguments(path: Path) -> list[str]:
        data = json.loads(path.read_text())
        change(data)
        path.write_text(json.dumps(data))
        return ["record", "validate", str(path), "--lang", "en"]

    return arguments


WRONG: list[tuple[list[str] | Callable[[Path], list[str]], str]] = [
    (["play", "--lang", "de"], "Welches Spiel? Es gibt: glueck-auf, kohle-und-kolonie-2013,"),
    (["play", "chess", "--lang", "de"], "Das Spiel „chess“ gibt es nicht; es gibt: glueck-auf, "),
    (["play", "glueck-auf", "--lang", "nl"], "nl"),
    (["play", "glueck-auf", "--players", "9", "--lang", "fr"], "glueck-auf se joue de 2 à 4, pas à 9."),
    (["play", "glueck-auf", "--players", "many"], "--players"),
    (["play", "glueck-auf", "--seat", "4", "--lang", "en"], "There is no seat 4; seats go from 1 to 3."),
    (["play", "glueck-auf", "--seat", "0", "--lang", "en"], "There is no seat 0; seats go from 1 to 3."),
    (["play", "glueck-auf", "--bots", "random,random,random", "--lang", "en"], "These are 3 bots for 2 seats."),
    (["play", "glueck-auf", "--players", "2", "--bots", "random,random", "--lang", "en"], "2 bots for one seat."),
    (["play", "glueck-auf", "--bots", "x" * 9000, "--lang", "en"], "There is no bot “xxx"),
    (["play", "--resume", ".", "--lang", "en"], ". is a folder, not a file."),
    (["replay", ".", "--lang", "de"], ". ist ein Ordner, keine Datei."),
    (["simulate", "glueck-auf", "--jobs", "100000", "--lang", "en"], "100000 processes are too many for this machine"),
    (["arena", "glueck-auf", "--jobs", "100000", "--lang", "en"], "100000 processes are too many for this machine"),
    (
        ["tune", "glueck-auf", "--run", "r", "--out", "-", "--players", "x", "--jobs", "100000", "--lang", "de"],
        "100000",
    ),
    (["serve", "--processes", "100000", "--database", "-", "--lang", "en"], "100000 processes are too many for"),
    (["serve", "--workers", "100000", "--database", "-", "--lang", "en"], "100000 processes are too many for"),
    (["worker", "--workers", "100000", "--lang", "en"], "100000 processes are too many for this machine"),
    (["restore", ".", "--lang", "en"], ". is a folder, not a file."),
    (["replay", LONG, "--lang", "en"], "There is no file xxx"),
    (["play", "glueck-auf", "--record", LONG, "--lang", "en"], "x cannot be written: File name too long."),
    (["train", "glueck-auf", "--run", LONG, "--lang", "en"], "x cannot be written: File name too long."),
    (
        ["tune", "glueck-auf", "--run", LONG, "--out", "w.toml", "--lang", "en"],
        "x cannot be written: File name too long.",
    ),
    (lambda path: ["play", "glueck-auf", "--record", str(path), "--lang", "en"], "holds a game already: go on with"),
    (lambda path: ["replay", str(path), "--seat", "0", "--lang", "en"], "There is no seat 0; seats go from 1 to 3."),
    (
        ["play", "glueck-auf", "--bots", "greedy,hal", "--lang", "en"],
        "There is no bot “hal”; there are: random, greedy, planner, search",
    ),
    (["play", "glueck-auf", "--name", "x" * 30, "--lang", "en"], "a name has 1 to 20 printable characters"),
    (["play", "glueck-auf", "--name", "Hal (greedy)", "--lang", "en"], "no bot in brackets"),
    (["play", "glueck-auf", "--seed", "-1", "--lang", "en"], "The seed −1 is not possible"),
    (["play", "glueck-auf", "--seed", "a" * 63, "--lang", "fr"], "ou 64 chiffres hexadécimaux"),
    (["simulate", "glueck-auf", "--seed", "-1", "--lang", "en"], "The seed −1 is not possible"),
    (["play", "glueck-auf", "--option", "speed=9", "--lang", "en"], "delivered_orders=hidden|open"),
    (["play", "glueck-auf", "--option", "delivered_orders=9", "--lang", "en"], "there are: hidden, open"),
    (["play", "glueck-auf", "--record", "no/such/folder.json", "--lang", "en"], "cannot be written"),
    (["play", "--resume", "nothing.json", "--lang", "en"], "There is no file nothing.json."),
    (["play", "glueck-auf", "--board", __file__, "--lang", "en"], "cannot be read: "),
    (["play", "glueck-auf", "--board", str(PRINTED), "--lang", "en"], "glueck-auf takes no board of your own."),
    (["play", "kohle-und-kolonie-2013", "--board", "nothing.toml", "--lang", "en"], "There is no file nothing.toml."),
    (["simulate", "kohle-und-kolonie-2013", "--board", ".", "--lang", "de"], ". ist ein Ordner, keine Datei."),
    (["simulate", "glueck-auf", "--json", ".", "--lang", "fr"], ". est un dossier, pas un fichier."),
    (["board", "check", "nothing.toml", "--lang", "fr"], "nothing.toml"),
    (["board", "check", str(PRINTED), "--game", "glueck-auf", "--lang", "en"], "takes no board of your own"),
    (["components", "check", "nothing.toml", "--lang", "fr"], "nothing.toml"),
    (["components", "check", str(COMPONENTS), "--game", "glueck-auf", "--lang", "de"], "nimmt kein eigenes Material"),
    (
        ["components", "check", str(PRINTED), "--game", "kohle-und-kolonie-2013", "--lang", "en"],
        "kohle-und-kolonie-2013 does not know --components; use --board and revier board check.",
    ),
    (["play", "glueck-auf", "--components", str(COMPONENTS), "--lang", "fr"], "ne prend pas de matériel à vous."),
    (["play", "kohle-und-kolonie-2013", "--components", str(PRINTED), "--lang", "de"], "hier heißt es --board und"),
    (["simulate", "schichtwechsel", "--board", str(COMPONENTS), "--lang", "en"], "use --components and revier comp"),
    (["board", "check", str(COMPONENTS), "--game", "schichtwechsel", "--lang", "fr"], "utilisez --components et"),
    (
        ["play", "schichtwechsel", "--components", str(COMPONENTS), "--board", str(PRINTED), "--lang", "en"],
        "schichtwechsel does not know --board",
    ),
    (["simulate", "glueck-auf", "--games", "0"], "--games"),
    (["simulate"], "game"),
    (["bench", "chess", "--lang", "en"], "There is no game “chess”"),
    (["dance"], "dance"),
    (["play", "--dance"], "--dance"),
    (lambda path: ["replay", str(path), "--ply", "9999", "--lang", "en"], "There is no move 9999; the record has"),
    (broken(lambda data: data.pop("game")), "game: expected a title's id"),
    (broken(lambda data: data.update(seed=1)), "is wrong with the record game.json: "),
    (broken(lambda data: data.update(scores=[1, 2, 3])), "scores: recorded [1, 2, 3]"),
    (broken(lambda data: data.update(rules=77)), "rules"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str] | Callable[[Path], list[str]],
    words: str,
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = arguments if isinstance(arguments, list) else arguments(record)
    monkeypatch.setattr(sys, "argv", ["revier", *typed])
    with pytest.raises(SystemExit) as left:
        cli.main()
    said = capsys.readouterr()
    assert left.value.code == 2
    assert said.out == ""
    assert said.err.startswith("revier: ")
    assert said.err.count("\n") == 1
    assert words in said.err


def test_figures_that_find_no_room_are_shown_and_the_rest_is_told_in_one_line(tmp_path: Path) -> None:
    """No file has room for more than ten bytes."""
    words = ["simulate", "glueck-auf", "--bots", "random", "--games", "1", "--json", str(tmp_path / "figures.json")]
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (10, 10))
    done = subprocess.run([*COMMAND, *words, "--lang", "en"], capture_output=True, text=True, preexec_fn=limit)
    assert done.returncode == 2
    assert "1 game, " in done.stdout
    assert done.stderr.endswith("figures.json cannot be written: File too large.\n")
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


NO_ROOM = "revier: The output cannot be written: No space left on device."


def into_a_full_disk(*words: str) -> tuple[int, str]:
    """Exit status, and what is said elsewhere; /dev/full is a disk without room."""
    with Path("/dev/full").open("w") as full:
        environment = os.environ | {"LC_ALL": "en_GB.UTF-8"}
        done = subprocess.run([*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, text=True, env=environment)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "words", ["games", "record validate {record}", "replay {record}", "simulate glueck-auf --games 1 --json"]
)
def test_output_that_finds_no_room_is_told_in_one_line(words: str, record: Path) -> None:
    status, said = into_a_full_disk(*words.format(record=record).split())
    assert status == 1
    assert said.splitlines()[-1] == NO_ROOM
    assert "Traceback" not in said


def test_a_game_whose_output_finds_no_room_is_saved_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    words = ["play", "glueck-auf", "--watch", "--players", "2", "--seed", "3", "--bots", "random"]
    assert into_a_full_disk(*words, "--record", str(path)) == (1, NO_ROOM + "\n")
    assert Record.load(path, revier.game).replay().is_over


@pytest.mark.parametrize("words", [[], ["admin"], ["admin", "list"]])
def test_who_names_no_command_gets_the_help_and_nothing_else(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["revier", *words])
    with pytest.raises(SystemExit):
        cli.main()
    said = capsys.readouterr()
    assert "Commands" in said.out + said.err
    assert "revier:" not in said.err


@pytest.mark.parametrize("content", ["", "no json", "[]", "{}", '{"format": 1}', "[" * 100_000, "\x00\xff"])
def test_files_that_are_no_records(content: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(content, encoding="utf-8")
    for arguments in (["record", "validate", str(path)], ["replay", str(path)], ["play", "--resume", str(path)]):
        result = CliRunner().invoke(cli.app, arguments)
        assert result.exit_code == 2
        assert result.output.count("\n") == 1
        assert "odd.json" in result.output
    assert path.read_text(encoding="utf-8") == content


# -- playing in a real terminal -------------------------------------------------------------------


class Terminal:
    """A program in a terminal of its own, and somebody who reads and types."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (40, 100)) -> None:
        self.process, self.keys = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", LINES=str(size[0]), COLUMNS=str(size[1]))
            os.execv(COMMAND[0], [*COMMAND, *arguments])
        self.shown = ""
        self.page = ""
        self.decoder = getincrementaldecoder("utf-8")()

    def read(self) -> bool:
        """Until something is asked; False at the end of the program."""
        self.page = ""
        begin = time.monotonic()
        while not PROMPT.search(ANSI.sub("", self.page)):
            assert time.monotonic() - begin < 600, self.page[-500:]
            if not select.select([self.keys], [], [], 1)[0]:
                continue
            try:
                piece = os.read(self.keys, 65536)
            except OSError:
                piece = b""
            if not piece:
                return False
            text = self.decoder.decode(piece)
            self.page += text
            self.shown += text
        return True

    def type(self, text: str) -> None:
        os.write(self.keys, text.encode())

    def end(self) -> int:
        status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        os.close(self.keys)
        return status

    @property
    def text(self) -> str:
        return ANSI.sub("", self.shown)


@pytest.mark.parametrize(
    ("language", "players", "size"), [("de", 2, (40, 100)), ("en", 3, (40, 100)), ("fr", 2, (24, 80))]
)
def test_a_whole_game_in_a_terminal(language: str, players: int, size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    options = ["--players", str(players), "--lang", language, "--seed", "7", "--name", "Frida", "--record", str(path)]
    terminal = Terminal("play", "glueck-auf", *options, size=size)
    rng = random.Random(language)
    commands = iter("ubhlosr?x")
    while terminal.read():
        choice = PROMPT.search(ANSI.sub("", terminal.page))
        assert choice is not None
        if choice[1] is None:
            terminal.type("\n")
        elif rng.random() < 0.1:
            terminal.type(next(commands, "u") + "\n")
        else:
            terminal.type(f"{rng.randint(1, int(choice[1]))}\n")
    assert terminal.end() == 0
    shown = terminal.text.replace(str(path), "")
    assert not RAW.search(shown), RAW.search(shown)
    assert texts(language).say("ga-shift-ended", {"shift": 3}) in shown
    assert texts(language).say("terminal-total") in shown
    record = Record.load(path, revier.game)
    assert record.replay().is_over
    assert record.seats == ["Frida", "Anton (greedy)", "Mira (greedy)"][:players]


def test_leaving_saves_and_the_game_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    common = ["--lang", "en", "--bots", "random"]
    new = ["play", "glueck-auf", "--seed", "3", "--seat", "2", "--name", "Ada", "--record", str(path)]
    leave: list[tuple[list[str], str, int]] = [
        (new, "q\n", 0),
        (["play", "--resume", str(path)], "\x04", 0),
        (["play", "--resume", str(path)], "\x03", 130),
    ]
    plies = []
    for arguments, key, status in leave:
        terminal = Terminal(*arguments, *common, size=(24, 80))
        assert terminal.read()
        assert "Ada" in terminal.text
        terminal.type("1\n")
        assert terminal.read()
        terminal.type(key)
        terminal.read()
        assert terminal.end() == status
        assert "See you at the next shift." in terminal.text
        assert "Traceback" not in terminal.text
        record = Record.load(path, revier.game)
        assert record.seats == ["Anton (random)", "Ada", "Mira (random)"]
        plies.append(record.replay().ply)
    assert plies[0] < plies[1] < plies[2]


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_saves_like_ctrl_c(kind: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    terminal = Terminal("play", "glueck-auf", "--seed", "3", "--bots", "random", "--record", str(path), "--lang", "en")
    assert terminal.read()
    terminal.type("1\n")
    assert terminal.read()
    if kind == signal.SIGHUP:
        os.close(terminal.keys)  # the window is gone, and nothing can be printed any more
        assert os.waitstatus_to_exitcode(os.waitpid(terminal.process, 0)[1]) == 130
    else:
        os.kill(terminal.process, kind)
        terminal.read()
        assert terminal.end() == 130
    assert Record.load(path, revier.game).replay().ply > 0


def test_to_look_at_a_finished_game_changes_nothing_about_who_played_it(tmp_path: Path) -> None:
    path = tmp_path / "finished.json"
    words = ["--bots", "random", "--lang", "en"]
    played = ["play", "glueck-auf", "--players", "2", "--watch", "--seed", "3", "--record", str(path), *words]
    assert CliRunner().invoke(cli.app, played).exit_code == 0
    finished = path.read_text()
    for to in ([], ["--record", str(path)]):
        again = CliRunner().invoke(cli.app, ["play", "--resume", str(path), *to, *words])
        assert again.exit_code == 0, again.output
        assert "Saved" not in again.output
        assert path.read_text() == finished


def test_a_game_that_cannot_be_saved_may_go_to_another_file(tmp_path: Path) -> None:
    """/dev/full is a disk without room."""
    other = tmp_path / "other.json"
    command = [*COMMAND, "play", "glueck-auf", "--seed", "3", "--bots", "random", "--lang", "en"]
    command += ["--record", "/dev/full"]
    asked = subprocess.run(command, input=f"1\nq\n\n{other}\n", capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stderr
    assert asked.stderr.count("The game is not saved yet: /dev/full cannot be written (No space left on device).") == 2
    assert Record.load(other, revier.game).replay().ply > 0
    nobody = subprocess.run(command, input="1\nq\n", capture_output=True, text=True, check=False)
    assert nobody.returncode == 1
    assert "Traceback" not in nobody.stderr


def test_a_number_without_end_is_not_understood() -> None:
    command = [*COMMAND, "play", "glueck-auf", "--seed", "3", "--bots", "random", "--lang", "en"]
    done = subprocess.run(command, input="9" * 5000 + "\nq\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_in_a_small_window_the_board_comes_page_by_page() -> None:
    terminal = Terminal("play", "kohle-und-kolonie-revised", "--seed", "3", "--lang", "en", size=(24, 80))
    assert terminal.read()
    terminal.type("b\n")
    pages = []
    while terminal.read() and "1 to" not in ANSI.sub("", terminal.page).splitlines()[-1]:
        pages.append(ANSI.sub("", terminal.page))
        terminal.type("\n")
    assert len(pages) > 1
    assert all(len(page.splitlines()) <= 25 for page in pages)  # the echo of what was typed comes first
    terminal.type("q\n")
    terminal.read()
    assert terminal.end() == 0


def test_without_a_terminal_the_game_can_be_played_through_pipes() -> None:
    command = [*COMMAND, "play", "glueck-auf", "--lang", "de", "--seed", "5", "--players", "2", "--bots", "random"]
    result = subprocess.run(command, input="1\n1\n1\n", capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert result.stdout.rstrip().endswith("Bis zur nächsten Schicht.")
    assert result.stderr == ""


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "[bold].json"
    Record.of(random_state("glueck-auf", 2, 4, 30), ["[/b] :smile:", "[red]X (random)"]).save(path)
    for arguments in (["replay", str(path)], ["play", "--resume", str(path), "--lang", "en"]):
        result = CliRunner().invoke(cli.app, arguments, input="1\n1\n1\nq\n")
        assert result.exit_code == 0, result.output
        assert "[/b] :smile:" in result.output
        assert "[red]X" in result.output
    assert "[bold].json" in result.output


def test_watching_bots() -> None:
    command = [*COMMAND, "play", "glueck-auf", "--watch", "--lang", "fr", "--players", "2", "--bots", "random"]
    result = subprocess.run([*command, "--seed", "5"], capture_output=True, text=True, check=True)
    assert "Le poste III est terminé." in result.stdout
    assert not RAW.search(result.stdout)


def test_a_record_can_be_watched_turn_by_turn(record: Path) -> None:
    terminal = Terminal("replay", str(record), "--lang", "en", "--ply", "9")
    for _ in range(3):
        assert terminal.read()
        assert "Coal Baron" in ANSI.sub("", terminal.page)
        terminal.type("\n")
    os.kill(terminal.process, signal.SIGINT)
    terminal.read()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text


def test_colours_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    for no_color in ("", "1"):
        monkeypatch.setenv("NO_COLOR", no_color)
        terminal = Terminal("play", "glueck-auf", "--lang", "en", "--seed", "3", "--bots", "random")
        assert terminal.read()
        assert bool(re.search(r"\x1b\[[0-9;]*[34]8;", terminal.page)) == (not no_color)
        terminal.type("q\n")
        terminal.read()
        assert terminal.end() == 0
