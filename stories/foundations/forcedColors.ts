/** Windows' high contrast and its kin, for tests: the browser paints with the patient's own few colours. */

/** Whether the test runner drives this page; a person who opens the story has a setting of their own for this. */
const isTest = import.meta.env.MODE === 'test';

/**
 * Does `look` while the browser forces colours, and puts it back after.
 * @returns false, having done nothing, where no test runner can switch the browser.
 */
export async function inForcedColors(look: () => Promise<void>): Promise<boolean> {
  if (!isTest) return false;
  const { cdp } = await import('vitest/browser');
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    await look();
  } finally {
    await force('none');
  }
  return true;
}
