"""Balam, the Maya board game of 2006: a rules reference and exact calculators, no game engine."""
