import { describe, expect, test } from 'vitest';
import type { ConfigFile } from '../src/shell/config.ts';
import { contentSecurityPolicy, permissionsPolicy, tagPagePolicy } from './csp.ts';
import { vendorsOf } from './vendors.ts';

const directivesOf = (config: ConfigFile) => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [] }, vendorsOf(config));
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
};

const stripe: ConfigFile = { cardProvider: 'stripe' };

describe('the policy allows exactly the hosts of the configuration', () => {
  test.each<[what: string, config: ConfigFile, directive: string, sources: string[]]>([
    ['no configuration', {}, 'connect-src', ["'self'"]],
    ['no configuration', {}, 'img-src', ["'self'", 'data:', 'blob:']],
    ['no configuration', {}, 'script-src', ["'self'"]],
    [
      'a service on another host, with its socket',
      { serviceUrl: 'https://api.example/v1' },
      'connect-src',
      ["'self'", 'https://api.example', 'wss://api.example'],
    ],
    [
      'pictures of a service on another host',
      { serviceUrl: 'https://api.example/v1' },
      'img-src',
      ["'self'", 'data:', 'blob:', 'https://api.example'],
    ],
    ['a service on the page’s host', { serviceUrl: '/api' }, 'connect-src', ["'self'"]],
    [
      'a separate socket',
      { serviceUrl: 'https://api.example', socketUrl: 'wss://live.example/socket' },
      'connect-src',
      ["'self'", 'https://api.example', 'wss://live.example'],
    ],
    [
      'an identity service',
      { identityUrl: 'http://127.0.0.1:9000/identity' },
      'connect-src',
      ["'self'", 'http://127.0.0.1:9000'],
    ],
    [
      'the cloud identity service in the region of the pool',
      { userPoolId: 'eu-west-1_abc123' },
      'connect-src',
      ["'self'", 'https://cognito-idp.eu-west-1.amazonaws.com'],
    ],
    [
      'an identity service in front of the pool',
      { userPoolId: 'eu-west-1_abc123', identityUrl: 'https://id.example' },
      'connect-src',
      ["'self'", 'https://id.example'],
    ],
    [
      'address services',
      { addressUrl: 'https://address.example/v2' },
      'connect-src',
      ["'self'", 'https://address.example'],
    ],
    [
      'error reports, without the key in the URL',
      { errorReports: { dsn: 'https://key@reports.example/7' } },
      'connect-src',
      ["'self'", 'https://reports.example'],
    ],
    [
      'hosts of pictures',
      { pictureHosts: ['https://cdn.example', 'https://people.example'] },
      'img-src',
      ["'self'", 'data:', 'blob:', 'https://cdn.example', 'https://people.example'],
    ],
    [
      'the card provider: its script',
      stripe,
      'script-src',
      ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    ],
    [
      'the card provider: its frames',
      stripe,
      'frame-src',
      ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    ],
    ['the card provider: its API', stripe, 'connect-src', ["'self'", 'https://api.stripe.com']],
    [
      'the same host for several services, once',
      { serviceUrl: 'https://api.example', identityUrl: 'https://api.example/identity' },
      'connect-src',
      ["'self'", 'https://api.example', 'wss://api.example'],
    ],
  ])('%s', (_what, config, directive, sources) => {
    expect(directivesOf(config).get(directive)).toEqual(sources);
  });

  test('allows no inline scripts', () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [] }, vendorsOf(stripe));
    expect(policy).not.toContain('unsafe');
    expect(directivesOf({}).has('frame-src')).toBe(false);
  });
});

test.each<[what: string, config: ConfigFile, camera: string]>([
  ['no other host', {}, 'camera=(self)'],
  [
    'the frames of the card provider, which checks IDs',
    stripe,
    'camera=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
  ],
])('privacy 13: %s may use the camera', (_what, config, camera) => {
  expect(permissionsPolicy(vendorsOf(config))).toBe(`${camera}, microphone=(), geolocation=(), usb=()`);
});

test.each([
  ['serviceUrl', { serviceUrl: 'https://a b' }],
  ['pictureHosts', { pictureHosts: ['https://cdn.example', 'https://['] }],
])('%s must be a URL', (field, config) => {
  expect(() => vendorsOf(config)).toThrow(field);
});

const framePolicy = (config: ConfigFile) => {
  const { tags } = vendorsOf(config);
  return tags && tagPagePolicy(["'sha256-x'"], tags);
};

describe('analytics', () => {
  const hashes = { scripts: [], styles: [], styleAttributes: [] };
  test('privacy 13: has a separate policy, with the configured vendors and without inline scripts', () => {
    expect(framePolicy({ tags: { tagManagerId: 'GTM-1', pixelId: '42' } })?.split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'sha256-x' https://*.googletagmanager.com https://connect.facebook.net",
      'connect-src https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://connect.facebook.net https://www.facebook.com',
      'img-src https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://connect.facebook.net https://www.facebook.com',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(framePolicy({ tags: { pixelId: '42' } })).not.toContain('google');
    expect(framePolicy({ tags: {} })).toBeUndefined();
  });

  test('privacy 1: its hosts are not in the policy of other pages', () => {
    const without = contentSecurityPolicy(hashes, vendorsOf({}));
    const tags = { tagManagerId: 'GTM-1', pixelId: '42' };
    expect(contentSecurityPolicy(hashes, vendorsOf({ tags }))).toBe(without);
    const withCards = contentSecurityPolicy(hashes, vendorsOf({ tags, cardProvider: 'stripe' }));
    expect(withCards).toContain("frame-src 'self' https://js.stripe.com");
  });
});
