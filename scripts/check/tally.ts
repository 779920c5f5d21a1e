import { readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Part of Vitest's JSON report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts files that failed outside of their tests. */
const countBrokenFiles = ({ testResults }: Report) =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts a command without a report as one test. */
export const tallyCommand = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

/** Counts a Vitest report. A crash, a missing report or a run without tests counts as one failure. */
export function tallyReport(file: string, succeeded: boolean): Tally {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + countBrokenFiles(report);
  const isSilentFailure = failed === 0 && (!succeeded || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: isSilentFailure ? 1 : failed };
}
