import { expect, test } from 'vitest';
import { countTests, listFailures } from './summary.ts';

const report = (passed: number, skipped = 0) => ({ numPassedTests: passed, numPendingTests: skipped });

test.each([
  ['a command that succeeds', [], 0, true, { passed: 1, failed: 0 }],
  ['a command that fails', [], 0, false, { passed: 0, failed: 1 }],
  ['tests that pass', [report(3)], 0, true, { passed: 3, failed: 0 }],
  ['two reports', [report(3), report(4)], 1, false, { passed: 7, failed: 1 }],
  ['a crash after the last test', [report(3)], 0, false, { passed: 3, failed: 1 }],
  ['a run without tests', [report(0)], 0, true, { passed: 0, failed: 1 }],
  ['a run that skips its tests', [report(0, 2)], 0, true, { passed: 0, failed: 0 }],
])('summary counts %s', (_name, reports, failures, succeeded, counts) => {
  expect(countTests(reports, failures, succeeded)).toEqual(counts);
});

test('summary lists failed tests and files that fail outside of their tests', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1\nat line 3'] };
  const testResults = [
    { name: '/project/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: '/project/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/project/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(listFailures({ ...report(2), testResults }, '/project')).toEqual([
    'a.test.ts: subtracts: expected 1',
    'b.test.ts: no such module',
  ]);
});
