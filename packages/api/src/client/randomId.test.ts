import { expect, test, vi } from 'vitest';
import { randomId } from './randomId.ts';

test('randomId: returns different UUIDs, also on a page without https', () => {
  // As browsers provide it there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
