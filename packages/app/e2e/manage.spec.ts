import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import type { RunningApp } from './harness/startApp.ts';
import { createTaskDriver } from './manage/taskDriver.ts';
import { tasks } from './manage/tasks.ts';
import { dropFirstResponses } from './registration/dropResponses.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const NEW_PASSWORD = 'Four-words-1';

// Failures and retries don't differ between brands.
const { id: brand } = brands[0];

/** Changes in a subscription's history, oldest first. */
async function historyOf(page: Page, { serviceUrl }: RunningApp, id: string): Promise<readonly string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(`${serviceUrl}/api/subscription/${id}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  const { data }: { data: { history?: { change: string }[] }[] } = await response.json();
  return (data[0]?.history ?? []).map(({ change }) => change);
}

describe('when every first response is lost, with the keyboard only and a reload during each task', () => {
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
    await dropFirstResponses(page, fixture.app);
    await run(createTaskDriver(page, { byKeyboard: true }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (names) expect(await historyOf(page, fixture.app, id)).toEqual([...before, ...names]);
  });

  test('a patient who forgot the password sets a new one', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource|ERR_/);
    await dropFirstResponses(page, fixture.app);
    const driver = createTaskDriver(page, { byKeyboard: true });
    const { main, input } = driver;
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const email = page.getByRole('textbox', { name: 'Email' });
    await driver.open('/reset-password', email);
    await input.write(email, scenarioNamed('active').email);
    await driver.until(heading('Link sent'), () =>
      input.press(main.getByRole('button', { name: 'Send link' })),
    );

    await page.goto('/service/__sandbox/mails');
    const link = await page
      .getByRole('link', { name: /^\/new-password\// })
      .first()
      .getAttribute('href');
    const password = page.getByLabel('New password');
    await driver.open(link ?? '', password);
    await driver.interrupt(password);
    await input.write(password, NEW_PASSWORD);
    await driver.until(heading(/^Your password (is|may be) set$/), () =>
      input.press(main.getByRole('button', { name: 'Set password' })),
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(page, 'active', NEW_PASSWORD);
    await expect(heading('Account info')).toBeVisible();
  });
});
