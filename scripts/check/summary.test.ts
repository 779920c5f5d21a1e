import { expect, test } from 'vitest';
import { countTests } from './summary.ts';

const report = (passed: number, failed: number, brokenFiles = 0, skipped = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  testResults: Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
});

test.each([
  ['a command that succeeds', [], true, { passed: 1, failed: 0 }],
  ['a command that fails', [], false, { passed: 0, failed: 1 }],
  ['tests that pass', [report(3, 0)], true, { passed: 3, failed: 0 }],
  ['two reports', [report(3, 0), report(4, 1)], false, { passed: 7, failed: 1 }],
  ['a file that fails outside of its tests', [report(3, 0, 1)], false, { passed: 3, failed: 1 }],
  ['a crash after the last test', [report(3, 0)], false, { passed: 3, failed: 1 }],
  ['a run without tests', [report(0, 0)], true, { passed: 0, failed: 1 }],
  ['a run that skips its tests', [report(0, 0, 0, 2)], true, { passed: 0, failed: 0 }],
])('summary: %s', (_name, reports, succeeded, counts) => {
  expect(countTests(reports, succeeded)).toEqual(counts);
});
