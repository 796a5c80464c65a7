"""What every playable game shares; it knows no game."""
