import { expect, test } from 'vitest';
import { createLatestOnly } from './latestOnly.ts';

test('what is asked for last is done last, and what waited before it is passed over', async () => {
  const inTurn = createLatestOnly();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  const write = (text: string, after: Promise<void> = Promise.resolve()) =>
    inTurn(
      'one',
      async () => {
        await after;
        done.push(text);
        return true;
      },
      false,
    );
  const first = write('4', opened);
  // The first has begun when the others come.
  await Promise.resolve();
  const others = [write('41'), write('415')];
  open();
  expect(await Promise.all([first, ...others])).toEqual([true, false, true]);
  expect(done).toEqual(['4', '415']);
});

test('another name does not wait, and a failure stops nobody', async () => {
  const inTurn = createLatestOnly();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const slow = inTurn('one', () => opened.then(() => 'slow'), '');
  expect(await inTurn('other', async () => 'quick', '')).toBe('quick');
  open();
  expect(await slow).toBe('slow');
  await expect(inTurn('one', () => Promise.reject(new Error('Full')), '')).rejects.toThrow('Full');
  expect(await inTurn('one', async () => 'next', '')).toBe('next');
});
