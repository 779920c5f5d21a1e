import type { Screen } from '../../harness/screen.ts';

/** Running browser; each page has its own profile. */
export interface RunningEngine<Page extends Screen = Screen> {
  readonly open: (baseUrl: string) => Promise<{ readonly page: Page; readonly close: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
}
