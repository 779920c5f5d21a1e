import type { TokenTree } from '../tokens.ts';
import { exportedThemes } from './exportedThemes.ts';
import { figmaVariables } from './figmaVariables.ts';
import { flatTokens } from './flatTokens.ts';
import { resolverFile } from './resolverFile.ts';
import { styleDictionaryTokens } from './styleDictionary.ts';
import { tokensStudio } from './tokensStudio.ts';

/** JSON file for design tools. */
export interface TokenFile {
  readonly name: string;
  /** Format and reader of the file, in one sentence. */
  readonly description: string;
  readonly text: string;
}

const file = (name: string, description: string, content: unknown): TokenFile => ({
  name,
  description,
  text: `${JSON.stringify(content, null, 2)}\n`,
});

/** All tokens as files for design tools and other platforms. */
export function tokenFiles(brands: Readonly<Record<string, TokenTree>>): readonly TokenFile[] {
  const themes = exportedThemes(brands);
  return [
    file(
      'tokens.resolver.json',
      'All tokens with their aliases, as a DTCG resolver document (2025.10), for Terrazzo and other readers of the format.',
      resolverFile(brands),
    ),
    ...themes.map((theme) =>
      file(
        `${theme.name}.tokens.json`,
        `All tokens of ${theme.brand} in ${theme.scheme}, in one level and without aliases, in the DTCG format.`,
        flatTokens(theme),
      ),
    ),
    ...themes.map((theme) =>
      file(
        `${theme.name}.style-dictionary.json`,
        `The same tokens of ${theme.brand} in ${theme.scheme}, with values that Style Dictionary reads on every platform.`,
        styleDictionaryTokens(theme),
      ),
    ),
    file(
      'figma-variables.json',
      'Figma variables with a mode for each brand and scheme: the request body of Figma’s REST API, POST /v1/files/{file_key}/variables.',
      figmaVariables(themes),
    ),
    file(
      'tokens-studio.json',
      'Token sets and themes for the Figma plugin Tokens Studio, which also creates variables.',
      tokensStudio(brands, themes),
    ),
  ];
}
