"""Between processes: PostgreSQL tells them what has changed and keeps the queue of the bots; SQLite has one process."""

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0002"
down_revision = "0001"

# In the transaction that changes something, so that nobody is told before it is so, and nobody can forget to tell.
TELL = """
CREATE FUNCTION revier_tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('revier', 'table ' || NEW.id || ' ' || NEW.revision);
    RETURN NULL;
END $$;

CREATE TRIGGER revier_table_changed AFTER UPDATE OF revision ON tables
FOR EACH ROW EXECUTE FUNCTION revier_tell_table();

CREATE FUNCTION revier_tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('revier', 'chat ' || NEW."table" || ' ' || NEW.id);
    RETURN NULL;
END $$;

CREATE TRIGGER revier_chat_said AFTER INSERT ON chat
FOR EACH ROW EXECUTE FUNCTION revier_tell_chat();
"""

# The queue has a schema of its own: its tables are its own matter.
QUEUE = """
CREATE SCHEMA revier_queue;
SET LOCAL search_path TO revier_queue;
{schema}
SET LOCAL search_path TO DEFAULT;
"""


def upgrade() -> None:
    connection = op.get_bind()
    if connection.dialect.name != "postgresql":
        return
    for statements in (TELL, QUEUE.format(schema=SchemaManager.get_schema())):
        connection.connection.cursor().execute(statements)
