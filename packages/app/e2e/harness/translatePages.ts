import type { BrowserContext } from 'playwright';
import { startTranslator, type Translator } from './translator.ts';

/** Translates every page of a browser profile once it has loaded, as a browser's translator does. */
export const translatePages = (context: BrowserContext, translator: Translator): Promise<unknown> =>
  context.addInitScript(`addEventListener('load', () => (${startTranslator.toString()})('${translator}'));`);
