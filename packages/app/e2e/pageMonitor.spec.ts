import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';

/** How third-party code could send data. */
type Channel = 'fetch' | 'upload' | 'beacon' | 'tab';

/** Sends data to a URL, which may not exist. */
const send = (page: Page, channel: Channel, address: string, body = '') =>
  page.evaluate(
    ([by, url, content]) => {
      if (by === 'tab') open(url, '_blank', 'noopener');
      else if (by === 'beacon') navigator.sendBeacon(url, content);
      else if (by === 'fetch') void fetch(url, { method: 'POST', body: content }).catch(() => undefined);
      else {
        const upload = new XMLHttpRequest();
        upload.open('POST', url);
        upload.send(content);
      }
    },
    [channel, address, body] as const,
  );

describe('the page monitor', () => {
  const fixture = setUpApp();

  test('privacy 13: reports a script that violates the CSP', { tags: 'core' }, async () => {
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

  test('the page monitor reports a request to another host that the CSP blocks, in any tab', async () => {
    const { page, monitor } = await fixture.open('product');
    await page.goto('/login');
    const second = await page.context().newPage();
    await second.goto('/login');
    for (const [name, tab] of Object.entries({ first: page, second })) {
      await send(tab, 'fetch', `http://${name}.localhost:1/`);
      await expect
        .poll(() => monitor.problems())
        .toContainEqual(expect.stringContaining(`${name}.localhost`));
    }
    monitor.allow(/(?:first|second)\.localhost|Content Security Policy/);
  });

  test('the page monitor reports the first request of a tab that the app opens', async () => {
    const { page, monitor } = await fixture.open('mens');
    await page.goto('/login');
    await send(page, 'tab', 'http://other.localhost:1/');
    await expect.poll(() => monitor.problems()).toContainEqual(expect.stringContaining('other.localhost'));
    monitor.allow(/other\.localhost/);
  });

  test('the page monitor reports an exception in any tab', async () => {
    const { page, monitor } = await fixture.open('mens');
    await page.goto('/login');
    const second = await page.context().newPage();
    await second.goto('/login');
    for (const [name, tab] of Object.entries({ first: page, second })) {
      await tab.evaluate((message) => {
        queueMicrotask(() => {
          throw new Error(message);
        });
      }, `on purpose in the ${name}`);
      await expect.poll(() => monitor.problems()).toContainEqual(expect.stringContaining(`in the ${name}`));
    }
    monitor.allow(/on purpose/);
  });

  test.each(['fetch', 'upload', 'beacon'] as const)(
    'the page monitor reports an email in the URL of a %s',
    async (channel) => {
      const { page, monitor } = await fixture.open('mens');
      await page.goto('/login');
      await send(page, channel, '/nowhere?of=ada%40example.com');
      await expect
        .poll(() => monitor.problems())
        .toContainEqual(expect.stringMatching(/^an email in the URL of a call: .*nowhere/));
      monitor.allow(/nowhere/);
    },
  );

  test.each<[name: string, channel: Channel, address: string, secret: string, body?: string]>([
    ['the slug of a page', 'tab', 'http://vendor.localhost:1/?of=%2Fweightloss%3Fcode', 'a treatment'],
    ['a chosen treatment', 'tab', 'http://vendor.localhost:1/?of=/user%3FvisitType%3Dx', 'a treatment'],
    ['an email', 'tab', 'http://vendor.localhost:1/?of=ada@example.com', 'an email'],
    ['a slug for analytics', 'upload', '/service/pixel/vendor?cd[route]=/ed', 'a treatment'],
    ['a product type in a body', 'fetch', '/service/tags/vendor', 'a treatment', 'of=/steps&kind=hl'],
    ['an email in a body', 'upload', '/service/tags/vendor', 'an email', '{"of":"ada@example.com"}'],
    ['an email in a beacon', 'beacon', '/service/tags/vendor', 'an email', '{"of":"ada@example.com"}'],
  ])('privacy 2: reports %s sent to a vendor', async (_name, channel, address, secret, body) => {
    const { page, monitor } = await fixture.open('mens');
    await page.goto('/login');
    await send(page, channel, address, body);
    await expect
      .poll(() => monitor.problems())
      .toContainEqual(expect.stringContaining(`${secret} in a request to a vendor`));
    monitor.allow(/vendor/);
  });
});
