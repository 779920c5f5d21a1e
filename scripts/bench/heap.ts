import { chromium, type Browser, type CDPSession } from 'playwright';
import { browserFlags, ensureBrowser } from '../../tools/browser.ts';

/**
 * A browser without a compiler, whose code is in the heap as well and grows for as long as a page is used: what is left is
 * what the app holds.
 */
export const launchWithoutCompiler = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags, '--js-flags=--jitless'] });

/** Bytes in use after garbage was collected. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
