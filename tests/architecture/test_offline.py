"""The tests themselves are cut off from the network, and so is every child they start."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from tests.offline.sitecustomize import NetworkRefused


def test_a_connection_to_another_machine_is_refused() -> None:
    with socket.socket() as sock, pytest.raises(NetworkRefused):
        sock.connect(("192.0.2.1", 80))


def test_a_datagram_to_another_machine_is_refused() -> None:
    with socket.socket(type=socket.SOCK_DGRAM) as sock, pytest.raises(NetworkRefused):
        sock.sendto(b"?", ("192.0.2.1", 53))


def test_a_look_up_is_refused() -> None:
    with pytest.raises(NetworkRefused):
        socket.getaddrinfo("example.org", 80)


def test_a_child_process_is_cut_off_too() -> None:
    """A spawned worker or the engine inherits the guard through PYTHONPATH."""
    code = "import socket; socket.socket().connect(('192.0.2.1', 80))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert done.returncode == 1
    assert "NetworkRefused" in done.stderr


def test_processes_may_still_talk_to_each_other() -> None:
    here, there = socket.socketpair()
    with here, there:
        here.sendall(b"ready")
        assert there.recv(5) == b"ready"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux names these folders by variables")
def test_the_players_own_folders_are_out_of_reach() -> None:
    data = platformdirs.user_data_dir("alexandre")

    assert "home" in Path(os.environ["XDG_DATA_HOME"]).parent.name
    assert data.startswith(os.environ["XDG_DATA_HOME"])
