"""The suite beside a load: a test that depends on what a scheduler decides fails here.

    python tools/trials/stress.py [TIMES [LOAD]]     ten times beside twenty processes

What failed is named at the end, with how often; status 1 if anything did.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.check import pytest  # noqa: E402

TIMES, LOAD = 10, 20
SPIN = "while True: pass"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def main(times: int = TIMES, load: int = LOAD) -> int:
    """Run it so often beside so many processes that never rest."""
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(load)]
    try:
        failed = Counter(name for time in range(times) for name in run_suite(time + 1, times))
    finally:
        for each in spinning:
            each.kill()
            each.wait()
    for name, count in failed.most_common():
        print(f"{count} of {times}: {name}")
    print(f"{len(failed)} tests failed in {times} runs beside {load} processes")
    return 1 if failed else 0


def run_suite(time: int, times: int) -> list[str]:
    """The tests that failed in one run; the suite as a whole where it did not come to its end."""
    command = [sys.executable, *pytest([])[1:]]
    done = subprocess.run(command, cwd=ROOT, text=True, check=False, stdout=subprocess.PIPE)
    names = FAILED.findall(done.stdout)
    print(f"run {time} of {times}: {done.stdout.splitlines()[-1:]}", flush=True)
    return names or (["the suite"] if done.returncode else [])


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
