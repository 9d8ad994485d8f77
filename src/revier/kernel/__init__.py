"""State, Step, Decision, ActionTable, Rng, Journal, Record: everything a game needs, and no game."""
