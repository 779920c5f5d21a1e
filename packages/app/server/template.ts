import type { Brand } from '../../ui/src/theme/defineBrand.ts';
import { BRAND_ELEMENT } from '../src/shell/brandElement.ts';
import { jsonElement, scriptJson } from './jsonElement.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Values of the placeholders in index.html. */
export interface PageValues {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  /** Path of the prerendered content; empty for a splash. */
  readonly prerendered?: string;
  /** Requests that the document starts before its scripts have loaded (`src/shell/inline/requestEarly.ts`). */
  readonly firstCalls?: string;
}

const NO_SCRIPT = 'This page needs JavaScript. Please turn it on and reload the page.';

/**
 * Fills in index.html for a brand.
 * @param content HTML of `#root`
 * @throws Error for an unknown placeholder.
 */
export function fillTemplate(template: string, brand: Brand, values: PageValues, content = ''): string {
  const { id, themeColor } = brand;
  const allValues = new Map(
    Object.entries({
      prerendered: '',
      firstCalls: '',
      noScript: NO_SCRIPT,
      brand: id,
      themeColor,
      ...values,
    }),
  );
  return template
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = allValues.get(name);
      if (value === undefined) throw new Error(`index.html has an unknown placeholder {{${name}}}`);
      return escape(value);
    })
    .replace('<!--brand-->', () => jsonElement(BRAND_ELEMENT, scriptJson(brand)))
    .replace('<!--page-->', () => content);
}
