import { mergeTokens, resolveTokens, primitives, schemes, themeCss, treeOf } from '@patient/ui/tokens';
import type { TokenTree } from '@patient/ui/tokens';

/** Changed values as typed, by path of the token. */
export type Edits = Readonly<Record<string, string>>;

/** Brand with changed tokens. */
export interface DraftTheme {
  /** Token file with only the changes. */
  readonly changes: TokenTree;
  /** Token file of the brand with the changes. */
  readonly tokens: TokenTree;
  /** Paths of the changes that are left out because they are invalid. */
  readonly invalid: ReadonlySet<string>;
}

function parseColor(text: string): unknown {
  const [, hex, alpha] = /^(#[\da-f]{6})([\da-f]{2})?$/.exec(text.toLowerCase()) ?? [];
  if (hex === undefined) return undefined;
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return {
    colorSpace: 'srgb',
    components,
    ...(alpha !== undefined && { alpha: Number((Number.parseInt(alpha, 16) / 255).toFixed(2)) }),
    hex,
  };
}

function parseDimension(text: string): unknown {
  const [, value, unit] = /^(-?\d*\.?\d+)(px|rem)$/.exec(text) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

const parseNumber = (text: string) => (/^-?\d*\.?\d+$/.test(text) ? Number(text) : undefined);

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  color: parseColor,
  dimension: parseDimension,
  number: parseNumber,
  fontWeight: (text) => {
    const weight = parseNumber(text) ?? 0;
    return weight >= 1 && weight <= 1000 ? weight : undefined;
  },
  fontFamily: (text) => {
    const names = text.split(',').map((name) => name.trim().replaceAll('"', ''));
    return names.includes('') ? undefined : names;
  },
};

/** Types of tokens that can be changed, with an example of what to type. */
export const editableTypes: Readonly<Record<string, string>> = {
  color: '#7a3fd1 or {accent.600}',
  dimension: '8px or 0.5rem',
  number: '1.125',
  fontWeight: '600',
  fontFamily: 'Georgia, serif',
};

/** Value in the DTCG format for typed text; undefined for invalid text. */
export function parseValue(type: string, typed: string): unknown {
  const text = typed.trim();
  return /^\{[\w.]+\}$/.test(text) ? text : parsers[type]?.(text);
}

/** Whether all aliases resolve to values of the right type. */
function isResolvable(tokens: TokenTree): boolean {
  try {
    themeCss('draft', tokens);
    return true;
  } catch {
    return false;
  }
}

/** Applies changes to a brand, leaving out invalid ones. */
export function draftTheme(brand: TokenTree, edits: Edits): DraftTheme {
  const types = resolveTokens(primitives, schemes.light, brand);
  const invalid = new Set<string>();
  let draft: { readonly changes: TokenTree; readonly tokens: TokenTree } = { changes: {}, tokens: brand };
  for (const [path, text] of Object.entries(edits)) {
    const $type = types.get(path)?.type ?? '';
    const $value = parseValue($type, text);
    const change = treeOf([[path, { $type, $value }]]);
    const next = { changes: mergeTokens(draft.changes, change), tokens: mergeTokens(draft.tokens, change) };
    if ($value !== undefined && isResolvable(next.tokens)) draft = next;
    else invalid.add(path);
  }
  return { ...draft, invalid };
}
