"""The games of a generation, a line each, written as they end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from types import TracebackType

from revier.training.self_play import BadRecord, Record, read_record


class GameLog:
    """What is added is in the file; a last line that was cut off by a kill is dropped."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("a+b")

    def read(self) -> Iterator[Record]:
        self.file.seek(0)
        text = self.file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self.file.truncate(len(whole))
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                yield read_record(line)
            except BadRecord as error:
                raise BadRecord(f"{self.path}, line {number}: {error}") from None

    def add(self, record: Record) -> None:
        self.file.write(record.line())
        self.file.flush()

    def __enter__(self) -> GameLog:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError) if kind is not None else nullcontext():  # what it could not write was told
            self.file.close()
