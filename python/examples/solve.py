"""Solves the problems of the files that are named and prints their solutions as they come.

Usage: solve.py FILE...
"""

import sys

import feerie


def main() -> None:
    for name in sys.argv[1:]:
        for problem in feerie.read_file(name, strict=False):
            print(problem.diagram(caption=True))
            if not problem.readable:
                print(*problem.messages, sep='\n')
                continue
            with problem.solve(time_limit=60) as rows:
                for row in rows:
                    if row['row'] in ('tree', 'line'):
                        print(' ', feerie.Solution(row))
                    elif row['row'] == 'end of problem':
                        print(row['outcome'])


main()
