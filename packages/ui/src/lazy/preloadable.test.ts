import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preloadable } from './preloadable.tsx';

const Name = ({ name }: { name: string }) => name;

test('preloadable: renders nothing until the code has loaded', () => {
  const LazyName = preloadable(() => Promise.resolve(Name));
  expect(renderToString(createElement(LazyName, { name: 'Ada' }))).toBe('');
});

test('preloadable: renders preloaded code immediately, without a fallback', async () => {
  const LazyName = preloadable(() => Promise.resolve(Name));
  await LazyName.preload();
  expect(renderToString(createElement(LazyName, { name: 'Ada' }))).toBe('Ada');
});

test('preloadable: ignores a failed preload and retries', async () => {
  const results = [() => Promise.reject(new Error('Offline')), () => Promise.resolve(Name)];
  const LazyName = preloadable(() => results.shift()?.() ?? Promise.reject(new Error('Loaded too often')));
  await LazyName.preload();
  expect(renderToString(createElement(LazyName, { name: 'Ada' }))).toBe('');
  await LazyName.preload();
  expect(renderToString(createElement(LazyName, { name: 'Ada' }))).toBe('Ada');
});
