import { inflateSync } from 'node:zlib';
import { describe, test } from 'vitest';
import { scenarioNamed, demoPassword } from '@patient/api/sandbox';
import { findFirefox } from '../../../../tools/engines.ts';
import { expect } from '../harness/expect.ts';
import { setUpDriven } from './driven/setUpDriven.ts';
import { startFirefox } from './driven/startFirefox.ts';

const firefox = findFirefox();

/** Number of pages of a PDF, whose page objects are in compressed streams. */
function countPages(pdf: Uint8Array): number {
  const file = Buffer.from(pdf);
  let count = 0;
  for (let start = file.indexOf('stream'); start !== -1; start = file.indexOf('stream', start + 6)) {
    const from = file.indexOf('\n', start) + 1;
    try {
      const objects = inflateSync(file.subarray(from, file.indexOf('endstream', from))).toString('latin1');
      count += objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    } catch {
      // Not compressed, or the end of a stream.
    }
  }
  return count;
}

describe.skipIf(firefox === undefined)('Firefox', () => {
  const fixture = setUpDriven(() => startFirefox(firefox ?? ''));

  test.each([
    { as: 'orders', path: '/user/order-history', text: 'Receipts by year', pages: 1 },
    { as: 'chat', path: '/user/chat', text: 'Something else', pages: 2 },
  ])('prints no page with the header alone: $path', async ({ as, path, text, pages }) => {
    const page = await fixture.open('mens');
    await page.goto(path);
    await page.getByLabel('Email').pressSequentially(scenarioNamed(as).email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);
    // Until all of the page has loaded.
    await expect.poll(async () => countPages(await page.print())).toBe(pages);
  });
});
