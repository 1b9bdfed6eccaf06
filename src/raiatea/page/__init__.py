"""The page that is its own server: tables in a web worker, kept by the browser."""
