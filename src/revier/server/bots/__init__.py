"""Bots that think for a table, here or in workers."""
