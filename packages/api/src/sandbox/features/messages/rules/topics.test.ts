import { expect, test } from 'vitest';
import { openingText, peerKindOf } from './topics.ts';

test.each([
  ['account/billing', 'support'],
  ['shipping/order', 'support'],
  ['photo/ID', 'support'],
  ['other', 'support'],
  ['medication or treatment plan', 'doctor'],
  ['schedule a video/phone call', 'doctor'],
  ['side effects', 'doctor'],
  ['Side Effects', 'doctor'],
  [' Schedule a video / phone  call ', 'doctor'],
  ['Photo / ID', 'support'],
  ['constructor', 'support'],
  ['something else', 'support'],
  [undefined, 'support'],
])('topics: %s is answered by %s', (topic, kind) => {
  expect(peerKindOf(topic)).toBe(kind);
});

test.each([
  ['side effects', 'You asked about: side effects. Usually answered within 24 hours.'],
  ['schedule a video/phone call', 'You asked for a video or phone call. Usually answered within 24 hours.'],
])('first message about %s', (about, text) => {
  expect(openingText(about)).toBe(text);
});
