"""For the machine that follow.sh makes: each client has their own limits, whatever they say."""

from __future__ import annotations

import http.client
import json
import ssl

NAME = "raiatea.example.org"
TABLES = 3  # for each client in an hour, by the settings of the test


def new_table(address: str, **headers: str) -> int:
    """Ask for a table from an address of this machine; returns the status."""
    connection = http.client.HTTPSConnection(
        NAME, source_address=(address, 0), context=ssl.create_default_context()
    )
    seats = [{"kind": "link", "name": f"Player {n}", "colour": n} for n in (1, 2, 3)]
    headers = {"Content-Type": "application/json", **headers}
    connection.request("POST", "/api/tables", json.dumps({"seats": seats}), headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


def main() -> None:
    assert [new_table("127.0.0.2") for _ in range(TABLES + 1)] == [201] * TABLES + [429]
    assert new_table("127.0.0.3") == 201, "one client's limit is not another's"
    forged = {"X-Forwarded-For": "192.0.2.1"}
    assert new_table("127.0.0.2", **forged) == 429, "a client said who they are and was believed"


if __name__ == "__main__":
    main()
