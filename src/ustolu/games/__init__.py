"""One folder is one game."""
