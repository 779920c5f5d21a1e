import { expect, test } from 'vitest';
import { chatHref } from '#features/messages/index.ts';
import { helpTopicHref } from './helpTopicHref.ts';

test.each([
  ['treatment', chatHref({ kind: 'topic', topic: 'treatment' })],
  ['sideEffects', chatHref({ kind: 'topic', topic: 'sideEffects' })],
  ['messages', chatHref({ kind: 'list' })],
] as const)('helpTopicHref: %s leads to %s', (topic, href) => {
  expect(helpTopicHref(topic)).toBe(href);
});
