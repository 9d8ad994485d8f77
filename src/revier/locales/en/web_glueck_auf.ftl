### Web client: glueck_auf.
