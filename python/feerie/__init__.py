"""feerie solves chess problems, orthodox and fairy.

    import feerie

    problems = feerie.read(text)              # raises feerie.InputError, which has line and column
    for solution in problems[0].solutions():
        print(solution)
    for row in problems[0].solve(time_limit=10):
        ...                                   # dictionaries, as docs/json.md of feerie tells them
    print(problems[0].verify().verdict)       # 'sound', 'cooked', ...
    print(problems[0].svg(caption=True))

Searches run without the global interpreter lock, several of them at once if wanted, and Ctrl-C ends
them.
"""

from ._feerie import version as __version__
from .messages import Error, InputError, Message
from .problems import Problem, Problems, Written, read, read_file
from .reference import catalogue, look_up
from .results import Finding, Solution, Solutions
from .searching import Solving

__all__ = ['Error', 'Finding', 'InputError', 'Message', 'Problem', 'Problems', 'Solution', 'Solutions', 'Solving',
           'Written', '__version__', 'catalogue', 'look_up', 'read', 'read_file']
