"""Training the network of the `learned` bot: by watching a teacher, then by playing itself."""
