### Web client: shell.
