import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { pressLabel } from './harness/pressLabel.ts';
import { signIn } from './harness/signIn.ts';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pressContinue = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Continue/ })
    .click();

/** Goes forward once the history has a next entry. */
async function goForward(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
  await page.goForward();
}

describe('browser history in the steps', () => {
  const fixture = setUpApp();

  test('browser history in the steps goes back and forward through questions, choices and steps', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    await signIn(page, 'register-questions');
    await expect(question(page, 'Have you ever had any of these?')).toBeVisible();
    await pressContinue(page);
    const third = question(page, 'Have you ever had an eating disorder?');
    await expect(third).toBeVisible();

    await page.goBack();
    await expect(question(page, 'Have you ever had any of these?')).toBeVisible();
    await page.goBack();
    const first = question(page, 'Do you, or does anybody in your close family, have any of these?');
    await expect(first).toBeVisible();
    await goForward(page);
    await expect(question(page, 'Have you ever had any of these?')).toBeVisible();
    await goForward(page);
    await expect(third).toBeVisible();
    await expect(page).toHaveURL('/steps');

    // Forward does not skip the follow-up question of a new answer.
    await page.goBack();
    await expect(question(page, 'Have you ever had any of these?')).toBeVisible();
    await pressLabel(main(page).getByRole('checkbox', { name: 'Pancreatitis' }));
    await goForward(page);
    await expect(question(page, 'When did you last have pancreatitis?')).toBeVisible();
  });

  test('browser history in the steps goes forward to the step that the patient went back from', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    await signIn(page, 'register-payment');
    const address = main(page).getByRole('combobox', { name: /Street address/ });
    await expect(address).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Choose your plan')).toBeVisible();
    await goForward(page);
    await expect(address).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Choose your plan')).toBeVisible();
    const choice = main(page).getByRole('radiogroup').first();
    await expect(choice.getByRole('radio')).not.toHaveCount(0);
    const lastChoice = await choice.innerText();
    await page.goBack();
    await expect.poll(() => choice.innerText()).not.toBe(lastChoice);
    await goForward(page);
    await goForward(page);
    await expect(address).toBeVisible();
  });

  test('browser history in the steps saves once when Continue is clicked twice', async () => {
    const { page } = await fixture.open('mens');
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH' || request.method() === 'PUT') saves.push(request.url());
    });
    await page.goto('/login');
    await signIn(page, 'register-treatment');
    const pressTwice = () =>
      main(page)
        .getByRole('button', { name: 'Continue' })
        .filter({ visible: true })
        .evaluate((button: HTMLElement) => {
          button.click();
          button.click();
        });
    await pressLabel(main(page).getByRole('radio', { name: /0\.5 mg/ }));
    await pressTwice();
    await expect(main(page).getByRole('radiogroup', { name: 'How often should we deliver?' })).toBeVisible();
    await pressLabel(main(page).getByRole('radio', { name: /Every 3 months/ }));
    await pressTwice();
    await expect(main(page).getByRole('combobox', { name: /Street address/ })).toBeVisible();
    expect(saves.filter((url) => url.includes('/api/subscription/'))).toHaveLength(2);
    expect(saves.filter((url) => url.includes('/stepper/'))).toHaveLength(1);
  });
});
