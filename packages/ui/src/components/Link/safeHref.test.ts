import { describe, expect, test } from 'vitest';
import { isExternalUrl, safeHref } from './safeHref.ts';

describe('URLs that are safe in an href', () => {
  test.each([
    '/user/subscriptions',
    '/a?b=c#d',
    '?tab=2',
    '#main',
    'https://carrier.example/track/1',
    'http://localhost:4300/x',
    'mailto:support@mens.example',
    'tel:911',
    'sms:988',
  ])('URLs that are safe in an href: %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//host.example',
    '/\\host.example',
    '/\t/host.example',
    'https:\\\\host.example',
    'tel:+15550132',
    'sms:988?body=written',
    'mailto:',
    'mailto:a@b.example?body=written',
    'mailto:a@b@c.example',
    'relative/path',
    '',
  ])('not %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  test.each([
    ['https://host.example', true],
    ['mailto:a@b.example', false],
    ['/path', false],
  ])('URLs that are safe in an href: %s leaves the app: %s', (href, isExternal) => {
    expect(isExternalUrl(href)).toBe(isExternal);
  });
});
