import { expect, test } from 'vitest';
import { asciiSigns, digitsOf, isBlank, typedLine } from './typed.ts';

test.each([
  ['  Ada ', 'Ada'],
  ['Mary\tAnn', 'Mary Ann'],
  ['Anne\u2010Marie', 'Anne-Marie'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['\u200Bada@example.com\uFEFF', 'ada@example.com'],
  ['\u202Aada@example.com\u202C', 'ada@example.com'],
  ['\u200Dada\u00AD@example.com\u200C', 'ada@example.com'],
  ['Ada\u0000', 'Ada'],
  ['ada\uFEFF@example.com', 'ada@example.com'],
  // A joiner inside a name and a variation selector change the appearance.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['葛\u{E0100}', '葛\u{E0100}'],
  ['\u200B \u2060', ''],
])('the line %j is %j', (typed, line) => expect(typedLine(typed)).toBe(line));

test.each([
  ['', true],
  [' \n\t', true],
  ['\u200B\u200C\u200D\u2060\uFEFF', true],
  ['\u200B.', false],
  ['👍\uFE0F', false],
])('typed: %j is blank: %s', (text, blank) => expect(isBlank(text)).toBe(blank));

test.each([
  ['1985', '1985'],
  ['１９８５', '1985'],
  ['١٩٨٥', '1985'],
  ['۱۹۸۵', '1985'],
  ['१९८५', '1985'],
  ['𝟏𝟗𝟖𝟓𝟶', '19850'],
  ['97205\u20101234', '97205-1234'],
  ['９７２０５－１２３４', '97205-1234'],
  ['70٫5', '70.5'],
  ['١٬٢٣٤', '1,234'],
  ['７０．５', '70.5'],
  ['＋１ 415', '+1 415'],
])('typed: %j has the signs %j', (typed, signs) => expect(asciiSigns(typed)).toBe(signs));

test('only the digits', () => expect(digitsOf('(４１٥) 555')).toBe('415555'));
