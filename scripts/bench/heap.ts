import { chromium, type Browser, type CDPSession } from 'playwright';
import { browserFlags, ensureBrowser } from '../../tools/browser.ts';

/**
 * Launches a browser without a JIT compiler, because compiled code is in the heap too and grows while a page is used.
 */
export const launchWithoutCompiler = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags, '--js-flags=--jitless'] });

/** Bytes in use after garbage collection. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
