import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

describe('the downloaded records', () => {
  const fixture = setUpApp();
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the downloaded records are one file with treatments, orders and messages that opens without the app', async () => {
    const { page, monitor } = await fixture.open('mens');
    // No questionnaire has unsent answers (specification section 8).
    monitor.allow(/status of 404 .*\/api\/online-visit-log\//);
    monitor.allow(/^request to another host: file:/);
    await page.goto('/user/settings');
    await signIn(page, 'chat');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('my-records.html');
    await expect(page.getByText('Your file my-records.html is in your downloads.')).toBeVisible();
    const file = join(folder, saved.suggestedFilename());
    await saved.saveAs(file);
    expect(readFileSync(file, 'utf8')).not.toContain('<script');

    const reader = await page.context().newPage();
    await reader.goto(pathToFileURL(file).href);
    await expect(reader).toHaveTitle('Your Mens records');
    await expect(reader.getByText('for Nora Lindqvist.')).toBeVisible();
    for (const name of ['About you', 'Treatments', 'Receipts', 'Orders', 'Messages', 'Your health answers'])
      // oxlint-disable-next-line no-await-in-loop -- one page
      await expect(reader.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(reader.getByText('File: photo-guide.pdf')).toBeVisible();
  });
});
