/** One check, run as a command. */
export interface Step {
  readonly name: string;
  /** Program in a `node_modules/.bin`, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Working directory, relative to the root. @default '.' */
  readonly folder?: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute path of the command's Vitest JSON report; without one, the step counts as one test. */
  readonly report?: string;
  /** Step that must pass first. */
  readonly after?: string;
  /** Number of cores it needs. @default 1 */
  readonly cores?: number;
  /** Prints its output also when it passes. @default false */
  readonly printsAlways?: boolean;
  /** Skipped by `--fast`. @default false */
  readonly slow?: boolean;
}

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Whether the output is printed also when nothing failed. */
  readonly printsAlways?: boolean | undefined;
  /** Stdout and stderr. */
  readonly output: string;
}
