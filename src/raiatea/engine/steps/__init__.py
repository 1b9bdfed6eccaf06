"""The stretches of play, one file each, as the rulebook has them."""
