import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { createTaskDriver } from './manage/taskDriver.ts';
import { tasks } from './manage/tasks.ts';
import { journeys } from './registration/journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './registration/openJourney.ts';
import { runJourney } from './registration/runJourney.ts';

const { id: brand } = brands[0];

describe('with a service that has only the calls of the specification', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp({ profile: 'minimal' });

  test.each(journeys.slice(0, 1))('a patient registers for $treatment with a coupon', async (journey) => {
    const { context, monitor } = await openJourney(fixture, journey);
    // The app first tries a call that the specification does not have.
    monitor.allow(/apply-coupon-login/);
    monitor.allow(/stepper/);
    expect((await runJourney(context)).length).toBeGreaterThan(0);
  });

  test.each(tasks)('a patient $name', async ({ patient, run }) => {
    const { page, monitor } = await fixture.open(brand);
    // The service returns 404 for a visit without answers.
    monitor.allow(/online-visit-log/);
    await page.goto('/user/settings');
    await signIn(page, patient);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await run(createTaskDriver(page, { byKeyboard: false }));
  });

  test('a patient sends a message, which is shown once', async () => {
    const { page, monitor } = await fixture.open(brand);
    // File URLs of messages are not part of the specification.
    monitor.allow(/status of 404 .*\/api\/file\//);
    await page.goto('/user/chat');
    await signIn(page, 'chat');
    await page.getByRole('navigation', { name: 'Chats' }).getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'Message' }).fill('When may I drink coffee?');
    await page.getByRole('button', { name: 'Send' }).click();
    const own = page.getByRole('log').getByText('When may I drink coffee?');
    await expect(page.getByRole('main').getByText('Sent', { exact: true }).last()).toBeVisible();
    await waitForQuiet(page);
    await expect(own).toHaveCount(1);
    await page.reload();
    await expect(own).toBeVisible();
  });
});
