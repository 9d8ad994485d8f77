"""The database: what is stored, and how."""
