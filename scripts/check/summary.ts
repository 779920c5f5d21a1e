import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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
  /** Skipped tests. */
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    /** Error outside of the tests. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Result of one task. */
export interface Outcome {
  readonly id: string;
  readonly passed: number;
  readonly failed: number;
  /** Name and error of each failed test. */
  readonly failures: readonly string[];
  readonly seconds: number;
  readonly isCached: boolean;
}

const firstLine = (message = '') => message.split('\n', 1)[0];

/** Name and error of each failed test, and of each file that failed outside of its tests. */
export const listFailures = ({ testResults }: Report, root: string): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });

/** Counts a task: its Vitest reports, or the command as one test. A failed command has at least one failure. */
export function countTests(
  reports: readonly Pick<Report, 'numPassedTests' | 'numPendingTests'>[],
  failures: number,
  succeeded: boolean,
): Pick<Outcome, 'passed' | 'failed'> {
  const passed = reports.reduce((sum, report) => sum + report.numPassedTests, 0);
  if (reports.length === 0) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const ranNothing = passed === 0 && reports.every((report) => report.numPendingTests === 0);
  const isSilentFailure = failures === 0 && (!succeeded || ranNothing);
  return { passed, failed: isSilentFailure ? 1 : failures };
}

/** Outcomes of a turbo run, with the counts of the reports that its tasks wrote in `root`. */
export const readOutcomes = ({ tasks }: RunSummary, root: string): readonly Outcome[] =>
  tasks.map(({ taskId, directory, outputs, cache, execution }) => {
    const reports = (outputs ?? [])
      .filter((file) => /(^|\/)\.cache\/reports\//.test(file))
      .map((file) => join(root, directory, file))
      .filter((file) => existsSync(file))
      .map((file): Report => JSON.parse(readFileSync(file, 'utf8')));
    const failures = reports.flatMap((report) => listFailures(report, root));
    return {
      id: taskId,
      ...countTests(reports, failures.length, execution?.exitCode === 0),
      failures,
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
      isCached: cache.status === 'HIT',
    };
  });
