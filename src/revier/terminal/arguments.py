"""What was typed after a command: checked, and refused in one clear line in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import tomli
import typer

import revier
from revier.bots import BOTS, RANKS, BadWeights, UnknownBot, bot
from revier.bots.own import own_place
from revier.extras import MissingPackages, needs
from revier.kernel.errors import BadData, RevierError
from revier.kernel.game import Game
from revier.kernel.record import Record
from revier.kernel.rng import MASK, Seed
from revier.kernel.secret import is_seed
from revier.kernel.state import Json, State
from revier.terminal.seats import Seats
from revier.texts import LANGUAGES, Argument, Texts, signed, texts

WRONG = 2  # exit status after such a line
LONGEST_NAME = 20
JOBS_PER_CORE = 8


def refuse(t: Texts, key: str, **args: Argument) -> NoReturn:
    print(f"revier: {t.say(key, args)}", file=sys.stderr)
    raise typer.Exit(WRONG)


def check_extra(t: Texts, extra: str, *modules: str) -> None:
    """The packages that a part of Revier needs are there: all of an extra, or those that bring these modules."""
    try:
        needs(extra, *modules)
    except MissingPackages as error:
        refuse(t, "cli-missing", extra=extra, command=error.command)


def language(asked: str) -> Texts:
    """The language asked for, that of the system, or English."""
    wishes = [os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    system = next((wish for wish in wishes if wish), "en")
    spoken = texts(system if system in LANGUAGES else "en")
    if not asked:
        return spoken
    if asked not in LANGUAGES:
        refuse(spoken, "cli-bad-language", given=asked, known=LANGUAGES)
    return texts(asked)


def find_game(t: Texts, id: str) -> Game:
    if id not in revier.games():
        refuse(t, "cli-bad-game" if id else "cli-no-game", given=id, known=revier.games())
    return revier.game(id)


def find_title(t: Texts, id: str, files: dict[str, Path | None]) -> Game:
    """A game, on a board or with components of the players' own if they name a file; `files` by that word."""
    game = find_game(t, id)
    for word, file in files.items():
        if file is not None:
            data = read_data(t, game, word, file)
            try:
                game = game.on(data)
            except BadData as error:
                more = len(error.faults) - 1
                refuse(t, f"cli-bad-{word}", file=file.name, detail=one_line(error.faults[0]), count=more)
    return game


def read_data(t: Texts, game: Game, word: str, file: Path) -> Json:
    """A file for a title that takes such; a title has its own word for it."""
    data = read_toml(t, file)
    if not game.data_word:
        refuse(t, f"cli-fixed-{word}", game=game.id)
    if game.data_word != word:
        refuse(t, "cli-other-data", game=game.id, given=word, wanted=game.data_word)
    return data


def read_toml(t: Texts, file: Path) -> Json:
    """A file as plain data."""
    try:
        return tomli.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        refuse(t, "cli-no-file", file=str(file))
    except IsADirectoryError:
        refuse(t, "cli-folder", file=str(file))
    except OSError as error:
        refuse(t, "cli-unreadable", file=str(file), detail=error.strerror or str(error))
    except (ValueError, RecursionError) as error:  # not text, not TOML, or nested without end
        refuse(t, "cli-unreadable", file=str(file), detail=one_line(str(error)))


def own_names(t: Texts, game: Game) -> Texts:
    """The same language, with the names that a board of the players' own gives to things."""
    if game.data is None:
        return t
    tables = [table for table in game.data.values() if isinstance(table, list)]
    entries = [entry for table in tables for entry in table if isinstance(entry, dict)]
    return Texts(
        t.language, {entry["id"]: str(entry["name"]) for entry in entries if "id" in entry and "name" in entry}
    )


def check_players(t: Texts, game: Game, players: int) -> int:
    if players not in game.seats:
        refuse(t, "cli-bad-players", given=players, game=game.id, low=game.seats.start, high=game.seats.stop - 1)
    return players


def read_players(t: Texts, game: Game, given: str) -> list[int]:
    """Several numbers of players, as in 2,3."""
    for text in given.split(","):
        if not text.strip().isdecimal():
            refuse(t, "cli-some-players", given=text)
    return [check_players(t, game, int(text)) for text in given.split(",")]


