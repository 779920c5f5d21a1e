import { describe, expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';

/** Checks the monitor that all other specs rely on. */
describe('the page monitor', () => {
  const fixture = setUpApp();

  test('privacy 13: reports a script that violates the CSP', async () => {
    const { page, monitor } = await fixture.open('mens');
    await page.goto('/login');
    expect(monitor.problems()).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.ran = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await expect
      .poll(() => monitor.problems())
      .toContainEqual(expect.stringMatching(/Content Security Policy/));
    monitor.allow(/Content Security Policy/);
  });

  test('reports a request to another host that the CSP blocks', async () => {
    const { page, monitor } = await fixture.open('product');
    await page.goto('/login');
    const failed = await page.evaluate(() =>
      fetch('http://other.localhost:1/').then(
        () => false,
        () => true,
      ),
    );
    expect(failed).toBe(true);
    await expect.poll(() => monitor.problems()).toContainEqual(expect.stringContaining('other.localhost'));
    monitor.allow(/other\.localhost|Content Security Policy/);
  });

  test('reports an exception', async () => {
    const { page, monitor } = await fixture.open('mens');
    await page.goto('/login');
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('on purpose');
      });
    });
    await expect.poll(() => monitor.problems()).toContainEqual(expect.stringContaining('on purpose'));
    monitor.allow(/on purpose/);
  });
});
