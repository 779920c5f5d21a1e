import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { expect } from './harness/expect.ts';
import { cardLink, subscriptionPage } from './harness/subscriptionPage.ts';
import { setUpApp } from './harness/appFixture.ts';
import { loginForm, signIn } from './harness/signIn.ts';

const rejectedSignIn = /status of 400 .*\/service\/identity/;
const appDown = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection/;

describe.each(brands)('a patient of $id', ({ id: brand }) => {
  const fixture = setUpApp();

  test('signs in, pauses a subscription and resumes it after a restart of the service', async () => {
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

    await page.goto('/user/subscriptions');
    await expect(page.getByRole('heading', { name: 'Your subscriptions' })).toBeVisible();
    await cardLink(page, 'demo-active').click();
    await pause.click();
    await confirm('Pause').click();
    await expect(resume).toBeVisible();
    await page.reload();
    await expect(resume).toBeVisible();

    monitor.allow(appDown);
    await fixture.app.kill();
    await fixture.app.start();
    await page.reload();
    await expect(resume).toBeVisible();
    await expect(pause).toBeHidden();

    await resume.click();
    await confirm('Resume').click();
    await expect(pause).toBeVisible();
    await page.reload();
    await expect(pause).toBeVisible();
  });

  test('sees the sign-in page of the brand without any script', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(loginForm(page).heading).toBeVisible();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  });

  test("can't sign in with a doctor's account, and nothing of it is stored", async () => {
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
