import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import type { RunningApp } from './harness/startApp.ts';
import { sitDown } from './manage/desk.ts';
import { tasks } from './manage/tasks.ts';
import { setFirstCallFaults } from './registration/calls.ts';
import { dropFirstResponses } from './registration/dropResponses.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const NEW_PASSWORD = 'Four-words-1';

// What fails, and how it is tried again, is the same in every brand.
const { id: brand } = brands[0];

/** What stands in the way of a patient, from after the sign-in. */
interface Hindrance {
  readonly name: string;
  readonly byKeyboard?: boolean;
  readonly set: (page: Page, app: RunningApp) => Promise<unknown>;
}

const LOST_ANSWERS: Hindrance = {
  name: 'when every answer is lost once; with the keyboard only and a reload in the middle',
  byKeyboard: true,
  set: dropFirstResponses,
};

const FAILING_CALLS: Hindrance = {
  name: 'when every call fails once',
  set: (_page, app) =>
    setFirstCallFaults(app, (operation) => ({ status: 500, message: `On purpose: ${operation}.` })),
};

/** `journeys` walks all of it, `test` only the hardest. */
const hindrances = process.env['JOURNEYS'] === 'all' ? [LOST_ANSWERS, FAILING_CALLS] : [LOST_ANSWERS];

/** Names of a subscription's history, oldest first. */
async function historyOf(page: Page, { serviceUrl }: RunningApp, id: string): Promise<readonly string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(`${serviceUrl}/api/subscription/${id}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  const { data }: { data: { history?: { change: string }[] }[] } = await response.json();
  return (data[0]?.history ?? []).map(({ change }) => change);
}

describe.each(hindrances)('$name', ({ byKeyboard = false, set }) => {
  const fixture = setUpApp();

  test.each(tasks)('a patient $name', async ({ patient, run, changes }) => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource|ERR_/);
    await page.goto('/user/settings');
    await signIn(page, patient);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await waitForQuiet(page);
    const [id = '', names] = changes ?? [];
    const before = names ? await historyOf(page, fixture.app, id) : [];
    await set(page, fixture.app);
    await run(sitDown(page, { byKeyboard }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await fixture.app.setFaults();
    if (names) expect(await historyOf(page, fixture.app, id)).toEqual([...before, ...names]);
  });

  test('a patient who forgot the password sets a new one', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource|ERR_/);
    await set(page, fixture.app);
    const desk = sitDown(page, { byKeyboard });
    const { main, input } = desk;
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const email = page.getByRole('textbox', { name: 'Email' });
    await desk.open('/reset-password', email);
    await input.write(email, scenarioNamed('active').email);
    await desk.until(heading('Link sent'), () =>
      input.press(main.getByRole('button', { name: 'Send link' })),
    );

    await page.goto('/service/__sandbox/mails');
    const link = await page
      .getByRole('link', { name: /^\/new-password\// })
      .first()
      .getAttribute('href');
    const password = page.getByLabel('New password');
    await desk.open(link ?? '', password);
    await desk.interrupt(password);
    await input.write(password, NEW_PASSWORD);
    await desk.until(heading(/^Your password (is|may be) set$/), () =>
      input.press(main.getByRole('button', { name: 'Set password' })),
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await fixture.app.setFaults();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(page, 'active', NEW_PASSWORD);
    await expect(heading('Account info')).toBeVisible();
  });
});
