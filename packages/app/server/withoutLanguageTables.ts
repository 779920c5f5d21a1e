import type { Plugin } from 'vite';

/** Where react-aria asks for the device's language and its direction; the app is in US English only. */
const LOCALE = /\/react-aria\/dist\/private\/i18n\/(useDefaultLocale|utils)\.mjs$/;

const answers = {
  useDefaultLocale: `
    const locale = { locale: 'en-US', direction: 'ltr' };
    export const getDefaultLocale = () => locale;
    export const useDefaultLocale = getDefaultLocale;`,
  utils: 'export const isRTL = () => false;',
};

/** Where react-aria tries what a formatter of numbers can do; those of the browsers that run this build can. */
const NUMBERS = /\/@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/;

const attempt = /^let (\S+supportsSignDisplay) = false;\ntry \{[^}]*\}\)[^}]*\} catch\s*\{\}/m;

/**
 * Answers at build time what react-aria asks a browser about languages as soon as its code has loaded. The first such question
 * makes a browser read its tables of languages, which holds up each page of a cheap phone (docs/decisions/0036).
 */
export const withoutLanguageTables = (): Plugin => ({
  name: 'without-language-tables',
  enforce: 'pre',
  load: {
    filter: { id: LOCALE },
    handler: (id) => (id.endsWith('/utils.mjs') ? answers.utils : answers.useDefaultLocale),
  },
  transform: {
    filter: { id: NUMBERS },
    handler(code) {
      if (!attempt.test(code)) throw new Error('NumberFormatter.mjs no longer tries signDisplay as it did');
      return code.replace(attempt, 'let $1 = true;');
    },
  },
});
