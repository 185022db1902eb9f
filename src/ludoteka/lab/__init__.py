"""What happens if: many games, counted and with intervals. Knows no game."""
