import type { Page } from 'playwright';
import { expect } from 'vitest';
import { waitForQuiet } from './waitForQuiet.ts';

/** Record in an IndexedDB database of the page's origin. */
interface StoredRecord {
  readonly database: string;
  readonly key: string;
  /** JSON, with binary data as Latin-1 text. */
  readonly value: string;
}

const readDatabases = (page: Page): Promise<readonly StoredRecord[]> =>
  page.evaluate(async () => {
    // Declared inside: code evaluated in the page has no access to this module's scope.
    // oxlint-disable unicorn/consistent-function-scoping
    const promisify = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The IndexedDB request failed')));
      });
    const decodeBinary = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value)
        : value;
    // oxlint-enable unicorn/consistent-function-scoping
    const records: StoredRecord[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const request = indexedDB.open(name);
      // `open` would recreate a database that was deleted after the listing, without its stores.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      const database = await promisify(request).catch(() => undefined);
      if (database === undefined) continue;
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([promisify(store.getAllKeys()), promisify(store.getAll())]);
        for (const [index, key] of keys.entries())
          records.push({
            database: name,
            key: String(key),
            value: JSON.stringify(values[index], decodeBinary) ?? '',
          });
      }
      database.close();
    }
    return records;
  });

/** Returns localStorage, sessionStorage and IndexedDB of the page's origin as one text. */
export async function readDeviceStorage(page: Page): Promise<string> {
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return [storages, ...(await readDatabases(page)).map(({ value }) => value)].join('\n');
}

export const readDraftKeys = async (page: Page): Promise<readonly string[]> =>
  (await readDatabases(page)).filter(({ database }) => database === 'drafts').map(({ key }) => key);

/** Several times longer than writing a draft takes on a busy machine, milliseconds. */
const WRITE_MS = 250;

/**
 * Waits until typed input is stored: drafts are encrypted and written a few milliseconds after input, the first one only
 * after its code is loaded and its key is created.
 */
export async function waitForDraftWrites(page: Page): Promise<void> {
  const read = async () => JSON.stringify(await readDatabases(page));
  await expect
    .poll(async () => {
      const before = await read();
      await waitForQuiet(page, WRITE_MS);
      return (await read()) === before;
    })
    .toBe(true);
}
