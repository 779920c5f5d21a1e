import type { Page } from 'playwright';

/**
 * Tracks object URLs of every document of a page; call it before the first navigation.
 * @returns function that reads the object URLs of the current document that are not revoked
 */
export async function watchLiveUrls(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const live = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (...call) => {
      const url = createObjectURL(...call);
      live.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      live.delete(url);
      revokeObjectURL(url);
    };
    Object.assign(globalThis, { readLiveUrls: () => [...live] });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'readLiveUrls')() as readonly string[]);
}
