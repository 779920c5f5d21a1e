import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startHost, type AppHost } from '../../harness/appHost.ts';
import type { Screen } from '../../harness/screen.ts';
import { startHostedApp, type RunningApp } from '../../harness/startApp.ts';
import type { RunningEngine } from './runningEngine.ts';

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The fixture is available only while a test runs');
  return value;
};

/** Starts one browser per group and one app with fresh data per test, and cleans up after them. */
export function setUpDriven<Page extends Screen>(start: () => Promise<RunningEngine<Page>>) {
  let host: AppHost | undefined;
  let engine: RunningEngine<Page> | undefined;
  let app: RunningApp | undefined;
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    host = startHost();
    engine = await start();
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
    await engine?.stop();
    await host?.stop();
  });

  return {
    get app() {
      return required(app);
    },
    async open(brandId: string): Promise<Page> {
      const { page, close } = await required(engine).open(required(app).urlOf(brandId));
      closings.push(close);
      return page;
    },
  };
}