def check_seat(t: Texts, seat: int, players: int) -> int:
    """A seat counted from 1, as people do."""
    if not 1 <= seat <= players:
        refuse(t, "cli-bad-seat", given=seat, high=players)
    return seat - 1


def check_name(t: Texts, name: str) -> str:
    """A name that fits on the board and is not taken for a bot's."""
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or Seats.read([name]).person is None:
        refuse(t, "cli-bad-name", high=LONGEST_NAME)
    return name


def check_seed(t: Texts, seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed <= MASK:
        refuse(t, "cli-bad-seed", given=signed(seed), high=str(MASK))
    return seed


def read_seed(t: Texts, given: str | None) -> Seed | None:
    """A number, or a secret as records of servers have it."""
    if given is None:
        return None
    seed: Seed = int(given) if given.isdecimal() and len(given) <= len(str(MASK)) else given.lower()
    if not is_seed(seed):
        refuse(t, "cli-bad-any-seed", given=one_line(given).replace("-", "−"), high=str(MASK))
    return seed


def check_bots(t: Texts, game: Game, bots: str, otherwise: list[str]) -> list[str]:
    """The bots asked for, or those of `otherwise`."""
    kinds = [kind.strip() for kind in bots.split(",")] if bots else otherwise
    for kind in kinds:
        try:
            bot(kind, game.id, 0)
        except UnknownBot as unknown:
            if own_place(kind):
                refuse(t, "cli-own-bot", given=kind, detail=one_line(str(unknown).removeprefix(f"bot {kind!r}")))
            refuse(t, "cli-bad-bot", given=kind, known=[*BOTS, *RANKS])
        except BadWeights as broken:
            refuse(t, "cli-bad-weights", detail=str(broken))
    return kinds


def check_seats(t: Texts, kinds: list[str], seats: int) -> None:
    """No bot is left standing."""
    if len(kinds) > seats:
        refuse(t, "cli-surplus-bots", count=len(kinds), seats=seats)


def check_jobs(t: Texts, jobs: int) -> int:
    """As many processes as may help on this machine; more would only fill its memory."""
    most = JOBS_PER_CORE * (os.cpu_count() or 1)
    if jobs > most:
        refuse(t, "cli-too-many-jobs", given=str(jobs), high=most)
    return jobs


def check_options(t: Texts, game: Game, given: Iterable[str]) -> dict[str, str]:
    """Options written as name=value."""
    chosen: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in game.option_values:
            known = [f"{name}={'|'.join(values)}" for name, values in game.option_values.items()]
            refuse(t, "cli-bad-option", given=text, known=known)
        if value not in game.option_values[name]:
            refuse(t, "cli-bad-value", name=name, given=value, known=game.option_values[name])
        chosen[name] = value
    return chosen


def load(t: Texts, path: Path) -> tuple[Record, State]:
    """A record and the position it leads to, every check sum compared."""
    if os.path.isdir(path):  # unlike Path's own, it knows a name too long for any file
        refuse(t, "cli-folder", file=str(path))
    if not os.path.isfile(path):
        refuse(t, "cli-no-file", file=str(path))
    try:
        record = Record.load(path, revier.game)
        return record, record.replay()
    except RevierError as error:
        refuse(t, "cli-bad-record", file=path.name, detail=one_line(str(error).removeprefix(path.name)))


def one_line(text: str) -> str:
    return " ".join(text.lstrip(",: ").rstrip(".").split())


def check_can_save(t: Texts, record: Path | None, resume: Path | None) -> None:
    """Before a game is played that could not be saved, or would take the place of another one."""
    is_taken = record is not None and os.path.isfile(record) and record.stat().st_size > 0
    if is_taken and record is not None and not (resume is not None and record.samefile(resume)):
        refuse(t, "cli-record-taken", file=str(record))
    check_can_write(t, record)


def check_can_write(t: Texts, path: Path | None) -> None:
    if path is None:
        return
    is_new = not os.path.exists(path)
    with writing(t, path):
        path.open("a").close()
    if is_new:
        path.unlink()


@contextmanager
def writing(t: Texts, path: Path) -> Iterator[None]:
    """A full disk, or whatever else keeps something from being written there, is told in one line."""
    try:
        yield
    except IsADirectoryError:
        refuse(t, "cli-folder", file=str(path))
    except OSError as error:
        refuse(t, "cli-bad-file", file=str(path), detail=error.strerror or str(error))
