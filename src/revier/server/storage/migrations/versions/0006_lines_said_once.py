"""A line of chat has a name that its client gave it, so that it is said once; who is banned is found at once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("client", sa.String(length=40), nullable=True))
    op.create_index("ix_chat_client", "chat", ["table", "person", "client"], unique=True)
    banned = sa.text("banned")
    op.create_index("ix_people_banned", "people", ["id"], sqlite_where=banned, postgresql_where=banned)
