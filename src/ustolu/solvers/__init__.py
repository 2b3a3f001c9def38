"""Exact answers: what a game is worth under best play, and the best move, where it can be known."""
