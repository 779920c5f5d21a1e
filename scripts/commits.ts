/**
 * Checks commit subjects: `commits.ts [range]`, by default unpushed commits, or `commits.ts --file <message>` for Git's
 * `commit-msg` hook.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from './cli.ts';
import { subjectProblem } from './check/subject.ts';

const [first = '@{upstream}..HEAD', file] = process.argv.slice(2);

const subjects =
  first === '--file' && file !== undefined
    ? [readFileSync(file, 'utf8').split('\n')[0] ?? '']
    : execFileSync('git', ['log', '--no-merges', '--format=%s', first], { encoding: 'utf8' })
        .split('\n')
        .filter((subject) => subject !== '');

const problems = subjects.flatMap((subject) => {
  const problem = subjectProblem(subject);
  return problem === undefined ? [] : [`"${subject}" ${problem}`];
});
if (problems.length > 0)
  fail(`Commit subjects are imperative and have at most 72 characters:\n${problems.join('\n')}`);
