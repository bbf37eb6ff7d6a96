"""Matches of the past: saves, replays, results, the chronicle."""
