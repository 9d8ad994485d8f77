"""The server: people, tables, live and slow play, replays. Knows kernel, games and bots; only `revier serve` knows it.

Everything that matters is in the database: a game is its record, a move is durable before it is answered. What a
process holds in memory is a copy that can be thrown away at any time.
"""
