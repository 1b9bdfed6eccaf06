"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel. See docs/rl.md."""
