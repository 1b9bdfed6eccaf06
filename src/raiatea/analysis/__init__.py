"""What a recorded game was like: who was how likely to win, and which decisions cost the most."""

from raiatea.analysis.analysis import Analysis, Mistake, Moment, analyse

__all__ = ["Analysis", "Mistake", "Moment", "analyse"]
