"""`make bench`: how fast every title runs, compiled and interpreted, as JSON.

The compiled package is the installed one; the interpreted one is the same source, run by a second Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import revier
from revier.benchmark import is_compiled, run_benchmark

# What a family must reach, compiled, at every number of players: at least so many a second, at most so many µs.
BARS: dict[str, dict[str, float]] = {
    "glueck-auf": {"loop_decisions_per_s": 2_000_000, "plain_decisions_per_s": 1_000_000, "clone_us": 1.5},
    "kohle-und-kolonie": {"loop_decisions_per_s": 750_000, "loop_games_per_s": 1_000, "clone_us": 3.0},
    "schichtwechsel": {"loop_decisions_per_s": 750_000, "clone_us": 3.0},
}
SOURCE = Path(__file__).parent.parent / "src"


def main() -> None:
    if "--only-this" in sys.argv:
        print(json.dumps(run_all()))
        return
    result = {"compiled": run_all() if is_compiled() else {}, "interpreted": run_interpreted()}
    print(json.dumps(result, indent=2))


def run_all() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {game_id: run_benchmark(game_id) for game_id in revier.games()}
    if is_compiled():
        for game_id, figures in found.items():
            figures["bars"] = check_bars(revier.game(game_id).family, figures["players"])
    return found


def run_interpreted() -> object:
    """The same measurement with the uncompiled source first on the path."""
    command = [sys.executable, __file__, "--only-this"]
    answer = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(SOURCE)}, capture_output=True, check=True)
    return json.loads(answer.stdout)


def check_bars(family: str, rows: dict[str, dict[str, float]]) -> list[dict[str, object]]:
    """Each bar against the worst number of players."""
    checked: list[dict[str, object]] = []
    for what, bar in BARS.get(family, {}).items():
        measured = [row[what] for row in rows.values()]
        is_time = what.endswith("_us")
        worst = max(measured) if is_time else min(measured)
        passes = worst <= bar if is_time else worst >= bar
        checked.append({"what": what, "bar": bar, "at": "most" if is_time else "least", "worst": worst, "pass": passes})
    return checked


if __name__ == "__main__":
    main()
