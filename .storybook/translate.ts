/** Setup file of `pnpm translated`: simulates a translator that changes all texts of the stories. */
import { startTranslator, translators } from '../packages/app/e2e/harness/translator.ts';
import { keepTranslatable } from '../packages/app/src/shell/inline/keepTranslatable.ts';

const kind = translators.find((name) => name === import.meta.env['VITE_TRANSLATOR']);
// Once, because all files share the page.
if (kind !== undefined && !document.documentElement.classList.contains('translated-ltr')) {
  keepTranslatable();
  startTranslator(kind);
}
