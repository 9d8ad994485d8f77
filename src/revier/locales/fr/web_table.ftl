### Web client: table.
