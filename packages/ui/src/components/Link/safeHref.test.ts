import { describe, expect, it } from 'vitest';
import { leavesApp, safeHref } from './safeHref.ts';

describe('safeHref', () => {
  it.each([
    '/login',
    '/',
    '/user/subscriptions?status=active#top',
    '#main',
    '?page=2',
    'https://carrier.example/track/1',
    'HTTPS://carrier.example',
    'http://localhost:6001/file',
  ])('keeps %s', (href) => expect(safeHref(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    'file:///etc/passwd',
    '//other.example',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    '/\n/other.example',
    'https:\\\\other.example',
    'https://',
    'login',
    '',
  ])('drops %j', (href) => expect(safeHref(href)).toBeUndefined());
});

describe('leavesApp', () => {
  it('is about naming a host', () => {
    expect(leavesApp('https://carrier.example')).toBe(true);
    expect(leavesApp('/login')).toBe(false);
  });
});
