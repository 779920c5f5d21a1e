import { expect, test } from 'vitest';
import { percentOf, progressRole, progressText } from './progressRole.ts';

test.each([
  [{}, undefined, undefined],
  [{ value: 0 }, 0, '0%'],
  [{ value: 40 }, 40, '40%'],
  [{ value: 1, maxValue: 3 }, 33.333_333_333_333_33, '33%'],
  [{ value: 1, maxValue: 4, text: '1 of 4 photos' }, 25, '1 of 4 photos'],
  [{ value: 120 }, 100, '100%'],
  [{ value: -1 }, 0, '0%'],
])('progressRole: %j is %s percent with the text %s', (progress, percent, text) => {
  expect(percentOf(progress)).toBe(percent);
  expect(progressText(progress)).toBe(text);
});

test('progressRole: has no value when the progress is unknown', () => {
  expect(progressRole({})).toEqual({ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 });
  expect(progressRole({ value: 2, maxValue: 4 })).toMatchObject({
    'aria-valuenow': 2,
    'aria-valuetext': '50%',
  });
});
