"""The running game: tables in memory, moves, live sockets, and what everybody is told."""
