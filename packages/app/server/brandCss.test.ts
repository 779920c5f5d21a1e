import { expect, test } from 'vitest';
import { brandCss } from './brandCss.ts';

const theme = (id: string, color: string, font: string) =>
  `[data-brand=${id}]{--text:${color};--font:${font}}` +
  `@media (prefers-color-scheme:dark){[data-brand=${id}]:not([data-scheme=light]){--text:#fff}}` +
  `[data-brand="${id}"][data-scheme=dark]{--text:#fff}`;
const face = (family: string) => `@font-face{src:local(Arial);font-family:${family}}`;
const rest =
  '.a{color:var(--text)}@media print{.a{color:#000}}[data-brand][data-contrast=more]:root{--text:#000}';

test('keeps only the theme and fonts of the brand', () => {
  const one = theme('one', '#111', 'One Arial,sans-serif');
  const two = theme('two', '#222', '"Two Arial",serif');
  const css = `${face('One Arial')}${face('"Two Arial"')}@layer patient.theme{${one}${two}}${rest}`;
  expect(brandCss(css, 'one')).toBe(`${face('One Arial')}@layer patient.theme{${one}}${rest}`);
  expect(brandCss(css, 'two')).toBe(`${face('"Two Arial"')}@layer patient.theme{${two}}${rest}`);
});

test('applies a font that loads later only on the next page', () => {
  const used = '.a{font-family:One}';
  expect(brandCss(`@font-face{font-family:One;font-display:swap}${used}`, 'one')).toBe(
    `@font-face{font-family:One;font-display:optional}${used}`,
  );
});

test('loads a font without a referrer, where the browser can', () => {
  expect(
    brandCss('@font-face{font-family:One;src:url(/a.woff2)format("woff2")}.a{font-family:One}', 'one'),
  ).toBe(
    '@font-face{font-family:One;src:url(/a.woff2)format("woff2");' +
      'src:url("/a.woff2" referrer-policy(no-referrer))format("woff2")}.a{font-family:One}',
  );
});

test('distinguishes a brand id that starts with another one', () => {
  expect(brandCss('[data-brand=one]{a:b}[data-brand=one-two]{a:c}', 'one')).toBe('[data-brand=one]{a:b}');
});
