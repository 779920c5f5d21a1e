import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@patient/api/testing';
import { requestEarly } from './requestEarly.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyResponses = undefined;
});

test('privacy 15: early requests are not stored in the HTTP cache', () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
  const stored = { loggedIn: 'true', status: 'active', token: 'T', expDate: String(Date.now() + 60_000) };
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', new URL('https://care.example/user/subscriptions/s-1'));
  vi.stubGlobal(
    'localStorage',
    memoryStorage(new Map(Object.entries({ ...stored, expirationDate: String(Date.now()) }))),
  );
  vi.stubGlobal('document', {
    documentElement: { dataset: { firstCalls: '/api/subscription/{3}' } },
    querySelector: () => ({ textContent: '{}' }),
  });
  requestEarly(60_000);
  expect(send).toHaveBeenCalledExactlyOnceWith('https://care.example/service/api/subscription/s-1', {
    headers: { authorization: 'Bearer T' },
    cache: 'no-store',
  });
});
