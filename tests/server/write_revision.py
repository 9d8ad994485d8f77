"""Writes the next migration from what differs between the last one and `schema.py`.

.venv/bin/python -m tests.server.write_revision add-a-column
.venv/bin/python -m tests.server.write_revision --again 0001    writes one anew, as long as it has not been released
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext

from revier.server.storage.database import Database
from revier.server.storage.migrate import FOLDER, migrate, revision, steps
from revier.server.storage.schema import metadata

VERSIONS = FOLDER / "versions"
PAGE = '''"""{about}"""

import sqlalchemy as sa
from alembic import op

revision = "{number}"
down_revision = {before!r}


def upgrade() -> None:
    {code}
'''


def difference(base: str | None) -> str:
    """The code that leads from a revision to today's tables."""
    with tempfile.TemporaryDirectory() as folder:
        db = Database(f"sqlite:///{folder}/empty.db")
        if base is not None:
            migrate(db, base)
        with db.engine.connect() as connection:
            assert revision(connection) == base
            context = MigrationContext.configure(connection, opts={"target_metadata": metadata})
            found = produce_migrations(context, metadata).upgrade_ops
        db.close()
    assert found is not None
    assert not found.is_empty(), "schema.py is just what the last migration makes"
    return "\n".join(line for line in render_python_code(found, render_as_batch=base is not None).splitlines()[1:-1])


def write(number: str, base: str | None, name: str, about: str) -> Path:
    path = VERSIONS / f"{number}_{name.replace('-', '_')}.py"
    path.write_text(PAGE.format(about=about, number=number, before=base, code=difference(base).lstrip()))
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", path], check=True)
    return path


def write_again(number: str) -> Path:
    """The same change, as the tables are now."""
    old = steps().get_revision(number)
    before = old.down_revision
    assert before is None or isinstance(before, str)
    return write(number, before, Path(old.path).stem.partition("_")[2], old.doc)


def write_next(name: str) -> Path:
    last = steps().get_current_head()
    return write(f"{int(last or 0) + 1:04}", last, name, f"{name.replace('-', ' ').capitalize()}.")


if __name__ == "__main__":
    print(write_again(sys.argv[2]) if sys.argv[1] == "--again" else write_next(sys.argv[1]))
