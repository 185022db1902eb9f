"""The page and its server. Knows no game."""
