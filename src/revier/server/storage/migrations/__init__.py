"""How the database came to be what `schema.py` says: one file in `versions` for every change, in order.

`.venv/bin/python -m tests.server.write_revision NAME` writes the next one from the difference; read it before you keep
it. One that has been released is never changed again.
"""
