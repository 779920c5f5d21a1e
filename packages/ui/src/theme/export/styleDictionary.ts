import { cssValue } from '../cssValue.ts';
import { resolveTokens, type ResolvedToken, type TokenTree } from '../tokens.ts';
import type { ExportedTheme } from './exportedThemes.ts';
import { flatName } from './flatTokens.ts';

/** Px per rem of Style Dictionary (`basePxFontSize`). */
const PX_PER_REM = 16;

/** In rem, because transforms for native platforms multiply each length by 16, whatever its unit. */
const inRem = (text: string) =>
  text.endsWith('px') ? `${Number(text.slice(0, -'px'.length)) / PX_PER_REM}rem` : text;

/** Values that Style Dictionary 5 reads as objects only in part: it writes durations, and shadows outside CSS, as `[object Object]`. */
const texts: Readonly<Record<string, (token: ResolvedToken) => string>> = {
  color: cssValue,
  dimension: (token) => inRem(cssValue(token)),
  duration: cssValue,
  shadow: cssValue,
};

/** Tokens of a theme in one level, without aliases and CSS keywords, with the values that Style Dictionary's transforms read. */
export const styleDictionaryTokens = ({ sources }: ExportedTheme): TokenTree =>
  Object.fromEntries(
    [...resolveTokens(...sources)]
      .filter(([, { type }]) => type !== 'keyword')
      .map(([path, token]) => [
        flatName(path),
        {
          $type: token.type,
          $value: texts[token.type]?.(token) ?? token.value,
          ...(token.description !== undefined && { $description: token.description }),
        },
      ]),
  );
