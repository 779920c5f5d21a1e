import { findFirefox, findWebKit } from '../../../../tools/engines.ts';
import type { Screen } from '../harness/screen.ts';
import type { RunningApp } from '../harness/startApp.ts';
import { setUpDriven } from './driven/setUpDriven.ts';
import { startFirefox } from './driven/startFirefox.ts';
import { startWebKit } from './driven/startWebKit.ts';

/** App and browser of a group of tests. */
export interface EngineFixture {
  /** App of the current test, with its own data. */
  readonly app: RunningApp;
  /** Opens a page of a brand in a new browser profile. */
  readonly open: (brandId: string) => Promise<Screen>;
}

/** Browser engine of the tests. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  /** If false, the engine's tests are skipped. */
  readonly isInstalled: boolean;
  readonly setUp: () => EngineFixture;
}

const firefox = findFirefox();
const webkit = findWebKit();

const missing = () => Promise.reject(new Error('The engine is not installed'));

/** Engines of Firefox, and of Safari and every iPhone browser. All other tests run in Chromium, the engine of Chrome and Edge. */
export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    isInstalled: firefox !== undefined,
    setUp: () => setUpDriven(() => (firefox === undefined ? missing() : startFirefox(firefox))),
  },
  {
    name: 'WebKit',
    isInstalled: webkit !== undefined,
    setUp: () => setUpDriven(() => (webkit === undefined ? missing() : startWebKit(webkit))),
  },
];
