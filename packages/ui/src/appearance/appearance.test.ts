import { expect, test } from 'vitest';
import { appearanceAttributes, appearanceCookie, readAppearance } from './appearance.ts';

const device = { scheme: 'device', text: 'device', contrast: 'device', motion: 'device' };

test.each([
  ['', {}],
  ['appearance=', {}],
  [
    'a=b; appearance=scheme=dark&text=larger&contrast=more&motion=reduce; c=d',
    { scheme: 'dark', text: 'larger', contrast: 'more', motion: 'reduce' },
  ],
  ['appearance=scheme=light', { scheme: 'light' }],
  ['appearance=scheme=pink&text=7&size=large', {}],
  ['my-appearance=scheme=dark', {}],
])('parses cookies "%s" as %j', (cookies, expected) => {
  expect(readAppearance(cookies)).toEqual({ ...device, ...expected });
});

test('appearance: stores only settings that differ from the device, and removes the cookie without any', () => {
  expect(appearanceCookie(readAppearance(''), false)).toBe('appearance=; Path=/; Max-Age=0; SameSite=Strict');
  const chosen = readAppearance('appearance=scheme=dark&motion=reduce');
  expect(appearanceCookie(chosen, true)).toBe(
    'appearance=scheme=dark&motion=reduce; Path=/; Max-Age=31536000; SameSite=Strict; Secure',
  );
  expect(appearanceAttributes(chosen)).toEqual([
    ['data-scheme', 'dark'],
    ['data-text', undefined],
    ['data-contrast', undefined],
    ['data-motion', 'reduce'],
  ]);
});
