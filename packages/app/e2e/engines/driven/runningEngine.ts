import type { Screen } from '../../harness/screen.ts';

/** Running browser; each page has its own profile. */
export interface RunningEngine {
  readonly open: (baseUrl: string) => Promise<{ readonly page: Screen; readonly close: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
}
