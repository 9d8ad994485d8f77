"""The changes, by number."""
