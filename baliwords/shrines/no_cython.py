"""What the simulation needs of Cython where it is not installed: it runs as plain Python then."""

compiled = False
