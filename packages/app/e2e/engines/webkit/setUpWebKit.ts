import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { WebKitPaths } from '../../../../../tools/engines.ts';
import { startHost, type AppHost } from '../../harness/appHost.ts';
import type { Screen } from '../../harness/screen.ts';
import { startHostedApp, type RunningApp } from '../../harness/startApp.ts';
import { startWebKit, type RunningWebKit } from './startWebKit.ts';

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The fixture is available only while a test runs');
  return value;
};

/** Starts one driver per group and one app with fresh data per test, and cleans up after them. */
export function setUpWebKit(paths: WebKitPaths | undefined) {
  let host: AppHost | undefined;
  let webkit: RunningWebKit | undefined;
  let app: RunningApp | undefined;
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    host = startHost();
    webkit = await startWebKit(required(paths));
  });
  beforeEach(async () => {
    app = await startHostedApp(required(host), { checkContract: true });
  });
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
    const violations = await app?.contractViolations();
    await app?.stop();
    expect(violations).toEqual([]);
  });
  afterAll(async () => {
    await webkit?.stop();
    await host?.stop();
  });

  return {
    get app() {
      return required(app);
    },
    async open(brandId: string): Promise<Screen> {
      const { page, close } = await required(webkit).open(required(app).urlOf(brandId));
      closings.push(close);
      return page;
    },
  };
}
