import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { createPhoto } from './registration/createPhoto.ts';

/** The API returns 404 until a photo is uploaded. */
const NO_PHOTO = /status of 404 .*private-file/;

const photo = createPhoto('photo');

describe('identity photos', () => {
  const fixture = setUpApp();

  test('identity photos can be retried after a failed upload and are sent to a doctor', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/status of 500/);
    monitor.allow(NO_PHOTO);
    await page.goto('/login');
    await signIn(page, 'register-photo');
    await expect(page).toHaveURL('/steps');
    const main = page.getByRole('main');
    const choose = () => main.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);

    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await choose();
    await fixture.app.setFaults({ operation: 'uploadPrivateFile', status: 500, times: 1 });
    await main.getByRole('button', { name: 'Use this photo' }).click();
    await expect(main.getByText('Something goes wrong, please contact support team')).toBeVisible();
    await main.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await choose();
    await main.getByRole('button', { name: 'Use this photo' }).click();
    // The service deletes the visit logs once the answers are sent.
    await expect(main.getByText('About your health')).toBeVisible();
    await main.getByRole('button', { name: 'Send to a doctor' }).click();
    await expect(page).not.toHaveURL('/steps');
  });

  test('that the service refuses show why, below the fixed message', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/status of 4(?:13|29)/);
    monitor.allow(NO_PHOTO);
    const responses = [
      { status: 413, contentType: 'text/html', body: '<html><body><h1>413</h1>nginx</body></html>' },
      { status: 429, headers: { 'retry-after': '120' }, contentType: 'text/html', body: '<html>429</html>' },
    ];
    await page.route('**/private-file?*', (route) => {
      const response = route.request().method() === 'POST' ? responses.shift() : undefined;
      return response === undefined ? route.fallback() : route.fulfill(response);
    });
    await page.goto('/login');
    await signIn(page, 'register-photo');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await main.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);
    await main.getByRole('button', { name: 'Use this photo' }).click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText(
      /contact support team.*This is too large for our service\. Choose another/,
    );
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText(
      /contact support team.*too many requests at the moment\. You can try again at \d+:\d\d\s[AP]M\./,
    );
    await expect(page.getByText(/nginx|<html/)).toHaveCount(0);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
  });

  test('identity photos are not requested again after a reload', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(NO_PHOTO);
    await page.goto('/login');
    await signIn(page, 'register-photo');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await main.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);
    await main.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await page.reload();
    await expect(main.getByText('We received your ID photo')).toBeVisible();
    await main.getByRole('button', { name: 'View photo' }).click();
    await expect(main.getByRole('img', { name: 'Your photo ID' })).toHaveAttribute('src', /^blob:/);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
  });
});
