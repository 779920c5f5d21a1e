import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';
import { recentEntries } from '../../core/recentEntries.ts';

test('the tag manager serves a script that forwards existing and new events of the data layer', async () => {
  const sandbox = await quietSandbox();
  const text = await (await sandbox.fetch(requestTo('/tags/gtm.js?id=GTM-1'))).text();
  const sent: unknown[] = [];
  const dataLayer: object[] = [{ event: 'before' }];
  const navigator = { sendBeacon: (...beacon: unknown[]) => sent.push(beacon) };
  runInNewContext(text, { window: { dataLayer }, navigator });
  dataLayer.push({ event: 'after' });
  expect(sent).toEqual([
    ['/service/tags/collect', '{"event":"before"}'],
    ['/service/tags/collect', '{"event":"after"}'],
  ]);
  expect(dataLayer).toHaveLength(2);
});

test('the tag manager records the script and each event with its referrer', async () => {
  const sandbox = await quietSandbox();
  await sandbox.fetch(requestTo('/tags/gtm.js?id=GTM-1'));
  const headers = { referer: 'http://app.test/login' };
  const response = await sandbox.fetch(requestTo('/tags/collect', 'POST', { event: 'page_view' }, headers));
  expect(response.status).toBe(204);
  expect(recentEntries(sandbox.store, 'events')).toEqual([
    expect.objectContaining({
      sink: 'tags',
      kind: 'event',
      body: { event: 'page_view' },
      referrer: 'http://app.test/login',
    }),
    expect.objectContaining({ sink: 'tags', kind: 'script', query: { id: 'GTM-1' } }),
  ]);
});

test('the tag manager rejects an invalid event', async () => {
  const sandbox = await quietSandbox();
  expect((await sandbox.fetch(requestTo('/tags/collect', 'POST', '[1'))).status).toBe(400);
  expect(recentEntries(sandbox.store, 'events')).toEqual([]);
});

test('the pixel serves a script that requests the image once per call', async () => {
  const sandbox = await quietSandbox();
  const text = await (await sandbox.fetch(requestTo('/pixel/fbevents.js'))).text();
  const requested: string[] = [];
  class FakeImage {
    set src(url: string) {
      requested.push(url);
    }
  }
  const window: { fbq: ((...entry: unknown[]) => void) & { queue?: unknown[] } } = { fbq: () => undefined };
  window.fbq.queue = [['init', '42']];
  runInNewContext(text, { window, Image: FakeImage, URLSearchParams });
  window.fbq('track', 'Purchase', { value: 3 });
  expect(requested).toEqual([
    '/service/pixel/tr?what=init&ev=42',
    '/service/pixel/tr?what=track&ev=Purchase&cd%5Bvalue%5D=3',
  ]);
});

test('the pixel returns an image and records the call', async () => {
  const sandbox = await quietSandbox();
  const response = await sandbox.fetch(requestTo('/pixel/tr?what=track&ev=PageView'));
  expect(response.headers.get('content-type')).toBe('image/gif');
  expect(new TextDecoder('latin1').decode(await response.arrayBuffer())).toMatch(/^GIF89a/);
  expect(recentEntries(sandbox.store, 'events')[0]).toMatchObject({
    sink: 'pixel',
    kind: 'event',
    query: { what: 'track', ev: 'PageView' },
  });
});
