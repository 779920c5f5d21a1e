import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { readDraftKeys, waitForDraftWrites } from './harness/deviceStorage.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { fetchCharges } from './registration/outcome.ts';

const TEST_CARD = '4242424242424242';
const CHECKED_CARD = '4000000000003220';
const DECLINED_CARD = '4000000000000002';

const main = (page: Page) => page.getByRole('main');

/** Fills in an unknown address and continues to the card. */
async function continueToCard(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /Street address/ }).fill('1 Nowhere Lane');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /City/ }).fill('Portland');
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByRole('button', { name: 'Use this address anyway' }).click();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('1234');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
}

/** Call of a page. */
interface SentCall {
  readonly path: string;
  readonly body: string;
}

/** Records every call of a page. Uses a route because bodies are available for intercepted requests only. */
async function watchCalls(page: Page): Promise<readonly SentCall[]> {
  const calls: SentCall[] = [];
  await page.route('**/service/**', (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    calls.push({ path: pathname + search, body: request.postData() ?? '' });
    return route.fallback();
  });
  return calls;
}

const bodiesOf = (calls: readonly SentCall[], path: RegExp) =>
  calls.flatMap((call) => (path.test(call.path) ? [call.body] : []));

/** Digits of each call without separators. */
const digitsOf = (calls: readonly SentCall[]) =>
  calls.map(({ path, body }) => (path + body).replaceAll(/\D/g, '')).join(' ');

const HOLD = /\/hold-charge\//;

const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay \$/ });

const nameOf = (tab: Page) => tab.getByRole('textbox', { name: 'Name on the card' });

const completeButton = (tab: Page) =>
  tab.getByRole('dialog', { name: /Bank check/ }).getByRole('button', { name: 'Complete' });

/** The API returns 404 until a photo is uploaded. */
const NO_PHOTO = /status of 404 .*private-file/;

