import { expect, test } from 'vitest';
import { nextSelection } from './nextSelection.ts';

const options = [
  { value: 'asthma' },
  { value: 'stroke' },
  { value: 'none', isExclusive: true },
  { value: 'unknown', isExclusive: true },
];

test.each<[what: string, before: string[], after: string[], then: string[]]>([
  ['first answer', [], ['asthma'], ['asthma']],
  ['second answer', ['asthma'], ['asthma', 'stroke'], ['asthma', 'stroke']],
  ['keeps the order of the options', ['stroke'], ['stroke', 'asthma'], ['asthma', 'stroke']],
  ['clears one answer', ['asthma', 'stroke'], ['stroke'], ['stroke']],
  ['clears the last answer', ['asthma'], [], []],
  ['"none of these" clears the others', ['asthma', 'stroke'], ['asthma', 'stroke', 'none'], ['none']],
  ['another answer clears "none of these"', ['none'], ['none', 'stroke'], ['stroke']],
  ['clears "none of these"', ['none'], [], []],
  ['an exclusive answer clears another one', ['none'], ['none', 'unknown'], ['unknown']],
  ['keeps one of two stored exclusive answers', ['none', 'unknown'], ['none', 'unknown'], ['none']],
  ['drops values that are not options', [], ['gout', 'stroke'], ['stroke']],
])('nextSelection: %s', (_what, before, after, then) => {
  expect(nextSelection(options, before, after)).toEqual(then);
});
