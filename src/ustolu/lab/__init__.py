"""Simulations and measurements: how good the bots are, and how fast everything is."""
