"""What a recorded game was like: who was how likely to win, and which decisions cost the most."""

from raiatea.analysis.analysis import Analysis, Mistake, Moment, analyse
from raiatea.analysis.luck import Luck
from raiatea.analysis.review import review

__all__ = ["Analysis", "Luck", "Mistake", "Moment", "analyse", "review"]
