"""A Ray cluster of two nodes on this machine, until its input ends; in a process of its own, for Ray's threads stay.

It says its address and the processes that are its two working nodes: {"address": "127.0.0.1:6379", "nodes": [1, 2]}.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

SMALL = {"object_store_memory": 80_000_000, "node_ip_address": "127.0.0.1"}
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}  # no other address is used


def main() -> None:
    os.environ.update(LOOPBACK)
    from ray.cluster_utils import Cluster

    head: dict[str, Any] = {"num_cpus": 0, "include_dashboard": False, **SMALL}
    made = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes = [made.add_node(num_cpus=1, **SMALL) for n in range(2)]
        pids = [node.all_processes["raylet"][0].process.pid for node in nodes]
        print(json.dumps({"address": made.address, "nodes": pids}), flush=True)
        sys.stdin.read()
    finally:
        made.shutdown()


if __name__ == "__main__":
    main()
