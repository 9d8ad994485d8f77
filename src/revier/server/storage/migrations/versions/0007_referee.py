"""The referee: moves know the position they led to, tables when something was taken back; names of moves stay used.

The server has a time of its own, sign-ins keep their session when their token is renewed, rare things are limited for
all processes together, and other processes are told what somebody is called now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

TELL = """
CREATE FUNCTION revier_tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('revier', 'person ' || NEW.id || ' ' || NEW.name);
    RETURN NULL;
END $$;

CREATE TRIGGER revier_person_renamed AFTER UPDATE OF name ON people
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION revier_tell_person();
"""
SESSIONS = "UPDATE sign_ins SET session = substr(token, 1, 16)"  # any that are not alike


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("times", sa.JSON(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_attempts")),
    )
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_attempts_until"), ["until"], unique=False)

    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "taken_back",
        sa.Column("table", sa.String(length=12), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_taken_back_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "revision", "ply", name=op.f("pk_taken_back")),
    )
    with op.batch_alter_table("moves", schema=None) as batch_op:
        batch_op.add_column(sa.Column("sum", sa.String(length=8), nullable=True))

    with op.batch_alter_table("sign_ins", schema=None) as batch_op:
        batch_op.add_column(sa.Column("session", sa.String(length=16), server_default="-", nullable=False))
        batch_op.create_index(batch_op.f("ix_sign_ins_session"), ["session"], unique=False)

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("undone", sa.Integer(), nullable=True))

    connection = op.get_bind()
    connection.execute(sa.text(SESSIONS))
    if connection.dialect.name == "postgresql":
        connection.connection.cursor().execute(TELL)
