const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;

const SWAP = /font-display:\s*swap/;

/** Whether a style sheet uses a font family, apart from its `@font-face` rules. */
const usesFamily = (css: string, family: string) => css.replace(FONT_FACE, '').includes(family);

const familyOf = (rule: string) => /font-family:\s*"?([^;"}]+)/.exec(rule)?.[1]?.trim() ?? '';

/**
 * Style sheet for one brand, without the themes and fonts of the others. A font is applied only if it has loaded by the first
 * render: a heading that wraps differently in it would move what is below.
 * @param css style sheet of the build; rules of a theme must not be nested
 */
export function brandCss(css: string, brandId: string): string {
  const own = css
    .replace(/\[data-brand="?([\w-]+)"?\][^{}]*\{[^{}]*\}/g, (rule: string, id: string) =>
      id === brandId ? rule : '',
    )
    .replace(/@media[^{}]*\{\s*\}/g, '');
  return own.replace(FONT_FACE, (rule) =>
    usesFamily(own, familyOf(rule)) ? rule.replace(SWAP, 'font-display:optional') : '',
  );
}
