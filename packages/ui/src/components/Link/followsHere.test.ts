import { expect, test } from 'vitest';
import { followsHere } from './followsHere.ts';

const home = 'https://mens.example';
const click = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
const link = { origin: home, target: '' };

test.each([
  ['a path of this app', link, click, true],
  ['one that says so', { ...link, target: '_self' }, click, true],
  ['another host', { ...link, origin: 'https://carrier.example' }, click, false],
  ['an email address', { ...link, origin: 'null' }, click, false],
  ['a new tab', { ...link, target: '_blank' }, click, false],
  ['with Command', link, { ...click, metaKey: true }, false],
  ['with Control', link, { ...click, ctrlKey: true }, false],
  ['with Alt', link, { ...click, altKey: true }, false],
  ['with Shift', link, { ...click, shiftKey: true }, false],
])('%s', (_, opening, modifiers, follows) => {
  expect(followsHere(opening, modifiers, home)).toBe(follows);
});
