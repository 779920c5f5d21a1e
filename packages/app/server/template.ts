const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** What index.html leaves open. */
export interface PageValues {
  readonly brand: string;
  readonly title: string;
  readonly themeColor: string;
  readonly lang: string;
  /** The path whose first paint the page holds; nothing for a splash. */
  readonly painted?: string;
}

const NO_SCRIPT = 'This page needs JavaScript. Please switch it on and load the page again.';

/**
 * Fills index.html for one brand.
 * @param content HTML of the page's first paint.
 * @throws Error naming a placeholder nobody fills.
 */
export function fillTemplate(template: string, values: PageValues, content = ''): string {
  const known = new Map(Object.entries({ painted: '', noScript: NO_SCRIPT, ...values }));
  return template
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = known.get(name);
      if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which is not known`);
      return escape(value);
    })
    .replace('<!--page-->', () => content);
}
