import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { readDeviceStorage, readDraftKeys } from './harness/deviceStorage.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const continueButton = (page: Page) => main(page).getByRole('button', { name: /^Continue/ });
const savedIndicator = (page: Page) => main(page).getByText('Saved', { exact: true });

/** Selects the second answer with the arrow keys, which doesn't open the next question. */
async function selectSecond(page: Page, first: string): Promise<void> {
  await page.getByRole('radio', { name: first, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
}

// The questionnaire doesn't differ between brands.
const { id: brand } = brands[0];

describe('the questionnaire', () => {
  const fixture = setUpApp();

  const openQuestions = async () => {
    const opened = await fixture.open(brand);
    await opened.page.goto('/login');
    await signIn(opened.page, 'register-questions');
    await expect(opened.page).toHaveURL('/steps');
    await expect(question(opened.page, 'Have you ever had any of these?')).toBeVisible();
    return opened;
  };

  test('the questionnaire keeps its position after a reload, and browser Back works like the Back button', async () => {
    const { page } = await openQuestions();
    await continueButton(page).click();
    const next = question(page, 'Have you ever had an eating disorder?');
    await expect(next).toBeVisible();
    await selectSecond(page, 'Yes');
    await expect(savedIndicator(page)).toBeVisible();
    await page.reload();
    await expect(next).toBeVisible();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();

    await page.goBack();
    await expect(question(page, 'Have you ever had any of these?')).toBeVisible();
    await expect(page).toHaveURL('/steps');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(question(page, 'Have you ever had any of these?')).toBeHidden();
  });

  test('the questionnaire keeps offline answers encrypted through a reload and sends them when online', async () => {
    const { page, monitor } = await openQuestions();
    monitor.allow(/Failed to load resource|ERR_FAILED/);
    await continueButton(page).click();
    await expect(question(page, 'Have you ever had an eating disorder?')).toBeVisible();
    await page.route('**/service/api/online-visit-log/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    );
    await selectSecond(page, 'Yes');
    await expect(main(page).getByText(/1 answer is stored on this device/)).toBeVisible();
    await expect(savedIndicator(page)).toBeHidden();
    expect(await readDeviceStorage(page)).not.toMatch(/eating-disorder|optionIds|questionId/);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
    await expect(savedIndicator(page)).toBeHidden();
    await page.unroute('**/service/api/online-visit-log/*');
    await expect(savedIndicator(page)).toBeVisible();
  });

  test('the questionnaire removes its drafts from the device when the session ends', async () => {
    const { page, monitor } = await openQuestions();
    monitor.allow(/Failed to load resource|ERR_FAILED/);
    await page.route('**/service/api/online-visit-log/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    );
    await main(page).getByText('Sleep apnea').click();
    await expect(main(page).getByText(/1 answer is stored on this device/)).toBeVisible();
    expect((await readDraftKeys(page)).join()).toContain('answers register-questions-1 own');
    // Ends the session from another tab.
    const otherTab = await page.context().newPage();
    await otherTab.goto('/login?token=another');
    await expect(loginForm(otherTab).heading).toBeVisible();
    // The entry page may create its own drafts, so only the patient's draft is checked.
    await expect
      .poll(async () => (await readDraftKeys(otherTab)).join())
      .not.toContain('answers register-questions-1 own');
    await expect(question(page, 'Have you ever had any of these?')).toBeHidden();
  });
});
