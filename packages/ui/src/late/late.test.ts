import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { late } from './late.tsx';

const Name = ({ name }: { name: string }) => name;

test('nothing is drawn before it is there', () => {
  const Late = late(() => Promise.resolve(Name));
  expect(renderToString(createElement(Late, { name: 'Ada' }))).toBe('');
});

test('what was loaded ahead of time is drawn at once, without a fallback', async () => {
  const Late = late(() => Promise.resolve(Name));
  await Late.preload();
  expect(renderToString(createElement(Late, { name: 'Ada' }))).toBe('Ada');
});

test('a load that failed is not told to whoever asked ahead, and is tried again', async () => {
  const answers = [() => Promise.reject(new Error('No line')), () => Promise.resolve(Name)];
  const Late = late(() => answers.shift()?.() ?? Promise.reject(new Error('Asked too often')));
  await Late.preload();
  expect(renderToString(createElement(Late, { name: 'Ada' }))).toBe('');
  await Late.preload();
  expect(renderToString(createElement(Late, { name: 'Ada' }))).toBe('Ada');
});
