import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** Pages with several links of one kind, and the seeded patients who have the most of them. */
const pages = [
  { as: 'demo', path: '/user/subscriptions' },
  { as: 'history', path: '/user/subscriptions' },
  { as: 'orders', path: '/user/order-history' },
  { as: 'history', path: '/user/order-history' },
  { as: 'history', path: '/user/order-history/receipts' },
  { as: 'charges', path: '/user/subscriptions/charges-1' },
  { as: 'history', path: '/user/subscriptions/history-1' },
  { as: 'chat', path: '/user/chat' },
  { as: 'chat', path: '/user/chat?chatId=chat-chat-doctor' },
  { as: 'demo', path: '/user/profile' },
  { as: 'demo', path: '/user/doctors' },
];

/** Names of links and buttons in the accessibility tree that lead to different places. */
async function ambiguousNames(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const targets = new Map<string, string[]>();
  for (const [index, line] of lines.entries()) {
    const control = /^\s*- '?((?:link|button)(?: ".*")?)/.exec(line)?.[1];
    if (control === undefined) continue;
    // A link is followed by its address.
    const target = /\/url: (.*)$/.exec(lines[index + 1] ?? '')?.[1] ?? `line ${index}`;
    targets.set(control, [...(targets.get(control) ?? []), target]);
  }
  return [...targets].flatMap(([control, found]) =>
    new Set(found).size > 1 ? [`${control}: ${found.join(', ')}`] : [],
  );
}

describe('links and buttons', () => {
  const fixture = setUpApp();

  test.each(pages)('have a name of their own on $path of "$as"', async ({ as, path }) => {
    const { page } = await fixture.open('mens');
    await page.goto(path);
    await signIn(page, as);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForQuiet(page);
    if (process.env.SNAP) console.log(as, path, await page.locator('body').ariaSnapshot());
    expect(await ambiguousNames(page)).toEqual([]);
  });
});
