"""Tests of the Python module. Run with the module in PYTHONPATH: python3 -m unittest discover python/tests"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import feerie
import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ['FEERIE_PROGRAM']

WANDELSCHACH = '''BeginProblem
title Castling
condition Wandelschach
stipulation h#1
pieces
  white Ke1 Rb4 Ph2
  black Kh3 Bd5
EndProblem
'''
TWO_KEYS = '''BeginProblem
stipulation #2
option Try
forsyth 7k/p7/5K2/8/8/8/8/1R6
EndProblem
'''
WRONG = 'BeginProblem\nstipulation h#2\ncondition Cirse\npieces white Ka1 black Kc3\nEndProblem\n'
# Its search takes years.
ENDLESS = '''BeginProblem
stipulation #30
forsyth r1bqk2r/pp2bppp/2n1pn2/2pp4/3P4/2NBPN2/PPP2PPP/R1BQ1RK1
EndProblem
'''


def without_times(rows):
    return [{name: value for name, value in row.items() if name != 'seconds'} for row in rows]


class Reading(unittest.TestCase):
    def test_a_problem_has_what_was_read(self):
        problems = feerie.read(WANDELSCHACH)
        self.assertEqual(len(problems), 1)
        problem = problems[0]
        self.assertTrue(problem.readable)
        self.assertEqual(problem.title, 'Castling')
        self.assertEqual(problem.stipulation, 'h#1')
        self.assertEqual(problem.conditions, ['Wandelschach'])
        self.assertEqual(problem.number, 1)
        self.assertEqual(problem.authors, [])
        self.assertEqual(len(problem.row['definition']['units']), 5)
        self.assertIn('Castling', repr(problem))

    def test_errors_have_places(self):
        with self.assertRaises(feerie.InputError) as caught:
            feerie.read(WRONG, name='mine.inp')
        error = caught.exception
        self.assertEqual((error.line, error.column), (3, 11))
        message = error.messages[0]
        self.assertEqual((message.severity, message.token, message.problem), ('error', 'Cirse', 0))
        self.assertIn('Circe', message.hint)
        self.assertIn('mine.inp:3:11: error: ', str(error))
        self.assertFalse(message.unsupported)

    def test_not_strict_keeps_what_was_understood(self):
        problems = feerie.read(WRONG + WANDELSCHACH, strict=False)
        self.assertEqual([problem.readable for problem in problems], [False, True])
        self.assertEqual(len(problems.errors), 1)
        self.assertEqual(problems[0].messages, problems.errors)
        self.assertEqual(problems[1].messages, ())
        self.assertIn(' K ', problems[0].diagram())
        with self.assertRaises(feerie.InputError) as caught:
            problems[0].solutions()
        self.assertEqual(caught.exception.line, 3)
        self.assertEqual(problems[0].verify().verdict, 'error')

    def test_what_is_no_problem(self):
        for text in ('', 'Hello', b'\xff\xfe\x00', '\0'):
            with self.assertRaises(feerie.InputError):
                feerie.read(text)
        self.assertEqual(len(feerie.read('', strict=False)), 0)
        for name in ('a\0b', ):
            with self.assertRaises(ValueError):
                feerie.read(WANDELSCHACH, name=name)

    def test_other_formats(self):
        problems = feerie.read('7k/8/5KQ1/8/8/8/8/8 w - -\n', stipulation='#1')
        self.assertEqual(problems[0].stipulation, '#1')
        written = feerie.read(WANDELSCHACH.replace('title Castling\n', '')).write('olv')
        self.assertEqual(written.lost, ())
        again = feerie.read(written.text)
        self.assertEqual(str(again[0].solutions()[0]), '1.Bd5-h1=wR 0-0[f1=wB] #')
        self.assertIn('Steine', feerie.read(WANDELSCHACH).write('inp', language='de').text)
        self.assertTrue(feerie.read(WANDELSCHACH).write('fen').lost)
        with self.assertRaises(ValueError):
            feerie.read(WANDELSCHACH).write('doc')

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'mine.inp'
            path.write_text(WRONG, encoding='utf-8')
            with self.assertRaises(feerie.InputError) as caught:
                feerie.read_file(path)
            self.assertIn(f'{path}:3:11', str(caught.exception))
        with self.assertRaises(FileNotFoundError):
            feerie.read_file('nowhere.inp')

    def test_problems_outlive_what_they_were_read_with(self):
        problem = feerie.read(WANDELSCHACH)[0]
        self.assertEqual(len(problem.solutions()), 1)
        rows = feerie.read(WANDELSCHACH)[0].solve()
        self.assertEqual(list(rows)[-1]['outcome'], 'solved')


class Solving(unittest.TestCase):
    def test_rows_are_those_of_the_program(self):
        for name in ('first.inp', 'retro/last_moves.inp', 'fairy/circe.inp', 'errors/german.inp'):
            path = ROOT / 'problems' / name
            printed = subprocess.run([PROGRAM, 'solve', '--json', path], capture_output=True, text=True, check=False)
            expected = [json.loads(line) for line in printed.stdout.splitlines()]
            expected = [row for row in without_times(expected) if row['row'] != 'run']
            found = []
            for number, problem in enumerate(feerie.read_file(path, strict=False), 1):
                rows = list(problem.solve())
                self.assertEqual(rows[0]['row'], 'run')
                found += [dict(row, problem=number) if 'problem' in row else row for row in without_times(rows[1:])]
            self.assertEqual(found, expected, path)
            self.assertGreater(len(found), 3)

    def test_solutions(self):
        problem = feerie.read(TWO_KEYS)[0]
        solutions = problem.solutions()
        self.assertEqual([str(each) for each in solutions], ['1.Kf6-g6 !', '1.Kf6-f7 !'])
        self.assertEqual(solutions.outcome, 'solved')
        self.assertTrue(solutions.complete)
        everything = problem.solutions(everything=True)
        self.assertEqual([each.mark for each in everything], ['try', 'try', 'key', 'key'])
        self.assertEqual(str(everything[0]), '1.Rb1-h1 + ?')
        line = feerie.read(WANDELSCHACH)[0].solutions()[0]
        self.assertEqual(line.moves, ('Bd5-h1=wR', '0-0[f1=wB] #'))
        self.assertEqual((line.phase, line.twin, line.mark), ('actual play', None, ''))
        twins = feerie.read(TWO_KEYS.replace('EndProblem', 'twin move a7 a6\nEndProblem'))[0].solutions()
        self.assertEqual({each.twin for each in twins}, {'a', 'b'})

    def test_rows_are_told_while_they_come(self):
        rows = []
        feerie.read(WANDELSCHACH)[0].solutions(on_row=rows.append)
        self.assertEqual((rows[0]['row'], rows[-1]['row']), ('run', 'end of problem'))

        def fail(row):
            raise ZeroDivisionError
        with self.assertRaises(ZeroDivisionError):
            feerie.read(ENDLESS)[0].solutions(on_row=fail)

    def test_limits(self):
        endless = feerie.read(ENDLESS)[0]
        with endless.solve(time_limit=0.1) as rows:
            self.assertEqual(list(rows)[-1]['outcome'], 'interrupted')
            self.assertEqual(rows.status, 'limited')
        solutions = endless.solutions(time_limit=0.05)
        self.assertFalse(solutions.complete)
        self.assertEqual(solutions.outcome, 'interrupted')
        limited = feerie.read(TWO_KEYS)[0].solutions(solution_limit=1, memory_limit=0, threads=2)
        self.assertEqual((len(limited), limited.outcome), (1, 'limited'))
        self.assertEqual(endless.verify(time_limit=0.05).verdict, 'limit')
        for wrong in ({'time_limit': 0}, {'time_limit': -1}, {'threads': 0}, {'memory_limit': -1},
                      {'solution_limit': -1}, {'time_limit': 1e30}):
            with self.assertRaises(ValueError):
                endless.solve(**wrong)

    def test_progress_and_placements(self):
        with feerie.read(ENDLESS)[0].solve(progress=0.01) as rows:
            progress = next(row for row in rows if row['row'] == 'progress')
        jsonschema.validate(progress, json.loads((ROOT / 'docs/json.schema.json').read_text(encoding='utf-8')))
        rows = feerie.read(WANDELSCHACH)[0].solve(placements=True)
        line = next(row for row in rows if row['row'] == 'line')
        self.assertIn('placement', line['plies'][0])

    def test_stopping(self):
        rows = feerie.read(ENDLESS)[0].solve()
        self.assertEqual(next(rows)['row'], 'run')
        self.assertIsNone(rows.status)
        rows.stop()
        self.assertEqual(list(rows)[-1]['outcome'], 'interrupted')
        self.assertEqual(rows.status, 'stopped')
        rows = feerie.read(ENDLESS)[0].solve()
        threading.Timer(0.1, rows.stop).start()
        self.assertEqual(list(rows)[-1]['outcome'], 'interrupted')
        rows = feerie.read(ENDLESS)[0].solve()
        rows.close()
        rows.close()
        self.assertEqual(list(rows), [])
        # Dropping the rows ends the search, too: this would never return otherwise.
        rows = feerie.read(ENDLESS)[0].solve()
        next(rows)
        del rows

    def test_several_at_once_without_the_lock(self):
        problem = feerie.read(ENDLESS)[0]
        rows = [problem.solve(progress=0.01) for _ in range(2)]
        counted = [0, 0]
        # All of them get on while this thread works, too.
        while min(counted) < 3:
            for i, each in enumerate(rows):
                counted[i] += next(row for row in each)['row'] == 'progress'
        for each in rows:
            each.close()
        expected = without_times(feerie.read(TWO_KEYS)[0].solve())
        found = [None] * 4
        two_keys = feerie.read(TWO_KEYS)[0]

        def solve(i):
            found[i] = without_times(two_keys.solve())
        threads = [threading.Thread(target=solve, args=(i,)) for i in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [expected] * 4)

    def test_the_lock_is_free_while_searching(self):
        problem = feerie.read(ENDLESS)[0]
        done = threading.Event()
        ticks = 0
        worker = threading.Thread(target=lambda: (problem.verify(time_limit=0.5), done.set()))
        worker.start()
        while not done.is_set():
            ticks += 1
            time.sleep(0.001)
        worker.join()
        self.assertGreater(ticks, 5)


class Interrupting(unittest.TestCase):
    def run_and_interrupt(self, what):
        """How a program ends that gets Ctrl-C while it searches."""
        program = f'''
import feerie
problem = feerie.read({ENDLESS!r})[0]
print('begun', flush=True)
try:
    {what}
except KeyboardInterrupt:
    print('interrupted')
'''
        child = subprocess.Popen([sys.executable, '-c', program], stdout=subprocess.PIPE, text=True)
        self.assertEqual(child.stdout.readline(), 'begun\n')
        time.sleep(0.2)
        child.send_signal(signal.SIGINT)
        said, _ = child.communicate()
        return said, child.returncode

    def test_ctrl_c(self):
        for what in ('problem.solutions()', 'problem.verify()', 'list(problem.solve())',
                     'problem.solutions(threads=2)'):
            self.assertEqual(self.run_and_interrupt(what), ('interrupted\n', 0), what)

    def test_rows_up_to_the_end_come_after_ctrl_c(self):
        said, status = self.run_and_interrupt('''
    rows = problem.solve()
    try:
        list(rows)
    except KeyboardInterrupt:
        print(list(rows)[-1]['outcome'])''')
        self.assertEqual((said, status), ('interrupted\n', 0))

    def test_the_interpreter_ends_while_a_search_runs(self):
        program = f'import feerie; rows = feerie.read({ENDLESS!r})[0].solve(); print(next(rows)["row"])'
        done = subprocess.run([sys.executable, '-c', program], capture_output=True, text=True, check=False)
        self.assertEqual((done.stdout, done.stderr, done.returncode), ('run\n', '', 0))


class Judging(unittest.TestCase):
    def test_verdicts(self):
        sound = feerie.read(WANDELSCHACH)[0].verify()
        self.assertEqual((sound.verdict, sound.sound, sound.as_published), ('sound', True, None))
        cooked = feerie.read(TWO_KEYS)[0].verify()
        self.assertEqual((cooked.verdict, cooked.sound), ('cooked', False))
        self.assertTrue(any('f7' in remark for remark in cooked.remarks))
        self.assertTrue(feerie.read(TWO_KEYS)[0].verify('1.Kg6! (2.Rb8#)\n1.Kf7! (2.Rh1#)').as_published)
        self.assertFalse(feerie.read(TWO_KEYS)[0].verify('1.Kg6! (2.Rb8#)').as_published)
        twins = feerie.read(WANDELSCHACH.replace('EndProblem', 'twin move h2 h7\nEndProblem'))[0].verify()
        self.assertEqual(sorted(twins.twins), ['a', 'b'])
        self.assertEqual(twins.twins['a'], 'sound')


class Drawing(unittest.TestCase):
    def test_forms(self):
        problem = feerie.read(WANDELSCHACH)[0]
        self.assertIn('+---a---b---', problem.diagram())
        self.assertNotIn('Castling', problem.diagram())
        self.assertIn('Castling', problem.diagram(caption=True))
        self.assertIn('♔', problem.diagram(unicode=True))
        self.assertTrue(problem.svg(caption=True).startswith('<svg') or '<svg' in problem.svg())
        self.assertIn('begin{diagram}', problem.latex())
        self.assertEqual(problem.forsyth().strip(), '8/8/8/3b4/1R6/7k/7P/4K3')
        self.assertIn('<svg', problem._repr_svg_())
        hunter = feerie.read('BeginProblem stipulation #1 pieces white Ka1 R/Bb2 black Kh8 EndProblem ')[0]
        with self.assertRaises(ValueError):
            hunter.forsyth()


class Reference(unittest.TestCase):
    def test_look_up(self):
        entry = feerie.look_up('madrasi')[0]
        self.assertEqual(entry['anchor'], 'condition-madrasi')
        self.assertIn('paralysed', entry['summary'])
        self.assertNotEqual(feerie.look_up('madrasi', language='de')[0]['summary'], entry['summary'])
        with self.assertRaisesRegex(LookupError, 'Madrasi'):
            feerie.look_up('Madrassi')
        with self.assertRaises(ValueError):
            feerie.look_up('madrasi', language='eo')

    def test_catalogue(self):
        sections = {section['section']: section['entries'] for section in feerie.catalogue()['sections']}
        self.assertGreater(len(sections['conditions']), 200)

    def test_the_version_is_that_of_the_program(self):
        printed = subprocess.run([PROGRAM, '--version'], capture_output=True, text=True, check=True).stdout
        self.assertIn(feerie.__version__, printed)


class Examples(unittest.TestCase):
    def run_example(self, name, *words):
        done = subprocess.run([sys.executable, ROOT / 'python' / 'examples' / name, *words], capture_output=True,
                              text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        return done.stdout

    def test_solve(self):
        said = self.run_example('solve.py', ROOT / 'problems' / 'first.inp', ROOT / 'problems' / 'errors' / 'german.inp')
        self.assertIn('  1.Bd5-h1=wR 0-0[f1=wB] #\nsolved\n', said)
        self.assertIn('german.inp:', said)

    def test_judge(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / 'page.html'
            said = self.run_example('judge.py', page, ROOT / 'problems' / 'first.inp')
            self.assertRegex(said, 'sound +a first example')
            self.assertIn('<svg', page.read_text(encoding='utf-8'))

    def test_the_readme(self):
        text = (ROOT / 'python' / 'README.md').read_text(encoding='utf-8')
        program = re.search('```python\n(.*?)```', text, re.DOTALL).group(1)
        said = subprocess.run([sys.executable, '-c', program], capture_output=True, text=True, check=True).stdout
        self.assertTrue(said.endswith('\n1.Bd5-h1=wR 0-0[f1=wB] #\nsound\n'), said)


if __name__ == '__main__':
    unittest.main()
