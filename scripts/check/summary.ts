import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fields of a turbo summary file (`--summarize`). */
export interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string;
    /** Folder of the package, relative to the root. */
    readonly directory: string;
    /** Output files of the task, relative to its folder; null for none. */
    readonly outputs: readonly string[] | null;
    readonly cache: { readonly status: string };
    /** Times in ms; absent if the task did not run because another one failed. */
    readonly execution?: {
      readonly startTime: number;
      readonly endTime: number;
      readonly exitCode: number | null;
    };
  }[];
}

/** Fields of Vitest's JSON report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Skipped tests. */
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Result of one task. */
export interface Outcome {
  readonly id: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly isCached: boolean;
}

/** Counts files that failed outside of their tests. */
const countBrokenFiles = ({ testResults }: Report) =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;

/** Counts a task: its Vitest reports, or the command as one test. A failed command has at least one failure. */
export function countTests(
  reports: readonly Report[],
  succeeded: boolean,
): Pick<Outcome, 'passed' | 'failed'> {
  const passed = reports.reduce((sum, report) => sum + report.numPassedTests, 0);
  const failed = reports.reduce((sum, report) => sum + report.numFailedTests + countBrokenFiles(report), 0);
  if (reports.length === 0) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const ranNothing = passed === 0 && reports.every((report) => report.numPendingTests === 0);
  const isSilentFailure = failed === 0 && (!succeeded || ranNothing);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

/** Outcomes of a turbo run, with the counts of the reports that its tasks wrote in `root`. */
export const readOutcomes = ({ tasks }: RunSummary, root: string): readonly Outcome[] =>
  tasks.map(({ taskId, directory, outputs, cache, execution }) => {
    const reports = (outputs ?? [])
      .filter((file) => file.startsWith('.cache/reports/'))
      .map((file) => join(root, directory, file))
      .filter((file) => existsSync(file))
      .map((file): Report => JSON.parse(readFileSync(file, 'utf8')));
    return {
      id: taskId,
      ...countTests(reports, execution?.exitCode === 0),
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
      isCached: cache.status === 'HIT',
    };
  });
