"""`make bench-peers`: random play of our titles beside other engines, measured in the same run on one core.

The other engines are installed into .peers of this checkout, by the pinned names in peers-requirements.txt.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

import revier
from revier.benchmark import Loop, is_compiled, timed

HERE = Path(__file__).parent
PEERS = HERE.parent / ".peers"
PYTHON = PEERS / "bin" / "python"
REQUIREMENTS = HERE / "peers-requirements.txt"
INSTALLED = PEERS / "installed.txt"  # a copy of the requirements, once they are there

BASE = "catanatron, 4 players"
BAR = 30.0  # our plain loop must make at least so many times its decisions


def main() -> None:
    install()
    answer = subprocess.run([PYTHON, HERE / "peer_loops.py"], stdout=subprocess.PIPE, check=True)
    peers: dict[str, float] = json.loads(answer.stdout)
    ours = {f"revier {game_id}, 4 players, {name}": rate for game_id in revier.games() for name, rate in rates(game_id)}
    table = {
        name: {"decisions_per_s": round(rate), "times_catanatron": round(rate / peers[BASE], 2)}
        for name, rate in {**peers, **ours}.items()
    }
    worst = min(rate / peers[BASE] for rate in ours.values())
    result = {
        "compiled": is_compiled(),
        "engines": table,
        "bar": {"times_catanatron": BAR, "worst": round(worst, 1), "pass": worst >= BAR},
    }
    show(table)
    print(json.dumps(result, indent=2))


def install() -> None:
    if INSTALLED.exists() and INSTALLED.read_text() == REQUIREMENTS.read_text():
        return
    print("Installing the other engines into .peers ...", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "-r", REQUIREMENTS], check=True)
    INSTALLED.write_text(REQUIREMENTS.read_text())


def rates(game_id: str) -> list[tuple[str, float]]:
    """Decisions a second: a loop in plain Python like the others', and the compiled one."""
    loop = Loop(revier.game(game_id), 4)
    loops = [("plain Python loop", loop.plain), ("compiled loop", loop.compiled)]
    return [(name, 1 / median([timed(play, 1.0) for i in range(5)])) for name, play in loops]


def show(table: dict[str, dict[str, float]]) -> None:
    print(f"{'random play, one core':<50}{'decisions/s':>14}{'x catanatron':>14}")
    for name, row in sorted(table.items(), key=lambda item: item[1]["decisions_per_s"]):
        print(f"{name:<50}{row['decisions_per_s']:>14,}{row['times_catanatron']:>14,.1f}")


if __name__ == "__main__":
    main()
