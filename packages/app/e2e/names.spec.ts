import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** Pages with several links of one kind, and the seeded patients who have the most of them. */
const pages = [
  { as: 'demo', path: '/user/subscriptions' },
  { as: 'history', path: '/user/subscriptions' },
  { as: 'charges', path: '/user/subscriptions/charges-1' },
  { as: 'history', path: '/user/order-history' },
  { as: 'history', path: '/user/order-history/receipts' },
  { as: 'chat', path: '/user/chat?chatId=chat-chat-doctor' },
  { as: 'demo', path: '/user/profile' },
  // Opens /steps after sign-in.
  { as: 'register-summary', path: '/login' },
];

/** Links and buttons of the same name that lead to different places, and pictures without a name, in the accessibility tree. */
async function problemsOfNames(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const targets = new Map<string, string[]>();
  for (const [index, line] of lines.entries()) {
    const control = /^\s*- '?((?:link|button)(?: ".*")?)/.exec(line)?.[1];
    if (control === undefined) continue;
    // A link is followed by its address.
    const target = /\/url: (.*)$/.exec(lines[index + 1] ?? '')?.[1] ?? `line ${index}`;
    targets.set(control, [...(targets.get(control) ?? []), target]);
  }
  const ambiguous = [...targets].filter(([, found]) => new Set(found).size > 1);
  return [
    ...ambiguous.map(([control, found]) => `${control}: ${found.join(', ')}`),
    ...lines.filter((line) => /^\s*- img$/.test(line)),
  ];
}

describe('links, buttons and pictures', () => {
  const fixture = setUpApp();

  test.each(pages)(
    'links, buttons and pictures have a name of their own on $path of "$as"',
    async ({ as, path }) => {
      const { page, monitor } = await fixture.open('mens');
      // The API returns 404 for the log of a visit without answers.
      monitor.allow(/online-visit-log/);
      await page.goto(path);
      await signIn(page, as);
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await waitForQuiet(page);
      expect(await problemsOfNames(page)).toEqual([]);
    },
  );
});
