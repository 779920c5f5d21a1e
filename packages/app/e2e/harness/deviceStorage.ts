import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Record in an IndexedDB database of the page's origin. */
interface StoredRecord {
  readonly database: string;
  readonly key: string;
  /** JSON, with binary data as Latin-1 text. */
  readonly value: string;
}

const readDatabases = (page: Page): Promise<readonly StoredRecord[]> =>
  page.evaluate(async () => {
    // Functions stay inside: the page can't reach this module's scope.
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
      const database = await promisify(indexedDB.open(name));
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

/** Waits until IndexedDB stops changing: drafts are encrypted and written a few milliseconds after input. */
export async function waitForDraftWrites(page: Page): Promise<void> {
  let previous: string | undefined;
  await expect
    .poll(async () => {
      const current = JSON.stringify(await readDatabases(page));
      const isSame = current === previous;
      previous = current;
      return isSame;
    })
    .toBe(true);
}
