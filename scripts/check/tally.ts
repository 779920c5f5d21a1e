import { readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Vitest's JSON report, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Files that failed as a whole, before or beside their tests. */
const brokenFiles = ({ testResults }: Report) =>
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

/** Counts a command that is one test by itself. */
export const tallyCommand = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

/**
 * Counts a runner's report. A runner that failed without a failed test, wrote no report or ran no test counts as
 * one failure, so that nothing that broke can look like success.
 */
export function tallyReport(file: string, succeeded: boolean): Tally {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + brokenFiles(report);
  const silent = failed === 0 && (!succeeded || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: silent ? 1 : failed };
}
