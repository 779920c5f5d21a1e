import { themedSources } from '../sources.ts';
import { aliasOf, tokenPaths, unresolvedTokens, type ResolvedToken } from '../tokens.ts';
import type { ExportedTheme } from './exportedThemes.ts';
import { flatName } from './flatTokens.ts';

type FigmaType = 'COLOR' | 'FLOAT' | 'STRING';

/** Px per rem: Figma has no relative sizes. */
const rootFontSize = 16;

const types: Readonly<Record<string, FigmaType>> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  duration: 'FLOAT',
  number: 'FLOAT',
  fontWeight: 'FLOAT',
  fontFamily: 'STRING',
  keyword: 'STRING',
};

const field = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

function colorValue(value: unknown) {
  const [r, g, b]: readonly unknown[] = Object(field(value, 'components'));
  return { r, g, b, a: field(value, 'alpha') ?? 1 };
}

/** Value in px or ms. */
function amount(value: unknown): number {
  const factor = { rem: rootFontSize, s: 1000 }[String(field(value, 'unit'))] ?? 1;
  return Number(field(value, 'value')) * factor;
}

/** Value of a variable. A typeface without its fallbacks, because Figma has one per text. */
function variableValue({ type, value }: ResolvedToken): unknown {
  const alias = aliasOf(value);
  if (alias !== undefined) return { type: 'VARIABLE_ALIAS', id: alias };
  if (type === 'color') return colorValue(value);
  if (type === 'dimension' || type === 'duration') return amount(value);
  return Array.isArray(value) ? value[0] : value;
}

/** Where Figma offers a variable. Ramps are offered nowhere, because only roles use them. */
const scopes: readonly (readonly [path: RegExp, scopes: readonly string[]])[] = [
  [/^radius\./, ['CORNER_RADIUS']],
  [/^space\./, ['GAP', 'WIDTH_HEIGHT']],
  [/^size\./, ['WIDTH_HEIGHT']],
  [/^font\./, ['FONT_FAMILY']],
  [/\bweight\b/, ['FONT_WEIGHT']],
  [/^type\.size\./, ['FONT_SIZE']],
  [/^(color\.)?\w+\.\d+$|^brand\./, []],
];

const cssVariables: ReadonlySet<string> = new Set(tokenPaths(themedSources));

const collection = 'tokens';

/**
 * Variables for Figma: a request body for `POST /v1/files/{file_key}/variables` of its REST API. One collection with a mode for
 * each brand and scheme. Leaves out shadows and easings, which can't be variables.
 */
export function figmaVariables(themes: readonly ExportedTheme[]) {
  const modes = themes.map(({ name, sources }) => ({ id: name, tokens: unresolvedTokens(...sources) }));
  const [first] = modes;
  const tokens = [...(first?.tokens ?? [])].filter(([, { type }]) => type in types);
  return {
    variableCollections: [
      { action: 'CREATE', id: collection, name: 'Patient design tokens', initialModeId: first?.id },
    ],
    variableModes: modes.map(({ id }) => ({
      // A collection is created with one mode.
      action: id === first?.id ? 'UPDATE' : 'CREATE',
      id,
      name: id,
      variableCollectionId: collection,
    })),
    variables: tokens.map(([path, { type, description }]) => ({
      action: 'CREATE',
      id: path,
      name: path.replaceAll('.', '/'),
      variableCollectionId: collection,
      resolvedType: types[type],
      scopes: scopes.find(([pattern]) => pattern.test(path))?.[1] ?? ['ALL_SCOPES'],
      ...(description !== undefined && { description }),
      ...(cssVariables.has(path) && { codeSyntax: { WEB: `var(--${flatName(path)})` } }),
    })),
    variableModeValues: modes.flatMap(({ id, tokens: values }) =>
      tokens.map(([path, token]) => ({
        variableId: path,
        modeId: id,
        value: variableValue(values.get(path) ?? token),
      })),
    ),
  };
}
