import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { demoPassword } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { onDevice, settled } from './harness/onDevice.ts';
import { setStage } from './harness/open.ts';
import { agree, fillAccount, fillContact, fillPerson, fillPlace, goOn, part } from './harness/register.ts';
import { signIn } from './harness/signIn.ts';

const EMAIL = 'ada.lovell@example.com';

describe.each(brands)('a visitor of $id', ({ id: brand }) => {
  const stage = setStage();

  test('registers; a reload on the way loses nothing, and nothing lies on the device in clear', async () => {
    const { page, watch } = await stage.open(brand);
    // A new visit has no log yet, which the service says by a 404.
    watch.allow(/online-visit-log/);
    await page.goto('/weightloss?code=WELCOME');
    await expect(page).toHaveURL('/weightloss');
    await fillPlace(page, 'Alaska');
    await goOn(page);
    await expect(page.getByText('We do not treat patients in Alaska yet')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another state' }).click();
    await fillPlace(page, 'Oregon');
    await goOn(page);
    await fillPerson(page);
    await goOn(page);
    await fillContact(page, EMAIL);

    await settled(page);
    await page.reload();
    await expect(part(page, 'How do we reach you?')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await goOn(page);
    await goOn(page);
    await fillAccount(page);
    expect(await onDevice(page)).not.toMatch(/Lovell|example\.com|1985/);

    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('register');
    await expect(part(page, 'Your account')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pendingCouponCode'))).toBe('WELCOME');
  });

  test('whose patient record failed takes the registration up again by signing in', async () => {
    const { page, watch } = await stage.open(brand);
    watch.allow(/Failed to load resource/);
    await stage.app.setFaults({ operation: 'createPatient', status: 500, message: 'Please wait.', times: 1 });
    await page.goto('/weightloss');
    await fillPlace(page, 'Oregon');
    await goOn(page);
    await fillPerson(page);
    await goOn(page);
    await fillContact(page, EMAIL);
    await goOn(page);
    await fillAccount(page);
    await goOn(page, 'Create account');
    await expect(page.getByRole('main').getByText('Please wait.').first()).toBeVisible();

    // Another visit: nothing of the first one is left but the account.
    await page.goto('/weightloss');
    await fillPlace(page, 'Oregon');
    await goOn(page);
    await fillPerson(page);
    await goOn(page);
    await fillContact(page, EMAIL);
    await goOn(page);
    await expect(page.getByText('You have an account already')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await goOn(page, 'Sign in');
    await expect(page.getByRole('main').getByText('do not match').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await goOn(page, 'Sign in');
    await expect(part(page, 'How do we reach you?')).toBeVisible();
    await goOn(page);
    await agree(page);
    await goOn(page, 'Go on');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('register');
  });

  test('with an account and no patient comes from the sign-in page to the basics', async () => {
    const { page } = await stage.open(brand);
    await page.goto('/login');
    await signIn(page, 'visitor');
    await expect(
      page.getByRole('heading', { name: /What would you like to treat\?|Where do you live\?/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
