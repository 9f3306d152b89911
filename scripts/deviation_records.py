"""The records of deviations, tests/deviations/*.toml: what differs from the peer on purpose, and why.

A file is a family of deviations. It has a `title`, and tables [[deviation]]:

    rule    the heading: rules or options, and what about them; at most 100 characters
    case    what it is about more exactly, with a position if one is needed; may be missing
    peer    what the peer does
    feerie  what feerie does
    why     why, with the source of the rule where there is one
    tests   what holds it: FILE: TEXT, where the text (the title of a problem, the case of a table, the
            name of a test) stands in the file

and below each of them tables [[deviation.replay]], by which it is seen on both programs:

    problem  a problem in the input language, without BeginProblem and EndProblem; or
             FILE: TITLE, a problem of problems/**/*.inp
    peer     texts that the peer prints and feerie does not
    ours     texts that feerie prints and the peer does not
    ends     the peer breaks off (`crash`) or does not come to an end (`never`)
    status   exit statuses, as { peer = 0, ours = 1 }
    options  of the command line, in place of -regression
    unless   why it cannot be replayed, in place of all these

Where sources differ and feerie has chosen there are tables [[choice]] with rule, case, feerie, others (what
other sources or programs say) and tests.
"""
import pathlib
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / 'tests' / 'deviations'
LONGEST_RULE = 100
DEVIATION = {'rule', 'peer', 'feerie', 'why', 'tests'}
CHOICE = {'rule', 'case', 'feerie', 'others', 'tests'}
REPLAY = {'problem', 'peer', 'ours', 'ends', 'status', 'options', 'unless'}


def fault_of_replay(replay):
    """What is wrong with a table [[deviation.replay]]; empty if nothing is."""
    unknown = replay.keys() - REPLAY
    if unknown:
        return f"unknown key {', '.join(sorted(unknown))}"
    claims = replay.keys() & {'peer', 'ours', 'ends', 'status'}
    if ('unless' in replay) == ('problem' in replay) or ('problem' in replay) != bool(claims):
        return 'give `unless`, or `problem` with `peer`, `ours` or `ends`'
    return ''


def faults_of_test(test):
    """What is wrong with the name of a test."""
    path, found, text = test.partition(': ')
    if not found:
        yield f'no test: {test}'
    elif not (ROOT / path).is_file():
        yield f'no such file: {test}'
    elif text not in (ROOT / path).read_text(encoding='utf-8'):
        yield f'the text does not stand there: {test}'


def faults_of(record, kind):
    """What is wrong with a record."""
    needed, allowed = (CHOICE, CHOICE) if kind == 'choice' else (DEVIATION, DEVIATION | {'case', 'replay'})
    for key in sorted(needed - record.keys()):
        yield f'`{key}` is missing'
    for key in sorted(record.keys() - allowed):
        yield f'unknown key {key}'
    if len(record.get('rule', '')) > LONGEST_RULE:
        yield f'`rule` has more than {LONGEST_RULE} characters: the rest belongs to `case`'
    if not record.get('tests'):
        yield 'no test holds it'
    for test in record.get('tests', []):
        yield from faults_of_test(test)
    if kind == 'deviation' and not record.get('replay'):
        yield 'no [[deviation.replay]]'
    for replay in record.get('replay', []):
        fault = fault_of_replay(replay)
        if fault:
            yield fault


def families():
    """The families as (file name, title, choices, deviations), in the order of their files; ends the
    program with a message for each fault."""
    result, faults = [], []
    for path in sorted(FOLDER.glob('*.toml')):
        with path.open('rb') as file:
            family = tomllib.load(file)
        records = [(kind, record) for kind in ('choice', 'deviation') for record in family.get(kind, [])]
        if 'title' not in family or not records:
            faults.append(f'{path.name}: no title, or no records')
        for kind, record in records:
            place = f"{path.name}: {record.get('rule')}"
            faults += [f'{place}: {fault}' for fault in faults_of(record, kind)]
        result.append((path.name, family.get('title'), family.get('choice', []), family.get('deviation', [])))
    subjects = [(record['rule'], record.get('case')) for *_, deviations in result for record in deviations]
    faults += [f'twice: {subject}' for subject in set(subjects) if subjects.count(subject) > 1]
    if faults:
        sys.exit('\n'.join(faults))
    return result
