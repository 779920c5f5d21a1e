import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from './harness/expect.ts';
import { setUpApp } from './harness/appFixture.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** Sizes of a PDF's pages, in points. */
const pageSizes = (pdf: Buffer): readonly string[] => {
  const text = pdf.toString('latin1');
  const pages = text.match(/\/Type\s*\/Page\b/g) ?? [];
  const boxes = text.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return pages.map((_, index) => /\[([^\]]*)\]/.exec(boxes[index] ?? '')?.[1]?.trim() ?? '');
};

/** Records object URLs that a page revokes. */
async function watchRevoked(page: Page): Promise<() => Promise<readonly string[]>> {
  const revoked: string[] = [];
  await page.exposeFunction('recordRevoked', (url: string) => void revoked.push(url));
  await page.evaluate(() => {
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (url) => {
      Reflect.apply(Reflect.get(globalThis, 'recordRevoked'), undefined, [url]);
      revoke(url);
    };
  });
  return async () => revoked;
}

describe('a patient with orders', () => {
  const fixture = setUpApp();

  test('a patient with orders opens an order and prints its receipt on one Letter page', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/user/order-history');
    await signIn(page, 'orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
    await page
      .getByRole('link', { name: /, Ordered / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText('Prescribed by');
    await page.reload();
    await expect(receipt).toContainText('Prescribed by');
    expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['0 0 612 792']);
    // Also on wide paper, the hidden menu leaves no empty column.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await receipt.boundingBox()).toMatchObject({ x: 0, y: 0 });
  });

  test('a patient with orders prints the complete receipts of a year instead of its table', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/user/order-history/receipts');
    await signIn(page, 'orders');
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    const payments = (await table.getByRole('row').count()) - 1;
    const receipts = page.getByRole('article', { name: 'Receipt' });
    await expect(receipts).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeHidden();
    await expect(receipts).toHaveCount(payments);
    await expect(receipts.first()).toContainText('Prescribed by');
  });

  test('a patient with orders downloads the next deliveries as a calendar that does not mention the treatment', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/user/order-history');
    await signIn(page, 'active');
    const revoked = await watchRevoked(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add deliveries to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('deliveries.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('BEGIN:VEVENT');
    expect(file).not.toMatch(/mens|tablet|sildenafil|doctor/i);
    // Safari reads the file only after the patient has confirmed the download.
    await waitForQuiet(page);
    expect(await revoked()).not.toContain(download.url());
    await page.getByRole('link', { name: 'Receipts by year' }).click();
    await expect.poll(revoked).toContain(download.url());
  });
});
