import { describe, test } from 'vitest';
import { demoPassword } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { readDeviceStorage, waitForDraftWrites } from './harness/deviceStorage.ts';
import { setUpApp } from './harness/appFixture.ts';
import {
  acceptConsents,
  fillAboutYou,
  fillAccount,
  fillBasics,
  fillContact,
  fillResidence,
  partHeading,
  submitPart,
} from './harness/basicsStep.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

const EMAIL = 'ada.lovell@example.com';

// Brands differ in data only.
const { id: brand } = brands[0];

describe('a visitor', () => {
  const fixture = setUpApp();

  test('privacy 14, privacy 15: registers, keeps input after a reload and stores no plain text', async () => {
    const { page, monitor } = await fixture.open(brand);
    // The API returns 404 for a new visit's log.
    monitor.allow(/online-visit-log/);
    await page.goto('/weightloss?code=WELCOME');
    await expect(page).toHaveURL('/weightloss');
    await fillResidence(page, 'Alaska');
    await submitPart(page);
    await expect(page.getByRole('main').getByText("We don't treat patients in Alaska yet")).toBeVisible();
    await page.getByRole('button', { name: 'Choose another state' }).click();
    await fillResidence(page, 'Oregon');
    await submitPart(page);
    await fillAboutYou(page);
    await fillContact(page, EMAIL);

    await waitForDraftWrites(page);
    await page.reload();
    await expect(partHeading(page, 'About you')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
    await page.goBack();
    await expect(page.getByLabel('Zip code')).toHaveValue('97205');
    await submitPart(page);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await submitPart(page);
    await fillAccount(page);
    expect(await readDeviceStorage(page)).not.toMatch(/Lovell|example\.com|1985/);

    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('register');
    await expect(partHeading(page, 'Your account')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pendingCouponCode'))).toBe('WELCOME');
  });

  test('continues by signing in after creating the patient record failed', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource/);
    await fixture.app.setFaults({
      operation: 'createPatient',
      status: 500,
      message: 'Please wait.',
      times: 1,
    });
    await page.goto('/weightloss');
    await fillBasics(page, EMAIL);
    await submitPart(page, 'Create account');
    await expect(page.getByRole('main').getByText('Please wait.').first()).toBeVisible();

    // Starts over: of the first attempt, only the account exists.
    await page.goto('/weightloss');
    await fillResidence(page, 'Oregon');
    await submitPart(page);
    await fillAboutYou(page);
    await fillContact(page, EMAIL);
    await submitPart(page);
    await expect(page.getByRole('main').getByText('You already have an account')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await submitPart(page, 'Sign in');
    await expect(page.getByRole('main').getByText('do not match').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await submitPart(page, 'Sign in');
    await expect(page.getByText("This is your account's email.")).toBeVisible();
    await submitPart(page);
    await acceptConsents(page);
    await submitPart(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('register');
  });

  test('returns to the code after a reload, with the input, and signs in with the first password', async () => {
    const { page, monitor } = await fixture.open(brand);
    // A code that is entered for a confirmed account is an error of the identity service.
    monitor.allow(/Failed to load resource/);
    await page.route('**/identity', async (route) => {
      const request = route.request();
      // Only the browser resolves the brand's host name, so this request goes to 127.0.0.1.
      const response = await route.fetch({
        url: request.url().replace(/^.*?\/service/, fixture.app.serviceUrl),
      });
      const isSignUp = request.headers()['x-amz-target']?.endsWith('.SignUp') === true;
      const json: object = await response.json();
      await route.fulfill({ response, json: isSignUp ? { ...json, UserConfirmed: false } : json });
    });
    await page.goto('/weightloss');
    await fillBasics(page, EMAIL);
    await submitPart(page, 'Create account');
    await expect(page.getByRole('main').getByText(`We sent a code to ${EMAIL}`)).toBeVisible();
    await waitForDraftWrites(page);
    await page.reload();
    await expect(partHeading(page, 'Confirm your email')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill('\u200BCode: 123 456');
    await submitPart(page);
    await expect(partHeading(page, 'Sign in to continue')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Another-Stone-77');
    await submitPart(page, 'Sign in');
    await expect(page.getByRole('main').getByText('This account has another password').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await submitPart(page, 'Sign in');
    await acceptConsents(page);
    await submitPart(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('register');
  });

  test('with an account but no patient record is redirected from sign-in to the basics step', async () => {
    const { page } = await fixture.open(brand);
    await page.goto('/login');
    await signIn(page, 'visitor');
    await expect(
      page.getByRole('heading', { name: /What would you like to treat\?|Where do you live\?/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
