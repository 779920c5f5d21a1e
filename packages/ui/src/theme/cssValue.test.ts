import { expect, test } from 'vitest';
import { cssValue } from './cssValue.ts';

const px = (value: number) => ({ value, unit: 'px' });
const ink = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' };
const layer = { color: { ...ink, alpha: 0.5 }, offsetX: px(0), offsetY: px(2), blur: px(8), spread: px(-2) };

test.each([
  ['color', ink, '#000000'],
  ['color', { ...ink, alpha: 1 }, '#000000'],
  ['color', { ...ink, alpha: 0.45 }, '#00000073'],
  ['color', { ...ink, alpha: 0 }, '#00000000'],
  ['dimension', { value: 0.25, unit: 'rem' }, '0.25rem'],
  ['dimension', { value: 0, unit: 'rem' }, '0'],
  ['duration', { value: 120, unit: 'ms' }, '120ms'],
  ['cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
  ['number', 1.5, '1.5'],
  ['keyword', 'auto 1fr', 'auto 1fr'],
  ['fontWeight', 600, '600'],
  ['fontFamily', ['Inter', 'Segoe UI', 'sans-serif'], 'Inter, "Segoe UI", sans-serif'],
  ['fontFamily', 'Inter', 'Inter'],
  ['shadow', layer, '0 2px 8px -2px #00000080'],
  ['shadow', [layer, { ...layer, offsetY: px(1) }], '0 2px 8px -2px #00000080, 0 1px 8px -2px #00000080'],
])('cssValue: %s %j becomes %s', (type, value, css) => {
  expect(cssValue({ type, value })).toBe(css);
});

test.each([
  ['color', { components: [0, 0, 0] }, 'without hex'],
  ['dimension', { value: 4 }, 'value and unit'],
  ['dimension', '4px', 'value and unit'],
  ['shadow', { ...layer, blur: undefined }, 'value and unit'],
  ['gradient', [], 'No CSS for tokens of type "gradient"'],
  ['', 1, 'No CSS for tokens of type ""'],
])('cssValue: %s %j is rejected: %s', (type, value, message) => {
  expect(() => cssValue({ type, value })).toThrow(message);
});
