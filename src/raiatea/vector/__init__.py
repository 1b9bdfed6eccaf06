"""Many games at once, for programs that learn: see docs/rl.md."""

from raiatea.vector.buffers import Buffers
from raiatea.vector.games import Lineup, NotBegun, VectorGames
from raiatea.vector.processes import VectorProcesses

__all__ = ["Buffers", "Lineup", "NotBegun", "VectorGames", "VectorProcesses"]
