import { expect, test } from 'vitest';
import { brandProblems, brandTokens } from '@patient/ui/tokens';
import { draftTheme, parseValue } from './draftTheme.ts';

test.each([
  ['color', '#7A3FD1', { colorSpace: 'srgb', components: [0.4784, 0.2471, 0.8196], hex: '#7a3fd1' }],
  ['color', '#00000080', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' }],
  ['color', ' {accent.700} ', '{accent.700}'],
  ['color', '#fff', undefined],
  ['color', 'red', undefined],
  ['dimension', '0.5rem', { value: 0.5, unit: 'rem' }],
  ['dimension', '8', undefined],
  ['dimension', '1em', undefined],
  ['number', '1.125', 1.125],
  ['number', '', undefined],
  ['fontWeight', '600', 600],
  ['fontWeight', '1001', undefined],
  ['fontFamily', '"Segoe UI", serif', ['Segoe UI', 'serif']],
  ['fontFamily', 'Inter,', undefined],
  ['shadow', 'none', undefined],
])('%s %j is %j', (type, text, value) => {
  expect(parseValue(type, text)).toEqual(value);
});

const brand = brandTokens['mens'] ?? {};

test('draftTheme: contains only the changes, in the format of a brand file', () => {
  const { changes, tokens, invalid } = draftTheme(brand, { 'radius.card': '2px', density: '1' });
  expect(changes).toEqual({
    radius: { card: { $type: 'dimension', $value: { value: 2, unit: 'px' } } },
    density: { $type: 'number', $value: 1 },
  });
  expect(brandProblems(tokens)).toEqual([]);
  expect(invalid.size).toBe(0);
});

test('a color without enough contrast is a problem with its measured ratio', () => {
  const { tokens } = draftTheme(brand, { 'color.text.quiet': '#b0b0b0' });
  expect(brandProblems(tokens)).toContain(
    'light: text.quiet on surface.raised is 2.17, reading text needs 4.5',
  );
});

test.each([
  ['text without a value', { 'radius.card': 'round' }],
  ['an alias of a missing token', { 'color.focus': '{color.pink.500}' }],
  ['an alias of another type', { 'color.focus': '{space.4}' }],
  ['an alias of itself', { 'color.focus': '{color.focus}' }],
])('leaves out %s', (_what, edits) => {
  const draft = draftTheme(brand, edits);
  expect(draft).toMatchObject({ changes: {}, tokens: brand });
  expect([...draft.invalid]).toEqual(Object.keys(edits));
});
