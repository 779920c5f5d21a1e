import { expect, test } from 'vitest';
import { isInAppClick } from './isInAppClick.ts';

const home = 'https://mens.example';
const click = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
const link = { origin: home, target: '' };

test.each([
  ['a path of this app', link, click, true],
  ['a path with target _self', { ...link, target: '_self' }, click, true],
  ['another host', { ...link, origin: 'https://carrier.example' }, click, false],
  ['an email address', { ...link, origin: 'null' }, click, false],
  ['a new tab', { ...link, target: '_blank' }, click, false],
  ['with the Command key', link, { ...click, metaKey: true }, false],
  ['with the Control key', link, { ...click, ctrlKey: true }, false],
  ['with the Alt key', link, { ...click, altKey: true }, false],
  ['with the Shift key', link, { ...click, shiftKey: true }, false],
])('isInAppClick: %s', (_, location, modifiers, expected) => {
  expect(isInAppClick(location, modifiers, home)).toBe(expected);
});
