import { SESSION_MS } from '@patient/api/session';
import { applyAppearance } from '../src/shell/inline/applyAppearance.ts';
import { requestEarly } from '../src/shell/inline/requestEarly.ts';
import { keepTranslatable } from '../src/shell/inline/keepTranslatable.ts';
import { markPreHydrationPress } from '../src/shell/inline/preHydrationPress.ts';
import { EMPTY_CONFIG } from './pageConfig.ts';

/** Inline scripts by their placeholder in index.html. */
const scripts = {
  '<!--apply-appearance-->': `(${applyAppearance.toString()})()`,
  '<!--request-early-->': `(${requestEarly.toString()})(${SESSION_MS})`,
  '<!--keep-translatable-->': `(${keepTranslatable.toString()})()`,
  '<!--mark-early-press-->': `(${markPreHydrationPress.toString()})()`,
};

/**
 * Inserts the inline scripts and an empty configuration into index.html.
 * @param compress minifies a script. @default no minification
 */
export async function withInlineScripts(
  html: string,
  compress: (code: string) => Promise<string> = (code) => Promise.resolve(code),
): Promise<string> {
  let filled = html.replace('<!--config-->', EMPTY_CONFIG);
  for (const [placeholder, script] of Object.entries(scripts)) {
    // oxlint-disable-next-line no-await-in-loop -- four scripts, at build time
    const code = await compress(script);
    filled = filled.replace(placeholder, () => `<script>${code.trim()}</script>`);
  }
  return filled;
}