describe('payment', () => {
  const fixture = setUpApp();

  test(
    'privacy 11, privacy 14: shows a declined card, applies a coupon and holds one charge on a double click',
    { tags: 'core' },
    async () => {
      const { page, monitor } = await fixture.open('mens');
      // Chromium logs the declined card.
      monitor.allow(/status of 402/);
      monitor.allow(NO_PHOTO);
      const calls = await watchCalls(page);
      await page.goto('/login');
      await signIn(page, 'register-payment');
      await expect(page).toHaveURL('/steps');
      await continueToCard(page);
      // Price, frequency, next date and how to cancel are shown before payment (privacy rules, 14).
      await expect(main(page).getByText(/renews until you cancel/)).toBeVisible();
      await expect(main(page).getByText('Price per month')).toBeVisible();
      await expect(main(page).getByText('Then every month')).toBeVisible();
      await expect(main(page).getByText(/^Next on \w+ \d+, \d+ if a doctor approves today$/)).toBeVisible();

      await fillCard(page, DECLINED_CARD);
      await payButton(page).click();
      await expect(main(page).getByText("Your bank didn't accept this card")).toBeVisible();
      await expect(main(page).getByText('Your card was declined.')).toBeVisible();

      const priceBefore = await payButton(page).textContent();
      await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10');
      await main(page).getByRole('button', { name: 'Apply' }).click();
      await expect(main(page).getByText('WELCOME10 applied').first()).toBeVisible();
      await expect(payButton(page)).not.toHaveText(priceBefore ?? '');

      await fillCard(page, TEST_CARD);
      await payButton(page).dblclick();
      await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
      const token = expect.stringContaining('paymentToken');
      expect(bodiesOf(calls, HOLD)).toEqual([token, token]);
      const attempts = () => bodiesOf(calls, /\/log-payment-attempt\//).join(' ');
      await expect.poll(attempts).toMatch(/failed.*succeeded/);
      for (const card of [TEST_CARD, DECLINED_CARD]) expect(digitsOf(calls)).not.toContain(card);
    },
  );

  test('privacy 11: a new card on file is sent as a token, its number is in no call', async () => {
    const { page } = await fixture.open('mens');
    const calls = await watchCalls(page);
    await page.goto('/user/profile/card');
    await signIn(page, 'demo');
    await fillCard(page, TEST_CARD);
    await main(page).getByRole('button', { name: 'Save card' }).click();
    await expect(main(page).getByText('Your new card is saved')).toBeVisible();
    expect(bodiesOf(calls, /\/api\/patient\//)).toContainEqual(expect.stringContaining('paymentToken'));
    expect(digitsOf(calls)).not.toContain(TEST_CARD);
  });

  test('a payment keeps the address and all fields next to the card after a reload', async () => {
    const { page, monitor } = await fixture.open('product');
    monitor.allow(NO_PHOTO);
    await page.goto('/login');
    await signIn(page, 'register-payment');
    await continueToCard(page);
    const name = page.getByRole('textbox', { name: 'Name on the card' });
    const coupon = page.getByRole('textbox', { name: 'Coupon code' });
    const isSame = page.getByRole('checkbox', { name: /Billing address/ });
    const street = page.getByRole('textbox', { name: 'Street address' });
    await name.fill('Robin Moore');
    await coupon.fill('WELCOME10');
    await page.getByText('Billing address is the same').click();
    await street.fill('418 Maple Street');
    await waitForDraftWrites(page);
    await page.reload();
    // A reload restarts the step at the address (specification section 4).
    await expect(page.getByRole('combobox', { name: /Street address/ })).toHaveValue('1 Nowhere Lane');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await main(page).getByRole('button', { name: 'Use this address anyway' }).click();
    await expect(name).toHaveValue('Robin Moore');
    await expect(coupon).toHaveValue('WELCOME10');
    await expect(isSame).not.toBeChecked();
    await expect(street).toHaveValue('418 Maple Street');
    await page.getByRole('textbox', { name: 'City' }).fill('Portland');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Oregon');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('97205');
    await fillCard(page, TEST_CARD);
    const calls = await watchCalls(page);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    const [hold = ''] = bodiesOf(calls, HOLD);
    expect(JSON.parse(hold)).toMatchObject({
      payment: { sameAsShipping: false, billing: { address: '418 Maple Street', zipCode: '97205' } },
    });
  });

  test('two tabs at the check of the bank hold one charge, and show the same draft before', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(NO_PHOTO);
    await page.goto('/login');
    await signIn(page, 'register-payment');
    await continueToCard(page);
    const other = await page.context().newPage();
    await other.goto('/steps');
    await continueToCard(other);
    // Neither tab overwrites the input of the other one.
    await nameOf(page).fill('Robin Moore');
    await expect(nameOf(other)).toHaveValue('Robin Moore');
    await other.getByText('Billing address is the same').click();
    await expect(page.getByRole('checkbox', { name: /Billing address/ })).not.toBeChecked();
    await expect(nameOf(page)).toHaveValue('Robin Moore');
    await other.getByText('Billing address is the same').click();

    for (const tab of [page, other]) {
      await fillCard(tab, CHECKED_CARD);
      await payButton(tab).click();
      await expect(completeButton(tab)).toBeVisible();
    }
    for (const tab of [other, page]) {
      await completeButton(tab).click();
      await expect(tab.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    }
    const charges = await fetchCharges(page, fixture.app.serviceUrl, 'register-payment-1');
    expect(charges.filter(({ status }) => status === 'hold')).toHaveLength(1);
  });

  test('a payment repeats a payment of unknown outcome with the same idempotency key after a reload', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/Failed to load resource|ERR_/);
    monitor.allow(NO_PHOTO);
    await page.goto('/login');
    await signIn(page, 'register-payment');
    await continueToCard(page);
    await fillCard(page, TEST_CARD);
    await page.route('**/hold-charge/**', (route) => route.abort('connectionreset'), { times: 1 });
    const calls = await watchCalls(page);
    await payButton(page).click();
    await expect(main(page).getByText("We couldn't find out if the amount is held")).toBeVisible();
    const isStored = async () => (await readDraftKeys(page)).includes('payment register-payment-1');
    await expect.poll(isStored).toBe(true);
    await page.reload();
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await main(page).getByRole('button', { name: 'Use this address anyway' }).click();
    await fillCard(page, TEST_CARD);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    const [first, second] = bodiesOf(calls, HOLD).map((hold) => JSON.parse(hold).idempotencyKey);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
    await expect.poll(isStored).toBe(false);
  });
});
