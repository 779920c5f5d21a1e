import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setStage } from '../harness/open.ts';
import { begin, WHOLE } from './begin.ts';
import { someJourneys } from './journey.ts';
import { ending, referenceOf } from './reference.ts';
import { next, walk, type Incidents } from './walk/walk.ts';
import { told } from './walk/whereabouts.ts';

/** The card is no draft: with another visit payment begins at its address again (specification section 4). */
const BEGINS_AT: ReadonlyMap<string, string> = new Map([['How do you want to pay?', 'Where should it go?']]);

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
async function settled(page: Page): Promise<void> {
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

/** Loads the page anew at every stop, when all is given there and nothing sent. */
function reloads(): Incidents {
  const reloaded = new Set<string>();
  return {
    given: async ({ walker, place, where }) => {
      if (reloaded.has(told(where))) return undefined;
      reloaded.add(told(where));
      await settled(walker.page);
      await walker.page.reload();
      const after = await next(walker);
      expect(told(after)).toBe(BEGINS_AT.get(told(where)) ?? told(where));
      if (told(after) === told(where)) await place.kept?.(walker);
      return after;
    },
  };
}

describe('a whole registration with a reload after every single step', WHOLE, () => {
  const stage = setStage();

  test.each(someJourneys('mens ag'))('$treatment in $brand ends as the calm one', async (journey) => {
    const { page, walker } = await begin(stage, journey);
    await walk(walker, reloads());
    await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
  });
});
