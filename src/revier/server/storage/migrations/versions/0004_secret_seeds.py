"""Seeds are secrets of 256 bits, kept as text; those of games that are there stay the numbers they were."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column(
            "seed",
            existing_type=sa.BigInteger(),
            type_=sa.String(length=64),
            existing_nullable=False,
            postgresql_using="seed::text",
        )
