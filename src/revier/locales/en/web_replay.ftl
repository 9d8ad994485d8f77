### Web client: replay.
