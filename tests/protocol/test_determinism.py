"""The same requests, the same replies: in every process, whatever the seed of its hashes."""

from __future__ import annotations

from typing import Any

from alexandre import games
from tests.protocol.client import Client, Reply, encode_lines, run_engine

HASH_SEEDS = ("0", "4242")


def script(title: str) -> list[dict[str, Any]]:
    """A match of each title that meets every kind of reply."""
    meta = games.meta(title)
    requests: list[dict[str, Any]] = [{"cmd": "titles"}]
    for players in sorted(set(meta.seats)):
        requests.append({"cmd": "new", "title": title, "players": players, "seed": 31})
        autos, quickest = [meta.levels[0]] * 9, "random"
        if players == min(meta.seats):
            quickest = meta.levels[0]
            autos.append(meta.levels[min(3, len(meta.levels) - 1)])  # it thinks long: once
        for level in autos[:length(requests[-1], autos)]:
            requests += [{"cmd": "legal"}, {"cmd": "auto", "level": level}, {"cmd": "hash"}]
        requests += [{"cmd": "view", "seat": 0}, {"cmd": "board"},
                     {"cmd": "play_out", "levels": [quickest]}, {"cmd": "hash"},
                     {"cmd": "log", "seat": players - 1}, {"cmd": "record"}]
    return requests


def length(new: dict[str, Any], autos: list[str]) -> int:
    """The number of these computer moves before the match is over; the last one, which thinks
    long, is not tried.
    """
    client = Client()
    client.do(**new)
    return next((n for n, level in enumerate(autos[:-1])
                 if client.do("auto", level=level)["over"]), len(autos))


def timeless(reply: Reply) -> Reply:
    """A reply without what the clock said."""
    return {key: value for key, value in reply.items() if key != "seconds"}


def test_fresh_processes_agree_on_every_reply() -> None:
    requests = [request for title in games.TITLES for request in script(title)]
    data = encode_lines(*requests)

    runs = [run_engine(data, PYTHONHASHSEED=seed) for seed in HASH_SEEDS]

    first = list(map(timeless, runs[0][0]))
    assert len(first) == len(requests) and all(each["ok"] for each in first)
    hashes = [each["hash"] for each in first if "hash" in each]
    assert len(set(hashes)) > len(hashes) / 2
    for replies, complaints, status in runs:
        assert list(map(timeless, replies)) == first
        assert (complaints, status) == ("", 0)
