/** Emulates forced colors, such as Windows high contrast mode, in tests. */

/** Whether a test runner controls the page; outside tests, the system setting applies. */
const isTest = import.meta.env.MODE === 'test';

/**
 * Runs a check with forced colors and restores the setting afterwards.
 * @returns false, without running anything, outside a test runner.
 */
export async function inForcedColors(check: () => Promise<void>): Promise<boolean> {
  if (!isTest) return false;
  const { cdp } = await import('vitest/browser');
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    await check();
  } finally {
    await force('none');
  }
  return true;
}
