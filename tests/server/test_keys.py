"""Secrets and their locks."""

from __future__ import annotations

import base64

from raiatea.server import keys


def test_a_secret_has_256_bits_that_fit_into_an_address() -> None:
    key = keys.new_key()
    assert len(base64.urlsafe_b64decode(key + "=")) * 8 == 256
    assert set(key) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


def test_no_two_secrets_and_no_two_tables_are_alike() -> None:
    assert len({keys.new_key() for _ in range(1000)}) == 1000
    assert len({keys.new_table_id() for _ in range(1000)}) == 1000


def test_a_secret_opens_its_own_lock_only() -> None:
    key, other = keys.new_key(), keys.new_key()
    lock = keys.lock_of(key)
    assert keys.fits(key, lock)
    for wrong in (other, "", key[:-1], key + "A", key.swapcase(), lock, "ключ"):
        assert not keys.fits(wrong, lock)


def test_a_seat_without_a_lock_opens_to_nobody() -> None:
    for key in ("", keys.new_key(), keys.lock_of("")):
        assert not keys.fits(key, "")


def test_a_lock_does_not_show_its_secret() -> None:
    key = keys.new_key()
    assert key not in keys.lock_of(key)
    assert len(keys.lock_of(key)) == 64
