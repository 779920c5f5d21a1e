/** Reading Design Tokens Community Group files: groups, `$type` inheritance, `{aliases}`, CSS values. */

/** One token of a DTCG file. */
interface TokenNode {
  readonly $value: unknown;
  readonly $type?: string;
  readonly $description?: string;
}

/** A group of tokens, or a token, as a DTCG file spells it. */
export type TokenTree = { readonly [key: string]: unknown };

/** A token with its `$type` settled and its aliases followed. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  /** What the file says about it: a reason, a section of the specification. */
  readonly description?: string;
}

const isRecord = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (node: unknown): node is TokenNode => isRecord(node) && '$value' in node;

/** Lays later trees over earlier ones: a brand file names only what it changes. */
export function mergeTokens(...trees: readonly TokenTree[]): TokenTree {
  const merged: Record<string, unknown> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const before = merged[key];
      merged[key] =
        isRecord(before) && isRecord(value) && !isToken(value) && !isToken(before)
          ? mergeTokens(before, value)
          : value;
    }
  }
  return merged;
}

const tokenOf = (node: TokenNode, inherited: string): ResolvedToken => ({
  type: node.$type ?? inherited,
  value: node.$value,
  ...(node.$description !== undefined && { description: node.$description }),
});

/** All tokens of a tree by dotted path, not yet resolved. */
function flatten(tree: TokenTree, path: readonly string[] = [], type = ''): Map<string, ResolvedToken> {
  const tokens = new Map<string, ResolvedToken>();
  const inherited = typeof tree['$type'] === 'string' ? tree['$type'] : type;
  for (const [key, node] of Object.entries(tree)) {
    if (key.startsWith('$') || !isRecord(node)) continue;
    const here = [...path, key];
    if (isToken(node)) tokens.set(here.join('.'), tokenOf(node, inherited));
    else for (const [name, token] of flatten(node, here, inherited)) tokens.set(name, token);
  }
  return tokens;
}

/** The dotted path of every token of a tree. */
export const tokenPaths = (tree: TokenTree): readonly string[] => [...flatten(tree).keys()];

/** What a token says before aliases are followed, as text: `{color.blue.500}`; empty for a value of its own. */
export function aliasText(trees: readonly TokenTree[], path: string): string {
  const value = flatten(mergeTokens(...trees)).get(path)?.value;
  return typeof value === 'string' ? value : '';
}

const aliasOf = (value: unknown) =>
  typeof value === 'string' ? /^\{([^}]+)\}$/.exec(value)?.[1] : undefined;

/**
 * Every token of the merged trees by dotted path, aliases followed.
 * @throws Error when an alias names no token or leads back to itself.
 */
export function resolveTokens(...trees: readonly TokenTree[]): ReadonlyMap<string, ResolvedToken> {
  const raw = flatten(mergeTokens(...trees));
  const resolve = (path: string, seen: readonly string[]): ResolvedToken => {
    const token = raw.get(path);
    if (!token) throw new Error(`No token is called ${path} (wanted by ${seen.at(-1) ?? 'nobody'})`);
    if (seen.includes(path)) throw new Error(`Tokens lead in a circle: ${[...seen, path].join(' > ')}`);
    const alias = aliasOf(token.value);
    if (alias === undefined) return token;
    const target = resolve(alias, [...seen, path]);
    return { ...token, type: token.type || target.type, value: target.value };
  };
  return new Map([...raw.keys()].map((path) => [path, resolve(path, [])]));
}
