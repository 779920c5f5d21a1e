import { describe, expect, test } from 'vitest';
import { setStage } from './harness/open.ts';

/** Shows that the watch sees what the other tests rely on it to see. */
describe('the watch', () => {
  const stage = setStage();

  test('sees a script the policy forbids', async () => {
    const { page, watch } = await stage.open('mens');
    await page.goto('/login');
    expect(watch.problems()).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.ran = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await expect
      .poll(() => watch.problems())
      .toContainEqual(expect.stringMatching(/Content Security Policy/));
    watch.allow(/Content Security Policy/);
  });

  test('sees a request to another host, which the policy stops', async () => {
    const { page, watch } = await stage.open('product');
    await page.goto('/login');
    const failed = await page.evaluate(() =>
      fetch('http://other.localhost:1/').then(
        () => false,
        () => true,
      ),
    );
    expect(failed).toBe(true);
    await expect.poll(() => watch.problems()).toContainEqual(expect.stringContaining('other.localhost'));
    watch.allow(/other\.localhost|Content Security Policy/);
  });

  test('sees an exception', async () => {
    const { page, watch } = await stage.open('mens');
    await page.goto('/login');
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('on purpose');
      });
    });
    await expect.poll(() => watch.problems()).toContainEqual(expect.stringContaining('on purpose'));
    watch.allow(/on purpose/);
  });
});
