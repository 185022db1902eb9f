"""95% confidence intervals from independent games, and the exact sums they are made of."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054  # a normal variable stays within ± this with probability 0.95

Interval = tuple[float, float]


def share_interval(share: float, games: int) -> Interval:
    """Wilson's interval for the mean of numbers between 0 and 1, one from each game.

    With wins and losses only it is the usual interval for a proportion. Where ties are split it is
    a little too wide, never too narrow: such numbers vary less than 0s and 1s of the same mean.
    """
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    centre = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Mean:
    """The mean of whole numbers, one from each game. Exact, so the order of adding is no matter."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, count: int, total: int, squares: int) -> None:
        self.count += count
        self.total += total
        self.squares += squares

    @property
    def value(self) -> float:
        return self.total / self.count

    @property
    def interval(self) -> Interval | None:
        """Normal, from the sample variance; one game alone says nothing about the spread."""
        if self.count < 2:
            return None
        n = self.count
        variance = (n * self.squares - self.total**2) / (n * (n - 1))
        margin = Z95 * sqrt(variance / n)
        return self.value - margin, self.value + margin
