"""Tables around the game: open, find, sit down, agree, talk."""
