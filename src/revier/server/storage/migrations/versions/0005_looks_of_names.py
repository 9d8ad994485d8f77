"""Names are also kept as what they are mixed up by, so that no guest takes that of an account."""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


LONGEST = 40


def look(name: str) -> str:
    """As names were compared when this was written: what a migration does never changes."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in plain if letter.isalnum())
    return (seen or plain.replace(" ", ""))[:LONGEST]


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("look", sa.String(length=40), nullable=True))
        batch_op.create_index(batch_op.f("ix_people_look"), ["look"], unique=False)
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("look"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name).where(people.c.name != "")).all():
        connection.execute(sa.update(people).where(people.c.id == row.id).values(look=look(row.name)))
