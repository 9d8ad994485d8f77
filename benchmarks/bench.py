"""`make bench`: how fast every title runs, compiled and interpreted, as JSON.

The compiled package is the installed one; the interpreted one is the same source, run by a second Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import revier
from revier.benchmark import is_compiled, run_benchmark

SOURCE = Path(__file__).parent.parent / "src"


def main() -> None:
    if "--only-this" in sys.argv:
        print(json.dumps(run_all()))
        return
    result = {"compiled": run_all() if is_compiled() else {}, "interpreted": run_interpreted()}
    print(json.dumps(result, indent=2))


def run_all() -> dict[str, object]:
    return {game_id: run_benchmark(game_id) for game_id in revier.games()}


def run_interpreted() -> object:
    """The same measurement with the uncompiled source first on the path."""
    command = [sys.executable, __file__, "--only-this"]
    answer = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(SOURCE)}, capture_output=True, check=True)
    return json.loads(answer.stdout)


if __name__ == "__main__":
    main()
