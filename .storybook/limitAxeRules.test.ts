import { brands } from '@patient/ui/theme';
import { expect, test } from 'vitest';
import { limitAxeRules } from './limitAxeRules.ts';

const [first, second] = brands;
const everyRule = { test: 'error', options: { runOnly: ['wcag2a'] } };
const colors = {
  test: 'error',
  options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

test.each([
  ['a screen', 'Screens/Auth/Sign in', [], first, everyRule],
  ['a screen in another brand', 'Screens/Auth/Sign in', [], second, colors],
  [
    'a screen that only checks behavior',
    'Screens/Auth/Sign in',
    ['check'],
    first,
    { ...everyRule, test: 'off' },
  ],
  [
    'a screen that goes on to another one',
    'Screens/Auth/Sign in',
    ['flow'],
    first,
    { ...everyRule, test: 'off' },
  ],
  ['such a screen in another brand', 'Screens/Auth/Sign in', ['flow'], second, colors],
  ['a component in the dark', 'Components/Button', ['check'], first, everyRule],
])('axe: rules for %s', (_story, title, tags, brand, expected) => {
  const parameters: Record<string, unknown> = { a11y: everyRule };
  limitAxeRules({ globals: { brand: brand?.id }, parameters, tags, title });
  expect(parameters['a11y']).toEqual(expected);
});
