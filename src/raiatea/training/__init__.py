"""Training the network of the `learned` bot: by watching others, then by playing itself."""
