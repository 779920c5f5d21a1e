import { expect, test } from 'vitest';
import { renderingOf, type Rendered } from './renderingOf.ts';

const phone = [320, 740];
const setUp = () => undefined;
const meta = { input: { title: 'Screens/Auth/Sign in', args: { path: '/login' }, beforeEach: setUp } };
const plain: Rendered = { meta, input: {} };
const withMeta = (changes: object): Rendered => ({
  meta: { input: { ...meta.input, ...changes } },
  input: {},
});
const story = (input: object): Rendered => ({ meta, input });

test.each<[title: string, story: Rendered]>([
  ['interactions, name and tags', story({ play: () => undefined, name: 'Other', tags: ['check'] })],
  ['the title of its file', withMeta({ title: 'Screens/Auth/Password' })],
  ['an argument that its file also has', story({ args: { path: '/login' } })],
  ['a viewport of the same size', story({ globals: { viewport: { value: 'phone' } } })],
])('brands: a story that differs in %s renders the same', (_title, other) => {
  expect(renderingOf(other, phone)).toBe(renderingOf(plain, phone));
});

test.each<[title: string, story: Rendered]>([
  ['arguments', story({ args: { path: '/' } })],
  ['setup', story({ beforeEach: () => undefined })],
  ['setup of its file', withMeta({ beforeEach: () => undefined })],
  ['render function', story({ render: () => null })],
  ['color scheme', story({ globals: { scheme: 'dark' } })],
])('brands: a story that differs in %s renders something else', (_title, other) => {
  expect(renderingOf(other, phone)).not.toBe(renderingOf(plain, phone));
});

test('brands: a story renders something else in a window of another size', () => {
  expect(renderingOf(plain, [768, 1024])).not.toBe(renderingOf(plain, phone));
});
