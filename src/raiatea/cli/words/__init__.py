"""All sentences of the command: names of things, moves, questions, and the log of events."""

from raiatea.cli.words.log import told
from raiatea.cli.words.moves import move_words
from raiatea.cli.words.names import Names, Setting
from raiatea.cli.words.questions import question_words

__all__ = ["Names", "Setting", "move_words", "question_words", "told"]
