"""Logs: JSON lines for machines, or lines for people; never a secret, whoever writes them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

KINDS = ("console", "json")

# What may not be written, by a part of its name, and whatever follows a question mark in an address.
SECRET_NAMES = ("cookie", "authorization", "password", "secret", "token", "seed", "salt", "invitation", "signature")
QUERY = re.compile(r"(?<=\S)\?[^\s\"'<>]*[=&%][^\s\"'<>]*")
LOGIN = re.compile(r"(?<=://)[^/\s@]*@")  # of an address: user:password@
VALUES = re.compile(r"\[parameters: .*?\](?=\n|$)|\[SQL: .*?\](?=\n|$)", re.DOTALL)  # that SQLAlchemy quotes in errors
DEEPEST = 6

DATABASE = ("psycopg", "psycopg_pool", "sqlalchemy", "procrastinate")  # libraries whose errors say where it is
WORDS = re.compile(r"[\w ]*")
PLAIN = {*vars(logging.makeLogRecord({})), "message", "asctime"}  # what every record has


def set_up_logs(kind: str, level: int = logging.INFO) -> None:
    """Everything that is logged in this process, by us or by libraries, goes to standard error in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        drop_secrets,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,  # loggers of modules were made before
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared[:-1], structlog.stdlib.ExtraAdder(), drop_secrets],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer(kind)],
        )
    )
    handler.addFilter(shorten_library_errors)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.captureWarnings(True)  # Python's own, which would not be JSON
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.ERROR)  # it would write a line for each bad request; connections.py counts these
    for name in ("alembic", "sqlalchemy", "procrastinate"):
        logging.getLogger(name).setLevel(logging.WARNING)


def shorten_library_errors(record: logging.LogRecord) -> bool:
    """When the database is away libraries say so at length, and where it is: the kind of error in one line will do."""
    error = error_of(record)
    if library(record.name) == "psycopg" or library(type(error).__module__) in DATABASE:
        said = getattr(record, "action", str(record.msg))
        for name in set(vars(record)) - PLAIN:
            delattr(record, name)
        name = "unknown" if error is None else type(error).__name__
        record.msg = f"{record.name}: {WORDS.match(said.replace('_', ' '))[0].strip()} ({name})"  # type: ignore[index]
        record.args, record.exc_info, record.exc_text, record.stack_info = (), None, None, None
    return True


def error_of(record: logging.LogRecord) -> BaseException | None:
    """What a record is about: as its reason, or among its words."""
    said = record.args if isinstance(record.args, tuple) else ()
    reason = record.exc_info[1] if record.exc_info else None
    return reason or next((part for part in said if isinstance(part, BaseException)), None)


def library(module: str) -> str:
    return module.partition(".")[0]


def renderer(kind: str) -> Processor:
    if kind == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    plain = structlog.dev.plain_traceback  # others show the values of variables
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)


def drop_secrets(logger: object, method: str, event: EventDict) -> EventDict:
    """Whatever is named like a secret goes, at any depth; addresses lose what follows the question mark."""
    return {str(name): cleaned(value) for name, value in event.items() if not is_secret(str(name))}


def is_secret(name: str) -> bool:
    lower = name.lower()
    return any([part in lower for part in SECRET_NAMES])


def cleaned(value: Any, depth: int = 0) -> Any:
    """A value without secrets; what lies too deep, or is no plain data, is named by its type only."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, bytes):
        return cleaned(value.decode(errors="replace"))
    if isinstance(value, str):
        return without_values(value)
    if depth < DEEPEST and isinstance(value, Mapping):
        return {str(name): cleaned(item, depth + 1) for name, item in value.items() if not is_secret(str(name))}
    if depth < DEEPEST and isinstance(value, list | tuple | set | frozenset):
        return [cleaned(item, depth + 1) for item in value]
    if isinstance(value, BaseException):
        return f"{type(value).__name__}: {without_values(str(value))}"
    return type(value).__name__


def without_values(text: str) -> str:
    return LOGIN.sub("", QUERY.sub("", VALUES.sub("", text)))
