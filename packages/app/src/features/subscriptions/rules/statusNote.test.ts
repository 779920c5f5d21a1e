import { expect, test } from 'vitest';
import { statusNote } from './statusNote.ts';

test.each([
  ['in_progress', /still open/],
  ['pending', /within 24 hours/],
  ['pre_screened', /within 24 hours/],
  ['hold', /within 24 hours/],
  ['declined', /could not prescribe/],
  ['not_verified', /identity/],
  ['cancel', /No more/],
  ['renewal', /renewal/],
])('%s is explained', (status, note) => {
  expect(statusNote({ status })).toMatch(note);
});

test.each(['active', 'completed', 'something_new', undefined])('%s has no note', (status) => {
  expect(statusNote({ status })).toBeUndefined();
});

test('a paused subscription has no note', () => {
  expect(statusNote({ status: 'pause', pause: {} })).toBeUndefined();
});
