import type { Plugin } from 'vite';

/** Replaced modules of react-aria and its number library, by the end of their path. */
const replacements: Record<string, (code: string) => string> = {
  '/react-aria/dist/private/i18n/useDefaultLocale.mjs': () => `
    const locale = { locale: 'en-US', direction: 'ltr' };
    export const getDefaultLocale = () => locale;
    export const useDefaultLocale = getDefaultLocale;`,
  '/react-aria/dist/private/i18n/utils.mjs': () => 'export const isRTL = () => false;',
  // Feature detection with a formatter of another language.
  '/@internationalized/number/dist/private/NumberFormatter.mjs': (code) =>
    code.replace(/ = new Intl\.NumberFormat\('de-DE', \{.*?=== 'exceptZero'/s, ' = true'),
};

/**
 * Replaces calls of `Intl` that react-aria makes while a page starts: the browser's locale, its direction, and support for
 * `signDisplay`. The first such call makes Chromium read its language tables, half of the blocking time of the sign-in page
 * (docs/decisions/0076). The app is in US English only. Fails the build when react-aria has changed such a module.
 */
export function constantLocale(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'constant-locale',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:useDefaultLocale|utils|NumberFormatter)\.mjs$/ },
      handler(code, id) {
        const match = Object.entries(replacements).find(([end]) => id.endsWith(end));
        if (!match) return undefined;
        const [end, replace] = match;
        const result = replace(code);
        if (result !== code) replaced.add(end);
        return result;
      },
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter((end) => !replaced.has(end));
      if (!error && this.environment.name === 'client' && missing.length > 0)
        this.error(`react-aria has changed ${missing.join(', ')}: update constantLocale.ts`);
    },
  };
}
