"""Telling people who are not at the table that it is their turn: by push, mail and webhook."""
