"""Finished games: kept, watched, brought along."""
