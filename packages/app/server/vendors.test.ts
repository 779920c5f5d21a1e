import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';
import { vendorsOf } from './vendors.ts';

const directivesOf = (settings: Record<string, string>) => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [] }, vendorsOf(settings));
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
};

const stripe = { VITE_CARD_PROVIDER: 'stripe' };

describe('the policy allows exactly the hosts of the settings', () => {
  test.each<[what: string, settings: Record<string, string>, directive: string, sources: string[]]>([
    ['no settings', {}, 'connect-src', ["'self'"]],
    ['no settings', {}, 'img-src', ["'self'", 'data:', 'blob:']],
    ['no settings', {}, 'script-src', ["'self'"]],
    [
      'a service on another host, with its live connection',
      { VITE_SERVICE_URL: 'https://api.example/v1' },
      'connect-src',
      ["'self'", 'https://api.example', 'wss://api.example'],
    ],
    [
      'pictures of a service on another host',
      { VITE_SERVICE_URL: 'https://api.example/v1' },
      'img-src',
      ["'self'", 'data:', 'blob:', 'https://api.example'],
    ],
    ['a service on the page’s host', { VITE_SERVICE_URL: '/api' }, 'connect-src', ["'self'"]],
    [
      'a live connection of its own',
      { VITE_SERVICE_URL: 'https://api.example', VITE_SOCKET_URL: 'wss://live.example/socket' },
      'connect-src',
      ["'self'", 'https://api.example', 'wss://live.example'],
    ],
    [
      'an identity service',
      { VITE_IDENTITY_URL: 'http://127.0.0.1:9000/identity' },
      'connect-src',
      ["'self'", 'http://127.0.0.1:9000'],
    ],
    [
      'the cloud identity service in the region of the pool',
      { VITE_USER_POOL_ID: 'eu-west-1_abc123' },
      'connect-src',
      ["'self'", 'https://cognito-idp.eu-west-1.amazonaws.com'],
    ],
    [
      'an identity service in front of the pool',
      { VITE_USER_POOL_ID: 'eu-west-1_abc123', VITE_IDENTITY_URL: 'https://id.example' },
      'connect-src',
      ["'self'", 'https://id.example'],
    ],
    [
      'address services',
      { VITE_ADDRESS_URL: 'https://address.example/v2' },
      'connect-src',
      ["'self'", 'https://address.example'],
    ],
    [
      'error reports, without the key in their address',
      { VITE_ERROR_REPORTS_DSN: 'https://key@reports.example/7' },
      'connect-src',
      ["'self'", 'https://reports.example'],
    ],
    [
      'hosts of pictures',
      { VITE_PICTURE_HOSTS: 'https://cdn.example, https://people.example' },
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
      'one host for everything, once',
      { VITE_SERVICE_URL: 'https://api.example', VITE_IDENTITY_URL: 'https://api.example/identity' },
      'connect-src',
      ["'self'", 'https://api.example', 'wss://api.example'],
    ],
  ])('%s', (_what, settings, directive, sources) => {
    expect(directivesOf(settings).get(directive)).toEqual(sources);
  });

  test('and never inline scripts', () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [] }, vendorsOf(stripe));
    expect(policy).not.toContain('unsafe');
    expect(directivesOf({}).has('frame-src')).toBe(false);
  });
});

test.each([
  ['VITE_SERVICE_URL', 'https://'],
  ['VITE_PICTURE_HOSTS', 'https://cdn.example data:text/html,x'],
])('%s cannot be %s', (name, address) => {
  expect(() => vendorsOf({ [name]: address })).toThrow(name);
});
