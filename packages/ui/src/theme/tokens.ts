/** Reader for Design Tokens Community Group files: groups, `$type` inheritance and `{aliases}`. */

/** Token in a DTCG file. */
interface TokenNode {
  readonly $value: unknown;
  readonly $type?: string;
  readonly $description?: string;
}

/** Group of tokens, or a token, in a DTCG file. */
export type TokenTree = { readonly [key: string]: unknown };

/** Token with its inherited `$type` and resolved aliases. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  /** Description from the file, such as a reason or a section of the specification. */
  readonly description?: string;
}

const isRecord = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (node: unknown): node is TokenNode => isRecord(node) && '$value' in node;

/** A token replaces an earlier one, except for its description: a brand changes the value of a role, not its use. */
function merge(previous: unknown, value: unknown): unknown {
  if (!isRecord(previous) || !isRecord(value)) return value;
  if (!isToken(previous) && !isToken(value)) return mergeTokens(previous, value);
  const description = previous['$description'];
  return description === undefined ? value : { $description: description, ...value };
}

/** Merges token trees; later ones override earlier ones. */
export function mergeTokens(...trees: readonly TokenTree[]): TokenTree {
  const merged: Record<string, unknown> = {};
  for (const tree of trees)
    for (const [key, value] of Object.entries(tree)) merged[key] = merge(merged[key], value);
  return merged;
}

const tokenOf = (node: TokenNode, inherited: string): ResolvedToken => ({
  type: node.$type ?? inherited,
  value: node.$value,
  ...(node.$description !== undefined && { description: node.$description }),
});

function walk(tree: TokenTree, path: readonly string[], type: string): Map<string, ResolvedToken> {
  const tokens = new Map<string, ResolvedToken>();
  const inherited = typeof tree['$type'] === 'string' ? tree['$type'] : type;
  for (const [key, node] of Object.entries(tree)) {
    if (key.startsWith('$') || !isRecord(node)) continue;
    const here = [...path, key];
    if (isToken(node)) tokens.set(here.join('.'), tokenOf(node, inherited));
    else for (const [name, token] of walk(node, here, inherited)) tokens.set(name, token);
  }
  return tokens;
}

/** Extension with the CSS keywords of a token file, such as a line cap, for which the format has no type. */
const keywordExtension = 'patient.keywords';

const recordAt = (tree: TokenTree, key: string): TokenTree => {
  const value = tree[key];
  return isRecord(value) ? value : {};
};

/** Unresolved tokens of a tree by dotted path. Keywords of the extension have the type `keyword`. */
const flatten = (tree: TokenTree): ReadonlyMap<string, ResolvedToken> =>
  new Map([
    ...walk(tree, [], ''),
    ...walk(recordAt(recordAt(tree, '$extensions'), keywordExtension), [], 'keyword'),
  ]);

/** Dotted paths of all tokens in a tree. */
export const tokenPaths = (tree: TokenTree): readonly string[] => [...flatten(tree).keys()];

/** All tokens of the merged trees by dotted path, with aliases as written. */
export const unresolvedTokens = (...trees: readonly TokenTree[]): ReadonlyMap<string, ResolvedToken> =>
  flatten(mergeTokens(...trees));

/** Alias of a token as written: `{color.blue.500}`; empty for a token with its own value. */
export function aliasText(trees: readonly TokenTree[], path: string): string {
  const value = unresolvedTokens(...trees).get(path)?.value;
  return typeof value === 'string' ? value : '';
}

/** Path that a value refers to: `color.blue.500` for `{color.blue.500}`; undefined for other values. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

/** Tree with each token at its dotted path. */
export function treeOf(tokens: Iterable<readonly [path: string, token: TokenTree]>): TokenTree {
  const trees = [...tokens].map(([path, token]) =>
    path.split('.').reduceRight<TokenTree>((tree, key) => ({ [key]: tree }), token),
  );
  return mergeTokens(...trees);
}

/**
 * All tokens of the merged trees by dotted path, with aliases resolved.
 * @throws Error for an alias to a missing token or a circular alias.
 */
export function resolveTokens(...trees: readonly TokenTree[]): ReadonlyMap<string, ResolvedToken> {
  const raw = unresolvedTokens(...trees);
  const resolve = (path: string, seen: readonly string[]): ResolvedToken => {
    const token = raw.get(path);
    if (!token) throw new Error(`No token named ${path} (used by ${seen.at(-1) ?? 'nothing'})`);
    if (seen.includes(path)) throw new Error(`Circular token alias: ${[...seen, path].join(' > ')}`);
    const alias = aliasOf(token.value);
    if (alias === undefined) return token;
    const target = resolve(alias, [...seen, path]);
    return { ...token, type: token.type || target.type, value: target.value };
  };
  return new Map([...raw.keys()].map((path) => [path, resolve(path, [])]));
}
