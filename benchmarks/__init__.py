"""Figures about speed, each beside something to compare it with, measured in one run."""
