import type { Page } from 'playwright';
import { expect } from 'vitest';

/** One thing that lies in a database of the page's origin. */
interface Kept {
  readonly database: string;
  readonly key: string;
  /** As JSON, bytes as the characters of the same numbers. */
  readonly value: string;
}

/** Everything in the databases of the page's origin, as it lies there. */
const inDatabases = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(async () => {
    // What runs in the page reaches nothing outside itself.
    // oxlint-disable unicorn/consistent-function-scoping
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database does not answer')));
      });
    const plain = (_key: string, part: unknown) =>
      part instanceof ArrayBuffer || ArrayBuffer.isView(part) ? new TextDecoder('latin1').decode(part) : part;
    // oxlint-enable unicorn/consistent-function-scoping
    const kept: Kept[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())]);
        for (const [index, key] of keys.entries())
          kept.push({ database: name, key: String(key), value: JSON.stringify(values[index], plain) ?? '' });
      }
      database.close();
    }
    return kept;
  });

/** Everything that is stored on the device for the page's origin, in one text. */
export async function onDevice(page: Page): Promise<string> {
  const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return [storages, ...(await inDatabases(page)).map(({ value }) => value)].join('\n');
}

/** What the drafts on the device are called. */
export const draftNames = async (page: Page): Promise<readonly string[]> =>
  (await inDatabases(page)).filter(({ database }) => database === 'drafts').map(({ key }) => key);

/** Waits until the device has what was typed: sealing the last letter takes it some milliseconds. */
export async function settled(page: Page): Promise<void> {
  let before: string | undefined;
  await expect
    .poll(async () => {
      const now = JSON.stringify(await inDatabases(page));
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}
