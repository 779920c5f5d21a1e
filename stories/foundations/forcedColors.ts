/** Emulates forced colors, such as Windows high contrast mode, in tests. */
import { expect } from 'storybook/test';
import { isTest } from '../../.storybook/isTest.ts';

/**
 * Runs a check with forced colors and restores the setting afterwards. Without a test runner, in Storybook, nothing can emulate
 * them and the check is left out.
 * @throws Error in a test whose browser doesn't apply them.
 */
export async function inForcedColors(check: () => Promise<void>): Promise<void> {
  if (!isTest) return;
  const { cdp } = await import('vitest/browser');
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await check();
  } finally {
    await force('none');
  }
}
