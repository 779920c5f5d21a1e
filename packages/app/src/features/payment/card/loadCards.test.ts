import { afterEach, expect, test, vi } from 'vitest';
import { loadCards } from './loadCards.ts';

afterEach(() => vi.unstubAllGlobals());

test("privacy 1: turns off the page reports of the card provider's script", async () => {
  const scripts: { src?: string }[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    createElement: () => ({ addEventListener: () => undefined }),
    head: { appendChild: (script: { src?: string }) => scripts.push(script) },
  });
  void loadCards('pk_test_1', { now: Date.now, serviceUrl: 'https://service.test' });
  await expect.poll(() => scripts).toHaveLength(1);
  const { origin, searchParams } = new URL(scripts[0]?.src ?? '');
  expect(origin).toBe('https://js.stripe.com');
  expect(searchParams.get('advancedFraudSignals')).toBe('false');
});
