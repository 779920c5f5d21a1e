import { expect, test } from 'vitest';
import { chosen } from './chosen.ts';

const options = [
  { value: 'asthma' },
  { value: 'stroke' },
  { value: 'none', isExclusive: true },
  { value: 'unknown', isExclusive: true },
];

test.each<[what: string, before: string[], after: string[], then: string[]]>([
  ['one', [], ['asthma'], ['asthma']],
  ['another one', ['asthma'], ['asthma', 'stroke'], ['asthma', 'stroke']],
  ['in the order of the options', ['stroke'], ['stroke', 'asthma'], ['asthma', 'stroke']],
  ['one taken back', ['asthma', 'stroke'], ['stroke'], ['stroke']],
  ['the last taken back', ['asthma'], [], []],
  ['none of these clears the others', ['asthma', 'stroke'], ['asthma', 'stroke', 'none'], ['none']],
  ['an answer clears none of these', ['none'], ['none', 'stroke'], ['stroke']],
  ['none of these taken back', ['none'], [], []],
  ['one exclusive answer clears another', ['none'], ['none', 'unknown'], ['unknown']],
  ['a stored answer that contradicts itself keeps one', ['none', 'unknown'], ['none', 'unknown'], ['none']],
  ['what is no option is dropped', [], ['gout', 'stroke'], ['stroke']],
])('%s', (_what, before, after, then) => {
  expect(chosen(options, before, after)).toEqual(then);
});
