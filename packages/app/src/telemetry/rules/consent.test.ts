import { expect, test } from 'vitest';
import { consentCookie, isRefusedByBrowser, readConsent } from './consent.ts';

test.each([
  ['', undefined],
  ['analytics=yes', 'yes'],
  ['appearance=scheme%3Ddark; analytics=no', 'no'],
  ['analytics=maybe', undefined],
  ['other_analytics=yes', undefined],
])('the cookies "%s" say %s', (cookies, consent) => expect(readConsent(cookies)).toBe(consent));

test('consent: stores the choice for half a year, for this host only', () => {
  expect(consentCookie('no', true)).toBe('analytics=no; Path=/; Max-Age=15768000; SameSite=Strict; Secure');
  expect(readConsent(consentCookie('yes', false))).toBe('yes');
});

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true, doNotTrack: '0' }, true],
])('consent: %j refuses analytics: %s', (signals, isRefused) =>
  expect(isRefusedByBrowser(signals)).toBe(isRefused),
);
