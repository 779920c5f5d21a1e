import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The drafts of this device as they lie there, sealed. */
const onTheDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('drafts');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database does not open')));
    });
    const rows = await new Promise<readonly unknown[]>((resolve) => {
      const request = database.transaction('drafts').objectStore('drafts').getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return rows.map((row) => JSON.stringify(row)).join('\n');
  });

/** Waits until the device has what was typed: sealing the last letter takes it some milliseconds. */
export async function settled(page: Page): Promise<void> {
  let before: string | undefined;
  await expect
    .poll(async () => {
      const now = await onTheDevice(page);
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}
