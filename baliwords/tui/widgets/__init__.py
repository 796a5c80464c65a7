"""The widgets, one per file: they draw, and report in words of the game."""
