"""The running game: positions in memory, moves, clocks, and what everybody is told."""
