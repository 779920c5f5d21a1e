/** One thing that is checked: a command of its own. */
export interface Step {
  readonly name: string;
  /** The program, by its name in a `node_modules/.bin`, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Folder to run in, from the root. @default '.' */
  readonly folder?: string;
  /** Set for the command, beside what is set already. */
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute path where the command writes its results in Vitest's JSON; without it the step counts as one. */
  readonly report?: string;
  /** The step that has to pass first. */
  readonly after?: string;
  /** How many cores it keeps busy by itself; it runs when so many are free. @default 1 */
  readonly cores?: number;
  /** Left out of `--fast`. @default false */
  readonly slow?: boolean;
}

/** How a step ended. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** What the command wrote. */
  readonly output: string;
}
