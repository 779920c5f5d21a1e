import { expect, test } from 'vitest';
import { tokensOf } from './tokensOf.ts';

test.each([
  ['a role', 'color: vars.color.text.rest', ['color.text.rest']],
  ['a step', 'padding: space[4]', ['space.4']],
  [
    'a group by name',
    'const { color, radius } = vars; a(color.text.rest, radius.card)',
    ['color.text.rest', 'radius.card'],
  ],
  ['a group by another name', 'const { size: text } = scale.type; a(text.small)', ['type.size.small']],
  ['a dynamic key', 'vars.color.status[name].text', ['color.status.*']],
  ['a repeated role once', '[vars.color.focus, vars.color.focus]', ['color.focus']],
  ['nothing in other objects', "styles.color.text.rest; import { vars } from 'x'", []],
])('tokensOf: finds %s', (_what, source, tokens) => {
  expect(tokensOf(source)).toEqual(tokens);
});
