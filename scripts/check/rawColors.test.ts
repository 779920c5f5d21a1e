import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const files = globSync('packages/{ui,app}/src/**/*.css.ts', { cwd: root });

/** Color that is not a token: hexadecimal, a color function, or a named color in a color property. */
const RAW_COLOR =
  /#[\da-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?:[cC]olor|background|fill|stroke): '(?!transparent|currentColor|inherit|none|initial|unset|[A-Z])[a-z]+'/;

/** Lines with a raw color, except comments and print styles, because paper is white in every brand. */
const rawColors = (text: string): readonly string[] =>
  text.split('\n').filter((line) => RAW_COLOR.test(line) && !/^\s*(?:\/\/|\/?\*|inPrint\()/.test(line));

test('style sheets use colors of tokens', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    rawColors(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found, 'Use a role of vars.color, or add one to packages/ui/tokens').toEqual([]);
});

test.each([
  ["color: '#fff',", true],
  ["border: '1px solid rgb(0 0 0 / 10%)',", true],
  ["background: 'white',", true],
  ['color: vars.color.text.body,', false],
  ["background: 'transparent',", false],
  ["forcedColorAdjust: 'none', color: 'ButtonText',", false],
])('rawColors: %s', (line, isRaw) => expect(rawColors(line)).toHaveLength(isRaw ? 1 : 0));
