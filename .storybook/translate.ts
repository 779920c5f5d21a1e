/** Setup file of `pnpm translated`: a translator changes every text of the stories, on a page that allows for it. */
import { startTranslator, translators } from '../packages/app/e2e/harness/translator.ts';
import { keepTranslatable } from '../packages/app/src/shell/inline/keepTranslatable.ts';

const kind = translators.find((name) => name === import.meta.env['VITE_TRANSLATOR']);
// The page that shows the stories stays for all files.
if (kind !== undefined && !document.documentElement.classList.contains('translated-ltr')) {
  keepTranslatable();
  startTranslator(kind);
}
