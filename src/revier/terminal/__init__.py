"""Playing and watching in a terminal: boards as text with colour and letters, one decision at a time."""
