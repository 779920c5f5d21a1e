import { expect, test } from 'vitest';
import { readOtherStyles } from './otherStyles.ts';
import { readPieces } from './readPieces.ts';
import { usersOf } from './tokenUsers.ts';

const users = [...readPieces(), ...readOtherStyles()];

test.each([
  ['color.accent.solid.rest', 'Button'],
  ['color.status.warning.fill', 'Alert'],
  ['shadow.raised', 'Card'],
  ['heading.tracking', 'base styles'],
  ['entry.areas', 'EntryPage'],
])('%s is used by %s', (path, name) => {
  expect(usersOf(path, users)).toContain(name);
});

test.each([
  ['color.text.rest', ['a']],
  ['color.status.info.text', ['b']],
  ['color.statusBar', []],
])('%s is used by %j', (path, names) => {
  const sheets = [
    { name: 'a', tokens: ['color.text.rest'] },
    { name: 'b', tokens: ['color.status.*'] },
  ];
  expect(usersOf(path, sheets)).toEqual(names);
});
