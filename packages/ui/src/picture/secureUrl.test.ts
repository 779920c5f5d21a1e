import { expect, test } from 'vitest';
import { secureUrl } from './secureUrl.ts';

test.each([
  'https://carrier.example/track/1Z999',
  'HTTPS://carrier.example/track?id=1#now',
  'http://localhost:4010/track/1',
  'http://product.localhost/track/1',
  'http://127.0.0.1:4010/track/1',
  'http://[::1]:4010/track/1',
])('secureUrl: allows %s', (url) => {
  expect(secureUrl(url)).toBe(url);
});

test.each([
  '',
  'http://carrier.example/track/1Z999',
  'http://localhost.example/track',
  'http://notlocalhost/track',
  'https://',
  'https:\\\\carrier.example',
  'https:carrier.example',
  '//carrier.example/track',
  '/user/order-history',
  '?track=1',
  '#track',
  'mailto:parcels@carrier.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'carrier.example/track',
])('secureUrl: rejects %j', (url) => {
  expect(secureUrl(url)).toBeUndefined();
});
