### Web client: help.
