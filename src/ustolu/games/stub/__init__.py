"""What `ustolu new-game` writes: a complete tiny game, to be changed bit by bit into another."""
