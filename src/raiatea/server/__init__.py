"""The server: tables in the browser, for one screen or over the network."""
