"""What a recorded game was like: who was how likely to win, and which decisions cost the most."""

from raiatea.analysis.analysis import Analysis, Decision, Moment, analyse

__all__ = ["Analysis", "Decision", "Moment", "analyse"]
