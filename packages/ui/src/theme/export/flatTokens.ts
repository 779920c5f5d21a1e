import { resolveTokens, type TokenTree } from '../tokens.ts';
import type { ExportedTheme } from './exportedThemes.ts';

/** Name of a token in files without groups, and of its CSS variable without the dashes: `color-text-rest`. */
export const flatName = (path: string): string => path.replaceAll('.', '-');

/**
 * Tokens of a theme in one level, without aliases, in the DTCG format. Leaves out CSS keywords, for which the format has no
 * type.
 */
export const flatTokens = ({ sources }: ExportedTheme): TokenTree =>
  Object.fromEntries(
    [...resolveTokens(...sources)]
      .filter(([, { type }]) => type !== 'keyword')
      .map(([path, { type, value, description }]) => [
        flatName(path),
        { $type: type, $value: value, ...(description !== undefined && { $description: description }) },
      ]),
  );
