import { brands } from '@patient/ui/theme';
import { expect, test } from 'vitest';
import { limitAxeRules } from './limitAxeRules.ts';

const [first, second] = brands;
const everyRule = { test: 'error', options: { runOnly: ['wcag2a'], rules: { region: { enabled: false } } } };
const withoutColors = {
  test: 'error',
  options: {
    runOnly: ['wcag2a'],
    rules: {
      region: { enabled: false },
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
    },
  },
};
const colors = {
  test: 'error',
  options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

test.each([
  ['a component', 'Components/Button', [], first, everyRule, {}],
  ['a screen', 'Screens/Auth/Sign in', [], first, withoutColors, {}],
  ['a screen in another brand', 'Screens/Auth/Sign in', [], second, colors, {}],
  [
    'a screen that only checks behavior',
    'Screens/Auth/Sign in',
    ['check'],
    first,
    { ...everyRule, test: 'off' },
    {},
  ],
  [
    'a screen that goes on to another one',
    'Screens/Auth/Sign in',
    ['flow'],
    first,
    { ...everyRule, test: 'off' },
    {},
  ],
  ['such a screen in another brand', 'Screens/Auth/Sign in', ['flow'], second, colors, {}],
  [
    'a component that only checks behavior',
    'Components/Button',
    ['check'],
    first,
    { ...everyRule, test: 'off' },
    {},
  ],
  ['a component in dark', 'Components/Button', [], first, colors, { scheme: 'dark' }],
  ['a screen in dark', 'Screens/Auth/Sign in', [], first, withoutColors, { scheme: 'dark' }],
  [
    'a pattern from right to left',
    'Patterns/PlanCard',
    [],
    first,
    { ...everyRule, test: 'off' },
    { direction: 'rtl' },
  ],
  [
    'a component with large text',
    'Components/Button',
    [],
    first,
    { ...everyRule, test: 'off' },
    { textSize: '200' },
  ],
])('axe: rules for %s', (_story, title, tags, brand, expected, globals) => {
  const parameters: Record<string, unknown> = { a11y: everyRule };
  limitAxeRules({ globals: { brand: brand?.id, ...globals }, parameters, tags, title });
  expect(parameters['a11y']).toEqual(expected);
});
