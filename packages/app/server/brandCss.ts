const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;

const SWAP = /font-display:\s*swap/;

const SOURCE = /src:\s*url\(([^)]+)\)([^;}]*)/;

/**
 * Without a referrer: Chromium sends the page's URL with a font of an inline style, whatever the page's policy, and a link from an
 * email has a token. The first source is for browsers that don't know the modifier.
 */
const withoutReferrer = (rule: string) =>
  rule.replace(
    SOURCE,
    (source: string, url: string, format: string) =>
      `${source};src:url("${url}" referrer-policy(no-referrer))${format}`,
  );

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
    usesFamily(own, familyOf(rule)) ? withoutReferrer(rule.replace(SWAP, 'font-display:optional')) : '',
  );
}
