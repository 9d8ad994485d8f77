"""The database: what is stored and how, migrations, backup and restore."""
