"""The list of games that can be played, each under the name that its records carry."""
