import { expect, test } from 'vitest';
import { replyOf } from './replies.ts';

const repliesAbout = (topic: string | undefined, kind: 'doctor' | 'support') =>
  [0, 1, 2, 3].map((turn) => replyOf({ topic, kind, isFile: false }, turn));

test.each([
  ['side effects', 'doctor', /Mild nausea/],
  ['Side effects', 'doctor', /Mild nausea/],
  ['schedule a video / phone call', 'doctor', /Which day works for you/],
  ['account/billing', 'support', /Your next charge/],
  ['photo/ID', 'support', /in daylight/],
  ['other', 'support', /looking into it/],
  [undefined, 'doctor', /read your answers again/],
  ['an unknown topic', 'support', /looking into it/],
] as const)('a reply about %s by %s', (topic, kind, text) => {
  expect(repliesAbout(topic, kind)[0]).toMatch(text);
});

test('two replies in a row differ', () => {
  const replies = repliesAbout('side effects', 'doctor');
  for (const [index, text] of replies.slice(1).entries()) expect(text).not.toBe(replies[index]);
});

test('the reply to a file thanks for it', () => {
  expect(replyOf({ topic: 'side effects', kind: 'doctor', isFile: true }, 1)).toMatch(/I got it/);
  expect(replyOf({ topic: undefined, kind: 'support', isFile: true }, 0)).toMatch(/I got the file/);
});
