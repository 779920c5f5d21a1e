import type { Screen } from '../../harness/screen.ts';

/** A running browser, whose pages each have a profile of their own. */
export interface RunningEngine {
  readonly open: (baseUrl: string) => Promise<{ readonly page: Screen; readonly close: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
}
