import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { draftNames, onDevice } from './harness/onDevice.ts';
import { setStage } from './harness/open.ts';
import { loginForm, signIn } from './harness/signIn.ts';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const goOn = (page: Page) => main(page).getByRole('button', { name: /^Continue/ });
const saved = (page: Page) => main(page).getByText('Saved', { exact: true });

describe.each(brands)('the questions, in $id', ({ id: brand }) => {
  const stage = setStage();

  const atTheQuestions = async () => {
    const opened = await stage.open(brand);
    await opened.page.goto('/login');
    await signIn(opened.page, 'register-questions');
    await expect(opened.page).toHaveURL('/steps');
    await expect(question(opened.page, 'Have you ever had any of these?')).toBeVisible();
    return opened;
  };

  test('are where they were after a reload, and the browser goes back as the arrow does', async () => {
    const { page } = await atTheQuestions();
    await goOn(page).click();
    const next = question(page, 'Have you ever had an eating disorder?');
    await expect(next).toBeVisible();
    await main(page).getByText('No', { exact: true }).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(next).toBeVisible();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();

    await page.goBack();
    await expect(question(page, 'Have you ever had any of these?')).toBeVisible();
    await expect(page).toHaveURL('/steps');
    await main(page).getByRole('button', { name: 'Back' }).click();
    await expect(question(page, 'Have you ever had any of these?')).toBeHidden();
  });

  test('answered while the line is down are kept, encrypted, through a reload, and sent when it is back', async () => {
    const { page, watch } = await atTheQuestions();
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await goOn(page).click();
    await expect(question(page, 'Have you ever had an eating disorder?')).toBeVisible();
    await page.route('**/service/api/online-visit-log/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    );
    await main(page).getByText('No', { exact: true }).click();
    await expect(main(page).getByText(/1 answer is stored on this device/)).toBeVisible();
    await expect(saved(page)).toBeHidden();
    expect(await onDevice(page)).not.toMatch(/eating-disorder|optionIds|questionId/);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
    await expect(saved(page)).toBeHidden();
    await page.unroute('**/service/api/online-visit-log/*');
    await expect(saved(page)).toBeVisible();
  });

  test('leave nothing on the device when the session ends', async () => {
    const { page, watch } = await atTheQuestions();
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await page.route('**/service/api/online-visit-log/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    );
    await main(page).getByText('Sleep apnea').click();
    await expect(main(page).getByText(/1 answer is stored on this device/)).toBeVisible();
    expect(await draftNames(page)).toContain('register-questions-1 wlQuestions');
    // Another tab ends the session: its storage is empty, and this one hears of it.
    const other = await page.context().newPage();
    await other.goto('/login?token=another');
    await expect(loginForm(other).heading).toBeVisible();
    // The entry page may begin drafts of its own: none of the patient's is among them.
    await expect.poll(() => draftNames(other)).not.toContain('register-questions-1 wlQuestions');
    await expect(question(page, 'Have you ever had any of these?')).toBeHidden();
  });
});
