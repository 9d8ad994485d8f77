"""Routes and pages: what a client may ask."""
