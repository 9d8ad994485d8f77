"""Finished games: watched, brought along, played on from."""
