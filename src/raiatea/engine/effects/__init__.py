"""The effects of cards, each with its word of the catalogue; every file here is found."""
