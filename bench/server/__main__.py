"""Measures how fast our server sends updates, compared with a bare broadcaster.

    python -m bench.server [closed|paced|sockets|workers|growth|whole|compressed|all]
                           [--seconds 5] [--rounds 2] [--quick]

Prints a line of JSON for each measurement, and a table of the cheapest rounds at the end. docs/PERFORMANCE.md
explains the figures.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace

from bench.server.scenarios import QUICK, SCENARIOS, Plan
from bench.server.summary import summary_rows


def plan_of(arguments: argparse.Namespace) -> Plan:
    """Return the plan for the arguments: its sizes, rounds and seconds."""
    plan = QUICK if arguments.quick else Plan()
    seconds = plan.seconds if arguments.seconds is None else arguments.seconds
    rounds = plan.rounds if arguments.rounds is None else arguments.rounds
    sizes = tuple(arguments.matches) if arguments.matches else plan.closed
    return replace(plan, seconds=seconds, rounds=rounds, closed=sizes)


def main() -> None:
    """Read the arguments, measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    _ = parser.add_argument("scenarios", nargs="*", default=["closed"], help=f"{', '.join(SCENARIOS)}, all")
    _ = parser.add_argument("--seconds", type=float, help="the duration of each measurement")
    _ = parser.add_argument("--rounds", type=int, help="how often to measure our server and the bare one")
    _ = parser.add_argument("--matches", type=int, nargs="+", help="the sizes of the closed loop")
    _ = parser.add_argument("--quick", action="store_true", help="small sizes, to check that it works")
    arguments = parser.parse_args()
    names = list(SCENARIOS) if "all" in arguments.scenarios else arguments.scenarios
    if unknown := set(names) - set(SCENARIOS):
        parser.error(f"no such scenario: {', '.join(sorted(unknown))}")
    plan, lines = plan_of(arguments), []
    for name in names:
        for line in SCENARIOS[name](plan):
            print(json.dumps(line), flush=True)
            lines.append(line)
    print("\n".join(summary_rows(lines)))


if __name__ == "__main__":
    main()
