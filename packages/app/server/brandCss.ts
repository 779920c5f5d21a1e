const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;

/** Whether a style sheet uses a family, outside the rules that declare it. */
const usesFamily = (css: string, family: string) => css.replace(FONT_FACE, '').includes(family);

const familyOf = (rule: string) => /font-family:\s*"?([^;"}]+)/.exec(rule)?.[1]?.trim() ?? '';

/**
 * Style sheet of a page that shows one brand: without the themes of all others, and without the fonts that only they
 * use.
 * @param css as the build writes it, where the rules of a theme have no rules inside
 */
export function brandCss(css: string, brandId: string): string {
  const own = css
    .replace(/\[data-brand="?([\w-]+)"?\][^{}]*\{[^{}]*\}/g, (rule: string, id: string) =>
      id === brandId ? rule : '',
    )
    .replace(/@media[^{}]*\{\s*\}/g, '');
  return own.replace(FONT_FACE, (rule) => (usesFamily(own, familyOf(rule)) ? rule : ''));
}
