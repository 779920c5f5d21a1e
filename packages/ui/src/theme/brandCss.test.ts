import { expect, test } from 'vitest';
import { brandCss } from './brandCss.ts';
import { brandTokens } from './brandTokens.ts';
import { vars } from './contract.css.ts';
import { themeValues } from './themeRules.ts';
import type { Scheme } from './sources.ts';
import { layers } from '../styles/layers.css.ts';

const [[id, tokens] = ['', {}]] = Object.entries(brandTokens);

/** Values of all leaves, in order. */
const leaves = (node: unknown): readonly string[] =>
  typeof node === 'string' ? [node] : Object.values(Object(node)).flatMap(leaves);

const names = leaves(vars).map((value) => value.replace(/^var\((.*)\)$/, '$1'));

/** Declarations of a scheme for the variables selected by `isSet`. */
const declared = (scheme: Scheme, isSet: (value: string, index: number) => boolean) =>
  leaves(themeValues(tokens, scheme))
    .map((value, index) => ({ text: `${names[index]}: ${value};`, isIn: isSet(value, index) }))
    .flatMap(({ text, isIn }) => (isIn ? [text] : []))
    .join(' ');

test('brandCss: sets all variables of the contract in light, and those that differ in dark', () => {
  const light = leaves(themeValues(tokens, 'light'));
  expect(names.length).toBeGreaterThan(50);
  const css = brandCss(id, tokens);
  expect(css).toContain(`color-scheme: light; ${declared('light', () => true)} }`);
  expect(css).toContain(
    `color-scheme: dark; ${declared('dark', (value, index) => light[index] !== value)} }`,
  );
});

test('brandCss: follows the system on a screen, unless an attribute sets the scheme', () => {
  expect(brandCss('aspen', tokens).match(/.+(?= \{ color-scheme)/g)).toEqual([
    '[data-brand="aspen"]',
    '@media screen and (prefers-color-scheme: dark) { [data-brand="aspen"]:not([data-scheme="light"])',
    '@media screen { [data-brand="aspen"][data-scheme="dark"]',
  ]);
});

test('brandCss: lists the layers in order', () => {
  expect(brandCss(id, tokens)).toContain(`@layer ${Object.values(layers).join(', ')};`);
});

test.each([
  ['Two Words', tokens, '"Two Words" is not an id'],
  ['x"] {} *', tokens, 'is not an id'],
  ['aspen', {}, 'brand.mark: missing'],
])('brandCss: rejects %j', (name, tree, problem) => {
  expect(() => brandCss(name, tree)).toThrow(problem);
});
