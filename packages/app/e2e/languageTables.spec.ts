import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

declare global {
  // Filled by watchLanguages, read by the test.
  var languageQuestions: string[] | undefined;
}

/** Notes what asks the browser about languages. Runs in the page before any other script; serialized, so it can't use imports. */
function watchLanguages(): void {
  const questions: string[] = [];
  globalThis.languageQuestions = questions;
  const note = (name: string) => questions.push(`${name} ${new Error(name).stack ?? ''}`);
  for (const name of ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'Locale', 'NumberFormat']) {
    const asked: unknown = Reflect.get(Intl, name);
    if (typeof asked !== 'function') throw new Error(`This browser has no Intl.${name}`);
    const watched = new Proxy(asked, {
      construct(target, given, newTarget) {
        note(name);
        return Reflect.construct(target, given, newTarget);
      },
      get(target, key) {
        if (key === 'supportedLocalesOf') note(name);
        return Reflect.get(target, key);
      },
    });
    Reflect.set(Intl, name, watched);
  }
}

describe('no page makes the browser read its tables of languages before it can be used:', () => {
  const fixture = setUpApp();
  const brand = brands[0].id;

  test.each(['/login', '/weightloss'])('%s', async (path) => {
    const { page } = await fixture.open(brand);
    await page.addInitScript(watchLanguages);
    await page.goto(path);
    await waitForAppReady(page);
    expect(await page.evaluate(() => globalThis.languageQuestions)).toEqual([]);
  });

  test('pages of a patient', async () => {
    const { page } = await fixture.open(brand);
    await page.goto('/user/subscriptions');
    await signIn(page, 'demo');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.addInitScript(watchLanguages);
    const pages = [
      ['/user/subscriptions', 'article'],
      ['/user/subscriptions/demo-active', 'definition'],
      ['/user/order-history', 'article'],
      ['/doctor-info/doctor-lee', 'definition'],
    ] as const;
    for (const [path, role] of pages) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
      expect(await page.evaluate(() => globalThis.languageQuestions)).toEqual([]);
    }
  });
});
