"""Judges the problems of the files that are named, several at once, and makes a page of those that are sound.

Usage: judge.py PAGE FILE...
"""

import pathlib
import sys
from concurrent.futures import ThreadPoolExecutor

import feerie


def main() -> None:
    page, *names = sys.argv[1:]
    problems = [problem for name in names for problem in feerie.read_file(name, strict=False)]
    # Threads are enough: searches do not hold the lock of the interpreter.
    with ThreadPoolExecutor() as pool:
        findings = list(pool.map(lambda problem: problem.verify(time_limit=60), problems))
    pictures = []
    for problem, finding in zip(problems, findings):
        print(f'{finding.verdict:12} {problem.title or problem.stipulation}', *finding.remarks, sep='\n    ')
        if finding.sound:
            pictures.append(problem.svg(caption=True))
    pathlib.Path(page).write_text(f'<!DOCTYPE html><title>Sound</title>{"".join(pictures)}', encoding='utf-8')


main()
