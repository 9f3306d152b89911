"""The records of deviations, tests/deviations/*.toml: what differs from the peer on purpose, and why.

A file is a family of deviations. It has a `title`, says in `about` what belongs to it, has a `place` among
the families, and tables [[deviation]]:

    rule    the heading: rules or options, and what about them; at most 100 characters
    case    where it is seen: positions, conditions for which it holds; may be missing
    peer    what the peer does
    feerie  what feerie does
    why     why, with the source of the rule where there is one
    tests   what holds it: FILE: TEXT, where the text (the title of a problem, the case of a table, the
            name of a test) stands in the file
    seen_in names of the problems of the conformance corpus whose recorded output differs for this
            reason; may be missing (scripts/conformance holds them)

and below each of them tables [[deviation.replay]], by which it is seen on both programs:

    problem  a problem in the input language, without BeginProblem and EndProblem; or
             FILE: TITLE, a problem of problems/**/*.inp
    peer     texts that the peer prints and feerie does not
    ours     texts that feerie prints and the peer does not
    ends     the peer breaks off (`crash`) or does not come to an end (`never`)
    status   exit statuses, as { peer = 0, ours = 1 }
    options  of the command line, in place of -regression
    unless   why it cannot be replayed, in place of all these

and, in German and French, tables [deviation.de] and [deviation.fr] with the same texts, in which all that
stands in backticks is as in the English ones.

Where sources differ and feerie has chosen there are tables [[choice]] (translated in [choice.de], [choice.fr]) with rule, case, feerie, others (what
other sources or programs say), why and tests.

Texts for the page are Markdown, in one line; moves and positions stand in backticks, as the characters in
them mean something else in Markdown.
"""
import pathlib
import re
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / 'tests' / 'deviations'
LONGEST_RULE = 100
DEVIATION = {'rule', 'peer', 'feerie', 'why', 'tests'}
CHOICE = {'rule', 'feerie', 'others', 'why', 'tests'}
FAMILY = {'title', 'about', 'place'}
TEXTS = ('rule', 'case', 'peer', 'others', 'feerie', 'why')
TRANSLATIONS = ('de', 'fr')
CODE = re.compile(r'(`+).*?\1')
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


def faults_of_translation(record, translation):
    """What is missing in a translation, or is not what stands in the English texts."""
    said = {key for key in TEXTS if key in record}
    for key in sorted(said ^ translation.keys()):
        yield f'`{key}` is missing, or has nothing to translate'
    for key in sorted(said & translation.keys()):
        codes = [sorted(code.group() for code in CODE.finditer(text)) for text in (record[key], translation[key])]
        if codes[0] != codes[1]:
            yield f'`{key}` has other moves or positions in backticks than the English text'
        if re.search(r'[*<>\[\]`\n]', CODE.sub('', translation[key])):
            yield f'`{key}` has moves or positions that do not stand in backticks, or several lines'


def faults_of(record, kind):
    """What is wrong with a record."""
    needed = (CHOICE if kind == 'choice' else DEVIATION) | set(TRANSLATIONS)
    allowed = needed | ({'case'} if kind == 'choice' else {'case', 'replay', 'seen_in'})
    for key in sorted(needed - record.keys()):
        yield f'`{key}` is missing'
    for key in sorted(record.keys() - allowed):
        yield f'unknown key {key}'
    if len(record.get('rule', '')) > LONGEST_RULE:
        yield f'`rule` has more than {LONGEST_RULE} characters: the rest belongs to `case`'
    for key in TEXTS:
        if re.search(r'[*<>\[\]`\n]', CODE.sub('', record.get(key, ''))):
            yield f'`{key}` has moves or positions that do not stand in backticks, or several lines'
    for language in TRANSLATIONS:
        yield from (f'{language}: {fault}' for fault in faults_of_translation(record, record.get(language, {})))
    if not record.get('tests'):
        yield 'no test holds it'
    for test in record.get('tests', []):
        yield from faults_of_test(test)
    for name in record.get('seen_in', []):
        if not re.fullmatch(r'\w+-\d+', name):
            yield f'`seen_in`: no problem of the corpus is called {name}'
    if kind == 'deviation' and not record.get('replay'):
        yield 'no [[deviation.replay]]'
    for replay in record.get('replay', []):
        fault = fault_of_replay(replay)
        if fault:
            yield fault


def faults_of_family(family, records):
    """What is wrong with a file, besides its records."""
    for key in sorted(FAMILY - family.keys()):
        yield f'`{key}` is missing'
    for key in sorted(family.keys() - FAMILY - {'choice', 'deviation'}):
        yield f'unknown key {key}'
    if not records:
        yield 'no records'


def sort_key(record):
    """Headings are sorted by letters and digits: backticks and capitals do not count."""
    rule = record.get('rule', '')
    return re.sub(r'[^a-z0-9 ]', '', rule.lower()), rule


def differing_problems():
    """The problems of the conformance corpus whose recorded output differs, each with the rules of the
    records that tell why."""
    found = {}
    for family in families():
        for record in family['deviation']:
            for name in record.get('seen_in', []):
                found.setdefault(name, []).append(record['rule'])
    return found


def twice(kind, names):
    """A fault for each name that is there more than once."""
    return [f'{kind} twice: {name}' for name in sorted(set(names), key=str) if names.count(name) > 1]


def families():
    """All families by their place: file, title, about, choices and deviations, both by their headings;
    ends the program with a message for each fault."""
    result, faults = [], []
    for path in sorted(FOLDER.glob('*.toml')):
        with path.open('rb') as file:
            family = tomllib.load(file)
        family = {'choice': [], 'deviation': [], **family}
        records = [(kind, record) for kind in ('choice', 'deviation') for record in family[kind]]
        faults += [f'{path.name}: {fault}' for fault in faults_of_family(family, records)]
        for kind, record in records:
            place = f"{path.name}: {record.get('rule')}"
            faults += [f'{place}: {fault}' for fault in faults_of(record, kind)]
            family[kind].sort(key=sort_key)
        result.append({**family, 'file': path.name})
    faults += twice('place', [family.get('place') for family in result])
    faults += twice('rule', [record.get('rule') for family in result
                             for record in family['choice'] + family['deviation']])
    if faults:
        sys.exit('\n'.join(faults))
    return sorted(result, key=lambda family: family['place'])
