import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { expect } from './harness/expect.ts';
import { cardLink, subscriptionPage } from './harness/subscriptionPage.ts';
import { setUpApp } from './harness/appFixture.ts';
import { pressLabel } from './harness/pressLabel.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const rejectedSignIn = /status of 400 .*\/service\/identity/;
/** Console errors of requests during the restart. */
const connectionErrors =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket connection/;

/** Whether the list was requested before the page was rendered. Serialized, so it can't use imports. */
function isRequestedBeforeRender(): boolean | undefined {
  const request = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/api/subscriptions?'));
  const [rendered] = performance.getEntriesByName('app-ready');
  return request && rendered && request.startTime < rendered.startTime;
}

// Brands differ in data only.
const { id: brand } = brands[0];

describe('a patient', () => {
  const fixture = setUpApp();

  test(
    'a patient signs in, pauses a subscription and resumes it after a restart of the service',
    { tags: 'core' },
    async () => {
      const { page, monitor } = await fixture.open(brand);
      const { heading, email } = loginForm(page);
      const { pause, resume, confirm } = subscriptionPage(page);

      await page.goto('/user/subscriptions/demo-active');
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL('/login');

      monitor.allow(rejectedSignIn);
      await signIn(page, 'demo', 'Wrong-Password-1');
      await expect(page.getByRole('main').getByText('That email and password do not match.')).toBeVisible();
      await expect(email).toHaveValue('demo@patients.example');

      await signIn(page, 'demo');
      await expect(page).toHaveURL('/user/subscriptions/demo-active');
      await expect(pause).toBeVisible();

      // The account's response stores the patient id, which the document needs for the early request.
      await waitForQuiet(page);
      await page.goto('/user/subscriptions');
      await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
      await expect.poll(() => page.evaluate(isRequestedBeforeRender)).toBe(true);
      await cardLink(page, 'demo-active').click();
      await pause.click();
      await confirm('Pause').click();
      await expect(resume).toBeVisible();
      await page.reload();
      await expect(resume).toBeVisible();

      monitor.allow(connectionErrors);
      await fixture.app.goDown();
      await fixture.app.comeBack();
      await page.reload();
      await expect(resume).toBeVisible();
      await expect(pause).toBeHidden();

      await resume.click();
      await confirm('Resume').click();
      await expect(pause).toBeVisible();
      await page.reload();
      await expect(pause).toBeVisible();
    },
  );

  test('a patient sees the sign-in page without JavaScript', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(loginForm(page).heading).toBeVisible();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  });

  test('a patient continues a follow-up after a reload', async () => {
    const { page } = await fixture.open(brand);
    await page.goto('/user/subscriptions/followup-1');
    await signIn(page, 'followup');
    await page.getByRole('link', { name: /^Answer questions, / }).click();
    await expect(page.getByRole('heading', { name: 'Questions from your doctor' })).toBeVisible();
    await page.getByRole('button', { name: /^Back/ }).click();
    const wellEnough = page.getByRole('radio', { name: 'Well enough' });
    await expect(wellEnough).toBeChecked();
    await pressLabel(page.getByRole('radio', { name: 'Very well' }));
    // A choice opens the next question; waits until that position is saved.
    await expect(page.getByText(/^Question 2 of /)).toBeVisible();
    await waitForQuiet(page);
    await page.reload();
    await expect(page.getByText(/^Question 2 of /)).toBeVisible();
    await page.getByRole('button', { name: /^Back/ }).click();
    await expect(page.getByRole('radio', { name: 'Very well' })).toBeChecked();
  });

  test('a patient prints the information about a medicine without the rest of the page', async () => {
    const { page } = await fixture.open(brand);
    // The dialog would end the print at once.
    await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
    await page.goto('/user/subscriptions/active-1');
    await signIn(page, 'active');
    await page.getByRole('button', { name: 'About your medicine' }).click();
    const texts = page.getByRole('heading', { name: 'Serious side effects' });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(texts).toBeVisible();
    await expect(title).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(title).toBeVisible();
  });

  test('a patient starts a renewal from the card', async () => {
    const { page, monitor } = await fixture.open(brand);
    // The API returns 404 for the log of a visit without answers.
    monitor.allow(/online-visit-log/);
    await page.goto('/user/subscriptions');
    await signIn(page, 'renewal');
    await page.getByRole('link', { name: /^Renew, / }).click();
    await expect(page).toHaveURL('/user/subscriptions/renewal/renewal-1');
    await expect(page.getByRole('heading', { name: 'Renew your prescription' })).toBeVisible();
    await expect(page.getByText(/^Question 1 of /)).toBeVisible();
  });

  test("a patient can't sign in with a doctor's account, of which nothing is stored", async () => {
    const { page } = await fixture.open(brand);
    await page.goto('/login');
    await signIn(page, 'doctor');
    await expect(page.getByText('Wrong User!').first()).toBeVisible();
    await expect(page).toHaveURL('/login');
    const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    expect(Object.keys(stored)).not.toContain('token');
    expect(JSON.stringify(stored)).not.toMatch(/eyJ|lena\.doctor/);
    await page.goto('/user/subscriptions');
    await expect(page).toHaveURL('/login');
  });
});
