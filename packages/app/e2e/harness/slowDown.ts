import type { BrowserContext, Page } from 'playwright';
import { SHAKE_RATE } from './timeout.ts';

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SHAKE_RATE });
}

/** Slows the CPU of every page of a browser profile while `test --only shake` runs. */
export function slowDown(context: BrowserContext): void {
  if (SHAKE_RATE === 1) return;
  // Fails for a page that is already closed.
  context.on('page', (page) => void throttle(page).catch(() => undefined));
}
